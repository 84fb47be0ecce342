import type { Lodging } from '../cost/lodging.ts'
import { effortOf } from '../travel/effort.ts'
import type { Journey } from '../travel/journey.ts'
import { daysBetweenEvenings } from '../travel/time-away.ts'

/** What a night in a better bed is worth, in hours of effort, for each step from a dorm to a premium hotel. */
const BED_HOURS = 10
const COMFORT: Record<Lodging, number> = { 'day-trip': 0, dorm: 0.25, shared: 0.75, budget: 1, mid: 2, premium: 3 }
/** Between a guest house and a hotel: a day more in one of these counts as neither better nor worse. */
const USUAL_COMFORT = 1.35
/** A day more, of those that were asked for, is worth so many hours of effort. */
const DAY_HOURS = 12

/** The night on which one only arrives is worth less: it spares one on board, or is one more to pay. */
const ARRIVAL_HOURS = 3
const ARRIVAL_COMFORT = 1.5

/**
 * A day of the calendar that goes on the way is worth so many hours of effort: a night on board spares it. Seniors and small
 * children rather lose the day.
 */
const LOST_DAY_HOURS = 8
export const lostHours = (journey: Journey, nights: number): number =>
  nights === 0 ? 0 : LOST_DAY_HOURS * daysBetweenEvenings(journey)

/**
 * The hours that a choice is worth to each of those who bear a night on board: days and better beds, less the effort of the
 * journey and the days that it takes. They never fall when the budget rises: hours are worth more then, and the choices are more.
 */
export const hoursWon = (journey: Journey, lodging: Lodging, days: number, nights: number): number =>
  stayHours(lodging, days, nights) - effortOf(journey, days) - lostHours(journey, nights)

/** The hours that the days and the beds of a stay are worth to each. */
export function stayHours(lodging: Lodging, days: number, nights: number): number {
  const whole = nights === 0 ? 0 : Math.max(1, days - 1)
  const beds = BED_HOURS * whole * (COMFORT[lodging] - USUAL_COMFORT)
  return DAY_HOURS * days + beds + ARRIVAL_HOURS * (nights - whole) * (COMFORT[lodging] - ARRIVAL_COMFORT)
}
