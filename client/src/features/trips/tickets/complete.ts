import { findDeparture, findRun, trainName } from './rows.ts'
import type { Ticket, TicketField } from './ticket.ts'

/** How the ticket differs from our timetable; `minutes` from its time to the ticket's, negative if ours is later. */
export type Difference = { field: 'departs' | 'arrives'; minutes: number; ours: number; checked: string }
export type Completed = {
  ticket: Ticket
  /** The fields that our timetable has filled. */
  filled: TicketField[]
  differences: Difference[]
}

const DAY = 1440
/** The shortest way around the clock. */
const apart = (ours: number, theirs: number) => ((theirs - ours + DAY + DAY / 2) % DAY) - DAY / 2

/** Fills the arrival of a train that we know between its two stations, and says where the ticket differs from our times. */
export function completeTicket(ticket: Ticket): Completed {
  const { kind, number, from, to } = ticket
  if (kind !== 'rail' || number === '') return { ticket, filled: [], differences: [] }
  const run = findRun(number, from, to)
  const start = run ?? findDeparture(number, from)
  const named = { ...ticket, name: ticket.name || trainName(number) }
  const differences: Difference[] = []
  const compare = (field: Difference['field'], ours: number) => {
    const theirs = ticket[field]
    if (theirs === null || !start) return
    const minutes = apart(ours % DAY, theirs)
    if (minutes !== 0) differences.push({ field, minutes, ours: ours % DAY, checked: start.checked })
  }
  if (start) compare('departs', start.departs)
  if (!run) return { ticket: named, filled: [], differences }
  const days = Math.floor(run.arrives / DAY)
  const filled: TicketField[] = []
  // Without its own departure the ticket may be of another timetable, so only the known one is shown as ours.
  if (ticket.departs !== null && ticket.arrives === null) {
    named.arrives = run.arrives % DAY
    named.arrivesDays = days
    filled.push('arrives', 'arrivesDays')
  } else {
    compare('arrives', run.arrives)
    const fits =
      ticket.departs !== null && ticket.arrives !== null && Math.abs(apart(run.arrives % DAY, ticket.arrives)) <= 180
    if (ticket.arrivesDays === null && fits) {
      named.arrivesDays = days
      filled.push('arrivesDays')
    }
  }
  const questions = ticket.questions.filter(({ field }) => !filled.includes(field))
  return { ticket: { ...named, questions }, filled, differences }
}
