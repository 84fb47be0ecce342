import { ENTRIES_MAX, GUESTS_MAX } from '@saathi/shared/expenses/rules'
import type { ExpenseEntry, LedgerPerson, LedgerRef, TransferView } from '@saathi/shared/expenses/schema'
import { indianDay } from '@saathi/shared/lib/days'
import type { Context, User } from '../../context.ts'
import { appError, badInput, orNotFound } from '../../errors.ts'
import { type LedgerReader, openLedger } from './policy.ts'
import { findEntry } from './queries/entries.ts'
import type { Writer } from './queries/expenses.ts'
import { findTransfer } from './queries/ledger.ts'
import { readLedgerPeople, showPeople } from './queries/people.ts'
import { readSight } from './queries/sight.ts'
import { publishLedgerChange } from './topics.ts'

/** A call of a signed-in user. */
export type Call = { ctx: Context & { user: User } }

export const readerOf = ({ ctx }: Call) => ({ userId: ctx.user._id, today: indianDay(ctx.now()) })
export const writerOf = (call: Call, ledger: LedgerRef): Writer => ({ ...readerOf(call), ledger })

/** The ledger as the caller may read it. @throws TRPCError NOT_FOUND */
export const open = async (call: Call, ledger: LedgerRef): Promise<LedgerReader> =>
  orNotFound(await openLedger(call.ctx.db, ledger, readerOf(call)), 'expenses.notFound')

/** Announces a change of a ledger by the caller to those who may read it. */
export const publish = ({ ctx }: Call, ledger: LedgerRef) => publishLedgerChange(ctx.realtime, ledger, ctx.user._id)

type Rejection = 'missing' | 'closed' | 'entry' | 'replaced' | 'people' | 'key' | 'full' | 'guest' | 'upi' | 'state'

/** The error for an outcome of a SQL function. */
export function rejection(outcome: Rejection, number = 0) {
  if (outcome === 'closed') return appError('FORBIDDEN', 'expenses.closed')
  if (outcome === 'entry') return appError('NOT_FOUND', 'expenses.entryNotFound')
  if (outcome === 'replaced') return appError('CONFLICT', 'expenses.replaced', { params: { number } })
  if (outcome === 'people') return badInput('expense.split', 'expenses.personUnknown')
  if (outcome === 'key') return badInput('key', 'expenses.keyUsed')
  if (outcome === 'full') return appError('CONFLICT', 'expenses.full', { params: { max: ENTRIES_MAX } })
  if (outcome === 'guest') return appError('NOT_FOUND', 'expenses.guestNotFound')
  if (outcome === 'upi') return appError('CONFLICT', 'expenses.upiMissing')
  if (outcome === 'state') return appError('CONFLICT', 'expenses.transferState')
  return appError('NOT_FOUND', 'expenses.notFound')
}
export const guestsFull = () => appError('CONFLICT', 'expenses.guestsFull', { params: { max: GUESTS_MAX } })

/**
 * Answers a change of an entry that a block hides from the caller as one of an unknown entry, and a draft that names
 * somebody behind a block as one that names a stranger; people of the entry that it corrects can stay.
 * @throws TRPCError NOT_FOUND; BAD_REQUEST as `unknown` makes it
 */
export async function assertVisible(
  call: Call,
  ledger: LedgerRef,
  { number, people }: { number?: number | undefined; people: string[] },
  unknown = () => rejection('people'),
) {
  const reader = await open(call, ledger)
  if (reader.separated.size === 0) return
  const [earlier, { apart }] = await Promise.all([
    number === undefined ? null : findEntry(call.ctx.db, reader, number),
    readSight(call.ctx.db, reader, readLedgerPeople(call.ctx.db, reader)),
  ])
  if (number !== undefined && !earlier) throw rejection('entry')
  const kept = new Set([...(earlier?.payers ?? []), ...(earlier?.shares ?? [])].map(({ id }) => id))
  if (people.some((id) => apart.has(id) && !kept.has(id))) throw unknown()
}

/** An entry after the caller has written it. @throws TRPCError NOT_FOUND */
export const entryAt = async (call: Call, ledger: LedgerRef, number: number): Promise<ExpenseEntry> =>
  orNotFound(await findEntry(call.ctx.db, await open(call, ledger), number), 'expenses.entryNotFound')

/** A transfer after the caller has changed it. @throws TRPCError NOT_FOUND */
export const transferAt = async (call: Call, ledger: LedgerRef, id: string): Promise<TransferView> =>
  orNotFound(await findTransfer(call.ctx.db, await open(call, ledger), id), 'expenses.transferNotFound')

/** A guest after the caller has saved them. @throws TRPCError NOT_FOUND */
export async function guestAt(call: Call, ledger: LedgerRef, id: string): Promise<LedgerPerson> {
  const reader = await open(call, ledger)
  const people = await showPeople(call.ctx.db, reader, await readLedgerPeople(call.ctx.db, reader), [id])
  return orNotFound(people.get(id), 'expenses.guestNotFound')
}
