import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { blocks } from '../../db/schema/safety.ts'
import { users } from '../../db/schema/social.ts'
import { tours } from '../../db/schema/tours.ts'
import type { TourChange, VisibleChanges } from '../../realtime/realtime.ts'
import { noticesLeft } from '../notices/store.ts'

/**
 * What each of these users is to hear of changed tours: nothing where a block hides the tour from them, its host is
 * suspended, or the change is not for its host.
 */
export async function recipientsOf(db: Db, changes: TourChange[], userIds: string[]): Promise<VisibleChanges> {
  const tourIds = changes.map(({ tourId }) => tourId)
  const [hears, left] = await Promise.all([hearingOf(db, changes, userIds), noticesLeft(db, tourIds, userIds)])
  return (user) => ({
    tours: tourIds.filter((tourId) => hears(tourId, user)),
    notices: left.some(({ userId, tourId }) => userId === user && hears(tourId, user)),
  })
}

async function hearingOf(db: Db, changes: TourChange[], userIds: string[]) {
  const list = (ids: string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`
  const [all, here] = [list(changes.map(({ tourId }) => tourId)), list(userIds)]
  const exceptHost = list(changes.flatMap((change) => (change.exceptHost ? [change.tourId] : [])))
  const deaf = (await db.execute(sql`
    select t.id as tour, b.blocked_id as who from ${tours} t join ${blocks} b on b.blocker_id = t.creator_id
    where t.id = any(${all}) and b.blocked_id = any(${here})
    union all
    select t.id, b.blocker_id from ${tours} t join ${blocks} b on b.blocked_id = t.creator_id
    where t.id = any(${all}) and b.blocker_id = any(${here})
    union all
    select id, creator_id from ${tours} where id = any(${exceptHost})
    union all
    select t.id, null from ${tours} t join ${users} host on host.id = t.creator_id
    where t.id = any(${all}) and host.suspended_at is not null`)) as unknown as { tour: string; who: string | null }[]
  const toNobody = new Set(deaf.flatMap(({ tour, who }) => (who === null ? [tour] : [])))
  const pairs = new Set(deaf.map(({ tour, who }) => `${tour} ${who}`))
  return (tourId: string, userId: string) => !toNobody.has(tourId) && !pairs.has(`${tourId} ${userId}`)
}
