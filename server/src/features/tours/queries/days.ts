import { addDays } from '@saathi/shared/lib/days'
import type { TourDay, TourDays } from '@saathi/shared/tours/schema'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { tours } from '../../../db/schema/tours.ts'
import { tourTrips, tripItems } from '../../../db/schema/trips.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { isVisibleTo } from '../policy.ts'

type Plan = { tripId: string; placeId: string; startDate: string | null; dayCount: number }
type Item = Pick<TripItemFacts, 'day' | 'highlight'>
type Entry = Item & Pick<TripItemFacts, 'kind'>

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

/** The place in which a plan begins; null if that is not known: a journey before the first visit is the host's way from home. */
const startOf = ({ placeId }: Plan, entries: Entry[]): string | null =>
  entries[0]?.kind === 'visit' ? (loadDataset().destinations.find(({ id }) => id === placeId)?.name ?? null) : null

/**
 * The days of the plan of a tour in short, and where it begins; empty if it has none. Whoever calls it has checked that the
 * reader sees the tour.
 */
export async function findTourDays(db: Db, tourId: string): Promise<TourDays> {
  const { tripId, placeId, startDate, dayCount } = tourTrips
  const [plan] = await db
    .select({ tripId, placeId, startDate, dayCount })
    .from(tourTrips)
    .where(eq(tourTrips.tourId, tourId))
  if (!plan) return { days: [], startsIn: null }
  // In a cluster, items are on another node than the tour.
  const entries = await db
    .select({
      kind: sql<TripItemFacts['kind']>`${tripItems.facts}->>'kind'`,
      day: sql<number>`(${tripItems.facts}->>'day')::int`,
      highlight: sql<string | null>`${tripItems.facts}->>'highlight'`,
    })
    .from(tripItems)
    .where(
      and(
        eq(tripItems.tripId, plan.tripId),
        isNull(tripItems.removedAt),
        sql`(${tripItems.facts}->>'kind' = 'visit' or (${tripItems.facts}->>'kind' = 'travel'
          and ${tripItems.facts}->>'by' not in ('local', 'walk')))`,
      ),
    )
    .orderBy(sql`(${tripItems.facts}->>'day')::int, (${tripItems.facts}->>'order')::float8, ${tripItems._id}`)
  const visits = entries.filter(({ kind }) => kind === 'visit')
  return { days: outlineOf(plan, visits), startsIn: startOf(plan, entries) }
}

/** As `findTourDays`, for a signed-in reader; null if they may not see the tour. */
export async function findVisibleTourDays(db: Db, tourId: string, userId: string): Promise<TourDays | null> {
  const [tour] = await db
    .select({ _id: tours._id })
    .from(tours)
    .where(and(eq(tours._id, tourId), isVisibleTo(userId)))
  return tour ? findTourDays(db, tourId) : null
}
