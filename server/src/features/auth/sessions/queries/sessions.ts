import { SESSIONS_LISTED } from '@saathi/shared/auth/sessions'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { sessions } from '../../../../db/schema/sessions.ts'
import { inUse } from '../../../../platform/identity/session-store.ts'

/** The sessions of an account that have not ended and are not idle, those used last first. */
export const listSessions = (db: Db, account: string, now: Date) =>
  db
    .select({
      _id: sessions._id,
      authTime: sessions.authTime,
      app: sessions.app,
      system: sessions.system,
      seenAt: sessions.seenAt,
      browser: sessions.browser,
    })
    .from(sessions)
    .where(and(eq(sessions.account, account), isNull(sessions.endedAt), inUse(now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.authTime))
    .limit(SESSIONS_LISTED)

/**
 * Ends a session of the account, also one that has ended, and the earlier sessions of its browser, which the list leaves
 * out. Returns the times of their log-ins; none if there is no such session.
 */
export async function endSession(db: Db, account: string, sessionId: string): Promise<number[]> {
  const browser = sql`(select s.browser from ${sessions} s where s.account = ${account} and s.id = ${sessionId})`
  const ended = await db
    .update(sessions)
    .set({ endedAt: sql`coalesce(${sessions.endedAt}, now())` })
    .where(and(eq(sessions.account, account), or(eq(sessions._id, sessionId), sql`${sessions.browser} = ${browser}`)))
    .returning({ authTime: sessions.authTime })
  return ended.map(({ authTime }) => authTime)
}

/** Ends the session of an account that began at this time, in seconds since 1970. */
export async function endSessionAt(db: Db, account: string, authTime: number): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: sql`coalesce(${sessions.endedAt}, now())` })
    .where(and(eq(sessions.account, account), eq(sessions.authTime, authTime)))
}
