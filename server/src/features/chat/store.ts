import { and, asc, gte, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
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

/** Tours that begin on this day or later and are not cancelled, soonest first. */
export const upcomingTours = (db: Db, today: string, limit: number): Promise<PublicTour[]> =>
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
    .where(and(isNull(tours.cancelledAt), gte(tours.startDate, today)))
    .orderBy(asc(tours.startDate), asc(tours._id))
    .limit(limit)
