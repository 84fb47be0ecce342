import { addUp, type Count, type Line, type PriceRange } from '../cost/cost-lines.ts'
import type { Travellers } from '../cost/travellers.ts'
import type { City, Dataset, Destination } from '../facts/dataset.ts'
import type { TravelMonth } from '../facts/season.ts'
import type { Effort } from './effort.ts'
import type { LastLeg } from './last-leg.ts'
import type { Timetable } from './timetable.ts'

/** A journey there and back. Hours are one way, costs both ways. */
export type Journey = {
  mode: 'road' | 'bus' | 'rail' | 'air'
  /** The end of the main leg, such as a station or an airport's city. */
  to: string
  /** Door to door. */
  hours: number
  /** Door to door; an hour asleep on board counts half. */
  feltHours: number
  /** Felt hours both ways with discomfort. */
  load: number
  overnight: boolean
  /** Overnight, and long enough on board to sleep. */
  byNight: boolean
  /** Overnight without a berth. */
  nightInSeat: boolean
  lines: Line[]
  cost: PriceRange
  lastLeg: LastLeg | null
  /** The vehicle or the class, such as `SUV` or `3-tier AC`. */
  comfort: string
  /** The train's name or kind. */
  name: string | null
  /** The times of the named train on the way there; null where they are not known. */
  timetable: Timetable | null
  /** The times of the train of the way back; null where they are not known. */
  back: Timetable | null
  /** The place of the change, such as `at Itarsi` or `in Delhi`; null without one. */
  change: string | null
  /** Days a week on which it runs. */
  daysAWeek: number
  /** A hired car waits at the place, and drives there too. */
  keepsCar: boolean
  /** Few flights: check before planning. */
  scarce: boolean
  /** The effect of demand on the fare of a flight; 1 is usual. */
  demand: number
  /** The timetable is one that we are not sure of. */
  unsure: boolean
  note: string | null
}

/** The facts on which a journey depends. */
export type Leg = Travellers & {
  dataset: Dataset
  from: City
  place: Destination
  when: TravelMonth
  /** Days at the place, which a waiting car is paid for. */
  days: number
  /** There and back on one day: a car waits for that day only. */
  dayTrip?: boolean
  /** Journeys too long for the stay count too: there is nothing else. */
  relaxed: boolean
}

export const WAYS: Count = [2, 'way', 'ways']

type Made = Pick<Journey, 'mode' | 'to' | 'lines' | 'lastLeg' | 'comfort'> &
  Partial<Omit<Journey, keyof Effort | 'cost'>>

/** A journey of known effort, completed with what is usual and its cost. */
export const completeJourney = ({ hours, feltHours, load }: Effort, made: Made): Journey => ({
  mode: made.mode,
  to: made.to,
  hours,
  feltHours,
  load,
  overnight: made.overnight ?? false,
  byNight: made.byNight ?? false,
  nightInSeat: made.nightInSeat ?? false,
  lines: made.lines,
  cost: addUp(made.lines),
  lastLeg: made.lastLeg,
  comfort: made.comfort,
  name: made.name ?? null,
  timetable: made.timetable ?? null,
  back: made.back ?? null,
  change: made.change ?? null,
  daysAWeek: made.daysAWeek ?? 7,
  keepsCar: made.keepsCar ?? false,
  scarce: made.scarce ?? false,
  demand: made.demand ?? 1,
  unsure: made.unsure ?? false,
  note: made.note ?? null,
})
