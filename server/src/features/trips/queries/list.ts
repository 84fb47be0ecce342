import { addDays } from '@saathi/shared/lib/days'
import type { TripList } from '@saathi/shared/trips/schema'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { idArray } from '../../../db/queries/relationships.ts'
import { tourParticipants, tours } from '../../../db/schema/tours.ts'
import { tourTrips, tripSummaries } from '../../../db/schema/trips.ts'
import { isOpenToMember } from '../../groups/policy.ts'
import type { Reader } from '../policy.ts'
import { tripPlace } from '../trip-place.ts'
import { listInvitations } from './friends.ts'

const { placeholder } = sql
const userId = sql`${placeholder('userId')}::uuid`
const TOURS_MAX = 100

const listed = <Table extends typeof tripSummaries | typeof tourTrips>(table: Table) => ({
  tripId: table.tripId,
  title: table.title,
  placeId: table.placeId,
  startDate: table.startDate,
  dayCount: table.dayCount,
})

export const ownTripColumns = listed(tripSummaries)

/** The trips that the reader owns: a statement of a table keyed by the reader. */
export const ownQuery = (db: Db) =>
  db.select(ownTripColumns).from(tripSummaries).where(sql`${tripSummaries.userId} = ${userId}`)

/** The trips of the tours in which the reader has a seat. */
const joinedQuery = (db: Db) =>
  db
    .select({ ...listed(tourTrips), tourId: tourTrips.tourId })
    .from(tourParticipants)
    .innerJoin(tours, eq(tours._id, tourParticipants.tourId))
    .innerJoin(tourTrips, eq(tourTrips.tourId, tours._id))
    .where(and(sql`${tourParticipants.userId} = ${userId}`, isOpenToMember(userId, placeholder('today'))))
    .orderBy(desc(tours.endDate), desc(tours._id))
    .limit(TOURS_MAX)

const prepared = perDb((db) => ({
  own: ownQuery(db).prepare('own_trips'),
  joined: joinedQuery(db).prepare('joined_trips'),
  tours: db
    .select({ tripId: tourTrips.tripId, tourId: tourTrips.tourId })
    .from(tourTrips)
    .where(sql`${tourTrips.tripId} = any(${placeholder('tripIds')}::uuid[])`)
    .prepare('tours_of_trips'),
}))

export type OwnTripRow = Awaited<ReturnType<typeof ownQuery>>[number]

export const readOwnTrips = (db: Db, userId: string): Promise<OwnTripRow[]> => prepared(db).own.execute({ userId })

/** The reader's own trips, each with the id of its tour. */
async function listOwnTrips(db: Db, userId: string) {
  const own = await readOwnTrips(db, userId)
  const tripIds = idArray(own.map(({ tripId }) => tripId))
  const tied = own.length > 0 ? await prepared(db).tours.execute({ tripIds }) : []
  const tourOf = new Map(tied.map(({ tripId, tourId }) => [tripId, tourId]))
  return own.map((trip) => ({ ...trip, tourId: tourOf.get(trip.tripId) ?? null }))
}

type Listed = TripList['items'][number]
type Dated = { startDate: string | null; ended: boolean }

/** Coming ones by date, then those without dates, then ended ones, the latest first. */
export function inOrder<Item extends Dated>(items: Item[]): Item[] {
  const coming = items.filter(({ startDate, ended }) => startDate !== null && !ended)
  const ended = items.filter((item) => item.ended)
  const byStart = (a: Item, b: Item) => ((a.startDate ?? '') < (b.startDate ?? '') ? -1 : 1)
  const undated = items.filter(({ startDate }) => startDate === null)
  return [...coming.sort(byStart), ...undated, ...ended.sort(byStart).reverse()]
}

/** The reader's trips, those that others have invited the reader to, and those of the tours that the reader has joined. */
export async function listTrips(db: Db, { userId, today }: Reader): Promise<Listed[]> {
  const [own, joined, invited] = await Promise.all([
    listOwnTrips(db, userId),
    prepared(db).joined.execute({ userId, today }),
    listInvitations(db, userId),
  ])
  const seated = new Set(joined.map(({ tripId }) => tripId))
  const shared = invited.filter(({ state, tripId }) => state === 'going' && !seated.has(tripId))
  const rows = [
    ...own.map((trip) => ({ ...trip, mine: true })),
    ...shared.map(({ state: _, owner: __, ...trip }) => ({ ...trip, tourId: null, mine: false })),
    ...joined.map((trip) => ({ ...trip, mine: false })),
  ]
  return inOrder(
    rows.map(({ tripId, placeId, startDate, dayCount, ...trip }) => {
      const { id, name, image } = tripPlace(placeId)
      const ended = startDate !== null && addDays(startDate, dayCount - 1) < today
      return { ...trip, _id: tripId, place: { id, name, image }, startDate, dayCount, ended }
    }),
  )
}
