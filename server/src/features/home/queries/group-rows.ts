import type { Home } from '@saathi/shared/home/schema'
import { indianDay } from '@saathi/shared/lib/days'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { idArray } from '../../../db/queries/relationships.ts'
import { groupArrivals, groupEntries, groupVotes } from '../../../db/schema/groups.ts'
import { ARRIVAL_MS } from '../../groups/jobs.ts'
import type { Reader } from '../../groups/policy.ts'

const { placeholder } = sql
const ROWS_MAX = 50

const openPoll = and(
  eq(groupEntries.kind, 'poll'),
  sql`${groupEntries.data} ->> 'closedAt' is null`,
  sql`coalesce((${groupEntries.data} ->> 'closesAt')::timestamptz > ${placeholder('now')}::timestamptz, true)`,
  sql`not exists (select from ${groupVotes} vote where vote.tour_id = ${groupEntries.tourId}
    and vote.number = ${groupEntries.number} and vote.user_id = ${placeholder('userId')}::uuid)`,
)

const newestMeeting = and(
  eq(groupEntries.kind, 'meeting'),
  sql`${groupEntries.tourId} = ${placeholder('meetingOf')}::uuid`,
  sql`not exists (select from ${groupEntries} newer where newer.tour_id = ${groupEntries.tourId}
    and newer.kind = 'meeting' and newer.number > ${groupEntries.number})`,
)

/** Who is at a meeting point, for a day after they said so; null for polls. */
const arrivals = sql<{ count: number; mine: boolean } | null>`case ${groupEntries.kind} when 'meeting' then (
  select json_build_object(
    'count', count(*) filter (where arrival.user_id <> all(${placeholder('hidden')}::uuid[])),
    'mine', coalesce(bool_or(arrival.user_id = ${placeholder('userId')}::uuid), false))
  from ${groupArrivals} arrival where arrival.tour_id = ${placeholder('meetingOf')}::uuid
    and arrival.number = group_entries.number and arrival.at > ${placeholder('since')}::timestamptz) end`

/** The open polls of these groups in which the user has not voted, and the newest meeting point of one of them. */
const groupRows = (db: Db) =>
  db
    .select({
      tourId: groupEntries.tourId,
      kind: groupEntries.kind,
      fromId: groupEntries.fromId,
      text: groupEntries.text,
      meetAt: sql<string | null>`${groupEntries.data} ->> 'meetAt'`,
      arrivals,
    })
    .from(groupEntries)
    .where(and(sql`${groupEntries.tourId} = any(${placeholder('tourIds')}::uuid[])`, or(openPoll, newestMeeting)))
    // The meeting point is not left out for polls.
    .orderBy(asc(groupEntries.kind))
    .limit(ROWS_MAX)

const prepared = perDb((db) => groupRows(db).prepare('home_groups'))

type Groups = { tourIds: string[]; meetingOf: string | null; hiddenIn: (tourId: string) => string[] }

/** By group, how many polls wait for the reader, and where the group `meetingOf` meets today; without what is hidden. */
export async function readGroups(
  db: Db,
  { userId, today, now }: Reader,
  { tourIds, meetingOf, hiddenIn }: Groups,
): Promise<{ polls: Map<string, number>; meeting: NonNullable<Home['meeting']> | null }> {
  const found = await prepared(db).execute({
    ...{ userId, now: now.toISOString(), tourIds: idArray(tourIds), meetingOf },
    hidden: idArray(meetingOf === null ? [] : hiddenIn(meetingOf)),
    since: new Date(now.getTime() - ARRIVAL_MS).toISOString(),
  })
  const rows = found.filter(({ tourId, fromId }) => !(fromId && hiddenIn(tourId).includes(fromId)))
  const polls = new Map<string, number>()
  for (const { kind, tourId } of rows) if (kind === 'poll') polls.set(tourId, (polls.get(tourId) ?? 0) + 1)
  const newest = rows.find(({ kind }) => kind === 'meeting')
  if (!newest?.meetAt || indianDay(new Date(newest.meetAt)) !== today) return { polls, meeting: null }
  const { count: arrivalCount, mine } = newest.arrivals ?? { count: 0, mine: false }
  const { tourId: groupId, text: place, meetAt } = newest
  return { polls, meeting: { groupId, place, meetAt, arrivalCount, mine } }
}
