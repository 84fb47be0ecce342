import type { Group, Member } from '@saathi/shared/groups/schema'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { idArray } from '../../../db/queries/relationships.ts'
import { groupCounters, groupEntries, groupMembers, groupSummaries } from '../../../db/schema/groups.ts'
import { tours } from '../../../db/schema/tours.ts'
import { placePicture } from '../../destinations/place-picture.ts'
import { findConnections } from '../../matching/queries/connections.ts'
import { hiddenSeats } from '../../tours/queries/tour-json.ts'
import type { GroupReader } from '../policy.ts'
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
      members: sql<ListedMember[]>`(select coalesce(json_agg(json_build_object('_id', p."_id", 'name', p.name,
          'profilePicture', p."profilePicture", 'host', p.host) order by p.turn nulls first), '[]')
        from (select * from ${people} p order by turn nulls first limit ${sql.raw(String(MEMBERS_MAX))}) p)`,
    })
    .from(tours)
    .crossJoinLateral(hiddenSeats(placeholder('userId')))
    .where(eq(tours._id, placeholder('tourId')))

const prepared = perDb((db) => ({
  tour: tourQuery(db).prepare('group_tour'),
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

/** The group with its tour and members. */
export async function findGroup(db: Db, reader: GroupReader): Promise<Group | null> {
  const params = { tourId: reader.tourId, userId: reader.userId, hidden: idArray(reader.hidden) }
  const statements = prepared(db)
  // The version is read before the rest, so that a later change is not missed.
  const [counter] = await statements.version.execute(params)
  const [tours, summaries, pinned, meeting] = await Promise.all([
    statements.tour.execute(params),
    statements.summary.execute(params),
    statements.pinned.execute(params).then((rows) => entryAt(db, reader, 'message', rows)),
    statements.meeting.execute(params).then((rows) => entryAt(db, reader, 'meeting', rows)),
  ])
  const [found] = tours
  if (!found) return null
  const { placeId, images, ...tour } = found.tour
  const cover = placePicture(placeId)
  const ids = [...found.members.map(({ _id }) => _id), reader.userId]
  const [readMarks, connections] = await Promise.all([
    statements.marks.execute({ ...params, ids: idArray(ids) }),
    findConnections(db, reader.userId, ids),
  ])
  const marks = new Map(readMarks.map(({ userId, readUpTo }) => [userId, readUpTo]))
  return {
    tour: { ...tour, images: images.length > 0 || cover === null ? images : [cover] },
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
