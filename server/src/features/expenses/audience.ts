import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { idArray } from '../../db/queries/relationships.ts'
import type { LedgerChange, Told } from '../../realtime/realtime.ts'

/**
 * Those who may read the changed ledgers, of their tours and trips or with a part in an expense, and those who got a
 * notification about one.
 */
export const audienceOfLedgers = async (db: Db, changes: LedgerChange[]): Promise<Told[]> =>
  db.execute<Told>(sql`
    select case when bool_or(not noticed) then ledger end as id, who as "userId", bool_or(noticed) as noticed
    from ledger_audience(${idArray(changes.map(({ id }) => id))}::uuid[]) group by ledger, who`)
