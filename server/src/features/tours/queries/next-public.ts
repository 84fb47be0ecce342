import type { DestinationTour } from '@saathi/shared/destinations/schema'
import { and, asc, gt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { tours } from '../../../db/schema/tours.ts'
import { hasFreeSeats, isPublicTo } from '../policy.ts'

const LISTED = 12

export type PublicTour = DestinationTour & { destination: string; placeId: string | null; seatsLeft: number | null }

export const nextPublicTours = (db: Db) =>
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
      destination: tours.destination,
      placeId: tours.placeId,
      seatsLeft: sql<number | null>`${tours.capacity} - ${tours.joined}`,
    })
    .from(tours)
    .where(
      and(
        gt(tours.startDate, sql`${sql.placeholder('today')}::date`),
        isPublicTo(null),
        hasFreeSeats(sql`${sql.placeholder('today')}::date`),
      ),
    )
    .orderBy(asc(tours.startDate), asc(tours._id))
    .limit(LISTED)

const prepared = perDb((db) => nextPublicTours(db).prepare('next_public_tours'))

/** The next public tours that anybody can join, soonest first. */
export const listNextPublicTours = (db: Db, today: string): Promise<PublicTour[]> => prepared(db).execute({ today })
