import { callFunction } from '../../db/call-function.ts'
import type { Db } from '../../db/client.ts'
import type { Told } from '../../realtime/realtime.ts'

/** The owners of the changed trips, and the members of the tours that have them. */
export async function audienceOfTrips(db: Db, tripIds: string[]): Promise<Told[]> {
  const rows = await callFunction(db, 'trip_audience', { tripIds })
  return rows.map(({ trip, who }) => ({ id: trip, userId: who }))
}
