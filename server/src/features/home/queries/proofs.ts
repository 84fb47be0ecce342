import { ResponseCache } from '../../../cache/response-cache.ts'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { countPeopleByMonth, type MonthOfPlace } from '../../plans/queries/people-by-month.ts'

/** Of tours, so that one that is no longer public is seen for a second at most. */
export const proofsCache = perDb(() => new ResponseCache({ maxBytes: 64 * 1024 }))

/** Recommending takes about 10 ms, and changes with the day. */
export const firstPlaceCache = perDb(() => new ResponseCache({ ttlMs: 60 * 60_000, maxBytes: 512 * 1024 }))

/** Counting reads up to some thousand plans, so it is done once a minute. */
export const peopleCache = perDb(() => new ResponseCache({ ttlMs: 60_000, maxBytes: 64 * 1024 }))

/** The place and month of these places to which most people plan to go; undefined for few. */
export async function findMostGoing(db: Db, placeIds: string[], today: string): Promise<MonthOfPlace | undefined> {
  const count = async () => ({ items: (await countPeopleByMonth(db, placeIds, today)).slice(0, 1) })
  const { items } = await peopleCache(db).get([today, placeIds], count)
  return items[0]
}
