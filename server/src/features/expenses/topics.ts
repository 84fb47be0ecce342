import type { LedgerRef } from '@saathi/shared/expenses/schema'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { idArray } from '../../db/queries/relationships.ts'
import { blocks } from '../../db/schema/safety.ts'
import type { Realtime } from '../../realtime/realtime.ts'
import { createTopic, type Told } from '../../realtime/topic.ts'

/** A ledger that a user has changed. */
type LedgerChange = LedgerRef & { by: string }

/**
 * Those who may read the changed ledgers, of their tours and trips or with a part in an expense, and those who got a
 * notification about one; not those from whom a block hides the one who has changed it.
 */
async function readAudience(db: Db, changes: LedgerChange[]): Promise<Told[]> {
  const kinds = new Map(changes.map(({ kind, id }) => [id, kind]))
  const ledgers = sql`${idArray(changes.map(({ id }) => id))}::uuid[]`
  const authors = sql`${idArray(changes.map(({ by }) => by))}::uuid[]`
  const told = await db.execute<Told>(sql`
    select case when bool_or(not noticed) then ledger end as id, who as "userId", bool_or(noticed) as noticed
    from ledger_audience(${ledgers}) one
    where one.noticed or exists (
      select from unnest(${ledgers}, ${authors}) change(id, author)
      where change.id = one.ledger
        and not exists (select from ${blocks} where blocker_id = change.author and blocked_id = one.who)
        and not exists (select from ${blocks} where blocker_id = one.who and blocked_id = change.author))
    group by ledger, who`)
  return told.map((one) => ({ ...one, id: one.id && `${kinds.get(one.id)}${one.id}` }))
}

const KIND_END = 1 + 'tour'.length
const ID_END = KIND_END + 36

/** Changes of ledgers; each is known by its kind and id in one text. */
export const ledgerTopic = createTopic<LedgerChange>({
  codes: 'y',
  toText: ({ kind, id, by }) => `y${kind}${id}${by}`,
  fromText: (text) => ({
    kind: text.slice(1, KIND_END) as LedgerRef['kind'],
    id: text.slice(KIND_END, ID_END),
    by: text.slice(ID_END),
  }),
  readAudience,
  toEvent: (text) => ({
    kind: 'expenses',
    ledger: text === null ? null : { kind: text.slice(0, 4) as LedgerRef['kind'], id: text.slice(4) },
  }),
})

/** Announces a change of a ledger, or its notices, to those who may read it. Call it after the write. */
export const publishLedgerChange = (realtime: Realtime, { kind, id }: LedgerRef, by: string): void =>
  realtime.publishChange(ledgerTopic, { kind, id, by })
