import { airlines, foreignAirlines } from '../../../messages/en/trips/airlines.ts'
import { firstMatches } from './clean-text.ts'
import { nextDay } from './find-dates.ts'
import { placeOf } from './read-place.ts'
import { questionsOf } from './read-section.ts'
import type { Ticket, TicketReading } from './ticket.ts'

/** More passes are none of one booking. */
const PASSES_MAX = 24

/**
 * The barcode of a boarding pass as text, which airlines write alike (IATA Resolution 792): the passenger, and for each leg
 * its PNR, airports, airline, number, day of the year, cabin, seat and number at check-in.
 */
const PASS = /(?<![A-Z0-9])M[1-4][A-Z][A-Z/ .'-]{1,19}E(?=[A-Z0-9]{5,7} {1,2}[A-Z]{6})[^\n]{30,400}/g
const LEG =
  /([A-Z0-9]{6}) {1,2}([A-Z]{3})([A-Z]{3})([A-Z0-9]{2}) {0,2}(\d{4})[A-Z]? {0,2}(\d{3})[A-Z](\d{3}[A-Z]|[A-Z ]{4})\d{4}/g

/** A text without the barcodes of boarding passes, which say what the pass says, as no reader of words would write it. */
export const withoutBarcodes = (text: string): string => text.replace(PASS, '')

const isSameNumber = (one: string, other: string) => one.replace(/(?<=^..)0+/, '') === other

/** The legs of the barcodes in a text, each with the seats of all its passes. */
function legsOf(text: string, today: string): Ticket[] {
  const legs: Ticket[] = []
  const found = firstMatches(text, PASS, PASSES_MAX).flatMap(([pass]) => firstMatches(pass, LEG, 4))
  for (const [, reference = '', from = '', to = '', airline = '', digits = '', day = '', place = ''] of found) {
    const number = `${airline}${Number(digits)}`
    const seat = /\d/.test(place) ? place.replace(/^0+/, '') : ''
    const days = nextDay(Number(day), today)
    const known = legs.find((leg) => leg.number === number && leg.from?.code === from)
    if (known) known.seat = [...new Set([...known.seat.split(', '), seat])].filter(Boolean).join(', ')
    else {
      const leg: Omit<Ticket, 'questions'> = {
        kind: 'air',
        number,
        name: airlines[airline] ?? foreignAirlines[airline] ?? '',
        from: placeOf('', from, 'air'),
        to: placeOf('', to, 'air'),
        date: days.length === 1 ? (days[0] ?? null) : null,
        departs: null,
        arrives: null,
        arrivesDays: null,
        coach: '',
        seat,
        class: '',
        fare: null,
        reference,
      }
      legs.push({ ...leg, questions: questionsOf(leg, days.length > 1 ? { date: days } : {}) })
    }
  }
  return legs
}

/** What a pass says in words, of which its barcode knows some better. */
function withBarcode(ticket: Ticket, leg: Ticket): Ticket {
  const date = ticket.date ?? leg.date
  const known = {
    ...ticket,
    number: ticket.number || leg.number,
    from: leg.from,
    to: leg.to,
    date,
    seat: leg.seat || ticket.seat,
    reference: ticket.reference || leg.reference,
  }
  const isOpen = (field: string) => field !== 'from' && field !== 'to' && (field !== 'date' || date === null)
  return { ...known, questions: ticket.questions.filter(({ field }) => isOpen(field)) }
}

/** A reading with what the barcodes in its text say. */
export function withBarcodes(reading: TicketReading, text: string, today: string): TicketReading {
  const legs = reading.result === 'read' || reading.result === 'nothing' ? legsOf(text, today) : []
  if (legs.length === 0) return reading
  const left = reading.result === 'read' ? [...reading.tickets] : []
  const told = legs.map((leg) => {
    const at = left.findIndex(({ kind, number }) =>
      number === '' ? kind === 'air' && legs.length === 1 : isSameNumber(number, leg.number),
    )
    const [ticket] = at < 0 ? [] : left.splice(at, 1)
    return ticket ? withBarcode(ticket, leg) : leg
  })
  return { result: 'read', tickets: [...told, ...left] }
}
