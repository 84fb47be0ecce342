import { daysFromNowAt } from './days-of-text.ts'
import { numberAt } from './numbers.ts'
import {
  type Found,
  isAdjacent,
  isFree,
  lexiconOf,
  lookUp,
  phraseAt,
  type Token,
  use,
  type Warn,
  wordAt,
} from './tokens.ts'

const LONGEST = 14
const DAYS = new Set(['day', 'days', 'din', 'dino', 'd', 'dinon', 'dys', 'dayz'])
const NIGHTS = new Set([
  'night',
  'nights',
  'raat',
  'raate',
  'raatein',
  'rat',
  'n',
  'raaton',
  'nyt',
  'nyts',
  'nite',
  'nites',
])
const WEEKS = new Set(['week', 'weeks', 'wk', 'wks', 'hafta', 'hafte', 'hafton', 'haftey'])
const DAY_TRIPS = lexiconOf<number>([
  [
    1,
    'day trip|day trips|daytrip|day picnic|day outing|same day return|same day|sameday return|din bhar|raat tak wapas|shaam tak wapas|sham tak wapas',
  ],
  [2, 'couple of days|a couple of days|couple days'],
  [14, 'fortnight|a fortnight'],
])
const MORNING = new Set(['subah', 'morning', 'savere', 'sawere'])
const EVENING = new Set(['raat', 'shaam', 'sham', 'evening', 'night'])
const BACK = new Set(['wapas', 'wapis', 'vapas', 'wapsi', 'back', 'return', 'lautna'])
const TO = new Set(['-', 'to', 'ya', 'or', 'se'])

const MONTH = lexiconOf<true>([[true, 'for one month|for a month|for 1 month|ek mahine ke liye']])
const NO_STAY_BEFORE = /^(planning|saving|waiting|been|planned|thinking)$/
const NO_STAY_BEHIND = /^(old|end|later|back|ago)$/

/** A month, where nothing else says how long: `work from Manali for one month`. */
function monthIn(tokens: readonly Token[]) {
  for (let at = 0; at < tokens.length; at++) {
    const found = lookUp(MONTH, tokens, at, 4)
    const to = at + (found?.length ?? 0)
    if (!found || !isFree(tokens, at, to)) continue
    if (NO_STAY_BEFORE.test(wordAt(tokens, at - 1)) || NO_STAY_BEHIND.test(wordAt(tokens, to))) continue
    use(tokens, at, to)
    return { days: 30, from: at, to, nights: false }
  }
  return null
}

/** The length of the stay: of a range the longer one, nights count one more day, and days win over nights. */
export function findDays(tokens: readonly Token[], warn: Warn): Found[] {
  let best = null as { days: number; from: number; to: number; nights: boolean } | null
  for (let at = 0; at < tokens.length; at++) {
    const found = daysAt(tokens, at)
    if (!found || !isFree(tokens, at, found.to)) continue
    // A second length is left, and shown as not understood, unless it is the same in nights or days.
    if (!best) best = { ...found, from: at }
    else if (best.nights && !found.nights) best = { ...found, from: best.from }
    else if (found.days === best.days) best = { ...best, to: Math.max(best.to, found.to) }
    else continue
    use(tokens, at, found.to)
    at = found.to - 1
  }
  best ??= monthIn(tokens)
  if (!best) return []
  const days = Math.min(LONGEST, best.days)
  if (best.days > LONGEST) warn(`A stay has at most ${LONGEST} days, not ${best.days}.`)
  const label = days === 1 ? '1 day' : `Up to ${days} days`
  return [{ field: 'days', value: days, label, from: best.from, to: best.to }]
}

/** `subah nikal ke raat tak wapas` */
function sameDayAt(tokens: readonly Token[], at: number): number | null {
  if (!MORNING.has(wordAt(tokens, at))) return null
  for (let to = at + 2; to < Math.min(tokens.length, at + 8); to++)
    if (BACK.has(wordAt(tokens, to)))
      return tokens.slice(at, to).some(({ text }) => EVENING.has(text)) && isFree(tokens, at, to + 1) ? to + 1 : null
  return null
}

function daysAt(tokens: readonly Token[], at: number): { days: number; to: number; nights: boolean } | null {
  const sameDay = sameDayAt(tokens, at)
  if (sameDay !== null) return { days: 1, to: sameDay, nights: false }
  const trip = lookUp(DAY_TRIPS, tokens, at)
  if (trip) return { days: trip.value, to: at + trip.length, nights: false }
  if (wordAt(tokens, at) === 'a' && WEEKS.has(wordAt(tokens, at + 1))) return { days: 7, to: at + 2, nights: false }
  if (phraseAt(tokens, at, 2) === 'a day' && wordAt(tokens, at - 1) === 'for')
    return { days: 1, to: at + 2, nights: false }
  const first = numberAt(tokens, at)
  if (!first || daysFromNowAt(tokens, at - 1) || daysFromNowAt(tokens, at)) return null
  const isJoined = TO.has(wordAt(tokens, first.to))
  // `group of 10, 3 days` is no range.
  const next = isJoined || isAdjacent(tokens, first.to) ? numberAt(tokens, isJoined ? first.to + 1 : first.to) : null
  // `kids 6 and 9 3 days` is no range either.
  const last = next && (isJoined || next.value > first.value) ? next : first
  const unit = wordAt(tokens, last.to)
  const count = last.value
  if (!Number.isInteger(count) || count < 1 || count > 60) return null
  const to = last.to + 1
  // `3n` and `3 n` are nights; in `hum do n beta` the letter is `and`.
  if (unit.length === 1 && !/^\d/.test(wordAt(tokens, last.to - 1))) return null
  if (DAYS.has(unit)) return { days: count, to, nights: false }
  if (NIGHTS.has(unit)) return { days: count + 1, to, nights: true }
  return WEEKS.has(unit) ? { days: count * 7, to, nights: false } : null
}
