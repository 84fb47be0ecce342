import { oneOf } from '../../lib/search-params.ts'
import * as text from '../../messages/en/recommend/recommend.ts'

/** The orders of the results, as the URL names them. Without one, the best match comes first. */
export const RESULT_SORTS = [
  ['total', text.lowestTotal],
  ['day', text.lowestPerDay],
  ['journey', text.shortestJourney],
  ['season', text.bestSeason],
] as const
export type ResultSort = (typeof RESULT_SORTS)[number][0]

/** Parses the order from the URL; undefined for the best match and for invalid values. */
export const readSort = (value: unknown): ResultSort | undefined => oneOf(RESULT_SORTS, value)
