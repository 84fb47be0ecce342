import { numberAt } from './numbers.ts'
import { COUPLES, isAdultWord, isChildWord, isCompanionWord, isPeopleWord, SENIORS } from './party-words.ts'
import { takeGrownAges, takeSenior } from './seniors.ts'
import { isAdjacent, isFree, phraseAt, type Token, use, wordAt } from './tokens.ts'

/** After `for two` these make it no count of people. */
const OTHER_UNITS =
  /^(day|night|nite|nyt|week|wk|month|hour|hr|din|raat|haft|k$|thousand|hazaa?r|lakh|rs|rupee|-|\/|to$|and$|n$|d$|se$|star|year|yr|saal|st$|nd$|rd$|th$|room|famil|%)/
const TOTAL_BEFORE = ['family of', 'group of', 'party of', 'gang of', 'team of', 'batch of', 'family', 'group']
const TOTAL_BEHIND = ['total', 'in total', 'in all']
const isPartySize = (value: number): boolean => value >= 2 && value <= 9
const COUNT_BEFORE = ['we are', 'we re', 'we r', 'hum', 'ham', 'people', 'pax', 'for']
const US = ['hum', 'ham']
const ADULTS_BEFORE = ['adults', 'adult']
const MOST = 200

/**
 * `total`: those who are named besides belong to it; `all`: children who are named besides come to it; `companions`: whoever
 * they go with comes to it; `adults`: everybody else comes to it.
 */
export type Count = {
  people: number
  seniors: number
  from: number
  to: number
  kind: 'total' | 'all' | 'companions' | 'adults'
}

/** The people that a text counts, with ages that stand behind them; their words are used. */
export function takeCounts(tokens: readonly Token[]): Count[] {
  const found: Count[] = []
  for (let at = 0; at < tokens.length; at++) {
    const count = countAt(tokens, at)
    if (!count || !isFree(tokens, count.from, count.to)) continue
    // Never fewer than are counted.
    if (count.kind === 'total' && found.some(({ people }) => people > count.people)) continue
    // A second number of all is left, and shown as not understood.
    const other = found.find(({ kind, people }) => kind === count.kind && kind !== 'adults' && people !== count.people)
    // `5 log (2 buzurg, hum do, beta)`: a part of them.
    if (other && other.people > count.people && isAfter(tokens, count.from, US)) count.kind = 'adults'
    else if (other) continue
    use(tokens, count.from, count.to)
    const senior = takeSenior(tokens, count.from, count.to)
    const grown = takeGrownAges(tokens, senior?.to ?? count.to, count.people)
    const seniors = senior ? count.people : grown.seniors
    const to = Math.max(count.to, senior?.to ?? 0, grown.end)
    found.push({ ...count, from: senior?.from ?? count.from, to, seniors })
    at = to - 1
  }
  return found
}

type Counted = Omit<Count, 'seniors'>

const SELF = new Set(['me', 'myself', 'main', 'self', 'i'])
const PLUS = new Set(['+', 'plus', 'and', 'n', 'aur'])

/** `me + 4`, `2 photographers + me`: with a word that is none of ours, the number counts those with whom one goes. */
function withSelfAt(tokens: readonly Token[], at: number): Counted | null {
  if (SELF.has(wordAt(tokens, at)) && ['+', 'plus'].includes(wordAt(tokens, at + 1))) {
    const number = numberAt(tokens, at + 2)
    const next = number ? wordAt(tokens, number.to) : ''
    const isPeople = number !== null && number.value <= MOST && Number.isInteger(number.value)
    const isOther = number !== null && isAdjacent(tokens, number.to) && next !== ''
    if (!isPeople || (isOther && !isCompanionWord(next))) return null
    return { people: number.value + 1, from: at, to: isOther ? number.to + 1 : number.to, kind: 'all' }
  }
  const number = numberAt(tokens, at)
  if (!number || !Number.isInteger(number.value) || number.value > MOST) return null
  const noun = wordAt(tokens, number.to)
  const isKnown = OTHER_UNITS.test(noun) || isChildWord(noun) || isPeopleWord(noun) || SENIORS.has(noun)
  const isNoun = /^\p{L}{4,}$/u.test(noun) && !isKnown && !COUPLES.has(noun) && !numberAt(tokens, number.to)
  if (!isNoun || !PLUS.has(wordAt(tokens, number.to + 1)) || !['me', 'myself'].includes(wordAt(tokens, number.to + 2)))
    return null
  return { people: number.value + 1, from: at, to: number.to + 3, kind: 'all' }
}

/** `2M 3F`, `2 boys 3 girls` */
function byGenderAt(tokens: readonly Token[], at: number): Counted | null {
  const first = genderAt(tokens, at)
  const joined = first && PLUS.has(wordAt(tokens, first.to)) ? first.to + 1 : (first?.to ?? at)
  const last = first && genderAt(tokens, joined)
  if (!first || !last || first.gender === last.gender) return null
  return { people: first.people + last.people, from: at, to: last.to, kind: 'all' }
}

const MALE = /^(m|males?|boys?|men|man|gents?|guys?|ladke|ladka)$/
const FEMALE = /^(f|females?|girls?|women|woman|ladies|lady|ladkiyan|ladkiya|ladki|auratein|aurtein)$/

function genderAt(tokens: readonly Token[], at: number) {
  const number = numberAt(tokens, at)
  if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > MOST) return null
  const [unit, word] = [tokens[number.to], wordAt(tokens, number.to)]
  const isGlued = unit?.start === tokens[number.to - 1]?.end
  if (word.length === 1 && !isGlued) return null
  const gender = MALE.test(word) ? 'male' : FEMALE.test(word) ? 'female' : null
  return gender && { gender, people: number.value, to: number.to + 1 }
}

function countAt(tokens: readonly Token[], at: number): Counted | null {
  if (phraseAt(tokens, at, 3) === 'do hamare do') return { people: 4, from: at, to: at + 3, kind: 'all' }
  const self = withSelfAt(tokens, at) ?? byGenderAt(tokens, at)
  if (self) return self
  if (COUPLES.has(wordAt(tokens, at)) && ['per', '/'].includes(wordAt(tokens, at - 1)) && isAdjacent(tokens, at))
    return null
  if (COUPLES.has(wordAt(tokens, at))) return { people: 2, from: at, to: at + 1, kind: 'adults' }
  const number = numberAt(tokens, at)
  if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > MOST) return null
  const { value, to } = number
  const next = isAdjacent(tokens, to) ? wordAt(tokens, to) : ''
  const isTotal = isAfter(tokens, at, TOTAL_BEFORE)
  // `us and my parents (6 total)`; `15 total` may be a sum.
  const inAll = TOTAL_BEHIND.find((phrase) => phraseAt(tokens, to, phrase.split(' ').length) === phrase)
  const behind = to + (inAll?.split(' ').length ?? 0)
  const stands = !isAdjacent(tokens, at) && (behind === tokens.length || !isAdjacent(tokens, behind))
  if (inAll && isPartySize(value) && stands && at > 0) return { people: value, from: at, to: behind, kind: 'total' }
  // `one of us is asthmatic`
  if (phraseAt(tokens, to, 2) === 'of us' && value === 1) return null
  if (phraseAt(tokens, to, 2) === 'of us') return { people: value, from: at, to: to + 2, kind: 'all' }
  if (COUPLES.has(next)) return { people: 2 * value, from: at, to: to + 1, kind: 'adults' }
  const noun = nounAt(tokens, at, to)
  if (noun !== null) return nounCount(tokens, at, value, noun, isTotal)
  // `hum do n beta`
  const isJoined = PLUS.has(next) && isAfter(tokens, at, US)
  // `for 2 to Manali`, but not `for 2 to 3`
  const isOnWay = next === 'to' && wordAt(tokens, at - 1) === 'for' && isPartySize(value) && !numberAt(tokens, to + 1)
  if (!isJoined && !isOnWay && (OTHER_UNITS.test(next) || isChildWord(next) || SENIORS.has(next))) return null
  if (isTotal) return { people: value, from: at, to, kind: 'total' }
  if (isAfter(tokens, at, ADULTS_BEFORE)) return { people: value, from: at, to, kind: 'adults' }
  return isAfter(tokens, at, COUNT_BEFORE) ? { people: value, from: at, to, kind: 'all' } : null
}

/** The token of `friends` in `3 friends`, `3 close friends`: one word may stand between. */
function nounAt(tokens: readonly Token[], at: number, to: number): number | null {
  const next = wordAt(tokens, to)
  if (numberAt(tokens, to)) return null
  if (isPeopleWord(next) || isPeopleNotMonth(tokens, at, next)) return to
  const isPlain = !OTHER_UNITS.test(next) && !isChildWord(next) && !COUPLES.has(next)
  return isPlain && isPeopleWord(wordAt(tokens, to + 1)) ? to + 1 : null
}

function nounCount(tokens: readonly Token[], at: number, value: number, noun: number, isTotal: boolean): Counted {
  const word = wordAt(tokens, noun)
  if (isAdultWord(word)) return { people: value, from: at, to: noun + 1, kind: 'adults' }
  const isCompanions = isCompanionWord(word)
  const withMe = isCompanions && (wordAt(tokens, at - 1) === 'with' || phraseAt(tokens, at - 2, 2) === 'w /')
  const more = moreAt(tokens, noun + 1)
  const people = value + (withMe ? 1 : 0) + (more?.people ?? 0)
  const kind = isTotal ? 'total' : isCompanions && !withMe ? 'companions' : 'all'
  return { people, from: at, to: more?.to ?? noun + 1, kind }
}

/** `hum 5 jan`; else `jan` is the month. */
const isPeopleNotMonth = (tokens: readonly Token[], at: number, word: string) =>
  word === 'jan' && ['hum', 'ham', 'kul'].includes(wordAt(tokens, at - 1))

/** `4 boys and 3 girls`, `45 students + 4 teachers` */
function moreAt(tokens: readonly Token[], at: number): { people: number; to: number } | null {
  if (!['and', '+', 'aur', 'plus', 'n'].includes(wordAt(tokens, at))) return null
  const number = numberAt(tokens, at + 1)
  const noun = number ? wordAt(tokens, number.to) : ''
  return number && isPeopleWord(noun) && !isAdultWord(noun) ? { people: number.value, to: number.to + 1 } : null
}

const isAfter = (tokens: readonly Token[], at: number, phrases: readonly string[]) =>
  phrases.some((phrase) => {
    const length = phrase.split(' ').length
    return at >= length && phraseAt(tokens, at - length, length) === phrase
  })
