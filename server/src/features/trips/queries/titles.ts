import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { trips } from '../../../db/schema/trips.ts'
import { listInvitations } from './friends.ts'

/** The titles of the user's own trips among these, and of those that they come along on by invitation, by the trip's id. */
export async function findTripTitles(db: Db, userId: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const [own, invitations] = await Promise.all([
    db
      .select({ tripId: trips._id, title: trips.title })
      .from(trips)
      .where(and(inArray(trips._id, ids), eq(trips.ownerId, userId))),
    listInvitations(db, userId),
  ])
  const joined = invitations.filter(({ state }) => state === 'going')
  return new Map([...joined, ...own].map(({ tripId, title }) => [tripId, title]))
}
