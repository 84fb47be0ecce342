import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { idArray } from '../../db/queries/relationships.ts'
import { notices } from '../../db/schema/notices.ts'
import { blocks } from '../../db/schema/safety.ts'
import { tourParticipants, tourRequests, tours, tourWaitlist } from '../../db/schema/tours.ts'
import { users } from '../../db/schema/users.ts'
import type { Told, TourChange } from '../../realtime/realtime.ts'

/** The author of changes that no user has made. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Who is told of changes of tours: the host, participants, those who wait or have asked for a seat, those who got a
 * notification in the last minute, and the viewers. Nobody is told of a tour that a block hides, of one with a suspended
 * host or one that is open to another gender, and the host not of a change with `exceptHost`.
 * Somebody from whom a block hides the user who has changed it sees the tour as before, and is told of a notification only.
 */
export async function audienceOfTours(
  db: Db,
  changes: TourChange[],
  viewers: { tourId: string; userId: string }[],
): Promise<Told[]> {
  const list = (ids: (string | null)[]) => sql`${idArray(ids.map((id) => id ?? NOBODY))}::uuid[]`
  const changed = list(changes.map(({ tourId }) => tourId))
  const by = list(changes.map((change) => change.by))
  const toAll = new Set(changes.flatMap((change) => (change.exceptHost ? [] : [change.tourId])))
  const exceptHost = list(changes.flatMap(({ tourId }) => (toAll.has(tourId) ? [] : [tourId])))
  const [shown, shownTo] = [list(viewers.map(({ tourId }) => tourId)), list(viewers.map(({ userId }) => userId))]
  return db.execute<Told>(sql`
    select one.tour as id, one.who as "userId", one.noticed
    from (
      select tour, who, bool_or(noticed) as noticed from (
        select unnest(${shown}) as tour, unnest(${shownTo}) as who, false as noticed
        union all select id, creator_id, false from ${tours} where id = any(${changed})
        union all select tour_id, user_id, false from ${tourParticipants} where tour_id = any(${changed})
        union all select tour_id, user_id, false from ${tourWaitlist} where tour_id = any(${changed})
        union all select tour_id, user_id, false from ${tourRequests} where tour_id = any(${changed})
        union all select tour_id, user_id, true from ${notices}
          where tour_id = any(${changed}) and created_at > now() - interval '1 minute') every(tour, who, noticed)
      group by tour, who) one
    left join ${tours} t on t.id = one.tour
    left join ${users} host on host.id = t.creator_id
    where host.suspended_at is null
      and (t.id is null or tour_opens_to(t, one.who))
      and not (one.tour = any(${exceptHost}) and one.who = t.creator_id)
      and (one.noticed or exists (
        select from unnest(${changed}, ${by}) change(tour, author)
        where change.tour = one.tour
          and not exists (select from ${blocks} where blocker_id = change.author and blocked_id = one.who)
          and not exists (select from ${blocks} where blocker_id = one.who and blocked_id = change.author)))
      and not exists (select from ${blocks} where blocker_id = t.creator_id and blocked_id = one.who)
      and not exists (select from ${blocks} where blocker_id = one.who and blocked_id = t.creator_id)`)
}
