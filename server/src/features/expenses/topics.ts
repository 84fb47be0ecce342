import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { idArray } from '../../db/queries/relationships.ts'
import { blocks } from '../../db/schema/safety.ts'
import type { LedgerChange, Told } from '../../realtime/realtime.ts'

/**
 * Those who may read the changed ledgers, of their tours and trips or with a part in an expense, and those who got a
 * notification about one; not those from whom a block hides the one who has changed it.
 */
export async function audienceOfLedgers(db: Db, changes: LedgerChange[]): Promise<Told[]> {
  const ledgers = sql`${idArray(changes.map(({ id }) => id))}::uuid[]`
  const authors = sql`${idArray(changes.map(({ by }) => by))}::uuid[]`
  return db.execute<Told>(sql`
    select case when bool_or(not noticed) then ledger end as id, who as "userId", bool_or(noticed) as noticed
    from ledger_audience(${ledgers}) one
    where one.noticed or exists (
      select from unnest(${ledgers}, ${authors}) change(id, author)
      where change.id = one.ledger
        and not exists (select from ${blocks} where blocker_id = change.author and blocked_id = one.who)
        and not exists (select from ${blocks} where blocker_id = one.who and blocked_id = change.author))
    group by ledger, who`)
}
