import { and, asc, gte, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { tours } from '../../../db/schema/tours.ts'
import { isPublicTo } from '../../tours/policy.ts'

/** The public data of a tour, without its people. Price in whole rupees a person. */
export type PublicTour = {
  name: string
  destination: string
  startDate: string
  endDate: string
  price: number
  /** Maximum number of participants; null: unlimited. */
  capacity: number | null
  joined: number
}

/**
 * Public tours that start on or after `today`, soonest first. Excludes tours of suspended hosts and, with a reader, of hosts
 * hidden by a block.
 */
export const upcomingTours = (
  db: Db,
  { today, reader, limit }: { today: string; reader: string | null; limit: number },
): Promise<PublicTour[]> =>
  db
    .select({
      name: tours.name,
      destination: tours.destination,
      startDate: tours.startDate,
      endDate: tours.endDate,
      price: tours.price,
      capacity: tours.capacity,
      joined: tours.joined,
    })
    .from(tours)
    .where(and(isPublicTo(reader), isNull(tours.cancelledAt), gte(tours.startDate, today)))
    .orderBy(asc(tours.startDate), asc(tours._id))
    .limit(limit)
