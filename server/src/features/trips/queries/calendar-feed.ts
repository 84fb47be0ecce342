import { addDays } from '@saathi/shared/lib/days'
import { schedule } from '@saathi/shared/trips/schedule'
import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { hiddenFrom, notSuspended } from '../../../db/queries/relationships.ts'
import { tourParticipants, tours } from '../../../db/schema/tours.ts'
import { calendarFeeds } from '../../../db/schema/trip-links.ts'
import { users } from '../../../db/schema/users.ts'
import type { CalendarEvent } from '../../../platform/calendar-file.ts'
import { linkTokenHash } from '../../../platform/link-token.ts'
import { type CalendarTour, tourEvent } from '../../tours/calendar.ts'
import type { Reader } from '../policy.ts'
import { tripEvents } from '../trip-events.ts'
import { listTrips } from './list.ts'
import { findTrip } from './trip.ts'

/** Past trips and tours stay in a calendar for so many days. */
const PAST_DAYS = 30
const TOURS_MAX = 200
const TRIPS_MAX = 60

type NewFeed = { userId: string; token: string; now: Date }

/** Saves the feed of a user in place of an older one, whose address ends, and mails the user. */
export async function saveFeed(db: Db, { userId, token, now }: NewFeed): Promise<void> {
  await db.execute(sql`
    with saved as (
      insert into calendar_feeds (user_id, token_hash, created_at)
      values (${userId}, ${linkTokenHash(token)}, ${now.toISOString()})
      on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at
      returning user_id
    )
    insert into outbox (id, "to", kind, params)
    select uuidv7(), u.email, 'feedMade', '{}' from saved join users u on u.id = saved.user_id`)
}

export async function findFeed(db: Db, userId: string): Promise<{ createdAt: string } | null> {
  const [feed] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
  return feed ?? null
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}

/** The user whose feed has this token; null for an unknown or revoked one, and while the user is suspended. */
export async function findFeedOwner(db: Db, token: string): Promise<string | null> {
  const [owner] = await db
    .select({ _id: users._id })
    .from(calendarFeeds)
    .innerJoin(users, eq(users._id, calendarFeeds.userId))
    .where(
      and(
        eq(calendarFeeds.tokenHash, linkTokenHash(token)),
        isNull(users.suspendedAt),
        isNull(users.accountGoneAt),
        sql`${users.consentedAt} is not null`,
      ),
    )
  return owner?._id ?? null
}

/** The tours that a user hosts or has joined, cancelled ones too. */
function listTours(db: Db, userId: string, since: string): Promise<CalendarTour[]> {
  const isIn = sql`${tours._id} = any(array(select seat.tour_id from ${tourParticipants} seat where seat.user_id = ${userId}))`
  return db
    .select({
      _id: tours._id,
      name: tours.name,
      description: tours.description,
      destination: tours.destination,
      travelDates: { start: tours.startDate, end: tours.endDate },
      cancelled: sql<boolean>`${tours.cancelledAt} is not null`,
      calendarVersion: tours.calendarVersion,
    })
    .from(tours)
    .where(
      and(
        or(eq(tours.creatorId, userId), isIn),
        gte(tours.endDate, since),
        sql`${tours.creatorId} <> all(${hiddenFrom(userId)})`,
        notSuspended(tours.creatorId),
      ),
    )
    .orderBy(asc(tours.startDate), asc(tours._id))
    .limit(TOURS_MAX)
}

/** The tours and the trips with dates of a user, as events. The days of a trip that belongs to a tour are the tour's. */
export async function feedEvents(db: Db, reader: Reader, site: string | null): Promise<CalendarEvent[]> {
  const since = addDays(reader.today, -PAST_DAYS)
  const [tours, listed] = await Promise.all([listTours(db, reader.userId, since), listTrips(db, reader)])
  const dated = listed.filter(
    ({ startDate, dayCount }) => startDate !== null && addDays(startDate, dayCount - 1) >= since,
  )
  const shown = new Set(tours.map(({ _id }) => _id))
  const events = tours.map((tour) => tourEvent(tour, site))
  // One after the other, so that a feed does not take the place of others' statements.
  for (const { _id } of dated.slice(0, TRIPS_MAX)) {
    const trip = await findTrip(db, _id, reader)
    if (!trip || trip.startDate === null) continue
    const [whole, ...items] = tripEvents({ ...trip, startDate: trip.startDate }, schedule(trip), site)
    events.push(...(whole && !(trip.tour && shown.has(trip.tour._id)) ? [whole] : []), ...items)
  }
  return events
}
