import type { LiveEvent } from '@saathi/shared/messages'
import { and, asc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { matched } from '../../db/queries/relationships.ts'
import { inboxes, liveEvents, messages } from '../../db/schema/messages.ts'
import { users } from '../../db/schema/social.ts'
import { matchedAt } from '../matching/store.ts'
import { personColumns } from '../profile/store.ts'

const e = getTableColumns(liveEvents)
const { placeholder } = sql

/** How long what was told is kept, hours: a stream that was lost for longer begins anew. */
const KEPT_HOURS = 24
/** How much is read at once. */
const READ = 200

const prepared = perDb((db) => ({
  read: db
    .select({
      number: e.number,
      kind: e.kind,
      otherId: e.otherId,
      messageId: e.messageId,
      message: getTableColumns(messages),
      person: personColumns(e.userId),
      matchedAt: matchedAt(e.userId, e.otherId),
      open: sql<boolean>`(${users.suspendedAt} is null and ${matched(e.userId, e.otherId)})`,
    })
    .from(liveEvents)
    .innerJoin(users, eq(users._id, e.otherId))
    .leftJoin(messages, eq(messages._id, e.messageId))
    .where(and(eq(e.userId, placeholder('userId')), gt(e.number, placeholder('after'))))
    .orderBy(asc(e.number))
    .limit(READ)
    .prepare('read_log'),
  told: db
    .select({ told: inboxes.told })
    .from(inboxes)
    .where(eq(inboxes.userId, placeholder('userId')))
    .prepare('told'),
  kept: db
    .select({ whole: sql<boolean>`count(*) = ${placeholder('told')}::bigint - ${placeholder('after')}::bigint` })
    .from(liveEvents)
    .where(
      and(
        eq(e.userId, placeholder('userId')),
        gt(e.number, placeholder('after')),
        sql`${e.number} <= ${placeholder('told')}`,
      ),
    )
    .prepare('log_kept'),
}))

type Row = Awaited<ReturnType<ReturnType<typeof prepared>['read']['execute']>>[number]

/** What a browser is told of an entry; null when the two have nothing with each other any more. */
function eventOf(userId: string, row: Row): LiveEvent | null {
  const { kind, otherId, messageId, message, person, matchedAt, open } = row
  if (kind === 'closed') return { kind, userId: otherId }
  if (!open) return null
  if (kind === 'match') return { kind, match: { ...person, matchedAt } }
  if (kind === 'message') return message && { kind, message }
  const [by, from] = kind === 'seen' ? [userId, otherId] : [otherId, userId]
  return messageId === null ? null : { kind: 'read', by, from, upTo: messageId }
}

/** How much somebody has been told up to now. */
export async function toldSoFar(db: Db, userId: string): Promise<number> {
  const [inbox] = await prepared(db).told.execute({ userId })
  return inbox?.told ?? 0
}

/** Whether all that somebody was told after `after`, up to `told`, can be told again. */
export async function canGoOn(db: Db, userId: string, after: number, told: number): Promise<boolean> {
  if (after > told) return false
  const [kept] = await prepared(db).kept.execute({ userId, after, told })
  return kept?.whole === true
}

/** What somebody is told after `after`, in order; `more` says that there may be more. */
export async function readLog(db: Db, userId: string, after: number) {
  const rows = await prepared(db).read.execute({ userId, after })
  return {
    entries: rows.map((row) => ({ number: row.number, event: eventOf(userId, row) })),
    more: rows.length === READ,
  }
}

/** Forgets what was told too long ago to be told again. */
export async function deleteExpiredEvents(db: Db, now: Date): Promise<void> {
  await db.delete(liveEvents).where(lt(e.createdAt, new Date(now.getTime() - KEPT_HOURS * 3_600_000).toISOString()))
}
