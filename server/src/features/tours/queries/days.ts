import { addDays } from '@saathi/shared/lib/days'
import type { TourDay } from '@saathi/shared/tours/schema'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { tours } from '../../../db/schema/tours.ts'
import { tourTrips, tripItems } from '../../../db/schema/trips.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { isVisibleTo } from '../policy.ts'

type Plan = { tripId: string; placeId: string; startDate: string | null; dayCount: number }
type Item = Pick<TripItemFacts, 'day' | 'highlight'>

/** Which days of a plan have which visits. Only names of the dataset are shown, since a title may say where people meet. */
export function outlineOf({ placeId, startDate, dayCount }: Omit<Plan, 'tripId'>, items: Item[]): TourDay[] {
  const place = loadDataset().destinations.find(({ id }) => id === placeId)
  const known = new Set(place?.highlights.map(({ name }) => name))
  return Array.from({ length: dayCount }, (_, day) => {
    const visits = items.filter((item) => item.day === day).map(({ highlight }) => highlight)
    const sights = visits.filter((name) => name !== null && known.has(name)) as string[]
    return {
      day,
      date: startDate === null ? null : addDays(startDate, day),
      sights: [...new Set(sights)],
      otherVisits: visits.length - sights.length,
    }
  })
}

/** The days of the plan of a tour in short; empty if it has none. Whoever calls it has checked that the reader sees the tour. */
export async function findTourDays(db: Db, tourId: string): Promise<TourDay[]> {
  const { tripId, placeId, startDate, dayCount } = tourTrips
  const [plan] = await db
    .select({ tripId, placeId, startDate, dayCount })
    .from(tourTrips)
    .where(eq(tourTrips.tourId, tourId))
  if (!plan) return []
  // In a cluster, items are on another node than the tour.
  const items = await db
    .select({
      day: sql<number>`(${tripItems.facts}->>'day')::int`,
      highlight: sql<string | null>`${tripItems.facts}->>'highlight'`,
    })
    .from(tripItems)
    .where(
      and(eq(tripItems.tripId, plan.tripId), isNull(tripItems.removedAt), sql`${tripItems.facts}->>'kind' = 'visit'`),
    )
    .orderBy(sql`(${tripItems.facts}->>'day')::int, (${tripItems.facts}->>'order')::float8, ${tripItems._id}`)
  return outlineOf(plan, items)
}

/** As `findTourDays`, for a signed-in reader; null if they may not see the tour. */
export async function findVisibleTourDays(db: Db, tourId: string, userId: string): Promise<TourDay[] | null> {
  const [tour] = await db
    .select({ _id: tours._id })
    .from(tours)
    .where(and(eq(tours._id, tourId), isVisibleTo(userId)))
  return tour ? findTourDays(db, tourId) : null
}
