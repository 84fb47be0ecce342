import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { blocks } from '../../db/schema/safety.ts'
import { users } from '../../db/schema/social.ts'
import { tours } from '../../db/schema/tours.ts'
import type { TourChange, VisibleChanges } from '../../realtime/realtime.ts'
import { recentNotices } from '../notices/store.ts'

/**
 * Which of the changes each user may be notified of. A user gets none of a tour that a block hides, of a tour with a
 * suspended host, of a tour that is open to another gender, or, as its host, of a change with `exceptHost`.
 */
export async function recipientsOf(db: Db, changes: TourChange[], userIds: string[]): Promise<VisibleChanges> {
  const tourIds = changes.map(({ tourId }) => tourId)
  const [isVisible, recent] = await Promise.all([
    visibilityOf(db, changes, userIds),
    recentNotices(db, tourIds, userIds),
  ])
  return (user) => ({
    tours: tourIds.filter((tourId) => isVisible(tourId, user)),
    notices: recent.some(({ userId, tourId }) => userId === user && tourId !== null && isVisible(tourId, user)),
  })
}

async function visibilityOf(db: Db, changes: TourChange[], userIds: string[]) {
  const list = (ids: string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`
  const [tourIds, listeners] = [list(changes.map(({ tourId }) => tourId)), list(userIds)]
  const exceptHost = list(changes.flatMap((change) => (change.exceptHost ? [change.tourId] : [])))
  const hidden = (await db.execute(sql`
    select t.id as tour, b.blocked_id as who from ${tours} t join ${blocks} b on b.blocker_id = t.creator_id
    where t.id = any(${tourIds}) and b.blocked_id = any(${listeners})
    union all
    select t.id, b.blocker_id from ${tours} t join ${blocks} b on b.blocked_id = t.creator_id
    where t.id = any(${tourIds}) and b.blocker_id = any(${listeners})
    union all
    select id, creator_id from ${tours} where id = any(${exceptHost})
    union all
    select t.id, null from ${tours} t join ${users} host on host.id = t.creator_id
    where t.id = any(${tourIds}) and host.suspended_at is not null
    union all
    select t.id, listener.id from ${tours} t cross join unnest(${listeners}) listener(id)
    where t.id = any(${tourIds}) and not tour_opens_to(t, listener.id)`)) as unknown as {
    tour: string
    who: string | null
  }[]
  const hiddenFromAll = new Set(hidden.flatMap(({ tour, who }) => (who === null ? [tour] : [])))
  const pairs = new Set(hidden.map(({ tour, who }) => `${tour} ${who}`))
  return (tourId: string, userId: string) => !hiddenFromAll.has(tourId) && !pairs.has(`${tourId} ${userId}`)
}
