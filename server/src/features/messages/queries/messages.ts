import type { ConversationSummary, Message } from '@saathi/shared/messages/schema'
import type { Person } from '@saathi/shared/social/schema'
import { and, isNull, sql } from 'drizzle-orm'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { fillPage } from '../../../db/queries/pagination.ts'
import { idArray, mayWriteAboutTour } from '../../../db/queries/relationships.ts'
import { threads } from '../../../db/schema/messages.ts'
import { users } from '../../../db/schema/users.ts'
import { personColumns } from '../../social/profile/queries/profile.ts'

/** Greater than every id. */
const MAX_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const { placeholder } = sql

const me = placeholder('me')
/** Whether the reader may write to the other user of the thread `t`. */
const isOpenThread = sql`${users._id} = t.other_id and ${isNull(users.suspendedAt)}
  and (t.matched or ${mayWriteAboutTour(me, users._id, placeholder('today'))})`

/** The reader's threads, latest first, each with the other user if the reader may write to them. */
export const threadQuery = (db: Db) =>
  db
    .select({
      otherId: sql<string>`t.other_id`,
      last: {
        _id: sql<string>`t.last_id`,
        from: sql<string>`t.last_from`,
        text: sql<string>`t.last_text`,
        at: sql`t.last_at`.mapWith(threads.lastAt),
        key: sql<string | null>`t.last_key`,
      },
      unread: sql<number>`t.unread`,
      person: personColumns(me),
    })
    .from(sql`read_threads(${me}, ${placeholder('before')}, ${placeholder('limit')}) t`)
    .leftJoin(users, isOpenThread)
    .orderBy(sql`t.last_id desc`)

/** The number of unread messages in the reader's threads with users to whom they may write. */
export const unreadQuery = (db: Db) =>
  db
    .select({ unread: sql<number>`coalesce(sum(t.unread), 0)::int` })
    .from(sql`unread_threads(${me}) t`)
    .innerJoin(users, isOpenThread)

/** The users among `others` to whom the reader may write; `matched` are those who are matched with the reader. */
const isOpen = and(
  sql`${users._id} = any(${placeholder('others')}::uuid[])`,
  isNull(users.suspendedAt),
  sql`(${users._id} = any(${placeholder('matched')}::uuid[]) or ${mayWriteAboutTour(me, users._id, placeholder('today'))})`,
)

/**
 * A page of the conversation of `params` as one row: its messages, newest first, as the text of a JSON array, and the last
 * of them if there are older ones. The function returns a page and one message more of each user.
 */
const conversationPage = sql`(
  select coalesce(json_agg(message), '[]')::text as items,
    case when max(newest.found) > params.most then min(newest.id::text) end as next_cursor
  from (
    select *, count(*) over () as found
    from read_conversation(params.me, params.other, params.before, params.most + 1)
    order by id desc limit params.most) newest
  cross join lateral (
    select newest.id as "_id", newest.from_id as "from", newest.to_id as "to", newest.text,
      to_char(newest.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, newest.key) message) page`

/** The query of `findConversation`. Functions ask, once each, for what may be in other databases than `users`. */
export function conversationQuery(db: Db) {
  // Each placeholder occurs once: one that occurs six times is sent six times.
  const params = sql`(values (${me}::uuid, ${placeholder('other')}::uuid, ${placeholder('before')}::uuid, ${placeholder('limit')}::int, ${placeholder('today')}::date)) params(me, other, before, most, today)`
  const reader = sql`params.me`
  return db
    .select({
      person: personColumns(reader),
      matched: sql<boolean>`pair.matched`,
      readUpTo: sql<string | null>`mark.read_up_to`,
      items: sql<string>`page.items`,
      nextCursor: sql<string | null>`page.next_cursor`,
    })
    .from(params)
    .innerJoin(users, sql`${users._id} = params.other`)
    .crossJoinLateral(sql`are_matched(params.me, params.other) pair(matched)`)
    .crossJoinLateral(sql`read_mark(params.other, params.me) mark(read_up_to)`)
    .crossJoinLateral(conversationPage)
    .where(
      and(isNull(users.suspendedAt), sql`(pair.matched or ${mayWriteAboutTour(reader, users._id, sql`params.today`)})`),
    )
}

const prepared = perDb((db) => ({
  threads: threadQuery(db).prepare('list_threads'),
  unread: unreadQuery(db).prepare('unread_threads'),
  openPeople: db.select(personColumns(me)).from(users).where(isOpen).prepare('open_people'),
  conversation: conversationQuery(db).prepare('find_conversation'),
}))

/** `today`: the calendar day in India, on which it depends who may write to whom. */
type Page = { before?: string; limit: number; today: string }

type ThreadRow = { otherId: string; isMatched: boolean }

/** The parameters of a statement that finds which threads are open. */
const openParams = (me: string, rows: ThreadRow[], today: string) => ({
  me,
  today,
  others: idArray(rows.map(({ otherId }) => otherId)),
  matched: idArray(rows.filter(({ isMatched }) => isMatched).map(({ otherId }) => otherId)),
})

/** The people among these to whom this user may write, by id. */
export async function findOpen(db: Db, me: string, rows: ThreadRow[], today: string): Promise<Map<string, Person>> {
  const people = await prepared(db).openPeople.execute(openParams(me, rows, today))
  return new Map(people.map((person) => [person._id, person]))
}

/** The user's open conversations, latest first, before the one whose last message is `before`. */
export function listConversations(
  db: Db,
  me: string,
  { before = MAX_ID, limit, today }: Page,
): Promise<ConversationSummary[]> {
  const statements = prepared(db)
  type Row = Awaited<ReturnType<typeof statements.threads.execute>>[number]
  return fillPage(
    limit,
    (after: Row | undefined, count) =>
      statements.threads.execute({ me, today, before: after?.last._id ?? before, limit: count }),
    async (rows) =>
      rows.flatMap(({ otherId, last, unread, person }) =>
        person ? [{ person, last: { ...last, to: last.from === me ? otherId : me }, unread }] : [],
      ),
  )
}

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

/** Sends a message, once for each key. Returns the stored message or the reason why it was not sent. */
export async function sendMessage(
  db: Db,
  me: string,
  other: string,
  { text, key, today }: { text: string; key?: string; today: string },
): Promise<Message | 'closed' | 'key'> {
  const sent = await callFunction(db, 'send_message', {
    senderId: me,
    receiverId: other,
    text,
    key: key ?? null,
    today,
  })
  return sent.outcome === 'sent' ? (sent.message as Message) : sent.outcome
}

/** Marks the other person's messages up to `upTo` as read; false when the two may not write to each other. */
export const markRead = async (
  db: Db,
  me: string,
  other: string,
  { upTo, today }: { upTo: string; today: string },
): Promise<boolean> =>
  (await callFunction(db, 'mark_read', { userId: me, otherId: other, upToId: upTo, today })) === true
