import type { ExpenseFacts } from '@saathi/shared/expenses/facts'
import { AMOUNT_MAX_PAISE } from '@saathi/shared/expenses/rules'
import type { ExpenseEntry, LedgerPerson } from '@saathi/shared/expenses/schema'
import { amountWords } from '../../lib/amount-words.ts'
import type { ExpenseStart } from '../../lib/expense-start.ts'
import * as text from '../../messages/en/expenses/expense-form.ts'
import { convertedPaise, hundredths, plainDecimal, typedAmount } from './amounts.ts'
import { fromSplit, type SplitDraft, splitFigures, toSplit } from './split-draft.ts'

export const SEVERAL = 'several'

/** The values of the form. */
export type ExpenseDraft = {
  title: string
  category: ExpenseFacts['category']
  day: string
  /** In rupees; unused with another currency. */
  amount: string
  currency: { code: string; amount: string; rate: string } | null
  /** A person's id, or `several`. */
  payer: string
  /** The amounts of several payers. */
  paid: Record<string, string>
  split: SplitDraft
  note: string
  receipt: string | null
}
export type ExpenseField =
  | 'amount'
  | 'rate'
  | 'title'
  | 'category'
  | 'day'
  | 'payers'
  | 'split'
  | 'note'
  | 'receipt'
  | 'reason'
export type ExpenseErrors = Partial<Record<ExpenseField | 'form', string>>

/** The people who can be in an expense of a day: those who belong to the tour or trip, and who had not left by then. */
export const peopleOn = (people: LedgerPerson[], day: string, kept: string[] = []): LedgerPerson[] =>
  people.filter(
    ({ id, active, leftOn }) => active || kept.includes(id) || (leftOn !== null && day !== '' && day <= leftOn),
  )

/** An expense that the reader has paid for all, on a day. */
export function newDraft(people: LedgerPerson[], day: string): ExpenseDraft {
  const here = peopleOn(people, day)
  return {
    title: '',
    category: 'food',
    day,
    amount: '',
    currency: null,
    payer: here.find(({ me }) => me)?.id ?? here[0]?.id ?? '',
    paid: {},
    split: { how: 'equal', chosen: here.map(({ id }) => id), typed: {} },
    note: '',
    receipt: null,
  }
}

/** An expense that another screen offers; `today` for one without a day. */
export const startedDraft = (people: LedgerPerson[], start: ExpenseStart, today: string): ExpenseDraft => ({
  ...newDraft(people, start.day || today),
  title: start.title,
  category: start.category,
  amount: String(start.rupees),
})

export function draftOf(entry: ExpenseEntry): ExpenseDraft {
  const [first] = entry.payers
  return {
    title: entry.title,
    category: entry.category,
    day: entry.day,
    amount: typedAmount(entry.amountPaise),
    currency: entry.currency,
    payer: entry.payers.length === 1 ? (first?.id ?? '') : SEVERAL,
    paid: Object.fromEntries(entry.payers.map(({ id, paise }) => [id, typedAmount(paise)])),
    split: entry.split ? fromSplit(entry.split) : { how: 'equal', chosen: entry.shares.map(({ id }) => id), typed: {} },
    note: entry.note,
    receipt: entry.receipt,
  }
}

/** The amount in paise; null while it is missing or invalid. */
export const amountOf = ({ amount, currency }: ExpenseDraft): number | null =>
  currency ? convertedPaise(currency.amount, currency.rate) : hundredths(amount)

const payersOf = (draft: ExpenseDraft, amountPaise: number, order: string[]): ExpenseFacts['payers'] =>
  draft.payer === SEVERAL
    ? order.flatMap((id) => {
        const paise = hundredths(draft.paid[id] ?? '') ?? 0
        return paise > 0 ? [{ id, paise }] : []
      })
    : [{ id: draft.payer, paise: amountPaise }]

/** The facts to send. Call `validate` first. */
export function toFacts(draft: ExpenseDraft, order: string[]): ExpenseFacts {
  const amountPaise = amountOf(draft) ?? 0
  const { title, category, day, currency, note, receipt } = draft
  return {
    title: title.trim(),
    category,
    day,
    amountPaise,
    currency: currency && {
      code: currency.code,
      amount: plainDecimal(currency.amount),
      rate: plainDecimal(currency.rate),
    },
    payers: payersOf(draft, amountPaise, order),
    split: toSplit(draft.split, order),
    note: note.trim(),
    receipt,
  }
}

/** The rest of the amount that several payers have not paid; null while there is no amount. */
export function unpaidOf(draft: ExpenseDraft, order: string[]): number | null {
  const amountPaise = amountOf(draft)
  if (amountPaise === null || draft.payer !== SEVERAL) return null
  return amountPaise - payersOf(draft, amountPaise, order).reduce((sum, { paise }) => sum + paise, 0)
}

/** Validates a draft; the server validates again. */
export function validate(draft: ExpenseDraft, order: string[]): ExpenseErrors {
  const errors: ExpenseErrors = {}
  const amountPaise = amountOf(draft)
  if (draft.currency && !(hundredthsLike(draft.currency.amount) > 0)) errors.amount = text.amountMissing
  else if (draft.currency && amountPaise === null) errors.rate = text.rateMissing
  else if (!amountPaise || amountPaise < 1) errors.amount = text.amountMissing
  else if (amountPaise > AMOUNT_MAX_PAISE) errors.amount = text.amountTooLarge(amountWords(AMOUNT_MAX_PAISE))
  if (draft.title.trim() === '') errors.title = text.titleMissing
  if (draft.day === '') errors.day = text.dayMissing
  const unpaid = unpaidOf(draft, order)
  if (unpaid) errors.payers = unpaid > 0 ? text.unpaid(amountWords(unpaid)) : text.overpaid(amountWords(unpaid))
  const { problem } = splitFigures(amountPaise, draft.split, order)
  if (problem) errors.split = problem
  return errors
}

const hundredthsLike = (typed: string) => Number(plainDecimal(typed))

const FIELDS: Record<string, ExpenseField> = { amountPaise: 'amount', currency: 'rate' }
const KNOWN: ExpenseField[] = ['title', 'category', 'day', 'payers', 'split', 'note', 'receipt', 'reason']

/** The form's field of an input that the server names, such as `expense.split.people.1.paise`. */
export function fieldFor(input: string | null): ExpenseField | 'form' {
  const [name = ''] = (input ?? '').replace(/^expense\./, '').split(/[.[]/)
  return FIELDS[name] ?? KNOWN.find((field) => field === name) ?? 'form'
}
