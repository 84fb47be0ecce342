import { NOTICE_VERSION } from '@saathi/shared/auth/consent-rules'
import { RETENTION } from '@saathi/shared/legal/retention'
import { DELETION_DAYS } from '@saathi/shared/social/rules'
import { and, asc, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import { callFunction } from '../../../../db/call-function.ts'
import type { Db } from '../../../../db/client.ts'
import type { Functions } from '../../../../db/functions.gen.ts'
import { departedAccounts, removedAccounts } from '../../../../db/schema/safety.ts'
import { users } from '../../../../db/schema/users.ts'

/** `at`: the current time; `today`: the calendar day in India. */
type At = { at: Date; today: string }

const DAY_MS = 86_400_000

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()

/**
 * Requests the deletion of an account, cancels its upcoming tours, and queues mails to the owner and the tours' guests.
 * `isGone`: the identity provider no longer has the account, so the profile is hidden as well. `cancelled`: ids of the tours.
 */
export const requestDeletion = (db: Db, firebaseUid: string, { isGone, at, today }: At & { isGone: boolean }) =>
  callFunction(db, 'request_account_deletion', { uid: firebaseUid, isGone, at, today })

/** Cancels a deletion request. */
export async function cancelDeletion(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ deletionAskedAt: null }).where(eq(users._id, userId))
}

/** At most 100 accounts whose grace period has ended. */
export const listDueDeletions = (db: Db, now: Date) =>
  db
    .select({ _id: users._id, firebaseUid: users.firebaseUid, email: users.email })
    .from(users)
    .where(sql`${users.deletionAskedAt} <= ${daysBefore(now, DELETION_DAYS)}`)
    .limit(100)

/** Cancels the host's upcoming tours and queues mails to their guests. Returns the ids of the tours. */
export const cancelHostedTours = async (db: Db, hostId: string, { at, today }: At) =>
  (await callFunction(db, 'cancel_hosted_tours', { hostId, at, today })) ?? []

/** Deletes an account whose grace period has ended; false when the request was cancelled meanwhile. */
export async function removeAccount(
  db: Db,
  userId: string,
  { at, today, addressHash }: At & { addressHash: string },
): Promise<boolean> {
  const given = { userId, askedBefore: daysBefore(at, DELETION_DAYS), at, today, addressHash }
  return (await callFunction(db, 'remove_account', given)) === true
}

/**
 * Deletes the rows of deleted accounts in the tables without foreign keys, of at most 100 accounts: by turns, at most
 * `rowsAtOnce` rows of each kind in a call, so that a large account takes no statement too long and delays no other. What
 * is left after so many calls, or fails, is for the next run. Throws the first error at the end.
 */
export async function forgetRemovedAccounts(db: Db, { rowsAtOnce = 2_000, calls = 1_000 } = {}): Promise<void> {
  const queued = await db.select().from(removedAccounts).orderBy(asc(removedAccounts.removedAt)).limit(100)
  const left = queued.map(({ userId }) => userId)
  const errors: unknown[] = []
  for (let call = 0; call < calls; call += 1) {
    const userId = left.shift()
    if (userId === undefined) break
    try {
      const isDone = await callFunction(db, 'delete_account_rows', { userId, most: rowsAtOnce })
      if (isDone === false) left.push(userId)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}

type Account = {
  firebaseUid: string
  email: string
  name: string
  consentedAt?: string | null
  addressHashes: string[]
}

/** The arguments of `open_profile`, which finds or creates the profile and returns its `id` and `suspended_at`. */
export const openProfileArgs = ({
  firebaseUid,
  email,
  name,
  consentedAt = null,
  addressHashes,
}: Account): Functions['open_profile']['args'] => ({
  uid: firebaseUid,
  email,
  name,
  consented: consentedAt,
  addressHash: addressHashes[0] ?? null,
  notice: NOTICE_VERSION,
  otherHashes: addressHashes,
})

/** Firebase uids of other accounts whose profiles have this address. Empty when this account has a profile already. */
export async function findOtherAccounts(db: Db, email: string, firebaseUid: string): Promise<string[]> {
  const rows = await db
    .select({ firebaseUid: users.firebaseUid })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.accountGoneAt)))
    .limit(20)
  const uids = rows.map((row) => row.firebaseUid)
  return uids.includes(firebaseUid) ? [] : uids
}

/** Visible profiles with ids greater than `afterId`, ordered by id. */
export const listProfilesAfter = (db: Db, afterId: string | null, limit: number) =>
  db
    .select({ _id: users._id, firebaseUid: users.firebaseUid })
    .from(users)
    .where(and(afterId ? gt(users._id, afterId) : undefined, isNull(users.accountGoneAt)))
    .orderBy(asc(users._id))
    .limit(limit)

/** The id of the first visible profile whose deck key is at least `position` (0 to 1); null if there is none. */
export async function findProfileAfterKey(db: Db, position: number): Promise<string | null> {
  const [profile] = await db
    .select({ _id: users._id })
    .from(users)
    .where(and(gte(users.deckKey, position), isNull(users.suspendedAt), isNull(users.deletionAskedAt)))
    .orderBy(asc(users.deckKey))
    .limit(1)
  return profile?._id ?? null
}

/**
 * Deletes records of deleted accounts and their blocks after the retention period, unless a report about the account is
 * stored, or the other person of one of its blocks has an account. Deletes at most `most`; the next run goes on.
 */
export async function deleteExpiredDepartures(db: Db, now: Date, most = 1000): Promise<void> {
  const d = departedAccounts
  await db.execute(sql`
    with expired as (
      delete from ${d} where ${d.userId} in (
        select ${d.userId} from ${d} where ${d.leftAt} < ${daysBefore(now, RETENTION.deletedAccountDays)}
          and (${d.suspendedAt} is null or ${d.leftAt} < ${daysBefore(now, RETENTION.suspensionDays)})
          and not exists (select from reports r where r.reported_id = ${d.userId})
          and not exists (select from blocks b join users u on u.id = b.blocked_id where b.blocker_id = ${d.userId})
          and not exists (select from blocks b join users u on u.id = b.blocker_id where b.blocked_id = ${d.userId})
        limit ${most})
      returning user_id)
    delete from blocks b using expired where b.blocker_id = expired.user_id or b.blocked_id = expired.user_id`)
}
