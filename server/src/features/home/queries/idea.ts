import type { HomeIdea } from '@saathi/shared/home/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { savedItems } from '../../../db/schema/saved.ts'
import { isKnownPlace, tripPlace } from '../../trips/trip-place.ts'
import { findMostGoing } from './proofs.ts'

/** The id of the place that the user saved last; null for none. */
export const savedLast = (userId: SQL) => sql<string | null>`(
  select ${savedItems.itemId} from ${savedItems} where ${savedItems.userId} = ${userId} and ${savedItems.kind} = 'destination'
  order by ${savedItems.savedAt} desc limit 1)`

/** A saved place, and unless `isCounted` is false the month in which most people plan to set out for it. */
export async function findIdea(
  db: Db,
  placeId: string | null,
  { today, isCounted }: { today: string; isCounted: boolean },
): Promise<HomeIdea | null> {
  if (placeId === null || !isKnownPlace(placeId)) return null
  const most = isCounted ? await findMostGoing(db, [placeId], today) : undefined
  const { id, name, image } = tripPlace(placeId)
  return { place: { id, name, image }, going: most ? { month: most.month, people: most.people } : null }
}
