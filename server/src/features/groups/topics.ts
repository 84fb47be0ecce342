import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { idArray } from '../../db/queries/relationships.ts'
import { blocks } from '../../db/schema/safety.ts'
import { tourParticipants, tours } from '../../db/schema/tours.ts'
import type { GroupChange, Told } from '../../realtime/realtime.ts'

/** The members of the changed groups, except those from whom a block hides who has changed it or the entry's author. */
export async function audienceOfGroups(db: Db, changes: GroupChange[]): Promise<Told[]> {
  const tourIds = sql`${idArray(changes.map(({ tourId }) => tourId))}::uuid[]`
  const changers = sql`${idArray(changes.map(({ by }) => by))}::uuid[]`
  const authors = sql`${idArray(changes.map(({ author }) => author))}::uuid[]`
  return db.execute<Told>(sql`
    select distinct change.tour as id, member.who as "userId"
    from unnest(${tourIds}, ${changers}, ${authors}) change(tour, changer, author)
    cross join lateral (
      select creator_id as who from ${tours} where id = change.tour
      union all select user_id from ${tourParticipants} where tour_id = change.tour) member
    where not exists (
        select from ${blocks} where blocker_id in (change.changer, change.author) and blocked_id = member.who)
      and not exists (
        select from ${blocks} where blocker_id = member.who and blocked_id in (change.changer, change.author))`)
}
