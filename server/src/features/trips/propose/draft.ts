import type { Point } from '@saathi/shared/trips/legs'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Meal } from './food.ts'

/** An item before it has its place in the day. */
export type Draft = Omit<TripItemFacts, 'order'> & {
  role: 'travel' | 'stay' | 'meal' | 'visit' | 'excursion' | 'wait' | 'other'
  /** The meal that it is, or that a visit takes the place of. */
  meal?: Meal | undefined
  /** Of a visit at another place: its entry fee, in rupees for one adult. */
  fee?: number
  /** Of a night, a meal or a drive that an extra of the bill pays. */
  isCovered?: true
  /** Of food on the way: the meals that it pays. */
  onWay?: readonly Meal[]
  /** The meals of its day that an extra of the bill has. */
  packed?: readonly Meal[]
  /** Of an extra of the bill that carries people on the roads of its day. */
  isRide?: true
  /** Of the drive to another place for a day: the car for the way there and back. */
  dayCar?: { km: number; price: number }
  /** Rupees for all that its note names and its cost does not have. */
  onTop?: number
  /** When it begins and ends, where that is known: minutes from midnight before the first day of the trip. */
  span?: readonly [number, number]
}

export const blank = {
  note: '',
  fixedStart: null,
  minutes: 0,
  cost: 0,
  costPart: 'other',
  link: null,
  lat: null,
  lon: null,
  highlight: null,
  by: null,
} as const

export const MEAL_TITLES: Record<Meal, string> = { breakfast: text.breakfast, lunch: text.lunch, dinner: text.dinner }

export const stayItem = (day: number, title: string, at: Point | null, note = ''): Draft => ({
  ...blank,
  role: 'stay',
  kind: 'stay',
  costPart: 'stay',
  day,
  title,
  note,
  lat: at?.lat ?? null,
  lon: at?.lon ?? null,
})
