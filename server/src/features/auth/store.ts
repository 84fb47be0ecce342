import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { registrationCodes } from '../../db/schema/auth.ts'
import { users } from '../../db/schema/social.ts'
import { openedProfile } from '../account/store.ts'

type NewCode = { email: string; hash: string; tries: number; now: Date; resendAfterMs: number; lifeMs: number }

/** Keeps a new code in place of the address's last one; false when that one was sent less than `resendAfterMs` ago. */
export async function keepCode(db: Db, { email, hash, tries, now, resendAfterMs, lifeMs }: NewCode): Promise<boolean> {
  const row = {
    hash,
    triesLeft: tries,
    sentAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + lifeMs).toISOString(),
  }
  const kept = await db
    .insert(registrationCodes)
    .values({ email, ...row })
    .onConflictDoUpdate({
      target: registrationCodes.email,
      set: row,
      setWhere: lte(registrationCodes.sentAt, new Date(now.getTime() - resendAfterMs).toISOString()),
    })
    .returning({ email: registrationCodes.email })
  return kept.length > 0
}

/** When the address's last code was sent, if one is kept. */
export async function lastSent(db: Db, email: string): Promise<Date | null> {
  const [code] = await db
    .select({ sentAt: registrationCodes.sentAt })
    .from(registrationCodes)
    .where(eq(registrationCodes.email, email))
  return code ? new Date(code.sentAt) : null
}

/** Spends one try on the address's live code and gives its hash; null when there is none or no try is left. */
export async function spendTry(db: Db, email: string, now: Date) {
  const [spent] = await db
    .update(registrationCodes)
    .set({ triesLeft: sql`${registrationCodes.triesLeft} - 1` })
    .where(
      and(
        eq(registrationCodes.email, email),
        gt(registrationCodes.expiresAt, now.toISOString()),
        gt(registrationCodes.triesLeft, 0),
      ),
    )
    .returning({ hash: registrationCodes.hash, triesLeft: registrationCodes.triesLeft })
  return spent ?? null
}

/** Gives a try back: the code was right, and what failed was ours. */
export async function refundTry(db: Db, email: string, hash: string): Promise<void> {
  await db
    .update(registrationCodes)
    .set({ triesLeft: sql`${registrationCodes.triesLeft} + 1` })
    .where(and(eq(registrationCodes.email, email), eq(registrationCodes.hash, hash)))
}

export async function sweepCodes(db: Db, now: Date): Promise<void> {
  await db.delete(registrationCodes).where(lt(registrationCodes.expiresAt, now.toISOString()))
}

type Account = Parameters<typeof openedProfile>[0]
type Opened = { _id: string; suspendedAt: string | null }

/** The account's profile record, made at first sight; two at once make one. Its e-mail follows the account's. */
export async function syncUser(db: Db, account: Account): Promise<Opened> {
  const [user] = await db.execute<Opened>(
    sql`select id as "_id", suspended_at as "suspendedAt" from ${openedProfile(account)}`,
  )
  return user as Opened
}

/** The profile of an account just made, and the end of the code that it was made with: both or neither. */
export async function enrol(db: Db, account: Account): Promise<void> {
  const used = sql`delete from ${registrationCodes} where email = ${account.email}`
  await db.execute(sql`with used as (${used}) select id from ${openedProfile(account)}`)
}

export async function consent(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ consentedAt: sql`coalesce(${users.consentedAt}, ${at.toISOString()})` })
    .where(eq(users._id, userId))
}
