import nodemailer from 'nodemailer'
import { composeMail } from './compose.ts'
import type { DueMail } from './store.ts'

/** The longest that sending one mail may take, ms. */
export const SEND_DEADLINE_MS = 60_000

/** Sends one mail; what it throws is for `failureOf`. */
export type Send = (mail: DueMail) => Promise<void>

/**
 * A way to send mails through an SMTP server.
 * @param url such as `smtp://user:password@host:587`; STARTTLS is used where the server has it
 * @param from such as `Saathi <no-reply@example.org>`
 * @param site where people reach the site, for links
 */
export function openSmtp(url: string, from: string, site: () => string): Send {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost'
  return async ({ _id, to, subject, ...mail }) => {
    const { text, headers } = composeMail(mail, site())
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      // The same at every attempt, so that a mail which arrives twice is known for one.
      messageId: `<${_id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      signal: AbortSignal.timeout(SEND_DEADLINE_MS),
    })
  }
}

type SmtpError = { code?: unknown; responseCode?: unknown; command?: unknown }

/** What failed, as a code such as `EENVELOPE 550` (never the server's words), and whether trying again is of no use. */
export function failureOf(error: unknown): { code: string; permanent: boolean } {
  const { code, responseCode, command } = (error ?? {}) as SmtpError
  const parts = [typeof code === 'string' ? code : 'EUNKNOWN', typeof responseCode === 'number' ? responseCode : '']
  // A recipient or a text refused for good; a refused log-in or sender is a setting that may be put right.
  const permanent = Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA')
  return { code: parts.join(' ').trim(), permanent }
}

const [FIRST_MS, LONGEST_MS] = [10_000, 3_600_000]

/** How long to wait after so many failed attempts, ms: ten seconds, doubling, up to an hour. */
export const backOffMs = (attempts: number): number => Math.min(FIRST_MS * 2 ** Math.max(0, attempts - 1), LONGEST_MS)
