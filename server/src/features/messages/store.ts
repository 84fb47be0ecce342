import type { Thread } from '@saathi/shared/messages'
import type { Person } from '@saathi/shared/social'
import { and, desc, eq, getTableColumns, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { matched } from '../../db/queries/relationships.ts'
import { messages, threads } from '../../db/schema/messages.ts'
import { users } from '../../db/schema/social.ts'
import { personColumns } from '../profile/store.ts'

const m = getTableColumns(messages)
const t = getTableColumns(threads)
const theirs = alias(threads, 'theirs')
const { placeholder, raw } = sql

/** Beyond every id. */
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
/** Unread messages of one talk are counted so far. */
const COUNTED = 100

/** A message as it is sent. */
const written = sql`id as "_id", from_id as "from", to_id as "to", text,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, key`

/** Messages of the talk that stand after the reader's mark. */
const unread = sql<number>`(
  select count(*)::int from (
    select from ${messages} x where x.from_id = ${t.otherId} and x.to_id = ${t.userId}
      and x.id > coalesce(${t.readUpTo}, '00000000-0000-0000-0000-000000000000') limit ${raw(`${COUNTED}`)}) after_mark)`

/** What `findTalk` asks. */
export function talkQuery(db: Db) {
  // One place for each: a placeholder that stands six times is sent six times.
  const asked = sql`(values (${placeholder('me')}::uuid, ${placeholder('other')}::uuid, ${placeholder('before')}::uuid)) asked(me, other, before)`
  const [self, other] = [sql`asked.me`, sql`asked.other`]
  const limit = placeholder('limit')
  const run = (from: SQL, to: SQL) =>
    sql`(select * from ${messages} where from_id = ${from} and to_id = ${to} and id < asked.before order by id desc limit ${limit})`
  const older = (from: SQL, to: SQL) =>
    sql`exists (select from ${messages} where from_id = ${from} and to_id = ${to} and id < page.last)`
  return db
    .select({
      person: personColumns(self),
      readUpTo: theirs.readUpTo,
      items: sql<string>`page.items`,
      nextCursor: sql<string | null>`case when ${older(self, other)} or ${older(other, self)} then page.last end`,
    })
    .from(asked)
    .innerJoin(users, sql`${users._id} = ${other}`)
    .crossJoinLateral(
      sql`(
        select coalesce(json_agg(message), '[]')::text as items, min(message."_id"::text)::uuid as last
        from (
          select ${written} from (${run(self, other)} union all ${run(other, self)}) runs
          order by id desc limit ${limit}) message) page`,
    )
    .leftJoin(theirs, and(eq(theirs.userId, users._id), sql`${theirs.otherId} = ${self}`))
    .where(and(isNull(users.suspendedAt), matched(self, users._id)))
}

const prepared = perDb((db) => {
  const me = placeholder('me')
  const open = [eq(t.userId, me), isNull(users.suspendedAt), matched(me, t.otherId)] as const
  return {
    threads: db
      .select({ person: personColumns(me), last: m, unread })
      .from(threads)
      .innerJoin(users, eq(users._id, t.otherId))
      .innerJoin(messages, eq(m._id, t.lastId))
      .where(and(...open, lt(t.lastId, placeholder('before'))))
      .orderBy(desc(t.lastId))
      .limit(placeholder('limit'))
      .prepare('list_threads'),
    unread: db
      .select({ unread: sql<number>`coalesce(sum(${unread}), 0)::int` })
      .from(threads)
      .innerJoin(users, eq(users._id, t.otherId))
      .where(and(...open, sql`${t.lastId} > coalesce(${t.readUpTo}, '00000000-0000-0000-0000-000000000000')`))
      .prepare('count_unread'),
    talk: talkQuery(db).prepare('find_talk'),
    find: db
      .select(m)
      .from(messages)
      .where(eq(m._id, placeholder('messageId')))
      .prepare('find_message'),
  }
})

type Page = { before?: string; limit: number }

/** Somebody's open talks, the latest first, before the one whose last message is `before`. */
export const listThreads = (db: Db, me: string, { before = LAST, limit }: Page): Promise<Thread[]> =>
  prepared(db).threads.execute({ me, before, limit })

/** What somebody has not read in all their open talks, at most a hundred a talk. */
export async function countUnread(db: Db, me: string): Promise<number> {
  const [counted] = await prepared(db).unread.execute({ me })
  return counted?.unread ?? 0
}

/**
 * A talk as one of the two sees it, or null where there is none, or no more: with whom, how far they have read it, and
 * as the JSON of an array what the two have written to each other, newest first, before the message `before`.
 */
export async function findTalk(
  db: Db,
  me: string,
  other: string,
  { before = LAST, limit }: Page,
): Promise<{ person: Person; readUpTo: string | null; items: string; nextCursor: string | null } | null> {
  const [talk] = await prepared(db).talk.execute({ me, other, before, limit })
  return talk ?? null
}

type Sent = { outcome: 'sent'; message: string } | { outcome: 'closed' | 'key'; message: null }

/** Sends, once for each key; the message as it then stands, or why not. */
export async function sendMessage(db: Db, me: string, other: string, { text, key }: { text: string; key?: string }) {
  const [sent] = await db.execute<Sent>(sql`select * from send_message(${me}, ${other}, ${text}, ${key ?? null})`)
  if (sent?.outcome !== 'sent') return sent?.outcome ?? 'closed'
  const [message] = await prepared(db).find.execute({ messageId: sent.message })
  return message ?? 'closed'
}

/** Marks what the other wrote as read, up to a message; false where there is no talk. */
export async function markRead(db: Db, me: string, other: string, upTo: string): Promise<boolean> {
  const [done] = await db.execute<{ done: boolean }>(sql`select mark_read(${me}, ${other}, ${upTo}) as done`)
  return done?.done === true
}
