import { GROUP_DAYS } from '@saathi/shared/groups/rules'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { hiddenFrom } from '../../db/queries/relationships.ts'
import { tourParticipants, tours } from '../../db/schema/tours.ts'
import { users } from '../../db/schema/users.ts'

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

/** True for the groups in which the reader may read and write. */
export const isOpen = sql`is_group_member(${placeholder('userId')}::uuid, tours.id, ${placeholder('today')}::date)`

const prepared = perDb((db) =>
  db
    .select({
      isHost: sql<boolean>`${tours.creatorId} = ${placeholder('userId')}::uuid`,
      opensUntil,
      hidden: hiddenInGroup,
    })
    .from(tours)
    .where(and(eq(tours._id, placeholder('tourId')), isOpen))
    .prepare('open_group'),
)

/** The group as the reader may read it; null if the reader is not a member. */
export async function openGroup(db: Db, tourId: string, { userId, today, now }: Reader): Promise<GroupReader | null> {
  const [group] = await prepared(db).execute({ tourId, userId, today })
  return group ? { ...group, tourId, userId, today, now } : null
}
