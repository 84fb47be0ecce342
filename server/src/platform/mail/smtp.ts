import nodemailer from 'nodemailer'
import { composeMail } from './compose.ts'
import type { Mails } from './kinds.ts'
import type { DueMail } from './store.ts'

/** The timeout of sending one mail, ms. */
export const SEND_DEADLINE_MS = 60_000

/** Sends one mail; `failureOf` interprets the errors that it throws. */
export type Send = (mail: DueMail) => Promise<void>

/**
 * Creates the function that sends mails through an SMTP server.
 * @param url for example `smtp://user:password@host:587`; STARTTLS is used if the server supports it
 * @param from for example `Saathi <no-reply@example.org>`
 * @param site the site's public URL, for links
 * @param mails words them
 */
export function openSmtp(url: string, from: string, site: () => string, mails: Mails): Send {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost'
  return async ({ _id, to, attempts: _, ...mail }) => {
    const { subject, text, headers } = composeMail(mail, site(), mails)
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      // The same for every attempt, so that mail clients can drop a duplicate.
      messageId: `<${_id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      signal: AbortSignal.timeout(SEND_DEADLINE_MS),
    })
  }
}

type SmtpError = { code?: unknown; responseCode?: unknown; command?: unknown }

/** An error as a code such as `EENVELOPE 550` (never the server's text), and whether a retry is pointless. */
export function failureOf(error: unknown): { code: string; permanent: boolean } {
  const { code, responseCode, command } = (error ?? {}) as SmtpError
  const parts = [typeof code === 'string' ? code : 'EUNKNOWN', typeof responseCode === 'number' ? responseCode : '']
  // Only a rejected recipient or text is permanent; a rejected login or sender may be fixed in the settings.
  const permanent = Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA')
  return { code: parts.join(' ').trim(), permanent }
}

const [FIRST_MS, LONGEST_MS] = [10_000, 3_600_000]

/** The delay before the next attempt, ms: ten seconds, doubling up to an hour. */
export const backOffMs = (attempts: number): number => Math.min(FIRST_MS * 2 ** Math.max(0, attempts - 1), LONGEST_MS)
