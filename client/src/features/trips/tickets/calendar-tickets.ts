import { type CalendarEvent, type EventTime, readCalendar } from './calendar-file.ts'
import { cleanText, plainWords } from './clean-text.ts'
import { findKind } from './find-kind.ts'
import { findName } from './find-name.ts'
import { findReference } from './find-reference.ts'
import { findSeats } from './find-seats.ts'
import { type Asked, clockOf, type Times } from './journey-times.ts'
import { readPlace } from './read-place.ts'
import { questionsOf, readSection } from './read-section.ts'
import { isSpot, nameOfCode } from './rows.ts'
import { withoutTables } from './table-cells.ts'
import { signsOf } from './text-parts.ts'
import type { Ticket, TicketKind, TicketReading } from './ticket.ts'

const DAY_MS = 86_400_000

/** The tickets of a calendar file. */
export function fromCalendar(raw: string, today: string): TicketReading {
  const events = readCalendar(raw)
  const live = events.filter(({ cancelled }) => !cancelled)
  if (events.length > 0 && live.length === 0) return { result: 'cancelled' }
  const tickets = live.flatMap((event) => readEvent(event, today))
  return tickets.length > 0 ? { result: 'read', tickets } : { result: 'nothing' }
}

const STAYS = /\bstay(?:ing)?\b|check[ -]?in|reserv|\bbook(?:ed|ing)\b|confirm|^ ?(?:hotel|hostel|homestay|resort)\b/im
const MEETING =
  /\b(?:party|meeting|lunch|dinner|conference|wedding|birthday|webinar|seminar|interview|review|stand-?up|sync|call)\b/i

const LOCATION = /^Location: ?([^\n]{2,120})$/m
/** `Flight to Kolkata`, as calendars of mail name an event, whose location is where one leaves. */
const BOUND = /^(?:flight|train|bus|ferry)(?: ride| journey)? to ([^\n(]{2,60})/im

/** Where one leaves and arrives, of an event that says it by its location and its title. */
function wayOf(text: string, kind: TicketKind | null, { from, to }: Pick<Ticket, 'from' | 'to'>) {
  const bound = BOUND.exec(text)?.[1]
  if ((from && to) || !bound) return { from, to }
  const location = LOCATION.exec(text)?.[1]
  const end = readPlace(bound, kind)
  const start = location ? readPlace(location, kind) : null
  return start?.name === end?.name ? { from, to: to ?? end } : { from: from ?? start, to: to ?? end }
}

const clockFor = (minute: number | null, words: number | null): { minute: number | null; choices: string[] } =>
  minute !== null && words !== null && minute !== words
    ? { minute: null, choices: [clockOf(minute), clockOf(words)] }
    : { minute: minute ?? words, choices: [] }

const isAbroad = ({ kind }: Pick<Ticket, 'kind'>, place: Ticket['from']) =>
  kind === 'air' && place?.code != null && nameOfCode(place.code, 'air') !== null && !isSpot(place.code, 'air')
/** A time at a place: abroad, one that is written in the time of India or the world is of no clock there. */
const timeAt = (time: EventTime, isThere: boolean) => (isThere ? (time.abroad ?? { ...time, minute: null }) : time)

/** The days that it can be somewhere, of an instant by the clock of India: others are up to 17 hours behind it, 8.5 before it. */
const daysOf = ({ day, minute }: EventTime): string[] => [
  ...new Set(
    [-1020, 510].map((by) => new Date(Date.parse(day) + ((minute ?? 0) + by) * 60_000).toISOString().slice(0, 10)),
  ),
]
/** `Asia/Dubai` */
const isOfCity = (zone: string, place: Ticket['from']) =>
  zone.split('/').at(-1)?.replaceAll('_', ' ').toLowerCase() === place?.name.toLowerCase()

/** When one leaves and arrives: the event says it, and its words, which may be of another time than the event. */
function timesOf({ start: begins, end: ends, unclear }: CalendarEvent, base: Omit<Ticket, 'questions'>): Times {
  const asked: Asked = {}
  const isStay = base.kind === 'stay'
  if (!begins || unclear) return { date: null, departs: null, arrives: null, arrivesDays: null, asked }
  const [startsAbroad, endsAbroad] = [isAbroad(base, base.from), isAbroad(base, base.to)]
  const shared = startsAbroad && endsAbroad && begins.zone === ends?.zone ? begins.zone : null
  const start = timeAt(begins, startsAbroad)
  const end = ends && timeAt(ends, endsAbroad)
  // One clock for both ends of a way abroad is that of the city of its name.
  const isOfEnd = shared !== null && isOfCity(shared, base.to)
  const isOtherStart = (begins.minute !== null && start.minute === null) || (isOfEnd && !isOfCity(shared, base.from))
  const isOtherEnd = ends !== null && ends.minute !== null && (end?.minute === null || (shared !== null && !isOfEnd))
  const possible = isOtherStart ? daysOf(begins) : [start.day]
  const isFitting = base.date === null ? possible.length === 1 : possible.includes(base.date)
  const date = isFitting ? (base.date ?? start.day) : null
  if (date === null) asked.date = [...new Set([...possible, ...(base.date ? [base.date] : [])])]
  const days = end ? Math.round((Date.parse(end.day) - Date.parse(start.day)) / DAY_MS) : null
  const minutes = (days ?? 0) * 1440 + (end?.minute ?? 0) - (start.minute ?? 0)
  // An event of a day or an hour stands for the check-in or the departure alone.
  const isOpen =
    days === null ||
    (isStay
      ? days === 0
      : begins.minute === null ||
        (minutes <= 0 && !isOtherStart) ||
        (base.kind !== 'air' && minutes === 60 && base.kind !== 'sea'))
  const leaves = clockFor(isOtherStart ? null : start.minute, base.departs)
  const reaches = clockFor(isOpen || isOtherEnd ? null : (end?.minute ?? null), base.arrives)
  if (isOtherEnd && reaches.minute === null) asked.arrives = []
  if (leaves.choices.length > 0) asked.departs = leaves.choices
  if (reaches.choices.length > 0) asked.arrives = reaches.choices
  const isOther = isStay && base.arrivesDays !== null && !isOpen && base.arrivesDays !== days
  const arrivesDays = isOther || date === null || isOtherStart || isOtherEnd ? null : isOpen ? base.arrivesDays : days
  if (isOther) asked.arrivesDays = []
  return { date, departs: leaves.minute, arrives: reaches.minute, arrivesDays, asked }
}

/** What one has to do before a journey, as the title of an event, whose time is that of no journey. */
const BEFORE =
  /^[^\p{L}\p{N}\n]{0,6}(?:reminder|reach|leave (?:for|home|to|from)|be at|go to|head (?:to|for)|pack|(?:cab|taxi|uber|ola)\b|pick(?:ing)?[ -]?up|call|pay)\b/iu
const PICKUP = /^[^\p{L}\p{N}\n]{0,6}pick[ -]?up\b/iu
/** What opens days before it. */
const DAYS_BEFORE =
  /^[^\p{L}\p{N}\n]{0,6}(?:[a-z]{2,12} )?(?:web |online )?check[ -]?in (?:now )?(?:opens?|starts?|reminder|for)\b/iu

/** The words of an event say what it is; its start and end, when. */
function readEvent(event: CalendarEvent, today: string): Ticket[] {
  const { start, end } = event
  if (!start) return []
  const text = withoutTables(cleanText(event.text))
  const told = signsOf(text)
  const signs = { ...told, isBooked: true, isTold: told.isBooked }
  if (signs.isPlanned) return []
  const found = findKind(text)
  const label = found === 'stay' ? 'check-in date' : 'journey date'
  const shared = { signs, kind: null, reference: '', text, whole: text }
  const isDaysBefore = found !== 'stay' && DAYS_BEFORE.test(text)
  // One boards a bus where it picks one up.
  const isBefore = isDaysBefore || (found !== 'stay' && BEFORE.test(text) && !(found === 'bus' && PICKUP.test(text)))
  const alone = isBefore ? readSection(text, today, shared) : []
  if (isDaysBefore || (alone.length > 0 && alone.every(({ date }) => date !== null))) return alone
  const readOn = (day: string) => readSection(`${text}\n\n${label}: ${day}`, today, shared)
  const first = readOn(start.day)
  const startsAt = timeAt(
    start,
    first.some((read) => isAbroad(read, read.from)),
  )
  const reads = first.length === 1 && startsAt.day !== start.day ? readOn(startsAt.day) : first
  // An event for several legs has the times of none.
  if (reads.length > 1) return reads
  const [read] = reads
  const kind = found ?? read?.kind ?? null
  const isStay = kind === 'stay'
  const isOfStay = (end && end.day > start.day) || (read?.arrivesDays ?? null) !== null || /check[ -]?in\b/i.test(text)
  const way = wayOf(text, kind, read ?? { from: null, to: null })
  // An hour about a hotel is no night in it, and words about flights are none.
  const isLeg = read !== undefined || (kind !== null && way.to !== null && signs.isTold)
  if (isStay ? !isOfStay || !STAYS.test(text) || MEETING.test(text) : !isLeg || (!way.to && !signs.isTold)) return []
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
    ...findSeats(text, kind),
    class: '',
    fare: null,
    reference: findReference(text),
  }
  // Of a clock that is not that of the place, the event does not say the day.
  const isOtherClock = start.minute !== null && startsAt.minute === null
  const date = isOtherClock ? (readSection(text, today, shared)[0]?.date ?? null) : base.date
  const own = timesOf(event, { ...base, ...(isStay ? {} : way), kind, date })
  const { asked, ...times } = isBefore ? { ...own, departs: null, arrives: null, arrivesDays: null } : own
  if (base.fare === null && read?.questions.some(({ field }) => field === 'fare')) asked.fare = []
  const title = text.split('\n')[0]?.replace(/^(?:stay|check-?in|hotel)(?: at)?:? /i, '') ?? ''
  const ticket = {
    ...base,
    kind,
    ...(isStay ? {} : way),
    name: base.name || (isStay ? plainWords(title) : ''),
    ...times,
  }
  return [{ ...ticket, questions: questionsOf(ticket, asked) }]
}
