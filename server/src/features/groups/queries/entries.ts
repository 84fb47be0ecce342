import { EXCERPT_MAX, MEMBERS_NAMED } from '@saathi/shared/groups/rules'
import type { GroupEntry, GroupMessage, Member } from '@saathi/shared/groups/schema'
import { and, asc, desc, eq, getTableColumns, gt, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { fillPage } from '../../../db/queries/pagination.ts'
import { idArray } from '../../../db/queries/relationships.ts'
import { groupEntries } from '../../../db/schema/groups.ts'
import { type Arrivals, toMeeting, toPoll, type Votes } from '../entry-kinds.ts'
import { ARRIVAL_MS } from '../jobs.ts'
import type { GroupReader } from '../policy.ts'
import { findMembers, type KnownMember } from './members.ts'
import type { MeetingData, PollData } from './polls.ts'

const { placeholder } = sql
const e = getTableColumns(groupEntries)
const quoted = alias(groupEntries, 'quoted')

// Each table is restricted to the group by a condition of its own, so that a cluster finds all of them on one node.
const tourId = sql`${placeholder('tourId')}::uuid`
const hidden = sql`${placeholder('hidden')}::uuid[]`

/** The reactions to an entry, the most frequent first. */
const reactions = sql<GroupMessage['reactions']>`(
  select coalesce(json_agg(r order by r.count desc, r.reaction), '[]') from (
    select reaction, count(*)::int as count, bool_or(user_id = ${placeholder('userId')}::uuid) as mine
    from group_reactions where tour_id = ${tourId} and number = ${e.number} and user_id <> all(${hidden})
    group by reaction) r)`

/** The first of these users whom the reader may see, in an order. */
const firstVisible = (order: SQL) => sql`
  coalesce((array_agg(user_id order by ${order}) filter (where user_id <> all(${hidden})))[1:${sql.raw(String(MEMBERS_NAMED))}], '{}')`

/** The votes of a poll, without those of hidden people; null for other entries. */
const votes = sql<Votes | null>`case ${e.kind} when 'poll' then (
  select json_build_object(
    'voterCount', (select count(distinct user_id) from group_votes where tour_id = ${tourId} and number = ${e.number} and user_id <> all(${hidden})),
    'choices', (
      select coalesce(json_agg(v), '[]') from (
        select choice, count(*) as votes, bool_or(user_id = ${placeholder('userId')}::uuid) as mine,
          ${firstVisible(sql`user_id`)} as voters
        from group_votes where tour_id = ${tourId} and number = ${e.number} and user_id <> all(${hidden})
        group by choice) v))) end`

/** The people at a meeting point, for a day after they said so; null for other entries. */
const arrivals = sql<Arrivals | null>`case ${e.kind} when 'meeting' then (
  select json_build_object(
    'count', count(*) filter (where user_id <> all(${hidden})),
    'mine', coalesce(bool_or(user_id = ${placeholder('userId')}::uuid), false),
    'people', ${firstVisible(sql`at, user_id`)})
  from group_arrivals where tour_id = ${tourId} and number = ${e.number} and at > ${placeholder('since')}::timestamptz) end`

/** Entries of a group that are not hidden from the reader: a statement of tables keyed by the group. */
const visibleEntries = (db: Db) =>
  db
    .select({
      number: e.number,
      version: e.version,
      kind: e.kind,
      fromId: e.fromId,
      text: e.text,
      picture: e.picture,
      key: e.key,
      data: e.data,
      isPinned: sql<boolean>`${e.pinnedAt} is not null`,
      at: e.at,
      quotedNumber: quoted.number,
      quotedFrom: quoted.fromId,
      quotedText: sql<string | null>`left(${quoted.text}, ${sql.raw(String(EXCERPT_MAX))})`,
      reactions,
      votes,
      arrivals,
    })
    .from(groupEntries)
    .leftJoin(
      quoted,
      and(sql`${quoted.tourId} = ${tourId}`, eq(quoted.number, e.replyTo), sql`${quoted.fromId} <> all(${hidden})`),
    )

const isVisible = (condition: ReturnType<typeof gt>) =>
  and(sql`${e.tourId} = ${tourId}`, condition, sql`(${e.fromId} is null or ${e.fromId} <> all(${hidden}))`)

export const pageQuery = (db: Db) =>
  visibleEntries(db)
    .where(isVisible(lt(e.number, placeholder('before'))))
    .orderBy(desc(e.number))
    .limit(placeholder('limit'))

export const changesQuery = (db: Db) =>
  visibleEntries(db)
    .where(isVisible(gt(e.version, placeholder('after'))))
    .orderBy(asc(e.version))
    .limit(placeholder('limit'))

const oneQuery = (db: Db) => visibleEntries(db).where(isVisible(eq(e.number, placeholder('number'))))

const prepared = perDb((db) => ({
  page: pageQuery(db).prepare('group_page'),
  changes: changesQuery(db).prepare('group_changes'),
  one: oneQuery(db).prepare('group_entry'),
}))

type Row = Awaited<ReturnType<ReturnType<typeof prepared>['page']['execute']>>[number]

const paramsOf = ({ tourId, userId, hidden, now }: GroupReader) => ({
  tourId,
  userId,
  hidden: idArray(hidden),
  since: new Date(now.getTime() - ARRIVAL_MS).toISOString(),
})

const NO_VOTES: Votes = { voterCount: 0, choices: [] }
const NO_ARRIVALS: Arrivals = { people: [], count: 0, mine: false }

/** Greater than every number of an entry. */
const MAX_NUMBER = Number.MAX_SAFE_INTEGER

/** The entry of a row; null if it is hidden, or of a kind that is not shown. */
function toEntry(row: Row, reader: GroupReader, people: Map<string, KnownMember>): GroupEntry | null {
  const { number, version, at, kind, data } = row
  const author = row.fromId === null ? undefined : people.get(row.fromId)
  if (author?.isSuspended) return null
  const base = { number, version, at }
  const from: Member | null = author?.member ?? null
  switch (kind) {
    case 'message': {
      const answered = row.quotedFrom === null ? undefined : people.get(row.quotedFrom)
      return {
        kind,
        ...base,
        from,
        // The words of a deleted account leave the group at once, before the cleanup job deletes them.
        text: from ? row.text : '',
        picture: from && row.picture,
        key: row.fromId === reader.userId ? row.key : null,
        replyTo:
          row.quotedNumber !== null && answered && !answered.isSuspended
            ? { number: row.quotedNumber, from: answered.member.name, text: row.quotedText ?? '' }
            : null,
        pinned: row.isPinned,
        reactions: row.reactions,
      }
    }
    case 'joined':
    case 'left':
    case 'promoted':
      return { kind, ...base, person: from }
    case 'dates':
      return { kind, ...base, from, travelDates: data as { start: string; end: string } }
    case 'poll':
      return toPoll({ ...base, from }, row.text, data as PollData, row.votes ?? NO_VOTES, people, reader)
    case 'meeting':
      return toMeeting(
        { ...base, from },
        row.text,
        data as MeetingData,
        row.arrivals ?? NO_ARRIVALS,
        people,
        reader.today,
      )
    default:
      return null
  }
}

async function toEntries(db: Db, reader: GroupReader, rows: Row[]): Promise<GroupEntry[]> {
  const people = await findMembers(
    db,
    rows.flatMap(({ fromId, quotedFrom, votes, arrivals }) => [
      ...[fromId, quotedFrom],
      ...(votes?.choices.flatMap(({ voters }) => voters) ?? []),
      ...(arrivals?.people ?? []),
    ]),
  )
  return rows.flatMap((row) => toEntry(row, reader, people) ?? [])
}

/** The entries before the one with the number `before`, newest first. */
export function listEntries(
  db: Db,
  reader: GroupReader,
  { before = MAX_NUMBER, limit }: { before?: number; limit: number },
) {
  const params = paramsOf(reader)
  return fillPage(
    limit,
    (after: Row | undefined, count) =>
      prepared(db).page.execute({ ...params, before: after?.number ?? before, limit: count }),
    (rows) => toEntries(db, reader, rows),
  )
}

/** Up to `limit` entries that were added or changed after the version `after`, and the version of the last row that was read. */
export async function listChanges(db: Db, reader: GroupReader, { after, limit }: { after: number; limit: number }) {
  const rows = await prepared(db).changes.execute({ ...paramsOf(reader), after, limit })
  return {
    entries: await toEntries(db, reader, rows),
    version: rows.at(-1)?.version ?? after,
    hasMore: rows.length === limit,
  }
}

/** One entry; null if there is none that the reader may see. */
export async function findEntry(db: Db, reader: GroupReader, number: number): Promise<GroupEntry | null> {
  const rows = await prepared(db).one.execute({ ...paramsOf(reader), number })
  return (await toEntries(db, reader, rows))[0] ?? null
}
