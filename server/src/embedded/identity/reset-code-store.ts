import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import {
  identityAccounts as accounts,
  identityOobCodes as codes,
  type IdentityAccount,
  identityRefreshTokens as refreshTokens,
} from '../../db/schema/identity.ts'
import { type At, addressed, voidUntilNow } from './store.ts'

/** Saves a reset code for the account with this address. Returns false, at the same cost, when there is none. */
export async function saveResetCode(
  db: Db,
  { email, codeHash, expiresAt }: { email: string; codeHash: string; expiresAt: Date },
): Promise<boolean> {
  const rows = await db
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
        .for('key share'), // prevents a concurrent deletion
    )
    .returning({ uid: codes.uid })
  return rows.length > 0
}

/** The account of a reset code, or null when the code is unknown, used or expired. */
export async function accountOfResetCode(
  db: Db,
  { codeHash, now }: At & { codeHash: string },
): Promise<IdentityAccount | null> {
  const [row] = await db
    .select({ account: accounts })
    .from(codes)
    .innerJoin(accounts, eq(accounts.uid, codes.uid))
    .where(and(eq(codes.codeHash, codeHash), gt(codes.expiresAt, now.toISOString())))
  return row?.account ?? null
}

/**
 * Uses a reset code: sets the password, ends every session, deletes the other codes of the account and marks the address
 * as verified. Returns null when the code is unknown, used or expired; of two concurrent calls one succeeds.
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
