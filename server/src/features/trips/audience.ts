import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { idArray } from '../../db/queries/relationships.ts'
import type { Told } from '../../realtime/realtime.ts'

/** The owners of the changed trips, and the members of the tours that have them. */
export const audienceOfTrips = async (db: Db, tripIds: string[]): Promise<Told[]> =>
  db.execute<Told>(sql`select trip as id, who as "userId" from trip_audience(${idArray(tripIds)}::uuid[])`)
