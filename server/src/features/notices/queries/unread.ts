import { tourTitle } from '@saathi/shared/lib/messages/en/tour-title'
import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { groupEntries, groupMembers, groupSummaries } from '../../../db/schema/groups.ts'
import { matches } from '../../../db/schema/matching.ts'
import { messages, threads } from '../../../db/schema/messages.ts'
import { tours } from '../../../db/schema/tours.ts'
import { tripFriends } from '../../../db/schema/trip-friends.ts'
import { isMember, isOpenToFriend } from '../../groups/policy.ts'
import { findOpen } from '../../messages/queries/messages.ts'
import { toldByTag } from '../../push/queries/queue.ts'
import { FIRST_ID } from './digest.ts'
import { listTripInvitations } from './invitations.ts'
import { unreadByTour, unreadByTrip } from './notices.ts'

/** The conversations, groups and tours that are read of one user. */
const MAX_ROWS = 200

/** `newest`: when the last one came in; null if the user has written after it. */
export type Conversation = { otherId: string; messages: number; newest: string | null; readUpTo: string | null }
/** `ofTrip`: whether the id is that of a trip, and not of a tour. */
export type UnreadGroup = { tourId: string; ofTrip: boolean; name: string; messages: number; newest: string | null }
type TourNotices = Awaited<ReturnType<typeof unreadByTour>>[number]
type TripNotices = Awaited<ReturnType<typeof unreadByTrip>>[number]

/** All that a user has not read and can see now. `invitations`: when each was made, the newest first. */
export type Unread = {
  conversations: Conversation[]
  groups: UnreadGroup[]
  notices: TourNotices[]
  trips: TripNotices[]
  invitations: string[]
}

async function unreadConversations(db: Db, userId: string, today: string): Promise<Conversation[]> {
  const t = threads
  const rows = await db
    .select({
      otherId: t.otherId,
      messages: t.unread,
      lastFrom: t.lastFrom,
      lastAt: t.lastAt,
      readUpTo: t.readUpTo,
      isMatched: sql<boolean>`${matches.userId} is not null`,
    })
    .from(t)
    .leftJoin(matches, and(eq(matches.userId, t.userId), eq(matches.otherId, t.otherId)))
    .where(and(eq(t.userId, userId), sql`${t.unread} > 0`))
    .orderBy(desc(t.lastAt))
    .limit(MAX_ROWS)
  if (rows.length === 0) return []
  const open = await findOpen(db, userId, rows, today)
  return rows
    .filter(({ otherId }) => open.has(otherId))
    .map(({ lastFrom, lastAt, isMatched: _, ...row }) => ({ ...row, newest: lastFrom === userId ? null : lastAt }))
}

/** The groups that are open to the user and not muted. The names are asked for where the tours and friends are. */
async function unreadGroups(db: Db, userId: string, today: string): Promise<UnreadGroup[]> {
  const s = groupSummaries
  const rows = await db
    .select({ tourId: s.tourId, messages: s.unread, lastFrom: s.lastFrom, lastAt: s.lastAt })
    .from(s)
    .where(and(eq(s.userId, userId), sql`${s.unread} > 0 and not ${s.muted}`))
    .orderBy(desc(s.lastAt))
    .limit(MAX_ROWS)
  if (rows.length === 0) return []
  const ids = rows.map(({ tourId }) => tourId)
  const [ofTours, ofTrips] = await Promise.all([
    db
      .select({
        _id: tours._id,
        name: tours.name,
        destination: tours.destination,
        start: tours.startDate,
        end: tours.endDate,
      })
      .from(tours)
      .where(and(inArray(tours._id, ids), isMember(userId, today))),
    db
      .selectDistinct({ _id: tripFriends.tripId, name: tripFriends.title })
      .from(tripFriends)
      .where(and(inArray(tripFriends.tripId, ids), isOpenToFriend(userId, today))),
  ])
  const names = new Map(
    [...ofTours.map((tour) => ({ _id: tour._id, name: tourTitle(tour) })), ...ofTrips].map(({ _id, name }) => [
      _id,
      name,
    ]),
  )
  const trips = new Set(ofTrips.map(({ _id }) => _id))
  return rows.flatMap(({ lastFrom, lastAt, ...row }) => {
    const name = names.get(row.tourId)
    const facts = { ofTrip: trips.has(row.tourId), newest: lastFrom === userId ? null : lastAt }
    return name === undefined ? [] : { ...row, name, ...facts }
  })
}

/** `onlyUntold`: only that of which no device was told, so that nobody hears of a thing twice. */
type Wanted = { today: string; onlyUntold?: boolean }

export async function readUnread(db: Db, userId: string, { today, onlyUntold = false }: Wanted): Promise<Unread> {
  const [conversations, groups, notices, trips, invitations] = await Promise.all([
    unreadConversations(db, userId, today),
    unreadGroups(db, userId, today),
    unreadByTour(db, userId, { limit: MAX_ROWS, onlyUntold, today }),
    unreadByTrip(db, userId, { limit: MAX_ROWS, onlyUntold }),
    listTripInvitations(db, userId, today),
  ])
  const told = onlyUntold ? await toldByTag(db, userId) : null
  const isUntold = (tag: string, newest: string | null) => {
    const known = told?.get(tag)
    return !known || known.upTo < (newest ?? known.lastAt)
  }
  return {
    conversations: conversations.filter(({ otherId, newest }) => isUntold(`messages:${otherId}`, newest)),
    groups: groups.filter(({ tourId, newest }) => isUntold(`group:${tourId}`, newest)),
    notices,
    trips,
    invitations: invitations
      .filter(({ tripId, at, read }) => !read && isUntold(`requests:trip-${tripId}`, at))
      .map(({ at }) => at),
  }
}

/** When the oldest unread message of a conversation was sent. */
async function oldestInConversation(db: Db, userId: string, { otherId, readUpTo }: Conversation) {
  const m = messages
  const [first] = await db
    .select({ at: m.at })
    .from(m)
    .where(and(eq(m.from, otherId), eq(m.to, userId), gt(m._id, readUpTo ?? FIRST_ID)))
    .orderBy(asc(m._id))
    .limit(1)
  return first?.at
}

/** When the oldest unread entry of a group was written. */
async function oldestInGroup(db: Db, userId: string, { tourId }: UnreadGroup) {
  const [e, mark] = [groupEntries, groupMembers]
  const readUpTo = sql`coalesce((select ${mark.readUpTo} from ${mark}
    where ${mark.tourId} = ${tourId}::uuid and ${mark.userId} = ${userId}::uuid), 0)`
  const [first] = await db
    .select({ at: e.at })
    .from(e)
    .where(
      and(
        eq(e.tourId, tourId),
        gt(e.number, readUpTo),
        inArray(e.kind, ['message', 'poll', 'meeting']),
        ne(e.fromId, userId),
      ),
    )
    .orderBy(asc(e.number))
    .limit(1)
  return first?.at
}

/** Whether anything of it has been unread since before `time`. */
export async function hasWaitedSince(db: Db, userId: string, unread: Unread, time: string): Promise<boolean> {
  const { conversations, groups, notices, trips, invitations } = unread
  if (invitations.some((at) => at < time)) return true
  if ([...notices, ...trips].some(({ oldest }) => oldest < time)) return true
  if ([...conversations, ...groups].some(({ newest }) => newest !== null && newest < time)) return true
  for (const conversation of conversations)
    if (((await oldestInConversation(db, userId, conversation)) ?? time) < time) return true
  for (const group of groups) if (((await oldestInGroup(db, userId, group)) ?? time) < time) return true
  return false
}
