import type { Split } from '@saathi/shared/expenses/facts'
import { SHARES_MAX } from '@saathi/shared/expenses/rules'
import { apportion, splitAmount } from '@saathi/shared/expenses/split'
import { amountWords } from '../../lib/amount-words.ts'
import * as text from '../../messages/en/expenses/expense-form.ts'
import { hundredths, typedAmount } from './amounts.ts'

export const SPLIT_KINDS = ['equal', 'exact', 'shares', 'percent', 'adjusted'] as const
export type SplitKind = (typeof SPLIT_KINDS)[number]

/** The input for a person, by the kind of split; each is kept while another kind is shown. */
export type PersonDraft = Record<Exclude<SplitKind, 'equal'>, string>
export type SplitDraft = {
  how: SplitKind
  /** The people who are part of it. */
  chosen: string[]
  typed: Record<string, PersonDraft>
}

export const EMPTY_PERSON: PersonDraft = { exact: '', shares: '1', percent: '', adjusted: '' }
const typedBy = (split: SplitDraft, id: string) => split.typed[id] ?? EMPTY_PERSON

/** The known shares of the people, and the rest that nobody has yet. */
export type SplitFigures = { of: Record<string, number | null>; leftPaise: number | null; problem: string | null }

/** The figures beside the people while somebody types. `order` is the order of the people. */
export function splitFigures(amountPaise: number | null, split: SplitDraft, order: string[]): SplitFigures {
  const ids = order.filter((id) => split.chosen.includes(id))
  const nothing: SplitFigures = { of: {}, leftPaise: null, problem: null }
  if (ids.length === 0) return { ...nothing, problem: text.nobodyChosen }
  const invalid = ids.find((id) => !isReadable(split, id))
  const of = (paise: (id: string) => number | null) => Object.fromEntries(ids.map((id) => [id, paise(id)]))
  if (split.how === 'exact' || split.how === 'percent') {
    const value = (id: string) => hundredths(typedBy(split, id)[split.how as 'exact'] || '0') ?? 0
    const given = ids.reduce((sum, id) => sum + value(id), 0)
    if (split.how === 'exact') {
      const leftPaise = amountPaise === null ? null : amountPaise - given
      return { of: of(value), leftPaise, problem: invalid ? text.numberInvalid : leftProblem(leftPaise) }
    }
    const left = 10_000 - given
    if (left === 0 && !invalid && amountPaise !== null) return exactly(amountPaise, split, ids)
    const part = (points: number) => (amountPaise === null ? null : Math.round((amountPaise * points) / 10_000))
    const problem = invalid ? text.numberInvalid : left === 0 ? null : text.percentLeft(left / 100)
    return { of: of((id) => part(value(id))), leftPaise: part(left), problem }
  }
  if (invalid) return { ...nothing, problem: split.how === 'shares' ? text.sharesInvalid : text.numberInvalid }
  return amountPaise === null ? nothing : exactly(amountPaise, split, ids)
}

function exactly(amountPaise: number, split: SplitDraft, ids: string[]): SplitFigures {
  const { shares, error } = splitAmount(amountPaise, toSplit(split, ids))
  if (error) return { of: {}, leftPaise: null, problem: error.message }
  return { of: Object.fromEntries(shares.map(({ id, paise }) => [id, paise])), leftPaise: 0, problem: null }
}

const leftProblem = (leftPaise: number | null) =>
  !leftPaise
    ? null
    : leftPaise > 0
      ? text.amountLeft(amountWords(leftPaise))
      : text.amountTooMuch(amountWords(leftPaise))

function isReadable(split: SplitDraft, id: string): boolean {
  if (split.how === 'equal') return true
  const typed = typedBy(split, id)[split.how].trim()
  if (split.how === 'shares') return /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= SHARES_MAX
  const value = hundredths(typed || '0')
  return value !== null && (split.how === 'adjusted' || value >= 0)
}

/** The split to send. The people stand in their order in the ledger, so that odd paise go to the same people each time. */
export function toSplit(split: SplitDraft, order: string[]): Split {
  const ids = order.filter((id) => split.chosen.includes(id))
  const value = (id: string, how: keyof PersonDraft) => hundredths(typedBy(split, id)[how] || '0') ?? 0
  switch (split.how) {
    case 'equal':
      return { how: 'equal', people: ids }
    case 'exact':
      return { how: 'exact', people: ids.map((id) => ({ id, paise: value(id, 'exact') })) }
    case 'shares':
      return { how: 'shares', people: ids.map((id) => ({ id, shares: Number(typedBy(split, id).shares) })) }
    case 'percent':
      return { how: 'percent', people: ids.map((id) => ({ id, basisPoints: value(id, 'percent') })) }
    case 'adjusted':
      return { how: 'adjusted', people: ids.map((id) => ({ id, adjustPaise: value(id, 'adjusted') })) }
  }
}

/** The draft of a split that was saved. */
export function fromSplit(split: Split): SplitDraft {
  const typed: SplitDraft['typed'] = {}
  const chosen = split.people.map((person) => (typeof person === 'string' ? person : person.id))
  for (const person of split.people) {
    if (typeof person === 'string') continue
    const own = { ...EMPTY_PERSON }
    if ('paise' in person) own.exact = typedAmount(person.paise)
    if ('shares' in person) own.shares = String(person.shares)
    if ('basisPoints' in person) own.percent = typedAmount(person.basisPoints)
    if ('adjustPaise' in person) own.adjusted = person.adjustPaise === 0 ? '' : typedAmount(person.adjustPaise)
    typed[person.id] = own
  }
  return { how: split.how, chosen, typed }
}

/** The split as another kind. Exact amounts and percentages start with what everybody owed so far. */
export function withKind(split: SplitDraft, how: SplitKind, figures: SplitFigures, order: string[]): SplitDraft {
  const ids = order.filter((id) => split.chosen.includes(id))
  const isTouched = how !== 'equal' && ids.some((id) => typedBy(split, id)[how] !== EMPTY_PERSON[how])
  if ((how !== 'exact' && how !== 'percent') || isTouched) return { ...split, how }
  const points = apportion(
    10_000,
    ids.map(() => 1),
  )
  const start = (id: string, index: number) => (how === 'percent' ? points[index] : figures.of[id])
  const typed = Object.fromEntries(
    ids.map((id, index) => [id, { ...typedBy(split, id), [how]: written(start(id, index)) }]),
  )
  return { ...split, how, typed: { ...split.typed, ...typed } }
}

const written = (value: number | null | undefined) => (value === null || value === undefined ? '' : typedAmount(value))
