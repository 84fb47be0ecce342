import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { placeOfTour, tourTitle } from '@saathi/shared/lib/messages/en/tour-title'
import { NOTICE_KINDS } from '@saathi/shared/notices/kinds'
import type { Notice } from '@saathi/shared/notices/schema'
import { and, count, desc, eq, getTableColumns, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { notBlocked, notSuspended } from '../../../db/queries/relationships.ts'
import { notices } from '../../../db/schema/notices.ts'
import { pushes } from '../../../db/schema/push.ts'
import { tours } from '../../../db/schema/tours.ts'
import { users } from '../../../db/schema/users.ts'
import { unnamedLedger } from '../../../messages/en/expenses.ts'
import { unnamedTour } from '../../../messages/en/tours.ts'
import { isOpenToMember } from '../../groups/policy.ts'
import { listPending } from '../../references/queries/pending.ts'
import { hasSeat, opensTo } from '../../tours/policy.ts'
import { findTripTitles } from '../../trips/queries/titles.ts'

const n = getTableColumns(notices)

const known = `{${NOTICE_KINDS.join(',')}}`

/** Notifications of the user, without those whose host or actor is blocked in either direction, or of tours for another gender. */
const visibleTo = (userId: string) =>
  and(
    eq(n.userId, userId),
    or(isNull(n.tourId), and(notBlocked(userId, tours.creatorId), opensTo(userId))),
    or(isNull(n.actorId), notBlocked(userId, sql`${n.actorId}`)),
  )

/** Those of which no device was told. */
const notTold = sql`not exists (select from ${pushes} p
  where p.user_id = ${n.userId} and p.tag = notice_push_kind(${n.kind}, ${n.isQuestion}) || ':' || coalesce(${n.tourId}, ${n.tripId})
    and ${n.createdAt} between p.since and p.told_up_to)`

/** Those that lists show: not of a kind that only a newer version knows, which writes them while this one still runs. */
const isListed = (userId: string) => and(visibleTo(userId), sql`${n.kind} = any(${known}::text[])`)

/** The ids of the notifications that the user may see, of any kind. */
export const visibleNotices = (db: Db, userId: string) =>
  db.select({ id: n._id }).from(notices).leftJoin(tours, eq(tours._id, n.tourId)).where(visibleTo(userId))

/** The columns of a tour that its title is made of. */
const titled = {
  _id: tours._id,
  name: tours.name,
  destination: tours.destination,
  start: tours.startDate,
  end: tours.endDate,
}

/** The tour of a notification with its title; if its host is suspended, its dates only, without the host's texts. */
function withTitle({ start, end, destination, isHidden, ...tour }: TourRow): NoticeTour & { title: string } {
  const unnamed = unnamedTour(spanOfDays(start, end))
  if (isHidden) return { ...tour, name: unnamed, title: unnamed }
  return { ...tour, title: tourTitle({ name: tour.name, destination, start, end }) }
}
type NoticeTour = NonNullable<Notice['tour']>
type TourRow = NoticeTour & { destination: string; start: string; end: string; isHidden: boolean }

/** Whether notifications of the tour can lead the user into its trip. */
const isMember = (userId: string, today: string) =>
  sql<boolean>`(${hasSeat(userId)} and ${isOpenToMember(userId, today)})`

const PENDING = 100

/** By tour, the people about whom the user has not written yet, and until when they may. */
async function pendingByTour(db: Db, userId: string, today: string) {
  const found = new Map<string, { people: string[]; until: string }>()
  for (const { tour, person, until, written } of await listPending(db, { userId, today }, { limit: PENDING })) {
    if (written) continue
    const people = [...(found.get(tour._id)?.people ?? []), person.name.trim().split(/\s+/)[0] ?? '']
    found.set(tour._id, { people, until })
  }
  return found
}

/** Names the trips of these rows, as the user's expenses do: without the title of one that the user no longer comes along on. */
async function tripNames(db: Db, userId: string, rows: { tripId: string | null }[]) {
  const ids = new Set(rows.flatMap(({ tripId }) => tripId ?? []))
  const titles = await findTripTitles(db, userId, [...ids])
  return (tripId: string) => titles.get(tripId) ?? unnamedLedger.trip
}

/** Notifications of a user, newest first, before the id `before`; at most `limit`. */
export async function listNotices(
  db: Db,
  userId: string,
  { before, limit, today }: { before?: string; limit: number; today: string },
): Promise<Notice[]> {
  const rows = await db
    .select({
      _id: n._id,
      kind: n.kind,
      tour: { ...titled, creatorId: tours.creatorId, isMember: isMember(userId, today) },
      isHidden: sql<boolean>`not (${notSuspended(tours.creatorId)})`,
      actor: sql<Notice['actor']>`(
        select json_build_object('_id', a.id, 'name', a.name) from ${users} a
        where a.id = ${n.actorId} and a.suspended_at is null)`,
      tripId: n.tripId,
      note: n.note,
      isQuestion: n.isQuestion,
      at: n.createdAt,
      read: sql<boolean>`${n.readAt} is not null`,
    })
    .from(notices)
    .leftJoin(tours, eq(tours._id, n.tourId))
    .where(and(isListed(userId), before ? lt(n._id, before) : undefined))
    .orderBy(desc(n._id))
    .limit(limit)
  const nameOf = await tripNames(db, userId, rows)
  const pending = rows.some(({ kind }) => kind === 'referencesDue') ? await pendingByTour(db, userId, today) : null
  const toWrite = (tour: (typeof rows)[number]['tour']) => {
    const due = tour && pending?.get(tour._id)
    return due && { ...due, place: placeOfTour(tour.destination) }
  }
  return rows.map(({ tour, isHidden, isQuestion, tripId, ...row }) => ({
    ...row,
    ...(row.kind === 'referencesDue' && !isHidden && { write: toWrite(tour) ?? undefined }),
    ...(isQuestion && { isQuestion }),
    ...(tripId && { trip: { _id: tripId, name: nameOf(tripId) } }),
    note: tour && isHidden ? null : row.note,
    tour: tour && withTitle({ ...tour, isHidden }),
  }))
}

/** An unread notification, for a device that is told of it. The tour has its title as name; `actor`: their name. */
export type UnreadNotice = Pick<Notice, 'kind' | 'isQuestion' | 'trip'> & {
  tour: { _id: string; name: string; isMember: boolean } | null
  actor: string | null
}

/** A notification that is still unread, unless its host or actor is blocked or suspended. */
export async function findUnreadNotice(
  db: Db,
  userId: string,
  { noticeId, today }: { noticeId: string; today: string },
): Promise<UnreadNotice | null> {
  const [row] = await db
    .select({
      kind: n.kind,
      isQuestion: n.isQuestion,
      tour: { ...titled, isMember: isMember(userId, today) },
      tripId: n.tripId,
      actor: users.name,
    })
    .from(notices)
    .leftJoin(tours, eq(tours._id, n.tourId))
    .leftJoin(users, eq(users._id, n.actorId))
    .where(
      and(
        isListed(userId),
        eq(n._id, noticeId),
        isNull(n.readAt),
        or(isNull(n.tourId), notSuspended(tours.creatorId)),
        isNull(users.suspendedAt),
      ),
    )
  if (!row) return null
  const { tripId, tour, ...rest } = row
  const notice = { ...rest, tour: tour && { _id: tour._id, name: tourTitle(tour), isMember: tour.isMember } }
  if (!tripId) return notice
  const nameOf = await tripNames(db, userId, [row])
  return { ...notice, trip: { _id: tripId, name: nameOf(tripId) } }
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notices)
    .leftJoin(tours, eq(tours._id, n.tourId))
    .where(and(isListed(userId), isNull(n.readAt)))
  return row?.unread ?? 0
}

/** Which of a user's notifications are asked for: at most so many tours or trips, and only those of which no device was told. */
type Wanted = { limit: number; onlyUntold: boolean; today: string }

/** Whether one of them says that it begins. */
const isOfStart = sql<boolean>`bool_or(${n.kind} = 'tripTomorrow')`

/** Whether one of them waits for the host's answer, which is given where the tour is shown. */
const isOfRequest = sql<boolean>`bool_or(${n.kind} = 'requested')`

/** The user's unread notifications by tour, those with the newest first. `inTrip`: they lead into its trip. */
export async function unreadByTour(db: Db, userId: string, { limit, onlyUntold, today }: Wanted) {
  const newest = sql<string>`max(${n.createdAt})`.mapWith(n.createdAt)
  const rows = await db
    .select({
      tour: { ...titled, creatorId: tours.creatorId, isHidden: sql<boolean>`not (${notSuspended(tours.creatorId)})` },
      count: count(),
      tomorrow: isOfStart,
      inTrip: sql<boolean>`(${isMember(userId, today)} and not ${isOfRequest})`,
      newest,
      oldest: sql<string>`min(${n.createdAt})`.mapWith(n.createdAt),
    })
    .from(notices)
    .innerJoin(tours, eq(tours._id, n.tourId))
    .where(and(isListed(userId), isNull(n.readAt), onlyUntold ? notTold : undefined))
    .groupBy(tours._id)
    .orderBy(desc(newest))
    .limit(limit)
  return rows.map(({ tour, ...row }) => ({ ...row, tourId: tour._id, name: withTitle(tour).title }))
}

/** The user's unread notifications by trip, those with the newest first. */
export async function unreadByTrip(db: Db, userId: string, { limit, onlyUntold }: Omit<Wanted, 'today'>) {
  const newest = sql<string>`max(${n.createdAt})`.mapWith(n.createdAt)
  const rows = await db
    .select({
      tripId: sql<string>`${n.tripId}`,
      count: count(),
      tomorrow: isOfStart,
      newest,
      oldest: sql<string>`min(${n.createdAt})`.mapWith(n.createdAt),
    })
    .from(notices)
    .leftJoin(tours, eq(tours._id, n.tourId))
    .where(and(isListed(userId), isNull(n.readAt), isNotNull(n.tripId), onlyUntold ? notTold : undefined))
    .groupBy(n.tripId)
    .orderBy(desc(newest))
    .limit(limit)
  const nameOf = await tripNames(db, userId, rows)
  return rows.map((row) => ({ ...row, name: nameOf(row.tripId) }))
}

/** Marks notifications up to and including the id `upTo` as read. */
export async function markRead(db: Db, userId: string, upTo: string, now: Date): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now.toISOString() })
    .where(and(eq(n.userId, userId), lte(n._id, upTo), isNull(n.readAt)))
}
