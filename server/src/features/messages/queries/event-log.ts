import { RETENTION } from '@saathi/shared/legal/retention'
import type { RealtimeEvent } from '@saathi/shared/messages/schema'
import type { Person } from '@saathi/shared/social/schema'
import { and, eq, getTableColumns, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { createBatchLoader } from '../../../cache/batch-loader.ts'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { deleteBefore } from '../../../db/queries/delete-before.ts'
import { idArray, mayWriteAboutTour } from '../../../db/queries/relationships.ts'
import { matches } from '../../../db/schema/matching.ts'
import { inboxes, liveEvents } from '../../../db/schema/messages.ts'
import { users } from '../../../db/schema/users.ts'
import { personColumns } from '../../social/profile/queries/profile.ts'

const e = getTableColumns(liveEvents)
const { placeholder } = sql

/** Events of one stream that are read at once. */
const BATCH_SIZE = 200

const reader = sql`e.user_id`

/** The events of readers after a number each, with the other user if the reader may write to them. */
export const eventsQuery = (db: Db) =>
  db
    .select({
      userId: sql<string>`e.user_id`,
      after: sql`e.after`.mapWith(e.number),
      number: sql`e.number`.mapWith(e.number),
      kind: sql`e.kind`.mapWith(e.kind),
      otherId: sql<string>`e.other_id`,
      messageId: sql<string | null>`e.message_id`,
      message: sql`e.message`.mapWith(e.message),
      matchedAt: sql<string | null>`e.matched_at`.mapWith(matches.matchedAt),
      person: personColumns(reader),
    })
    .from(sql`read_events(${placeholder('readers')}::uuid[], ${placeholder('afters')}::bigint[], ${BATCH_SIZE}) e`)
    .leftJoin(
      users,
      and(
        sql`${users._id} = e.other_id`,
        isNull(users.suspendedAt),
        sql`(e.matched_at is not null or ${mayWriteAboutTour(reader, users._id, placeholder('today'))})`,
      ),
    )
    .orderBy(sql`e.user_id, e.after, e.number`)

type Row = Awaited<ReturnType<ReturnType<typeof eventsQuery>['execute']>>[number]

const prepared = perDb((db) => ({
  isComplete: db
    .select({
      isComplete: sql<boolean>`count(*) = ${placeholder('lastSequence')}::bigint - ${placeholder('after')}::bigint`,
    })
    .from(liveEvents)
    .where(
      and(
        eq(e.userId, placeholder('userId')),
        gt(e.number, placeholder('after')),
        sql`${e.number} <= ${placeholder('lastSequence')}`,
      ),
    )
    .prepare('log_kept'),
}))

/** The rows of streams by `keyOf`. All streams that read at the same time share a statement. */
const rowsOf = perDb((db) => {
  const statement = eventsQuery(db).prepare('read_events')
  return createBatchLoader(async (keys: string[]) => {
    const wanted = keys.map((key) => key.split(' ') as [userId: string, after: string, today: string])
    const rows = await statement.execute({
      readers: idArray(wanted.map(([userId]) => userId)),
      afters: idArray(wanted.map(([, after]) => after)),
      today: wanted.at(-1)?.[2],
    })
    const byKey = new Map<string, Row[]>()
    for (const row of rows) {
      const key = `${row.userId} ${row.after}`
      const own = byKey.get(key)
      if (own) own.push(row)
      else byKey.set(key, [row])
    }
    return byKey
  })
})

/** The last sequence numbers of users. All streams that ask at the same time share a statement. */
const lastSequences = perDb((db) => {
  const find = (condition: SQL, name: string) =>
    db.select({ userId: inboxes.userId, last: inboxes.told }).from(inboxes).where(condition).prepare(name)
  // On a cluster the first one asks one shard, whatever its plan.
  const one = find(eq(inboxes.userId, placeholder('user')), 'told')
  const many = find(sql`${inboxes.userId} = any(${placeholder('users')}::uuid[])`, 'told_many')
  return createBatchLoader(async (userIds: string[]) => {
    const [user] = userIds
    const rows = await (userIds.length === 1 ? one.execute({ user }) : many.execute({ users: idArray(userIds) }))
    return new Map(rows.map(({ userId, last }) => [userId, last]))
  })
})

/** The event of a log row; null when the user can no longer see the other person. */
function toEvent({ userId, kind, otherId, messageId, message, matchedAt, person }: Row): RealtimeEvent | null {
  if (kind === 'closed') return { kind, userId: otherId }
  if (!person) return null
  if (kind === 'match') return matchedAt === null ? null : { kind, match: { ...(person as Person), matchedAt } }
  if (kind === 'message') return message && { kind, message }
  const [by, from] = kind === 'seen' ? [userId, otherId] : [otherId, userId]
  return messageId === null ? null : { kind: 'read', by, from, upTo: messageId }
}

/** The sequence number of the user's latest event; 0 when there is none. */
export async function lastSequence(db: Db, userId: string): Promise<number> {
  return (await lastSequences(db)(userId)).get(userId) ?? 0
}

/** Whether the log still has every event of the user after `after`, up to `lastSequence`. */
export async function canResume(db: Db, userId: string, after: number, lastSequence: number): Promise<boolean> {
  if (after > lastSequence) return false
  const [log] = await prepared(db).isComplete.execute({ userId, after, lastSequence })
  return log?.isComplete === true
}

/** The user's next events after the sequence number `after`, as seen on the day `today`; `hasMore`: there may be more. */
export async function readEvents(db: Db, userId: string, after: number, today: string) {
  const found = await rowsOf(db)(`${userId} ${after} ${today}`)
  const rows = found.get(`${userId} ${after}`) ?? []
  return {
    entries: rows.map((row) => ({ sequence: row.number, event: toEvent(row) })),
    hasMore: rows.length === BATCH_SIZE,
  }
}

/** Deletes events that are older than 24 hours. A stream that reconnects later starts over. */
export async function deleteExpiredEvents(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION.eventHours * 3_600_000).toISOString()
  await deleteBefore(db, liveEvents, e.createdAt, before)
}
