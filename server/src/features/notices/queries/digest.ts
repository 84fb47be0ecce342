import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { groupSummaries } from '../../../db/schema/groups.ts'
import { threads } from '../../../db/schema/messages.ts'
import { notices } from '../../../db/schema/notices.ts'
import { tripFriends } from '../../../db/schema/trip-friends.ts'
import { users } from '../../../db/schema/users.ts'
import type { Digest } from '../mails.ts'

/** Smaller than every id. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000'

type Source = typeof threads | typeof groupSummaries | typeof notices | typeof tripFriends

/** The next users, in the order of ids, with unread rows in one table: read from a partial index. */
const page = (db: Db, table: Source, isUnread: SQL) =>
  db
    .selectDistinct({ userId: table.userId })
    .from(table)
    .where(and(isUnread, sql`${table.userId} > ${sql.placeholder('after')}::uuid`))
    .orderBy(table.userId)
    .limit(sql.placeholder('limit'))

export const peopleQueries = (db: Db) => ({
  threads: page(db, threads, sql`${threads.unread} > 0`),
  groups: page(db, groupSummaries, sql`${groupSummaries.unread} > 0 and not ${groupSummaries.muted}`),
  notices: page(db, notices, sql`${notices.readAt} is null`),
  invitations: page(db, tripFriends, sql`${tripFriends.state} = 'invited' and ${tripFriends.seenAt} is null`),
})

const prepared = perDb((db) => {
  const { threads, groups, notices, invitations } = peopleQueries(db)
  return [
    threads.prepare('people_with_unread_threads'),
    groups.prepare('people_with_unread_groups'),
    notices.prepare('people_with_unread_notices'),
    invitations.prepare('people_with_invitations'),
  ]
})

/**
 * The next users after the id `after` with anything unread, and the last id up to which all are included; null when there
 * are no more. A statement for each table, since they may be in different databases.
 */
export async function listPeopleWithUnread(db: Db, after: string, limit: number) {
  const pages = await Promise.all(prepared(db).map((statement) => statement.execute({ after, limit })))
  const lastOfFull = pages.filter(({ length }) => length === limit).map((rows) => rows.at(-1)?.userId ?? FIRST_ID)
  const next = lastOfFull.sort()[0] ?? null
  const ids = new Set(pages.flat().map(({ userId }) => userId))
  return { ids: [...ids].filter((id) => next === null || id <= next), next }
}

/** `awaySince`: users who were here later get no mail now. */
type When = { today: string; awaySince: string }

const mayGetDigest = ({ today, awaySince }: When) =>
  and(
    users.digestMails,
    isNotNull(users.consentedAt),
    isNull(users.suspendedAt),
    isNull(users.accountGoneAt),
    isNull(users.deletionAskedAt),
    sql`${users.email} ~ '^[^@[:cntrl:][:space:]]+@[^@[:cntrl:][:space:]]+$'`,
    or(isNull(users.digestDay), lt(users.digestDay, today)),
    or(isNull(users.seenAt), lt(users.seenAt, awaySince)),
  )

export type Recipient = { _id: string; seenAt: string | null; digestUpTo: string | null }

/** The users among these who may get a daily mail now. */
export const listRecipients = (db: Db, ids: string[], when: When): Promise<Recipient[]> =>
  db
    .select({ _id: users._id, seenAt: users.seenAt, digestUpTo: users.digestUpTo })
    .from(users)
    .where(and(inArray(users._id, ids), mayGetDigest(when)))

/**
 * Records the day's mail of the user and queues it, in one statement; false if the user has got one today, has been here
 * or may not get one any more.
 */
export async function queueDigest(db: Db, person: Recipient, digest: Digest, when: When & { upTo: string }) {
  const isUnchanged = and(
    eq(users._id, person._id),
    mayGetDigest(when),
    sql`${users.seenAt} is not distinct from ${person.seenAt}::timestamptz`,
  )
  const queued = await db.execute(sql`
    with recipient as (
      update ${users} set digest_day = ${when.today}::date, digest_up_to = ${when.upTo}::timestamptz
      where ${isUnchanged} returning email, mail_token)
    insert into outbox (id, "to", kind, params, unsubscribe)
    select uuidv7(), email, 'digest', ${JSON.stringify({ digest })}::text::jsonb, mail_token from recipient
    returning id`)
  return queued.length > 0
}
