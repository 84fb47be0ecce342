import type { ConversationSummary } from '@saathi/shared/messages'
import type { Person } from '@saathi/shared/social'
import { and, desc, eq, getTableColumns, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { matched, mayWrite } from '../../db/queries/relationships.ts'
import { messages, threads } from '../../db/schema/messages.ts'
import { users } from '../../db/schema/social.ts'
import { personColumns } from '../profile/store.ts'

const m = getTableColumns(messages)
const t = getTableColumns(threads)
const theirs = alias(threads, 'theirs')
const { placeholder, raw } = sql

/** Greater than every id. */
const MAX_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
/** Maximum count of unread messages in one conversation. */
const MAX_UNREAD = 100

/** A message in its JSON form. */
const messageJson = sql`id as "_id", from_id as "from", to_id as "to", text,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, key`

/** Number of messages of the conversation after the reader's read mark. */
const unread = sql<number>`(
  select count(*)::int from (
    select from ${messages} x where x.from_id = ${t.otherId} and x.to_id = ${t.userId}
      and x.id > coalesce(${t.readUpTo}, '00000000-0000-0000-0000-000000000000') limit ${raw(`${MAX_UNREAD}`)}) after_mark)`

/** The query of `findConversation`. */
export function conversationQuery(db: Db) {
  // Each placeholder occurs once: one that occurs six times is sent six times.
  const params = sql`(values (${placeholder('me')}::uuid, ${placeholder('other')}::uuid, ${placeholder('before')}::uuid, ${placeholder('today')}::date)) params(me, other, before, today)`
  const [self, other] = [sql`params.me`, sql`params.other`]
  const limit = placeholder('limit')
  const sentBy = (from: SQL, to: SQL) =>
    sql`(select * from ${messages} where from_id = ${from} and to_id = ${to} and id < params.before order by id desc limit ${limit})`
  const hasOlder = (from: SQL, to: SQL) =>
    sql`exists (select from ${messages} where from_id = ${from} and to_id = ${to} and id < page.last)`
  return db
    .select({
      person: personColumns(self),
      matched: sql<boolean>`${matched(self, users._id)}`,
      readUpTo: theirs.readUpTo,
      items: sql<string>`page.items`,
      nextCursor: sql<string | null>`case when ${hasOlder(self, other)} or ${hasOlder(other, self)} then page.last end`,
    })
    .from(params)
    .innerJoin(users, sql`${users._id} = ${other}`)
    .crossJoinLateral(
      sql`(
        select coalesce(json_agg(message), '[]')::text as items, min(message."_id"::text)::uuid as last
        from (
          select ${messageJson} from (${sentBy(self, other)} union all ${sentBy(other, self)}) both_sides
          order by id desc limit ${limit}) message) page`,
    )
    .leftJoin(theirs, and(eq(theirs.userId, users._id), sql`${theirs.otherId} = ${self}`))
    .where(and(isNull(users.suspendedAt), mayWrite(self, users._id, sql`params.today`)))
}

const prepared = perDb((db) => {
  const me = placeholder('me')
  const open = [eq(t.userId, me), isNull(users.suspendedAt), mayWrite(me, t.otherId, placeholder('today'))] as const
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
    conversation: conversationQuery(db).prepare('find_talk'),
    find: db
      .select(m)
      .from(messages)
      .where(eq(m._id, placeholder('messageId')))
      .prepare('find_message'),
  }
})

/** `today`: the calendar day in India, on which it depends who may write to whom. */
type Page = { before?: string; limit: number; today: string }

/** The user's open conversations, latest first, before the one whose last message is `before`. */
export const listConversations = (
  db: Db,
  me: string,
  { before = MAX_ID, limit, today }: Page,
): Promise<ConversationSummary[]> => prepared(db).threads.execute({ me, before, limit, today })

/** Number of unread messages in all open conversations of the user, at most 100 for each. */
export async function countUnread(db: Db, me: string, today: string): Promise<number> {
  const [row] = await prepared(db).unread.execute({ me, today })
  return row?.unread ?? 0
}

type ConversationPage = {
  person: Person
  matched: boolean
  readUpTo: string | null
  items: string
  nextCursor: string | null
}

/**
 * A page of a conversation, or null when the two may not write to each other: the other person, the last message that they have read,
 * and the messages before the message `before`, newest first, as the JSON text of an array.
 */
export async function findConversation(
  db: Db,
  me: string,
  other: string,
  { before = MAX_ID, limit, today }: Page,
): Promise<ConversationPage | null> {
  const [conversation] = await prepared(db).conversation.execute({ me, other, before, limit, today })
  return conversation ?? null
}

type Sent = { outcome: 'sent'; message: string } | { outcome: 'closed' | 'key'; message: null }

/** Sends a message, once for each key. Returns the stored message or the reason why it was not sent. */
export async function sendMessage(
  db: Db,
  me: string,
  other: string,
  { text, key, today }: { text: string; key?: string; today: string },
) {
  const [sent] = await db.execute<Sent>(
    sql`select * from send_message(${me}, ${other}, ${text}, ${key ?? null}, ${today})`,
  )
  if (sent?.outcome !== 'sent') return sent?.outcome ?? 'closed'
  const [message] = await prepared(db).find.execute({ messageId: sent.message })
  return message ?? 'closed'
}

/** Marks the other person's messages up to `upTo` as read; false when the two may not write to each other. */
export async function markRead(
  db: Db,
  me: string,
  other: string,
  { upTo, today }: { upTo: string; today: string },
): Promise<boolean> {
  const [row] = await db.execute<{ done: boolean }>(sql`select mark_read(${me}, ${other}, ${upTo}, ${today}) as done`)
  return row?.done === true
}
