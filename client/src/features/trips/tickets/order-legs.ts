import { addDays } from '@saathi/shared/lib/days'
import { findDates } from './find-dates.ts'
import { spotOf, type Ticket } from './ticket.ts'

const withDateAsked = (ticket: Ticket, days: readonly string[]): Ticket => ({
  ...ticket,
  date: null,
  questions: [...ticket.questions.filter(({ field }) => field !== 'date'), { field: 'date', choices: [...days] }],
})

/** A leg that begins where the one before ends, before it ends, can be of the next day. */
function inOrder(ticket: Ticket, before: Ticket | undefined): Ticket {
  const isOnward = before?.kind === ticket.kind && before?.to && spotOf(before.to) === spotOf(ticket.from)
  if (!isOnward || !before.date || ticket.date === null || ticket.departs === null) return ticket
  const ends = addDays(before.date, before.arrivesDays ?? 0)
  const isLate =
    ticket.date < ends || (ticket.date === ends && ticket.departs < (before.arrives ?? before.departs ?? 0))
  return isLate ? withDateAsked(ticket, [ticket.date, addDays(ticket.date, 1)]) : ticket
}

/** Legs whose days follow each other; the others are asked, as is one day of there and back where the text has two. */
export function orderLegs(tickets: readonly Ticket[], text: string, today: string): Ticket[] {
  const ordered = tickets.map((ticket, at) => inOrder(ticket, tickets[at - 1]))
  const [there, back, ...others] = ordered
  const isReturn =
    there && back && others.length === 0 && there.kind === back.kind && spotOf(there.from) === spotOf(back.to)
  if (!isReturn || there.kind === 'stay' || there.date === null || there.date !== back.date) return ordered
  const days = findDates(text, { today, dayFirst: true }).flatMap((date) => (date.days.length === 1 ? date.days : []))
  const ahead = [...new Set(days)].filter((day) => day > today).sort()
  const isOfArrival = ordered.some(({ date, arrivesDays }) => date !== null && (arrivesDays ?? 0) > 0)
  return ahead.length === 2 && !isOfArrival ? ordered.map((ticket) => withDateAsked(ticket, ahead)) : ordered
}
