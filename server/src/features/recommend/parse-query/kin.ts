import { ADULT_FROM, agesAfter, SENIOR_FROM } from './ages.ts'
import { numberAt } from './numbers.ts'
import { KIN } from './party-words.ts'
import { type Span, takeGrownAges, takeSenior } from './seniors.ts'
import { isAdjacent, isFree, lookUp, phraseAt, type Token, use, wordAt } from './tokens.ts'

/** A person named by who they are to the one who writes. */
type Person = { age: number | null; isSenior: boolean; isPresumed?: boolean }

export type Kin = {
  people: ReadonlyMap<string, Person>
  spans: (Span & { keys: string[] })[]
  /** The one who writes goes along. */
  withSelf: boolean
}

const WITH_BEFORE = new Set(['with', 'wid', 'taking', 'take', 'bringing', 'along'])
const WITH_AFTER = new Set(['ke saath', 'ke sath', 'k sath', 'k saath', 'ko leke', 'ko lekar'])
const OWN = new Set([
  'my',
  'our',
  'mere',
  'meri',
  'apne',
  'apni',
  'the',
  'both',
  'elderly',
  'old',
  'aged',
  'retired',
  '2',
])

const GROWN = /^(spouse|grand|mother|father)/

/** The relatives who are named, each once, with their ages; their words are used. */
export function takeKin(tokens: readonly Token[]): Kin {
  const people = new Map<string, Person>()
  const spans: Kin['spans'] = []
  let withSelf = false
  for (let at = 0; at < tokens.length; at++) {
    const kin = lookUp(KIN, tokens, at, 3)
    if (!kin || !isFree(tokens, at, at + kin.length) || isOthers(tokens, at, at + kin.length)) continue
    const { keys, end } = runAt(tokens, at, kin)
    const isCouple = keys.includes('spouse')
    const named = isCouple ? ['spouse'] : keys
    const counted = numberAt(tokens, at - 1)?.value === named.length && isFree(tokens, at - 1, at) ? at - 1 : at
    use(tokens, counted, end)
    const senior = takeSenior(tokens, counted, end)
    const {
      ages,
      isEach,
      end: agesEnd,
    } = takeGrownAges(tokens, senior?.to ?? end + countAfter(tokens, end, named.length), named.length)
    for (const key of keys)
      if (!people.has(key))
        people.set(key, { age: null, isSenior: false })
        // `self and wife, both 66`
    ;(isCouple && isEach ? keys : named).forEach((key, index) => {
      const told = (isEach ? ages[0] : ages[index]) ?? null
      // `my hubby 2 Kerala`: nobody's husband is two.
      const isAge = told !== null && (told >= ADULT_FROM || !GROWN.test(key))
      const age = (isAge ? told : null) ?? people.get(key)?.age ?? null
      people.set(key, {
        age,
        isSenior: senior !== null || (age !== null && age >= SENIOR_FROM),
        isPresumed: age === null && key.startsWith('grand'),
      })
    })
    const isAlone = named.length === 1 && !isFor(tokens, counted)
    withSelf ||= isAlone || isWith(tokens, counted, Math.max(end, agesEnd))
    spans.push({ from: senior?.from ?? counted, to: Math.max(end, senior?.to ?? 0, agesEnd), keys })
    at = Math.max(end, agesEnd) - 1
  }
  return { people, spans, withSelf }
}

const HOMES = new Set(['ke paas', 'ke pass', 'k paas', 'ke ghar', 'k ghar', 'ke yahan'])

/** `mother's day`, `mom's birthday`, `nani ke paas`: nobody who travels is named. */
const isOthers = (tokens: readonly Token[], at: number, end: number) =>
  HOMES.has(phraseAt(tokens, end, 2)) ||
  /^(wedding|shaadi|shadi|told|said|says|suggested|recommended)$/.test(wordAt(tokens, end)) ||
  (wordAt(tokens, end) === 's' && !KIN.get(wordAt(tokens, at))?.includes('spouse'))

/** `amma appa 68 and 64`, `mom and dad, both 66`: the ages behind several relatives are theirs. */
function runAt(tokens: readonly Token[], at: number, first: { value: string; length: number }) {
  const keys = first.value.split(' ')
  const end = at + first.length
  const joined = ['and', 'n', 'aur', '+'].includes(wordAt(tokens, end)) ? end + 1 : end
  const next = isAdjacent(tokens, joined) ? lookUp(KIN, tokens, joined, 3) : null
  const to = joined + (next?.length ?? 0)
  if (keys.includes('spouse') || !next || next.value.includes('spouse') || !isFree(tokens, end, to))
    return { keys, end }
  const all = [...keys, ...next.value.split(' ')]
  const { ages, isEach } = agesAfter(tokens, to, all.length, (years) => years > 0)
  return (isEach || ages.length === all.length) && !isOthers(tokens, joined, to)
    ? { keys: all, end: to }
    : { keys, end }
}

/** `grandparents 2, parents 2`: their number, where it stands behind them; it is used. */
function countAfter(tokens: readonly Token[], at: number, people: number): number {
  const number = people > 1 ? numberAt(tokens, at) : null
  if (number?.value !== people || !isFree(tokens, at, number.to)) return 0
  if (number.to < tokens.length && isAdjacent(tokens, number.to) && !JOINING.has(wordAt(tokens, number.to))) return 0
  use(tokens, at, number.to)
  return number.to - at
}

const leadOf = (tokens: readonly Token[], from: number) => {
  let at = from - 1
  while (at >= 0 && OWN.has(wordAt(tokens, at))) at--
  return wordAt(tokens, at)
}

const isFor = (tokens: readonly Token[], from: number) => leadOf(tokens, from) === 'for'

function isWith(tokens: readonly Token[], from: number, to: number): boolean {
  if (WITH_AFTER.has(phraseAt(tokens, to, 2))) return true
  return WITH_BEFORE.has(leadOf(tokens, from))
}

const SELF = new Set(['me', 'i', 'main', 'mai', 'mein', 'myself', 'self'])
const JOINING = new Set(['and', 'n', 'aur', '+', 'plus', 'my', 'our', 'with'])

/** `trip 4 me n 3 friends` */
const BEFORE_SELF = new Set([...JOINING, 'for', '4', 'trip', 'only', 'just'])

/** `me` beside others who go: `hubby n me`, `me, my wife`, `me 61 wife 58`. In Hinglish it is `in`, so it counts nowhere else. */
export function takeSelf(tokens: readonly Token[], spans: readonly Span[]): (Span & { seniors: number }) | null {
  for (let at = 0; at < tokens.length; at++) {
    if (!SELF.has(wordAt(tokens, at)) || !isFree(tokens, at, at + 1)) continue
    const isFirst = at === 0 || !isAdjacent(tokens, at) || BEFORE_SELF.has(wordAt(tokens, at - 1))
    if (!isFirst && !isJoinedBack(tokens, at, spans)) continue
    const aged = isFirst && /^\d\d$/.test(wordAt(tokens, at + 1)) ? ageOfSelf(tokens, at) : { seniors: 0, end: at + 1 }
    if (!isJoinedBack(tokens, at, spans) && !isJoinedOn(tokens, aged.end, spans)) continue
    if (aged.end > at + 1) takeGrownAges(tokens, at + 1, 1)
    use(tokens, at, at + 1)
    return { from: at, to: aged.end, seniors: aged.seniors }
  }
  return null
}

function ageOfSelf(tokens: readonly Token[], at: number): { seniors: number; end: number } {
  const age = Number(wordAt(tokens, at + 1))
  const isAge = age >= ADULT_FROM && isFree(tokens, at + 1, at + 2)
  return { seniors: isAge && age >= SENIOR_FROM ? 1 : 0, end: isAge ? at + 2 : at + 1 }
}

function isJoinedBack(tokens: readonly Token[], at: number, spans: readonly Span[]): boolean {
  let before = at - 1
  while (before >= 0 && JOINING.has(wordAt(tokens, before)) && isFree(tokens, before, before + 1)) before--
  const isApart = before < at - 1 || !isAdjacent(tokens, at)
  return isApart && spans.some(({ from, to }) => from <= before && before < to)
}

function isJoinedOn(tokens: readonly Token[], end: number, spans: readonly Span[]): boolean {
  let next = end
  while (next < tokens.length && JOINING.has(wordAt(tokens, next)) && isFree(tokens, next, next + 1)) next++
  return spans.some(({ from, to }) => from <= next && next < to)
}

/** Whether only `and`, `+` or their like stands between two parts of a party. */
export function areJoined(tokens: readonly Token[], a: Span, b: Span): boolean {
  const [first, second] = a.from < b.from ? [a, b] : [b, a]
  const between = tokens.slice(first.to, second.from)
  return between.length > 0 && between.every(({ text }) => JOINING.has(text))
}
