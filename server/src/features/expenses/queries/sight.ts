import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { idArray } from '../../../db/queries/relationships.ts'
import { expenseEntries, expenseTransfers } from '../../../db/schema/expenses.ts'
import type { LedgerReader } from '../policy.ts'
import { canActFor, type LedgerPeople } from './people.ts'

const { placeholder } = sql
const ledgerId = sql`${placeholder('ledgerId')}::uuid`
const apart = sql`${placeholder('apart')}::uuid[]`
const [e, t] = [expenseEntries, expenseTransfers]

/** Whether a list of shares names somebody who is apart from the reader. */
const namesApart = (shares: typeof e.payers | typeof e.shares) =>
  sql`exists (select from jsonb_array_elements(${shares}) part where (part->>'id')::uuid = any(${apart}))`

const prepared = perDb((db) => ({
  entries: db
    .select({ number: e.number, authorId: e.authorId, payers: e.payers, shares: e.shares })
    .from(e)
    .where(
      sql`${e.ledgerId} = ${ledgerId}
        and (${e.authorId} = any(${apart}) or ${namesApart(e.payers)} or ${namesApart(e.shares)})`,
    )
    .prepare('ledger_entries_apart'),
  transfers: db
    .select({ id: t._id, from: t.fromId, to: t.toId })
    .from(t)
    .where(sql`${t.ledgerId} = ${ledgerId} and (${t.fromId} = any(${apart}) or ${t.toId} = any(${apart}))`)
    .prepare('ledger_transfers_apart'),
}))

/**
 * What blocks leave of a ledger for its reader. Somebody from whom a block separates the reader, or a guest whom such a
 * person has added, is in it only if they share an entry or a transfer with the reader; other entries and transfers of
 * theirs do not exist for the reader, who gets balances and sums of the rest.
 */
export type Sight = {
  /** Ids of people and guests from whom a block separates the reader. */
  apart: Set<string>
  /** The people with whom the reader shares an entry or a transfer. */
  shared: Set<string>
  /** The numbers of the entries that the reader does not see. */
  unlisted: Set<number>
  /** The ids of the transfers that the reader does not see. */
  unseen: string[]
}

const WHOLE: Sight = { apart: new Set(), shared: new Set(), unlisted: new Set(), unseen: [] }

/** The part of a ledger that the reader sees; `everyone` is needed only for a reader whom a block separates from somebody. */
export async function readSight(
  db: Db,
  reader: LedgerReader,
  everyone: LedgerPeople | Promise<LedgerPeople>,
): Promise<Sight> {
  const { separated, userId, ledger } = reader
  if (separated.size === 0) return WHOLE
  const known = await everyone
  const isApart = ([, { addedBy }]: [string, { addedBy: string }]) => separated.has(addedBy)
  const apart = new Set([...separated.keys(), ...[...known.guests].filter(isApart).map(([id]) => id)])
  const params = { ledgerId: ledger.id, apart: idArray([...apart]) }
  const [entries, transfers] = await Promise.all([
    prepared(db).entries.execute(params),
    prepared(db).transfers.execute(params),
  ])
  const unlisted = new Set<number>()
  const shared = new Set<string>()
  const meet = (people: string[]) => {
    const isMine = people.some((id) => canActFor(known, userId, id))
    if (isMine) for (const id of people) if (apart.has(id)) shared.add(id)
    return isMine
  }
  for (const { number, authorId, payers, shares } of entries)
    if (!meet([authorId, ...[...payers, ...shares].map(({ id }) => id)])) unlisted.add(number)
  const unseen = transfers.filter(({ from, to }) => !meet([from, to])).map(({ id }) => id)
  return { apart, shared, unlisted, unseen }
}
