import { randomBytes } from 'node:crypto'
import { and, DrizzleQueryError, desc, eq, gt, gte, inArray, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import postgres from 'postgres'
import type { Db } from '../../db/client.ts'
import {
  identityAccounts as accounts,
  identityOobCodes as codes,
  type IdentityAccount,
  identityKeys as keys,
  identityKnownSources as knownSources,
  identityRefreshTokens as refreshTokens,
} from '../../db/schema/identity.ts'
import type { Session } from './tokens.ts'

type NewAccount = Pick<IdentityAccount, 'email'> & Partial<IdentityAccount>
type At = { now: Date }

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000)

/** The second after this one and after every earlier change, so that no token made until now is as young. */
const voidUntilNow = (now: Date) => sql<number>`greatest(${accounts.validSince}, ${secondsOf(now)}) + 1`

const addressed = (email: string) => sql`lower(${accounts.email}) = lower(${email})`

/** The key that signs tokens; the first to ask makes it, also when several ask at once. */
export async function signingKey(db: Db): Promise<Uint8Array> {
  const [row] = await db
    .insert(keys)
    .values({ purpose: 'tokens', secret: randomBytes(32).toString('base64url') })
    .onConflictDoUpdate({ target: keys.purpose, set: { purpose: sql`excluded.purpose` } })
    .returning({ secret: keys.secret })
  return Buffer.from((row as { secret: string }).secret, 'base64url')
}

export async function accountByUid(db: Db, uid: string): Promise<IdentityAccount | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.uid, uid))
  return account ?? null
}

/** Those of these accounts that exist. */
export async function existingAccounts(db: Db, uids: string[]): Promise<string[]> {
  const found = await db.select({ uid: accounts.uid }).from(accounts).where(inArray(accounts.uid, uids))
  return found.map(({ uid }) => uid)
}

export async function accountByEmail(db: Db, email: string): Promise<IdentityAccount | null> {
  const [account] = await db.select().from(accounts).where(addressed(email))
  return account ?? null
}

export async function accountByGoogle(db: Db, sub: string): Promise<IdentityAccount | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.googleSub, sub))
  return account ?? null
}

/** The account with this address, and which of these browsers and networks it has been signed in from. */
export async function accountFrom(
  db: Db,
  email: string,
  sources: string[],
): Promise<{ account: IdentityAccount | null; known: string[] }> {
  const rows = await db
    .select({ account: accounts, source: knownSources.source })
    .from(accounts)
    .leftJoin(knownSources, and(eq(knownSources.uid, accounts.uid), inArray(knownSources.source, sources)))
    .where(addressed(email))
  return { account: rows[0]?.account ?? null, known: rows.flatMap(({ source }) => source ?? []) }
}

/** Browsers and networks that an account knows at most; beyond them the one not seen for longest is forgotten. */
const KNOWN_SOURCES = 50

/** Notes where an account was signed in from. */
export async function rememberSources(db: Db, uid: string, sources: string[], now: Date): Promise<void> {
  const account = db.$with('account').as(
    db.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, uid)).for('key share'), // not deleted meanwhile
  )
  const seen = db.$with('seen').as(
    db
      .insert(knownSources)
      .select(
        db
          .select({
            uid: account.uid,
            source: sql<string>`unnest(${sql.param(sources)}::text[])`.as('source'),
            seenAt: sql<string>`${now.toISOString()}::timestamptz`.as('seen_at'),
          })
          .from(account),
      )
      .onConflictDoUpdate({ target: [knownSources.uid, knownSources.source], set: { seenAt: sql`excluded.seen_at` } })
      .returning({ source: knownSources.source }),
  )
  const older = and(eq(knownSources.uid, uid), notInArray(knownSources.source, sources))
  const tooMany = db
    .select({ source: knownSources.source })
    .from(knownSources)
    .where(older)
    .orderBy(desc(knownSources.seenAt))
    .offset(KNOWN_SOURCES - sources.length)
  await db
    .with(account, seen)
    .delete(knownSources)
    .where(and(older, inArray(knownSources.source, tooMany)))
}

/** Makes an account, or gives null when its address (or Google account) has one already. */
export async function createAccount(db: Db, { now, ...given }: NewAccount & At): Promise<IdentityAccount | null> {
  const [account] = await db
    .insert(accounts)
    .values({
      uid: randomBytes(14).toString('hex'),
      validSince: secondsOf(now),
      createdAt: now.toISOString(),
      passwordUpdatedAt: given.passwordHash ? now.toISOString() : null,
      ...given,
    })
    .onConflictDoNothing()
    .returning()
  return account ?? null
}

type ProvenAccount = { email: string; displayName: string | null; passwordHash: string }

/**
 * Gives an account to somebody who has shown that its address is theirs, when nobody has before: the password, the Google
 * account and the sessions that were there go. Null when there is none, or it is proven or disabled.
 */
export async function takeOverAccount(
  db: Db,
  { email, now, ...given }: ProvenAccount & At,
): Promise<IdentityAccount | null> {
  const [account] = await db
    .update(accounts)
    .set({
      ...given,
      emailVerified: true,
      passwordUpdatedAt: now.toISOString(),
      googleSub: null,
      photoUrl: null,
      validSince: voidUntilNow(now),
    })
    .where(and(addressed(email), eq(accounts.emailVerified, false), eq(accounts.disabled, false)))
    .returning()
  return account ?? null
}

/**
 * Begins a session for the account as it was read; false when it was disabled, deleted or had its password changed
 * since.
 */
export async function openSession(
  db: Db,
  account: IdentityAccount,
  { provider, authTime, sessionId, tokenHash, now }: Session & At & { sessionId: string; tokenHash: string },
): Promise<boolean> {
  const signedIn = db.$with('signed_in').as(
    db
      .update(accounts)
      .set({ lastSignInAt: now.toISOString() })
      .where(
        and(eq(accounts.uid, account.uid), eq(accounts.validSince, account.validSince), eq(accounts.disabled, false)),
      )
      .returning({ uid: accounts.uid }),
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
          authTime: sql<number>`${authTime}::bigint`.as('auth_time'),
          usedAt: sql<string>`${now.toISOString()}::timestamptz`.as('used_at'),
        })
        .from(signedIn),
    )
    .returning({ uid: refreshTokens.uid })
  return opened.length > 0
}

type Refresh = { sessionId: string; tokenHash: string; successorHash: string; graceMs: number }

/** Tokens replaced in the last minute that a session remembers at most. */
const REPLACED = 10

/**
 * Replaces the current token of a session by its successor. A token replaced less than `graceMs` ago changes nothing and
 * is as good; one replaced before that was copied by somebody, so the session ends (`ended`). Null when there is no such
 * session, or it is void. One statement that decides by the row as it is when its turn comes: of two tabs that refresh at
 * once the second finds its token just replaced.
 */
export async function refreshSession(
  db: Db,
  { sessionId, tokenHash, successorHash, graceMs, now }: Refresh & At,
): Promise<(Session & { account: IdentityAccount; ended: boolean }) | null> {
  const cutoff = now.getTime() - graceMs
  const isCurrent = sql`${refreshTokens.tokenHash} = ${tokenHash}`
  const entries = sql`jsonb_array_elements(${refreshTokens.replaced}) entry`
  const isRecent = sql`(entry->>1)::bigint > ${cutoff}`
  const others = sql`(select coalesce(jsonb_agg(entry order by entry->1), '[]') from
    (select entry from ${entries} where ${isRecent} order by entry->1 desc limit ${REPLACED - 1}) recent)`
  const entry = sql`jsonb_build_array(jsonb_build_array(${tokenHash}::text, ${now.getTime()}::bigint))`
  const [found] = await db
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
      ),
    )
    .returning({
      provider: refreshTokens.provider,
      authTime: refreshTokens.authTime,
      ended: refreshTokens.ended,
      account: accounts,
    })
  return found ?? null
}

/** Ends the session that this token opens, also when the token was replaced a moment ago. */
export async function endSession(
  db: Db,
  { sessionId, tokenHash }: { sessionId: string; tokenHash: string },
): Promise<void> {
  const wasReplaced = sql`${refreshTokens.replaced} @> ${JSON.stringify([[tokenHash]])}::jsonb`
  await db
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessionId), or(eq(refreshTokens.tokenHash, tokenHash), wasReplaced)))
}

/** Changes what an account shows of itself. */
export async function describeAccount(
  db: Db,
  uid: string,
  shown: { displayName?: string | null; photoUrl?: string | null },
): Promise<IdentityAccount | null> {
  const [account] = await db.update(accounts).set(shown).where(eq(accounts.uid, uid)).returning()
  return account ?? null
}

/** Sets a new password and ends every session of the account. */
export async function changePassword(
  db: Db,
  { uid, passwordHash, now }: At & { uid: string; passwordHash: string },
): Promise<IdentityAccount | null> {
  const ended = db
    .$with('ended')
    .as(db.delete(refreshTokens).where(eq(refreshTokens.uid, uid)).returning({ uid: refreshTokens.uid }))
  const [account] = await db
    .with(ended)
    .update(accounts)
    .set({ passwordHash, passwordUpdatedAt: now.toISOString(), validSince: voidUntilNow(now) })
    .where(and(eq(accounts.uid, uid), eq(accounts.disabled, false)))
    .returning()
  return account ?? null
}

/**
 * Ties an account to the Google account that vouches for its address. Whoever opened it without ever showing that
 * the address is theirs is shut out: password and sessions go. Null when the account changed since it was read, or the
 * Google account is another's meanwhile.
 */
export async function linkGoogle(
  db: Db,
  account: IdentityAccount,
  { googleSub, displayName, photoUrl, now }: At & Pick<IdentityAccount, 'googleSub' | 'displayName' | 'photoUrl'>,
): Promise<IdentityAccount | null> {
  const unproven = !account.emailVerified
  const [linked] = await db
    .update(accounts)
    .set({
      googleSub,
      emailVerified: true,
      displayName: sql`coalesce(${accounts.displayName}, ${displayName})`,
      photoUrl: sql`coalesce(${accounts.photoUrl}, ${photoUrl})`,
      ...(unproven ? { passwordHash: null, passwordUpdatedAt: null, validSince: voidUntilNow(now) } : {}),
    })
    .where(and(eq(accounts.uid, account.uid), eq(accounts.validSince, account.validSince)))
    .returning()
    .catch((error) => {
      if (isTaken(error)) return []
      throw error
    })
  return linked ?? null
}

/** Whether a unique index refused the row. */
const isTaken = (error: unknown) =>
  error instanceof DrizzleQueryError && error.cause instanceof postgres.PostgresError && error.cause.code === '23505'

export async function setAccountDisabled(db: Db, uid: string, disabled: boolean): Promise<boolean> {
  const changed = await db
    .update(accounts)
    .set({ disabled })
    .where(eq(accounts.uid, uid))
    .returning({ uid: accounts.uid })
  return changed.length > 0
}

export async function deleteAccount(db: Db, uid: string): Promise<void> {
  await db.delete(accounts).where(eq(accounts.uid, uid))
}

/** Keeps a code for the account with this address; false, at the same cost, when there is none. */
export async function keepResetCode(
  db: Db,
  { email, codeHash, expiresAt }: { email: string; codeHash: string; expiresAt: Date },
): Promise<boolean> {
  const kept = await db
    .insert(codes)
    .select(
      db
        .select({
          codeHash: sql<string>`${codeHash}::text`.as('code_hash'),
          uid: accounts.uid,
          expiresAt: sql<string>`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
        })
        .from(accounts)
        .where(and(addressed(email), eq(accounts.disabled, false)))
        .for('key share'), // so that nobody deletes the account meanwhile
    )
    .returning({ uid: codes.uid })
  return kept.length > 0
}

/** Whose password a code may set, or null when it is unknown, used or over. */
export async function accountOfResetCode(
  db: Db,
  { codeHash, now }: At & { codeHash: string },
): Promise<IdentityAccount | null> {
  const [found] = await db
    .select({ account: accounts })
    .from(codes)
    .innerJoin(accounts, eq(accounts.uid, codes.uid))
    .where(and(eq(codes.codeHash, codeHash), gt(codes.expiresAt, now.toISOString())))
  return found?.account ?? null
}

/**
 * Uses a code up: sets the password, ends every session, drops the account's other codes, and takes the address as
 * proven, for the code came to it. Null when the code is unknown, used or over; two at once succeed once.
 */
export async function resetPassword(
  db: Db,
  { codeHash, passwordHash, now }: At & { codeHash: string; passwordHash: string },
): Promise<IdentityAccount | null> {
  const used = db.$with('used').as(
    db
      .delete(codes)
      .where(and(eq(codes.codeHash, codeHash), gt(codes.expiresAt, now.toISOString())))
      .returning({ uid: codes.uid }),
  )
  const whose = db.select({ uid: used.uid }).from(used)
  const ended = db
    .$with('ended')
    .as(db.delete(refreshTokens).where(sql`${refreshTokens.uid} in ${whose}`).returning({ uid: refreshTokens.uid }))
  const dropped = db.$with('dropped').as(
    db
      .delete(codes)
      .where(and(sql`${codes.uid} in ${whose}`, ne(codes.codeHash, codeHash)))
      .returning({ uid: codes.uid }),
  )
  const [account] = await db
    .with(used, ended, dropped)
    .update(accounts)
    .set({
      passwordHash,
      passwordUpdatedAt: now.toISOString(),
      emailVerified: true,
      validSince: voidUntilNow(now),
    })
    .where(and(sql`${accounts.uid} in ${whose}`, eq(accounts.disabled, false)))
    .returning()
  return account ?? null
}

/** Removes what is over: codes, sessions that have ended or were not used since `idleSince`, and sources as old as that. */
export async function sweep(db: Db, { now, idleSince }: At & { idleSince: Date }): Promise<void> {
  await db.delete(codes).where(lte(codes.expiresAt, now.toISOString()))
  const idle = lt(refreshTokens.usedAt, idleSince.toISOString())
  await db.delete(refreshTokens).where(or(idle, eq(refreshTokens.ended, true)))
  await db.delete(knownSources).where(lt(knownSources.seenAt, idleSince.toISOString()))
}
