/** The most bytes of a text or a file that are read. */
export const TICKET_BYTES_MAX = 200_000

export type TicketKind = 'rail' | 'air' | 'bus' | 'sea' | 'stay'

/** A place as the ticket names it; `code` is that of a station or an airport. */
export type TicketPlace = { name: string; code: string | null }

/** What tells a place from others: its code, else its name; an empty text for none. */
export const spotOf = (place: TicketPlace | null | undefined): string => place?.code ?? place?.name.toLowerCase() ?? ''

/** The fields of a ticket that can be unclear. */
export type TicketField = 'kind' | 'number' | 'from' | 'to' | 'date' | 'departs' | 'arrives' | 'arrivesDays' | 'fare'

/** What is unclear. `choices`: the values that it could have, as in the form. */
export type TicketQuestion = { field: TicketField; choices: string[] }

/** A leg or a stay that was read. Null, or an empty text: the ticket does not say, or it is unclear. */
export type Ticket = {
  kind: TicketKind | null
  /** Of the train, the flight or the service of a bus, without spaces: `12951`, `6E2134`. */
  number: string
  /** Of the train, airline, operator, vessel or hotel. */
  name: string
  from: TicketPlace | null
  to: TicketPlace | null
  /** The day of departure or check-in, `YYYY-MM-DD`. */
  date: string | null
  /** Minutes of the day: departure, or check-in. */
  departs: number | null
  /** Minutes of the day of arrival, or check-out. */
  arrives: number | null
  /** Days from `date` to the arrival, or the nights of a stay; null if there is none. */
  arrivesDays: number | null
  coach: string
  /** Berths or seats, joined by commas. */
  seat: string
  class: string
  /** Whole rupees for everybody on the ticket. */
  fare: number | null
  /** The booking reference (PNR), which is only for who travels; empty if there is none. */
  reference: string
  questions: TicketQuestion[]
}

export type TicketReading =
  | { result: 'read'; tickets: Ticket[] }
  /** `tooLong`: more than TICKET_BYTES_MAX; `cancelled`: says that a booking is cancelled; `nothing`: no ticket. */
  | { result: 'tooLong' | 'cancelled' | 'nothing' }
