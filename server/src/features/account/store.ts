import { DELETION_DAYS } from '@saathi/shared/social-rules'
import { and, asc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { departedAccounts, reportEvidence, reports } from '../../db/schema/safety.ts'
import { users } from '../../db/schema/social.ts'

type Mail = { subject: string; text: string }
/** `guests`: to the guests of hosted tours, with `{tour}` for the tour's name. */
export type DeletionMails = { owner: Mail; guests: Mail }
type At = { at: Date; today: string }

const DAY_MS = 86_400_000
/** How long what a report was about is kept, whatever becomes of the accounts. */
export const EVIDENCE_DAYS = 180
/** How long a deleted account is remembered when nobody else's account or report needs it. */
const DEPARTED_DAYS = 180
/** How long the suspension of a deleted account is remembered. */
const SUSPENSION_DAYS = 3 * 365

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()

/** `cancelled`: the tours that were cancelled by it. */
type Requested = { outcome: 'requested' | 'already' | 'missing'; cancelled: string[] }

/**
 * Starts the seven days after which an account is deleted, with mails to its owner and to the guests of its tours.
 * `isGone`: the identity provider has no such account any more, so the profile is hidden as well.
 */
export async function requestDeletion(
  db: Db,
  firebaseUid: string,
  { isGone, at, today, owner, guests }: At & DeletionMails & { isGone: boolean },
): Promise<Requested> {
  const [done] = await db.execute<Requested>(sql`
    select * from request_account_deletion(${firebaseUid}, ${isGone}, ${at.toISOString()}, ${today},
      ${owner.subject}, ${owner.text}, ${guests.subject}, ${guests.text})`)
  return done as Requested
}

/** Takes a request for deletion back. */
export async function cancelDeletion(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ deletionAskedAt: null }).where(eq(users._id, userId))
}

/** Accounts whose seven days are over. */
export const accountsToRemove = (db: Db, now: Date) =>
  db
    .select({ _id: users._id, firebaseUid: users.firebaseUid, email: users.email })
    .from(users)
    .where(sql`${users.deletionAskedAt} <= ${daysBefore(now, DELETION_DAYS)}`)
    .limit(100)

/** Cancels coming tours of this host's and mails their guests; gives the tours. */
export async function cancelHostedTours(
  db: Db,
  hostId: string,
  { at, today, guests }: At & Pick<DeletionMails, 'guests'>,
) {
  const [done] = await db.execute<{ cancelled: string[] }>(sql`
    select cancel_hosted_tours(${hostId}, ${at.toISOString()}, ${today}, ${guests.subject}, ${guests.text}) as cancelled`)
  return done?.cancelled ?? []
}

/** Deletes somebody whose seven days are over; false when they changed their mind. */
export async function removeAccount(
  db: Db,
  userId: string,
  { at, today, addressHash }: At & { addressHash: string },
): Promise<boolean> {
  const [done] = await db.execute<{ removed: boolean }>(sql`
    select remove_account(${userId}, ${daysBefore(at, DELETION_DAYS)}, ${at.toISOString()}, ${today}, ${addressHash}) as removed`)
  return done?.removed === true
}

type Account = { firebaseUid: string; email: string; name: string; consentedAt?: string; addressHash: string }

/** A call of `open_profile`, which gives the profile's `id` and `suspended_at`. */
export const openedProfile = ({ firebaseUid, email, name, consentedAt, addressHash }: Account) =>
  sql`open_profile(${firebaseUid}, ${email}, ${name}, ${consentedAt ?? null}, ${addressHash})`

/** Accounts, other than this one, that profiles with this address belong to. */
export async function otherAccountsAt(db: Db, email: string, firebaseUid: string): Promise<string[]> {
  const found = await db
    .select({ firebaseUid: users.firebaseUid })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.accountGoneAt)))
    .limit(20)
  // Whoever has a profile is here for the second time: nobody else needs to be asked about.
  const uids = found.map((one) => one.firebaseUid)
  return uids.includes(firebaseUid) ? [] : uids
}

/** Profiles in the order of their ids, after one of them: those that people see. */
export const profilesAfter = (db: Db, afterId: string | null, most: number) =>
  db
    .select({ _id: users._id, firebaseUid: users.firebaseUid })
    .from(users)
    .where(and(afterId ? gt(users._id, afterId) : undefined, isNull(users.accountGoneAt)))
    .orderBy(asc(users._id))
    .limit(most)

/** Somebody about so far, from 0 to 1, round the ring of people; null where there is nobody. */
export async function profileAt(db: Db, position: number): Promise<string | null> {
  const [found] = await db
    .select({ _id: users._id })
    .from(users)
    .where(and(gte(users.deckKey, position), isNull(users.suspendedAt), isNull(users.deletionAskedAt)))
    .orderBy(asc(users.deckKey))
    .limit(1)
  return found?._id ?? null
}

/**
 * Forgets deleted accounts, with their blocks, that nobody needs any more: nobody who has an account blocked them or was
 * blocked by them, and no report about them is kept.
 */
export async function deleteExpiredDepartures(db: Db, now: Date): Promise<void> {
  const d = departedAccounts
  await db.execute(sql`
    with gone as (
      delete from ${d} where ${d.leftAt} < ${daysBefore(now, DEPARTED_DAYS)}
        and (${d.suspendedAt} is null or ${d.leftAt} < ${daysBefore(now, SUSPENSION_DAYS)})
        and not exists (select from reports r where r.reported_id = ${d.userId})
        and not exists (select from blocks b join users u on u.id = b.blocked_id where b.blocker_id = ${d.userId})
        and not exists (select from blocks b join users u on u.id = b.blocker_id where b.blocked_id = ${d.userId})
      returning user_id)
    delete from blocks b using gone where b.blocker_id = gone.user_id or b.blocked_id = gone.user_id`)
}

/** Deletes what reports were about after 180 days, and then closed reports about accounts that are deleted. */
export async function deleteExpiredEvidence(db: Db, now: Date): Promise<void> {
  const before = daysBefore(now, EVIDENCE_DAYS)
  await db.delete(reportEvidence).where(lt(reportEvidence.takenAt, before))
  await db
    .delete(reports)
    .where(
      and(
        lt(reports.createdAt, before),
        sql`${reports.closedAt} is not null`,
        sql`not exists (select from ${users} u where u.id = ${reports.reportedId})`,
      ),
    )
}
