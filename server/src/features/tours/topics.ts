import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { idArray } from '../../db/queries/relationships.ts'
import { notices } from '../../db/schema/notices.ts'
import { blocks } from '../../db/schema/safety.ts'
import { tourParticipants, tourRequests, tours, tourWaitlist } from '../../db/schema/tours.ts'
import type { Realtime } from '../../realtime/realtime.ts'
import { createTopic, type Told, type Viewer } from '../../realtime/topic.ts'
import { isVisibleTo } from './policy.ts'

/** A tour that has changed; `exceptHost`: its host is not notified. `by`: the user who has changed it, if it was one. */
type TourChange = { tourId: string; exceptHost: boolean; by: string | null }

/** The author of changes that no user has made. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Who is told of changes of tours: the host, participants, those who wait or have asked for a seat, those who got a
 * notification in the last minute, and the viewers. Nobody is told of a tour that a block hides, of one with a suspended
 * host or one that is open to another gender, and the host not of a change with `exceptHost`.
 * Somebody from whom a block hides the user who has changed it sees the tour as before, and is told of a notification only.
 */
async function readAudience(db: Db, changes: TourChange[], viewersOf: (ids: string[]) => Viewer[]): Promise<Told[]> {
  const list = (ids: (string | null)[]) => sql`${idArray(ids.map((id) => id ?? NOBODY))}::uuid[]`
  const changed = list(changes.map(({ tourId }) => tourId))
  const by = list(changes.map((change) => change.by))
  const toAll = new Set(changes.flatMap((change) => (change.exceptHost ? [] : [change.tourId])))
  const exceptHost = list(changes.flatMap(({ tourId }) => (toAll.has(tourId) ? [] : [tourId])))
  const viewers = viewersOf(changes.map(({ tourId }) => tourId))
  const [shown, shownTo] = [list(viewers.map(({ id }) => id)), list(viewers.map(({ userId }) => userId))]
  return db
    .select({ id: sql<string>`one.tour`, userId: sql<string>`one.who`, noticed: sql<boolean>`one.noticed` })
    .from(sql`(
      select tour, who, bool_or(noticed) as noticed from (
        select unnest(${shown}) as tour, unnest(${shownTo}) as who, false as noticed
        union all select id, creator_id, false from ${tours} where id = any(${changed})
        union all select tour_id, user_id, false from ${tourParticipants} where tour_id = any(${changed})
        union all select tour_id, user_id, false from ${tourWaitlist} where tour_id = any(${changed})
        union all select tour_id, user_id, false from ${tourRequests} where tour_id = any(${changed})
        union all select tour_id, user_id, true from ${notices}
          where tour_id = any(${changed}) and created_at > now() - interval '1 minute') every(tour, who, noticed)
      group by tour, who) one
    left join ${tours} on tours.id = one.tour`)
    .where(sql`(tours.id is null or ${isVisibleTo(sql`one.who`)})
      and not (one.tour = any(${exceptHost}) and one.who = tours.creator_id)
      and (one.noticed or exists (
        select from unnest(${changed}, ${by}) change(tour, author)
        where change.tour = one.tour
          and not exists (select from ${blocks} where blocker_id = change.author and blocked_id = one.who)
          and not exists (select from ${blocks} where blocker_id = one.who and blocked_id = change.author)))`)
}

/** Changes of tours, of their people and of notifications about them. */
export const tourTopic = createTopic<TourChange>({
  codes: 'tgj',
  toText: ({ tourId, exceptHost, by }) => `${exceptHost ? 'g' : by ? 'j' : 't'}${tourId}${by ?? ''}`,
  fromText: (text) => ({
    tourId: text.slice(1, 37),
    exceptHost: text.startsWith('g'),
    by: text.slice(37) || null,
  }),
  readAudience,
  toEvent: (tourId) => ({ kind: 'tour', tourId }),
})

/**
 * Announces a change of a tour to its people and to those who were shown it; with `exceptHost` to all of them but its host,
 * with `by` not to those from whom a block hides the user who has changed it. Call it after the write.
 */
export const publishTourChange = (
  realtime: Realtime,
  tourId: string,
  { exceptHost = false, by = null }: { exceptHost?: boolean; by?: string | null } = {},
): void => realtime.publishChange(tourTopic, { tourId, exceptHost, by })
