import type { DecisionAction } from '@saathi/shared/admin/rules'
import { indianDay } from '@saathi/shared/lib/days'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { reports } from '../../../../db/schema/safety.ts'

/** The decisions that a member of the staff can make about a report now: none if they have reported the person themselves. */
export async function possibleActions(db: Db, reportId: string, staffId: string, now: Date): Promise<DecisionAction[]> {
  const [row] = await db
    .select({ acts: sql<DecisionAction[]>`possible_acts(${reports._id}, ${indianDay(now)})` })
    .from(reports)
    .where(and(eq(reports._id, reportId), sql`not has_reported(${staffId}, ${reports.reportedId})`))
  return row?.acts ?? []
}
