import { findDates } from './find-dates.ts'
import type { Ticket } from './ticket.ts'

const SUBJECT = /^[ *]{0,4}subject ?: ?([^\n]{5,200})$/im
/** `your flight to Ahmedabad on`, right before a day: it is that of the journey, and not of the booking. */
const OF_JOURNEY =
  /\b(?:flight|train|bus|ferry|journey|trip|stay)\b[^\n;.]{0,60}\b(?:on|for|from)[ ,]{0,2}(?:[a-z]{3,9},? )?$/i
/** `booking confirmed on`, `payment for your stay on`, `check-in opens for your flight on`: a day of something else. */
const OF_OTHER =
  /\b(?:book(?:ed|ing)|confirm(?:ed|ation)|pa(?:yment|id|y)|balance|due|opens?|received|issued|refund(?:ed)?|invoice)\b/i
/** Where a mail tells of a change, its subject may name the old day. */
const CHANGE =
  /\b(?:re-?scheduled|re-?timed|revised|changed?|moved|cancell?ed|delayed|postponed|preponed|instead|new (?:date|day|time|timings?|schedule|flight|train|bus|departure))\b/i

/** A mail whose subject names another day of the journey than the mail itself: both are asked. */
export function withDayOfSubject(text: string, tickets: Ticket[], today: string): Ticket[] {
  const [ticket, ...others] = tickets
  const subject = SUBJECT.exec(text)?.[1]
  if (!ticket?.date || others.length > 0 || subject === undefined || CHANGE.test(text)) return tickets
  const [day, ...more] = findDates(subject, { today, dayFirst: true })
  const [told, ...either] = day?.days ?? []
  if (!day || told === undefined || more.length + either.length > 0 || told === ticket.date) return tickets
  const before = subject.slice(0, day.at)
  if (!OF_JOURNEY.test(before) || OF_OTHER.test(before) || told < today) return tickets
  const questions = [...ticket.questions, { field: 'date' as const, choices: [told, ticket.date].sort() }]
  return [{ ...ticket, date: null, questions }]
}
