import { WEEKDAYS, type Weekday } from '@saathi/shared/destinations/opening-hours'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import { leavesOn } from '../../../messages/en/trip-proposal.ts'
import { mostOnTheWay, startOn } from '../../../messages/en/trip-season.ts'

type Shown = Pick<TripItemFacts, 'day' | 'kind' | 'note' | 'fixedStart' | 'minutes'>

/** So many times the days there on the way are too many. */
const TOO_MUCH_WAY = 1.5

/** What the way there and back means for the days: that it takes most of them, and on which weekdays its trains let one start. */
export function journeyWarnings(items: readonly Shown[], dayCount: number, startDate: string | null): string[] {
  const ridden = new Set(items.flatMap(({ kind, day }) => (kind === 'travel' ? [day] : [])))
  const isThere = ({ kind, day }: Shown) => kind === 'visit' || (kind === 'free' && !ridden.has(day))
  const there = new Set(items.filter(isThere).map(({ day }) => day)).size
  const ofWay = Array.from({ length: dayCount }, (_, day) => awakeOnTheWay(items, day)).reduce(
    (sum, each) => sum + each,
    0,
  )
  const way = ofWay / (UNTIL - FROM)
  const isMost = there > 0 && dayCount - there > TOO_MUCH_WAY * there && way > dayCount / 2
  const starts = startDate === null ? startDays(items) : null
  return [...(isMost ? [mostOnTheWay(dayCount, Math.round(way))] : []), ...(starts === null ? [] : [startOn(starts)])]
}

/** The waking hours of a day: who sleeps on board loses none of it. */
const [FROM, UNTIL] = [7 * 60, 21 * 60]
const DAY = 1440

/** The waking minutes of a day that its rides take, and those that began on the days before. */
const awakeOnTheWay = (items: readonly Shown[], day: number): number =>
  items.reduce((sum, { kind, day: start, fixedStart, minutes }) => {
    if (kind !== 'travel') return sum
    if (fixedStart === null) return start === day ? sum + minutes : sum
    const from = (start - day) * DAY + fixedStart
    return sum + Math.max(0, Math.min(from + minutes, UNTIL) - Math.max(from, FROM))
  }, 0)

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
