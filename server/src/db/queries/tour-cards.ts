import type { DestinationTour } from '@saathi/shared/destinations'
import { and, asc, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { tours } from '../schema/tours.ts'
import { notSuspended } from './relationships.ts'

const MOST_TOURS = 6

/** The next tours that meet these conditions, soonest first, without cancelled ones and those of suspended hosts. */
export const nextTours = (db: Db, conditions: (SQL | undefined)[]): Promise<DestinationTour[]> =>
  db
    .select({
      _id: tours._id,
      name: tours.name,
      travelDates: sql<
        DestinationTour['travelDates']
      >`json_build_object('start', ${tours.startDate}, 'end', ${tours.endDate})`,
      price: tours.price,
      image: sql<
        string | null
      >`(select image from unnest(${tours.images}) image where image ~ '^(media|pictures)/' limit 1)`,
    })
    .from(tours)
    .where(and(...conditions, isNull(tours.cancelledAt), notSuspended(tours.creatorId)))
    .orderBy(asc(tours.startDate), asc(tours._id))
    .limit(MOST_TOURS)
