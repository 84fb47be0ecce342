import type { Tour, TourFilters, Traveller } from '@saathi/shared/tours'
import { and, eq, getTableColumns, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { notBlocked } from '../between.ts'
import type { Db } from '../db/client.ts'
import { packages } from '../db/schema/packages.ts'
import { users } from '../db/schema/social.ts'
import { favorites, tourParticipants, tours, tourWaitlist } from '../db/schema/tours.ts'
import { contains, hasWords } from '../words.ts'
import type { Place } from './cursor.ts'

/** How many participants a tour names. */
const NAMED = 12

/** Who asks, and on which day: what the tour is to them, and whether it is over, depend on it. */
export type Reader = { userId: string; today: string }

const t = getTableColumns(tours)

const traveller = (alias: string) =>
  sql.raw(`json_build_object('_id', ${alias}.id, 'name', ${alias}.name, 'firebaseUid', ${alias}.firebase_uid)`)

// By name, since the columns stand inside subqueries whose tables have columns of the same names.
const own = (column: string) => sql.raw(`tours.${column}`)
const field = <T>(column: string) => sql<T>`${own(column)}`

/** A tour with its people, but for those whom a block hides, and what it is to its reader, all from one statement. */
const columns = ({ userId, today }: Reader) => ({
  _id: field<string>('id'),
  name: field<string>('name'),
  description: field<string>('description'),
  images: field<string[]>('images'),
  travelDates: sql<Tour['travelDates']>`json_build_object('start', ${own('start_date')}, 'end', ${own('end_date')})`,
  price: field<number>('price'),
  destination: field<string>('destination'),
  creatorId: sql<Traveller>`(select ${traveller('host')} from ${users} host where host.id = ${own('creator_id')})`,
  participants: sql<Traveller[]>`(
    select coalesce(json_agg(${traveller('u')} order by p.turn), '[]')
    from (select user_id, turn from ${tourParticipants} seat
          where tour_id = ${own('id')} and ${notBlocked(userId, sql.raw('seat.user_id'))}
          order by turn limit ${sql.raw(String(NAMED))}) p
    join ${users} u on u.id = p.user_id)`,
  participantCount: field<number>('joined'),
  packageId: sql<Tour['packageId']>`(
    select json_build_object('_id', k.id, 'name', k.name, 'tourType', k.tour_type) from ${packages} k
    where k.id = ${own('package_id')})`,
  capacity: field<number | null>('capacity'),
  cancelled: sql<boolean>`${own('cancelled_at')} is not null`,
  ended: sql<boolean>`${own('end_date')} < ${today}`,
  mine: sql<Tour['mine']>`json_build_object(
    'host', ${own('creator_id')} = ${userId},
    'joined', exists (select from ${tourParticipants} where tour_id = ${own('id')} and user_id = ${userId}),
    'place', (select (select count(*)::int from ${tourWaitlist} b where b.tour_id = w.tour_id and b.turn <= w.turn)
              from ${tourWaitlist} w where w.tour_id = ${own('id')} and w.user_id = ${userId}),
    'favorite', exists (select from ${favorites} where tour_id = ${own('id')} and user_id = ${userId}))`,
})

type Listing = TourFilters & {
  reader: Reader
  sort: 'soonest' | 'cheapest' | 'newest'
  after?: Place
  limit: number
}

const matching = ({ reader, ...filters }: Listing) =>
  and(
    notBlocked(reader.userId, t.creatorId),
    ...hasWords(t.search, filters.q),
    filters.packageId ? eq(t.packageId, filters.packageId) : undefined,
    filters.destination ? contains(t.destination, filters.destination) : undefined,
    filters.from ? gte(t.startDate, filters.from) : undefined,
    filters.to ? lte(t.endDate, filters.to) : undefined,
    filters.minPrice === undefined ? undefined : gte(t.price, filters.minPrice),
    filters.maxPrice === undefined ? undefined : lte(t.price, filters.maxPrice),
    filters.hostId ? eq(t.creatorId, filters.hostId) : undefined,
    filters.joinedBy
      ? sql`exists (select from ${tourParticipants} where tour_id = ${t._id} and user_id = ${filters.joinedBy})
          and ${notBlocked(reader.userId, filters.joinedBy)}`
      : undefined,
    filters.hasSeats
      ? and(
          isNull(t.cancelledAt),
          gte(t.endDate, reader.today),
          sql`(${t.capacity} is null or ${t.joined} < ${t.capacity})`,
        )
      : undefined,
  )

/** Tours in order from one end of an index, `limit` at most. */
const run = (where: SQL | undefined, order: SQL, limit: number) =>
  sql`(select * from ${tours} where ${where ?? sql`true`} order by ${order} limit ${limit})`

const soonestOrder = (today: string, page: string) => {
  const [start, id] = [sql.raw(`${page}.start_date`), sql.raw(`${page}.id`)]
  const toCome = sql`${start} >= ${today}`
  return sql`${start} < ${today}, case when ${toCome} then ${start} end, case when ${toCome} then ${id} end,
      ${start} desc, ${id} desc`
}

/** What is to come, soonest first, then what has started, latest first: two runs over one index. */
function soonest(listing: Listing): SQL {
  const { after, limit } = listing
  const { today } = listing.reader
  const matches = matching(listing)
  const begun = after !== undefined && String(after.key) < today
  const toCome = and(
    matches,
    sql`${t.startDate} >= ${today}`,
    after && sql`(${t.startDate}, ${t._id}) > (${after.key}::date, ${after.id}::uuid)`,
  )
  const past = and(
    matches,
    sql`${t.startDate} < ${today}`,
    begun ? sql`(${t.startDate}, ${t._id}) < (${after.key}::date, ${after.id}::uuid)` : undefined,
  )
  const second = run(past, sql`${t.startDate} desc, ${t._id} desc`, limit)
  if (begun) return second
  const first = run(toCome, sql`${t.startDate}, ${t._id}`, limit)
  return sql`(select * from (${first} union all ${second}) both_runs
    order by ${soonestOrder(today, 'both_runs')} limit ${limit})`
}

function sorted(listing: Listing): { page: SQL; order: SQL } {
  const { after, limit, sort } = listing
  const matches = matching(listing)
  if (sort === 'soonest') return { page: soonest(listing), order: soonestOrder(listing.reader.today, 'tours') }
  if (sort === 'cheapest') {
    const beyond = after && sql`(${t.price}, ${t._id}) > (${after.key}::int, ${after.id}::uuid)`
    return { page: run(and(matches, beyond), sql`${t.price}, ${t._id}`, limit), order: sql`tours.price, tours.id` }
  }
  const beyond = after && sql`${t._id} < ${after.id}::uuid`
  return { page: run(and(matches, beyond), sql`${t._id} desc`, limit), order: sql`tours.id desc` }
}

/** The statement of a list: people, package and what each tour is to its reader included. */
export function tourListing(db: Db, listing: Listing) {
  const { page, order } = sorted(listing)
  return db.select(columns(listing.reader)).from(sql`${page} tours`).orderBy(order).limit(listing.limit)
}

/** Tours that match, in order, after the place `after`. */
export const listTours = (db: Db, listing: Listing): Promise<Tour[]> =>
  tourListing(db, listing).prepare('tours_list').execute()

/** One tour, or null, also when it is not for this reader to see. */
export async function findTour(db: Db, tourId: string, reader: Reader): Promise<Tour | null> {
  const [found] = await db
    .select(columns(reader))
    .from(tours)
    .where(and(eq(t._id, tourId), notBlocked(reader.userId, t.creatorId)))
    .prepare('tours_get')
    .execute()
  return found ?? null
}
