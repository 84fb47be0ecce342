import { isClosedOn, type Weekday } from '@saathi/shared/destinations/opening-hours'
import { addDays } from '@saathi/shared/lib/days'
import { weekdays } from '@saathi/shared/lib/messages/en/days'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Destination } from '../../recommend/facts/dataset.ts'
import { sightsOf } from '../../recommend/facts/extra-sights.ts'
import { closuresIn, healthIn, type TravelMonth } from '../../recommend/facts/season.ts'
import { monthSpells } from '../../recommend/text/format.ts'
import { carriersTo } from './extras.ts'
import { isClimb } from './visits.ts'

const HIDES_VIEWS = /\b(fog|mist|clouds?)\b.*\bhides?\b.*\b(view ?points?|points|peaks?|views?)\b/i

/** Whether the facts say that fog or cloud hides the views at that time. */
export const areViewsHidden = (place: Destination, when: Omit<TravelMonth, 'daysAhead'>): boolean =>
  [
    ...closuresIn(place, when).map(({ closure }) => closure),
    ...healthIn(place, when.month, 'danger'),
    ...healthIn(place, when.month, 'note'),
  ].some(({ what }) => HIDES_VIEWS.test(what))

type Shown = Pick<TripItemFacts, 'day' | 'kind' | 'highlight'> & Partial<Pick<TripItemFacts, 'by' | 'title'>>

/**
 * Why the sights for which one comes are not in the days, where they are not, those that are shut or have no room in one
 * sentence; `told`: those that another sentence names.
 */
export function headlinesLeftOut(
  place: Destination,
  items: readonly Shown[],
  { startDate, month, told }: { startDate: string | null; month: number; told: ReadonlySet<string> },
): string[] {
  const seen = new Set(items.map(({ highlight }) => highlight))
  const days = [...new Set(items.filter(({ kind }) => kind === 'visit' || kind === 'meal').map(({ day }) => day))]
  if (days.length === 0) return []
  const shut: string[] = []
  const noRoom: string[] = []
  const others: string[] = []
  for (const name of place.headlines) {
    const sight = place.highlights.find((each) => each.name === name)
    if (
      sight?.open === undefined ||
      seen.has(name) ||
      told.has(name) ||
      isSleptIn(place, name, items) ||
      place.bases?.passed?.includes(name)
    )
      continue
    const { months = null, open, closed = [] } = sight
    const isShut = (day: number) =>
      startDate !== null && isClosedOn({ name, open, closed, months }, addDays(startDate, day))
    if (months && !months.includes(month)) others.push(text.outOfSeason(name, monthSpells(months)))
    else if (days.every(isShut)) shut.push(name)
    else if (sight.fly_after_hours !== undefined && items.some(({ by }) => by === 'air'))
      others.push(text.noFlightAfter(name, sight.fly_after_hours))
    else if (isClimb(sight)) others.push(text.steepFor(name, carriersTo(place, name)))
    else noRoom.push(name)
  }
  const [least] = place.ideal_days
  return [
    ...(shut.length > 0 ? [text.closedThen(shut)] : []),
    ...others,
    ...(noRoom.length > 0 ? [text.noRoomFor(noRoom, days.length < least ? least : null)] : []),
  ]
}

/** What is open on few days is a thing of those days, and told as such. */
const MOST_SHUT = 2

/**
 * The weekdays on which sights of the days for which one comes are shut in that month, for days without dates; `told`: what is
 * said already of a sight and a weekday; `seen`: the sights of the days.
 */
export function shutWeekdays(
  { headlines, highlights }: Destination,
  month: number,
  { told, seen }: { told: readonly string[]; seen: ReadonlySet<string | null> },
): string[] {
  const names = highlights.map(({ name }) => name)
  const shut = headlines.flatMap((sight) => {
    if (!seen.has(sight)) return []
    const isTold = (day: Weekday) =>
      told.some((words) => words.includes(weekdays[day]) && sightsOf({ item: words }, names).includes(sight))
    const { closed = [], months } = highlights.find(({ name }) => name === sight) ?? {}
    const days = closed.filter((day) => !isTold(day))
    return days.length === 0 || closed.length > MOST_SHUT || !(months?.includes(month) ?? true) ? [] : [{ sight, days }]
  })
  return shut.length > 0 ? [text.shutOnWeekdays(shut)] : []
}

/** Whether one sleeps there, as on a houseboat for which there was no time by day. */
const isSleptIn = ({ typical_extras_inr: extras }: Destination, sight: string, items: readonly Shown[]): boolean =>
  extras.some(
    ({ bed, sights }) =>
      bed !== undefined &&
      sights?.includes(sight) &&
      items.some(({ kind, title }) => kind === 'stay' && title?.startsWith(text.coveredNight(bed, ''))),
  )
