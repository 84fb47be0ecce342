import { GROUP_SIZES } from '@saathi/shared/recommend/form-choices'
import { ADULT_FROM, ageAt, SENIOR_FROM } from './ages.ts'
import { type Count, takeCounts } from './counts.ts'
import { areJoined, type Kin, takeKin, takeSelf } from './kin.ts'
import { numberAt } from './numbers.ts'
import { type Children, takeChildren } from './party.ts'
import {
  ALONE,
  BIG_GROUP,
  FAMILY,
  isChildrenWord,
  isChildWord,
  isCompanionWord,
  isNeutralWord,
  PAIRS,
} from './party-words.ts'
import { type Span, takeSeniorCount } from './seniors.ts'
import { type Found, isAdjacent, isFree, lookUp, phraseAt, type Token, use, wordAt } from './tokens.ts'

const INCLUDING = new Set(['including', 'incl', 'inc', 'with', 'includes', 'of', 'out', 'which', 'whom'])
const PARENTS = 2

/** `people`: how many the text names, of whom `children` are of the ages given; the value is the form's size at or above it. */
export type FoundPeople = Found & { people: number; children: number[]; seniors: number }

/**
 * Who travels, told in one count or in several parts: grown-ups, relatives, seniors and children, each person once. Those who
 * are named beside a count of all belong to it.
 */
export function findPeople(tokens: readonly Token[]): FoundPeople[] {
  const children = takeChildren(tokens)
  const senior = takeSeniorCount(tokens)
  const counts = takeCounts(tokens)
  if (children.besides !== null) counts.push(besidesOf(children.besides, children.spans))
  const kin = takeKin(tokens)
  const childSpans = children.spans.map(([from, to]) => ({ from, to }))
  const self = takeSelf(tokens, [...counts, ...kin.spans, ...childSpans])
  const young = [...kin.people].filter(([, { age }]) => age !== null && age < ADULT_FROM)
  const ages = [...children.ages, ...young.map(([, { age }]) => age ?? 0)]
  const relatives = relativesOf(kin, self !== null)
  const words = wordsOf(tokens)
  const grown = grownUpsOf(tokens, { counts, kin, self, relatives, senior, words, hasChildren: ages.length > 0 })
  if (grown === null) return []
  const isIncluded = children.spans.some(([from]) => INCLUDING.has(wordAt(tokens, from - 1)))
  const others = (senior?.people ?? 0) + relatives.length
  const people = peopleOf(
    counts,
    grown,
    { children: ages.length, others },
    isIncluded || isOfUs(tokens, counts, children) || isTold(tokens, counts, children),
  )
  const allOld = takeAllOld(tokens)
  const old = takeOldAges(tokens)
  const spans = [...counts, ...kin.spans, ...childSpans, ...words, ...old, allOld, senior, self].filter(
    (each) => each !== null,
  )
  takeFurtherWords(tokens, ages.length > 0)
  const relations = [...kin.people.values()]
  // Grandparents are seniors where nothing says otherwise; `nani, woh 80 ki hain` is one.
  const presumed = relations.filter(({ isSenior, isPresumed }) => isPresumed && !isSenior).length
  const counted =
    Math.max(presumed, senior?.people ?? 0, old.length) +
    (self?.seniors ?? 0) +
    counts.reduce((sum, count) => sum + count.seniors, 0) +
    relations.filter(({ isSenior }) => isSenior).length
  const seniors = allOld?.isAll ? people : allOld ? Math.max(counted, 2) : counted
  const from = Math.min(...spans.map((span) => span.from))
  const to = Math.max(...spans.map((span) => span.to))
  return [toFound({ people, from, to, children: ages, seniors: Math.min(seniors, Math.max(0, people - ages.length)) })]
}

const WEDDINGS = new Set(['shaadi', 'shadi', 'married', 'wedding'])
const US = new Set(['we are', 'we re', 'we r'])

/** `my daughter's birthday, we are 3`: the child who is named before is one of us. */
const isOfUs = (tokens: readonly Token[], counts: Count[], { spans, ages }: Children): boolean =>
  !tokens.some(({ text }) => WEDDINGS.has(text)) &&
  counts.some(
    ({ kind, people, from, to }) =>
      kind === 'all' &&
      (US.has(phraseAt(tokens, from - 2, 2)) || phraseAt(tokens, to - 2, 2) === 'of us') &&
      people - ages.length > 1 &&
      spans.some(([, end]) => end <= from) &&
      spans.every(([start]) => start < to),
  )

/** `4 log, bachhe 8 aur 14`: children who are told by their ages alone are of those who are counted, where two are left. */
const isTold = (tokens: readonly Token[], counts: Count[], { spans, ages }: Children): boolean =>
  ages.length > 1 &&
  spans.length === 1 &&
  spans.every(([from, to]) => {
    const isToo = /^(bhi|also|too|as)$/.test(wordAt(tokens, to))
    return isChildrenWord(wordAt(tokens, from)) && !isAdjacent(tokens, from) && !isToo
  }) &&
  counts.some(
    ({ kind, people, to }) => kind === 'all' && people - ages.length > 1 && !isCompanionWord(wordAt(tokens, to - 1)),
  )

const besidesOf = (people: number, [[from, to] = [0, 0]]: [number, number][]): Count => ({
  people,
  seniors: 0,
  from,
  to,
  kind: 'adults',
})

/** Grown-up relatives with the one who writes, if he or she goes along. */
function relativesOf({ people, withSelf }: Kin, isNamed: boolean): string[] {
  const keys = [...people].filter(([, { age }]) => age === null || age >= ADULT_FROM).map(([key]) => key)
  return (withSelf || isNamed) && !keys.includes('self') ? ['self', ...keys] : keys
}

type Parts = {
  counts: Count[]
  kin: Kin
  self: Span | null
  relatives: string[]
  senior: { people: number } | null
  words: Word[]
  hasChildren: boolean
}

/** The grown-ups, or all of a count that is of all; null where nobody is named. */
function grownUpsOf(tokens: readonly Token[], parts: Parts): number | null {
  const { counts, kin, self, relatives, senior, words, hasChildren } = parts
  // `my grandparents, 2 seniors` are two.
  const elders = relatives.filter((key) => /^grand|^mother|^father/.test(key)).length
  const seniors = elders === senior?.people ? 0 : (senior?.people ?? 0)
  const all = counts.find(({ kind }) => kind !== 'adults')
  if (all?.kind === 'companions' && relatives.length > 0) return all.people + new Set(['self', ...relatives]).size
  if (all) {
    const joined = kin.spans
      .filter((span) => areJoined(tokens, span, all) && !isOneOf(tokens, all, span))
      .flatMap(({ keys }) => keys)
    const withSelf = self && areJoined(tokens, self, all) ? ['self'] : []
    return all.people + new Set([...joined.filter((key) => key !== 'self'), ...withSelf]).size
  }
  const adults = counts.reduce((sum, { people }) => sum + people, 0)
  const besides = relatives.filter((key) => key !== 'self' && key !== 'spouse').length
  if (adults > 0) return adults + besides + seniors
  if (relatives.length > 0) return relatives.length + seniors
  const word = words[0]
  if (word?.kind === 'family') return hasChildren ? word.people / 2 + seniors : Math.max(word.people, seniors)
  if (word) return word.people + seniors
  if (seniors > 0) return seniors
  // `kids 4 and 7` come with their parents.
  return hasChildren ? PARENTS : null
}

const EVERYBODY = new Set(['people', 'ppl', 'persons', 'pax', 'log', 'members'])

/** `8 people with dadi`: she is one of them; `hum 2 log with parents` are four. */
const isOneOf = (tokens: readonly Token[], all: Count, kin: Kin['spans'][number]): boolean =>
  all.people >= kin.keys.length + 3 &&
  EVERYBODY.has(wordAt(tokens, all.to - 1)) &&
  wordAt(tokens, all.to) === 'with' &&
  kin.from > all.to

function peopleOf(
  counts: Count[],
  grown: number,
  { children, others }: { children: number; others: number },
  isIncluded: boolean,
): number {
  const total = counts.find(({ kind }) => kind === 'total')
  if (total) return Math.max(total.people, children)
  const all = counts.find(({ kind }) => kind !== 'adults')
  const adults = counts.reduce((sum, { kind, people }) => sum + (kind === 'adults' ? people : 0), 0)
  // `5 people: 3 adults, 2 kids`, `5 log (2 buzurg, hum do, beta)`
  const isWhole = all !== undefined && adults > 0 && [0, others].some((more) => adults + children + more === all.people)
  return all && (isIncluded || isWhole) ? Math.max(grown, children) : grown + children
}

type Word = Span & { people: number; kind: 'pair' | 'alone' | 'family' | 'group' }

/** Words for a usual party, such as `honeymoon` or `3 families`, the surest first; they are used where they count. */
function wordsOf(tokens: readonly Token[]): Word[] {
  const found: Word[] = []
  for (const [kind, lexicon] of [
    ['pair', PAIRS],
    ['alone', ALONE],
    ['family', FAMILY],
    ['group', BIG_GROUP],
  ] as const)
    for (let at = 0; at < tokens.length; at++) {
      const word = lookUp(lexicon, tokens, at, 4)
      if (!word || !isFree(tokens, at, at + word.length) || wordAt(tokens, at - 1) === 'per') continue
      const number = kind === 'family' && isFree(tokens, at - 1, at) ? numberAt(tokens, at - 1) : null
      const from = number && number.value > 1 && number.value < 20 ? at - 1 : at
      use(tokens, from, at + word.length)
      found.push({ kind, people: word.value * (from < at ? (number?.value ?? 1) : 1), from, to: at + word.length })
    }
  return found
}

/** Beside years these make nobody so old: `in 65 years`, `75 years of independence`, `nobody above 60 years`. */
const NOT_OF_AGE = /^(after|in|since|last|every|for|past|next|under|below|upto|than)$/
const NO_AGE_BEHIND = /^(of|ago|back|later)$/
const NOBODY = /^(nobody|noone|married|celebrating|anniversary)$/

const isOfSomebody = (tokens: readonly Token[], at: number, end: number): boolean =>
  !NOT_OF_AGE.test(wordAt(tokens, at - 1)) &&
  !NO_AGE_BEHIND.test(wordAt(tokens, end)) &&
  !tokens.slice(Math.max(0, at - 3), at).some(({ text }) => NOBODY.test(text))

const ALL = new Set(['all', 'sab', 'sabhi'])
const BOTH = new Set(['both', 'dono'])
const SO_OLD = new Set([
  'of',
  'us',
  'are',
  'r',
  'aged',
  'above',
  'over',
  'around',
  'about',
  'in',
  'our',
  'their',
  'early',
  'mid',
  'late',
])

/** `both of us 66`, `4 of us all above 65`, `in our late 60s`: two or all of them; the words are used. */
function takeAllOld(tokens: readonly Token[]): (Span & { isAll: boolean }) | null {
  for (let at = 0; at < tokens.length; at++) {
    const isDecade = /^[6-9]0$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === 's'
    let from = at
    while (SO_OLD.has(wordAt(tokens, from - 1))) from -= 1
    const lead = from < at ? wordAt(tokens, from - 1) : ''
    const isOurs = isDecade && tokens.slice(from, at).some(({ text }) => text === 'our')
    const isAll = isOurs || (ALL.has(lead) && wordAt(tokens, from) !== 'in')
    const age = ageAt(tokens, at)
    const to = isDecade ? at + 2 : (age?.end ?? at)
    const isOld = isDecade || (age !== null && age.years >= SENIOR_FROM)
    if (!(isAll || BOTH.has(lead)) || !isOld || !isFree(tokens, at, to)) continue
    const span = { from: isOurs ? from : from - 1, to }
    use(tokens, span.from, span.to)
    return { ...span, isAll: isAll && !BOTH.has(lead) }
  }
  return null
}

/** `66 years old` of somebody who is named otherwise. */
function takeOldAges(tokens: readonly Token[]): Span[] {
  const found: Span[] = []
  for (let at = 0; at < tokens.length; at++) {
    const age = ageAt(tokens, at)
    // `she is 72`, `I am 68`
    const isOne = /^((she|he|woh|wo) is|i am|i m)$/.test(phraseAt(tokens, at - 2, 2))
    // `wife and me both 63`
    const areBoth = ['dono', 'both'].includes(wordAt(tokens, at - 1)) && isFree(tokens, at - 1, at)
    const isOld = isOne || areBoth || (age?.isSaid && isOfSomebody(tokens, at, age.end))
    if (!age || age.years < SENIOR_FROM || !isOld) continue
    const isBoth = areBoth || (age.andOver && ['dono', 'both'].includes(wordAt(tokens, age.end)))
    const to = isBoth && !areBoth ? age.end + 1 : age.end
    use(tokens, areBoth ? at - 1 : at, to)
    found.push({ from: at, to }, ...(isBoth ? [{ from: at, to }] : []))
  }
  return found
}

function toFound(party: Pick<FoundPeople, 'people' | 'from' | 'to' | 'children' | 'seniors'>): FoundPeople {
  const { people, children, seniors } = party
  const size = GROUP_SIZES.find((each) => Number(each) >= people) ?? '10'
  const names = [
    people === 1 ? 'Solo' : `${people} people`,
    ...(people > Number(size) ? [`costed as ${size}, a minimum`] : []),
    ...(children.length > 0 ? [`children of ${[...children].sort((a, b) => a - b).join(', ')} years`] : []),
    ...(seniors > 0 ? [`${seniors} of 60 or older`] : []),
  ]
  return { field: 'group_size', value: size, label: names.join(', '), ...party }
}

/** Further words for the same people, such as `friends` after a count. */
function takeFurtherWords(tokens: readonly Token[], hasChildren: boolean): void {
  for (const [at, token] of tokens.entries()) {
    const isPerson = isNeutralWord(token.text) || (hasChildren && isChildWord(token.text))
    if (!token.used && isPerson && !numberAt(tokens, at - 1)) use(tokens, at, at + 1)
  }
}
