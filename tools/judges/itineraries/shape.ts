import { indexRoads, legBetween, type Point } from '@saathi/shared/trips/legs'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import { loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'
import { proposeTrip } from '../../../server/src/features/trips/propose/propose-trip.ts'
import { NOW } from './requests.ts'
import { aRequest } from './trips.ts'

/** How the days of proposed trips are filled. */
export type Shape = {
  trips: number
  /** From morning to night at the place, with a sight; their hours of free time until dinner. */
  wholeDays: number
  freeHours: number
  /** Those with so much of it that their sights would fit beside those of another day. */
  thinDays: number
  /** Two sights near each other and far from the hotel, on two days. */
  drivenTwice: number
}

const THIN_HOURS = 5
const NEAR_MINUTES = 15
const FAR_MINUTES = 25

/** The days of as many random requests as are asked for. */
export function measureShape(count: number, seed: number): Shape {
  const shape: Shape = { trips: 0, wholeDays: 0, freeHours: 0, thinDays: 0, drivenTwice: 0 }
  for (let at = 0; at < count; at++) {
    const request = aRequest(seed + at)
    const items = proposeTrip(loadDataset(), request, NOW)?.items
    const place = loadDataset().destinations.find(({ id }) => id === request.placeId)
    if (!items || !place) continue
    shape.trips += 1
    for (const hours of freeHoursOf(items)) {
      shape.wholeDays += 1
      shape.freeHours += hours
      if (hours >= THIN_HOURS) shape.thinDays += 1
    }
    const roads = indexRoads(place.roads)
    const minutes = (from: Point, to: Point) => legBetween(from, to, place.hilly, roads)?.minutes ?? 0
    const seen = items.flatMap(({ kind, day, highlight, lat, lon }) =>
      kind === 'visit' && highlight !== null && lat !== null && lon !== null ? [{ day, highlight, lat, lon }] : [],
    )
    for (const [nth, one] of seen.entries())
      for (const other of seen.slice(nth + 1))
        if (
          one.day !== other.day &&
          one.highlight !== other.highlight &&
          minutes(one, other) <= NEAR_MINUTES &&
          Math.min(minutes(one, place), minutes(other, place)) >= FAR_MINUTES
        )
          shape.drivenTwice += 1
  }
  return shape
}

/** The hours of free time on each whole day with a sight. */
function freeHoursOf(items: readonly TripItemFacts[]): number[] {
  const days = [...new Set(items.map(({ day }) => day))]
  const on = (day: number, kind: TripItemFacts['kind']) =>
    items.filter((item) => item.day === day && item.kind === kind)
  return days
    .filter((day) => on(day - 1, 'stay').length > 0 && on(day, 'stay').length > 0)
    .filter((day) => on(day, 'visit').length > 0 && on(day, 'travel').length === 0)
    .map((day) => on(day, 'free').reduce((sum, { minutes }) => sum + minutes, 0) / 60)
}
