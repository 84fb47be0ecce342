import type { Group, Member } from '@saathi/shared/groups/schema'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { idArray } from '../../../db/queries/relationships.ts'
import { groupCounters, groupEntries, groupMembers, groupSummaries } from '../../../db/schema/groups.ts'
import { tours } from '../../../db/schema/tours.ts'
import { tripFriends } from '../../../db/schema/trip-friends.ts'
import { placePicture } from '../../destinations/place-picture.ts'
import { findConnections } from '../../matching/queries/connections.ts'
import { hiddenSeats } from '../../tours/queries/tour-json.ts'
import type { GroupReader } from '../policy.ts'
import { groupOfTrip, tripOf } from '../trip-group.ts'
import { findEntry } from './entries.ts'

const { placeholder } = sql
const tourId = sql`${placeholder('tourId')}::uuid`
const hidden = sql`${placeholder('hidden')}::uuid[]`
const MEMBERS_MAX = 100

type ListedMember = Member & { host: boolean }

/** The host and the participants, without those who are hidden. */
const people = sql`(
  select u.id as "_id", u.name, u.profile_picture as "profilePicture", p.turn is null as host, p.turn
  from (select tours.creator_id as user_id, null::bigint as turn
        union all select user_id, turn from tour_participants where tour_id = tours.id) p
  join users u on u.id = p.user_id where u.id <> all(${hidden}))`

const listedMembers = (people: SQL) => sql<ListedMember[]>`(
  select coalesce(json_agg(json_build_object('_id', p."_id", 'name', p.name,
    'profilePicture', p."profilePicture", 'host', p.host) order by p.turn nulls first), '[]')
  from (select * from ${people} p order by turn nulls first limit ${sql.raw(String(MEMBERS_MAX))}) p)`

const tourQuery = (db: Db) =>
  db
    .select({
      tour: {
        _id: tours._id,
        name: tours.name,
        destination: tours.destination,
        travelDates: sql<
          Group['tour']['travelDates']
        >`json_build_object('start', tours.start_date, 'end', tours.end_date)`,
        // Old tours may have pictures of other sites, which are omitted.
        images: sql<string[]>`array(select image from unnest(tours.images) image where image ~ '^(media|pictures)/')`,
        placeId: tours.placeId,
        capacity: sql<number | null>`tours.capacity - hidden.count`,
        participantCount: sql<number>`tours.joined - hidden.count`,
        waiting: sql<number>`(select count(*)::int from tour_waitlist w
          where w.tour_id = tours.id and w.user_id <> all(${hidden}))`,
        cancelled: sql<boolean>`tours.cancelled_at is not null`,
        cancelledAt: tours.cancelledAt,
      },
      memberCount: sql<number>`(select count(*)::int from ${people} p)`,
      members: listedMembers(people),
    })
    .from(tours)
    .crossJoinLateral(hiddenSeats(placeholder('userId')))
    .where(eq(tours._id, placeholder('tourId')))

/** The owner of a trip and those who are going, without those who are hidden. */
const tripPeople = sql`(
  select u.id as "_id", u.name, u.profile_picture as "profilePicture", p.turn is null as host, p.turn
  from (select trip_friends.owner_id as user_id, null::timestamptz as turn
        union all select user_id, created_at from trip_friends going
          where going.trip_id = trip_friends.trip_id and going.state = 'going') p
  join users u on u.id = p.user_id where u.id <> all(${hidden}))`

const tripQuery = (db: Db) =>
  db
    .select({
      title: tripFriends.title,
      placeId: tripFriends.placeId,
      startDate: tripFriends.startDate,
      dayCount: tripFriends.dayCount,
      memberCount: sql<number>`(select count(*)::int from ${tripPeople} p)`,
      members: listedMembers(tripPeople),
    })
    .from(tripFriends)
    .where(and(eq(tripFriends.tripId, placeholder('tourId')), eq(tripFriends.state, 'going')))
    .limit(1)

const prepared = perDb((db) => ({
  tour: tourQuery(db).prepare('group_tour'),
  trip: tripQuery(db).prepare('group_trip'),
  version: db
    .select({ version: groupCounters.last })
    .from(groupCounters)
    .where(sql`${groupCounters.tourId} = ${tourId}`)
    .prepare('group_version'),
  marks: db
    .select({ userId: groupMembers.userId, readUpTo: groupMembers.readUpTo })
    .from(groupMembers)
    .where(
      and(sql`${groupMembers.tourId} = ${tourId}`, sql`${groupMembers.userId} = any(${placeholder('ids')}::uuid[])`),
    )
    .prepare('group_marks'),
  pinned: db
    .select({ number: groupEntries.number })
    .from(groupEntries)
    .where(
      and(
        sql`${groupEntries.tourId} = ${tourId}`,
        sql`${groupEntries.pinnedAt} is not null`,
        sql`${groupEntries.fromId} <> all(${hidden})`,
      ),
    )
    .orderBy(desc(groupEntries.pinnedAt))
    .limit(1)
    .prepare('group_pinned'),
  meeting: db
    .select({ number: groupEntries.number })
    .from(groupEntries)
    .where(and(sql`${groupEntries.tourId} = ${tourId}`, eq(groupEntries.kind, 'meeting')))
    .orderBy(desc(groupEntries.number))
    .limit(1)
    .prepare('group_meeting'),
  summary: db
    .select({ unread: groupSummaries.unread, muted: groupSummaries.muted })
    .from(groupSummaries)
    .where(sql`${groupSummaries.userId} = ${placeholder('userId')}::uuid and ${groupSummaries.tourId} = ${tourId}`)
    .prepare('group_summary'),
}))

/** The reader's entry of a kind whose number another statement has found. */
async function entryAt<Kind extends 'message' | 'meeting'>(
  db: Db,
  reader: GroupReader,
  kind: Kind,
  rows: { number: number }[],
) {
  const [row] = rows
  const entry = row ? await findEntry(db, reader, row.number) : null
  return entry?.kind === kind ? (entry as Extract<typeof entry, { kind: Kind }>) : null
}

type Subject = Pick<Group, 'tour' | 'memberCount' | 'trip'> & { members: ListedMember[] }
type Params = { tourId: string; userId: string; hidden: string }

async function findTour(db: Db, params: Params): Promise<Subject | null> {
  const [found] = await prepared(db).tour.execute(params)
  if (!found) return null
  const { placeId, images, ...tour } = found.tour
  const cover = placePicture(placeId)
  return { ...found, tour: { ...tour, images: images.length > 0 || cover === null ? images : [cover] } }
}

async function findTrip(db: Db, { tourId, today }: GroupReader, params: Params): Promise<Subject | null> {
  const [found] = await prepared(db).trip.execute(params)
  if (!found) return null
  const { memberCount, members, ...trip } = found
  const { image, ...facts } = groupOfTrip({ tripId: tourId, ...trip }, today)
  const seats = { capacity: null, participantCount: memberCount - 1, waiting: 0, cancelled: false, cancelledAt: null }
  return { tour: { ...facts, images: image ? [image] : [], ...seats }, trip: tripOf(trip), memberCount, members }
}

/** The newest meeting point of the group; null if there is none, or a block hides who set it. */
export const findMeeting = async (db: Db, reader: GroupReader) =>
  entryAt(db, reader, 'meeting', await prepared(db).meeting.execute({ tourId: reader.tourId }))

/** The group with its tour or trip, and its members. */
export async function findGroup(db: Db, reader: GroupReader): Promise<Group | null> {
  const params = { tourId: reader.tourId, userId: reader.userId, hidden: idArray(reader.hidden) }
  const statements = prepared(db)
  // The version is read before the rest, so that a later change is not missed.
  const [counter] = await statements.version.execute(params)
  const [found, summaries, pinned, meeting] = await Promise.all([
    reader.of === 'tour' ? findTour(db, params) : findTrip(db, reader, params),
    statements.summary.execute(params),
    statements.pinned.execute(params).then((rows) => entryAt(db, reader, 'message', rows)),
    findMeeting(db, reader),
  ])
  if (!found) return null
  const ids = [...found.members.map(({ _id }) => _id), reader.userId]
  const [readMarks, connections] = await Promise.all([
    statements.marks.execute({ ...params, ids: idArray(ids) }),
    findConnections(db, reader.userId, ids),
  ])
  const marks = new Map(readMarks.map(({ userId, readUpTo }) => [userId, readUpTo]))
  return {
    tour: found.tour,
    ...(found.trip && { trip: found.trip }),
    host: reader.isHost,
    members: found.members.map((member) => ({
      ...member,
      readUpTo: marks.get(member._id) ?? 0,
      ...(member._id !== reader.userId && { connection: connections.get(member._id) ?? 'none' }),
    })),
    memberCount: found.memberCount,
    muted: summaries[0]?.muted ?? false,
    unread: summaries[0]?.unread ?? 0,
    readUpTo: marks.get(reader.userId) ?? 0,
    version: counter?.version ?? 0,
    pinned,
    meeting,
    opensUntil: reader.opensUntil,
  }
}
