import type { ExpenseEntry } from '@saathi/shared/expenses/schema'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { expenseEntries } from '../../../db/schema/expenses.ts'
import type { LedgerReader } from '../policy.ts'
import { readLedgerPeople, showPeople } from './people.ts'
import { readSight } from './sight.ts'

const { placeholder } = sql
const ledgerId = sql`${placeholder('ledgerId')}::uuid`
const userId = sql`${placeholder('userId')}::uuid`
const e = expenseEntries

/** Entries before a number, newest first, without the unlisted ones; with `onlyMine` those that concern the reader. */
export const entriesQuery = (db: Db) =>
  db
    .select({
      kind: e.kind,
      number: e.number,
      at: e.at,
      authorId: e.authorId,
      reason: e.reason,
      replaces: e.replaces,
      removed: e.removed,
      replacedBy: sql<number | null>`(select later.number::int from expense_entries later
        where later.ledger_id = ${ledgerId} and later.ledger_id = expense_entries.ledger_id and later.replaces = expense_entries.number)`,
      method: e.method,
      title: e.title,
      category: e.category,
      day: e.day,
      amountPaise: e.amountPaise,
      currency: e.currency,
      payers: e.payers,
      split: e.split,
      shares: e.shares,
      note: e.note,
      receipt: e.receipt,
    })
    .from(e)
    .where(
      sql`${e.ledgerId} = ${ledgerId} and ${e.number} < ${placeholder('before')}::bigint
        and ${e.number} <> all(${placeholder('unlisted')}::bigint[])
        and (not ${placeholder('onlyMine')}::boolean or ${e.authorId} = ${userId}
          or ${e.payers} @> jsonb_build_array(jsonb_build_object('id', ${userId}))
          or ${e.shares} @> jsonb_build_array(jsonb_build_object('id', ${userId})))`,
    )
    .orderBy(sql`${e.number} desc`)
    .limit(placeholder('limit') as never)

const prepared = perDb((db) => entriesQuery(db).prepare('ledger_entries'))

type Page = { before?: number | undefined; limit: number }

/**
 * A ledger's entries that the reader sees, newest first, before a number. Of an author whom a block separates from the
 * reader, only the title and the figures are shown.
 */
export async function listEntries(
  db: Db,
  reader: LedgerReader,
  { before = Number.MAX_SAFE_INTEGER, limit }: Page,
): Promise<ExpenseEntry[]> {
  const { userId } = reader
  const onlyMine = reader.role === 'left'
  const ledgerPeopleRead = readLedgerPeople(db, reader)
  const rowsRead = readSight(db, reader, ledgerPeopleRead).then(({ unlisted }) => {
    const numbers = `{${[...unlisted].join()}}`
    return prepared(db).execute({ ledgerId: reader.ledger.id, userId, before, limit, onlyMine, unlisted: numbers })
  })
  const [rows, everyone] = await Promise.all([rowsRead, ledgerPeopleRead])
  const authors = await showPeople(
    db,
    reader,
    everyone,
    rows.map(({ authorId }) => authorId),
  )
  const own = (shares: { id: string; paise: number }[]) =>
    shares.reduce((sum, { id, paise }) => (id === userId ? sum + paise : sum), 0)
  return rows.flatMap(({ authorId, ...row }) => {
    const author = authors.get(authorId)
    if (!author) return []
    const texts = reader.separated.has(authorId) ? { note: '', reason: '', receipt: null } : {}
    return [
      {
        ...row,
        ...texts,
        author,
        current: row.replacedBy === null && !row.removed,
        mine: { paidPaise: own(row.payers), sharePaise: own(row.shares) },
      },
    ]
  })
}

/** One entry as the reader may see it. */
export async function findEntry(db: Db, reader: LedgerReader, number: number): Promise<ExpenseEntry | null> {
  const [entry] = await listEntries(db, reader, { before: number + 1, limit: 1 })
  return entry?.number === number ? entry : null
}
