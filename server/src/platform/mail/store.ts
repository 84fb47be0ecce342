import { and, count, desc, eq, gt, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { now } from '../../db/columns.ts'
import { outbox } from '../../db/schema/mail.ts'
import { badInput } from '../../errors.ts'

/**
 * A mail to one person, in plain text. `path` is the page of the site that it is about, `unsubscribe` the token of
 * whom it goes to, for mails that one can unsubscribe from.
 */
export type Mail = { to: string; subject: string; text: string; path?: string | null; unsubscribe?: string | null }
export type DueMail = Mail & { _id: string; attempts: number }

/** For how long a mail is tried, and for how long what became of it is kept. */
const GIVE_UP_AFTER = sql`interval '24 hours'`
const KEPT_DAYS = 30

const ms = (count: number) => sql`${count} * interval '1 millisecond'`
const NOTHING_PERSONAL = { to: null, subject: null, text: null, path: null, unsubscribe: null }

const ADDRESS = /^[^\s@<>(),;:"[\]\\\p{Cc}]{1,64}@[^\s@<>(),;:"[\]\\\p{Cc}]{1,190}$/u

/**
 * Puts a mail into the outbox, to be sent soon: wake the mailer once it is there.
 * @throws TRPCError BAD_REQUEST for what is no single address, or a subject of more than one line
 */
export async function queueMail(db: Db, { to, subject, text }: Mail): Promise<void> {
  if (!ADDRESS.test(to)) throw badInput('to', 'This is no e-mail address that we can write to.')
  if (/\p{Cc}/u.test(subject)) throw badInput('subject', 'A subject is one line of text.')
  await db.insert(outbox).values({ to, subject, text })
}

/** Takes the mails that are due, longest due first. They are nobody else's for `leaseMs`, and due again after it. */
export async function takeDue(db: Db, { most, leaseMs }: { most: number; leaseMs: number }): Promise<DueMail[]> {
  const due = db.$with('due').as(
    db
      .select({ _id: outbox._id })
      .from(outbox)
      .where(and(lte(outbox.nextAttemptAt, now), gt(outbox.createdAt, sql`${now} - ${GIVE_UP_AFTER}`)))
      .orderBy(outbox.nextAttemptAt)
      .limit(most)
      .for('update', { skipLocked: true }),
  )
  const { _id, to, subject, text, path, unsubscribe, attempts } = outbox
  const taken = await db
    .with(due)
    .update(outbox)
    .set({ attempts: sql`${attempts} + 1`, nextAttemptAt: sql`${now} + ${ms(leaseMs)}` })
    .where(inArray(_id, db.select({ _id: due._id }).from(due)))
    .returning({ _id, to, subject, text, path, unsubscribe, attempts })
  return taken as DueMail[]
}

/** A mail as it was taken: whoever took it again since then decides about it. */
const asTaken = ({ _id, attempts }: DueMail) =>
  and(eq(outbox._id, _id), eq(outbox.attempts, attempts), isNotNull(outbox.nextAttemptAt))

/** Notes that a mail was sent, and forgets whom it went to and what it said. */
export async function keepSent(db: Db, mail: DueMail): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: now, nextAttemptAt: null, lastError: null, ...NOTHING_PERSONAL })
    .where(asTaken(mail))
}

type Failure = { code: string; permanent: boolean; retryMs: number }

/** Notes that a mail was not sent: it is due again in `retryMs`, or given up, which the answer says, and forgotten. */
export async function keepFailure(db: Db, mail: DueMail, { code, permanent, retryMs }: Failure): Promise<boolean> {
  const over = permanent ? sql`true` : sql`${now} + ${ms(retryMs)} > ${outbox.createdAt} + ${GIVE_UP_AFTER}`
  const unlessOver = (value: SQL) => sql`case when ${over} then null else ${value} end`
  const [kept] = await db
    .update(outbox)
    .set({
      lastError: code,
      nextAttemptAt: unlessOver(sql`${now} + ${ms(retryMs)}`),
      failedAt: sql`case when ${over} then ${now} end`,
      to: unlessOver(sql`${outbox.to}`),
      subject: unlessOver(sql`${outbox.subject}`),
      text: unlessOver(sql`${outbox.text}`),
      path: unlessOver(sql`${outbox.path}`),
      unsubscribe: unlessOver(sql`${outbox.unsubscribe}`),
    })
    .where(asTaken(mail))
    .returning({ failedAt: outbox.failedAt })
  return Boolean(kept?.failedAt)
}

/** The latest mails that still say something, newest first. */
export async function latestMails(db: Db, most: number): Promise<(Mail & { at: string })[]> {
  const { to, subject, text, path, unsubscribe, createdAt } = outbox
  const mails = await db
    .select({ to, subject, text, path, unsubscribe, at: createdAt })
    .from(outbox)
    .where(isNotNull(to))
    .orderBy(desc(outbox._id))
    .limit(most)
  return mails as (Mail & { at: string })[]
}

/** How many mails have still to go, and for how long the first of them has waited, seconds. */
export async function outboxDepth(db: Db): Promise<{ mails: number; oldest: number }> {
  const oldest = sql<number>`coalesce(extract(epoch from ${now} - min(${outbox.createdAt})), 0)::float8`
  const [depth] = await db.select({ mails: count(), oldest }).from(outbox).where(isNotNull(outbox.nextAttemptAt))
  return depth ?? { mails: 0, oldest: 0 }
}

/** Forgets mails of more than a month ago, whatever became of them. */
export async function deleteExpiredMails(db: Db, at: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, new Date(at.getTime() - KEPT_DAYS * 86_400_000).toISOString()))
}
