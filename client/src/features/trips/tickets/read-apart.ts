import { firstMatches } from './clean-text.ts'
import { isChain } from './read-section.ts'
import { spotOf, type Ticket, type TicketField, type TicketReading } from './ticket.ts'

/** Something that could be a day. */
const DAY = /\d{1,2}(?:st|nd|rd|th)?[ /.,'-]{0,3}(?:[a-z]{3}|\d{1,2}[/.-])|[a-z]{3} \d{1,2}\b/i
/** A longer text is one booking with its conditions. */
const LENGTH_MAX = 6_000
const CUTS_MAX = 12
const BOOKINGS_MAX = 4

const LEG: readonly TicketField[] = ['kind', 'from', 'to', 'date', 'departs']
const STAY: readonly TicketField[] = ['date', 'arrivesDays']
const isKnown = (ticket: Ticket, field: TicketField) =>
  ticket[field] !== null && !ticket.questions.some((question) => question.field === field)
const isWhole = (ticket: Ticket) =>
  ticket.kind === 'stay'
    ? ticket.name !== '' && STAY.every((field) => isKnown(ticket, field))
    : LEG.every((field) => isKnown(ticket, field))

const wayOf = ({ kind, name, from, to }: Ticket) =>
  kind === 'stay' ? name.toLowerCase() : `${spotOf(from)} ${spotOf(to)}`

/** Speaks of a schedule that holds no more, which stands beside the one that does. */
const CHANGE =
  /\b(?:re-?scheduled|re-?timed|revised|re-?accommodated|re-?booked)\b|\b(?:old|new|earlier|previous|original|alternat(?:iv)?e) (?:\w+ )?(?:schedule|timings?|dates?|flights?|trains?|bus|departure|itinerary|booking|stay|journey)\b|\b(?:has|have) been (?:changed|moved|modified|updated|cancell?ed)\b/i

/** Whether two tickets are of different journeys or stays, and not the same one told twice or changed. */
function areApart(one: Ticket, other: Ticket, isChanged: boolean): boolean {
  if (one.kind !== other.kind) return true
  if (isChanged) return false
  if (one.number !== '' && one.number === other.number && one.date === other.date) return false
  const isOther = one.reference !== '' && other.reference !== '' && one.reference !== other.reference
  return wayOf(one) === wayOf(other) ? isOther && one.date !== other.date : isOther || one.date !== other.date
}

/**
 * Of a booking that says that it is changed, two legs can be one journey, as it was and as it is now: both are asked for
 * their dates. They have the same two ends, or one of them where the legs do not go on from each other.
 */
export function withAskedDates(text: string, tickets: readonly Ticket[]): (ticket: Ticket) => Ticket {
  const isChanged = CHANGE.test(text)
  const isBeside = (one: Ticket, other: Ticket) => {
    if (one === other || one.kind !== other.kind) return false
    const same = (['from', 'to'] as const).filter(
      (end) => spotOf(one[end]) !== '' && spotOf(one[end]) === spotOf(other[end]),
    )
    return same.length === 2 || (same.length === 1 && !isChain(tickets.filter(({ kind }) => kind === one.kind)))
  }
  return (ticket) => {
    const rivals = isChanged ? tickets.filter((other) => isBeside(ticket, other)) : []
    const isAsked = ticket.questions.some(({ field }) => field === 'date')
    if (rivals.length === 0 || isAsked) return ticket
    const choices = [...new Set([ticket, ...rivals].flatMap(({ date }) => date ?? []))]
    return { ...ticket, date: null, questions: [...ticket.questions, { field: 'date', choices }] }
  }
}

const ticketsOf = (reading: TicketReading) => (reading.result === 'read' ? reading.tickets : [])
const worthOf = (tickets: readonly Ticket[]) => tickets.reduce((sum, ticket) => sum + (isWhole(ticket) ? 1 : -1), 0)

/** The number of a booking that stands above all its legs is that of each. */
function withShared(whole: readonly Ticket[], tickets: readonly Ticket[]): Ticket[] {
  const [reference = '', ...others] = new Set(whole.map((ticket) => ticket.reference))
  const isShared = others.length === 0 && new Set(tickets.map(({ kind }) => kind)).size === 1
  return tickets.map((ticket) => (isShared && ticket.reference === '' ? { ...ticket, reference } : ticket))
}

/** The bookings of a text in which several stand below each other: each whole, and more is known of them apart than as one. */
export function readApart(text: string, read: (part: string) => TicketReading): TicketReading {
  const whole = read(text)
  if (text.length > LENGTH_MAX) return whole
  const cuts = firstMatches(text, /\n[ \t]*\n+(?=\S)/g, CUTS_MAX).map(({ index }) => index)
  const isChanged = CHANGE.test(text)
  let best = whole
  let start = 0
  const before: Ticket[] = []
  for (const cut of cuts) {
    if (!DAY.test(text.slice(start, cut)) || !DAY.test(text.slice(cut))) continue
    const first = ticketsOf(read(text.slice(start, cut)))
    if (first.length === 0 || !first.every(isWhole)) continue
    const rest = ticketsOf(read(text.slice(cut)))
    const all = [...before, ...first, ...rest]
    const isBetter = rest.length > 0 && rest.every(isWhole) && worthOf(all) > worthOf(ticketsOf(best))
    if (!isBetter || !first.every((one) => rest.every((other) => areApart(one, other, isChanged)))) continue
    best = { result: 'read', tickets: withShared(ticketsOf(whole), all) }
    before.push(...first)
    start = cut
    if (before.length >= BOOKINGS_MAX) break
  }
  return best
}
