import type { ExpenseEntry, ExpenseSums } from '@saathi/shared/expenses/schema'
import { HandCoins, Receipt } from 'lucide-react'
import { memo, useMemo } from 'react'
import { amountWords } from '../../../lib/amount-words.ts'
import * as text from '../../../messages/en/expenses/expenses.ts'
import { WindowedPart } from '../../../ui/windowed-part.tsx'
import { CATEGORY_ICONS } from '../categories.ts'
import { dayWords } from '../days.ts'
import { type DayPart, dayParts, entryDays } from '../entry-days.ts'
import type { People } from '../people.ts'

/** The usual heights on a phone, px. */
const ENTRY_PX = 69
const HEADING_PX = 45
/** So many parts are rendered at once: those that show when the page opens. */
const FIRST_PARTS = 2

type Props = {
  /** The loaded entries, also those that were replaced. */
  entries: ExpenseEntry[]
  spent: ExpenseSums
  people: People
  onOpen: (entry: ExpenseEntry) => void
}

/** The expenses by day, the latest first, and the payments that were confirmed on it. */
export const EntryList = memo(function EntryList({ entries, spent, people, onOpen }: Props) {
  const totals = new Map(spent.byDay.map(({ day, paise }) => [day, paise]))
  const parts = useMemo(() => dayParts(entryDays(entries)), [entries])
  return parts.map((days, index) => (
    <WindowedPart
      // biome-ignore lint/suspicious/noArrayIndexKey: a new entry moves the others on, and each part keeps its height
      key={index}
      initially={index < FIRST_PARTS}
      estimate={sum(days.map((day) => heightOf(day)))}
      words={() => days.map((day) => wordsOf(day, people)).join('\n')}
    >
      {() =>
        days.map((part) => (
          <Day key={part.day} part={part} total={totals.get(part.day)} people={people} onOpen={onOpen} />
        ))
      }
    </WindowedPart>
  ))
})

const heightOf = ({ isStart, entries }: DayPart) => (isStart ? HEADING_PX : 0) + entries.length * ENTRY_PX
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const wordsOf = ({ day, isStart, entries }: DayPart, people: People) =>
  [...(isStart ? [dayWords(day)] : []), ...entries.map((entry) => entryWords(entry, people).join(': '))].join('\n')

type DayProps = { part: DayPart; total: number | undefined; people: People; onOpen: (entry: ExpenseEntry) => void }

/** A day, or the next part of a long one, whose list goes on. */
function Day({ part: { day, entries, isStart, isEnd }, total, people, onOpen }: DayProps) {
  const list = (
    <ul
      aria-label={isStart ? undefined : dayWords(day)}
      className={`overflow-hidden border-line border-x border-t bg-card ${isStart ? 'rounded-t-3xl' : ''} ${isEnd ? 'rounded-b-3xl border-b' : ''}`}
    >
      {entries.map((entry) => (
        <EntryRow key={entry.number} entry={entry} people={people} onOpen={onOpen} />
      ))}
    </ul>
  )
  if (!isStart) return list
  return (
    <section aria-label={dayWords(day)}>
      <h3 className="flex justify-between gap-3 px-1 pt-4 pb-2 font-[650]! font-sans! text-muted text-sm tracking-normal!">
        <span>{dayWords(day)}</span>
        {total !== undefined && <span className="tabular-nums">{amountWords(total)}</span>}
      </h3>
      {list}
    </section>
  )
}

type RowProps = { entry: ExpenseEntry; people: People; onOpen: (entry: ExpenseEntry) => void }

const EntryRow = memo(({ entry, people, onOpen }: RowProps) => (
  <li className="not-first:border-line not-first:border-t">
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(entry)}
      className="grid min-h-17 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-3.5 py-3 text-left hover:bg-sunk focus-visible:outline-offset-[-4px]"
    >
      <EntryIcon entry={entry} />
      <span className="leading-snug [overflow-wrap:anywhere]">
        <EntryWords entry={entry} people={people} />
      </span>
      <span className="text-right leading-snug">
        <OwnPart entry={entry} />
      </span>
    </button>
  </li>
))

function EntryIcon({ entry }: { entry: ExpenseEntry }) {
  const Icon = entry.kind === 'settlement' ? HandCoins : CATEGORY_ICONS[entry.category]
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-[0.875rem] bg-sunk text-teal">
      <Icon aria-hidden className="size-5" />
    </span>
  )
}

function EntryWords({ entry, people }: { entry: ExpenseEntry; people: People }) {
  const [title, details] = entryWords(entry, people)
  return (
    <>
      <span className={`block font-[600] ${entry.removed ? 'line-through' : ''}`}>{title}</span>
      <span className="block text-muted text-sm">
        {details}
        {entry.receipt && (
          <>
            <Receipt aria-hidden className="ml-1.5 inline size-4 align-text-bottom" />
            <span className="sr-only">{text.receiptMark}</span>
          </>
        )}
      </span>
    </>
  )
}

/** The title of an entry, and who paid how much for whom. */
function entryWords(entry: ExpenseEntry, people: People): [title: string, details: string] {
  const payer = people.short(entry.payers[0]?.id ?? '')
  if (entry.kind === 'settlement') {
    const payee = people.object(entry.shares[0]?.id ?? '')
    return [text.settledEntry(payer, payee), entry.method ? text.settledHow[entry.method] : text.settledConfirmed]
  }
  const amount = amountWords(entry.amountPaise)
  const marks = [
    entry.payers.length > 1 ? text.severalPaid(entry.payers.length, amount) : text.personPaid(payer, amount),
    isForAll(entry, people) ? null : text.forCount(entry.shares.filter(({ paise }) => paise > 0).length),
    entry.removed ? text.removedMark : entry.replaces !== null && text.correctedMark,
  ].filter((mark) => !!mark)
  return [entry.title, marks.join(' · ')]
}

/** Whether everybody who is still there has a share. */
const isForAll = ({ shares }: ExpenseEntry, people: People) =>
  people.list.every(({ id, active }) => !active || shares.some((share) => share.id === id && share.paise > 0))

/** The reader's share of the entry. */
function OwnPart({ entry: { kind, amountPaise, removed, mine } }: { entry: ExpenseEntry }) {
  if (removed) return <span className="text-muted text-xs">{text.removedMark}</span>
  if (kind === 'settlement') return <b className="font-[650] tabular-nums">{amountWords(amountPaise)}</b>
  const { paidPaise, sharePaise } = mine
  if (paidPaise === 0 && sharePaise === 0) return <span className="text-muted text-xs">{text.notInvolved}</span>
  const lent = paidPaise > sharePaise
  return (
    <>
      <span className="block text-muted text-xs">{lent ? text.youLent : text.yourShare}</span>
      <b className={`font-[650] tabular-nums ${lent ? 'text-leaf' : ''}`}>
        {amountWords(lent ? paidPaise - sharePaise : sharePaise)}
      </b>
    </>
  )
}
