import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { EXPORT_PAGE, readAll } from '../../../db/queries/export-pages.ts'
import { namesAtBlock } from '../../../db/queries/relationships.ts'
import {
  expenseEntries,
  expenseGuests,
  expensePeople,
  expenseReceipts,
  expenseSummaries,
  expenseTransferEvents,
  expenseTransfers,
  upiIds,
} from '../../../db/schema/expenses.ts'
import { findMembers } from '../../groups/queries/members.ts'

/** The personal data of a user in ledgers: what they wrote and what concerns them, with the names of authors. */
export async function exportExpenses(db: Db, userId: string): Promise<Record<string, unknown[]>> {
  const [e, t, events] = [expenseEntries, expenseTransfers, expenseTransferEvents]
  const parts = await db.select().from(expensePeople).where(eq(expensePeople.userId, userId))
  const ledgers = parts.map(({ ledgerId }) => ledgerId)
  const mine = sql`jsonb_build_array(jsonb_build_object('id', ${userId}::uuid))`
  const concernsMe = or(eq(e.authorId, userId), sql`${e.payers} @> ${mine}`, sql`${e.shares} @> ${mine}`)
  const [entries, guests, transfers, balances, receipts, upi, [blocked]] = await Promise.all([
    readAll((last: typeof e.$inferSelect | undefined) =>
      db
        .select()
        .from(e)
        .where(
          and(
            or(eq(e.authorId, userId), and(inArray(e.ledgerId, ledgers), concernsMe)),
            last && sql`(${e.ledgerId}, ${e.number}) > (${last.ledgerId}::uuid, ${last.number})`,
          ),
        )
        .orderBy(asc(e.ledgerId), asc(e.number))
        .limit(EXPORT_PAGE),
    ),
    db.select().from(expenseGuests).where(eq(expenseGuests.addedBy, userId)),
    db
      .select()
      .from(t)
      .where(or(eq(t.fromId, userId), eq(t.toId, userId))),
    db.select().from(expenseSummaries).where(eq(expenseSummaries.userId, userId)),
    db.select().from(expenseReceipts).where(eq(expenseReceipts.userId, userId)),
    db.select().from(upiIds).where(eq(upiIds.userId, userId)),
    db.select({ names: namesAtBlock(userId) }).from(sql`(select) one`),
  ])
  const steps =
    transfers.length === 0
      ? []
      : await db
          .select()
          .from(events)
          .where(
            and(
              inArray(
                events.ledgerId,
                transfers.map(({ ledgerId }) => ledgerId),
              ),
              inArray(
                events.transferId,
                transfers.map(({ _id }) => _id),
              ),
            ),
          )
  const people = await findMembers(
    db,
    entries.map(({ authorId }) => authorId),
  )
  const separated = new Map(Object.entries(blocked?.names ?? {}))
  return {
    expenseLedgers: parts,
    expenses: entries.map(({ key, ...entry }) => ({
      ...entry,
      // As on the page: of somebody whom a block separates from the user, only the title and the figures.
      ...(separated.has(entry.authorId) ? { note: '', reason: '', receipt: null } : {}),
      author: separated.get(entry.authorId) ?? people.get(entry.authorId)?.member.name ?? null,
    })),
    expenseGuests: guests,
    expenseTransfers: transfers.map(({ key, ...transfer }) => transfer),
    expenseTransferEvents: steps,
    expenseBalances: balances,
    expenseReceipts: receipts,
    upiIds: upi,
  }
}
