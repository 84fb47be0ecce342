import * as text from '../../messages/en/digest.ts'
import { type MailKinds, type MailText, oneLine } from '../../platform/mail/kinds.ts'
import { digestToken } from './digest-token.ts'

/** The contents of a daily mail: numbers, and the names of tours and trips. `more`: how many of them it leaves out. */
export type Digest = {
  userId: string
  /** The last day on which the unsubscribe link works. */
  linkUntil: string
  private: { messages: number; people: number } | null
  /** `ofTrip`: the group of a trip, whose id it is. */
  groups: { tourId: string; ofTrip?: boolean; name: string; messages: number }[]
  /**
   * `tomorrow`: one of them says that the tour or trip begins; it leads to the ticket, or to the plan. `inTrip`: the reader has
   * a seat in the tour and none of them waits for their answer, so they lead to the ticket.
   */
  notices: { tourId: string; name: string; count: number; tomorrow?: boolean; inTrip?: boolean }[]
  /** Notifications about trips; none in mails that an earlier version has queued. */
  trips?: { tripId: string; name: string; count: number; tomorrow?: boolean }[]
  /** Invitations to trips of others; none in mails that an earlier version has queued. */
  invitations?: number
  more: number
}

/** One paragraph for each conversation or tour, with its link. */
function digestText({ private: own, groups, notices, trips = [], invitations = 0, more }: Digest, site: string) {
  const lines = [
    ...(own ? [`${text.privateMessages(own.messages, own.people)}\n${site}/messages`] : []),
    ...(invitations > 0 ? [`${text.invitations(invitations)}\n${site}/trips`] : []),
    ...groups.map(
      ({ tourId, ofTrip, name, messages }) =>
        `${text.groupMessages(messages, oneLine(name))}\n${site}/${ofTrip ? 'trips' : 'tours'}/${tourId}/group`,
    ),
    ...notices.map(
      ({ tourId, name, count, tomorrow, inTrip }) =>
        `${text.notices(count, oneLine(name))}\n${site}/tours${tomorrow || inTrip ? `/${tourId}/ticket` : `?tour=${tourId}`}`,
    ),
    ...trips.map(
      ({ tripId, name, count, tomorrow }) =>
        `${text.notices(count, oneLine(name))}\n${site}/trips/${tripId}${tomorrow ? '' : '/expenses'}`,
    ),
    ...(more > 0 ? [text.more(more)] : []),
  ]
  return [text.intro, ...lines].join('\n\n')
}

export const noticesMails = {
  digest: ({ digest }: { digest: Digest }, site: string): MailText => ({
    subject: text.subject,
    text: digestText(digest, site),
    footer: text.footer,
    token: (secret) => digestToken({ userId: digest.userId, until: digest.linkUntil }, secret),
  }),
} satisfies MailKinds
