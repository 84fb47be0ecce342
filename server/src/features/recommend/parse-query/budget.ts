import { rupees } from '@saathi/shared/lib/money'
import { numberAt } from './numbers.ts'
import { type Found, isAdjacent, isFree, phraseAt, type Token, use, type Warn, wordAt } from './tokens.ts'

const LEAST = 2_000
const OPEN = 100_000
/** A number without a unit or a word beside it is an amount from here on. */
const BARE_FROM = 3_000

const THOUSAND = new Set(['k', 'thousand', 'thousands', 'hazaar', 'hazar', 'hajar', 'hajaar', 'hazaaron'])
const LAKH = new Set(['lakh', 'lakhs', 'lac', 'lacs', 'l', 'laakh'])
const CURRENCY = new Set(['₹', 'rs', 'inr', 'rupees', 'rupee', 'rupaye', 'rupay', 'rupaiye', 'rupaya', 'bucks'])
const BUDGET_BEFORE = new Set([
  ...['under', 'below', 'within', 'upto', 'max', 'maximum', 'budget', 'total', 'kul', 'around', 'about', 'than', 'of'],
  ...['is', 'to', 'cost', 'only', 'approx', 'roughly', 'kareeb', 'lagbhag'],
])
const TO = new Set(['-', 'to', 'and', 'se'])
const PER_PERSON = [
  ...[
    'per student',
    'per member',
    'per guest',
    'per friend',
    'per traveller',
    'per traveler',
    'per lady',
    'per woman',
    'per man',
    'per girl',
    'per boy',
    'per ppl',
    'per head only',
  ],
  ...[
    'per individual',
    'per participant',
    'per kid',
    'per child',
    '/ student',
    '/ member',
    '/ ppl',
    '/ guest',
    '/ banda',
  ],
  ...[
    'a student',
    'each student',
    'each member',
    'each one',
    'each of us',
    'a piece',
    'p p',
    'pph',
    'pppn',
    'per pax only',
  ],
  ...['prati vyakti', 'har student', 'per body', 'perhead', 'perperson', 'a pop', 'har person', 'ek ka', 'ek jan ka'],
  ...['per head', 'per person', 'per banda', 'per bande', 'per aadmi', 'per pax', 'per adult', 'per couple member'],
  ...['/ head', '/ person', '/ pax', 'a head', 'a person', 'each person', 'prati vyakti', 'har ek', 'har bande'],
  ...['har banda', 'har aadmi', 'ek aadmi', 'ek bande', 'har kisi', 'each', 'pp', 'apiece', 'individually'],
].sort((a, b) => b.length - a.length)

const unitOf = (word: string) => (THOUSAND.has(word) ? 1_000 : LAKH.has(word) ? 100_000 : null)

type Amount = { value: number; from: number; to: number }

/** The budget, and whether it is for each person. The last amount of a range counts. What is out of bounds is said. */
export function findBudget(tokens: readonly Token[], warn: Warn): Found[] {
  const amount = amountIn(tokens)
  if (!amount) return []
  use(tokens, amount.from, amount.to)
  const value = Math.min(OPEN, Math.max(LEAST, Math.round(amount.value)))
  if (amount.value < LEAST) warn(`We reckon with at least ${rupees(LEAST)}, not ${rupees(Math.round(amount.value))}.`)
  if (amount.value > OPEN)
    warn(`From ${rupees(OPEN)} on we set no limit, so ${rupees(Math.round(amount.value))} counts as none.`)
  const label = value >= OPEN ? `${rupees(OPEN)}+` : `Up to ${rupees(value)}`
  const budget = { field: 'budget', value: String(value), label, from: amount.from, to: amount.to }
  return [budget, ...perPerson(tokens)]
}

function amountIn(tokens: readonly Token[]): Amount | null {
  let bare: Amount | null = null
  for (let at = 0; at < tokens.length; at++) {
    const found = amountAt(tokens, at)
    if (!found) continue
    if (found.sure) return found
    bare ??= found
  }
  return bare
}

function amountAt(tokens: readonly Token[], at: number): (Amount & { sure: boolean }) | null {
  const article = wordAt(tokens, at) === 'a' && LAKH.has(wordAt(tokens, at + 1)) ? { value: 1, to: at + 1 } : null
  const first = article ?? numberAt(tokens, at)
  if (!first || !isFree(tokens, at, first.to)) return null
  let last = first
  // `20-25k`, `20k to 25k`, `20000-25000`: the last amount of a range counts.
  const firstEnd = unitOf(wordAt(tokens, first.to)) === null ? first.to : first.to + 1
  const second = TO.has(wordAt(tokens, firstEnd)) ? numberAt(tokens, firstEnd + 1) : null
  if (second && (unitOf(wordAt(tokens, second.to)) !== null || second.value >= 1_000)) last = second
  const unit = unitOf(wordAt(tokens, last.to)) ?? null
  const before = wordAt(tokens, at - 1)
  const end = unit === null ? last.to : last.to + 1
  const after = wordAt(tokens, end)
  const hasCurrency = CURRENCY.has(before) || CURRENCY.has(after)
  if (isDaily(tokens, CURRENCY.has(after) ? end + 1 : end)) return null
  const value = last.value * (unit ?? 1)
  const from = CURRENCY.has(before) ? at - 1 : at
  const named = CURRENCY.has(after) ? end + 1 : end
  // `5,000/-`
  const to = phraseAt(tokens, named, 2) === '/ -' ? named + 2 : named
  if (unit !== null || (hasCurrency && value >= 100)) return value < 100 ? null : { value, from, to, sure: true }
  const isNamed = value >= 1_000 && BUDGET_BEFORE.has(before)
  if (isNamed || (value >= 1_000 && after === 'budget')) return isYear(value) ? null : { value, from, to, sure: true }
  const perHead = value >= 500 && perPersonAt(tokens, end) > 0
  return perHead || value >= BARE_FROM ? { value, from, to, sure: perHead } : null
}

/** `3,000 per night` and `12k per family` are no budget of a trip or a person. */
const DAILY = new Set([
  'per night',
  'per day',
  'a night',
  'a day',
  '/ night',
  '/ day',
  'per din',
  'har din',
  'per raat',
  ...['per family', '/ family', 'a family', 'har family', 'per couple', '/ couple', 'a couple', 'per room'],
  ...['/ room', 'a room', 'per car', '/ car', 'per ticket', 'per group'],
])
const isDaily = (tokens: readonly Token[], at: number) =>
  (DAILY.has(phraseAt(tokens, at, 2)) && isAdjacent(tokens, at + 1)) || wordAt(tokens, at) === 'daily'

const isYear = (value: number) => value >= 2_024 && value <= 2_035

function perPersonAt(tokens: readonly Token[], at: number): number {
  for (const phrase of PER_PERSON) {
    const length = phrase.split(' ').length
    if (phraseAt(tokens, at, length) === phrase) return length
  }
  return 0
}

function perPerson(tokens: readonly Token[]): Found[] {
  for (let at = 0; at < tokens.length; at++) {
    const length = perPersonAt(tokens, at)
    if (length === 0 || !isFree(tokens, at, at + length)) continue
    use(tokens, at, at + length)
    return [{ field: 'budgetIs', value: 'person', label: 'Per person', from: at, to: at + length }]
  }
  return []
}
