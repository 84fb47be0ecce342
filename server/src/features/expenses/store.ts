import { NOTICE_VERSION } from '@saathi/shared/consent-rules'
import type { ExpenseFacts, PayMethod } from '@saathi/shared/expense-facts'
import { ENTRIES_MAX, GUESTS_MAX } from '@saathi/shared/expense-rules'
import { type Share, splitAmount } from '@saathi/shared/expense-split'
import type { LedgerRef, RepeatedExpenses, TransferAction, UpiChange } from '@saathi/shared/expenses'
import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '../../db/client.ts'
import { upiIds } from '../../db/schema/expenses.ts'

/** Who writes, in which ledger, and the calendar day in India. */
export type Writer = { userId: string; today: string; ledger: LedgerRef }

/** The columns of an entry. The facts were checked by their schema, so the split is valid. */
function columnsOf({ amountPaise, ...facts }: ExpenseFacts) {
  const shares: Share[] = splitAmount(amountPaise, facts.split).shares ?? []
  return { ...facts, amount_paise: amountPaise, shares }
}

type Added = {
  outcome: 'added' | 'missing' | 'closed' | 'entry' | 'replaced' | 'people' | 'key' | 'full'
  entry_number: number
}
type Entry = { key?: string | undefined; replaces?: number; reason?: string }

/** Adds an expense or the correction of one; without facts the removal of the one that it replaces. */
export async function addExpense(
  db: Db,
  { userId, ledger, today }: Writer,
  facts: ExpenseFacts | null,
  { key, replaces, reason = '' }: Entry,
): Promise<Added> {
  // The note and the receipt of a removed entry stay with it alone.
  const columns = facts ? columnsOf(facts) : { note: '', receipt: null }
  const [row] = await db.execute<Added>(sql`
    select * from add_expense(${userId}, ${ledger.kind}, ${ledger.id}, ${JSON.stringify(columns)}::jsonb,
      ${replaces ?? null}, ${facts === null}, ${reason}, ${key ?? null}, ${ENTRIES_MAX}, ${today})`)
  return { outcome: row?.outcome ?? 'missing', entry_number: Number(row?.entry_number ?? 0) }
}

type Imported = { outcome: Exclude<Added['outcome'], 'entry' | 'replaced' | 'key'> | 'repeated'; added: number }

/** Adds expenses, all or none. `repeated`: what becomes of those that the ledger has already. */
export async function importExpenses(
  db: Db,
  { userId, ledger, today }: Writer,
  list: ExpenseFacts[],
  { key, repeated }: { key: string | undefined; repeated: RepeatedExpenses },
): Promise<Imported> {
  const [row] = await db.execute<Imported>(sql`
    select * from import_expenses(${userId}, ${ledger.kind}, ${ledger.id}, ${JSON.stringify(list.map(columnsOf))}::jsonb,
      ${key ?? null}, ${ENTRIES_MAX}, ${today}, ${repeated})`)
  return row as Imported
}

type SavedGuest = { outcome: 'saved' | 'missing' | 'closed' | 'guest' | 'key' | 'full'; guest_id: string }

/** Adds a guest, or renames the guest `guestId` of the user. */
export async function saveGuest(
  db: Db,
  { userId, ledger, today }: Writer,
  { name, key, guestId }: { name: string; key?: string | undefined; guestId?: string },
): Promise<SavedGuest> {
  const [row] = await db.execute<SavedGuest>(sql`
    select * from add_expense_guest(${userId}, ${ledger.kind}, ${ledger.id}, ${guestId ?? v7()}, ${guestId === undefined},
      ${name}, ${key ?? null}, ${GUESTS_MAX}, ${today})`)
  return row as SavedGuest
}

type Begun = { outcome: 'done' | 'missing' | 'key' | 'upi' | 'full' | 'changed'; transfer_id: string }
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
export async function beginTransfer(
  db: Db,
  { userId, ledger, today }: Writer,
  { from, to, amountPaise, key, isReleased, seen }: Pay,
): Promise<Begun> {
  const [row] = await db.execute<Begun>(sql`
    select * from begin_transfer(${userId}, ${ledger.kind}, ${ledger.id}, ${v7()}, ${from}, ${to}, ${amountPaise},
      ${isReleased}, ${key ?? null}, ${ENTRIES_MAX}, ${today}, ${seen})`)
  return row as Begun
}

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
): Promise<'done' | 'missing' | 'upi' | 'state'> {
  const [row] = await db.execute<{ outcome: 'done' | 'missing' | 'upi' | 'state' }>(sql`
    select act_on_transfer(${userId}, ${ledger.kind}, ${ledger.id}, ${transferId}, ${act}, ${method ?? null}, ${reference},
      ${reason}, ${today}) as outcome`)
  return row?.outcome ?? 'missing'
}

type UpiMail = { mail: { subject: string; text: string }; now: Date }

/** Stores the user's UPI id, or deletes it. `mailed`: stored, and a mail to the user was queued. */
export async function saveUpi(db: Db, userId: string, { upi, consent }: UpiChange, { mail, now }: UpiMail) {
  const [row] = await db.execute<{ outcome: 'saved' | 'mailed' | 'missing' | 'no consent' }>(sql`
    select outcome from set_upi(${userId}, ${upi}, ${mail.subject}, ${mail.text}, ${consent === true}, ${NOTICE_VERSION},
      ${now.toISOString()})`)
  return row?.outcome
}

export async function findUpi(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ upiId: upiIds.upiId }).from(upiIds).where(eq(upiIds.userId, userId))
  return row?.upiId ?? null
}
