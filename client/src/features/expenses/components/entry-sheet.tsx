import type { ExpenseEntry } from '@saathi/shared/expenses/schema'
import { useEffect } from 'react'
import { amountWords } from '../../../lib/amount-words.ts'
import { imageSet, imageSrc } from '../../../lib/image-src.ts'
import * as text from '../../../messages/en/expenses/expenses.ts'
import { Button } from '../../../ui/button.tsx'
import { dayWords, whenWords } from '../days.ts'
import { historyOf } from '../entry-days.ts'
import type { People } from '../people.ts'
import { PersonAvatar } from './person-avatar.tsx'
import { SheetBody, SheetFoot } from './sheet.tsx'

type Props = {
  entry: ExpenseEntry
  /** All loaded entries. */
  entries: ExpenseEntry[]
  loadEarlier: (() => void) | null
  people: People
  mayChange: boolean
  onCorrect: () => void
  onRemove: () => void
  onReport: () => void
}

/** One expense: who paid, who owes what, its receipt, and what was corrected. */
export function EntryDetails({ entry, entries, loadEarlier, people, mayChange, onCorrect, onRemove, onReport }: Props) {
  const history = historyOf(entry, entries)
  useEffect(() => {
    if (!history.complete) loadEarlier?.()
  }, [history.complete, loadEarlier])
  const { title, amountPaise, currency, day, category, note, receipt, kind } = entry
  return (
    <>
      <SheetBody>
        <div>
          <p
            className={`font-[700] text-[2.25rem] leading-tight tracking-[-0.02em] tabular-nums ${entry.removed ? 'line-through' : ''}`}
          >
            {amountWords(amountPaise)}
          </p>
          <ul className="dotted text-muted text-sm">
            <li>{dayWords(day)}</li>
            {kind === 'expense' && <li>{text.categories[category]}</li>}
            {currency && <li>{text.inCurrency(currency.amount, currency.code, currency.rate)}</li>}
          </ul>
        </div>
        {entry.removed && <p className="rounded-2xl bg-(--warn) px-4 py-3 text-sm">{text.removedNote(entry.reason)}</p>}
        <Amounts title={text.whoPaid} rows={entry.payers} people={people} />
        <Amounts
          title={entry.split ? text.splitNames[entry.split.how] : text.whoGot}
          rows={entry.shares.filter(({ paise }) => paise > 0)}
          people={people}
        />
        {note && (
          <div>
            <h3 className="font-[650]! font-sans! text-muted text-xs tracking-wide!">{text.noteTitle}</h3>
            <p className="whitespace-pre-line">{note}</p>
          </div>
        )}
        {receipt && (
          <a href={imageSrc(receipt)} target="_blank" rel="noopener" className="block w-fit rounded-2xl">
            <img
              src={imageSrc(receipt)}
              srcSet={imageSet(receipt)}
              sizes="20rem"
              alt={text.receiptOf(title)}
              className="max-h-80 max-w-full rounded-2xl border border-line"
            />
          </a>
        )}
        <History entries={history.entries} people={people} />
        {entry.author.kind === 'member' && !entry.author.me && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onReport}
            className="min-h-11 justify-self-start font-[600] text-sm text-terra underline-offset-4 hover:underline"
          >
            {text.report}
          </button>
        )}
      </SheetBody>
      {mayChange && (
        <SheetFoot>
          <Button variant="quiet" className="w-full" onClick={onCorrect}>
            {text.correct}
          </Button>
          <button
            type="button"
            onClick={onRemove}
            className="min-h-11 font-[650] text-terra underline-offset-4 hover:underline"
          >
            {text.remove}
          </button>
        </SheetFoot>
      )}
    </>
  )
}

type AmountsProps = { title: string; rows: { id: string; paise: number }[]; people: People }

const Amounts = ({ title, rows, people }: AmountsProps) => (
  <div>
    <h3 className="font-[650]! font-sans! text-muted text-xs tracking-wide!">{title}</h3>
    <ul className="mt-1.5 rounded-2xl border border-line bg-card">
      {rows.map(({ id, paise }) => (
        <li
          key={id}
          className="flex min-h-12 items-center gap-3 px-3.5 py-1.5 not-first:border-line not-first:border-t"
        >
          <PersonAvatar person={people.get(id)} className="size-7" />
          <span className="min-w-0 flex-1">{people.name(id)}</span>
          <span className="font-[550] tabular-nums">{amountWords(paise)}</span>
        </li>
      ))}
    </ul>
  </div>
)

/** The author of an entry, and its corrections with their dates, reasons and earlier values. */
function History({ entries, people }: { entries: ExpenseEntry[]; people: People }) {
  return (
    <div>
      <h3 className="font-[650]! font-sans! text-muted text-xs tracking-wide!">{text.history}</h3>
      <ol className="mt-1">
        {entries.map((entry, index) => {
          const before = entries[index + 1]
          return (
            <li key={entry.number} className="py-2 text-sm not-first:border-line not-first:border-t">
              <p>{eventWords(entry, people)}</p>
              {entry.reason && <p className="text-muted">{text.quoted(entry.reason)}</p>}
              {before && !entry.removed && (
                <ul className="text-muted tabular-nums">
                  {differences(before, entry, people).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function eventWords({ author, at, removed, replaces }: ExpenseEntry, people: People): string {
  const words = removed ? text.removedBy : replaces === null ? text.addedBy : text.correctedBy
  return words(people.short(author.id), whenWords(at))
}

/** The changes of a correction, a line for each fact. */
function differences(before: ExpenseEntry, after: ExpenseEntry, people: People): string[] {
  const parts = (list: { id: string; paise: number }[]) =>
    list
      .filter(({ paise }) => paise > 0)
      .map(({ id, paise }) => text.personAmount(people.short(id), amountWords(paise)))
      .join(', ')
  const facts: [string, string, string][] = [
    [text.changes.amount, amountWords(before.amountPaise), amountWords(after.amountPaise)],
    [text.changes.title, before.title, after.title],
    [text.changes.day, dayWords(before.day), dayWords(after.day)],
    [text.changes.category, text.categories[before.category], text.categories[after.category]],
    [text.changes.payers, parts(before.payers), parts(after.payers)],
    [text.changes.split, parts(before.shares), parts(after.shares)],
  ]
  return facts.filter(([, old, now]) => old !== now).map(([what, old, now]) => text.changeLine(what, old, now))
}
