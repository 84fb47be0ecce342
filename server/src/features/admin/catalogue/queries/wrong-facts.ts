import { RETENTION } from '@saathi/shared/legal/retention'
import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { callFunction } from '../../../../db/call-function.ts'
import type { Db } from '../../../../db/client.ts'
import type { Actor } from '../../../../db/queries/actor.ts'
import { wrongFacts } from '../../../../db/schema/destinations.ts'
import type { LastWrongFact } from '../cursor.ts'

const { doneAuditId, ...columns } = getTableColumns(wrongFacts)
const { _id: id, doneAt, destinationId: placeId } = columns
export type WrongFactRow = Omit<typeof wrongFacts.$inferSelect, 'doneAuditId'>

type Query = { destinationId?: string | undefined; after: LastWrongFact | undefined; limit: number }

/** Open reports of wrong facts, oldest first. */
export const openWrongFacts = (db: Db, { destinationId, after, limit }: Query): Promise<WrongFactRow[]> =>
  db
    .select(columns)
    .from(wrongFacts)
    .where(and(isNull(doneAt), aboutPlace(destinationId), after && gt(id, after.id)))
    .orderBy(asc(id))
    .limit(limit)

/** Settled ones, those settled last first. */
export const doneWrongFacts = (db: Db, { destinationId, after, limit }: Query): Promise<WrongFactRow[]> =>
  db
    .select(columns)
    .from(wrongFacts)
    .where(and(isNotNull(doneAt), aboutPlace(destinationId), isAfter(after)))
    .orderBy(desc(doneAt), desc(id))
    .limit(limit)

const aboutPlace = (destinationId: string | undefined) =>
  destinationId === undefined ? undefined : eq(placeId, destinationId)

const isAfter = (last: LastWrongFact | undefined) =>
  last?.doneAt ? or(lt(doneAt, last.doneAt), and(eq(doneAt, last.doneAt), lt(id, last.id))) : undefined

/** Settles a report of a wrong fact, or reopens it; false if there is none. */
export async function settleWrongFact(
  db: Db,
  { wrongFactId, done, note, fact }: { wrongFactId: string; done: boolean; note: string; fact: string | null },
  actor: Actor,
  now: Date,
): Promise<boolean> {
  const given = { factId: wrongFactId, settled: done, actor, note, at: now, fact }
  return (await callFunction(db, 'settle_wrong_fact', given)) === true
}

export async function findWrongFact(db: Db, wrongFactId: string): Promise<WrongFactRow | null> {
  const [row] = await db.select(columns).from(wrongFacts).where(eq(id, wrongFactId))
  return row ?? null
}

/** The number of open reports of wrong facts, by destination. */
export async function openReportsByPlace(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ placeId, open: sql<number>`count(*)::int` })
    .from(wrongFacts)
    .where(isNull(doneAt))
    .groupBy(placeId)
  return new Map(rows.map((row) => [row.placeId, row.open]))
}

/** Deletes reports that were settled a year ago or earlier. Open ones stay. */
export async function deleteExpiredWrongFacts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION.settledFactDays * 86_400_000).toISOString()
  await db.delete(wrongFacts).where(lt(doneAt, before))
}
