import { RETENTION } from '@saathi/shared/legal/retention'
import { gte, type SQLWrapper, sql } from 'drizzle-orm'
import { createBatchLoader } from '../../cache/batch-loader.ts'
import { callFunction } from '../../db/call-function.ts'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { deleteBefore } from '../../db/queries/delete-before.ts'
import { sessionCutoffs, sessions } from '../../db/schema/sessions.ts'

/** A session: an account's uid, and the time of the log-in, seconds since 1970. */
export type SessionKey = { account: string; authTime: number }

/** `seenAt`: when it was last recorded, ms since 1970; null for a session that has no row. */
export type SessionState = { ended: boolean; seenAt: number | null }

/** A session as text, `authTime account`. */
export const keyOf = ({ account, authTime }: SessionKey) => `${authTime} ${account}`

type Row = { key: string; ended: boolean; seenAt: string | null }

/** The states of sessions by `keyOf`. Concurrent calls share a query. */
export const sessionStates = perDb((db) => {
  const states = db
    .select({
      key: sql<string>`k.key`,
      ended: sql<boolean>`${sessions.endedAt} is not null
        or (k.auth_time < ${sessionCutoffs.endedBefore} and k.auth_time is distinct from ${sessionCutoffs.kept})`,
      seenAt: sessions.seenAt,
    })
    .from(sql`(select key, split_part(key, ' ', 1)::bigint as auth_time, substr(key, strpos(key, ' ') + 1) as account
      from unnest(${sql.placeholder('keys')}::text[]) key) k`)
    .leftJoin(sessions, sql`${sessions.account} = k.account and ${sessions.authTime} = k.auth_time`)
    .leftJoin(sessionCutoffs, sql`${sessionCutoffs.account} = k.account`)
    .prepare('session_states')
  return createBatchLoader(async (keys: string[]) => {
    const rows = (await states.execute({ keys })) as Row[]
    return new Map(
      rows.map(({ key, ended, seenAt }) => [key, { ended: ended === true, seenAt: seenAt && Date.parse(seenAt) }]),
    ) as Map<string, SessionState>
  })
})

/** Whether the session has ended, as the database says now. */
export async function hasSessionEnded(db: Db, session: SessionKey, now: Date): Promise<boolean> {
  const key = keyOf(session)
  const state = (await sessionStates(db)(key)).get(key)
  return state?.ended === true || (!state?.seenAt && isForgotten(session, now))
}

/** The same as a condition of a statement, without sessions whose row was deleted. */
export const sessionGoesOn = (account: SQLWrapper, authTime: SQLWrapper) => sql`not exists (
    select from ${sessions} s where s.account = ${account} and s.auth_time = ${authTime} and s.ended_at is not null)
  and not exists (
    select from ${sessionCutoffs} c
    where c.account = ${account} and ${authTime} < c.ended_before and ${authTime} is distinct from c.kept)`

/** The sessions that were ended in the last `ms`, by the clock of the database, by `keyOf`. */
export async function recentlyEnded(db: Db, ms: number): Promise<string[]> {
  const rows = await db
    .select({ account: sessions.account, authTime: sessions.authTime })
    .from(sessions)
    .where(sql`${sessions.endedAt} > now() - ${ms} * interval '1 millisecond'`)
  return rows.map(keyOf)
}

/** The facts of a session. `browser` is a keyed hash. */
export type Seen = { app: string | null; system: string | null; browser: string | null; device: string }

/** Records that a session was seen. Returns whether a mail about a new device was queued. */
export async function recordSession(
  db: Db,
  { account, authTime }: SessionKey,
  { app, system, browser, device }: Seen,
  now: Date,
): Promise<boolean> {
  const seen = { account, authTime, app, system, browser, at: now, device }
  return (await callFunction(db, 'record_session', seen)) === true
}

/**
 * Records that the provider has ended the sessions from before `since`, seconds since 1970. Returns whether a mail to the
 * owner was queued.
 */
export const noticeEndedSessions = async (db: Db, account: string, since: number, now: Date): Promise<boolean> =>
  (await callFunction(db, 'notice_ended_sessions', { account, since, at: now })) === true

/** Ends the sessions of an account, all of them or all but `kept`. */
export async function endAccountSessions(db: Db, account: string, kept: number | null, now: Date): Promise<void> {
  await callFunction(db, 'end_sessions', { account, kept, at: now })
}

const IDLE_MS = RETENTION.sessionDays * 86_400_000

/** Whether a session without a row is one whose row was deleted: its log-in is older than rows are stored. */
export const isForgotten = ({ authTime }: SessionKey, now: Date) => authTime * 1000 < now.getTime() - IDLE_MS

/** Whether a session has not been used for `sessionDays`, and is refused from then on. */
export const isIdle = (seenAt: number, now: Date) => seenAt < now.getTime() - IDLE_MS

/** The condition of a session that is not idle. */
export const inUse = (now: Date) => gte(sessions.seenAt, new Date(now.getTime() - IDLE_MS).toISOString())

/** Deletes sessions, the log of log-ins, `logDays` after their last use, but not before they are idle. */
export async function deleteExpiredSessions(db: Db, now: Date, logDays: number): Promise<void> {
  const before = new Date(now.getTime() - IDLE_MS)
  const keptSince = new Date(now.getTime() - Math.max(RETENTION.sessionDays, logDays) * 86_400_000)
  await deleteBefore(db, sessions, sessions.seenAt, keptSince.toISOString())
  await deleteBefore(db, sessionCutoffs, sessionCutoffs.endedBefore, Math.floor(before.getTime() / 1000))
}
