import { and, asc, eq, gte, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { notBlocked, notSuspended } from '../../db/queries/relationships.ts'
import { tours } from '../../db/schema/tours.ts'

/** What anybody may know of a tour: nothing about its people. Price in whole rupees a person. */
export type PublicTour = {
  name: string
  destination: string
  startDate: string
  endDate: string
  price: number
  /** Null is open to all. */
  capacity: number | null
  joined: number
}

/**
 * Tours that begin on this day or later, soonest first, of those whose host made them public; none of a suspended host,
 * nor of one whom a block hides from the reader, if that is known.
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
    .where(
      and(
        eq(tours.isPublic, true),
        isNull(tours.cancelledAt),
        gte(tours.startDate, today),
        notSuspended(tours.creatorId),
        reader === null ? undefined : notBlocked(reader, tours.creatorId),
      ),
    )
    .orderBy(asc(tours.startDate), asc(tours._id))
    .limit(limit)
