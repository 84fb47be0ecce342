import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { idArray } from '../../db/queries/relationships.ts'
import { expensePeople } from '../../db/schema/expenses.ts'
import { tourParticipants, tours } from '../../db/schema/tours.ts'
import { trips } from '../../db/schema/trips.ts'
import type { LedgerChange, LedgerChanges } from '../../realtime/realtime.ts'
import { recentNotices } from '../notices/store.ts'

/** The ledgers among the changed ones that each of these users may read: of their tours and trips, or with a part in an expense. */
export async function ledgersOf(db: Db, changes: LedgerChange[], userIds: string[]): Promise<LedgerChanges> {
  const changed = changes.map(({ id }) => id)
  const ids = sql`${idArray(changed)}::uuid[]`
  const listeners = sql`${idArray(userIds)}::uuid[]`
  type Row = { ledger: string; who: string }
  const [members, owners, involved, noticed] = await Promise.all([
    db.execute<Row>(sql`
      select id as ledger, creator_id as who from ${tours} where id = any(${ids}) and creator_id = any(${listeners})
      union all
      select tour_id, user_id from ${tourParticipants} where tour_id = any(${ids}) and user_id = any(${listeners})`),
    db.execute<Row>(sql`
      select id as ledger, owner_id as who from ${trips} where id = any(${ids}) and owner_id = any(${listeners})`),
    db.execute<Row>(sql`
      select ledger_id as ledger, user_id as who from ${expensePeople}
      where ledger_id = any(${ids}) and user_id = any(${listeners}) and involved`),
    recentNotices(db, changed, userIds),
  ])
  const pairs = new Set([...members, ...owners, ...involved].map(({ ledger, who }) => `${ledger} ${who}`))
  return (userId) => ({
    ledgers: changes.filter(({ id }) => pairs.has(`${id} ${userId}`)),
    notices: noticed.some((row) => row.userId === userId),
  })
}
