import { addDays } from '@saathi/shared/lib/days'
import { ANNOUNCED_DAYS, WRITE_DAYS } from '@saathi/shared/references/rules'
import type { PendingReference } from '@saathi/shared/references/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { notBlocked, notSuspended } from '../../../db/queries/relationships.ts'
import { travelReferences } from '../../../db/schema/references.ts'
import { tourParticipants, tours } from '../../../db/schema/tours.ts'
import { users } from '../../../db/schema/users.ts'
import type { PendingCursor } from '../cursor.ts'
import type { Reader } from './references.ts'

type Page = { tourId?: string | undefined; after?: PendingCursor | undefined; limit: number }

/**
 * The people about whom the user may write, or has written, those whose time ends first first: of the tours that have
 * ended in the last 30 days, whose people they were in time (`took_part_in_time`). It depends on nothing that others have written.
 */
export async function listPending(db: Db, reader: Reader, page: Page): Promise<PendingReference[]> {
  return db
    .select({
      tour: sql<PendingReference['tour']>`pending.tour`,
      person: sql<PendingReference['person']>`pending.person`,
      until: sql<string>`pending.until`,
      written: sql<boolean>`pending.written`,
    })
    .from(sql`${pendingRows(reader, page)} pending`)
}

/** The same list as rows, to be read with others in one statement. */
export function pendingRows({ userId, today }: Reader, page: Page): SQL {
  const first = addDays(today, -WRITE_DAYS)
  const isAfter: SQL = page.after
    ? sql`(t.end_date, t.id, p.id) > (${page.after[0]}::date, ${page.after[1]}::uuid, ${page.after[2]}::uuid)`
    : sql`true`
  return sql`(
    with mine as materialized (
      select t.id, t.name, t.end_date, t.creator_id from ${tours} t
      where t.end_date between ${first}::date and ${today}::date - 1 and t.cancelled_at is null
        and t.id in (select id from ${tours} where creator_id = ${userId}
          union all select tour_id from ${tourParticipants} where user_id = ${userId})
        and ${page.tourId === undefined ? sql`true` : sql`t.id = ${page.tourId}`}
        and took_part_in_time(t, ${userId}, ${ANNOUNCED_DAYS})
        and ${notBlocked(userId, sql`t.creator_id`)} and ${notSuspended(sql`t.creator_id`)})
    select json_build_object('_id', t.id, 'name', t.name, 'endDate', t.end_date) as tour,
      json_build_object('_id', p.id, 'name', p.name, 'profilePicture', p.profile_picture) as person,
      to_char(t.end_date + ${WRITE_DAYS}::int, 'YYYY-MM-DD') as until,
      exists (select from ${travelReferences} r
        where r.tour_id = t.id and r.from_id = ${userId} and r.about_id = p.id) as written
    from mine t
    cross join lateral (
      select t.creator_id as id union all select s.user_id from ${tourParticipants} s where s.tour_id = t.id) on_it
    join ${users} p on p.id = on_it.id
    join ${tours} whole on whole.id = t.id and took_part_in_time(whole, p.id, ${ANNOUNCED_DAYS})
    where p.id <> ${userId} and p.suspended_at is null and ${notBlocked(userId, sql`p.id`)} and ${isAfter}
    order by t.end_date, t.id, p.id
    limit ${page.limit})`
}
