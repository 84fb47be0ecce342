import type { LedgerLine } from '@saathi/shared/expense-transfers'
import { asc, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { expenseEntries, expenseLedgers } from '../../db/schema/expenses.ts'

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

export const readLines = (db: Db, ledgerId: string): Promise<Line[]> => prepared(db).lines.execute({ ledgerId })

export async function readVersion(db: Db, ledgerId: string): Promise<{ last: number; version: number }> {
  const [row] = await prepared(db).ledger.execute({ ledgerId })
  return row ?? { last: 0, version: 0 }
}

/** Whether an entry concerns a user: as a payer, with a share, or as its author. */
export const concerns = ({ authorId, payers, shares }: Line, userId: string) =>
  authorId === userId || [...payers, ...shares].some(({ id }) => id === userId)
