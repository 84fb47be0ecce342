import { bookingReference } from '@saathi/shared/lib/messages/en/input'
import { ITEM_COST_MAX, ITEM_MINUTES_MAX } from '@saathi/shared/trips/rules'
import type { Trip } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trips/tickets.ts'
import { isReference } from '../bookings/reference.ts'
import { clockOf } from './journey-times.ts'
import type { Ticket, TicketKind } from './ticket.ts'

/** The values of the form, as typed. It has no field for a name of a person. */
export type TicketDraft = {
  kind: TicketKind | ''
  number: string
  name: string
  from: string
  to: string
  date: string
  /** The day of a trip without dates, from 0. */
  day: number
  departs: string
  arrives: string
  /** Days until the arrival, or nights. */
  arrivesDays: string
  coach: string
  seat: string
  class: string
  fare: string
  /** The booking reference (PNR), which does not become a part of the item. */
  reference: string
  /** The id of the item whose place it takes, empty for none; undefined while we choose it. */
  replaces?: string
}
export type TicketErrors = Partial<Record<keyof TicketDraft, string>>

export const toTicketDraft = (ticket: Ticket, day: number): TicketDraft => ({
  kind: ticket.kind ?? '',
  number: ticket.number,
  name: ticket.name,
  from: ticket.from?.name ?? '',
  to: ticket.to?.name ?? '',
  date: ticket.date ?? '',
  day,
  departs: ticket.departs === null ? '' : clockOf(ticket.departs),
  arrives: ticket.arrives === null ? '' : clockOf(ticket.arrives),
  arrivesDays: ticket.arrivesDays === null ? '' : String(ticket.arrivesDays),
  coach: ticket.coach,
  seat: ticket.seat,
  class: ticket.class,
  fare: ticket.fare === null ? '' : String(ticket.fare),
  reference: ticket.reference,
})

export const minuteOf = (time: string): number | null =>
  /^\d\d:\d\d/.test(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) : null
export const fareOf = ({ fare }: TicketDraft): number => (fare.trim() === '' ? 0 : Number(fare.trim()))

/** The day of the trip, from 0; null if it is none of its days. */
export function dayOfTicket(
  { startDate, dayCount }: Pick<Trip, 'startDate' | 'dayCount'>,
  { date, day }: TicketDraft,
): number | null {
  if (!startDate) return day
  if (!date) return null
  const at = Math.round((Date.parse(date) - Date.parse(startDate)) / 86_400_000)
  return at >= 0 && at < dayCount ? at : null
}

/** Minutes on the way; null without an arrival. */
export function minutesOnWay({ departs, arrives, arrivesDays }: TicketDraft): number | null {
  const [start, end] = [minuteOf(departs), minuteOf(arrives)]
  return start === null || end === null || arrivesDays === '' ? null : end + Number(arrivesDays) * 1440 - start
}

/** `keepsLength`: the item that the ticket replaces tells how long the way takes. */
export function validateTicket(
  draft: TicketDraft,
  trip: Pick<Trip, 'startDate' | 'dayCount'>,
  keepsLength: boolean,
): TicketErrors {
  const errors: TicketErrors = {}
  const { kind } = draft
  if (kind === '') errors.kind = text.errors.kind
  if (kind === 'stay' && !draft.name.trim()) errors.name = text.errors.name
  if (kind !== 'stay' && !draft.to.trim()) errors.to = text.errors.to
  if (trip.startDate && !draft.date) errors.date = text.errors.date
  else if (dayOfTicket(trip, draft) === null) errors.date = text.errors.outside
  if (kind === 'stay') {
    if (!(Number(draft.arrivesDays) >= 1)) errors.arrivesDays = text.errors.arrivesDays
  } else {
    if (minuteOf(draft.departs) === null) errors.departs = text.errors.departs
    if (minuteOf(draft.arrives) === null && !keepsLength) errors.arrives = text.errors.arrives
    else if (minuteOf(draft.arrives) !== null && draft.arrivesDays === '') errors.arrivesDays = text.errors.arrivesDays
    const minutes = minutesOnWay(draft)
    if (minutes !== null && (minutes <= 0 || minutes > ITEM_MINUTES_MAX)) errors.arrivesDays = text.errors.tooLong
  }
  const fare = fareOf(draft)
  if (!Number.isInteger(fare) || fare < 0 || fare > ITEM_COST_MAX) errors.fare = text.errors.fare
  if (!isReference(draft.reference)) errors.reference = bookingReference
  return errors
}
