import { mailsOfFeatures } from '../src/deps.ts'
import { composeMail } from '../src/platform/mail/compose.ts'
import { startMailer } from '../src/platform/mail/mailer.ts'
import { latestMails, type QueuedMail } from '../src/platform/mail/store.ts'
import type { TestDb } from './db.ts'

export const mails = mailsOfFeatures()

/** A mail as it is sent. */
export const compose = (mail: Omit<QueuedMail, 'to'>) => composeMail(mail, 'https://saathi.example', mails)

/** The unsent mails to this address, or all of them, as they are sent; the oldest first. */
export async function mailsTo(db: Pick<TestDb, 'db'>, email?: string) {
  const queued = (await latestMails(db.db, 1_000)).reverse()
  return queued
    .filter(({ to }) => email === undefined || to === email)
    .map(({ to, at: _, ...mail }) => {
      const { subject, text } = compose(mail)
      return { to, subject, text }
    })
}

/** The subject of the newest unsent mail to this address, which has the code of a mail with one. */
export const lastSubject = async (db: Pick<TestDb, 'db'>, email?: string) => (await mailsTo(db, email)).at(-1)?.subject

/** Sends the mails of the outbox to this server. */
export const sendMails = (db: Pick<TestDb, 'db'>, smtpUrl: string) =>
  startMailer({
    db: db.db,
    smtpUrl,
    from: 'Saathi <no-reply@saathi.example>',
    site: () => 'https://saathi.example',
    mails,
    log: { warn() {}, error() {} } as never,
  })
