import { and, eq, gte, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import {
  identityAccounts as accounts,
  type IdentityAccount,
  identityRefreshTokens as refreshTokens,
} from '../../db/schema/identity.ts'
import { sessionGoesOn } from '../../platform/identity/session-store.ts'
import { type At, lastSignIn, voidUntilNow } from './store.ts'
import type { TokenSession } from './tokens.ts'

type NewSession = Omit<TokenSession, 'authTime'> & At & { sessionId: string; tokenHash: string }

/** The most by which the time of a log-in may be ahead of the clock, seconds; readers of tokens tolerate 60. */
const MAX_AHEAD_S = 30

/**
 * Starts a session for the account as it was read. Returns the time of its log-in, by which sessions are told apart: that
 * of a second log-in within a second is a second later. Null when the account was disabled or deleted or its password was
 * changed since.
 */
export async function openSession(
  db: Db,
  account: IdentityAccount,
  { provider, passkey, sessionId, tokenHash, now }: NewSession,
): Promise<number | null> {
  const seconds = Math.floor(now.getTime() / 1000)
  const next = sql`least(greatest(${lastSignIn} + 1, ${seconds}::bigint), ${seconds + MAX_AHEAD_S}::bigint)`
  const signedIn = db.$with('signed_in').as(
    db
      .update(accounts)
      .set({ lastSignInAt: sql`to_timestamp(greatest(${next}, ${accounts.validSince}))` })
      .where(
        and(eq(accounts.uid, account.uid), eq(accounts.validSince, account.validSince), eq(accounts.disabled, false)),
      )
      .returning({ uid: accounts.uid, authTime: sql<number>`${lastSignIn}`.as('signed_in_at') }),
  )
  const opened = await db
    .with(signedIn)
    .insert(refreshTokens)
    .select(
      db
        .select({
          tokenHash: sql<string>`${tokenHash}::text`.as('token_hash'),
          sessionId: sql<string>`${sessionId}::text`.as('session_id'),
          replaced: sql<string>`'[]'::jsonb`.as('replaced'),
          ended: sql<boolean>`false`.as('ended'),
          uid: signedIn.uid,
          provider: sql<string>`${provider}::text`.as('provider'),
          authTime: signedIn.authTime,
          usedAt: sql<string>`${now.toISOString()}::timestamptz`.as('used_at'),
          passkey: sql<boolean>`${passkey}::boolean`.as('passkey'),
        })
        .from(signedIn),
    )
    .returning({ authTime: refreshTokens.authTime })
  return opened[0]?.authTime ?? null
}

type Refresh = { sessionId: string; tokenHash: string; successorHash: string; graceMs: number }

/** Upper bound of replaced tokens that a session remembers. */
const MAX_REPLACED = 10

/**
 * Replaces the current token of a session by its successor. A token that was replaced less than `graceMs` ago is accepted
 * and changes nothing; reuse of an older one ends the session (`ended`). Returns null when there is no valid session, also
 * if its owner has ended it in our list. One statement decides, so that of two concurrent refreshes the second finds its
 * token just replaced.
 */
export async function refreshSession(
  db: Db,
  { sessionId, tokenHash, successorHash, graceMs, now }: Refresh & At,
): Promise<(TokenSession & { account: IdentityAccount; ended: boolean }) | null> {
  const cutoff = now.getTime() - graceMs
  const isCurrent = sql`${refreshTokens.tokenHash} = ${tokenHash}`
  const entries = sql`jsonb_array_elements(${refreshTokens.replaced}) entry`
  const isRecent = sql`(entry->>1)::bigint > ${cutoff}`
  const others = sql`(select coalesce(jsonb_agg(entry order by entry->1), '[]') from
    (select entry from ${entries} where ${isRecent} order by entry->1 desc limit ${MAX_REPLACED - 1}) recent)`
  const entry = sql`jsonb_build_array(jsonb_build_array(${tokenHash}::text, ${now.getTime()}::bigint))`
  const [row] = await db
    .update(refreshTokens)
    .set({
      tokenHash: sql`case when ${isCurrent} then ${successorHash} else ${refreshTokens.tokenHash} end`,
      replaced: sql`case when ${isCurrent} then ${others} || ${entry} else ${refreshTokens.replaced} end`,
      ended: sql`not (${isCurrent} or exists (select from ${entries} where entry->>0 = ${tokenHash} and ${isRecent}))`,
      usedAt: now.toISOString(),
    })
    .from(accounts)
    .where(
      and(
        eq(refreshTokens.sessionId, sessionId),
        eq(refreshTokens.ended, false),
        eq(accounts.uid, refreshTokens.uid),
        gte(refreshTokens.authTime, accounts.validSince),
        sessionGoesOn(accounts.uid, refreshTokens.authTime),
      ),
    )
    .returning({
      provider: refreshTokens.provider,
      authTime: refreshTokens.authTime,
      passkey: refreshTokens.passkey,
      ended: refreshTokens.ended,
      account: accounts,
    })
  return row ?? null
}

/** Ends the session of this token, also when the token was replaced recently. */
export async function endSession(
  db: Db,
  { sessionId, tokenHash }: { sessionId: string; tokenHash: string },
): Promise<void> {
  const wasReplaced = sql`${refreshTokens.replaced} @> ${JSON.stringify([[tokenHash]])}::jsonb`
  await db
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessionId), or(eq(refreshTokens.tokenHash, tokenHash), wasReplaced)))
}

/** Which of the log-in times are those of open sessions of the account. */
export async function openSessions(db: Db, uid: string, authTimes: number[]): Promise<number[]> {
  if (authTimes.length === 0) return []
  const rows = await db
    .select({ authTime: refreshTokens.authTime })
    .from(refreshTokens)
    .innerJoin(accounts, eq(accounts.uid, refreshTokens.uid))
    .where(
      and(
        eq(refreshTokens.uid, uid),
        inArray(refreshTokens.authTime, authTimes),
        eq(refreshTokens.ended, false),
        gte(refreshTokens.authTime, accounts.validSince),
      ),
    )
  return rows.map(({ authTime }) => authTime)
}

/** Ends the sessions of an account that began at this time. */
export async function endSessionAt(db: Db, uid: string, authTime: number): Promise<void> {
  await db.delete(refreshTokens).where(and(eq(refreshTokens.uid, uid), eq(refreshTokens.authTime, authTime)))
}

/** Ends the sessions of an account except those that began at `kept`. */
export async function endOtherSessions(db: Db, uid: string, kept: number): Promise<void> {
  await db.delete(refreshTokens).where(and(eq(refreshTokens.uid, uid), ne(refreshTokens.authTime, kept)))
}

/** Ends every session of an account; false if there is no such account. */
export async function endAllSessions(db: Db, { uid, now }: At & { uid: string }): Promise<boolean> {
  const ended = db
    .$with('ended')
    .as(db.delete(refreshTokens).where(eq(refreshTokens.uid, uid)).returning({ uid: refreshTokens.uid }))
  const changed = await db
    .with(ended)
    .update(accounts)
    .set({ validSince: voidUntilNow(now) })
    .where(eq(accounts.uid, uid))
    .returning({ uid: accounts.uid })
  return changed.length > 0
}
