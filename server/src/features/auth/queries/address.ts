import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { addressChanges as changes } from '../../../db/schema/auth.ts'
import { users } from '../../../db/schema/users.ts'
import type { AuthMail } from '../mails.ts'

type NewChange = { userId: string; newEmail: string; oldHash: string; newHash: string; tries: number }
type Timing = { now: Date; resendAfterMs: number; lifeMs: number }

/**
 * Stores a change of address in place of the user's previous one, and queues its mails. False when that was asked for less
 * than `resendAfterMs` ago.
 */
export async function saveChange(
  db: Db,
  { userId, newEmail, oldHash, newHash, tries }: NewChange,
  { now, resendAfterMs, lifeMs }: Timing,
  mails: (AuthMail & { to: string })[],
): Promise<boolean> {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const queued = await db.execute(sql`
    with saved as (
      insert into address_changes as c (user_id, new_email, old_hash, new_hash, tries_left, sent_at, expires_at)
      values (${userId}, ${newEmail}, ${oldHash}, ${newHash}, ${tries}, ${at(0)}, ${at(lifeMs)})
      on conflict (user_id) do update set new_email = excluded.new_email, old_hash = excluded.old_hash,
        new_hash = excluded.new_hash, tries_left = excluded.tries_left, sent_at = excluded.sent_at,
        expires_at = excluded.expires_at
      where c.sent_at <= ${at(-resendAfterMs)}
      returning c.user_id
    )
    insert into outbox (id, "to", kind, params)
    select uuidv7(), m."to", m.kind, m.params
    from saved, jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) m("to" text, kind text, params jsonb) returning id`)
  return queued.length > 0
}

/** The address of the profile of an account; null without a profile. */
export async function findAddress(db: Db, firebaseUid: string): Promise<string | null> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.firebaseUid, firebaseUid))
  return user?.email ?? null
}

/** Uses one of the tries for a change, or for one to this address. Null when there is none, or no try is left. */
export async function spendChangeTry(db: Db, userId: string, now: Date, newEmail?: string) {
  const [change] = await db
    .update(changes)
    .set({ triesLeft: sql`${changes.triesLeft} - 1` })
    .where(
      and(
        eq(changes.userId, userId),
        gt(changes.expiresAt, now.toISOString()),
        gt(changes.triesLeft, 0),
        newEmail === undefined ? undefined : eq(changes.newEmail, newEmail),
      ),
    )
    .returning({
      newEmail: changes.newEmail,
      oldHash: changes.oldHash,
      newHash: changes.newHash,
      triesLeft: changes.triesLeft,
    })
  return change ?? null
}

/**
 * Copies the changed address to the profile, deletes the change and mails the earlier address, in one statement. Returns
 * whether it did: of several calls at once one does.
 */
export async function finishChange(db: Db, userId: string, newEmail: string): Promise<boolean> {
  const changed = await db.execute(sql`
    with done as (
      delete from address_changes where user_id = ${userId} and new_email = ${newEmail} returning user_id
    ), old as (
      select u.id, u.email from users u join done on done.user_id = u.id
    ), told as (
      insert into outbox (id, "to", kind, params) select uuidv7(), old.email, 'addressChanged', '{}' from old
    )
    update users set email = ${newEmail} where id in (select id from old) returning id`)
  return changed.length > 0
}

/** Deletes the change of a user to this address. False when there is none any more. */
export async function deleteChange(db: Db, userId: string, newEmail: string): Promise<boolean> {
  const deleted = await db
    .delete(changes)
    .where(and(eq(changes.userId, userId), eq(changes.newEmail, newEmail)))
    .returning({ userId: changes.userId })
  return deleted.length > 0
}

export async function deleteExpiredChanges(db: Db, now: Date): Promise<void> {
  await db.delete(changes).where(lt(changes.expiresAt, now.toISOString()))
}
