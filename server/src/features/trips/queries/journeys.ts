import { addDays } from '@saathi/shared/lib/days'
import { daysBetween } from '@saathi/shared/lib/holidays'
import type { Journey } from '@saathi/shared/trips/journeys'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { jsonRows } from '../../../db/queries/json.ts'
import { hiddenFrom, notBlocked } from '../../../db/queries/relationships.ts'
import { guestQuestions, tourParticipants, tourRequests, tours, tourWaitlist } from '../../../db/schema/tours.ts'
import { tripFriends } from '../../../db/schema/trip-friends.ts'
import { tourTrips } from '../../../db/schema/trips.ts'
import { users } from '../../../db/schema/users.ts'
import { hiddenInGroup, isOpenToMember } from '../../groups/policy.ts'
import { isVisibleTo } from '../../tours/policy.ts'
import { hiddenSeats } from '../../tours/queries/tour-json.ts'
import type { Reader } from '../policy.ts'
import { tripPlace } from '../trip-place.ts'
import { type Invitation, invitationRows } from './friends.ts'
import { inOrder, type OwnTripRow, readOwnTrips } from './list.ts'

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

type TourRow = Pick<
  Journey,
  '_id' | 'title' | 'image' | 'tripId' | 'queuePosition' | 'requests' | 'cancelled' | 'ended'
> & {
  state: Exclude<Journey['state'], 'private'>
  destination: string
  placeId: NonNullable<Journey['place']['id']> | null
  startDate: string
  endDate: string
  host: string
  people: number
  questions: number
  hidden: string[]
  isOpen: boolean
}

/** How many rows about a tour that the reader hosts are from people whom neither a block nor a suspension hides. */
const countAsked = (rows: SQL, isOpen: SQL) => sql`case when relation.state = 'hosting' then (
  select count(*)::int from ${rows} asked join ${users} u on u.id = asked.user_id
  where asked.tour_id = tours.id and ${isOpen} and u.suspended_at is null
    and ${notBlocked(userId, sql`asked.user_id`)}) else 0 end`

/** The tours that the reader hosts, is in, waits for or has asked to join, the latest first; not what was waited for in vain. */
const tourRows = jsonRows<TourRow>(
  {
    _id: tours._id,
    state: sql`relation.state`,
    title: tours.name,
    destination: tours.destination,
    placeId: tours.placeId,
    image: sql`(select image from unnest(${tours.images}) image where image ~ '^(media|pictures)/' limit 1)`,
    startDate: tours.startDate,
    endDate: tours.endDate,
    tripId: tourTrips.tripId,
    host: users.name,
    people: sql`${tours.joined} - hidden.count + 1`,
    queuePosition: sql`case when relation.turn is not null then (
      select count(*)::int from ${tourWaitlist} before where before.tour_id = tours.id and before.turn <= relation.turn) end`,
    requests: countAsked(sql`${tourRequests}`, sql`true`),
    questions: countAsked(sql`${guestQuestions}`, sql`asked.answer is null`),
    hidden: hiddenInGroup,
    isOpen: isOpenToMember(userId, today),
    cancelled: sql`${tours.cancelledAt} is not null`,
    ended: sql`${tours.endDate} < ${today}`,
  },
  sql`from ${relations} join ${tours} on ${tours._id} = relation.tour_id
    join ${users} on ${users._id} = ${tours.creatorId}
    left join ${tourTrips} on ${tourTrips.tourId} = ${tours._id}
    cross join lateral ${hiddenSeats(userId)}
    where ${isVisibleTo(userId)} and (relation.state in ('hosting', 'joined') or ${tours.endDate} >= ${today})
    order by ${tours.endDate} desc, ${tours._id} desc limit ${sql.raw(String(TOURS_MAX))}`,
)

/** Which trips of the reader are those of tours, and how many people come along on each by invitation. */
const tiedRows = sql<string[]>`array(
  select tied.trip_id from ${tourTrips} tied join ${tours} own on own.id = tied.tour_id where own.creator_id = ${userId})`
const friendRows = jsonRows<{ tripId: string; count: number }>(
  { tripId: tripFriends.tripId, count: sql`count(*)::int` },
  sql`from ${tripFriends} where ${tripFriends.ownerId} = ${userId} and ${tripFriends.state} = 'going' group by ${tripFriends.tripId}`,
)

/** The people whom a block or a suspension hides from the reader on trips with friends. */
const hiddenFriends = sql<string[]>`array(
  select unnest(${hiddenFrom(userId)})
  union select suspended.id from ${users} suspended join ${tripFriends} f on f.user_id = suspended.id
    where suspended.suspended_at is not null and f.state = 'going' and f.trip_id in (
      select mine.trip_id from ${tripFriends} mine where mine.user_id = ${userId} or mine.owner_id = ${userId}))`

/** What the coordinator of a cluster knows of the reader's journeys, to be read with others in one statement. */
export const journeyColumns = {
  ofTours: tourRows,
  invitations: invitationRows,
  tied: tiedRows,
  friends: friendRows,
  hiddenFriends,
}
type JourneyRows = { [name in keyof typeof journeyColumns]: (typeof journeyColumns)[name]['_']['type'] }

const prepared = perDb((db) => db.select(journeyColumns).from(sql`(select) one`).prepare('journey_rows'))

function ofTour({
  destination,
  placeId,
  endDate,
  isOpen,
  host,
  tripId,
  hidden: _,
  questions: __,
  ...tour
}: TourRow): Journey {
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

type Listed = Pick<OwnTripRow, 'tripId' | 'placeId' | 'startDate' | 'dayCount' | 'title'>

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
 * of the people of whom the reader sees nothing there, `hiddenFriends` those on trips; `questionsIn`: how many guests wait for the reader's answer.
 */
export function toJourneys(rows: JourneyRows | undefined, own: OwnTripRow[], today: string) {
  const none = { ofTours: [], invitations: [], tied: [], friends: [], hiddenFriends: [] }
  const { ofTours, invitations, tied, friends, hiddenFriends } = rows ?? none
  const peopleOf = new Map(friends.map(({ tripId, count }) => [tripId, count + 1]))
  const alone = own
    .filter(({ tripId }) => !tied.includes(tripId))
    .map((trip) => ({ ...ofTrip(trip, today), people: peopleOf.get(trip.tripId) ?? null }))
  const seated = new Set(ofTours.map(({ tripId }) => tripId))
  const invited = invitations
    .filter(({ tripId }) => !seated.has(tripId))
    .map((invitation) => ofInvitation(invitation, today))
  return {
    journeys: inOrder([...ofTours.map(ofTour), ...alone, ...invited]),
    hiddenIn: new Map(ofTours.map(({ _id, hidden }) => [_id, hidden])),
    hiddenFriends,
    questionsIn: new Map(ofTours.map(({ _id, questions }) => [_id, questions])),
  }
}

export async function listJourneys(db: Db, { userId, today }: Reader): Promise<Journey[]> {
  const [[rows], own] = await Promise.all([prepared(db).execute({ userId, today }), readOwnTrips(db, userId)])
  return toJourneys(rows, own, today).journeys
}
