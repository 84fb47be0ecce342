import * as z from 'zod/mini'
import { jsonCursor } from '../../db/queries/pagination.ts'

const Day = z.iso.date().check(z.regex(/^(?!0000)/))
const Price = z.int().check(z.gte(0), z.lte(2_147_483_647))

/** The last tour of a page: the value that the list is sorted by, and the id. */
export type TourCursor = { key: string | number; id: string }

/** The cursor of a list of tours in this order: by start day, or by price (`newest` uses the id alone). */
export const tourCursor = (sort: 'soonest' | 'cheapest' | 'newest') =>
  jsonCursor<TourCursor>(z.object({ key: sort === 'soonest' ? Day : Price, id: z.uuid() }))
