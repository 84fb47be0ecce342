import type { TicketField, TicketKind } from '../../../client/src/features/trips/tickets/ticket.ts'

/** The day on which all texts are read. */
export const READ_ON = '2026-11-28'

export type Shape =
  | 'railway message'
  | 'railway e-ticket'
  | 'railway status'
  | 'airline mail'
  | 'airline message'
  | 'boarding pass'
  | 'hotel'
  | 'bus'
  | 'calendar'
  | 'ferry or helicopter'
  | 'forwarded'
  | 'changed'
  | 'unclear'

/** Fields of a ticket besides its questions. */
export type LabelField = TicketField | 'name' | 'coach' | 'seat' | 'class' | 'reference'

/** What a text says of one leg or stay. A field that is left out is not in the text, and nothing may be read for it. */
export type Label = {
  kind: TicketKind
  number?: string
  /** The words that the name must have, in this order, with at most three more; several for a train of several names. */
  name?: string | string[]
  /** `Name (CODE)`, or one of the two when the text gives only that. The place of a stay is `to`. */
  from?: string
  to?: string | string[]
  date?: string
  /** Times are `HH:MM`. */
  departs?: string
  arrives?: string
  arrivesDays?: number
  coach?: string
  /** Joined by commas, in any order. */
  seat?: string
  class?: string
  /** Several when the text supports each, as with and without a fee. */
  fare?: number | number[]
  /** Several when the text has two numbers that both name the booking. */
  reference?: string | string[]
  /** What the text leaves unclear: no value may be given without a question. */
  ask?: TicketField[]
  /** What may be read or left empty, as either is true to the text. */
  free?: LabelField[]
}

export type TicketText = {
  id: string
  shape: Shape
  text: string
  /** The tickets, or why there is none. */
  expected: Label[] | 'cancelled' | 'nothing'
  /** So little is said that to read nothing is right too. */
  orNothing?: true
  /** What is paid for all tickets of the text, when it does not say how that divides among them. */
  total?: number
}
