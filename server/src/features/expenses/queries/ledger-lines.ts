import type { LedgerLine } from '@saathi/shared/expenses/transfers'
import { asc, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { expenseEntries, expenseLedgers } from '../../../db/schema/expenses.ts'

const { placeholder } = sql
const ledgerId = sql`${placeholder('ledgerId')}::uuid`
const e = expenseEntries

/** The entries that count: neither replaced nor removed. */
export const linesQuery = (db: Db) =>
  db
    .select({
      number: e.number,
      kind: e.kind,
      title: e.title,
      category: e.category,
      day: e.day,
      amountPaise: e.amountPaise,
      payers: e.payers,
      shares: e.shares,
      authorId: e.authorId,
    })
    .from(e)
    .where(
      sql`${e.ledgerId} = ${ledgerId} and not ${e.removed} and not exists (
        select from expense_entries later
        where later.ledger_id = ${ledgerId} and later.ledger_id = ${e.ledgerId} and later.replaces = ${e.number})`,
    )
    .orderBy(asc(e.number))

const prepared = perDb((db) => ({
  lines: linesQuery(db).prepare('ledger_lines'),
  ledger: db
    .select({ last: expenseLedgers.last, version: expenseLedgers.version })
    .from(expenseLedgers)
    .where(sql`${expenseLedgers.ledgerId} = ${ledgerId}`)
    .prepare('ledger_version'),
}))

export type Line = Awaited<ReturnType<typeof linesQuery>>[number] & LedgerLine

/** Lines in memory, of all ledgers. */
const LINES_MAX = 20_000

const caches = perDb(
  () => new LRUCache<string, { version: number; lines: Promise<Line[]> }>({ max: 1_000, maxSize: LINES_MAX }),
)

/**
 * The lines of a ledger, which are the same until its version grows. `last` is the number of its last entry. The version
 * must have been read before, so that the lines are at least as new.
 */
export function readLines(db: Db, ledgerId: string, { version, last }: { version: number; last: number }) {
  const cache = caches(db)
  const known = cache.get(ledgerId)
  if (known?.version === version) return known.lines
  const lines: Promise<Line[]> = prepared(db).lines.execute({ ledgerId })
  cache.set(ledgerId, { version, lines }, { size: last + 1 })
  lines.catch(() => cache.delete(ledgerId))
  return lines
}

export async function readVersion(db: Db, ledgerId: string): Promise<{ last: number; version: number }> {
  const [row] = await prepared(db).ledger.execute({ ledgerId })
  return row ?? { last: 0, version: 0 }
}

/** Whether an entry concerns a user: as a payer, with a share, or as its author. */
export const concerns = ({ authorId, payers, shares }: Line, userId: string) =>
  authorId === userId || [...payers, ...shares].some(({ id }) => id === userId)
