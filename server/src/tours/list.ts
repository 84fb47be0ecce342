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

/** A tour with its people, but for those whom a block hides, and what it is to its reader, all from one statement. */
const columns = ({ userId, today }: Reader) => ({
  _id: t._id,
  name: t.name,
  description: t.description,
  images: t.images,
  travelDates: sql<Tour['travelDates']>`json_build_object('start', ${t.startDate}, 'end', ${t.endDate})`,
  price: t.price,
  destination: t.destination,
  creatorId: sql<Traveller>`(select ${traveller('host')} from ${users} host where host.id = ${t.creatorId})`,
  participants: sql<Traveller[]>`(
    select coalesce(json_agg(${traveller('u')} order by p.turn), '[]')
    from (select user_id, turn from ${tourParticipants} seat
          where tour_id = ${t._id} and ${notBlocked(userId, sql.raw('seat.user_id'))}
          order by turn limit ${sql.raw(String(NAMED))}) p
    join ${users} u on u.id = p.user_id)`,
  participantCount: t.joined,
  packageId: sql<Tour['packageId']>`(
    select json_build_object('_id', k.id, 'name', k.name, 'tourType', k.tour_type) from ${packages} k
    where k.id = ${t.packageId})`,
  capacity: t.capacity,
  cancelled: sql<boolean>`${t.cancelledAt} is not null`,
  ended: sql<boolean>`${t.endDate} < ${today}`,
  mine: sql<Tour['mine']>`json_build_object(
    'host', ${t.creatorId} = ${userId},
    'joined', exists (select from ${tourParticipants} where tour_id = ${t._id} and user_id = ${userId}),
    'place', (select (select count(*)::int from ${tourWaitlist} b where b.tour_id = w.tour_id and b.turn <= w.turn)
              from ${tourWaitlist} w where w.tour_id = ${t._id} and w.user_id = ${userId}),
    'favorite', exists (select from ${favorites} where tour_id = ${t._id} and user_id = ${userId}))`,
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

/** Ids in order from one end of an index, `limit` at most. */
const run = (where: SQL | undefined, order: SQL, limit: number) =>
  sql`(select id, start_date, price from ${tours} where ${where ?? sql`true`} order by ${order} limit ${limit})`

const soonestOrder = (today: string) =>
  sql`page.start_date < ${today}, case when page.start_date >= ${today} then page.start_date end,
      case when page.start_date >= ${today} then page.id end, page.start_date desc, page.id desc`

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
  return sql`(${run(toCome, sql`${t.startDate}, ${t._id}`, limit)} union all ${second})`
}

function sorted(listing: Listing): { page: SQL; order: SQL } {
  const { after, limit, sort } = listing
  const matches = matching(listing)
  if (sort === 'soonest') return { page: soonest(listing), order: soonestOrder(listing.reader.today) }
  if (sort === 'cheapest') {
    const beyond = after && sql`(${t.price}, ${t._id}) > (${after.key}::int, ${after.id}::uuid)`
    return { page: run(and(matches, beyond), sql`${t.price}, ${t._id}`, limit), order: sql`page.price, page.id` }
  }
  const beyond = after && sql`${t._id} < ${after.id}::uuid`
  return { page: run(and(matches, beyond), sql`${t._id} desc`, limit), order: sql`page.id desc` }
}

/** Tours that match, in order, after the place `after`: people, package and what each is to its reader included. */
export function listTours(db: Db, listing: Listing): Promise<Tour[]> {
  const { page, order } = sorted(listing)
  return db
    .select(columns(listing.reader))
    .from(sql`${page} page`)
    .innerJoin(tours, sql`${t._id} = page.id`)
    .orderBy(order)
    .limit(listing.limit)
    .prepare('tours_list')
    .execute()
}

/** One tour, or null, also when it is not for this reader to see. */
export async function findTour(db: Db, tourId: string, reader: Reader): Promise<Tour | null> {
  const [found] = await db
    .select(columns(reader))
    .from(sql`(select ${tourId}::uuid as id) page`)
    .innerJoin(tours, sql`${t._id} = page.id`)
    .where(notBlocked(reader.userId, t.creatorId))
    .prepare('tours_get')
    .execute()
  return found ?? null
}
