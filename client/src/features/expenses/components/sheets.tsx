import type { ExpenseEntry, Ledger, TransferView } from '@saathi/shared/expenses/schema'
import { indianDay } from '@saathi/shared/lib/days'
import { Suspense, useRef, useState } from 'react'
import type { ExpenseStart } from '../../../lib/expense-start.ts'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import * as form from '../../../messages/en/expenses/expense-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { type ExpenseDraft, startedDraft } from '../expense-draft.ts'
import type { People } from '../people.ts'
import { EntryDetails } from './entry-sheet.tsx'
import { RemoveForm } from './remove-form.tsx'
import { Sheet } from './sheet.tsx'

const failed = (retry: () => void) => <LoadFailed retry={retry} />
const ExpenseForm = lazyComponent(() => import('./expense-form.tsx'), { failed })
const SettleSheet = lazyComponent(() => import('./settle-sheet.tsx'), { failed })
const ImportForm = lazyComponent(() => import('./import-form.tsx'), { failed })

/** The sheet that is open. */
export type Opened =
  | { kind: 'add' | 'import' }
  | { kind: 'entry' | 'correct' | 'remove'; entry: ExpenseEntry }
  | { kind: 'settle'; transfer: TransferView }

type Props = {
  ledger: Ledger
  people: People
  entries: ExpenseEntry[]
  loadEarlier: (() => void) | null
  opened: Opened | null
  /** What the first new expense starts with; null for nothing. */
  start: ExpenseStart | null
  onOpen: (opened: Opened | null) => void
  onReport: (entry: ExpenseEntry) => void
}

/** The sheets and dialogs of the page. */
export function Sheets({ ledger, people, entries, loadEarlier, opened, start, onOpen, onReport }: Props) {
  // The input of a new expense stays when the sheet is closed by mistake.
  const kept = useRef<ExpenseDraft | null>(
    start && startedDraft(ledger.people, start, dayWithin(ledger.travelDates, indianDay(new Date()))),
  )
  // A sheet keeps its contents while it closes.
  const [last, setLast] = useState<Opened | null>(opened)
  // Each opening of a payment starts anew: a payment that was taken back must not stay on the sheet.
  const [turn, setTurn] = useState(0)
  if (opened && opened !== last) {
    setLast(opened)
    setTurn(turn + 1)
  }
  const close = () => onOpen(null)
  const isOpen = (...kinds: Opened['kind'][]) => opened !== null && kinds.includes(opened.kind)
  const entry =
    last && 'entry' in last ? (entries.find(({ number }) => number === last.entry.number) ?? last.entry) : null
  const today = dayWithin(ledger.travelDates, indianDay(new Date()))

  return (
    <>
      <Sheet
        persistent
        title={last?.kind === 'correct' ? form.correctExpense : form.addExpense}
        open={isOpen('add', 'correct')}
        onClose={close}
      >
        <Suspense fallback={<div className="skeleton m-5 h-96" />}>
          <ExpenseForm
            ledger={ledger}
            people={people}
            entry={last?.kind === 'correct' ? entry : null}
            today={today}
            kept={kept.current}
            onKeep={(draft) => {
              kept.current = draft
            }}
            onSaved={close}
          />
        </Suspense>
      </Sheet>
      <Sheet title={entry ? titleOf(entry, people) : ''} open={isOpen('entry')} onClose={close}>
        {entry && (
          <EntryDetails
            entry={entry}
            entries={entries}
            loadEarlier={loadEarlier}
            people={people}
            mayChange={ledger.mayAdd && entry.current && entry.kind === 'expense'}
            onCorrect={() => onOpen({ kind: 'correct', entry })}
            onRemove={() => onOpen({ kind: 'remove', entry })}
            onReport={() => onReport(entry)}
          />
        )}
      </Sheet>
      <Dialog title={form.removeTitle} open={isOpen('remove')} onClose={close}>
        {entry && <RemoveForm ledger={ledger.ledger} entry={entry} onDone={close} onCancel={close} />}
      </Dialog>
      {last?.kind === 'settle' && (
        <Suspense>
          <SettleSheet
            key={turn}
            ledger={ledger}
            people={people}
            opened={last.transfer}
            open={isOpen('settle')}
            onClose={close}
          />
        </Suspense>
      )}
      <Dialog title={form.importTitle} open={isOpen('import')} onClose={close}>
        <Suspense fallback={<div className="skeleton mt-4 h-40" />}>
          <ImportForm ledger={ledger} people={people} onDone={close} />
        </Suspense>
      </Dialog>
    </>
  )
}

const titleOf = (entry: ExpenseEntry, people: People) =>
  entry.kind === 'settlement'
    ? form.settlementTitle(people.short(entry.payers[0]?.id ?? ''), people.object(entry.shares[0]?.id ?? ''))
    : entry.title

/** Today, or the nearest day of the trip: most expenses are written down on the day itself. */
function dayWithin(dates: Ledger['travelDates'], today: string): string {
  if (!dates || today < dates.start) return today
  return today > dates.end ? dates.end : today
}
