import { addDays, indianDay, indianMinute } from '@saathi/shared/lib/days'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { notBlocked, notSuspended } from '../../../db/queries/relationships.ts'
import { users } from '../../../db/schema/users.ts'
import { openGroup, type Reader } from '../../groups/policy.ts'
import { findMeeting } from '../../groups/queries/group.ts'
import { listTripInvitations } from '../../notices/queries/invitations.ts'
import { findUnreadNotice } from '../../notices/queries/notices.ts'
import { readUnread, type Unread } from '../../notices/queries/unread.ts'
import { findTripOf } from '../../trips/queries/tomorrow.ts'
import { eveningBefore } from '../../trips/tomorrow.ts'
import type { News } from '../message.ts'
import type { DuePush } from './queue.ts'

/** The name of somebody of whom the user may be told now; null if a block or a suspension hides them. */
async function visibleName(db: Db, userId: string, otherId: string): Promise<string | null> {
  const [person] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users._id, otherId), notBlocked(userId, otherId), notSuspended(otherId)))
  return person?.name ?? null
}

type Push = Pick<DuePush, 'userId' | 'kind' | 'tag' | 'params'>

/** Where the group of a tour or trip meets on a day, as the reader may know it. */
async function findMeetingOn(db: Db, groupId: string, day: string, reader: Reader) {
  const group = await openGroup(db, groupId, reader)
  const meeting = group && (await findMeeting(db, group))
  const at = meeting && new Date(meeting.meetAt)
  return at && indianDay(at) === day ? { place: meeting.place, minute: indianMinute(at) } : null
}

async function findNews(db: Db, { userId, tag, params }: Push, unread: Unread, now: Date): Promise<News | null> {
  const today = indianDay(now)
  const { from, noticeId, tripId } = params
  if (noticeId) {
    const notice = await findUnreadNotice(db, userId, { noticeId, today })
    if (notice?.kind !== 'tripTomorrow') return notice && { what: 'notice', notice }
    const [tourId, tripId] = [notice.tour?._id, notice.trip?._id]
    const groupId = tourId ?? tripId
    const trip = await findTripOf(db, { tourId, tripId }, { userId, today })
    const meeting = groupId ? await findMeetingOn(db, groupId, addDays(today, 1), { userId, today, now }) : null
    return { what: 'tomorrow', notice, facts: eveningBefore(trip, meeting) }
  }
  if (tripId) {
    const invitation = (await listTripInvitations(db, userId, today)).find((one) => one.tripId === tripId && !one.read)
    return invitation ? { what: 'invitation', owner: invitation.owner, title: invitation.title } : null
  }
  if (!from) return null
  const name = await visibleName(db, userId, from)
  if (name === null) return null
  const conversation = unread.conversations.find(({ otherId }) => tag === `messages:${otherId}`)
  if (conversation) return { what: 'messages', otherId: from, name, count: conversation.messages }
  const group = unread.groups.find(({ tourId }) => tag === `group:${tourId}`)
  return group
    ? { what: 'group', id: group.tourId, ofTrip: group.ofTrip, name: group.name, count: group.messages }
    : null
}

const countOf = ({ conversations, groups, notices, trips, invitations }: Unread) =>
  [...conversations, ...groups].reduce((sum, { messages }) => sum + messages, invitations.length) +
  [...notices, ...trips].reduce((sum, { count }) => sum + count, 0)

/**
 * What there is still to tell, and how much is unread in all; null if it was read meanwhile, or if the user may not see it any
 * more: blocks and suspensions count as they are now.
 */
export async function readNews(db: Db, push: Push, now: Date): Promise<{ news: News; unread: number } | null> {
  const today = indianDay(now)
  const unread = await readUnread(db, push.userId, { today })
  const news = await findNews(db, push, unread, now)
  return news && { news, unread: countOf(unread) }
}
