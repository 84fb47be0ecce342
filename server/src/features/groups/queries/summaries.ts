import type { GroupList } from '@saathi/shared/groups/schema'
import { and, desc, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { hiddenFrom, idArray } from '../../../db/queries/relationships.ts'
import { groupSummaries } from '../../../db/schema/groups.ts'
import { tourParticipants, tours } from '../../../db/schema/tours.ts'
import { tripFriends } from '../../../db/schema/trip-friends.ts'
import { users } from '../../../db/schema/users.ts'
import { withPlacePicture } from '../../destinations/place-picture.ts'
import { isOpenToFriend, isOpenToMember, type Reader } from '../policy.ts'
import { groupOfTrip, tripOf } from '../trip-group.ts'

const { placeholder } = sql
const userId = sql`${placeholder('userId')}::uuid`
const GROUPS_MAX = 100

/** The tours whose groups are open to the reader, those that end last first. */
const toursQuery = (db: Db) =>
  db
    .select({
      _id: tours._id,
      name: tours.name,
      destination: tours.destination,
      travelDates: sql<{
        start: string
        end: string
      }>`json_build_object('start', tours.start_date, 'end', tours.end_date)`,
      image: sql<
        string | null
      >`(select image from unnest(tours.images) image where image ~ '^(media|pictures)/' limit 1)`,
      placeId: tours.placeId,
      cancelled: sql<boolean>`${tours.cancelledAt} is not null`,
    })
    .from(tours)
    .where(
      and(
        sql`tours.id in (select id from ${tours} hosted where hosted.creator_id = ${userId}
          union all select tour_id from ${tourParticipants} where user_id = ${userId})`,
        isOpenToMember(userId, placeholder('today')),
      ),
    )
    .orderBy(desc(tours.endDate), desc(tours._id))
    .limit(GROUPS_MAX)

/** The trips whose groups are open to the reader. */
const tripsQuery = (db: Db) =>
  db
    .selectDistinctOn([tripFriends.tripId], {
      tripId: tripFriends.tripId,
      title: tripFriends.title,
      placeId: tripFriends.placeId,
      startDate: tripFriends.startDate,
      dayCount: tripFriends.dayCount,
    })
    .from(tripFriends)
    .where(isOpenToFriend(userId, placeholder('today')))
    .orderBy(tripFriends.tripId)
    .limit(GROUPS_MAX)

/** The reader's summaries of these groups: a statement of a table keyed by the reader. */
export const summariesQuery = (db: Db) =>
  db
    .select({
      tourId: groupSummaries.tourId,
      unread: groupSummaries.unread,
      muted: groupSummaries.muted,
      lastFrom: groupSummaries.lastFrom,
      text: groupSummaries.lastText,
      at: groupSummaries.lastAt,
    })
    .from(groupSummaries)
    .where(
      sql`${groupSummaries.userId} = ${userId} and ${groupSummaries.tourId} = any(${placeholder('tourIds')}::uuid[])`,
    )

const prepared = perDb((db) => ({
  tours: toursQuery(db).prepare('group_tours'),
  trips: tripsQuery(db).prepare('group_trips'),
  summaries: summariesQuery(db).prepare('group_summaries'),
  authors: db
    .select({
      _id: users._id,
      name: users.name,
      isHidden: sql<boolean>`${users.suspendedAt} is not null or ${users._id} = any(${hiddenFrom(userId)})`,
    })
    .from(users)
    .where(sql`${users._id} = any(${placeholder('ids')}::uuid[])`)
    .prepare('group_authors'),
}))

/** The reader's open groups, those with the newest entries first. */
export async function listGroups(db: Db, { userId, today }: Pick<Reader, 'userId' | 'today'>): Promise<GroupList> {
  const statements = prepared(db)
  const [tours, trips] = await Promise.all([
    statements.tours.execute({ userId, today }),
    statements.trips.execute({ userId, today }),
  ])
  const open: Pick<GroupList['items'][number], 'tour' | 'trip'>[] = [
    ...tours.map(withPlacePicture).map((tour) => ({ tour })),
    ...trips.map((trip) => ({ tour: groupOfTrip(trip, today), trip: tripOf(trip) })),
  ]
  if (open.length === 0) return { items: [], unread: 0 }
  const rows = await statements.summaries.execute({ userId, tourIds: idArray(open.map(({ tour }) => tour._id)) })
  const ids = [...new Set(rows.flatMap(({ lastFrom }) => lastFrom ?? []))]
  const authors = ids.length > 0 ? await statements.authors.execute({ userId, ids: idArray(ids) }) : []
  const lastOf = ({ lastFrom, text, at }: (typeof rows)[number]) => {
    const author = authors.find(({ _id }) => _id === lastFrom)
    if (at === null || author?.isHidden) return null
    return { from: author?.name ?? null, text: author ? (text ?? '') : '', at }
  }
  const items = open.map((group) => {
    const row = rows.find(({ tourId }) => tourId === group.tour._id)
    return { ...group, unread: row?.unread ?? 0, muted: row?.muted ?? false, last: row ? lastOf(row) : null }
  })
  // Sorting is stable: groups without entries stay in the order of their tours.
  items.sort((a, b) => (b.last?.at ?? '').localeCompare(a.last?.at ?? ''))
  return { items, unread: items.reduce((sum, { unread, muted }) => sum + (muted ? 0 : unread), 0) }
}
