import { SESSIONS_LISTED } from '@saathi/shared/sessions'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { sessions } from '../../db/schema/sessions.ts'

/** The sessions of an account that have not ended, those used last first. */
export const listSessions = (db: Db, account: string) =>
  db
    .select({
      _id: sessions._id,
      authTime: sessions.authTime,
      app: sessions.app,
      system: sessions.system,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.account, account), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.seenAt), desc(sessions.authTime))
    .limit(SESSIONS_LISTED)

/** Ends a session of the account, also one that has ended. Returns the time of its log-in, or null if there is none. */
export async function endSession(db: Db, account: string, sessionId: string): Promise<number | null> {
  const [ended] = await db
    .update(sessions)
    .set({ endedAt: sql`coalesce(${sessions.endedAt}, now())` })
    .where(and(eq(sessions.account, account), eq(sessions._id, sessionId)))
    .returning({ authTime: sessions.authTime })
  return ended?.authTime ?? null
}
