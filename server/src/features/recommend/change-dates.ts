import { indianDay } from '@saathi/shared/lib/days'
import { addDays, daysBetween, longWeekends, weekendAfter } from '@saathi/shared/lib/holidays'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { type Dates, resolveDates } from './travel-dates.ts'

const WEEK = 7
/** Weeks tried before and after the dates of a trip. */
const WEEKS = 8
/** Long weekends are looked for within half a year. */
const DAYS_AHEAD = 183

/**
 * Other dates for a trip that has some, the nearest first: the same weekdays in the weeks around exact dates, later
 * weekends, or the other long weekends of the city. None is in the past.
 */
export function otherDatesFor(request: DreamTrip, now: Date): Dates[] {
  const asked = resolveDates(request, now)
  if (asked === null) return []
  const today = indianDay(now)
  if (request.from !== undefined) return weeksAround(asked, today)
  if (request.when === 'weekend') return weekendsAfter(asked)
  const near = ({ from }: Dates) => Math.abs(daysBetween(asked.from, from) - 1)
  return longWeekends(addDays(today, 1), addDays(today, DAYS_AHEAD), request.starting_location)
    .map(({ start, end }): Dates => ({ from: start, to: end }))
    .filter(({ from }) => from !== asked.from)
    .sort((a, b) => near(a) - near(b))
}

const weeksAround = ({ from, to }: Dates, today: string): Dates[] =>
  Array.from({ length: WEEKS }, (_, at) => (at + 1) * WEEK)
    .flatMap((days) => [days, -days])
    .map((days): Dates => ({ from: addDays(from, days), to: addDays(to, days) }))
    .filter((dates) => dates.from > today)

const weekendsAfter = ({ from }: Dates): Dates[] =>
  Array.from({ length: WEEKS }, (_, at) => {
    const { start, end } = weekendAfter(addDays(from, at * WEEK + 1))
    return { from: start, to: end }
  })
