import type { Destination } from '../facts/dataset.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { isTooLong, MOST_WHERE_DEAR } from '../travel/effort.ts'
import type { Journey } from '../travel/journey.ts'
import { daysLeft, LONGEST_WEEKEND_NIGHT, nightsFor } from '../travel/time-away.ts'
import type { Offer } from './travel-option.ts'

/** One day is enough only for places within reach of a day trip, two only for those within a short flight. */
const DAY_TRIP_KM = 300
const TWO_DAYS_KM = 800

/** A stay shorter than half of the shortest good one is no visit. */
export const leastDays = ({ ideal_days: [shortest] }: Destination): number => Math.ceil(shortest / 2)

export const isTooShort = (place: Destination, maxDays: number | null): boolean =>
  maxDays !== null && maxDays < leastDays(place)

/** Whether the dates of the trip, when it has any, hold the days at the place, its nights and the journey. */
export const isWithinDates = ({ calendar }: Pick<ParsedTrip, 'calendar'>, journey: Journey, days: number): boolean =>
  calendar === null || (days <= daysLeft(calendar, journey) && nightsFor(journey, days) < calendar.days)

/** A stay of up to so many days is a weekend, which is hardly worth a flight or a long day on the way. */
export const WEEKEND_DAYS = 2

/**
 * Whether the days that were asked for, at most, hold those at the place and those of the journey; a night train takes none,
 * and for a weekend it is no longer than people ride for one.
 */
export const isWithinDays = ({ maxDays }: Pick<ParsedTrip, 'maxDays'>, journey: Journey, days: number): boolean =>
  maxDays === null ||
  (days <= daysLeft({ days: maxDays, evenings: maxDays > 1 }, journey) &&
    (maxDays > WEEKEND_DAYS || journey.hours <= LONGEST_WEEKEND_NIGHT))

/** Whether an offer does not fit in the dates or days of the trip: it is shown only when none does. */
export const isOutOfTime = (
  { calendar, maxDays }: Pick<ParsedTrip, 'calendar' | 'maxDays'>,
  { option: { nights, days, journey } }: Pick<Offer, 'option'>,
): boolean =>
  nights > 0 &&
  (!isWithinDays({ maxDays }, journey, days) ||
    (calendar !== null && (isTooLong(journey, days, MOST_WHERE_DEAR) || !isWithinDates({ calendar }, journey, days))))

/** The shortest good stay: longer for a place that is far. */
export function shortestStay(
  { gc_km, ideal_days: [shortest, longest] }: Destination,
  from: ParsedTrip['from'],
): number {
  const least = gc_km[from] > TWO_DAYS_KM ? 3 : gc_km[from] > DAY_TRIP_KM ? 2 : 1
  return Math.min(Math.max(shortest, least), longest)
}

/**
 * The stays to try, longest first: the middle of the good ones and the shortest, or as many days as were asked for and do the
 * place good.
 */
export function stayLengths(place: Destination, { from, maxDays }: Pick<ParsedTrip, 'from' | 'maxDays'>): number[] {
  const shortest = shortestStay(place, from)
  const [, longest] = place.ideal_days
  if (maxDays === null) return [...new Set([Math.ceil((shortest + longest) / 2), shortest])]
  return downTo(Math.min(maxDays, shortest), Math.min(maxDays, longest))
}

/** The whole numbers from `most` down to `least`; none when that is more. */
export const downTo = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => most - at)

/** The longest good stay: it makes a long and cheap journey worth while. */
export const longestStay = (place: Destination, { maxDays }: Pick<ParsedTrip, 'maxDays'>): number =>
  maxDays === null ? place.ideal_days[1] : Math.min(maxDays, place.ideal_days[1])
