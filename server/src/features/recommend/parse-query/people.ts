import { GROUP_SIZES } from '@saathi/shared/recommend/form-choices'
import { numberAt } from './numbers.ts'
import { childrenIn, countSeniors, isChildWord } from './party.ts'
import { type Found, isFree, lexiconOf, lookUp, phraseAt, type Token, use, wordAt } from './tokens.ts'

const PEOPLE = new Set(
  [
    'people peoples ppl ppls peeps person persons poeple pepole pax adults adult members member friends guys girls boys frnds',
    'travellers travelers heads ladies colleagues students student buddies mates cousins relatives folks women men females',
    'males guests employees staff teachers teammates bikers classmates persn prsn souls humans brothers sisters siblings',
    'log logo logon loga dost dosto doston bande bando jane jano ladke ladkiya ladkiyan yaar aadmi vyakti bachhelog',
  ].flatMap((line) => line.split(' ')),
)
const COUPLES = new Set(['couples', 'couple', 'jodi', 'jode'])
/** After `for two` these make it no count of people. */
const OTHER_UNITS =
  /^(day|night|week|month|hour|din|raat|haft|k$|thousand|hazaa?r|lakh|rs|rupee|-|\/|to$|and$|n$|d$|se$|star|year|yr|saal)/
const COUNT_BEFORE = [
  'family of',
  'group of',
  'party of',
  'gang of',
  'team of',
  'batch of',
  'we are',
  'we re',
  'hum',
  'ham',
  'people',
]
const INCLUDING = new Set(['including', 'incl', 'with', 'includes', 'of', 'out'])

const WORDS = lexiconOf([
  [1, 'solo|alone|akele|akela|akeli|myself|by myself|just me|on my own|only me|single|for myself'],
  [
    2,
    'couple|honeymoon|wife|husband|girlfriend|boyfriend|gf|bf|fiancee|spouse|partner|biwi|patni|pati patni|hum dono|dono|both of us|anniversary|hubby|me and my mom|me and my dad|me and my sister|me and my brother|mom and me|dad and me',
  ],
  [4, 'family|families|parivar|pariwar|familly|family ke'],
  [10, 'big group|large group|bada group'],
])
/** Relatives who come along: besides me, and whom the words of a couple name. */
const RELATIVES = lexiconOf([
  [
    2,
    'parents|my parents|mom dad|mummy papa|mom and dad|mummy and papa|mataji pitaji|maa baap|mata pita|in laws|grandparents|dada dadi|nana nani',
  ],
])
const FAMILY = 4
const PARENTS = 2

/** `kind`: all who go, grown-ups beside whom others may be named, or a family of unknown size. */
type Count = { people: number; from: number; to: number; kind: 'all' | 'adults' | 'family' }

/** `people`: how many the text names, of whom `children` are of the ages given; the value is the form's size at or above it. */
export type FoundPeople = Found & { people: number; children: number[]; seniors: number }

/**
 * The number of people: a count if there is one, else what a word such as `couple` means, with children and relatives who
 * are named beside it.
 */
export function findPeople(tokens: readonly Token[]): FoundPeople[] {
  const children = childrenIn(tokens)
  const count = countIn(tokens) ?? wordIn(tokens)
  const relatives = relativesIn(tokens)
  const seniors = countSeniors(tokens)
  const base = count?.people ?? relatives?.people ?? seniors?.people ?? 0
  if (base === 0) return []
  for (const each of [count, relatives, seniors]) if (each) use(tokens, each.from, each.to)
  const own = count?.kind === 'family' && children.ages.length > 0 ? PARENTS : base
  const isIncluded = count?.kind === 'all' && children.spans.some(([from]) => INCLUDING.has(wordAt(tokens, from - 1)))
  const others = count?.kind === 'adults' ? (relatives?.people ?? 0) + (seniors?.people ?? 0) : 0
  const added = isIncluded ? 0 : children.ages.length
  for (const [from, to] of children.spans) use(tokens, from, to)
  takeWords(tokens, count?.kind === 'family')
  const named = [count, relatives, seniors].filter((each) => each !== null)
  const spans = [...children.spans, ...named.map((each) => [each.from, each.to] as const)]
  const from = Math.min(...spans.map(([start]) => start))
  const to = Math.max(...spans.map(([, end]) => end))
  return [toFound({ people: own + others + added, from, to }, children.ages, seniors?.people ?? 0)]
}

function toFound(count: Omit<Count, 'kind'>, children: number[], seniors: number): FoundPeople {
  const { people } = count
  const size = GROUP_SIZES.find((each) => Number(each) >= people) ?? '10'
  const names = [
    people === 1 ? 'Solo' : `${people} people`,
    ...(people > Number(size) ? [`costed as ${size}, a minimum`] : []),
    ...(children.length > 0 ? [`children of ${[...children].sort((a, b) => a - b).join(', ')} years`] : []),
    ...(seniors > 0 ? [`${seniors} of 60 or older`] : []),
  ]
  const label = names.join(', ')
  return { field: 'group_size', value: size, label, ...count, children, seniors }
}

/** Further words for the same people, such as `friends` after a count. */
function takeWords(tokens: readonly Token[], isFamily: boolean): void {
  for (let at = 0; at < tokens.length; at++) {
    const word = lookUp(WORDS, tokens, at)
    if (word && isFree(tokens, at, at + word.length)) use(tokens, at, at + word.length)
    const isPerson = PEOPLE.has(wordAt(tokens, at)) || (isFamily && isChildWord(wordAt(tokens, at)))
    if (isPerson && isFree(tokens, at, at + 1)) use(tokens, at, at + 1)
  }
}

function relativesIn(tokens: readonly Token[]): Count | null {
  for (let at = 0; at < tokens.length; at++) {
    const word = lookUp(RELATIVES, tokens, at)
    if (!word || !isFree(tokens, at, at + word.length)) continue
    const to = at + word.length
    const isWithMe =
      ['with', 'ke'].includes(wordAt(tokens, at - 1)) ||
      phraseAt(tokens, at - 2, 2) === 'with my' ||
      phraseAt(tokens, to, 2) === 'and me' ||
      ['me and', 'and my'].includes(phraseAt(tokens, at - 2, 2)) ||
      wordAt(tokens, to) === 'ke'
    const withCouple = countIn(tokens) ?? wordIn(tokens)
    return { people: word.value + (isWithMe && !withCouple ? 1 : 0), from: at, to, kind: 'adults' }
  }
  return null
}

function countIn(tokens: readonly Token[]): Count | null {
  for (let at = 0; at < tokens.length; at++) {
    const count = countAt(tokens, at)
    if (count && isFree(tokens, count.from, count.to)) return count
  }
  return null
}

function countAt(tokens: readonly Token[], at: number): Count | null {
  const number = numberAt(tokens, at)
  if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > 200) return null
  const { value, to } = number
  const next = wordAt(tokens, to)
  const us = phraseAt(tokens, to, 2) === 'of us' ? to + 2 : null
  if (us) return { people: value, from: at, to: us, kind: 'all' }
  if (phraseAt(tokens, at, 3) === 'do hamare do') return { people: 4, from: at, to: at + 3, kind: 'all' }
  if (COUPLES.has(next)) return { people: 2 * value, from: at, to: to + 1, kind: 'adults' }
  // `3 close friends`: one word may stand between.
  const noun =
    PEOPLE.has(next) || isPeopleNotMonth(tokens, at, next)
      ? to
      : PEOPLE.has(wordAt(tokens, to + 1)) && isPlain(next)
        ? to + 1
        : null
  if (noun !== null && !numberAt(tokens, to)) {
    const isAdults = /^(adults?|women|men|ladies|females|males)$/.test(wordAt(tokens, noun))
    const withMe = wordAt(tokens, noun) === 'friends' && /^(with|me and|i and)$/.test(leadIn(tokens, at))
    const more = isAdults || withMe ? null : moreAt(tokens, noun + 1)
    return {
      people: value + (withMe ? 1 : 0) + (more?.people ?? 0),
      from: at,
      to: more?.to ?? noun + 1,
      kind: isAdults ? 'adults' : 'all',
    }
  }
  const named = COUNT_BEFORE.some((phrase) => phraseBefore(tokens, at, phrase))
  const isFor = wordAt(tokens, at - 1) === 'for'
  if ((named || isFor) && !OTHER_UNITS.test(next) && !isChildWord(next) && value <= 200)
    return { people: value, from: at, to, kind: 'all' }
  return null
}

/** `hum 5 jan`; else `jan` is the month. */
const isPeopleNotMonth = (tokens: readonly Token[], at: number, word: string) =>
  word === 'jan' && ['hum', 'ham', 'kul'].includes(wordAt(tokens, at - 1))

const isPlain = (word: string) => !OTHER_UNITS.test(word) && !isChildWord(word)

/** `4 boys and 3 girls` */
function moreAt(tokens: readonly Token[], at: number): { people: number; to: number } | null {
  const number = numberAt(tokens, ['and', '+', 'aur'].includes(wordAt(tokens, at)) ? at + 1 : at)
  return number && PEOPLE.has(wordAt(tokens, number.to)) ? { people: number.value, to: number.to + 1 } : null
}

const leadIn = (tokens: readonly Token[], at: number): string => {
  const two = phraseAt(tokens, Math.max(0, at - 2), Math.min(2, at))
  return /^(me and|i and)$/.test(two) ? two : wordAt(tokens, at - 1)
}

function phraseBefore(tokens: readonly Token[], at: number, phrase: string): boolean {
  const length = phrase.split(' ').length
  return at >= length && phraseAt(tokens, at - length, length) === phrase
}

function wordIn(tokens: readonly Token[]): Count | null {
  for (let at = 0; at < tokens.length; at++) {
    const word = lookUp(WORDS, tokens, at)
    if (!word || !isFree(tokens, at, at + word.length)) continue
    const kind = word.value === FAMILY ? 'family' : word.value === 2 ? 'adults' : 'all'
    return { people: word.value, from: at, to: at + word.length, kind }
  }
  return null
}
