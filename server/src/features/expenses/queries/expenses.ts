import { NOTICE_VERSION } from '@saathi/shared/auth/consent-rules'
import type { ExpenseFacts, PayMethod } from '@saathi/shared/expenses/facts'
import { ENTRIES_MAX, GUESTS_MAX } from '@saathi/shared/expenses/rules'
import type { LedgerRef, RepeatedExpenses, TransferAction, UpiChange } from '@saathi/shared/expenses/schema'
import { type Share, splitAmount } from '@saathi/shared/expenses/split'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { upiIds } from '../../../db/schema/expenses.ts'

/** The writer, the ledger, and the calendar day in India. */
export type Writer = { userId: string; today: string; ledger: LedgerRef }

/** The columns of an entry. The facts were checked by their schema, so the split is valid. */
function columnsOf({ amountPaise, ...facts }: ExpenseFacts) {
  const shares: Share[] = splitAmount(amountPaise, facts.split).shares ?? []
  return { ...facts, amount_paise: amountPaise, shares }
}

type Entry = { key?: string | undefined; replaces?: number; reason?: string }

/** Adds an expense or the correction of one; without facts the removal of the one that it replaces. */
export async function addExpense(
  db: Db,
  { userId, ledger, today }: Writer,
  facts: ExpenseFacts | null,
  { key, replaces, reason = '' }: Entry,
) {
  // The note and the receipt of a removed entry stay with it alone.
  const columns = facts ? columnsOf(facts) : { note: '', receipt: null }
  const { outcome, entry_number } = await callFunction(db, 'add_expense', {
    authorId: userId,
    kind: ledger.kind,
    ledgerId: ledger.id,
    facts: columns,
    replaces: replaces ?? null,
    isRemoval: facts === null,
    reason,
    key: key ?? null,
    most: ENTRIES_MAX,
    today,
  })
  return { outcome, entry_number: Number(entry_number) }
}

/** Adds expenses, all or none. `repeated`: what becomes of those that the ledger has already. */
export const importExpenses = (
  db: Db,
  { userId, ledger, today }: Writer,
  list: ExpenseFacts[],
  { key, repeated }: { key: string | undefined; repeated: RepeatedExpenses },
) =>
  callFunction(db, 'import_expenses', {
    authorId: userId,
    kind: ledger.kind,
    ledgerId: ledger.id,
    list: list.map(columnsOf),
    key: key ?? null,
    most: ENTRIES_MAX,
    today,
    repeated,
  })

/** Adds a guest, or renames the guest `guestId` of the user. */
export const saveGuest = (
  db: Db,
  { userId, ledger, today }: Writer,
  { name, key, guestId }: { name: string; key?: string | undefined; guestId?: string },
) =>
  callFunction(db, 'add_expense_guest', {
    authorId: userId,
    kind: ledger.kind,
    ledgerId: ledger.id,
    id: guestId ?? v7(),
    isNew: guestId === undefined,
    name,
    key: key ?? null,
    most: GUESTS_MAX,
    today,
  })

type Pay = {
  from: string
  to: string
  amountPaise: number
  key?: string | undefined
  isReleased: boolean
  seen: number
}

/**
 * Begins a payment, once for each pair of people; `isReleased`: the payee also lets the payer see their UPI id. `seen` is the
 * version of the ledger by which so much is owed; with another one the outcome is `changed`.
 */
export const beginTransfer = (
  db: Db,
  { userId, ledger, today }: Writer,
  { from, to, amountPaise, key, isReleased, seen }: Pay,
) =>
  callFunction(db, 'begin_transfer', {
    userId,
    kind: ledger.kind,
    ledgerId: ledger.id,
    id: v7(),
    payerId: from,
    payeeId: to,
    paise: amountPaise,
    isReleased,
    key: key ?? null,
    most: ENTRIES_MAX,
    today,
    seen,
  })

type Act = {
  transferId: string
  act: Exclude<TransferAction, 'begin'>
  method?: PayMethod | undefined
  reference?: string
  reason?: string
}

/** Changes the state of a transfer. */
export async function actOnTransfer(
  db: Db,
  { userId, ledger, today }: Writer,
  { transferId, act, method, reference = '', reason = '' }: Act,
) {
  const { outcome } = await callFunction(db, 'act_on_transfer', {
    userId,
    kind: ledger.kind,
    ledgerId: ledger.id,
    transferId,
    act,
    method: method ?? null,
    reference,
    reason,
    today,
  })
  return outcome
}

/** Stores the user's UPI id, or deletes it. `mailed`: stored, and a mail to the user was queued. */
export async function saveUpi(db: Db, userId: string, { upi, consent }: UpiChange, now: Date) {
  const { outcome } = await callFunction(db, 'set_upi', {
    userId,
    upi,
    agrees: consent === true,
    notice: NOTICE_VERSION,
    at: now,
  })
  return outcome
}

export async function findUpi(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ upiId: upiIds.upiId }).from(upiIds).where(eq(upiIds.userId, userId))
  return row?.upiId ?? null
}
