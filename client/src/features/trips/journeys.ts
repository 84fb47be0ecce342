import { addDays } from '@saathi/shared/lib/days'
import { daysBetween } from '@saathi/shared/lib/holidays'
import { shortMonths } from '@saathi/shared/lib/messages/en/days'
import type { Journey } from '@saathi/shared/trips/journeys'

export type JourneyKind = Journey['state'] | 'friends' | 'invited' | 'going' | 'cancelled' | 'ended'

/** What the chip of a journey says: that it is cancelled or has ended, else what the user is in it. */
export function journeyKind({ cancelled, ended, state, invitation, people }: Journey): JourneyKind {
  if (cancelled) return 'cancelled'
  if (ended) return 'ended'
  return invitation ?? (state === 'private' && people !== null ? 'friends' : state)
}

/** Where a journey is opened: its plan or its group if the user has a seat, else what is said of the tour. */
export function journeyLink({ tourId, tripId, open }: Journey) {
  if (tourId !== null && open)
    return { to: tripId === null ? '/tours/$tourId/group' : '/tours/$tourId/plan', params: { tourId } } as const
  if (tripId !== null) return { to: '/trips/$tripId', params: { tripId } } as const
  return { to: '/tours', search: { tour: tourId ?? undefined } } as const
}

export type Calendar = { days: string; month: string; year: string | null }
type Dates = Pick<Journey, 'startDate' | 'dayCount'>

export const lastDayOf = ({ startDate, dayCount }: Dates) => startDate && addDays(startDate, dayCount - 1)

const partsOf = (day: string) => ({
  day: String(Number(day.slice(8))),
  month: shortMonths[Number(day.slice(5, 7)) - 1] ?? '',
  year: day.slice(0, 4),
})

/** The dates of a journey in two short lines: `12–15` and `Dec`, `30 Dec` and `– 2 Jan`; the year only if it is another one. */
export function calendarOf({ startDate, dayCount }: Dates, today: string): Calendar | null {
  if (startDate === null) return null
  const [from, to] = [partsOf(startDate), partsOf(addDays(startDate, dayCount - 1))]
  const year = to.year === today.slice(0, 4) ? null : to.year
  if (dayCount === 1) return { days: from.day, month: from.month, year }
  if (from.month === to.month) return { days: `${from.day}–${to.day}`, month: from.month, year }
  return { days: `${from.day} ${from.month}`, month: `– ${to.day} ${to.month}`, year }
}

/** The days until the next journey that is not cancelled; 0 or less while it is under way, null without one. */
export function daysToNext(journeys: Journey[], today: string): number | null {
  const next = journeys.find(({ startDate, cancelled, ended }) => startDate !== null && !cancelled && !ended)
  return next?.startDate ? daysBetween(today, next.startDate) - 1 : null
}
