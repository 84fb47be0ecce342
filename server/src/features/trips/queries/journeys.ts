import { addDays } from '@saathi/shared/lib/days'
import { daysBetween } from '@saathi/shared/lib/holidays'
import type { Journey } from '@saathi/shared/trips/journeys'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { notBlocked } from '../../../db/queries/relationships.ts'
import { tourParticipants, tourRequests, tours, tourWaitlist } from '../../../db/schema/tours.ts'
import { tourTrips } from '../../../db/schema/trips.ts'
import { users } from '../../../db/schema/users.ts'
import { hiddenInGroup, isOpenToMember } from '../../groups/policy.ts'
import { isVisibleTo } from '../../tours/policy.ts'
import { hiddenSeats } from '../../tours/queries/tour-json.ts'
import type { Reader } from '../policy.ts'
import { tripPlace } from '../trip-place.ts'
import { listInvitations } from './friends.ts'
import { inOrder, listOwnTrips, type OwnTripRow } from './list.ts'

const { placeholder } = sql
const userId = sql`${placeholder('userId')}::uuid`
const today = sql`${placeholder('today')}::date`
const TOURS_MAX = 100

/** The ids of the reader's tours, and what the reader is in each: only one of these, as the functions that give seats see to. */
const relations = sql`(
  (select id as tour_id, 'hosting' as state, null::bigint as turn from ${tours} where creator_id = ${userId}
    order by start_date desc limit ${sql.raw(String(TOURS_MAX))})
  union all select tour_id, 'joined', null from ${tourParticipants} where user_id = ${userId}
  union all select tour_id, 'waiting', turn from ${tourWaitlist} where user_id = ${userId}
  union all select tour_id, 'requested', null from ${tourRequests} where user_id = ${userId}
) relation`

/** The tours that the reader hosts, is in, waits for or has asked to join, the latest first; not what was waited for in vain. */
export const journeyTours = (db: Db) =>
  db
    .select({
      _id: tours._id,
      state: sql<Exclude<Journey['state'], 'private'>>`relation.state`,
      title: tours.name,
      destination: tours.destination,
      placeId: tours.placeId,
      image: sql<
        string | null
      >`(select image from unnest(${tours.images}) image where image ~ '^(media|pictures)/' limit 1)`,
      startDate: tours.startDate,
      endDate: tours.endDate,
      tripId: tourTrips.tripId,
      host: users.name,
      people: sql<number>`${tours.joined} - hidden.count + 1`,
      queuePosition: sql<number | null>`case when relation.turn is not null then (
        select count(*)::int from ${tourWaitlist} before where before.tour_id = tours.id and before.turn <= relation.turn) end`,
      requests: sql<number>`case when relation.state = 'hosting' then (
        select count(*)::int from ${tourRequests} r join ${users} u on u.id = r.user_id
        where r.tour_id = tours.id and u.suspended_at is null and ${notBlocked(userId, sql`r.user_id`)}) else 0 end`,
      hidden: hiddenInGroup,
      isOpen: sql<boolean>`${isOpenToMember(userId, today)}`,
      cancelled: sql<boolean>`${tours.cancelledAt} is not null`,
      ended: sql<boolean>`${tours.endDate} < ${today}`,
    })
    .from(relations)
    .innerJoin(tours, sql`${tours._id} = relation.tour_id`)
    .innerJoin(users, eq(users._id, tours.creatorId))
    .leftJoin(tourTrips, eq(tourTrips.tourId, tours._id))
    .crossJoinLateral(hiddenSeats(userId))
    .where(and(isVisibleTo(userId), sql`(relation.state in ('hosting', 'joined') or ${tours.endDate} >= ${today})`))
    .orderBy(desc(tours.endDate), desc(tours._id))
    .limit(TOURS_MAX)

const prepared = perDb((db) => journeyTours(db).prepare('journey_tours'))
type TourRow = Awaited<ReturnType<ReturnType<typeof journeyTours>['execute']>>[number]
type OwnTrip = Awaited<ReturnType<typeof listOwnTrips>>[number]
type Invitation = Awaited<ReturnType<typeof listInvitations>>[number]

function ofTour({ destination, placeId, endDate, isOpen, host, tripId, hidden: _, ...tour }: TourRow): Journey {
  const place = placeId === null ? null : tripPlace(placeId)
  const open = isOpen && (tour.state === 'hosting' || tour.state === 'joined')
  return {
    ...tour,
    place: { id: placeId, name: place?.name ?? destination },
    image: tour.image ?? place?.image ?? null,
    dayCount: daysBetween(tour.startDate, endDate),
    tourId: tour._id,
    tripId: open || tour.state === 'hosting' ? tripId : null,
    host: tour.state === 'hosting' ? null : host,
    open,
  }
}

type Listed = Pick<OwnTrip, 'tripId' | 'placeId' | 'startDate' | 'dayCount' | 'title'>

function ofTrip({ tripId, placeId, startDate, dayCount, title }: Listed, today: string): Journey {
  const { id, name, image } = tripPlace(placeId)
  const ended = startDate !== null && addDays(startDate, dayCount - 1) < today
  const alone = { state: 'private', tourId: null, host: null, people: null, queuePosition: null, requests: 0 } as const
  return {
    ...{ _id: tripId, title, place: { id, name }, image, startDate, dayCount, tripId, ...alone },
    ...{ open: true, cancelled: false, ended },
  }
}

/** A trip of somebody else, to which the reader is invited: it is open once they have accepted. */
function ofInvitation({ state, owner, ...trip }: Invitation, today: string): Journey {
  const isGoing = state === 'going'
  return {
    ...ofTrip(trip, today),
    ...{ host: owner, invitation: isGoing ? 'going' : 'invited', open: isGoing, tripId: trip.tripId },
  }
}

/**
 * All journeys of the reader; the trip of a tour is part of the tour's journey. `hiddenIn`: by tour, the ids
 * of the people of whom the reader sees nothing there.
 * @param ownTrips the rows of the reader's trips, if they are read with others
 */
export async function readJourneys(db: Db, { userId, today }: Reader, ownTrips?: Promise<OwnTripRow[]>) {
  const [ofTours, own, invitations] = await Promise.all([
    prepared(db).execute({ userId, today }),
    listOwnTrips(db, userId, ownTrips),
    listInvitations(db, userId),
  ])
  const alone = own
    .filter(({ tourId }) => tourId === null)
    .map((trip) => ({ ...ofTrip(trip, today), people: trip.friends > 0 ? trip.friends + 1 : null }))
  const seated = new Set(ofTours.map(({ tripId }) => tripId))
  const invited = invitations
    .filter(({ tripId }) => !seated.has(tripId))
    .map((invitation) => ofInvitation(invitation, today))
  return {
    journeys: inOrder([...ofTours.map(ofTour), ...alone, ...invited]),
    hiddenIn: new Map(ofTours.map(({ _id, hidden }) => [_id, hidden])),
  }
}

export const listJourneys = async (db: Db, reader: Reader): Promise<Journey[]> =>
  (await readJourneys(db, reader)).journeys
