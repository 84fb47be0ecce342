import type { Digest } from '../../db/schema/mail.ts'
import * as digestWords from '../../messages/en/digest.ts'
import * as words from '../../messages/en/mails.ts'
import { decisionMail } from '../../messages/en/moderation.ts'
import * as sessionWords from '../../messages/en/sessions.ts'
import type { QueuedMail } from './store.ts'
import { digestToken } from './unsubscribe-token.ts'

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
  const { subject, text } = inWords(content, site)
  const token = unsubscribe && tokenOf(content, unsubscribe)
  const link = token && `${site}${UNSUBSCRIBE_PATH}?token=${token}`
  const footer = content.kind === 'digest' ? digestWords.footer : words.tourMailFooter
  const parts = [text, path && `${site}${path}`, link && `-- \n${footer}\n${link}`]
  const headers: Record<string, string> = link
    ? { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}
  return { subject, text: parts.filter(Boolean).join('\n\n'), headers }
}

/** The token of the unsubscribe link: the recipient's secret itself, or for daily mails one that is signed with it. */
function tokenOf({ kind, params }: Content, secret: string) {
  if (kind !== 'digest' || !params?.digest) return secret
  const { userId, linkUntil } = params.digest
  return digestToken({ userId, until: linkUntil }, secret)
}

/** Subject and text of a mail: those it was queued with, or the words for what happened. */
function inWords({ subject, text, kind, params }: Content, site: string): { subject: string; text: string } {
  if (kind === null) return { subject: subject ?? '', text: text ?? '' }
  const {
    name = '',
    destination = '',
    start = '',
    end = '',
    reason = '',
    report = '',
    device = '',
    at = '',
    act = '',
    words: canned = '',
    digest,
  } = params ?? {}
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
    case 'appeal':
      return words.appealMail(report)
    case 'appealUpheld':
      return words.appealUpheldMail
    case 'appealReversed':
      return words.appealReversedMail
    case 'decision':
      return decisionMail({ act, name: tour.name, reason, words: canned, end })
    case 'newDevice':
      return sessionWords.newDeviceMail(device, new Date(at))
    case 'sessionsEnded':
      return sessionWords.sessionsEndedMail(new Date(at))
    case 'digest':
      if (digest) return { subject: digestWords.subject, text: digestText(digest, site) }
  }
  throw new Error(`unknown kind of mail: ${kind}`)
}

/** One paragraph for each conversation or tour, with its link. */
function digestText({ private: own, groups, notices, more }: Digest, site: string) {
  const lines = [
    ...(own ? [`${digestWords.privateMessages(own.messages, own.people)}\n${site}/messages`] : []),
    ...groups.map(
      ({ tourId, name, messages }) =>
        `${digestWords.groupMessages(messages, oneLine(name))}\n${site}/tours/${tourId}/group`,
    ),
    ...notices.map(
      ({ tourId, name, count }) => `${digestWords.notices(count, oneLine(name))}\n${site}/tours?tour=${tourId}`,
    ),
    ...(more > 0 ? [digestWords.more(more)] : []),
  ]
  return [digestWords.intro, ...lines].join('\n\n')
}

/** A text without control characters, which a header may not have. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim()
