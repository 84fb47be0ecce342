import { PARTICIPANTS_NAMED, type Tour } from '@saathi/shared/tours/schema'
import { sql } from 'drizzle-orm'
import { jsonObject } from '../../../db/queries/json.ts'
import { hasBlockedParticipant, hiddenFrom, showsJoinedTours, type UserRef } from '../../../db/queries/relationships.ts'
import { packages } from '../../../db/schema/packages.ts'
import { favorites, tourParticipants, tourRemovals, tourRequests, tourWaitlist } from '../../../db/schema/tours.ts'
import { users } from '../../../db/schema/users.ts'

/** The reader of a tour and the day in India: `mine` and `ended` depend on them. */
export type Reader = { userId: string; today: string }

const traveller = (alias: string) =>
  sql.raw(`json_build_object('_id', ${alias}.id, 'name', ${alias}.name, 'firebaseUid', ${alias}.firebase_uid)`)

// Written as text, since subqueries have tables with columns of the same names.
const own = (column: string) => sql.raw(`tours.${column}`)

/** The parameters of a statement: values or placeholders. */
export type Values = Record<'userId' | 'today', UserRef> & { [name in 'hostId' | 'joinedBy' | 'key' | 'id']?: unknown }

const isHost = (userId: UserRef) => sql`${own('creator_id')} = ${userId}::uuid`
const isJoined = (userId: UserRef) =>
  sql`exists (select from ${tourParticipants} where tour_id = ${own('id')} and user_id = ${userId})`

/** The tours from which the user was removed; evaluated once per statement. */
const removedFrom = (userId: unknown) => sql`array(select tour_id from ${tourRemovals} where user_id = ${userId})`

/** The tours whose host has declined the user, and those that the user has asked to join. */
const declinedFrom = (userId: unknown) =>
  sql`array(select tour_id from ${tourRemovals} where user_id = ${userId} and declined)`
const requestedBy = (userId: unknown) => sql`array(select tour_id from ${tourRequests} where user_id = ${userId})`

/**
 * The number of participants whom a block hides from the reader, to be subtracted from count and seats. Every tour
 * keeps at least one seat; a resulting difference looks like a participant who hides their joined tours.
 */
export const hiddenSeats = (userId: UserRef) =>
  sql`(select least(count(*)::int, coalesce(${own('capacity')}, 1000000) - 1) as count from ${tourParticipants}
    where tour_id = ${own('id')} and user_id = any(${hiddenFrom(userId)})) hidden`

/**
 * The first participants whom the reader may see, in the order in which they joined. Participants and the host see all
 * except those whom a block hides.
 */
const participants = (userId: UserRef, most: number) => sql`(
  select coalesce(json_agg(p), '[]')
  from (select u.id as "_id", u.name, u.firebase_uid as "firebaseUid"
        from ${tourParticipants} seat join ${users} u on u.id = seat.user_id
        where seat.tour_id = ${own('id')} and seat.user_id <> all(${hiddenFrom(userId)})
          and u.suspended_at is null
          and (${showsJoinedTours('u', userId)} or ${isHost(userId)} or ${isJoined(userId)})
        order by seat.turn limit ${sql.raw(String(most))}) p)`

/**
 * A tour with its people and the reader's relation to it, as the JSON of the response: one column, so that no mapping
 * is needed.
 */
export const tourJson = ({ userId, today }: Values, named = PARTICIPANTS_NAMED) =>
  jsonObject<Tour>({
    _id: own('id'),
    name: own('name'),
    description: own('description'),
    cancellationTerms: own('cancellation_terms'),
    // Old tours may have pictures of other sites, which are omitted.
    images: sql`array(select image from unnest(${own('images')}) image where image ~ '^(media|pictures)/')`,
    travelDates: sql`json_build_object('start', ${own('start_date')}, 'end', ${own('end_date')})`,
    price: own('price'),
    covers: own('covers'),
    destination: own('destination'),
    placeId: own('place_id'),
    creatorId: sql`(select ${traveller('host')} from ${users} host where host.id = ${own('creator_id')})`,
    participants: participants(userId, named),
    participantCount: sql`${own('joined')} - hidden.count`,
    packageId: sql`(
      select json_build_object('_id', k.id, 'name', k.name, 'tourType', k.tour_type) from ${packages} k
      where k.id = ${own('package_id')})`,
    capacity: sql`${own('capacity')} - hidden.count`,
    isPublic: own('is_public'),
    showsHost: own('shows_host'),
    cancelled: sql`${own('cancelled_at')} is not null`,
    ended: sql`${own('end_date')} < ${today}::date`,
    joiningClosed: sql`${own('joining_closed_at')} is not null`,
    needsApproval: own('needs_approval'),
    questions: own('questions'),
    onlyGender: own('only_gender'),
    mine: sql`json_build_object(
      'host', ${isHost(userId)},
      'joined', ${isJoined(userId)},
      'place', (select (select count(*)::int from ${tourWaitlist} b where b.tour_id = w.tour_id and b.turn <= w.turn)
                from ${tourWaitlist} w where w.tour_id = ${own('id')} and w.user_id = ${userId}),
      'favorite', exists (select from ${favorites} where tour_id = ${own('id')} and user_id = ${userId}),
      'requested', ${own('id')} = any(${requestedBy(userId)}),
      'removed', ${own('id')} = any(${removedFrom(userId)}),
      'declined', ${own('id')} = any(${declinedFrom(userId)}),
      'withBlocked', ${isJoined(userId)} and ${hasBlockedParticipant(own('id'), userId)})`,
  })
