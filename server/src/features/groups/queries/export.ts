import { and, asc, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { EXPORT_PAGE, readAll } from '../../../db/queries/export-pages.ts'
import {
  groupArrivals,
  groupEntries,
  groupMembers,
  groupReactions,
  groupSummaries,
  groupVotes,
} from '../../../db/schema/groups.ts'
import { blocks } from '../../../db/schema/safety.ts'
import { tourParticipants, tours } from '../../../db/schema/tours.ts'
import { tripFriends } from '../../../db/schema/trip-friends.ts'
import { findMembers } from './members.ts'

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** The tours of which the user is host or has a seat, and the trips with friends, also after their groups have closed. */
const memberGroups = async (db: Db, userId: string) =>
  idsOf([
    ...(await db
      .select({ id: tours._id })
      .from(tours)
      .where(
        or(
          eq(tours.creatorId, userId),
          sql`${tours._id} = any(array(select p.tour_id from ${tourParticipants} p where p.user_id = ${userId}))`,
        ),
      )),
    ...(await db
      .selectDistinct({ id: tripFriends.tripId })
      .from(tripFriends)
      .where(and(eq(tripFriends.state, 'going'), or(eq(tripFriends.userId, userId), eq(tripFriends.ownerId, userId))))),
  ])

const blockedPeople = async (db: Db, userId: string) =>
  idsOf(
    await db
      .select({
        id: sql<string>`case ${blocks.blockerId} when ${userId} then ${blocks.blockedId} else ${blocks.blockerId} end`,
      })
      .from(blocks)
      .where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId))),
  )

/** What the user has written in any group, and the conversations of the groups that they are in, with names. */
async function conversations(db: Db, userId: string) {
  const [groupIds, hidden] = await Promise.all([memberGroups(db, userId), blockedPeople(db, userId)])
  const e = groupEntries
  const isShown = or(sql`${e.fromId} is null`, notInArray(e.fromId, hidden))
  const rows = await readAll((last: typeof e.$inferSelect | undefined) =>
    db
      .select()
      .from(e)
      .where(
        and(
          or(eq(e.fromId, userId), and(inArray(e.tourId, groupIds), isShown)),
          last && sql`(${e.tourId}, ${e.number}) > (${last.tourId}::uuid, ${last.number})`,
        ),
      )
      .orderBy(asc(e.tourId), asc(e.number))
      .limit(EXPORT_PAGE),
  )
  const people = await findMembers(
    db,
    rows.map(({ fromId }) => fromId),
  )
  return rows.map(({ key, version, ...row }) => ({ ...row, from: people.get(row.fromId ?? '')?.member.name ?? null }))
}

/** The personal data of a user in groups, one list a table. */
export async function exportGroups(db: Db, userId: string): Promise<Record<string, unknown[]>> {
  const { tourId, unread, muted } = groupSummaries
  const [groupConversations, groups, reactions, votes, readMarks, arrivals] = await Promise.all([
    conversations(db, userId),
    db.select({ tourId, unread, muted }).from(groupSummaries).where(eq(groupSummaries.userId, userId)),
    db.select().from(groupReactions).where(eq(groupReactions.userId, userId)),
    db.select().from(groupVotes).where(eq(groupVotes.userId, userId)),
    db.select().from(groupMembers).where(eq(groupMembers.userId, userId)),
    db.select().from(groupArrivals).where(eq(groupArrivals.userId, userId)),
  ])
  return {
    groups,
    groupConversations,
    groupReactions: reactions,
    groupVotes: votes,
    groupReadMarks: readMarks,
    groupArrivals: arrivals,
  }
}
