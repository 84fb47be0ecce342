import { rupees } from '@saathi/shared/lib/money'
import { numberAt } from './numbers.ts'
import { type Found, isAdjacent, isFree, lookUp, phraseAt, type Token, use, type Warn, wordAt } from './tokens.ts'

const LEAST = 2_000
const OPEN = 100_000
/** A number without a unit or a word beside it is an amount from here on. */
const BARE_FROM = 3_000

const THOUSAND = new Set([
  'k',
  'thousand',
  'thousands',
  'hazaar',
  'hazar',
  'hajar',
  'hajaar',
  'hazaaron',
  'hzr',
  'hzar',
  'thou',
])
const LAKH = new Set(['lakh', 'lakhs', 'lac', 'lacs', 'l', 'laakh'])
const CURRENCY = new Set(['₹', 'rs', 'inr', 'rupees', 'rupee', 'rupaye', 'rupay', 'rupaiye', 'rupaya', 'bucks'])
/** Amounts of other money are left, and shown as not understood. */
const FOREIGN = /^([€£$]|eur|euros?|usd|dollars?|gbp|pounds?|aed|dirhams?|sgd)$/
/** `salary 60k`, `we spent 90k`: amounts that are no budget. */
const EARNED = new Set(['salary', 'ctc', 'stipend', 'earn', 'earning', 'kamai'])
const IS = new Set(['is', 'of', 'hai'])
const isOtherMoney = (tokens: readonly Token[], at: number) => {
  const word = IS.has(wordAt(tokens, at - 1)) ? at - 2 : at - 1
  if (!isAdjacent(tokens, at)) return false
  return EARNED.has(wordAt(tokens, word)) || /^(we|i|have|had|humne|maine) spent$/.test(phraseAt(tokens, at - 2, 2))
}
const BUDGET_BEFORE = new Set([
  ...['under', 'below', 'within', 'upto', 'max', 'maximum', 'budget', 'total', 'kul', 'around', 'about', 'than', 'of'],
  ...['is', 'to', 'cost', 'only', 'approx', 'roughly', 'kareeb', 'lagbhag'],
])
const TO = new Set(['-', 'to', 'and', 'se'])
const PER_PERSON: ReadonlyMap<string, true> = new Map(
  [
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
  ].map((phrase) => [phrase, true] as const),
)

const HUNDRED = new Set(['sau', 'hundred'])
/** Words behind an amount that say no more than that it is the most. */
const MOST_AFTER: ReadonlyMap<string, true> = new Map(
  ['ke andar', 'ke under', 'ke bhitar', 'ke bheetar', 'se kam', 'all in', 'tak', 'tk', 'max'].map(
    (phrase) => [phrase, true] as const,
  ),
)

const unitOf = (word: string) =>
  THOUSAND.has(word) ? 1_000 : LAKH.has(word) ? 100_000 : HUNDRED.has(word) ? 100 : null

type Amount = { value: number; from: number; to: number }

const NO_LIMIT: ReadonlyMap<string, true> = new Map(
  ['money', 'budget', 'paisa', 'paise', 'cost']
    .flatMap((word) => [`${word} no problem`, `${word} no bar`, `${word} is no bar`, `no ${word} limit`])
    .map((phrase) => [phrase, true] as const),
)

/** `money no bar`. */
function openBudget(tokens: readonly Token[]): Found[] {
  for (let at = 0; at < tokens.length; at++) {
    const found = lookUp(NO_LIMIT, tokens, at, 4)
    if (!found || !isFree(tokens, at, at + found.length)) continue
    const isOne = tokens.slice(at + 1, at + found.length).every((_, index) => isAdjacent(tokens, at + 1 + index))
    if (!isOne || /^(low|medium|tight|kam|small)$/.test(wordAt(tokens, at - 1))) continue
    use(tokens, at, at + found.length)
    return [{ field: 'budget', value: String(OPEN), label: `${rupees(OPEN)}+`, from: at, to: at + found.length }]
  }
  return []
}

/** The budget, and whether it is for each person. The last amount of a range counts. What is out of bounds is said. */
export function findBudget(tokens: readonly Token[], warn: Warn): Found[] {
  const amount = amountIn(tokens)
  if (!amount) return openBudget(tokens)
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
  // `2A 1K` are children.
  if (at > 1 && wordAt(tokens, last.to) === 'k' && wordAt(tokens, at - 1) === 'a' && numberAt(tokens, at - 2))
    return null
  const before = wordAt(tokens, at - 1)
  const sum = unit === null ? { value: last.value, to: last.to } : sumAt(tokens, last.value * unit, unit, last.to + 1)
  const end = sum.to
  const after = wordAt(tokens, end)
  const hasCurrency = CURRENCY.has(before) || CURRENCY.has(after)
  // `1000 dollars (80k)`: the word belongs to the number before it.
  if (FOREIGN.test(after) || (FOREIGN.test(before) && !numberAt(tokens, at - 2))) return null
  if (isOtherMoney(tokens, at)) return null
  const behind = CURRENCY.has(after) ? end + 1 : end
  // `3k per head per day`
  if (isDaily(tokens, behind) || isDaily(tokens, behind + perPersonAt(tokens, behind))) return null
  const { value } = sum
  const from = CURRENCY.has(before) ? at - 1 : at
  // `5,000/-`
  const written = phraseAt(tokens, behind, 2) === '/ -' ? behind + 2 : behind
  const to = written + mostAfter(tokens, written)
  if (unit !== null || (hasCurrency && value >= 100)) return value < 100 ? null : { value, from, to, sure: true }
  const isNamed = value >= 1_000 && BUDGET_BEFORE.has(before)
  if (isNamed || (value >= 1_000 && after === 'budget')) return isYear(value) ? null : { value, from, to, sure: true }
  const perHead = value >= 500 && perPersonAt(tokens, end) > 0
  return perHead || value >= BARE_FROM ? { value, from, to, sure: perHead } : null
}

/** `ek lakh bees hazar`, `12 hazar 500` */
function sumAt(tokens: readonly Token[], value: number, unit: number, at: number): { value: number; to: number } {
  const number = isAdjacent(tokens, at) ? numberAt(tokens, at) : null
  if (!number || !Number.isInteger(number.value) || number.value < 1) return { value, to: at }
  const next = unitOf(wordAt(tokens, number.to))
  if (next !== null && next < unit && number.value * next < unit)
    return sumAt(tokens, value + number.value * next, next, number.to + 1)
  const isRest = unit === 1_000 && number.value >= 100 && number.value < 1_000
  const isLast =
    number.to === tokens.length || !isAdjacent(tokens, number.to) || CURRENCY.has(wordAt(tokens, number.to))
  return isRest && isLast ? { value: value + number.value, to: number.to } : { value, to: at }
}

const mostAfter = (tokens: readonly Token[], at: number): number => lookUp(MOST_AFTER, tokens, at, 2)?.length ?? 0

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

/** `the batch of 1998`; 2,000 is an amount. */
const isYear = (value: number) => value >= 1_950 && value <= 2_035 && value !== 2_000

const perPersonAt = (tokens: readonly Token[], at: number): number => lookUp(PER_PERSON, tokens, at, 4)?.length ?? 0

function perPerson(tokens: readonly Token[]): Found[] {
  for (let at = 0; at < tokens.length; at++) {
    const length = perPersonAt(tokens, at)
    if (length === 0 || !isFree(tokens, at, at + length)) continue
    // `total 1 lakh, so 20k each`: of another amount.
    const isAmount = unitOf(wordAt(tokens, at - 1)) !== null || (numberAt(tokens, at - 1)?.value ?? 0) >= 500
    if (at > 0 && isFree(tokens, at - 1, at) && isAmount) continue
    use(tokens, at, at + length)
    return [{ field: 'budgetIs', value: 'person', label: 'Per person', from: at, to: at + length }]
  }
  return []
}
