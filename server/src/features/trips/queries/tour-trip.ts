import { findNearestStart, type StartCity, startsNear } from '@saathi/shared/destinations/cities'
import { findStart } from '@saathi/shared/destinations/find-start'
import { daysBetween } from '@saathi/shared/lib/holidays'
import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import { STAY_DAYS_MAX, TRIP_PEOPLE_MAX } from '@saathi/shared/trips/rules'
import type { TripRequest } from '@saathi/shared/trips/schema'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { packages } from '../../../db/schema/packages.ts'
import { tours } from '../../../db/schema/tours.ts'
import { tourTrips } from '../../../db/schema/trips.ts'
import { users } from '../../../db/schema/users.ts'
import { isMember } from '../../groups/policy.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import type { Reader } from '../policy.ts'
import { chooseOption } from '../propose/choose-option.ts'

const { placeholder } = sql

/** A tour as a member sees it, with what a trip of it could be proposed from. */
export type TourOfTrip = {
  tripId: string | null
  isHost: boolean
  isCancelled: boolean
  placeId: string | null
  start: string
  end: string
  people: number
  homeCity: string | null
  type: TripRequest['type'] | null
}

const prepared = perDb((db) =>
  db
    .select({
      tripId: tourTrips.tripId,
      isHost: sql<boolean>`${tours.creatorId} = ${placeholder('userId')}::uuid`,
      isCancelled: sql<boolean>`${tours.cancelledAt} is not null`,
      placeId: tours.placeId,
      start: tours.startDate,
      end: tours.endDate,
      people: sql<number>`${tours.joined} + 1`,
      homeCity: users.homeCity,
      type: packages.tourType,
    })
    .from(tours)
    .innerJoin(users, eq(users._id, tours.creatorId))
    .leftJoin(tourTrips, eq(tourTrips.tourId, tours._id))
    .leftJoin(packages, eq(packages._id, tours.packageId))
    .where(
      and(sql`${tours._id} = ${placeholder('tourId')}::uuid`, isMember(placeholder('userId'), placeholder('today'))),
    )
    .prepare('tour_of_trip'),
)

/** The tour with the id of its trip; null if the reader is not a member. */
export async function findTourOfTrip(db: Db, tourId: string, { userId, today }: Reader): Promise<TourOfTrip | null> {
  const [row] = await prepared(db).execute({ tourId, userId, today })
  return row ?? null
}

/** The starting cities from the one of a home, or the one nearest to it, outwards; the form's without a known home. */
function startsOf(homeCity: string | null): readonly StartCity[] {
  const home = findStart(homeCity) ?? findNearestStart(homeCity ?? '')?.start ?? DREAM_TRIP_DEFAULTS.starting_location
  return startsNear(home)
}

/**
 * A request for the days of the tour, as long as days are proposed for. Stay and season are those of a journey from the
 * host's city or, where no journeys or no way are known from it, from the nearest one with some. Null if the place of the
 * tour is not known.
 */
export function requestForTour(tour: TourOfTrip, now: Date): TripRequest | null {
  const dataset = loadDataset()
  const place = dataset.destinations.find(({ id }) => id === tour.placeId)
  if (!place) return null
  const { start, type } = tour
  const cities = startsOf(tour.homeCity)
  const requestFor = (days: number, from: StartCity): TripRequest => ({
    placeId: place.id,
    from,
    people: Math.min(tour.people, TRIP_PEOPLE_MAX),
    days,
    startDate: start,
    ...(type && place.types.includes(type) ? { type } : {}),
  })
  const isReached = (city: StartCity) => chooseOption(dataset, place, requestFor(1, city), now) !== null
  const from = cities.find(isReached) ?? cities[0] ?? DREAM_TRIP_DEFAULTS.starting_location
  return requestFor(Math.min(daysBetween(start, tour.end), STAY_DAYS_MAX), from)
}
