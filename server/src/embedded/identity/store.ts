import { randomBytes } from 'node:crypto'
import { and, DrizzleQueryError, desc, eq, inArray, lt, lte, not, notInArray, or, sql } from 'drizzle-orm'
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
import { users } from '../../db/schema/users.ts'
import { sessionGoesOn } from '../../platform/identity/session-store.ts'

type NewAccount = Pick<IdentityAccount, 'email'> & Partial<IdentityAccount>
export type At = { now: Date }

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000)

/** The time of an account's last log-in, seconds since 1970; null before the first. */
export const lastSignIn = sql<number>`floor(extract(epoch from ${accounts.lastSignInAt}))::bigint`

/** A time later than now, than every log-in and than every earlier change, so that all tokens issued until now are void. */
export const voidUntilNow = (now: Date) =>
  sql<number>`greatest(${accounts.validSince}, ${secondsOf(now)}, ${lastSignIn}) + 1`

export const addressed = (email: string) => sql`lower(${accounts.email}) = lower(${email})`

/** The key that signs tokens; it is created on first use, once also for concurrent callers. */
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

/** Those of these accounts that exist, by uid. */
export async function accountsByUid(db: Db, uids: string[]): Promise<Map<string, IdentityAccount>> {
  const found = await db.select().from(accounts).where(inArray(accounts.uid, uids))
  return new Map(found.map((account) => [account.uid, account]))
}

/** The uids among these that have an account. */
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

/** The account with this address, and which of these sources (browsers and networks) have signed in to it. */
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

/** Upper bound of known sources of an account; the least recently used ones are deleted. */
const KNOWN_SOURCES = 50

/** Saves the sources of a sign-in. */
export async function rememberSources(db: Db, uid: string, sources: string[], now: Date): Promise<void> {
  const account = db.$with('account').as(
    db.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, uid)).for('key share'), // prevents deletion meanwhile
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

/** Creates an account, or returns null when its address or Google account has one. */
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
 * Gives an unverified account to a person who has proven to own its address. Its previous password, Google account and
 * sessions are removed. Null if there is no such account, or it is verified or disabled.
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

/** Changes the display name and picture of an account. */
export async function describeAccount(
  db: Db,
  uid: string,
  shown: { displayName?: string | null; photoUrl?: string | null },
): Promise<IdentityAccount | null> {
  const [account] = await db.update(accounts).set(shown).where(eq(accounts.uid, uid)).returning()
  return account ?? null
}

/** Changes the address of an account; false if another account has it. */
export async function changeAccountEmail(db: Db, uid: string, email: string): Promise<boolean> {
  const changed = await db
    .update(accounts)
    .set({ email, emailVerified: true })
    .where(eq(accounts.uid, uid))
    .returning({ uid: accounts.uid })
    .catch((error) => {
      if (isTaken(error)) return []
      throw error
    })
  return changed.length > 0
}

type ByOwner = At & { authTime: number; passkey: boolean; passwordHash: string }

/**
 * Sets a new password and ends every session of the account. Null if the account has changed since it was read, the session
 * that asks for it has ended, or it lacks the passkey that the account's log-ins need.
 */
export async function changePassword(
  db: Db,
  { uid, validSince }: IdentityAccount,
  { authTime, passkey, passwordHash, now }: ByOwner,
): Promise<IdentityAccount | null> {
  const needsPasskey = sql`exists (
    select from ${users} u where u.firebase_uid = ${accounts.uid} and u.passkey_recovery_hash is not null)`
  const ended = db
    .$with('ended')
    .as(db.delete(refreshTokens).where(eq(refreshTokens.uid, uid)).returning({ uid: refreshTokens.uid }))
  const [account] = await db
    .with(ended)
    .update(accounts)
    .set({ passwordHash, passwordUpdatedAt: now.toISOString(), validSince: voidUntilNow(now) })
    .where(
      and(
        eq(accounts.uid, uid),
        eq(accounts.disabled, false),
        eq(accounts.validSince, validSince),
        sessionGoesOn(accounts.uid, sql`${authTime}::bigint`),
        passkey ? undefined : not(needsPasskey),
      ),
    )
    .returning()
  return account ?? null
}

/**
 * Links an account to the Google account that has verified its address. If the address was unverified before, the
 * password and sessions are removed, so that whoever created the account loses access. Null if the account has changed
 * since it was read, or the Google account is linked to another one.
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

/** Whether the error is a violation of a unique index. */
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

/** Deletes expired codes, ended sessions, and sessions and sources that were not used since `idleSince`. */
export async function deleteExpiredIdentityData(db: Db, { now, idleSince }: At & { idleSince: Date }): Promise<void> {
  await db.delete(codes).where(lte(codes.expiresAt, now.toISOString()))
  const idle = lt(refreshTokens.usedAt, idleSince.toISOString())
  await db.delete(refreshTokens).where(or(idle, eq(refreshTokens.ended, true)))
  await db.delete(knownSources).where(lt(knownSources.seenAt, idleSince.toISOString()))
}
