import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { idArray } from '../../db/queries/relationships.ts'
import { tours } from '../../db/schema/tours.ts'
import type { Realtime } from '../../realtime/realtime.ts'
import { createTopic, type Told } from '../../realtime/topic.ts'
import { isUnhidden } from '../tours/policy.ts'

/** The owners of the changed trips, those who come along, and the members of the tours that have them; of a notification, who was just invited. */
const readAudience = (db: Db, tripIds: string[]): Promise<Told[]> =>
  db
    .select({
      id: sql<string | null>`case when not one.noticed then one.trip end`,
      userId: sql<string>`one.who`,
      noticed: sql<boolean>`one.noticed`,
    })
    .from(sql`trip_audience(${idArray(tripIds)}::uuid[]) one`)
    .leftJoin(tours, sql`tours.id = one.tour`)
    .where(sql`one.tour is null or ${isUnhidden(sql`one.who`)}`)

/** Changes of trips, each known by its id. */
export const tripTopic = createTopic<string>({
  codes: 'p',
  ownCode: 'q',
  toText: (tripId) => `p${tripId}`,
  fromText: (text) => text.slice(1),
  readAudience,
  toEvent: (tripId) => ({ kind: 'trip', tripId }),
})

/** Announces a change of a trip to those who may see it. Call it after the write. */
export const publishTripChange = (realtime: Realtime, tripId: string): void => realtime.publishChange(tripTopic, tripId)

/** Announces a change of a trip to one person alone, who may no longer see it. Call it after the write. */
export const publishTripTo = (realtime: Realtime, { tripId, userId }: { tripId: string; userId: string }): void =>
  realtime.publishOwnChange(tripTopic, tripId, userId)
