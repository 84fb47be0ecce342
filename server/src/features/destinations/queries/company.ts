import { ResponseCache } from '../../../cache/response-cache.ts'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { countGoing } from '../../plans/queries/plans.ts'
import { countToursTo } from './destinations.ts'

/** Counting for all places reads up to some ten thousand rows, so what is the same for all readers is counted once a minute. */
export const companyCache = perDb(() => new ResponseCache({ ttlMs: 60_000, maxBytes: 256 * 1024 }))

type Asked = { placeIds: string[]; today: string }

/** The number of coming public tours to each of all places that have any. */
export const countPublicTours = (db: Db, { placeIds, today }: Asked): Promise<Map<string, number>> =>
  cached(db, ['tours', today], () => countToursTo(db, { placeIds, today, reader: null }))

/** The number of people who plan to go to each of all places that have enough. */
export const countAllGoing = (db: Db, { placeIds, today }: Asked): Promise<Map<string, number>> =>
  cached(db, ['going', today], () => countGoing(db, placeIds, today))

async function cached(db: Db, key: string[], count: () => Promise<Map<string, number>>): Promise<Map<string, number>> {
  const { items } = await companyCache(db).get(key, async () => ({ items: [...(await count())] }))
  return new Map(items)
}
