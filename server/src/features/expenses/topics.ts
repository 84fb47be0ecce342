import type { LedgerRef } from '@saathi/shared/expenses/schema'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { idArray } from '../../db/queries/relationships.ts'
import { blocks } from '../../db/schema/safety.ts'
import { tours } from '../../db/schema/tours.ts'
import type { Realtime } from '../../realtime/realtime.ts'
import { createTopic, type Told } from '../../realtime/topic.ts'
import { isUnhidden } from '../tours/policy.ts'

/** A ledger that a user has changed. */
type LedgerChange = LedgerRef & { by: string }

/**
 * Those whom `expense_role` gives a part in the changed ledgers, of their tours and trips or in an expense, and those who got
 * a notification about one; not those from whom a block hides the one who has changed it.
 */
async function readAudience(db: Db, changes: LedgerChange[]): Promise<Told[]> {
  const kinds = new Map(changes.map(({ kind, id }) => [id, kind]))
  const ledgers = sql`${idArray(changes.map(({ id }) => id))}::uuid[]`
  const authors = sql`${idArray(changes.map(({ by }) => by))}::uuid[]`
  const told = await db
    .select({
      id: sql<string | null>`case when bool_or(not one.noticed) then one.ledger end`,
      userId: sql<string>`one.who`,
      noticed: sql<boolean>`bool_or(one.noticed)`,
    })
    .from(sql`ledger_audience(${ledgers}) one`)
    .leftJoin(tours, sql`tours.id = one.ledger and one.seated`)
    .where(sql`one.noticed or ((not one.seated or ${isUnhidden(sql`one.who`)}) and exists (
      select from unnest(${ledgers}, ${authors}) change(id, author)
      where change.id = one.ledger
        and not exists (select from ${blocks} where blocker_id = change.author and blocked_id = one.who)
        and not exists (select from ${blocks} where blocker_id = one.who and blocked_id = change.author)))`)
    .groupBy(sql`one.ledger, one.who`)
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
