import type { ExpenseEntry, ExpenseSums } from '@saathi/shared/expenses'
import { HandCoins, Receipt } from 'lucide-react'
import * as text from '../../../messages/en/expenses.ts'
import { amountWords } from '../amounts.ts'
import { CATEGORY_ICONS } from '../categories.ts'
import { dayWords } from '../days.ts'
import { entryDays } from '../entry-days.ts'
import type { People } from '../people.ts'

type Props = {
  /** The loaded entries, also those that were replaced. */
  entries: ExpenseEntry[]
  spent: ExpenseSums
  people: People
  onOpen: (entry: ExpenseEntry) => void
}

/** The expenses by day, the latest first, and the payments that were confirmed on it. */
export function EntryList({ entries, spent, people, onOpen }: Props) {
  const totals = new Map(spent.byDay.map(({ day, paise }) => [day, paise]))
  return entryDays(entries).map(({ day, entries: ofDay }) => (
    <section key={day} aria-label={dayWords(day)}>
      <h3 className="flex justify-between gap-3 px-1 pt-4 pb-2 font-[650]! font-sans! text-muted text-sm tracking-normal!">
        <span>{dayWords(day)}</span>
        {totals.has(day) && <span className="tabular-nums">{amountWords(totals.get(day) ?? 0)}</span>}
      </h3>
      <ul className="overflow-hidden rounded-3xl border border-line bg-card">
        {ofDay.map((entry) => (
          <li key={entry.number} className="not-first:border-line not-first:border-t">
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
        ))}
      </ul>
    </section>
  ))
}

function EntryIcon({ entry }: { entry: ExpenseEntry }) {
  const Icon = entry.kind === 'settlement' ? HandCoins : CATEGORY_ICONS[entry.category]
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-[0.875rem] bg-sunk text-teal">
      <Icon aria-hidden className="size-5" />
    </span>
  )
}

function EntryWords({ entry, people }: { entry: ExpenseEntry; people: People }) {
  const [payer] = entry.payers
  const payerName = people.short(payer?.id ?? '')
  if (entry.kind === 'settlement') {
    const [payee] = entry.shares
    return (
      <>
        <span className="block font-[600]">{text.settledEntry(payerName, people.short(payee?.id ?? ''))}</span>
        <span className="block text-muted text-sm">
          {entry.method ? text.settledHow[entry.method] : text.settledConfirmed}
        </span>
      </>
    )
  }
  const amount = amountWords(entry.amountPaise)
  const marks = [
    entry.payers.length > 1 ? text.severalPaid(entry.payers.length, amount) : text.personPaid(payerName, amount),
    isForAll(entry, people) ? null : text.forCount(entry.shares.filter(({ paise }) => paise > 0).length),
    entry.removed ? text.removedMark : entry.replaces !== null && text.correctedMark,
  ].filter((mark) => !!mark)
  return (
    <>
      <span className={`block font-[600] ${entry.removed ? 'line-through' : ''}`}>{entry.title}</span>
      <span className="block text-muted text-sm">
        {marks.join(' · ')}
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

/** Whether everybody who is still there has a share. */
const isForAll = ({ shares }: ExpenseEntry, people: People) =>
  people.list.every(({ id, active }) => !active || shares.some((share) => share.id === id && share.paise > 0))

/** What the entry means for the reader. */
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
