import type { Weekday } from '@saathi/shared/destinations/opening-hours'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import { leavesOn } from '../../../messages/en/trip-proposal.ts'
import { mostOnTheWay, startOn } from '../../../messages/en/trip-season.ts'

type Shown = Pick<TripItemFacts, 'day' | 'kind' | 'note'>

const WEEKDAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
/** So many times the days there on the way are too many. */
const TOO_MUCH_WAY = 1.5

/** What the way there and back means for the days: that it takes most of them, and on which weekdays its trains let one start. */
export function journeyWarnings(items: readonly Shown[], dayCount: number, startDate: string | null): string[] {
  const ridden = new Set(items.flatMap(({ kind, day }) => (kind === 'travel' ? [day] : [])))
  const isThere = ({ kind, day }: Shown) => kind === 'visit' || (kind === 'free' && !ridden.has(day))
  const there = new Set(items.filter(isThere).map(({ day }) => day)).size
  const way = dayCount - there
  const starts = startDate === null ? startDays(items) : null
  return [
    ...(there > 0 && way > TOO_MUCH_WAY * there ? [mostOnTheWay(dayCount, way)] : []),
    ...(starts === null ? [] : [startOn(starts)]),
  ]
}

/** The weekdays on which a trip may start for all of its trains to run; null where any will do. */
function startDays(items: readonly Shown[]): Weekday[] | null {
  const rides = items.flatMap(({ day, note }) => {
    const days = leavesOn(note)
    return days ? [{ day, days }] : []
  })
  if (rides.length === 0) return null
  return WEEKDAYS.filter((_, start) =>
    rides.every(({ day, days }) =>
      days.some((weekday) => WEEKDAYS.indexOf(weekday) === (start + day) % WEEKDAYS.length),
    ),
  )
}
