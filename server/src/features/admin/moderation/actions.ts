import type { DecisionAction } from '@saathi/shared/admin-rules'
import { indianDay } from '@saathi/shared/days'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { reports } from '../../../db/schema/safety.ts'

/** What a member of the staff can decide about a report now: nothing if they have reported the person themselves. */
export async function possibleActions(db: Db, reportId: string, staffId: string, now: Date): Promise<DecisionAction[]> {
  const [row] = await db.execute<{ acts: DecisionAction[] }>(
    sql`select possible_acts(r.id, ${indianDay(now)}) as acts from ${reports} r
      where r.id = ${reportId} and not has_reported(${staffId}, r.reported_id)`,
  )
  return row?.acts ?? []
}
