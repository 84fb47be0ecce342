import type { TicketKind } from '../../../../client/src/features/trips/tickets/ticket.ts'
import type { Label } from '../ticket-text.ts'

const WHEN = /^(\d{4}-\d\d-\d\d)? ?(\d\d:\d\d)?(?: > ?(\d\d:\d\d)?(?:\+(\d))?)?$/

function timesOf(when: string) {
  const found = WHEN.exec(when)
  if (!found) throw new Error(`No times of a label: ${when}`)
  const [, date, departs, arrives, days] = found
  return {
    ...(date && { date }),
    ...(departs && { departs }),
    ...(arrives && { arrives }),
    ...(days && { arrivesDays: Number(days) }),
  }
}

/** The label of a leg. `way`: `NDLS > BCT`; `when`: `2026-12-18 17:00 > 08:30+1`, of which parts may be missing. */
export function leg(kind: TicketKind, number: string, way: string, when: string, rest: Partial<Label> = {}): Label {
  const [from, to] = way.split(' > ')
  return { kind, ...(number && { number }), ...(from && { from }), ...(to && { to }), ...timesOf(when), ...rest }
}

/** The label of a flight, whose number tells the airline, so that its name may be read or not. */
export const flight = (number: string, way: string, when: string, rest: Partial<Label> = {}): Label =>
  leg('air', number, way, when, { ...rest, free: ['name', ...(rest.free ?? [])] })

/** The label of a stay. `when`: `2026-12-18 14:00 > 11:00+3`, of which parts may be missing. */
export const stay = (name: string, to: string, when: string, rest: Partial<Label> = {}): Label => ({
  kind: 'stay',
  name,
  ...(to && { to }),
  ...timesOf(when),
  free: ['class'],
  ...rest,
})
