import { readTickets } from './read-tickets.ts'
import type { Ticket, TicketReading } from './ticket.ts'

/** For tests: what is read of a text on 28 November 2026. */
export const read = (text: string): TicketReading => readTickets(text, { today: '2026-11-28' })

/** All tickets of a text; none where it is not read. */
export function all(text: string): Ticket[] {
  const reading = read(text)
  return reading.result === 'read' ? reading.tickets : []
}

/** The ticket of a text with one. */
export function only(text: string): Ticket {
  const tickets = all(text)
  const [ticket] = tickets
  if (!ticket || tickets.length > 1) throw new Error(`The text has ${tickets.length} tickets, not one.`)
  return ticket
}

/** `09:30` in minutes of the day. */
export const clock = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
