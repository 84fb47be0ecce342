import { tripSection } from '@saathi/shared/notices/trip-section'
import type { PushKind } from '@saathi/shared/push/schema'
import * as text from '../../messages/en/push.ts'
import * as tomorrow from '../../messages/en/tomorrow.ts'
import type { PushMessage } from '../../platform/push/transport.ts'
import type { UnreadNotice } from '../notices/queries/notices.ts'

/** What there is to tell about a thing when it is sent. */
export type News =
  | { what: 'messages'; otherId: string; name: string; count: number }
  | { what: 'group'; id: string; ofTrip: boolean; name: string; count: number }
  | { what: 'notice'; notice: UnreadNotice }
  | { what: 'tomorrow'; notice: UnreadNotice; facts: string[] }
  | { what: 'invitation'; owner: string; title: string }

type Words = Pick<PushMessage, 'title' | 'body' | 'path'>

/** The kinds of trips are those of tours with a prefix. */
const plainKind = (kind: string) => kind.replace(/^tripPay/, 'pay') as UnreadNotice['kind']

function noticeWords(kind: PushKind, { tour, trip, actor, ...notice }: UnreadNotice, showsNames: boolean): Words {
  const who = showsNames ? actor : null
  const name = showsNames ? (tour?.name ?? trip?.name ?? null) : null
  const section = kind === 'money' ? '/expenses' : ''
  const inTrip = tour?.isMember ? tripSection(notice) : null
  const path = trip
    ? `/trips/${trip._id}${section}`
    : section
      ? `/tours/${tour?._id}${section}`
      : inTrip
        ? `/tours/${tour?._id}/${inTrip}`
        : `/tours?tour=${tour?._id}`
  const title = kind === 'money' || kind === 'requests' ? text.titles[kind](name) : text.titles.seat(name)
  if (notice.isQuestion) return { title, body: notice.kind === 'requested' ? text.asked(who) : text.answered, path }
  return { title, body: text.notices[plainKind(notice.kind)]?.(who) ?? text.somethingNew, path }
}

function wordsOf(kind: PushKind, news: News, showsNames: boolean): Words {
  const shown = (name: string) => (showsNames ? name : null)
  switch (news.what) {
    case 'messages':
      return { title: text.message(shown(news.name)), body: text.unread(news.count), path: `/messages/${news.otherId}` }
    case 'group': {
      const path = `/${news.ofTrip ? 'trips' : 'tours'}/${news.id}/group`
      return { title: text.group(shown(news.name)), body: text.unread(news.count), path }
    }
    case 'notice':
      return noticeWords(kind, news.notice, showsNames)
    case 'tomorrow': {
      const { tour, trip } = news.notice
      const path = trip ? `/trips/${trip._id}` : `/tours/${tour?._id}/ticket`
      const name = showsNames ? (tour?.name ?? trip?.name ?? null) : null
      return { title: tomorrow.title(name), body: news.facts.join('\n') || tomorrow.nothingKnown, path }
    }
    case 'invitation':
      return { title: text.invited, body: text.invitedBy(shown(news.owner), shown(news.title)), path: '/trips' }
  }
}

type About = { kind: PushKind; tag: string; showsNames: boolean; unread: number }

/** Words the news for a device. */
export const toPushMessage = (news: News, { kind, tag, showsNames, unread }: About): PushMessage => ({
  ...wordsOf(kind, news, showsNames),
  tag,
  unread,
})
