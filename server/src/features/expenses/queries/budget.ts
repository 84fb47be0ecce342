import type { ExpenseSums } from '@saathi/shared/expenses/schema'
import { addDays } from '@saathi/shared/lib/days'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { tourTrips, tripItems, trips } from '../../../db/schema/trips.ts'
import type { LedgerReader } from '../policy.ts'

const MOST_ITEMS = 500

/** The estimated cost of the trip of a ledger, or of its tour, for all of its people, by its items; null without a trip, and of a cancelled tour. */
export async function findEstimate(db: Db, { ledger, cancelled }: LedgerReader): Promise<ExpenseSums | null> {
  if (cancelled) return null
  const tied = ledger.kind === 'trip' ? [{ tripId: ledger.id }] : await findTripOfTour(db, ledger.id)
  const [{ tripId } = { tripId: null }] = tied
  if (tripId === null) return null
  const [[trip], items] = await Promise.all([
    db.select({ startDate: trips.startDate }).from(trips).where(eq(trips._id, tripId)),
    db
      .select({ facts: tripItems.facts })
      .from(tripItems)
      .where(and(eq(tripItems.tripId, tripId), isNull(tripItems.removedAt)))
      .orderBy(asc(tripItems._id))
      .limit(MOST_ITEMS),
  ])
  if (!trip) return null
  const byCategory = new Map<ExpenseSums['byCategory'][number]['category'], number>()
  const byDay = new Map<string, number>()
  let totalPaise = 0
  for (const { facts } of items) {
    const paise = facts.cost * 100
    if (paise === 0) continue
    totalPaise += paise
    byCategory.set(facts.costPart, (byCategory.get(facts.costPart) ?? 0) + paise)
    const day = trip.startDate === null ? null : addDays(trip.startDate, facts.day)
    if (day !== null) byDay.set(day, (byDay.get(day) ?? 0) + paise)
  }
  return {
    totalPaise,
    byCategory: [...byCategory].map(([category, paise]) => ({ category, paise })),
    byDay: [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, paise]) => ({ day, paise })),
  }
}

const findTripOfTour = (db: Db, tourId: string) =>
  db.select({ tripId: tourTrips.tripId }).from(tourTrips).where(eq(tourTrips.tourId, tourId)).limit(1)
