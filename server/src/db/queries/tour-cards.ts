import type { DestinationTour } from '@saathi/shared/destinations/schema'
import { addDays } from '@saathi/shared/lib/days'
import { and, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { tours } from '../schema/tours.ts'

const MOST_TOURS = 6
/** Tours of more days have an index of their own, so that others are read from this many days before a day on which they run. */
const LONG_DAYS = 10

const idsOf = (placeIds: string[]) =>
  sql`unnest(${sql.param(`{${placeIds.map((id) => JSON.stringify(id)).join(',')}}`)}::text[])`

/** The number of tours to each of these places that start on or after a day and meet the condition, at most `most` of each. */
export async function countTours(
  db: Db,
  { placeIds, from, most, condition }: { placeIds: string[]; from: string; most: number; condition: SQL | undefined },
): Promise<Map<string, number>> {
  const coming = and(
    sql`${tours.placeId} = place.id`,
    gte(tours.startDate, from),
    condition,
    sql`${tours.cancelledAt} is null`,
  )
  const counted = await db
    .select({ id: sql<string>`place.id`, count: sql<number>`count(*)::int` })
    .from(sql`${idsOf(placeIds)} place(id)
      cross join lateral (select from ${tours} where ${coming} limit ${most}) coming`)
    .groupBy(sql`place.id`)
  return new Map(counted.map(({ id, count }) => [id, count]))
}

/** `from`: the first day; with `running`, tours that began before it and have not ended are among them. */
type Wanted = { placeIds: string[]; from: string; to?: string; running?: boolean; condition: SQL | undefined }

/**
 * The next tours to these places that meet the condition, soonest first, without cancelled ones. Each place is read in the order of an index, so that the cost does not grow with the number of its tours.
 */
export function nextTours(db: Db, { placeIds, from, to, running = false, condition }: Wanted) {
  const visible = and(
    sql`${tours.placeId} = place.id`,
    condition,
    to ? lte(tours.startDate, to) : undefined,
    sql`${tours.cancelledAt} is null`,
  )
  const next = (where: SQL | undefined) =>
    sql`(select * from ${tours} where ${and(visible, where)} order by ${tours.startDate}, ${tours._id} limit ${MOST_TOURS})`
  const long = sql`${tours.endDate} - ${tours.startDate} > ${sql.raw(String(LONG_DAYS))}`
  const begin = addDays(from, -LONG_DAYS)
  const found = running
    ? sql`${next(and(gte(tours.startDate, begin), gte(tours.endDate, from)))}
        union all ${next(and(lt(tours.startDate, begin), gte(tours.endDate, from), long))}`
    : next(gte(tours.startDate, from))
  return db
    .select({
      _id: sql<string>`tours.id`,
      name: sql<string>`tours.name`,
      travelDates: sql<
        DestinationTour['travelDates']
      >`json_build_object('start', tours.start_date, 'end', tours.end_date)`,
      price: sql<number>`tours.price`,
      image: sql<
        string | null
      >`(select image from unnest(tours.images) image where image ~ '^(media|pictures)/' limit 1)`,
      placeId: sql<string>`tours.place_id`,
      packageId: sql<string | null>`tours.package_id`,
    })
    .from(sql`${idsOf(placeIds)} place(id)
      cross join lateral (${found}) tours`)
    .orderBy(sql`tours.start_date`, sql`tours.id`)
    .limit(MOST_TOURS)
}
