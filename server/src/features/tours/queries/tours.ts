import { OWN_REQUESTS_MAX, TOUR_REQUESTS_MAX } from '@saathi/shared/tours/rules'
import type { Answer, Removal, TourFacts } from '@saathi/shared/tours/schema'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { genderOf, hasBlockedParticipant, notBlocked } from '../../../db/queries/relationships.ts'
import { favorites, tourParticipants, tourRemovals, tours, tourWaitlist } from '../../../db/schema/tours.ts'
import { users } from '../../../db/schema/users.ts'
import { isVisibleTo } from '../policy.ts'
import { openRequests, traveller } from './requests.ts'
import type { Reader } from './tour-json.ts'

const searchable = ({ name, destination, description }: TourFacts) =>
  [name, destination, description].join('\n').toLowerCase()

/** The columns of a tour from its input; most have the input's own names. */
function toRow(facts: TourFacts, placeId: string | null) {
  const { travelDates, sameGenderOnly, packageId = null, ...same } = facts
  return {
    ...same,
    packageId,
    placeId,
    startDate: travelDates.start,
    endDate: travelDates.end,
    search: searchable(facts),
  }
}

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Creates a tour, whose destination is the place `placeId` if it is one, and returns its id.
 * @throws Error of the constraint `tours_only_gender` or `tours_one_gender_not_public`
 */
export async function createTour(
  db: Db,
  creatorId: string,
  facts: TourFacts,
  placeId: string | null = null,
): Promise<string> {
  const [created] = await db
    .insert(tours)
    .values({
      creatorId,
      ...toRow(facts, placeId),
      // Without a gender of the host, the check of the column rejects the empty text.
      ...(facts.sameGenderOnly && { onlyGender: sql`coalesce(${genderOf(creatorId)}, '')` }),
    })
    .returning({ _id: tours._id })
  return (created as { _id: string })._id
}

/**
 * Takes a seat or a place on the waitlist, or asks the host for it where the host decides. The SQL function locks the tour,
 * so concurrent joins keep its capacity. `unanswered` is the index of a question of the host that `answers` lack.
 */
export const joinTour = (db: Db, tour: string, user: string, today: string, answers: Answer[] = []) =>
  callFunction(db, 'join_tour', {
    tourId: tour,
    userId: user,
    today,
    answers,
    mostRequests: TOUR_REQUESTS_MAX,
    mostOwn: OWN_REQUESTS_MAX,
  })

/** Gives up a seat, a place on the waitlist or a request. The first on the waitlist gets the seat. `quiet`: nobody is told. */
export const leaveTour = (db: Db, tour: string, user: string, today: string, quiet = false) =>
  callFunction(db, 'leave_tour', { tourId: tour, userId: user, today, quiet })

/** Updates a tour of the host. New seats go to the waitlist. */
export function updateTour(db: Db, tour: string, host: string, facts: TourFacts, place: string | null = null) {
  const row = { ...toRow(facts, place), sameGenderOnly: facts.sameGenderOnly }
  const columns = Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value]))
  return callFunction(db, 'update_tour', { tourId: tour, hostId: host, facts: columns })
}

/** The number of changes of a tour in calendars; 0 if there is no such tour. */
export async function findCalendarVersion(db: Db, tourId: string): Promise<number> {
  const [tour] = await db.select({ version: tours.calendarVersion }).from(tours).where(eq(tours._id, tourId))
  return tour?.version ?? 0
}

export const cancelTour = (db: Db, tour: string, host: string, at: Date) =>
  callFunction(db, 'cancel_tour', { tourId: tour, hostId: host, at })

/** Removes a user from a tour of the host or its waitlist. The user can join again only after `readmitPerson`. */
export const removePerson = (db: Db, { tourId, userId, ...removal }: Removal & { hostId: string; today: string }) =>
  callFunction(db, 'remove_participant', {
    tourId,
    hostId: removal.hostId,
    userId,
    reason: removal.reason,
    today: removal.today,
  })

/** Lets a removed or declined user join a tour of the host again, or ask to. */
export const readmitPerson = (db: Db, tour: string, host: string, user: string) =>
  callFunction(db, 'readmit_participant', { tourId: tour, hostId: host, userId: user })

/** Closes or reopens joining for a tour of the host. When it reopens, free seats go to the waitlist. */
export const setJoining = (
  db: Db,
  { tourId, hostId, ...change }: { tourId: string; hostId: string; open: boolean; at: Date; today: string },
) =>
  callFunction(db, 'set_joining', {
    tourId,
    hostId,
    isOpen: change.open,
    at: change.at,
    today: change.today,
  })

/**
 * Adds a tour to the favorites or removes it, in one statement. Returns whether it is a favorite now, or null if the user
 * cannot see the tour.
 */
export async function toggleFavorite(db: Db, userId: string, tourId: string): Promise<boolean | null> {
  const [row] = await db.execute(sql`
    with tour as (select id from ${tours} where id = ${tourId} and ${isVisibleTo(userId)}),
    gone as (delete from ${favorites} where user_id = ${userId} and tour_id in (select id from tour) returning 1),
    made as (insert into ${favorites} (user_id, tour_id) select ${userId}, id from tour
             where not exists (select from gone) on conflict do nothing returning 1)
    select exists (select from tour) as known, not exists (select from gone) as favorite`)
  return row?.known ? row.favorite === true : null
}

/** The user's favorites, without tours that the user may no longer see. */
export async function favoriteTours(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ tourId: favorites.tourId })
    .from(favorites)
    .innerJoin(tours, and(eq(tours._id, favorites.tourId), isVisibleTo(userId)))
    .where(eq(favorites.userId, userId))
  return rows.map(({ tourId }) => tourId)
}

/** Whether a user whom the reader has blocked is on an upcoming tour; null if the reader cannot see the tour. */
export async function isWithBlocked(db: Db, tourId: string, { userId, today }: Reader): Promise<boolean | null> {
  const [tour] = await db
    .select({
      withBlocked: sql<boolean>`${tours.cancelledAt} is null and ${tours.endDate} >= ${today}
        and ${hasBlockedParticipant(sql`tours.id`, userId)}`,
    })
    .from(tours)
    .where(and(eq(tours._id, tourId), isVisibleTo(userId)))
  return tour?.withBlocked ?? null
}

/**
 * Participants, waitlist, requests, and removed or declined users of a tour, in order and without blocked users; null if
 * the user is not its host.
 */
export async function tourPeople(db: Db, tourId: string, hostId: string) {
  const [tour] = await db
    .select({ _id: tours._id })
    .from(tours)
    .where(and(eq(tours._id, tourId), eq(tours.creatorId, hostId)))
  if (!tour) return null
  const participants = db
    .select(traveller)
    .from(tourParticipants)
    .innerJoin(users, eq(users._id, tourParticipants.userId))
    .where(and(eq(tourParticipants.tourId, tourId), isNull(users.suspendedAt), notBlocked(hostId, users._id)))
    .orderBy(asc(tourParticipants.turn))
  const waiting = db
    .select(traveller)
    .from(tourWaitlist)
    .innerJoin(users, eq(users._id, tourWaitlist.userId))
    .where(and(eq(tourWaitlist.tourId, tourId), isNull(users.suspendedAt), notBlocked(hostId, users._id)))
    .orderBy(asc(tourWaitlist.turn))
  const removed = db
    .select({
      ...traveller,
      reason: tourRemovals.reason,
      at: tourRemovals.createdAt,
      declined: tourRemovals.declined,
    })
    .from(tourRemovals)
    .innerJoin(users, eq(users._id, tourRemovals.userId))
    .where(and(eq(tourRemovals.tourId, tourId), notBlocked(hostId, users._id)))
    .orderBy(asc(tourRemovals.createdAt))
  const [participantRows, waitingRows, requestRows, removedRows] = await Promise.all([
    participants,
    waiting,
    openRequests(db, tourId, hostId),
    removed,
  ])
  return { participants: participantRows, waiting: waitingRows, requests: requestRows, removed: removedRows }
}
