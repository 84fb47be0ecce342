import type { ExpenseEntry } from '@saathi/shared/expenses/schema'
import { amountWords } from '../../../lib/amount-words.ts'
import type { Unsent, useWrites } from '../../../lib/offline/writes.ts'
import * as text from '../../../messages/en/expenses/expenses.ts'
import * as unsentText from '../../../messages/en/offline/offline.ts'
import { UnsentNote } from '../../../ui/unsent-note.tsx'
import { CATEGORY_ICONS } from '../categories.ts'
import type { People } from '../people.ts'

type Props = { writes: ReturnType<typeof useWrites>; entries: ExpenseEntry[]; people: People }

/** The expenses, corrections and removals that the server does not have yet. The balances do not count them. */
export function UnsentEntries({ writes, entries, people }: Props) {
  if (writes.unsent.length === 0) return null
  return (
    <section aria-labelledby="unsent-expenses">
      <h3 id="unsent-expenses" className="px-1 pt-4 pb-2 font-[650]! font-sans! text-muted text-sm tracking-normal!">
        {unsentText.notSent}
      </h3>
      <ul className="overflow-hidden rounded-3xl border border-line bg-card">
        {writes.unsent.map((write) => (
          <li key={write.id} className="px-3.5 not-first:border-line not-first:border-t">
            {write.state === 'refused' || write.state === 'late' ? (
              <UnsentNote
                name={titleOf(write, entries)}
                reason={write.refusal ?? unsentText.late}
                onRetry={() => writes.retry(write.id)}
                onDiscard={() => writes.discard(write.id)}
              />
            ) : (
              <Row write={write} entries={entries} people={people} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type RowProps = { write: Unsent; entries: ExpenseEntry[]; people: People }

function Row({ write, entries, people }: RowProps) {
  const expense = write.name === 'expenses.add' || write.name === 'expenses.correct' ? write.input.expense : null
  const Icon = CATEGORY_ICONS[expense?.category ?? entryOf(write, entries)?.category ?? 'other']
  const mark = write.name === 'expenses.add' ? null : expense ? text.correctedMark : text.removedMark
  const paid =
    expense &&
    (expense.payers.length > 1
      ? text.severalPaid(expense.payers.length, amountWords(expense.amountPaise))
      : text.personPaid(people.short(expense.payers[0]?.id ?? ''), amountWords(expense.amountPaise)))
  return (
    <div className="grid min-h-17 grid-cols-[auto_minmax(0,1fr)] items-center gap-3 py-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-[0.875rem] bg-sunk text-teal">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="leading-snug [overflow-wrap:anywhere]">
        <span className="block font-[600]">{titleOf(write, entries)}</span>
        <span className="block text-muted text-sm">{[paid, mark].filter((words) => !!words).join(' · ')}</span>
        <span className="block text-muted text-sm">
          {write.state === 'waiting' ? unsentText.waiting : unsentText.sending}
        </span>
      </span>
    </div>
  )
}

const entryOf = ({ input }: Unsent, entries: ExpenseEntry[]) =>
  'number' in input ? entries.find(({ number }) => number === input.number) : undefined

/** The title of the expense that a write is about. */
const titleOf = (write: Unsent, entries: ExpenseEntry[]): string =>
  write.name === 'expenses.add' || write.name === 'expenses.correct'
    ? write.input.expense.title
    : (entryOf(write, entries)?.title ?? text.expenses)
