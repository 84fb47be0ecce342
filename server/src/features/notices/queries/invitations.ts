import type { NoticeInvitation } from '@saathi/shared/notices/schema'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { notBlocked, notSuspended } from '../../../db/queries/relationships.ts'
import { tripFriends } from '../../../db/schema/trip-friends.ts'
import { users } from '../../../db/schema/users.ts'

const LISTED = 20
const t = tripFriends

/** The newest invitations to trips that have not ended which the user has not answered, without those of people who are hidden. */
export const listTripInvitations = (db: Db, userId: string, today: string): Promise<NoticeInvitation[]> =>
  db
    .select({
      tripId: t.tripId,
      title: t.title,
      owner: users.name,
      at: t.createdAt,
      read: sql<boolean>`${t.seenAt} is not null`,
    })
    .from(t)
    .innerJoin(users, eq(users._id, t.ownerId))
    .where(
      and(
        eq(t.userId, userId),
        eq(t.state, 'invited'),
        or(isNull(t.startDate), sql`${t.startDate} + ${t.dayCount} > ${today}::date`),
        notBlocked(userId, t.ownerId),
        notSuspended(t.ownerId),
      ),
    )
    .orderBy(desc(t.createdAt), desc(t.tripId))
    .limit(LISTED)

export async function markInvitationsSeen(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(t)
    .set({ seenAt: now.toISOString() })
    .where(and(eq(t.userId, userId), eq(t.state, 'invited'), isNull(t.seenAt)))
}
