import { RETENTION } from '@saathi/shared/legal/retention'
import { and, count, desc, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { now } from '../../db/columns.ts'
import { deleteBefore } from '../../db/queries/delete-before.ts'
import { outbox } from '../../db/schema/mail.ts'
import { badInput } from '../../errors.ts'

/** A mail to one person, in plain text. */
export type Mail = { to: string; subject: string; text: string }

/** A mail to one person, of a kind that its feature puts into words when it is sent. */
type MailToWord = { to: string; kind: string; params: object }

/**
 * A mail of the outbox: with subject and text, or with what happened. `path` is the page of the site that it is about;
 * `unsubscribe` is the recipient's unsubscribe token, for mails that can be unsubscribed from.
 */
export type QueuedMail = Pick<
  typeof outbox.$inferSelect,
  'subject' | 'text' | 'kind' | 'params' | 'path' | 'unsubscribe'
> & { to: string }
/** `isLate`: it is too old to be sent. */
export type DueMail = QueuedMail & { _id: string; attempts: number; isLate: boolean }

/** The time for which a mail is retried. */
const GIVE_UP_AFTER = sql`interval '24 hours'`

const ms = (count: number) => sql`${count} * interval '1 millisecond'`
const NOTHING_PERSONAL = {
  to: null,
  subject: null,
  text: null,
  kind: null,
  params: null,
  path: null,
  unsubscribe: null,
}

/** The columns that make up a mail. */
const { to, subject, text, kind, params, path, unsubscribe } = outbox
const MAIL = { to, subject, text, kind, params, path, unsubscribe }

const ADDRESS = /^[^\s@<>(),;:"[\]\\\p{Cc}]{1,64}@[^\s@<>(),;:"[\]\\\p{Cc}]{1,190}$/u

/**
 * Adds a mail to the outbox. Wake the mailer afterwards.
 * @throws TRPCError BAD_REQUEST if `to` is not a single address or the subject has several lines
 */
export async function queueMail(db: Db, mail: Mail | MailToWord): Promise<void> {
  if (!ADDRESS.test(mail.to)) throw badInput('to', 'mail.recipientInvalid')
  if ('subject' in mail && /\p{Cc}/u.test(mail.subject)) throw badInput('subject', 'mail.subjectNotOneLine')
  await db.insert(outbox).values(mail)
}

/**
 * Takes the mails that are due, the longest due first, and reserves them for `leaseMs`; after that they are due again. Late ones
 * are taken too: left out they would stay due, and each statement would read all of them.
 */
export async function takeDue(db: Db, { most, leaseMs }: { most: number; leaseMs: number }): Promise<DueMail[]> {
  const due = db
    .$with('due')
    .as(
      db
        .select({ _id: outbox._id })
        .from(outbox)
        .where(lte(outbox.nextAttemptAt, now))
        .orderBy(outbox.nextAttemptAt)
        .limit(most)
        .for('update', { skipLocked: true }),
    )
  const { _id, attempts } = outbox
  const isLate = sql<boolean>`${outbox.createdAt} <= ${now} - ${GIVE_UP_AFTER}`
  const taken = await db
    .with(due)
    .update(outbox)
    .set({ attempts: sql`${attempts} + 1`, nextAttemptAt: sql`${now} + ${ms(leaseMs)}` })
    .where(inArray(_id, db.select({ _id: due._id }).from(due)))
    .returning({ _id, attempts, isLate, ...MAIL })
  return taken as DueMail[]
}

/** The mail, unless it has been taken again since. */
const asTaken = ({ _id, attempts }: DueMail) =>
  and(eq(outbox._id, _id), eq(outbox.attempts, attempts), isNotNull(outbox.nextAttemptAt))

/** Records that a mail was sent, and clears its recipient and text. */
export async function saveSent(db: Db, mail: DueMail): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: now, nextAttemptAt: null, lastError: null, ...NOTHING_PERSONAL })
    .where(asTaken(mail))
}

type Failure = { code: string; permanent: boolean; retryMs: number }

/**
 * Records a failed attempt: the mail is due again in `retryMs`, or given up and cleared. Returns whether it was given
 * up.
 */
export async function saveFailure(db: Db, mail: DueMail, { code, permanent, retryMs }: Failure): Promise<boolean> {
  const over = permanent ? sql`true` : sql`${now} + ${ms(retryMs)} > ${outbox.createdAt} + ${GIVE_UP_AFTER}`
  const unlessOver = (value: SQL) => sql`case when ${over} then null else ${value} end`
  const [failed] = await db
    .update(outbox)
    .set({
      lastError: code,
      nextAttemptAt: unlessOver(sql`${now} + ${ms(retryMs)}`),
      failedAt: sql`case when ${over} then ${now} end`,
      to: unlessOver(sql`${outbox.to}`),
      subject: unlessOver(sql`${outbox.subject}`),
      text: unlessOver(sql`${outbox.text}`),
      kind: unlessOver(sql`${outbox.kind}`),
      params: unlessOver(sql`${outbox.params}`),
      path: unlessOver(sql`${outbox.path}`),
      unsubscribe: unlessOver(sql`${outbox.unsubscribe}`),
    })
    .where(asTaken(mail))
    .returning({ failedAt: outbox.failedAt })
  return Boolean(failed?.failedAt)
}

/** The latest mails whose text is still stored, newest first. */
export async function latestMails(db: Db, most: number): Promise<(QueuedMail & { at: string })[]> {
  const mails = await db
    .select({ ...MAIL, at: outbox.createdAt })
    .from(outbox)
    .where(isNotNull(to))
    .orderBy(desc(outbox._id))
    .limit(most)
  return mails as (QueuedMail & { at: string })[]
}

/** The number of unsent mails, and the age of the oldest, seconds. */
export async function outboxDepth(db: Db): Promise<{ mails: number; oldest: number }> {
  const oldest = sql<number>`coalesce(extract(epoch from ${now} - min(${outbox.createdAt})), 0)::float8`
  const [depth] = await db.select({ mails: count(), oldest }).from(outbox).where(isNotNull(outbox.nextAttemptAt))
  return depth ?? { mails: 0, oldest: 0 }
}

/** Deletes mails that are more than 30 days old, sent or not. */
export async function deleteExpiredMails(db: Db, at: Date): Promise<void> {
  const before = new Date(at.getTime() - RETENTION.mailDays * 86_400_000).toISOString()
  await deleteBefore(db, outbox, outbox.createdAt, before)
}
