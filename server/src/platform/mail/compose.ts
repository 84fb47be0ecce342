import * as words from '../../messages/en/mails.ts'
import type { QueuedMail } from './store.ts'

/** Mail services POST here to unsubscribe without logging in; GET shows a page with a button. */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe'

type Content = Pick<QueuedMail, 'subject' | 'text' | 'kind' | 'params'>

/**
 * A mail as it is sent, with a link to its page. If it can be unsubscribed from, it has the unsubscribe link and the
 * one-click headers of RFC 8058.
 * @param site the site's public URL, without a slash at the end
 * @throws Error when the mail is of a kind that this version does not know
 */
export function composeMail({ path, unsubscribe, ...content }: Omit<QueuedMail, 'to'>, site: string) {
  const { subject, text } = inWords(content)
  const link = unsubscribe && `${site}${UNSUBSCRIBE_PATH}?token=${unsubscribe}`
  const parts = [text, path && `${site}${path}`, link && `-- \n${words.tourMailFooter}\n${link}`]
  const headers: Record<string, string> = link
    ? { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}
  return { subject, text: parts.filter(Boolean).join('\n\n'), headers }
}

/** Subject and text of a mail: those it was queued with, or the words for what happened. */
function inWords({ subject, text, kind, params }: Content): { subject: string; text: string } {
  if (kind === null) return { subject: subject ?? '', text: text ?? '' }
  const { name = '', destination = '', start = '', end = '', reason = '', report = '' } = params ?? {}
  const tour = { name: oneLine(name), destination: oneLine(destination), start, end }
  switch (kind) {
    case 'seat':
      return words.seatMail(tour)
    case 'cancelled':
      return words.cancelledMail(tour)
    case 'requested':
      return words.requestedMail(tour)
    case 'accepted':
      return words.acceptedMail(tour)
    case 'acceptedToWait':
      return words.acceptedToWaitMail(tour)
    case 'declined':
      return words.declinedMail(tour, reason)
    case 'report':
      return words.reportMail(reason, report)
    default:
      throw new Error(`unknown kind of mail: ${kind}`)
  }
}

/** A text without control characters, which a header may not have. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim()
