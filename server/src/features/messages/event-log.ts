import type { RealtimeEvent } from '@saathi/shared/messages'
import { RETENTION } from '@saathi/shared/retention'
import type { Person } from '@saathi/shared/social'
import { and, asc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { matches } from '../../db/schema/matching.ts'
import { inboxes, liveEvents } from '../../db/schema/messages.ts'
import { findOpen } from './store.ts'

const e = getTableColumns(liveEvents)
const { placeholder } = sql

/** Events read by one query. */
const BATCH_SIZE = 200

/** The reader's events, each with the match of the two: a statement of tables keyed by the reader. */
export const eventQuery = (db: Db) =>
  db
    .select({
      number: e.number,
      kind: e.kind,
      otherId: e.otherId,
      messageId: e.messageId,
      message: e.message,
      matchedAt: matches.matchedAt,
    })
    .from(liveEvents)
    .leftJoin(matches, and(eq(matches.userId, e.userId), eq(matches.otherId, e.otherId)))
    .where(and(eq(e.userId, placeholder('userId')), gt(e.number, placeholder('after'))))
    .orderBy(asc(e.number))
    .limit(BATCH_SIZE)

const prepared = perDb((db) => ({
  read: eventQuery(db).prepare('read_log'),
  lastSequence: db
    .select({ lastSequence: inboxes.told })
    .from(inboxes)
    .where(eq(inboxes.userId, placeholder('userId')))
    .prepare('told'),
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

type Row = Awaited<ReturnType<ReturnType<typeof prepared>['read']['execute']>>[number]

/** The event of a log row; null when the user can no longer see the other person. */
function eventOf(userId: string, row: Row, open: Map<string, Person>): RealtimeEvent | null {
  const { kind, otherId, messageId, message, matchedAt } = row
  if (kind === 'closed') return { kind, userId: otherId }
  const person = open.get(otherId)
  if (!person) return null
  if (kind === 'match') return matchedAt === null ? null : { kind, match: { ...person, matchedAt } }
  if (kind === 'message') return message && { kind, message }
  const [by, from] = kind === 'seen' ? [userId, otherId] : [otherId, userId]
  return messageId === null ? null : { kind: 'read', by, from, upTo: messageId }
}

/** The sequence number of the user's latest event; 0 when there is none. */
export async function lastSequence(db: Db, userId: string): Promise<number> {
  const [inbox] = await prepared(db).lastSequence.execute({ userId })
  return inbox?.lastSequence ?? 0
}

/** Whether the log still has every event of the user after `after`, up to `lastSequence`. */
export async function canResume(db: Db, userId: string, after: number, lastSequence: number): Promise<boolean> {
  if (after > lastSequence) return false
  const [log] = await prepared(db).isComplete.execute({ userId, after, lastSequence })
  return log?.isComplete === true
}

/** The user's next events after the sequence number `after`, as seen on the day `today`; `hasMore`: there may be more. */
export async function readEvents(db: Db, userId: string, after: number, today: string) {
  const rows = await prepared(db).read.execute({ userId, after })
  const others = rows.map(({ otherId, matchedAt }) => ({ otherId, isMatched: matchedAt !== null }))
  const open = rows.length > 0 ? await findOpen(db, userId, others, today) : new Map<string, Person>()
  return {
    entries: rows.map((row) => ({ sequence: row.number, event: eventOf(userId, row, open) })),
    hasMore: rows.length === BATCH_SIZE,
  }
}

/** Deletes events that are older than 24 hours. A stream that reconnects later starts over. */
export async function deleteExpiredEvents(db: Db, now: Date): Promise<void> {
  await db
    .delete(liveEvents)
    .where(lt(e.createdAt, new Date(now.getTime() - RETENTION.eventHours * 3_600_000).toISOString()))
}
