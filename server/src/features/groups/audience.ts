import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { idArray } from '../../db/queries/relationships.ts'
import { blocks } from '../../db/schema/safety.ts'
import { tourParticipants, tours } from '../../db/schema/tours.ts'
import type { GroupChange } from '../../realtime/realtime.ts'

/** The groups among the changed ones that each of these users is a member of, without changes by a person whom a block hides. */
export async function groupsOf(
  db: Db,
  changes: GroupChange[],
  userIds: string[],
): Promise<(userId: string) => string[]> {
  const tourIds = sql`${idArray(changes.map(({ tourId }) => tourId))}::uuid[]`
  const authors = sql`${idArray(changes.map(({ by }) => by))}::uuid[]`
  const listeners = sql`${idArray(userIds)}::uuid[]`
  const [members, blocked] = await Promise.all([
    db.execute<{ tour: string; who: string }>(sql`
      select id as tour, creator_id as who from ${tours} where id = any(${tourIds}) and creator_id = any(${listeners})
      union all
      select tour_id, user_id from ${tourParticipants} where tour_id = any(${tourIds}) and user_id = any(${listeners})`),
    db.execute<{ author: string; who: string }>(sql`
      select blocker_id as author, blocked_id as who from ${blocks}
      where blocker_id = any(${authors}) and blocked_id = any(${listeners})
      union all
      select blocked_id, blocker_id from ${blocks} where blocked_id = any(${authors}) and blocker_id = any(${listeners})`),
  ])
  const pairs = new Set(blocked.map(({ author, who }) => `${author} ${who}`))
  const byUser = new Map<string, Set<string>>()
  for (const { tour, who } of members) byUser.set(who, (byUser.get(who) ?? new Set()).add(tour))
  return (userId) => {
    const own = byUser.get(userId)
    if (!own) return []
    return changes.flatMap(({ tourId, by }) => (own.has(tourId) && !pairs.has(`${by} ${userId}`) ? [tourId] : []))
  }
}
