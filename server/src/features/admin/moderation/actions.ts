import type { DecisionAction } from '@saathi/shared/admin-rules'
import { indianDay } from '@saathi/shared/days'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'

/** What can be decided about a report now. */
export async function possibleActions(db: Db, reportId: string, now: Date): Promise<DecisionAction[]> {
  const [row] = await db.execute<{ acts: DecisionAction[] }>(
    sql`select possible_acts(${reportId}, ${indianDay(now)}) as acts`,
  )
  return row?.acts ?? []
}
