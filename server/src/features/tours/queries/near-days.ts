import type { FreeSeat } from '@saathi/shared/home/schema'
import { addDays } from '@saathi/shared/lib/days'
import { and, type SQL, sql } from 'drizzle-orm'
import { jsonRows } from '../../../db/queries/json.ts'
import { tours } from '../../../db/schema/tours.ts'
import { hasFreeSeats, isNewTo, isVisibleTo } from '../policy.ts'
import type { Reader } from './tour-json.ts'

/** Days on which somebody is free, and the places to which they want to go then, if they know. */
export type FreeDays = { from: string; to: string; placeIds: string[] }

export type SeatRow = Omit<FreeSeat, 'place' | 'days'> & {
  destination: string
  placeId: string | null
  /** The position of the days in the list. */
  at: number
}

const AROUND_DAYS = 7
const LISTED = 3

/**
 * Tours with free seats that begin on these days or within a week of them, which the reader may see and has no part in: first those
 * to a wanted place, then those on the days themselves. An expression, so that it can be read with others; each of its parts
 * reads few rows in the order of an index.
 */
export function seatsNear({ userId, today }: Reader, days: FreeDays[]): SQL<SeatRow[]> {
  const given = days.map(({ from, to, placeIds }, at) => ({
    ...{ at, places: placeIds, first: from > today ? from : today, last: to },
    ...{
      begin: addDays(from, -AROUND_DAYS) > today ? addDays(from, -AROUND_DAYS) : today,
      end: addDays(to, AROUND_DAYS),
    },
  }))
  const isOpen = and(isVisibleTo(userId), hasFreeSeats(today), isNewTo(userId))
  const next = (fit: FreeSeat['fit'], where: SQL) =>
    sql`(select *, ${sql.raw(`'${fit}'`)} as fit from ${tours} where ${and(where, isOpen)} order by start_date, id limit ${sql.raw(String(LISTED))})`
  const found = sql.join(
    [
      next('place', sql`tours.place_id = any(free.places) and tours.start_date between free.begin and free."end"`),
      next('within', sql`tours.start_date between free.first and free.last`),
      next('near', sql`tours.start_date between free.begin and free."end"`),
    ],
    sql` union all `,
  )
  const column = (name: string) => sql.raw(`tours.${name}`)
  return jsonRows<SeatRow>(
    {
      ...{ _id: column('id'), name: column('name'), price: column('price'), destination: column('destination') },
      ...{ placeId: column('place_id'), at: column('at'), fit: column('fit') },
      travelDates: sql`json_build_object('start', tours.start_date, 'end', tours.end_date)`,
      image: sql`(select image from unnest(tours.images) image where image ~ '^(media|pictures)/' limit 1)`,
    },
    sql`from (
      select distinct on (tours.id) tours.*, free.at, array_position(array['place', 'within', 'near'], tours.fit) as rank
      from jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb)
        free(at int, places text[], first date, last date, begin date, "end" date)
      cross join lateral (${found}) tours
      order by tours.id, rank, free.at) tours
    order by tours.rank, tours.start_date, tours.id limit ${sql.raw(String(LISTED))}`,
  )
}
