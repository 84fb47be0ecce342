import { type CalendarEvent, isCalendar, readCalendar } from './calendar-file.ts'
import { cleanText, firstMatches, plainWords, withoutPeople } from './clean-text.ts'
import { type FoundDate, findDates } from './find-dates.ts'
import { findFare, withoutSharedFare } from './find-fare.ts'
import { findFlights, findKind, findService, findTrains } from './find-kind.ts'
import { findName, findTown } from './find-name.ts'
import { findWays } from './find-places.ts'
import { findReference } from './find-reference.ts'
import { findClass, findSeats } from './find-seats.ts'
import { type FoundTime, findTimes } from './find-times.ts'
import { type Asked, clockOf, dayOfArrival, isWeak, journeyTimes, stayTimes, type Times } from './journey-times.ts'
import { findLabels, giveRoles, type Told } from './labels.ts'
import { isCancelled, type Signs, signsOf, withoutHead, withoutTerms } from './text-parts.ts'
import { TICKET_BYTES_MAX, type Ticket, type TicketField, type TicketKind, type TicketReading } from './ticket.ts'

const TICKETS_MAX = 12
/** Operators that are known to write the day before the month. */
const DAY_FIRST = /irctc|\bdoj\b|\btrn\b|srtc\b|hrtc\b|tnstc|\bsetc\b|redbus|abhibus|indian railways/i

/**
 * Reads the legs and stays of a booking's text or calendar file. `today`: `YYYY-MM-DD`, for dates without a year. What
 * is unclear is null, and among the questions.
 */
export function readTickets(raw: string, { today }: { today: string }): TicketReading {
  if (raw.length > TICKET_BYTES_MAX || new TextEncoder().encode(raw).length > TICKET_BYTES_MAX)
    return { result: 'tooLong' }
  if (isCalendar(raw)) return fromCalendar(raw, today)
  const text = withoutHead(cleanText(raw))
  if (isCancelled(text)) return { result: 'cancelled' }
  const signs = signsOf(text)
  const reference = findReference(text)
  const tickets = sectionsOf(text)
    .flatMap((section) => readSection(section, today, signs))
    .map((ticket) => ({ ...ticket, reference: ticket.reference || reference }))
    .slice(0, TICKETS_MAX)
  if (tickets.length === 0) return { result: 'nothing' }
  return { result: 'read', tickets: tickets.length > 1 ? tickets.map(withoutSharedFare(tickets)) : tickets }
}

const HEADING =
  /^[ \t#*-]*(?:(?:return|inbound|onward|outbound)(?: (?:journey|flight|trip|ticket|bus|train|details))?|(?:flight|journey|segment|leg|trip|ticket|booking) [1-6](?: of [1-6])?)[ \t:-]*(?:$|(?=[A-Z][a-z]))/gim

/** The parts of a text that are a booking each: by different PNRs, or by headings of the way there and back. */
function sectionsOf(text: string): string[] {
  const numbers = firstMatches(text, /\bPNR(?: no| number)?\.? ?[:#-]? ?([A-Z0-9]{6,10})\b/gi, TICKETS_MAX * 4)
  const starts = numbers
    .filter(({ 1: number }, at) => at === numbers.findIndex((one) => one[1] === number))
    .map(({ index }) => startOfBlock(text, index))
  const headings = firstMatches(text, HEADING, TICKETS_MAX).map(({ index }) => index)
  const cuts =
    starts.length > 1
      ? starts.slice(1)
      : headings.length > 1
        ? headings
        : headings.filter((at) => /return|inbound/i.test(text.slice(at, at + 20)))
  if (cuts.length === 0) return [text]
  return [0, ...cuts]
    .map((cut, at, all) => text.slice(cut, all[at + 1] ?? text.length))
    .filter((part) => part.trim().length > 20)
}

const startOfBlock = (text: string, at: number) => {
  const blank = text.lastIndexOf('\n\n', at)
  return blank >= 0 ? blank : Math.max(0, text.lastIndexOf('\n', at))
}

/** Words before a date that make it the end of a term. */
const DEADLINE = /\b(?:before|after|until|till|by|within|valid(?:ity)?|expir\w{0,6})(?: on| upto| up to)?[ :]{0,3}$/i

/** Dates that are the end of a term or past are none of the journey, unless the text has no others. */
function ofJourney(told: Told<FoundDate | FoundTime>[], text: string, today: string): Told<FoundDate | FoundTime>[] {
  const kept = told.map((one, at): Told<FoundDate | FoundTime> => {
    const before = told[at - 1]
    if (one.type === 'time') return one
    const isSpan = before?.type === 'date' && one.at - before.end < 12
    const isTerm = !isSpan && DEADLINE.test(text.slice(Math.max(0, one.at - 24), one.at))
    const isPast = (one.role === null || isWeak(one.words)) && one.days.every((day) => day < today)
    return isTerm || isPast ? { ...one, role: 'other' } : one
  })
  const withClocks = kept.map((one, at): Told<FoundDate | FoundTime> => {
    const before = kept[at - 1]
    const isOfOther = before?.type === 'date' && before.role === 'other' && one.at - before.end < 6
    return one.type === 'time' && one.role === null && isOfOther ? { ...one, role: 'other' } : one
  })
  return withClocks.some(({ type, role }) => type === 'date' && role !== 'other') ? withClocks : told
}

function readSection(whole: string, today: string, signs: Signs): Ticket[] {
  const text = withoutTerms(whole)
  const kind = findKind(whole)
  const flights = kind === 'air' ? findFlights(text) : kind === 'rail' ? findTrains(text) : []
  const labels = findLabels(text, kind)
  const found = [
    ...findDates(text, { today, dayFirst: kind === 'rail' || DAY_FIRST.test(whole) }),
    ...findTimes(text, { is24: kind === 'rail' || kind === 'air' || kind === 'sea' || /srtc\b/i.test(text) }),
  ].sort((one, other) => one.at - other.at)
  const told = ofJourney(giveRoles<FoundDate | FoundTime>(text, found, labels), text, today)
  const dates = told.filter((one): one is Told<FoundDate> => one.type === 'date')
  const times = told.filter((one): one is Told<FoundTime> => one.type === 'time')
  const open = withoutPeople(text)
  const ways = kind === 'stay' ? [] : findWays(open, kind)
  const isSeveral = flights.length > 1
  const all: Times[] = isSeveral
    ? severalTimes(kind, flights.length, dates, times)
    : [kind === 'stay' ? stayTimes(dates, times, nightsOf(text)) : journeyTimes(kind, dates, times)]
  const { fare, choices } = findFare(text)
  const reference = findReference(whole)
  return all.flatMap(({ asked, ...when }, at) => {
    const flight = flights[at]
    const number = flight?.number ?? (kind === 'bus' ? findService(text) : '')
    const way = ways.length === all.length ? ways[at] : isSeveral ? undefined : ways[0]
    if (!isSeveral && ways.length > 1) Object.assign(asked, waysAsked(ways))
    const isUnsure = !isSeveral && ways.length > 1
    const to = kind === 'stay' ? placeAt(findTown(open)) : isUnsure ? null : (way?.to ?? null)
    const from = kind === 'stay' || isUnsure ? null : (way?.from ?? null)
    if (choices.length > 0) asked.fare = choices.map(String)
    const ticket = {
      kind,
      number,
      name: findName(open, kind, number, flight?.airline ?? ''),
      from,
      to,
      ...when,
      ...(isSeveral ? { coach: '', seat: '' } : findSeats(text, kind)),
      class: plainWords(findClass(open, kind).split(/ {2,}/)[0] ?? '', 50),
      fare,
      reference,
    }
    return isTicket(ticket, asked, signs) ? [{ ...ticket, questions: questionsOf(ticket, asked) }] : []
  })
}

const placeAt = (name: string) => (name ? { name, code: null } : null)
const waysAsked = (ways: ReturnType<typeof findWays>): Asked => ({
  from: [...new Set(ways.flatMap(({ from }) => (from ? [from.name] : [])))],
  to: [...new Set(ways.flatMap(({ to }) => (to ? [to.name] : [])))],
})

const nightsOf = (text: string): number | null => {
  const found = /\b(\d{1,2}) ?-?(?:nights?|n\b)|\b(?:no\.? of |number of |total )?nights? ?[:-] ?(\d{1,2})/i.exec(text)
  return found ? Number(found[1] ?? found[2]) : null
}

type Legs = Parameters<typeof journeyTimes>

/** Dates and times of several legs: taken in turn where there are as many as legs, or as many pairs. */
function severalTimes(kind: TicketKind | null, count: number, allDates: Legs[1], allTimes: Legs[2]): Times[] {
  const dates = allDates.filter(({ role }) => role !== 'other')
  const times = allTimes.filter(({ role }) => role !== 'other')
  const isAll = (list: readonly { role: string | null }[]) => list.length === count * 2
  const days = new Set(dates.flatMap((date) => date.days))
  return Array.from({ length: count }, (_, at) => {
    const own = isAll(dates)
      ? dates.slice(at * 2, at * 2 + 2)
      : dates.length === count
        ? dates.slice(at, at + 1)
        : days.size === 1
          ? dates.slice(0, 1)
          : []
    const clocks = isAll(times)
      ? times.slice(at * 2, at * 2 + 2)
      : times.length === count
        ? times.slice(at, at + 1)
        : []
    const [first, second] = own
    const [start, end] = clocks
    const asked: Asked = {}
    const date = first?.days.length === 1 ? (first.days[0] ?? null) : null
    if (date === null) asked.date = first?.days ?? [...days]
    const departs = start?.minutes.length === 1 ? (start.minutes[0] ?? null) : null
    const arrives = end?.minutes.length === 1 ? (end.minutes[0] ?? null) : null
    if (departs === null) asked.departs = start?.minutes.map(clockOf) ?? []
    if (end && arrives === null) asked.arrives = end.minutes.map(clockOf)
    const dated =
      date && second?.days.length === 1
        ? Math.round((Date.parse(second.days[0] ?? '') - Date.parse(date)) / 86_400_000)
        : null
    return {
      date,
      departs,
      arrives,
      arrivesDays: dayOfArrival(kind, departs, arrives, end?.daysLater ?? dated, asked),
      asked,
    }
  })
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
  const facts = [number !== '', isPlaced, date !== null || has(asked.date), departs !== null || has(asked.departs)]
  const count = facts.filter(Boolean).length
  return (
    count >= (isBooked || isSeated ? 2 : 3) && (number !== '' || from !== null || to !== null || (isSeated && !isBank))
  )
}

function questionsOf(ticket: Omit<Ticket, 'questions'>, asked: Asked): Ticket['questions'] {
  const needs: TicketField[] =
    ticket.kind === 'stay' ? ['date', 'arrivesDays'] : ['kind', 'from', 'to', 'date', 'departs']
  const fields = [
    ...new Set([...(Object.keys(asked) as TicketField[]), ...needs.filter((field) => ticket[field] === null)]),
  ]
  return fields.map((field) => ({ field, choices: asked[field] ?? [] }))
}

function fromCalendar(raw: string, today: string): TicketReading {
  const events = readCalendar(raw)
  const live = events.filter(({ cancelled }) => !cancelled)
  if (events.length > 0 && live.length === 0) return { result: 'cancelled' }
  const tickets = live.flatMap((event) => readEvent(event, today))
  return tickets.length > 0 ? { result: 'read', tickets } : { result: 'nothing' }
}

const STAYS = /\bstay(?:ing)?\b|check[ -]?in|reserv|\bbook(?:ed|ing)\b|confirm|^ ?(?:hotel|hostel|homestay|resort)\b/im
const MEETING =
  /\b(?:party|meeting|lunch|dinner|conference|wedding|birthday|webinar|seminar|interview|review|stand-?up|sync|call)\b/i

/** The words of an event say what it is; its start and end, when. */
function readEvent(event: CalendarEvent, today: string): Ticket[] {
  const { start, end } = event
  if (!start) return []
  const text = cleanText(event.text)
  const told = signsOf(text)
  const signs = { ...told, isBooked: true, isTold: told.isBooked }
  if (signs.isPlanned) return []
  const [read] = readSection(`${text}\nDate: ${start.day}`, today, signs)
  const kind = findKind(text) ?? read?.kind ?? null
  const isStay = kind === 'stay'
  const days = end && Math.round((Date.parse(end.day) - Date.parse(start.day)) / 86_400_000)
  const isOfStay = !!days || (read?.arrivesDays ?? null) !== null || /check[ -]?in\b/i.test(text)
  // An hour about a hotel is no night in it, and words about flights are none.
  if (isStay ? !isOfStay || !STAYS.test(text) || MEETING.test(text) : !read || (!read.to && !signs.isTold)) return []
  const arrivesDays = days === null ? null : isStay ? (days > 0 ? days : null) : days
  const base: Omit<Ticket, 'questions'> = read ?? {
    kind,
    number: '',
    name: findName(text, kind, '', ''),
    from: null,
    to: null,
    date: null,
    departs: null,
    arrives: null,
    arrivesDays: null,
    coach: '',
    seat: '',
    class: '',
    fare: null,
    reference: findReference(text),
  }
  const sure = !event.unclear
  const ticket = {
    ...base,
    kind,
    name:
      base.name ||
      (isStay ? plainWords(text.split('\n')[0]?.replace(/^(?:stay|check-?in|hotel)(?: at)?:? /i, '') ?? '') : ''),
    date: sure ? start.day : null,
    departs: sure ? start.minute : null,
    arrives: sure ? (end?.minute ?? null) : null,
    arrivesDays: sure ? arrivesDays : null,
  }
  return [
    {
      ...ticket,
      questions: questionsOf(
        ticket,
        base.fare === null && read?.questions.some(({ field }) => field === 'fare') ? { fare: [] } : {},
      ),
    },
  ]
}
