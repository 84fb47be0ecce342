import type { ExpenseFacts } from '@saathi/shared/expense-facts'
import {
  EntriesQuery,
  EntryPage,
  ExpenseCorrection,
  ExpenseDraft,
  ExpenseEntry,
  ExpenseOverview,
  ExpenseRemoval,
  GuestChange,
  GuestDraft,
  ImportResult,
  Ledger,
  LedgerFile,
  LedgerPerson,
  LedgerQuery,
  type LedgerRef,
  OwnUpi,
  SplitwiseImport,
  TransferCancelled,
  TransferClaim,
  TransferConfirmation,
  TransferDispute,
  TransferDraft,
  TransferRef,
  TransferView,
  UpiChange,
  UpiRelease,
} from '@saathi/shared/expenses'
import { securityUrl } from '../../config.ts'
import { decodeCursor, SequenceCursor, toPage } from '../../db/queries/pagination.ts'
import { appError, badInput } from '../../errors.ts'
import { upiMail } from '../../messages/en/security.ts'
import { restGet, restPost } from '../../rest-path.ts'
import { authedProcedure, limitedProcedure, recentUserProcedure, router } from '../../trpc.ts'
import { findForeignUpload } from '../media/store.ts'
import { findEstimate } from './budget.ts'
import {
  assertVisible,
  type Call,
  entryAt,
  guestAt,
  guestsFull,
  open,
  publish,
  readerOf,
  rejection,
  transferAt,
  writerOf,
} from './calls.ts'
import { listEntries } from './entries.ts'
import { exportCsv } from './file.ts'
import { readSplitwise } from './import.ts'
import { findLedger, owedBetween } from './ledger.ts'
import { findOverview } from './overview.ts'
import { ledgerGet, ledgerPost } from './rest-paths.ts'
import { actOnTransfer, addExpense, beginTransfer, findUpi, importExpenses, saveGuest, saveUpi } from './store.ts'

type Draft = { ledger: LedgerRef; key?: string | undefined; number?: number; reason?: string }

const idsOf = (list: (string | { id: string })[]) =>
  list.map((person) => (typeof person === 'string' ? person : person.id))
const peopleOf = ({ payers, split }: ExpenseFacts) => [...idsOf(payers), ...idsOf(split.people)]

/** Adds an entry and returns it. @throws TRPCError NOT_FOUND, FORBIDDEN, BAD_REQUEST, CONFLICT */
async function add(call: Call, { ledger, key, number, reason }: Draft, facts: ExpenseFacts | null) {
  await assertVisible(call, ledger, { number, people: facts ? peopleOf(facts) : [] })
  const entry = { key, ...(number !== undefined && { replaces: number }), ...(reason !== undefined && { reason }) }
  const { outcome, entry_number } = await addExpense(call.ctx.db, writerOf(call, ledger), facts, entry)
  if (outcome !== 'added') throw rejection(outcome, entry_number)
  publish(call, ledger)
  return entryAt(call, ledger, entry_number)
}

/** @throws TRPCError BAD_REQUEST for a receipt that somebody else has uploaded */
async function checkReceipt({ ctx }: Call, { receipt }: ExpenseFacts, earlier: string | null) {
  if (receipt === null || receipt === earlier) return
  if ((await findForeignUpload(ctx.db, ctx.user._id, [receipt])) !== null)
    throw badInput('expense.receipt', 'tours.pictureNotYours')
}

type Pay = { ledger: LedgerRef; from: string; to: string; amountPaise: number; key?: string | undefined }

/** How often a transfer is tried that another change of the ledger overtakes. */
const BEGIN_TRIES = 10

/** Begins a transfer of at most what is owed when the ledger is held. @throws TRPCError NOT_FOUND, BAD_REQUEST, CONFLICT */
async function begin(call: Call, { ledger, ...pay }: Pay, isReleased: boolean) {
  for (let tries = 0; tries < BEGIN_TRIES; tries += 1) {
    const owed = await owedBetween(call.ctx.db, await open(call, ledger), pay.from, pay.to)
    if (pay.amountPaise > owed.paise)
      throw badInput(isReleased ? 'transfer.amountPaise' : 'amountPaise', 'expenses.notOwed')
    const draft = { ...pay, isReleased, seen: owed.version }
    const { outcome, transfer_id } = await beginTransfer(call.ctx.db, writerOf(call, ledger), draft)
    if (outcome === 'changed') continue
    if (outcome !== 'done') throw rejection(outcome)
    publish(call, ledger)
    return transferAt(call, ledger, transfer_id)
  }
  throw rejection('state')
}

type Act = { ledger: LedgerRef } & Parameters<typeof actOnTransfer>[2]

/** @throws TRPCError NOT_FOUND, CONFLICT */
async function act(call: Call, { ledger, ...change }: Act) {
  const outcome = await actOnTransfer(call.ctx.db, writerOf(call, ledger), change)
  if (outcome === 'missing') throw appError('NOT_FOUND', 'expenses.transferNotFound')
  if (outcome !== 'done') throw rejection(outcome)
  publish(call, ledger)
}

async function changed(call: Call, change: Act) {
  await act(call, change)
  return transferAt(call, change.ledger, change.transferId)
}

export const expensesRouter = router({
  /** The caller's balances in all ledgers. */
  overview: authedProcedure
    .meta(restGet('/expenses', 'What you owe and are owed in all of your tours and trips'))
    .output(ExpenseOverview)
    .query(async (call) => findOverview(call.ctx.db, readerOf(call).userId)),

  get: authedProcedure
    .meta(ledgerGet('', 'who has paid, who owes whom, and what was spent'))
    .input(LedgerQuery)
    .output(Ledger)
    .query(async (call) => {
      const reader = await open(call, call.input.ledger)
      return findLedger(call.ctx.db, reader, await findEstimate(call.ctx.db, reader))
    }),

  entries: authedProcedure
    .meta(ledgerGet('/entries', 'the entries, newest first', { defaultInput: { limit: 100 } }))
    .input(EntriesQuery)
    .output(EntryPage)
    .query(async (call) => {
      const { ledger, cursor, limit } = call.input
      const before = decodeCursor(cursor, SequenceCursor)
      const rows = await listEntries(call.ctx.db, await open(call, ledger), { before, limit: limit + 1 })
      return toPage(rows, limit, ({ number }) => number)
    }),

  add: limitedProcedure('expenses')
    .meta(ledgerPost('/entries', 'add one'))
    .input(ExpenseDraft)
    .output(ExpenseEntry)
    .mutation(async (call) => {
      await checkReceipt(call, call.input.expense, null)
      return add(call, call.input, call.input.expense)
    }),

  /** Replaces an expense by a new entry. Anybody who may add may correct, since all is recorded. */
  correct: limitedProcedure('expenses')
    .meta(ledgerPost('/entries/:number/correct', 'replace one by a correction'))
    .input(ExpenseCorrection)
    .output(ExpenseEntry)
    .mutation(async (call) => {
      const { ledger, number, expense } = call.input
      if (expense.receipt !== null) await checkReceipt(call, expense, (await entryAt(call, ledger, number)).receipt)
      return add(call, call.input, expense)
    }),

  remove: limitedProcedure('expenses')
    .meta(ledgerPost('/entries/:number/remove', 'remove one, which stays as an entry'))
    .input(ExpenseRemoval)
    .output(ExpenseEntry)
    .mutation((call) => add(call, call.input, null)),

  addGuest: limitedProcedure('expenses')
    .meta(ledgerPost('/guests', 'add a guest without an account'))
    .input(GuestDraft)
    .output(LedgerPerson)
    .mutation(async (call) => {
      const { ledger, name, key } = call.input
      const { outcome, guest_id } = await saveGuest(call.ctx.db, writerOf(call, ledger), { name, key })
      if (outcome === 'full') throw guestsFull()
      if (outcome !== 'saved') throw rejection(outcome)
      publish(call, ledger)
      return guestAt(call, ledger, guest_id)
    }),

  renameGuest: limitedProcedure('expenses')
    .meta(ledgerPost('/guests/:guestId/rename', 'rename a guest whom you have added'))
    .input(GuestChange)
    .output(LedgerPerson)
    .mutation(async (call) => {
      const { ledger, name, guestId } = call.input
      const { outcome } = await saveGuest(call.ctx.db, writerOf(call, ledger), { name, guestId })
      if (outcome !== 'saved') throw rejection(outcome)
      publish(call, ledger)
      return guestAt(call, ledger, guestId)
    }),

  begin: limitedProcedure('transfers')
    .meta(ledgerPost('/transfers', 'begin to pay what is owed'))
    .input(TransferDraft)
    .output(TransferView)
    .mutation((call) => begin(call, { ...call.input, from: call.input.from ?? call.ctx.user._id }, false)),

  /** For the payee. */
  release: limitedProcedure('transfers')
    .meta(ledgerPost('/releases', 'let a payer see your UPI id'))
    .input(UpiRelease)
    .output(TransferView)
    .mutation((call) => {
      const { ledger, transfer, key } = call.input
      if ('id' in transfer) return changed(call, { ledger, transferId: transfer.id, act: 'release' })
      return begin(call, { ledger, key, ...transfer, to: call.ctx.user._id }, true)
    }),

  /** "I have paid this." */
  claim: limitedProcedure('transfers')
    .meta(ledgerPost('/transfers/:transferId/claim', 'say that you have paid'))
    .input(TransferClaim)
    .output(TransferView)
    .mutation((call) => changed(call, { ...call.input, act: 'claim' })),

  /** Takes the claim back. */
  unclaim: limitedProcedure('transfers')
    .meta(ledgerPost('/transfers/:transferId/unclaim', 'take that back'))
    .input(TransferRef)
    .output(TransferView)
    .mutation((call) => changed(call, { ...call.input, act: 'unclaim' })),

  /** "I have received this": adds a settlement to the ledger. */
  confirm: limitedProcedure('transfers')
    .meta(ledgerPost('/transfers/:transferId/confirm', 'confirm that you were paid'))
    .input(TransferConfirmation)
    .output(TransferView)
    .mutation((call) => changed(call, { ...call.input, act: 'confirm' })),

  dispute: limitedProcedure('transfers')
    .meta(ledgerPost('/transfers/:transferId/dispute', 'say that nothing has arrived'))
    .input(TransferDispute)
    .output(TransferView)
    .mutation((call) => changed(call, { ...call.input, act: 'dispute' })),

  cancelTransfer: limitedProcedure('transfers')
    .meta(ledgerPost('/transfers/:transferId/cancel', 'call a payment off'))
    .input(TransferRef)
    .output(TransferCancelled)
    .mutation(async (call) => {
      await act(call, { ...call.input, act: 'cancel' })
      return { cancelled: true }
    }),

  /**
   * Stores the caller's UPI id, or deletes it. Needs a recent log-in, and a new id is mailed: it is where money goes. Payers
   * see what was released to them until it is released again.
   */
  setUpi: recentUserProcedure
    .meta(restPost('/expenses/upi', 'Store your UPI id, or delete it'))
    .input(UpiChange)
    .output(OwnUpi)
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.take('transfers', ctx.user._id)
      const mail = upiMail(input.upi ?? '', securityUrl(ctx.config))
      const outcome = await saveUpi(ctx.db, ctx.user._id, input, { mail, now: ctx.now() })
      if (outcome === 'no consent') throw badInput('consent', 'consents.upiIdMissing')
      if (outcome === 'mailed') ctx.mailer.wake()
      const id = await findUpi(ctx.db, ctx.user._id)
      return { upi: id === null ? null : { id } }
    }),

  /** The ledger as a file for spreadsheets. */
  csv: limitedProcedure('expenseFiles')
    .input(LedgerQuery)
    .output(LedgerFile)
    .query(async (call) => {
      const reader = await open(call, call.input.ledger)
      return call.ctx.costlyWork.files.run(() => exportCsv(call.ctx.db, reader))
    }),

  importSplitwise: limitedProcedure('expenseImports')
    .meta(ledgerPost('/import', 'add those of a file from Splitwise'))
    .input(SplitwiseImport)
    .output(ImportResult)
    .mutation(async (call) => {
      const { ledger, csv, people, key, repeated } = call.input
      const file = readSplitwise(csv, people)
      if (file === null) throw badInput('csv', 'expenses.importHeader')
      if (file.expenses.length === 0) throw badInput('csv', 'expenses.importEmpty')
      const unknown = () => badInput('people', 'expenses.personUnknown')
      await assertVisible(call, ledger, { people: file.expenses.flatMap(peopleOf) }, unknown)
      const { outcome, added } = await importExpenses(call.ctx.db, writerOf(call, ledger), file.expenses, {
        key,
        repeated,
      })
      if (outcome === 'repeated') return { imported: 0, alreadyImported: added, skipped: file.skipped }
      if (outcome !== 'added') throw outcome === 'people' ? unknown() : rejection(outcome)
      publish(call, ledger)
      return { imported: added, alreadyImported: 0, skipped: file.skipped }
    }),
})
