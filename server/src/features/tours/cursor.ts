import * as z from 'zod/mini'
import { badInput } from '../../errors.ts'

const Place = z.object({
  /** The value that the list is sorted by, of the last tour given. */
  key: z.union([z.iso.date().check(z.regex(/^(?!0000)/)), z.int().check(z.gte(0), z.lte(2_147_483_647))]),
  id: z.uuid(),
})
/** Where in a list of tours a page ended. */
export type Place = z.infer<typeof Place>

export const cursorOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** The place that a cursor names; BAD_REQUEST for what no list of this sort gave. */
export function placeOf(cursor: string, sort: 'soonest' | 'cheapest' | 'newest'): Place {
  try {
    const place = Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    if ((typeof place.key === 'string') === (sort === 'soonest')) return place
  } catch {
    // told below, as any cursor that is not ours
  }
  throw badInput('cursor', 'cursor: this is not one that a list gave.')
}
