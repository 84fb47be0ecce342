import { withBarcodes, withoutBarcodes } from './barcode.ts'
import { withoutBoilerplate } from './boilerplate.ts'
import { isCalendar } from './calendar-file.ts'
import { fromCalendar } from './calendar-tickets.ts'
import { cleanText, firstMatches, withoutMarkup } from './clean-text.ts'
import { withDayOfSubject } from './day-of-subject.ts'
import { findDates } from './find-dates.ts'
import { withoutSharedFare, withoutTotal } from './find-fare.ts'
import { findFlights, findKind, findTrains, isOuting } from './find-kind.ts'
import { findLabelled, findReference, isReference, referenceOfSector } from './find-reference.ts'
import { seatsBesideSector, seatsOfFlight, seatsOfSector } from './find-seats.ts'
import { findTimes } from './find-times.ts'
import { withoutHead, withoutReply } from './mail-frame.ts'
import { referencesOfWays, seatsInTurn, seatsOfWays } from './of-each-way.ts'
import { withoutOld, withoutOldColumn } from './old-schedule.ts'
import { orderLegs } from './order-legs.ts'
import { withoutOptions } from './other-options.ts'
import { readApart, withAskedDates } from './read-apart.ts'
import { journeyDay, questionsOf, readSection, type Shared } from './read-section.ts'
import { airportCode } from './rows.ts'
import { areLegs, cutsOf, sureness } from './segments.ts'
import { withoutTables } from './table-cells.ts'
import { chatParts, isCancelled, isOtherGoods, signsOf, withoutCancelled, withoutOffers } from './text-parts.ts'
import { TICKET_BYTES_MAX, type Ticket, type TicketKind, type TicketReading } from './ticket.ts'

const TICKETS_MAX = 12
/** So far into a text an answered mail is looked for. */
const REPLY_MAX = 20_000
/**
 * Reads the legs and stays of a booking's text or calendar file. `today`: `YYYY-MM-DD`, for dates without a year. What
 * is unclear is null, and among the questions.
 */
export function readTickets(raw: string, { today }: { today: string }): TicketReading {
  if (raw.length > TICKET_BYTES_MAX || new TextEncoder().encode(raw).length > TICKET_BYTES_MAX)
    return { result: 'tooLong' }
  if (isCalendar(raw)) return fromCalendar(raw, today)
  return withBarcodes(readMail(withoutBarcodes(raw), today), raw, today)
}

function readMail(raw: string, today: string): TicketReading {
  const head = raw.slice(0, REPLY_MAX)
  const own = withoutReply(head)
  const reading = own.length < head.length ? readText(own, today) : null
  return reading && reading.result !== 'nothing' ? reading : readText(raw, today)
}

function readText(raw: string, today: string): TicketReading {
  const readings = bookingsOf(raw, today).map((text) =>
    readApart(withoutTables(withoutOldColumn(withoutHead(text))), (part) => readBooking(part, today)),
  )
  const tickets = readings.flatMap((reading) => (reading.result === 'read' ? reading.tickets : []))
  if (tickets.length > 0) return { result: 'read', tickets: tickets.slice(0, TICKETS_MAX) }
  return readings[0] ?? { result: 'nothing' }
}

/** A chat can have several bookings: a message about another kind of them, with a date, begins the next. */
function bookingsOf(raw: string, today: string): string[] {
  const bookings: { text: string; kind: TicketKind | null }[] = []
  const messages = chatParts(withoutMarkup(raw)).map(cleanText)
  for (const message of messages.length === 1 ? parts(messages[0] ?? '', today) : messages) {
    const last = bookings.at(-1)
    const kind = findDates(message, { today, dayFirst: true }).length > 0 ? findKind(message) : null
    if (last && (kind === null || last.kind === null || kind === last.kind)) {
      last.text += `\n${message}`
      last.kind ??= kind
    } else bookings.push({ text: message, kind })
  }
  return bookings.map(({ text }) => text)
}

const PARTS_MAX = 40
/** The paragraphs or lines of a text about a stay and a flight or train; otherwise it is one. */
function parts(text: string, today: string): string[] {
  const isDated = (words: string) => /\bpnr\b/i.test(words) || findDates(words, { today, dayFirst: true }).length > 0
  const isMove = (words: string) => {
    const kind = findKind(words)
    return kind !== null && kind !== 'stay' && /\b(?:pnr|ticket|tkt|seats?)\b/i.test(words)
  }
  const isLeg = (words: string) =>
    isDated(words) && (findFlights(words).length + findTrains(words).length > 0 || isMove(words))
  const isStay = (words: string) =>
    /^[ \d).*-]{0,6}(?:(?:stay|property|homestay|hostel|resort) ?[:-]|hotel\b)|check-?in\b/im.test(words) &&
    findKind(words) === 'stay'
  const isBoth = (pieces: readonly string[]) =>
    pieces.length <= PARTS_MAX && pieces.some(isLeg) && pieces.some((words) => isStay(words) && !isLeg(words))
  return [text.split(/\n(?:[ \t]*\n)+/), text.split('\n')].find(isBoth) ?? [text]
}

function readBooking(booking: string, today: string): TicketReading {
  const whole = withoutBoilerplate(booking)
  if (isCancelled(whole)) return { result: 'cancelled' }
  if (isOtherGoods(whole) || isOuting(whole)) return { result: 'nothing' }
  const text = withoutOffers(withoutOptions(withoutOld(withoutCancelled(whole))))
  const shared = { whole, signs: signsOf(text), kind: findKind(text), reference: findReference(text), text }
  const read: Ticket[] = []
  for (const section of sectionsOf(text, today))
    read.push(...readSection(section, today, shared, new Set(read.map(({ number }) => number))))
  read.splice(TICKETS_MAX)
  const legs = shared.kind === 'stay' ? read : surest(read, legsByCuts(text, today, shared, read))
  const tickets = legs.map(withoutTotal(text, legs))
  if (tickets.length === 0) return { result: 'nothing' }
  const [only, ...others] = tickets
  if (only && others.length === 0 && isRoundTrip(text, only)) tickets.push(wayBack(text, only))
  const all =
    tickets.length > 1
      ? tickets
          .map(withoutSharedFare(text, tickets))
          .map(withOwnSeats(text, tickets))
          .map(withOwnReference(text, tickets))
      : tickets.map(withSeatsOf(text))
  const ordered = orderLegs(all, text, today)
  const told = ordered.map(withAskedDates(text, ordered))
  return { result: 'read', tickets: withDayOfSubject(booking, told, today) }
}

/** Seats that stand at the end of a text, behind its legs, are those of no leg; those of a sector are. */
const withOwnSeats =
  (text: string, tickets: readonly Ticket[]) =>
  (ticket: Ticket, at: number): Ticket => {
    const [from, to] = [ticket.from, ticket.to]
    const codeOf = (place: Ticket['from']) =>
      place?.code ?? (ticket.kind === 'air' ? airportCode(place?.name ?? '') : '')
    const names = [codeOf(from), codeOf(to), from?.name ?? '', to?.name ?? ''].map((name) =>
      name.replace(/[^A-Za-z ]/g, ''),
    )
    const [start = '', end = '', startName = '', endName = ''] = names
    const ofSector =
      (ticket.kind === 'air' ? seatsOfFlight(text, ticket.number) : '') ||
      (start && end ? seatsOfSector(text, start, end) : '') ||
      (startName && endName ? seatsOfSector(text, startName, endName) : '')
    const ofList = ticket.kind === 'air' && !ofSector ? seatsInTurn(text, tickets.length) : null
    if (ofList) return { ...ticket, seat: ofList[at] ?? '' }
    const ofWay = ticket.kind === 'air' && tickets.length === 2 && !ofSector ? seatsOfWays(text) : null
    if (ofWay) return { ...ticket, seat: ofWay[at] ?? '' }
    if (ofSector && ticket.kind === 'air') return { ...ticket, seat: ofSector }
    const isAtEnd = at === tickets.length - 1 && tickets.every(({ seat }, other) => other === at || seat === '')
    return isAtEnd && ticket.kind !== 'rail' && ticket.kind !== 'stay' ? { ...ticket, coach: '', seat: '' } : ticket
  }

const withOwnReference = (text: string, tickets: readonly Ticket[]) => {
  const references = referencesOfFlights(text, tickets)
  const ofWays = tickets.length === 2 ? referencesOfWays(text) : null
  // The number of a seller, or the first of several, is not that of each.
  const isOfAll = new Set(tickets.map(({ reference }) => reference)).size === 1
  const areApart = new Set(references.values()).size > 1
  // The number of an e-ticket is not that of the booking.
  const arePnrs = [...references.values()].every((one) => /^[A-Z0-9]{6}$/.test(one))
  return (ticket: Ticket, at: number): Ticket => {
    const { kind, from, to, reference, number } = ticket
    const ofSector = kind === 'air' && from?.code && to?.code ? referenceOfSector(text, from.code, to.code) : ''
    const ofFlight = reference === '' || (isOfAll && areApart && arePnrs) ? references.get(number) : ''
    const own = ofSector || ofFlight || (kind === 'air' && isOfAll ? ofWays?.[at] : '')
    return own ? { ...ticket, reference: own } : ticket
  }
}

/** So many paragraphs behind the number of a flight its reference is looked for. */
const NEAR_MAX = 6

/** The references of flights of which each has one behind its number, or each has one above it; otherwise none. */
function referencesOfFlights(text: string, tickets: readonly Ticket[]): Map<string, string> {
  const flights = findFlights(text).filter(({ number }) => tickets.some((ticket) => ticket.number === number))
  const [start, ...more] = flights.map(({ at }) => at)
  if (start === undefined) return new Map()
  const parts = [start, ...more].map((at, index) => text.slice(at, more[index]).split('\n\n'))
  const last = parts.pop() ?? []
  const between = parts.map((paragraphs) => findLabelled(paragraphs.join('\n\n')))
  // The reference of the last flight stands as near behind it as those of the others.
  const near = last
    .slice(0, NEAR_MAX)
    .findIndex((_, end) => parts.every((part) => findLabelled(part.slice(0, end + 1).join('\n\n'))))
  const lastBehind = findLabelled(last.slice(0, near + 1).join('\n\n'))
  const before = findLabelled(text.slice(0, start))
  // Of another length than the others, it is the number of a seller for all flights.
  const isOfAll = before !== null && before !== '' && before.length !== between[0]?.length
  const areBehind = before === null || isOfAll
  const areAbove = !areBehind && lastBehind === null && more.length > 0
  const own = areBehind ? [...between, lastBehind] : areAbove ? [before, ...between] : []
  if (own.length === 0 || !own.every(Boolean)) return new Map()
  return new Map(flights.map(({ number }, at) => [number, own[at] ?? '']))
}

const withSeatsOf =
  (text: string) =>
  (ticket: Ticket): Ticket =>
    ticket.kind === 'air' && ticket.seat === '' && ticket.from?.code && ticket.to?.code
      ? { ...ticket, seat: seatsBesideSector(text, ticket.from.code, ticket.to.code) }
      : ticket

/** The legs of a text by each way to part it that gives whole legs. */
function legsByCuts(text: string, today: string, shared: Shared, read: readonly Ticket[]): Ticket[][] {
  const isNumbered = read.some(({ kind, number }) => (kind === 'rail' || kind === 'air') && number !== '')
  return cutsOf(text, today)
    .map(({ shared: rest, parts }) => {
      // A leg without a day is on that of the one before.
      let day = journeyDay(rest, today, shared)
      return parts.flatMap((part) => {
        const isDated = findDates(part, { today, dayFirst: true }).length > 0
        const legs = readSection(part + (isDated || !day ? '' : `\n\njourney date: ${day}`), today, shared)
        day = legs.at(-1)?.date ?? day
        return legs
      })
    })
    .filter((tickets) => areLegs(tickets, isNumbered))
}

/** The reading of which most is known; another than the first one only if it knows more. */
const surest = (first: Ticket[], others: Ticket[][]): Ticket[] =>
  others.reduce((best, tickets) => (sureness(tickets) > sureness(best) ? tickets : best), first)

const HEADING =
  /^[ \t#*-]*(?:(?:return|inbound|onward|outbound)(?: (?:journey|flight|trip|ticket|bus|train|details))?|(?:flight|journey|segment|leg|trip|ticket|booking) [1-6](?: of [1-6])?)[ \t:-]*(?:$|(?=[A-Z][a-z]))/gim

/** The parts of a text that are a booking each: by different PNRs, or by headings of the way there and back. */
function sectionsOf(text: string, today: string): string[] {
  const numbers = firstMatches(text, /\bPNR(?: no| number)?\.? ?[:#-]? ?([A-Z0-9]{6,10})\b/gi, TICKETS_MAX * 4)
  const starts = numbers
    .filter(({ 1: number = '' }, at) => isReference(number) && at === numbers.findIndex((one) => one[1] === number))
    .map(({ index }) => startOfBlock(text, index))
  const headings = firstMatches(text, HEADING, TICKETS_MAX)
    .filter(({ 0: words, index }) => !/^[a-z]/.test(text.slice(index + words.length)))
    .map(({ index }) => index)
  const legs = legStarts(text, today)
  const cuts =
    starts.length > 1
      ? starts.slice(1)
      : legs.length > 0
        ? legs
        : headings.length > 1
          ? headings
          : headings.filter((at) => /return|inbound/i.test(text.slice(at, at + 20)))
  if (cuts.length === 0) return [text]
  // What stands before a list of legs is none.
  return (cuts === legs ? cuts : [0, ...cuts])
    .map((cut, at, all) => text.slice(cut, all[at + 1] ?? text.length))
    .filter((part) => part.trim().length > 20)
}

/** `Guptkashi - Kedarnath 24/05/2027 07:40`, a line that is a leg. */
const LEG_LINE = /^[A-Z][A-Za-z .()]{2,40}? ?(?: - |→| to ) ?[A-Z][A-Za-z .()]{2,40}[ ,:]+(?:on )?\d[^\n]{3,60}$/gm

/** `1) 03 Jan 2027 Port Blair 08:00 - Havelock 09:30 2) …`: where each leg of a list begins. */
function legStarts(text: string, today: string): number[] {
  const numbers = firstMatches(text, /(?:^|[ \n])([1-9])[).] /g, TICKETS_MAX * 2)
  const isCounted = numbers.every(({ 1: number }, at) => Number(number) === Number(numbers[0]?.[1]) + at)
  const starts = isCounted ? numbers.map(({ index }) => index) : []
  const isLeg = (at: number, end: number | undefined) => {
    const part = text.slice(at, Math.min(end ?? text.length, at + 200))
    return findDates(part, { today, dayFirst: true }).length > 0 && findTimes(part, { is24: true }).length > 0
  }
  if (starts.length > 1 && starts.every((start, at) => isLeg(start, starts[at + 1]))) return starts
  const lines = firstMatches(text, LEG_LINE, TICKETS_MAX)
    .filter(({ index, 0: line }) => isLeg(index, index + line.length))
    .map(({ index }) => index)
  return lines.length > 1 ? lines : []
}

/** `Sersi to Kedarnath to Sersi` */
function isRoundTrip(text: string, { from, to }: Ticket): boolean {
  if (!from || !to) return false
  const plain = text.toLowerCase()
  const [start, end] = [from.name.toLowerCase(), to.name.toLowerCase()]
  return ['to', '-', '→'].some((sign) => plain.includes(`${start} ${sign} ${end} ${sign} ${start}`))
}

/** The way back of a ticket that says no more of it than a time. */
function wayBack(text: string, ticket: Ticket): Ticket {
  const line = /\breturn[^\n]{0,80}/i.exec(text)?.[0] ?? ''
  const [time, ...times] = findTimes(line, { is24: true })
  const departs = time && times.length === 0 && time.minutes.length === 1 ? (time.minutes[0] ?? null) : null
  const back = { ...ticket, from: ticket.to, to: ticket.from, departs, arrives: null, arrivesDays: null, seat: '' }
  const date = departs === null ? null : ticket.date
  return { ...back, date, number: '', questions: questionsOf({ ...back, date }, {}) }
}

const startOfBlock = (text: string, at: number) => {
  const blank = text.lastIndexOf('\n\n', at)
  return blank >= 0 ? blank : Math.max(0, text.lastIndexOf('\n', at))
}
