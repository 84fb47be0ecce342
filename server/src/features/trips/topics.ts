import { callFunction } from '../../db/call-function.ts'
import type { Db } from '../../db/client.ts'
import type { Realtime } from '../../realtime/realtime.ts'
import { createTopic, type Told } from '../../realtime/topic.ts'

/** The owners of the changed trips, and the members of the tours that have them. */
async function readAudience(db: Db, tripIds: string[]): Promise<Told[]> {
  const rows = await callFunction(db, 'trip_audience', { tripIds })
  return rows.map(({ trip, who }) => ({ id: trip, userId: who }))
}

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
