import { randomBytes } from 'node:crypto'
import { and, DrizzleQueryError, eq, gt, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import postgres from 'postgres'
import type { Db } from '../../db/client.ts'
import {
  identityAccounts as accounts,
  identityOobCodes as codes,
  type IdentityAccount,
  identityKeys as keys,
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

/**
 * Begins a session for the account as it was read; false when it was disabled, deleted or had its password changed
 * since.
 */
export async function openSession(
  db: Db,
  account: IdentityAccount,
  { provider, authTime, tokenHash, now }: Session & At & { tokenHash: string },
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

/** The account and session of a refresh token, marked as used; null when there is none or it is void. */
export async function refreshSession(
  db: Db,
  { tokenHash, now }: At & { tokenHash: string },
): Promise<(Session & { account: IdentityAccount }) | null> {
  const [found] = await db
    .update(refreshTokens)
    .set({ usedAt: now.toISOString() })
    .from(accounts)
    .where(
      and(
        eq(refreshTokens.tokenHash, tokenHash),
        eq(accounts.uid, refreshTokens.uid),
        gte(refreshTokens.authTime, accounts.validSince),
      ),
    )
    .returning({ provider: refreshTokens.provider, authTime: refreshTokens.authTime, account: accounts })
  return found ?? null
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

/** Removes what is over: codes, and sessions not used since `idleSince`. */
export async function sweep(db: Db, { now, idleSince }: At & { idleSince: Date }): Promise<void> {
  await db.delete(codes).where(lte(codes.expiresAt, now.toISOString()))
  await db.delete(refreshTokens).where(lt(refreshTokens.usedAt, idleSince.toISOString()))
}
