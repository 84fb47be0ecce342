import { RETENTION } from '@saathi/shared/legal/retention'
import { indianDay } from '@saathi/shared/lib/days'
import { asc, lt } from 'drizzle-orm'
import type { Deps } from '../../context.ts'
import { callFunction } from '../../db/call-function.ts'
import type { Db } from '../../db/client.ts'
import { expenseEnds } from '../../db/schema/expenses.ts'

const BATCH_SIZE = 100

/** Deletes ledgers a year after the end of their tour or their last change, at most 100. */
export async function deleteExpiredLedgers(db: Db, now: Date): Promise<void> {
  const before = indianDay(new Date(now.getTime() - RETENTION.expenseDays * 86_400_000))
  const due = await db
    .select({ ledgerId: expenseEnds.ledgerId })
    .from(expenseEnds)
    .where(lt(expenseEnds.lastDay, before))
    .orderBy(asc(expenseEnds.lastDay))
    .limit(BATCH_SIZE)
  for (const { ledgerId } of due) await callFunction(db, 'delete_ledger', { ledgerId, before })
}

export const expensesJobs = ({ db, now }: Pick<Deps, 'db' | 'now'>) => ({
  ledgers: () => deleteExpiredLedgers(db, now()),
})
