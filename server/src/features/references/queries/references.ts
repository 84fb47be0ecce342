import { ANNOUNCED_DAYS, REVEAL_DAYS, SHARE_FROM, WRITE_DAYS } from '@saathi/shared/references/rules'
import type { OwnReference, Reference, ReferenceFacts } from '@saathi/shared/references/schema'
import { and, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { notBlocked, notSuspended, showsJoinedTours, type UserRef } from '../../../db/queries/relationships.ts'
import { travelReferences } from '../../../db/schema/references.ts'
import { tours } from '../../../db/schema/tours.ts'
import { users } from '../../../db/schema/users.ts'
import { isVisibleTo } from '../../tours/policy.ts'
import { shownTo } from '../policy.ts'

const r = travelReferences
const writer = alias(users, 'writer')
const about = alias(users, 'about')

/** The reader and the day in India: what is shown from a day on is shown from its first minute. */
export type Reader = { userId: string; today: string }

/** Whether somebody lets the reader see that they were on the tour; `who` is the alias of their row. */
const showsTour = (who: 'writer' | 'about', reader: UserRef) =>
  sql`(${tours.creatorId} = ${sql.raw(who)}.id or ${showsJoinedTours(who, reader)})`

/**
 * The tour, for readers who may see it: those who were on it, and others if both people show them the tours they have
 * joined. Null for a tour whose host is suspended, blocked or gone.
 */
const tourSeenBy = (reader: UserRef) => sql<Reference['tour']>`(
  select json_build_object('_id', tours.id, 'name', tours.name) from ${tours}
  where tours.id = ${r.tourId} and ${isVisibleTo(reader)}
    and (was_on_tour(tours.id, ${reader}) or (${showsTour('writer', reader)} and ${showsTour('about', reader)})))`

const columns = (reader: UserRef) => ({
  _id: r._id,
  tour: tourSeenBy(reader),
  month: sql<string>`to_char(${r.tourEndedOn}, 'YYYY-MM')`,
  company: r.company,
  text: r.text,
  reply: r.reply,
})

/** The first of a name's words. */
const firstName = (name: UserRef) => sql<string>`split_part(trim(${name}), ' ', 1)`

type Page = { before?: string | undefined; limit: number }
const after = ({ before }: Page) => (before === undefined ? undefined : lt(r._id, before))

/** The references about somebody that the reader may see, newest first. */
export const listReferences = (db: Db, userId: string, reader: Reader, page: Page): Promise<Reference[]> =>
  db
    .select({
      ...columns(sql`${reader.userId}::uuid`),
      writer: {
        _id: writer._id,
        name: firstName(writer.name),
        profilePicture: writer.profilePicture,
      },
    })
    .from(r)
    .innerJoin(writer, eq(writer._id, r.fromId))
    .innerJoin(about, eq(about._id, r.aboutId))
    .where(and(eq(r.aboutId, userId), shownTo(reader), after(page)))
    .orderBy(desc(r._id))
    .limit(page.limit)

/**
 * How many references the reader may see about somebody, and how many percent of their writers would travel with them
 * again; null for few. Both count exactly what the list shows.
 */
export async function countReferences(db: Db, userId: string, reader: Reader) {
  const [row] = await db
    .select({ count: count(), again: sql<number>`count(*) filter (where ${r.wouldTravelAgain})`.mapWith(Number) })
    .from(r)
    .where(and(eq(r.aboutId, userId), shownTo(reader)))
  const { count: total, again } = row ?? { count: 0, again: 0 }
  return { count: total, travelAgain: total < SHARE_FROM ? null : Math.round((100 * again) / total) }
}

const ownReferences = (
  db: Db,
  { userId, today }: Reader,
  which: SQL | undefined,
  limit: number,
): Promise<OwnReference[]> =>
  db
    .select({
      ...columns(sql`${userId}::uuid`),
      about: { _id: about._id, name: about.name, profilePicture: about.profilePicture },
      wouldTravelAgain: r.wouldTravelAgain,
      privateNote: r.privateNote,
      state: sql<OwnReference['state']>`case when ${r.hiddenAt} is not null then 'hidden'
        when ${r.shownFrom} > ${today}::date then 'waiting' else 'shown' end`,
      shownFrom: r.shownFrom,
      hiddenReason: r.hiddenReason,
    })
    .from(r)
    .innerJoin(writer, eq(writer._id, r.fromId))
    .innerJoin(about, eq(about._id, r.aboutId))
    .where(and(eq(r.fromId, userId), notBlocked(userId, r.aboutId), notSuspended(r.aboutId), which))
    .orderBy(desc(r._id))
    .limit(limit)

/** The references that a user has written, newest first; without those about people whom a block hides. */
export const listOwnReferences = (db: Db, reader: Reader, page: Page) =>
  ownReferences(db, reader, after(page), page.limit)

/** A reference that the user has written; null if there is none that they can see. */
export const findOwnReference = async (db: Db, reader: Reader, referenceId: string) =>
  (await ownReferences(db, reader, eq(r._id, referenceId), 1))[0] ?? null

type Draft = { tourId: string; aboutId: string; facts: ReferenceFacts }

/** Writes a reference; `write_reference` has all rules. `shown`: both have written about each other, so both are shown. */
export function writeReference(db: Db, me: Reader, { tourId, aboutId, facts }: Draft) {
  const { company, wouldTravelAgain, text, privateNote } = facts
  return callFunction(db, 'write_reference', {
    id: v7(),
    userId: me.userId,
    otherId: aboutId,
    tourId,
    facts: { company, would_travel_again: wouldTravelAgain, text, private_note: privateNote },
    today: me.today,
    writeDays: WRITE_DAYS,
    revealDays: REVEAL_DAYS,
    announcedDays: ANNOUNCED_DAYS,
  })
}

/** Stores the reply of the person whom a reference is about; `reply_to_reference` has all rules. */
export const replyToReference = (db: Db, me: Reader, referenceId: string, text: string) =>
  callFunction(db, 'reply_to_reference', { userId: me.userId, referenceId, text, today: me.today })

/** The person whom a reference of this writer is about, if the reader may see it; else null. */
export async function findShownReference(db: Db, reader: Reader, referenceId: string, writerId: string) {
  const [found] = await db
    .select({ aboutId: r.aboutId })
    .from(r)
    .where(and(eq(r._id, referenceId), eq(r.fromId, writerId), shownTo(reader)))
  return found?.aboutId ?? null
}
