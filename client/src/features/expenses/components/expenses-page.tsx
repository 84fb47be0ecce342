import '../expenses.css'
import type { ExpenseEntry, Ledger, LedgerRef, TransferView } from '@saathi/shared/expenses/schema'
import { Plus } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { expenseStartOf, setExpenseStart } from '../../../lib/expense-start.ts'
import { errorCode } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/expenses/expenses.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { useLedger } from '../hooks/use-ledger.ts'
import { useLedgerWrites } from '../hooks/use-ledger-writes.ts'
import type { People } from '../people.ts'
import { BalanceCard } from './balance-card.tsx'
import { BudgetCard } from './budget-card.tsx'
import { EntryList } from './entry-list.tsx'
import { ExpensesSkeleton } from './expenses-skeleton.tsx'
import { PageActions } from './page-actions.tsx'
import { type Opened, Sheets } from './sheets.tsx'
import { UnsentEntries } from './unsent-entries.tsx'

type Props = {
  ledger: LedgerRef
  /** The head of the tour or trip, with actions of this page. */
  head: (ledger: Ledger, actions: ReactNode) => ReactNode
  /** The tabs at the foot of a phone. */
  foot: (ledger: Ledger) => ReactNode
  /** A way out for somebody who cannot see these expenses. */
  elsewhere: ReactNode
  report: ReportExpense
}

/** The dialog to report an entry of somebody, while one is being reported. */
export type ReportExpense = (
  entry: { ledger: LedgerRef; number: number; author: { _id: string; name: string } },
  onClose: () => void,
) => ReactNode

/** The expenses of a tour or trip: balances, payments, the list by day, and the budget. */
export function ExpensesPage({ ledger: ref, head, foot, elsewhere, report }: Props) {
  const { ledger, list, people, entries, loadEarlier } = useLedger(ref)
  const writes = useLedgerWrites(ref)
  const [start] = useState(() => expenseStartOf(ref.id))
  const [opened, setOpened] = useState<Opened | null>(start && { kind: 'add' })
  useEffect(() => setExpenseStart(null), [])
  const [reported, setReported] = useState<ExpenseEntry | null>(null)
  useTitle(ledger.data ? text.title(ledger.data.title) : text.titleAlone)

  if (ledger.data && errorCode(ledger.error) !== 'NOT_FOUND') {
    return (
      <div className="tour-screen expenses flex min-h-dvh flex-col md:min-h-0">
        {head(ledger.data, <PageActions ledger={ledger.data} onImport={() => setOpened({ kind: 'import' })} />)}
        <Content
          ledger={ledger.data}
          people={people}
          entries={entries}
          writes={writes}
          isCurrent={!ledger.isFetching}
          onOpen={setOpened}
          list={list}
        />
        {ledger.data.mayAdd && (
          <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-12 border-line border-t bg-paper px-4.5 py-2.5 md:hidden print:hidden">
            <AddButton onClick={() => setOpened({ kind: 'add' })} className="w-full" />
          </div>
        )}
        {foot(ledger.data)}
        <Sheets
          ledger={ledger.data}
          people={people}
          entries={entries}
          loadEarlier={loadEarlier}
          opened={opened}
          start={start}
          onOpen={setOpened}
          onReport={(entry) => {
            setOpened(null)
            setReported(entry)
          }}
        />
        {reported &&
          report({ ledger: ref, number: reported.number, author: authorOf(reported) }, () => setReported(null))}
      </div>
    )
  }
  if (ledger.isPending) return <ExpensesSkeleton />
  const notFound = errorCode(ledger.error) === 'NOT_FOUND'
  return (
    <div className="wrap py-12 md:py-20">
      <h1 tabIndex={-1} className="mb-6 text-3xl">
        {text.titleAlone}
      </h1>
      <EmptyState
        alert
        action={
          <>
            {!notFound && <Button onClick={() => ledger.refetch()}>{text.tryAgain}</Button>}
            {elsewhere}
          </>
        }
      >
        {notFound ? text.notMember : (errorMessage(ledger.error) ?? text.loadFailed)}
      </EmptyState>
    </div>
  )
}

const authorOf = ({ author }: ExpenseEntry) => ({ _id: author.id, name: author.name ?? text.formerMember })

type ContentProps = {
  ledger: Ledger
  people: People
  entries: ExpenseEntry[]
  list: ReturnType<typeof useLedger>['list']
  writes: ReturnType<typeof useLedgerWrites>
  isCurrent: boolean
  onOpen: (opened: Opened) => void
}

function Content({ ledger, people, entries, list, writes, isCurrent, onOpen }: ContentProps) {
  const settle = (transfer: TransferView) => onOpen({ kind: 'settle', transfer })
  const add = () => onOpen({ kind: 'add' })
  const openEntry = useCallback((entry: ExpenseEntry) => onOpen({ kind: 'entry', entry }), [onOpen])
  const hasBudget = ledger.budget.spent.totalPaise > 0 || ledger.budget.estimate !== null
  return (
    <div className="wrap grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 pt-4.5 pb-8 md:pb-14 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8 lg:gap-y-6 lg:pt-8">
      <BalanceCard ledger={ledger} people={people} isCurrent={isCurrent} onSettle={settle} />
      {hasBudget && (
        <aside
          aria-label={text.budgetBy}
          className="min-w-0 max-lg:order-3 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <BudgetCard ledger={ledger} people={people} />
        </aside>
      )}
      <section aria-labelledby="expense-list" className="min-w-0">
        <div className="flex items-center justify-between gap-4">
          <h2 id="expense-list" className="text-xl">
            {text.expenses}
          </h2>
          {ledger.mayAdd && <AddButton onClick={add} className="max-md:hidden" />}
        </div>
        <UnsentEntries writes={writes} entries={entries} people={people} />
        {list.isPending ? (
          <div className="skeleton mt-4 h-48 rounded-3xl!" />
        ) : !list.data ? (
          <div className="mt-4">
            <EmptyState
              alert
              action={
                <Button variant="quiet" onClick={() => list.refetch()}>
                  {text.tryAgain}
                </Button>
              }
            >
              {errorMessage(list.error) ?? text.loadFailed}
            </EmptyState>
          </div>
        ) : entries.length === 0 ? (
          writes.unsent.length === 0 && (
            <div className="mt-4">
              <EmptyState>{text.noExpenses}</EmptyState>
            </div>
          )
        ) : (
          <EntryList entries={entries} spent={ledger.budget.spent} people={people} onOpen={openEntry} />
        )}
        <LoadMore list={list} label={text.earlier} className="mt-5" />
      </section>
    </div>
  )
}

const AddButton = ({ onClick, className }: { onClick: () => void; className: string }) => (
  <Button aria-haspopup="dialog" onClick={onClick} className={className}>
    <Plus aria-hidden className="size-5" />
    {text.addExpense}
  </Button>
)
