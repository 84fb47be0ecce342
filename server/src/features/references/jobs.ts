import { addDays, indianDay } from '@saathi/shared/lib/days'
import { ANNOUNCED_DAYS, WRITE_DAYS } from '@saathi/shared/references/rules'
import { sql } from 'drizzle-orm'
import type { Deps } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { notSuspended } from '../../db/queries/relationships.ts'
import { travelReferences } from '../../db/schema/references.ts'
import { tourParticipants, tours } from '../../db/schema/tours.ts'
import { shownTo } from './policy.ts'

/** Tours or references in one run. */
const BATCH = 500

/**
 * Asks the people of tours that ended yesterday or before for references, with a notification each; not those whose tour
 * or seat came too late for references. The row lock on the
 * tour, and its column that says so, let several processes ask once.
 */
export async function askForReferences(db: Db, today: string): Promise<void> {
  await db.execute(sql`
    with due as (
      select t.id from ${tours} t
      where not t.asked_for_references and t.cancelled_at is null
        and t.end_date between ${addDays(today, -WRITE_DAYS)}::date and ${addDays(today, -1)}::date
        and ${notSuspended(sql`t.creator_id`)}
      order by t.end_date limit ${BATCH} for no key update skip locked),
    asked as (
      update ${tours} set asked_for_references = true where id in (select id from due) returning id, creator_id)
    insert into notices (id, user_id, kind, tour_id)
    select uuidv7(), people.id, 'referencesDue', asked.id from asked
    join ${tours} t on t.id = asked.id
    cross join lateral (
      select asked.creator_id as id union all select user_id from ${tourParticipants} where tour_id = asked.id) people
    where took_part_in_time(t, people.id, ${ANNOUNCED_DAYS}) and exists (
      select from ${tourParticipants} seat where seat.tour_id = asked.id
        and took_part_in_time(t, seat.user_id, ${ANNOUNCED_DAYS}))`)
}

/**
 * Notifies people of references about them that are shown since 14 days have passed. Those that both have written are
 * notified of by `write_reference`.
 */
export async function announceReferences(db: Db, today: string): Promise<void> {
  await db.execute(sql`
    with due as (
      select id from ${travelReferences}
      where announced_at is null and tour_id is not null and ${shownTo({ userId: travelReferences.aboutId, today })}
      order by shown_from limit ${BATCH} for no key update skip locked),
    announced as (
      update ${travelReferences} set announced_at = now() where id in (select id from due)
      returning about_id, tour_id, from_id)
    insert into notices (id, user_id, kind, tour_id, actor_id)
    select uuidv7(), about_id, 'referenced', tour_id, from_id from announced`)
}

export const referencesJobs = ({ db, now }: Pick<Deps, 'db' | 'now'>) => ({
  referencesDue: () => askForReferences(db, indianDay(now())),
  referencesShown: () => announceReferences(db, indianDay(now())),
})
