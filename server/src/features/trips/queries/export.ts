import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { publicTrips } from '../../../db/schema/public-trips.ts'
import { tripFriends, tripInviteLinks } from '../../../db/schema/trip-friends.ts'
import { calendarFeeds, tripLinks } from '../../../db/schema/trip-links.ts'
import { tripChecks, tripItems, trips, tripTicks } from '../../../db/schema/trips.ts'
import type { Vault } from '../../../platform/vault.ts'
import { exportBookings } from './bookings.ts'

/** The personal data of a user in trips: those that the user owns, with their items, and the user's checklists of any. */
export async function exportTrips(db: Db, vault: Vault | null, userId: string): Promise<Record<string, unknown[]>> {
  const [own, ticks, checks, links, feed, bookings, friends, inviteLinks, pages] = await Promise.all([
    db.select().from(trips).where(eq(trips.ownerId, userId)).orderBy(asc(trips.createdAt)),
    db.select().from(tripTicks).where(eq(tripTicks.userId, userId)),
    db.select().from(tripChecks).where(eq(tripChecks.userId, userId)),
    db.select().from(tripLinks).where(eq(tripLinks.ownerId, userId)),
    db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId)),
    exportBookings(db, vault, userId),
    db
      .select()
      .from(tripFriends)
      .where(or(eq(tripFriends.userId, userId), eq(tripFriends.ownerId, userId))),
    db.select().from(tripInviteLinks).where(eq(tripInviteLinks.ownerId, userId)),
    db.select().from(publicTrips).where(eq(publicTrips.ownerId, userId)),
  ])
  const ids = own.map(({ _id }) => _id)
  const items = ids.length > 0 ? await db.select().from(tripItems).where(inArray(tripItems.tripId, ids)) : []
  return {
    trips: own.map(({ changedBy, ...trip }) => ({
      ...trip,
      items: items.flatMap(({ tripId, facts, removedAt }) => (tripId === trip._id ? { ...facts, removedAt } : [])),
    })),
    tripTicks: ticks,
    tripChecks: checks,
    tripBookings: bookings,
    publicTrips: pages,
    // Without the hashes, which only the server can use.
    tripLinks: links.map(({ tokenHash, ...link }) => link),
    // Invitations to the user's trips, and those that the user got.
    tripFriends: friends,
    tripInviteLinks: inviteLinks.map(({ tokenHash, ...link }) => link),
    calendarFeed: feed.map(({ tokenHash, ...made }) => made),
  }
}
