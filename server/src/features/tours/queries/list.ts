import { PARTICIPANTS_NAMED, type Tour, type TourFilters } from '@saathi/shared/tours/schema'
import { and, eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { hiddenFrom, showsJoinedTours } from '../../../db/queries/relationships.ts'
import { containsAllWords, containsLower, containsText } from '../../../db/queries/text-search.ts'
import { favorites, tourParticipants, tourRequests, tours, tourWaitlist } from '../../../db/schema/tours.ts'
import { users } from '../../../db/schema/users.ts'
import { placePicture } from '../../destinations/place-picture.ts'
import type { TourCursor } from '../cursor.ts'
import { hasFreeSeats, isUnhidden, isVisibleTo, opensTo } from '../policy.ts'
import { hiddenSeats, type Reader, tourJson, type Values } from './tour-json.ts'

const t = getTableColumns(tours)

type Listing = TourFilters & {
  reader: Reader
  sort: 'soonest' | 'cheapest' | 'newest'
  after?: TourCursor
  limit: number
  /** The number of participants that each tour names. */
  participants?: number
}

const valuesOf = ({ reader, after, hostId, joinedBy }: Listing): Values => ({ ...reader, ...after, hostId, joinedBy })

/** The tours of a short list of ids, which Postgres reads first and then each tour by its key; `exists` reads every tour. */
const isAmong = (ids: SQL) => sql`${t._id} = any(array(${ids}))`

const matching = (filters: Listing, { userId, today, hostId, joinedBy }: Values) =>
  and(
    isVisibleTo(userId),
    ...containsAllWords(t.search, filters.q),
    filters.packageId ? eq(t.packageId, filters.packageId) : undefined,
    filters.placeId ? eq(t.placeId, filters.placeId) : undefined,
    // The searchable words have the destination in lower case, and an index.
    ...(filters.destination
      ? [containsText(t.destination, filters.destination), containsLower(t.search, filters.destination)]
      : []),
    filters.from ? gte(t.startDate, filters.from) : undefined,
    filters.to ? lte(t.endDate, filters.to) : undefined,
    filters.minPrice === undefined ? undefined : gte(t.price, filters.minPrice),
    filters.maxPrice === undefined ? undefined : lte(t.price, filters.maxPrice),
    filters.hostId ? sql`${t.creatorId} = ${hostId}` : undefined,
    // Hosts know who has joined their own tours.
    filters.joinedBy
      ? sql`${isAmong(sql`select tour_id from ${tourParticipants} where user_id = ${joinedBy}`)}
          and ${joinedBy}::uuid <> all(${hiddenFrom(userId)})
          and exists (select from ${users} owner where owner.id = ${joinedBy} and owner.suspended_at is null
            and (${filters.hostId ? sql`${hostId}::uuid = ${userId}` : sql`false`} or ${showsJoinedTours('owner', userId)}))`
      : undefined,
    filters.favorite ? isAmong(sql`select tour_id from ${favorites} where user_id = ${userId}`) : undefined,
    filters.waiting
      ? isAmong(sql`select tour_id from ${tourWaitlist} where user_id = ${userId}
          union all select tour_id from ${tourRequests} where user_id = ${userId}`)
      : undefined,
    filters.hasSeats ? hasFreeSeats(today) : undefined,
  )

/** At most `limit` tours in index order. The limit is part of the SQL text, since the query plan depends on it. */
const run = (where: SQL | undefined, order: SQL, limit: number) =>
  sql`(select * from ${tours} where ${where ?? sql`true`} order by ${order} limit ${sql.raw(String(limit))})`

const soonestOrder = (today: unknown, page: string) => {
  const [start, id] = [sql.raw(`${page}.start_date`), sql.raw(`${page}.id`)]
  const toCome = sql`${start} >= ${today}`
  return sql`${start} < ${today}, case when ${toCome} then ${start} end, case when ${toCome} then ${id} end,
      ${start} desc, ${id} desc`
}

/** Whether the cursor of a list in the order `soonest` is among the tours that have started. */
const hasBegun = ({ after, reader, sort }: Listing) =>
  sort === 'soonest' && after !== undefined && String(after.key) < reader.today

/** Upcoming tours by start, then started tours from the latest: two scans of one index. */
function soonest(listing: Listing, values: Values): SQL {
  const { today, key, id } = values
  const { after, limit } = listing
  const matches = matching(listing, values)
  const begun = hasBegun(listing)
  const toCome = and(
    matches,
    sql`${t.startDate} >= ${today}`,
    after && sql`(${t.startDate}, ${t._id}) > (${key}::date, ${id}::uuid)`,
  )
  const past = and(
    matches,
    sql`${t.startDate} < ${today}`,
    begun ? sql`(${t.startDate}, ${t._id}) < (${key}::date, ${id}::uuid)` : undefined,
  )
  const second = run(past, sql`${t.startDate} desc, ${t._id} desc`, limit)
  if (begun) return second
  const first = run(toCome, sql`${t.startDate}, ${t._id}`, limit)
  return sql`(select * from (${first} union all ${second}) both_runs
    order by ${soonestOrder(today, 'both_runs')} limit ${sql.raw(String(limit))})`
}

function sorted(listing: Listing, values: Values): { page: SQL; order: SQL } {
  const { after, limit, sort } = listing
  const { key, id } = values
  const matches = matching(listing, values)
  if (sort === 'soonest') return { page: soonest(listing, values), order: soonestOrder(values.today, 'tours') }
  if (sort === 'cheapest') {
    const beyond = after && sql`(${t.price}, ${t._id}) > (${key}::int, ${id}::uuid)`
    return { page: run(and(matches, beyond), sql`${t.price}, ${t._id}`, limit), order: sql`tours.price, tours.id` }
  }
  const beyond = after && sql`${t._id} < ${id}::uuid`
  return { page: run(and(matches, beyond), sql`${t._id} desc`, limit), order: sql`tours.id desc` }
}

/** Stands between the tours of a list; JSON has no such character. */
const SEPARATOR = '\u001e'

/**
 * The query of a list of tours, each as JSON with its people, package and `mine`. It returns one row, which takes the
 * driver half the time of a row a tour.
 */
export function tourListing(db: Db, listing: Listing, values = valuesOf(listing)) {
  const { page, order } = sorted(listing, values)
  const tour = sql`${tourJson(values, listing.participants)}::text as tour`
  const listed = sql`(select ${tour} from ${page} tours cross join lateral ${hiddenSeats(values.userId)} order by ${order}) listed`
  return db.select({ tours: sql<string | null>`string_agg(listed.tour, ${sql.raw(`'${SEPARATOR}'`)})` }).from(listed)
}

const { placeholder } = sql
const PLACEHOLDERS: Values = {
  userId: placeholder('userId'),
  today: placeholder('today'),
  hostId: placeholder('hostId'),
  joinedBy: placeholder('joinedBy'),
  key: placeholder('key'),
  id: placeholder('id'),
}
type Prepared = { execute: (values: Values) => Promise<{ tours: string | null }[]> }
const prepared = perDb(() => new Map<string, Prepared>())
/** Limits are rounded up to one of these, so that few statements are prepared. */
const LENGTHS = [21, 101]
/** The numbers of participants in the lists of the client and of GET /api/tours. */
const NAMED = [PARTICIPANTS_NAMED, 100]

/** The prepared statement of a list without filters except host and participant, which are the most frequent lists. */
function preparedListing(db: Db, listing: Listing): Prepared {
  const { sort, after, hostId, joinedBy, limit, participants } = listing
  const shape = [
    sort,
    after && (hasBegun(listing) ? 'begun' : 'further'),
    hostId && 'host',
    joinedBy && 'joined',
    limit,
    participants,
  ]
  const name = `tours_${shape.filter(Boolean).join('_')}`
  const statements = prepared(db)
  const cached = statements.get(name)
  if (cached) return cached
  const statement = tourListing(db, listing, PLACEHOLDERS).prepare(name)
  statements.set(name, statement)
  return statement
}

/** Matching tours after the cursor `after`, in order, each as JSON text; at most `limit`. */
export async function listTours(db: Db, listing: Listing): Promise<string[]> {
  const { limit, reader, sort, after, hostId, joinedBy, participants = PARTICIPANTS_NAMED, ...filters } = listing
  const rounded = { ...listing, participants, limit: LENGTHS.find((length) => length >= limit) ?? limit }
  const isUnfiltered = NAMED.includes(participants) && Object.values(filters).every((value) => value === undefined)
  const query = isUnfiltered ? preparedListing(db, rounded).execute(valuesOf(rounded)) : tourListing(db, rounded)
  const [row] = await query
  return row?.tours ? row.tours.split(SEPARATOR).slice(0, limit).map(withPictureInText) : []
}

/** The tour with the picture of its place, if it has none of its own. */
function withPicture(tour: Tour): Tour {
  const picture = tour.images.length === 0 ? placePicture(tour.placeId) : null
  return picture === null ? tour : { ...tour, placePicture: picture }
}

/** Few tours have no pictures, so the others are not parsed. Quotes inside a text are escaped. */
const withPictureInText = (json: string): string =>
  json.includes('"images":[]') ? JSON.stringify(withPicture(JSON.parse(json))) : json

/** The id of a tour in the JSON text of `listTours`, where it comes first. */
export const tourIdIn = (json: string): string => /"_id" ?: ?"([^"]*)"/.exec(json)?.[1] ?? ''

/** Counting stops here, so that it costs as little for many tours as for few. */
const COUNT_MAX = 100

/** The number of tours that match the filters, up to COUNT_MAX. */
export async function countTours(db: Db, filters: TourFilters, reader: Reader) {
  const listing: Listing = { ...filters, reader, sort: 'soonest', limit: COUNT_MAX + 1 }
  const where = matching(listing, valuesOf(listing)) ?? sql`true`
  const found = sql`(select from ${tours} where ${where} limit ${sql.raw(String(COUNT_MAX + 1))}) found`
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(found)
  const count = row?.count ?? 0
  return { count: Math.min(count, COUNT_MAX), more: count > COUNT_MAX }
}

const oneTour = perDb((db) =>
  db
    .select({ tour: tourJson(PLACEHOLDERS) })
    .from(tours)
    .crossJoinLateral(hiddenSeats(PLACEHOLDERS.userId))
    .where(
      and(
        eq(t._id, placeholder('tourId')),
        isUnhidden(placeholder('userId')),
        sql`(${placeholder('hasLeft')}::boolean or ${opensTo(placeholder('userId'))})`,
      ),
    )
    .prepare('tours_get'),
)

/**
 * A tour by its id, or null if there is none that the reader may see.
 * @param hasLeft the reader has just given up a place: the answer shows the tour whatever its gender filter
 */
export async function findTour(db: Db, tourId: string, reader: Reader, hasLeft = false): Promise<Tour | null> {
  const [found] = await oneTour(db).execute({ tourId, ...reader, hasLeft })
  return found ? withPicture(found.tour) : null
}
