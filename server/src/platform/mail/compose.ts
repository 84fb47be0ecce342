import { type Mails, type MailText, oneLine } from './kinds.ts'
import type { QueuedMail } from './store.ts'

/** Mail services POST here to unsubscribe without logging in; GET shows a page with a button. */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe'

type Content = Omit<QueuedMail, 'to'>

/**
 * A mail as it is sent, with a link to its page. If it can be unsubscribed from, it has the unsubscribe link and the
 * one-click headers of RFC 8058.
 * @param site the site's public URL, without a slash at the end
 * @throws Error when the mail is of a kind that this version does not know
 */
export function composeMail({ path, unsubscribe, ...content }: Content, site: string, mails: Mails) {
  const { subject, text, footer, token } = inWords(content, site, mails)
  const link = unsubscribe && `${site}${UNSUBSCRIBE_PATH}?token=${token ? token(unsubscribe) : unsubscribe}`
  const parts = [text, path && `${site}${path}`, link && `-- \n${footer ?? mails.footer}\n${link}`]
  const headers: Record<string, string> = link
    ? { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}
  return { subject: oneLine(subject), text: parts.filter(Boolean).join('\n\n'), headers }
}

/** A mail in the words it was queued with, or in those of its feature. */
function inWords(
  { subject, text, kind, params }: Omit<Content, 'path' | 'unsubscribe'>,
  site: string,
  { kinds }: Mails,
): MailText {
  if (kind === null) return { subject: subject ?? '', text: text ?? '' }
  const word = kinds.get(kind)
  if (!word) throw new Error(`unknown kind of mail: ${kind}`)
  return word((params ?? {}) as never, site)
}
