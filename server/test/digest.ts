import { sendDigests } from '../src/features/notices/digest.ts'
import type { TestDb } from './db.ts'

/** Half past eight in India, on the day after NOON. */
export const MORNING = new Date('2026-11-21T03:00:00Z')

export const hoursBefore = (hours: number, at = MORNING) => new Date(at.getTime() - hours * 3_600_000).toISOString()

/** The job as a process runs it at this time. */
export const jobOf = (db: TestDb, at = MORNING) =>
  sendDigests({ db: db.db, now: () => at, mailer: { wake() {} }, stopping: new AbortController().signal })

/** Everything unread came in at this time. */
export async function allCameIn(db: TestDb, at: string) {
  await db.sql`update messages set created_at = ${at}`
  await db.sql`update threads set last_at = ${at}`
  await db.sql`update group_entries set created_at = ${at}`
  await db.sql`update group_summaries set last_at = ${at}`
  await db.sql`update notices set created_at = ${at}`
}

/** Everybody was last here at this time, and has got no mail yet. */
export const allWereHere = (db: TestDb, at: string | null) =>
  db.sql`update users set seen_at = ${at}, digest_day = null, digest_up_to = null, digest_mails = true`

/** Nobody has anything unread, and the outbox is empty. */
export async function clearUnread(db: TestDb) {
  await db.sql`update threads set unread = 0`
  await db.sql`update group_summaries set unread = 0, muted = false`
  await db.sql`update notices set read_at = now()`
  await db.sql`delete from outbox`
}

export const queuedDigests = async (db: TestDb) =>
  [...(await db.sql`select "to", params->'digest' as digest from outbox where kind = 'digest' order by id`)].map(
    ({ to, digest }) => ({ to, digest }),
  )
