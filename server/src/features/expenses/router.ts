import type { ExpenseFacts } from '@saathi/shared/expenses/facts'
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
  SplitwiseImport,
} from '@saathi/shared/expenses/schema'
import { decodeCursor, SequenceCursor, toPage } from '../../db/queries/pagination.ts'
import { badInput } from '../../errors.ts'
import { restGet } from '../../rest-path.ts'
import { authedProcedure, limitedProcedure, router } from '../../trpc.ts'
import { findForeignUpload } from '../media/queries/media.ts'
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
  writerOf,
} from './call.ts'
import { exportCsv } from './file.ts'
import { readSplitwise } from './import.ts'
import { findEstimate } from './queries/budget.ts'
import { listEntries } from './queries/entries.ts'
import { addExpense, importExpenses, saveGuest } from './queries/expenses.ts'
import { findLedger } from './queries/ledger.ts'
import { findOverview } from './queries/overview.ts'
import { ledgerGet, ledgerPost } from './rest-paths.ts'
import { transferProcedures } from './transfers/router.ts'

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

  ...transferProcedures,

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
