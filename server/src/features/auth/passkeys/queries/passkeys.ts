import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { callFunction } from '../../../../db/call-function.ts'
import type { Db } from '../../../../db/client.ts'
import type { Actor } from '../../../../db/queries/actor.ts'
import { passkeyChallenges, passkeys } from '../../../../db/schema/passkeys.ts'
import { users } from '../../../../db/schema/users.ts'
import type { AuthMail } from '../../mails.ts'

/** The greatest number of challenges of a user; older ones are deleted. */
const CHALLENGES_PER_USER = 5

/** Stores a challenge, for a new passkey of this user or for a log-in (null). */
export async function saveChallenge(
  db: Db,
  { challenge, userId, now, lifeMs }: { challenge: string; userId: string | null; now: Date; lifeMs: number },
): Promise<void> {
  const { createdAt, userId: owner } = passkeyChallenges
  const older = db
    .select({ challenge: passkeyChallenges.challenge })
    .from(passkeyChallenges)
    .where(userId ? eq(owner, userId) : sql`false`)
    .orderBy(desc(createdAt))
    .offset(CHALLENGES_PER_USER - 1)
  const deleted = db
    .$with('deleted')
    .as(db.delete(passkeyChallenges).where(sql`${passkeyChallenges.challenge} in ${older}`).returning())
  const expiresAt = new Date(now.getTime() + lifeMs).toISOString()
  await db
    .with(deleted)
    .insert(passkeyChallenges)
    .values({ challenge, userId, createdAt: now.toISOString(), expiresAt })
}

/** Uses a challenge up. Returns false if it was never issued, belongs to somebody else, was used or has expired. */
export async function useChallenge(db: Db, challenge: string, userId: string | null, now: Date): Promise<boolean> {
  const used = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        userId ? eq(passkeyChallenges.userId, userId) : isNull(passkeyChallenges.userId),
        gt(passkeyChallenges.expiresAt, now.toISOString()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return used.length > 0
}

export const deleteExpiredChallenges = (db: Db, now: Date) =>
  db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now.toISOString()))

/** The user's passkeys, newest first. */
export const listPasskeys = (db: Db, userId: string) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys._id))

export async function findOwner(db: Db, userId: string) {
  const [owner] = await db.select({ name: users.name, email: users.email }).from(users).where(eq(users._id, userId))
  return owner ?? null
}

type NewPasskey = Pick<
  typeof passkeys.$inferSelect,
  'userId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'backupEligible' | 'backedUp' | 'name'
>

/** Adds a passkey unless the user has `most` already, and mails its owner. */
export const addPasskey = (db: Db, one: NewPasskey, most: number, now: Date) =>
  callFunction(db, 'add_passkey', {
    userId: one.userId,
    id: v7(),
    credential: one.credentialId,
    key: one.publicKey,
    counter: one.counter,
    transports: one.transports,
    isEligible: one.backupEligible,
    isBackedUp: one.backedUp,
    name: one.name,
    most,
    at: now,
  })

export async function renamePasskey(db: Db, userId: string, passkeyId: string, name: string): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys._id, passkeyId), eq(passkeys.userId, userId)))
    .returning({ _id: passkeys._id })
  return renamed.length > 0
}

export const removePasskey = (db: Db, userId: string, passkeyId: string) =>
  callFunction(db, 'remove_passkey', { userId, passkeyId })

/** Makes log-ins need a passkey. Returns false if the user has none. */
export const requirePasskey = async (db: Db, userId: string, codeHash: string): Promise<boolean> =>
  (await callFunction(db, 'require_passkey', { userId, codeHash })) === true

/** Lets the user log in without a passkey again, and mails them if that changes anything. Returns whether it does. */
async function stopRequiring(db: Db, who: ReturnType<typeof eq>, { kind }: AuthMail): Promise<boolean> {
  const changed = await db.execute(sql`
    with changed as (
      update ${users} set passkey_recovery_hash = null
      where ${who} and ${users.passkeyRecoveryHash} is not null returning ${users.email} as email)
    insert into outbox (id, "to", kind, params) select uuidv7(), email, ${kind}::text, '{}' from changed returning id`)
  return changed.length > 0
}

export const stopRequiringFor = (db: Db, userId: string) =>
  stopRequiring(db, eq(users._id, userId), { kind: 'passkeyNotRequired', params: {} })

/** The same for the account of a token whose owner has the recovery code. */
export const recover = (db: Db, firebaseUid: string, codeHash: string) =>
  stopRequiring(db, sql`${eq(users.firebaseUid, firebaseUid)} and ${eq(users.passkeyRecoveryHash, codeHash)}`, {
    kind: 'recoveryCodeUsed',
    params: {},
  })

/** Takes all passkeys off the account with this address, mails its owner, and writes the audit log. */
export const clearPasskeys = (db: Db, email: string, actor: Actor) =>
  callFunction(db, 'clear_passkeys', { address: email, actor })

/** The passkey with this credential id, with its owner's account. */
export async function findPasskey(db: Db, credentialId: string) {
  const [found] = await db
    .select({ passkey: passkeys, firebaseUid: users.firebaseUid })
    .from(passkeys)
    .innerJoin(users, eq(users._id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, credentialId), isNull(users.accountGoneAt)))
  return found ?? null
}

/** Records a use. Returns false if the counter has moved on since, or the passkey is removed. */
export async function recordUse(
  db: Db,
  passkeyId: string,
  { counter, backedUp, now }: { counter: number; backedUp: boolean; now: Date },
): Promise<boolean> {
  const used = await db
    .update(passkeys)
    .set({ counter, backedUp, lastUsedAt: now.toISOString() })
    .where(and(eq(passkeys._id, passkeyId), counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)))
    .returning({ _id: passkeys._id })
  return used.length > 0
}
