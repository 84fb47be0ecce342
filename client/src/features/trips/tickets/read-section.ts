import { boardingTimes } from './boarding-lists.ts'
import { plainWords, withoutPeople } from './clean-text.ts'
import { dateOrder, type FoundDate, findDates } from './find-dates.ts'
import { findFare } from './find-fare.ts'
import { type FoundNumber, findFlights, findService, findTrains, kindOfPart } from './find-kind.ts'
import { findName, findTown } from './find-name.ts'
import { findLabelled, isPnr } from './find-reference.ts'
import { findClass, findSeats } from './find-seats.ts'
import { type FoundTime, findTimes } from './find-times.ts'
import { findWays } from './find-ways.ts'
import { type Asked, clockOf, journeyTimes, stayTimes, type Times } from './journey-times.ts'
import { findLabels, giveRoles, isWeak, type Told } from './labels.ts'
import type { Way } from './read-place.ts'
import { referenceByEvidence } from './reference-evidence.ts'
import { kmBetween } from './rows.ts'
import { withoutBoarding, withoutImpossible } from './settle-times.ts'
import { legsByParts, severalTimes } from './several-legs.ts'
import { type Signs, withoutTerms } from './text-parts.ts'
import { spotOf, type Ticket, type TicketField, type TicketKind } from './ticket.ts'
import { undecidedTowns } from './undecided-ends.ts'

/** Operators that are known to write the day before the month. */
const DAY_FIRST =
  /irctc|\bdoj\b|\btrn\b|srtc\b|\bstate road transport|hrtc\b|tnstc|\bsetc\b|redbus|abhibus|indian railways|shivneri|shivshahi|\bheli|pawan hans/i

/** Trains, ferries and helicopters are sold at home, where nobody writes the month first. */
const isDayFirst = (kind: TicketKind | null, text: string) => kind === 'rail' || kind === 'sea' || DAY_FIRST.test(text)

/** Buses of the states are written with 24 hours. */
const OF_24 =
  /\b(?:[a-z]{1,3}rtc|setc|tnstc|ktcl|punbus)\b(?! ?(?:bus )?(?:stand|stop|station|depot|complex|terminal|x ?roads?))/i

/** Words before a date that make it the end of a term. */
const DEADLINE =
  /\b(?:before|after|until|till|by|within|between|valid(?:ity)?|expir\w{0,6})(?: on| upto| up to)?[ :]{0,3}$/i
/** Between the two days of a term. */
const TO_END = /^ ?(?:(?:-|to|and|till|until) ?)?$/i

/** Dates that are the end of a term or past are none of the journey, unless the text has no others. */
function ofJourney(told: Told<FoundDate | FoundTime>[], text: string, today: string): Told<FoundDate | FoundTime>[] {
  const isAhead = (one: Told<FoundDate | FoundTime>) =>
    one.type === 'date' && one.role !== 'other' && one.days.some((day) => day >= today)
  const hasAhead = told.some(isAhead)
  const isEnd = (one: { at: number }) => DEADLINE.test(text.slice(Math.max(0, one.at - 24), one.at))
  const kept = told.map((one, at): Told<FoundDate | FoundTime> => {
    const before = told[at - 1]
    if (one.type === 'time') return one
    const isSpan = before?.type === 'date' && one.at - before.end < 12
    const isTerm = isSpan ? isEnd(before) && TO_END.test(text.slice(before.end, one.at)) : isEnd(one)
    const isLoose = one.role === null || isWeak(one.words) || (hasAhead && one.role !== 'journey')
    const isPast = isLoose && one.days.every((day) => day < today)
    return isTerm || isPast ? { ...one, role: 'other' } : one
  })
  const withClocks = kept.map((one, at): Told<FoundDate | FoundTime> => {
    const before = kept[at - 1]
    const isOfOther = before?.type === 'date' && before.role === 'other' && one.at - before.end < 6
    return one.type === 'time' && one.role === null && isOfOther ? { ...one, role: 'other' } : one
  })
  return withClocks.some(({ type, role }) => type === 'date' && role !== 'other') ? withClocks : told
}

/** What the whole text says, where a section does not. */
export type Shared = { signs: Signs; kind: TicketKind | null; reference: string; text: string; whole: string }

/** A ticket for any train, whose time is that of its booking. */
const UNRESERVED =
  /\bunreserved\b(?! (?:passengers?|tickets\b|ticket holders?|coach|travel))|\buts (?:no|number|on mobile|app)\b|^uts\b/i

/** The dates and times of a text, with what its words say that they are. */
function tokensOf(whole: string, kind: TicketKind | null, today: string, shared: Shared) {
  const text = withoutTerms(whole)
  const tokens = [
    ...findDates(text, { today, dayFirst: isDayFirst(kind, whole) || dateOrder(shared.whole, today) === 'day' }),
    ...findTimes(text, { is24: kind === 'rail' || kind === 'air' || kind === 'sea' || OF_24.test(shared.text) }),
  ].sort((one, other) => one.at - other.at)
  const labels = findLabels(text, kind)
  const told = ofJourney(giveRoles<FoundDate | FoundTime>(text, tokens, labels), text, today)
  const isOpen = kind === 'rail' && UNRESERVED.test(text)
  const times = told
    .filter((one): one is Told<FoundTime> => one.type === 'time')
    .filter(({ role }) => !isOpen || role === 'departs' || role === 'arrives')
  return {
    dates: told.filter((one): one is Told<FoundDate> => one.type === 'date'),
    times: kind === 'stay' ? withStay(text, times) : times,
  }
}

/** `From 1:00 PM   Until 11:00 AM`: an hour until which one may stay, before that from which one may come, is the check-out. */
function withStay(text: string, times: Told<FoundTime>[]): Told<FoundTime>[] {
  const isBehind = (time: Told<FoundTime> | undefined, words: RegExp) =>
    time !== undefined && words.test(text.slice(Math.max(0, time.at - 8), time.at))
  const [from, until, ...others] = times.filter(({ role }) => role !== 'other')
  const isSpan = isBehind(from, /\b(?:from|after) $/i) && isBehind(until, /\b(?:until|till|before|by) $/i)
  const isBack = (until?.minutes[0] ?? 0) < (from?.minutes[0] ?? 0)
  if (!isSpan || !isBack || others.length > 0) return times
  return times.map((time) =>
    time === from
      ? { ...time, role: 'checkIn', label: time.at }
      : time === until
        ? { ...time, role: 'checkOut', label: time.at }
        : time,
  )
}

/** The day of the journey that a text names; null for none, or several. */
export function journeyDay(text: string, today: string, shared: Shared): string | null {
  const { dates } = tokensOf(text, shared.kind, today, shared)
  return journeyTimes(shared.kind, dates, []).date
}

/** `timing maybe 8.45 or 9 pm`: the text itself does not know when one leaves. */
const DOUBTED =
  /(?<!\b(?:dinner|lunch|breakfast|tea|check-?in|reporting|arrival|gate|counter) )\b(?:timings?|(?:bus|boarding|pick-?up|train|flight) time|departure|dep|leav(?:es?|ing))(?: (?:is|ka|time|will be))? (?:may ?be|shayad|perhaps|probably|might be)(?: (?:at|by|around))? \d{1,2}(?:[:.]\d\d| ?(?:[ap]m|baje)\b)/i
const timesOf = (text: string, is24: boolean) => [
  ...new Set(findTimes(text, { is24 }).flatMap(({ minutes }) => minutes.map(clockOf))),
]

const NONE: ReadonlySet<string> = new Set()

/** The tickets of a text that is one booking. `seen`: numbers of the bookings before it. */
export function readSection(whole: string, today: string, shared: Shared, seen: ReadonlySet<string> = NONE): Ticket[] {
  const text = withoutTerms(whole)
  const kind = kindOfPart(whole, shared.kind)
  const all =
    kind === 'air'
      ? findFlights(text, shared.whole).filter(({ at, end }) => !isPnr(text, at, end))
      : kind === 'rail'
        ? findTrains(text)
        : []
  // Seats at the end of a list name its flights again.
  const own = all.filter(({ number }) => !seen.has(number))
  const flights = own.length > 0 ? own : all
  const { dates, times } = tokensOf(whole, kind, today, shared)
  const open = withoutPeople(text)
  const isEither = areEither(text, flights)
  const isSeveral = flights.length > 1 && !isEither
  const legs = isSeveral ? legsByParts(text, kind, flights, dates, times) : null
  const only = isEither ? '' : (flights[0]?.number ?? '')
  const found = legs?.ways ?? findWays(open, kind, isSeveral ? flights.length : 1, only)
  // What is booked in the place of the cancelled goes the same way.
  const ways =
    kind === 'stay'
      ? []
      : found.length > 0 || shared.whole === shared.text
        ? found
        : findWays(withoutPeople(shared.whole), kind)
  const whens: Times[] = isSeveral
    ? (legs?.times ?? severalTimes(kind, flights.length, dates, times))
    : [kind === 'stay' ? stayTimes(dates, times, nightsOf(text)) : journeyTimes(kind, dates, times)]
  const [one] = whens
  const isOpen = isEither && times.length > 1 && !times.some(({ role }) => role === 'arrives')
  if (isOpen && one) {
    const departs = [...new Set(times.flatMap(({ minutes }) => minutes))].map(clockOf)
    whens[0] = { date: one.date, departs: null, arrives: null, arrivesDays: null, asked: { ...one.asked, departs } }
  }
  const doubted = one && !isSeveral && DOUBTED.test(whole) ? timesOf(whole, OF_24.test(shared.text)) : []
  if (doubted.length > 1 && one)
    whens[0] = { ...one, departs: null, arrives: null, arrivesDays: null, asked: { ...one.asked, departs: doubted } }
  const points = kind === 'bus' && one ? boardingTimes(text, OF_24.test(shared.text)) : []
  if (points.length > 0 && one)
    whens[0] = { ...one, departs: null, asked: { ...one.asked, departs: points.map(clockOf) } }
  const { fare, choices } = findFare(text)
  const reference = findLabelled(whole) || shared.reference || referenceByEvidence(whole)
  const classOf = (words: string) => findClass(kind === 'rail' ? text : words, kind).split(/ {2,}/)[0] ?? ''
  const isPart = kind !== 'stay' && whole !== shared.text
  const isBroken = isSeveral && ways.length === whens.length && !isChain(ways)
  return whens.flatMap((told, at) => {
    const flight = isEither ? undefined : flights[at]
    const number = flight?.number ?? (kind === 'bus' ? findService(text) : '')
    const way = ways.length === whens.length ? ways[at] : isSeveral ? undefined : ways[0]
    const km = kmBetween(kind, way?.from ?? null, way?.to ?? null)
    const settled = kind === 'air' && !isSeveral ? withoutBoarding(told, text, times) : told
    const { asked, ...when } = withoutImpossible(kind, settled, km)
    if (isEither) asked.number = flights.map((one) => one.number)
    const isRivalled = !isSeveral && ways.length > 1
    const isUnsure =
      isBroken ||
      (way?.unsure === true && number !== '') ||
      [way?.from, way?.to].some((place) => / (?:or|ya) /i.test(place?.name ?? ''))
    // Ways between which the text does not decide can have one end in common.
    const isAsked = (end: 'from' | 'to') =>
      isUnsure || (isRivalled && new Set(ways.map((one) => spotOf(one[end]))).size > 1)
    for (const end of ['from', 'to'] as const)
      if (isAsked(end)) asked[end] = namesOf(isSeveral ? (way ? [way] : []) : ways, end)
    const towns = kind === 'stay' ? undecidedTowns(open) : []
    if (towns.length > 0) asked.to = towns
    const to =
      kind === 'stay' ? placeAt(towns.length > 0 ? '' : findTown(open)) : isAsked('to') ? null : (way?.to ?? null)
    const from = kind === 'stay' || isAsked('from') ? null : (way?.from ?? null)
    if (choices.length > 0) asked.fare = choices.map(String)
    const ticket = {
      kind,
      number,
      name:
        findName(open, kind, number, flight?.airline ?? '') ||
        (kind === 'rail' || kind === 'stay' ? '' : findName(withoutPeople(shared.text), kind, '', '')),
      from,
      to,
      ...when,
      ...(isSeveral ? seatsOfLeg(legs?.words[at], kind) : findSeats(text, kind)),
      class: plainWords(classOf(open) || (isPart ? classOf(withoutPeople(shared.text)) : ''), 50),
      fare,
      reference,
    }
    return isTicket(ticket, asked, shared.signs) ? [{ ...ticket, questions: questionsOf(ticket, asked) }] : []
  })
}

const seatsOfLeg = (words: string | undefined, kind: TicketKind | null) =>
  words === undefined ? { coach: '', seat: '' } : findSeats(words, kind)

/** Each leg begins where the one before ends, or all are between two places. */
export const isChain = (ways: readonly Pick<Way, 'from' | 'to'>[]) =>
  ways.every((way, at) => at === 0 || spotOf(way.from) === spotOf(ways[at - 1]?.to ?? null)) ||
  new Set(ways.flatMap(({ from, to }) => [spotOf(from), spotOf(to)])).size === ways.length * 2

/** `12953 or 12909`: one journey, whose number nobody knows yet. */
const areEither = (text: string, numbers: readonly FoundNumber[]) =>
  numbers.length > 1 &&
  numbers.every(
    ({ at }, index) =>
      index === 0 ||
      /^[) ]{0,2}(?:[A-Z][A-Za-z]{1,14} ){0,3}(?:or|ya|otherwise|else) /i.test(text.slice(numbers[index - 1]?.end, at)),
  )

const placeAt = (name: string) => (name ? { name, code: null } : null)
const namesOf = (ways: readonly Way[], end: 'from' | 'to') => [...new Set(ways.flatMap((way) => way[end]?.name ?? []))]

const nightsOf = (text: string): number | null => {
  const rooms = /\brooms? ?\/ ?nights? ?[:-]? ?\d{1,2} ?\/ ?(\d{1,2})\b/i.exec(text)
  if (rooms) return Number(rooms[1])
  const found =
    /(?<!\b(?:by|extra|more) )\b(\d{1,2}) ?-?(?:nights?(?! ?\d{1,2}[.:])|n\b)|\b(?:no\.? of |number of |total )?nights? ?[:-] ?(\d{1,2})/i.exec(
      text,
    )
  return found ? Number(found[1] ?? found[2]) : null
}

const has = (choices: string[] | undefined) => choices !== undefined && choices.length > 0

/** Enough of a booking to be one. */
function isTicket(
  { kind, number, from, to, date, departs, name, arrivesDays, seat, coach, fare }: Omit<Ticket, 'questions'>,
  asked: Asked,
  { isFailed, isBank, isPlanned, isBooked }: Signs,
): boolean {
  if (isFailed || isPlanned) return false
  if (kind === 'stay')
    return (
      (date !== null || has(asked.date) || arrivesDays !== null) &&
      (name !== '' || arrivesDays !== null) &&
      (isBooked || fare !== null) &&
      !(isBank && arrivesDays === null)
    )
  const isPlaced = from !== null && to !== null
  const isSeated = seat !== '' || coach !== ''
  const facts = [
    number !== '' || has(asked.number),
    isPlaced,
    date !== null || has(asked.date),
    departs !== null || has(asked.departs),
    isPlaced && isSeated,
  ]
  const count = facts.filter(Boolean).length
  return (
    count >= (isBooked || isSeated ? 2 : 3) && (number !== '' || from !== null || to !== null || (isSeated && !isBank))
  )
}

/** What is asked, and what a ticket needs and does not say. */
export function questionsOf(ticket: Omit<Ticket, 'questions'>, asked: Asked): Ticket['questions'] {
  const needs: TicketField[] =
    ticket.kind === 'stay' ? ['date', 'arrivesDays'] : ['kind', 'from', 'to', 'date', 'departs']
  const fields = [
    ...new Set([...(Object.keys(asked) as TicketField[]), ...needs.filter((field) => ticket[field] === null)]),
  ]
  return fields.map((field) => ({ field, choices: asked[field] ?? [] }))
}
