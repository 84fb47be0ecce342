import type { TourType } from '@saathi/shared/packages/schema'
import type { Destination } from '../facts/dataset.ts'
import type { Journey } from './journey.ts'

type Way = Pick<Journey, 'hours' | 'overnight'> & Partial<Pick<Journey, 'timetable' | 'lastLeg'>>

/** Up to this many hours, the days of travel are days at the place too: out in the morning, back in the evening. */
const HALF_DAY_HOURS = 5
/** By day, both ways take one day together up to this many hours: out by the afternoon, back from noon. */
const DAY_HOURS = 10
/** A night journey of up to this many hours leaves in the evening and arrives by noon. */
export const LONGEST_NIGHT_HOURS = 16
/** With the evening before, a longer one of up to this many hours costs half of the first day and half of the last. */
export const NIGHT_AND_MORNING_HOURS = 20
/** Nobody spends two longer ones on a weekend. */
export const LONGEST_WEEKEND_NIGHT = 13
/** A longer one of up to this many hours arrives by the next evening. */
const NIGHT_AND_DAY_HOURS = 24

/** Whether the ride from the station or airport takes the night before one is there. */
export const ridesByNight = ({ lastLeg }: Pick<Way, 'lastLeg'>): boolean => lastLeg?.byNight ?? false

/** Whether one leaves in the evening and is there on the next morning. */
export const isOneNight = (way: Way): boolean => way.overnight && way.hours <= LONGEST_NIGHT_HOURS && !ridesByNight(way)

const DAY = 1440
/** Who leaves from this minute on has had the day, and who is there by the other has it still before them. */
const EVENING = 17 * 60
const MORNING = 10 * 60

/** Whether one leaves in the evening, is a day on the way and there on the second morning, by the times of the train. */
export function isTwoNights({ overnight, timetable, lastLeg }: Way): boolean {
  if (!overnight || !timetable || timetable.departs < EVENING) return false
  const there = timetable.arrives + 60 * (lastLeg?.hours ?? 0)
  return timetable.arrives >= 2 * DAY && there <= 2 * DAY + MORNING
}

/** Days of the calendar that both ways take, besides the days at the place. */
export function daysOfTravel(way: Way): number {
  if (way.hours <= HALF_DAY_HOURS && !way.overnight) return 0
  if (ridesByNight(way)) return way.overnight ? 4 : 2
  if (isOneNight(way)) return 2
  if (!way.overnight) return way.hours <= DAY_HOURS ? 1 : 2
  return way.hours <= NIGHT_AND_DAY_HOURS ? 3 : 4
}

/** Nights at the place. After half a day of travel the arrival is on the evening before the first day. */
export function nightsFor(way: Way, days: number): number {
  const comesByNight = isOneNight(way) || isTwoNights(way) || ridesByNight(way)
  if (way.hours <= HALF_DAY_HOURS || comesByNight) return Math.max(1, days - 1)
  return !way.overnight && way.hours > DAY_HOURS ? days + 1 : days
}

/** The days of the calendar that a trip may take, the first and the last one included. */
export type Calendar = {
  days: number
  /** One may leave on the evening before and be back on the morning after, as for a weekend. */
  evenings: boolean
}

/** The days at the place that the calendar leaves, 0 or less when there are none. */
export const daysLeft = ({ days, evenings }: Calendar, way: Way): number =>
  days - (evenings ? daysBetweenEvenings(way) : daysOfTravel(way))

/** Days that both ways take, where one leaves on the evening before and is back on the morning after. */
export function daysBetweenEvenings(way: Way): number {
  if (isOneNight(way)) return 0
  if (isTwoNights(way) || ridesByNight(way)) return 2
  return way.overnight && way.hours <= NIGHT_AND_MORNING_HOURS ? 1 : daysOfTravel(way)
}

/**
 * The longest way, one way in hours, of a day trip: one leaves by 6, has six hours there, and is home by 10 at night.
 * A beach or a safari wants more of the day, and hill roads are no place to be after dark.
 */
const LONGEST_DAY_TRIP: Record<TourType, number> = {
  historical: 4.5,
  spiritual: 4.5,
  culinary: 4,
  adventure: 4.5,
  beaches: 4,
  wildlife: 4,
  mountains: 3.5,
}
const HILL_DAY_TRIP = 3.5
const HILL_METRES = 1000

type Ground = Pick<Destination, 'hilly' | 'elevation_m'>

/** Whether one can go there and be back on the same day. */
export function isDayTrip(place: Ground, type: TourType, { mode, hours, overnight }: Journey): boolean {
  const isHill = place.hilly || place.elevation_m >= HILL_METRES
  const longest = isHill ? Math.min(HILL_DAY_TRIP, LONGEST_DAY_TRIP[type]) : LONGEST_DAY_TRIP[type]
  return mode !== 'air' && !overnight && hours <= longest
}
