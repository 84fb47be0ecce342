import { agesAfter, SENIOR_FROM } from './ages.ts'
import { numberAt } from './numbers.ts'
import { SENIOR_PHRASES, SENIORS } from './party-words.ts'
import { isFree, phraseAt, type Token, use, wordAt } from './tokens.ts'

const MOST_SENIORS = 60

export type Span = { from: number; to: number }

/** `4 seniors`, `senior citizens 4`: how many; their words are used. */
export function takeSeniorCount(tokens: readonly Token[]): (Span & { people: number }) | null {
  for (let at = 0; at < tokens.length; at++) {
    const length = seniorAt(tokens, at)
    if (length === 0) continue
    const end = at + length
    const before = at > 0 ? numberAt(tokens, at - 1) : null
    const after = before?.to === at ? null : numberAt(tokens, end)
    const number = before?.to === at ? before : after
    const from = before?.to === at ? at - 1 : at
    const to = Math.max(end, after?.to ?? 0)
    const count = number && Number.isInteger(number.value) && number.value <= MOST_SENIORS ? number.value : 0
    if (count === 0 || !isFree(tokens, from, to)) continue
    const ages = agesAfter(tokens, to, count, (years) => years >= SENIOR_FROM)
    use(tokens, from, Math.max(to, ages.end))
    return { people: count, from, to: Math.max(to, ages.end) }
  }
  return null
}

function seniorAt(tokens: readonly Token[], at: number): number {
  if (SENIOR_PHRASES.includes(phraseAt(tokens, at, 2))) return 2
  return SENIORS.has(wordAt(tokens, at)) ? 1 : 0
}

/** `parents are senior citizens` */
const ARE = new Set(['are', 'r', 'is', 'both'])

/** `old parents`, but not those of a child who is `3 years old`. */
const OLD = new Set(['old', 'aged', 'aging', 'ageing', 'budhe', 'buddhe'])
const YEARS = new Set(['year', 'years', 'yr', 'yrs', 'month', 'months', 'saal', 'sal'])
const areOld = (tokens: readonly Token[], at: number): boolean =>
  OLD.has(wordAt(tokens, at)) && !YEARS.has(wordAt(tokens, at - 1))

/** Whether those at `[from, to)` are called senior beside it, as in `mummy papa (senior)`; the word is used. */
export function takeSenior(tokens: readonly Token[], from: number, to: number): Span | null {
  const behind = ARE.has(wordAt(tokens, to)) ? to + 1 : to
  for (const [at, length] of [
    [from - 1, areOld(tokens, from - 1) ? 1 : seniorAt(tokens, from - 1)],
    [behind, seniorAt(tokens, behind)],
  ] as const) {
    if (length !== 1 && !(at === behind && length === 2)) continue
    if (!isFree(tokens, at, at + length)) continue
    use(tokens, Math.min(to, at), at + length)
    return { from: Math.min(from, at), to: Math.max(to, at + length) }
  }
  return null
}

/** How many of so many are 60 or older, by the ages that stand behind them, and where these end. */
export function takeGrownAges(tokens: readonly Token[], at: number, people: number) {
  const { ages, isSaid, isEach, end } = agesAfter(tokens, at, people, (years) => years > 0)
  const [first = 0] = ages
  // `parents 65` are both of about that age.
  const isOfAll =
    isEach || (ages.length < people && ages.length === 1 && isSaid) || (people === 2 && first >= SENIOR_FROM)
  const isSure = isEach || isSaid || ages.length === people || isOfAll
  if (ages.length === 0 || !isSure) return { ages: [], seniors: 0, isEach: false, end: at }
  use(tokens, at, end)
  const all = ages.length === 1 && isOfAll ? Array.from({ length: people }, () => first) : ages
  return { ages: all, seniors: all.filter((age) => age >= SENIOR_FROM).length, isEach, end }
}
