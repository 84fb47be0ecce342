import { GROUP_DAYS } from '@saathi/shared/groups/rules'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { hiddenFrom, type UserRef } from '../../db/queries/relationships.ts'
import { tourParticipants, tours } from '../../db/schema/tours.ts'
import { users } from '../../db/schema/users.ts'
import { isUnhidden } from '../tours/policy.ts'

/** The reader of groups, the time, and its calendar day in India, on which it depends which groups are open. */
export type Reader = { userId: string; today: string; now: Date }

/** A member of the group that is read. `hidden`: ids of the people of whom the member sees nothing. */
export type GroupReader = Reader & { tourId: string; isHost: boolean; opensUntil: string; hidden: string[] }

const { placeholder } = sql

/** The people whom a block hides from the reader, and suspended members of the tour. */
export const hiddenInGroup = sql<string[]>`array(
  select unnest(${hiddenFrom(placeholder('userId'))})
  union select p.user_id from ${tourParticipants} p join ${users} u on u.id = p.user_id
    where p.tour_id = tours.id and u.suspended_at is not null)`

export const opensUntil = sql<string>`(${tours.endDate} + ${sql.raw(String(GROUP_DAYS))})::text`

/** True for a row of `tours` in whose group the user may read and write. */
export const isMember = (user: UserRef, today: UserRef): SQL =>
  sql`is_group_member(${user}::uuid, tours.id, ${today}::date)`

/**
 * True for a row of `tours` whose group is open to its members, of whom the user is one: the rule of `is_group_member` for
 * lists, which find the tours by their seats, and would pay 100 us for each call. `policy.test.ts` compares the two.
 */
export const isOpenToMember = (user: UserRef, today: UserRef): SQL =>
  sql`(${tours.endDate} >= ${today}::date - ${sql.raw(String(GROUP_DAYS))} and ${isUnhidden(user)})`

const prepared = perDb((db) =>
  db
    .select({
      isHost: sql<boolean>`${tours.creatorId} = ${placeholder('userId')}::uuid`,
      opensUntil,
      hidden: hiddenInGroup,
    })
    .from(tours)
    .where(and(eq(tours._id, placeholder('tourId')), isMember(placeholder('userId'), placeholder('today'))))
    .prepare('open_group'),
)

/** The group as the reader may read it; null if the reader is not a member. */
export async function openGroup(db: Db, tourId: string, { userId, today, now }: Reader): Promise<GroupReader | null> {
  const [group] = await prepared(db).execute({ tourId, userId, today })
  return group ? { ...group, tourId, userId, today, now } : null
}
