import type { Recommendation } from './schema.ts'

/** A match, out of 5, below which a place does not suit the trip. */
export const POOR_MATCH = 2

/**
 * What a list of recommendations comes to: places that suit, only `poor` matches within the budget, only places within it that
 * are not for that month (`untimely`), only places `over` it, or only places too far for so `short` a trip.
 */
export type Verdict = 'good' | 'poor' | 'untimely' | 'over' | 'short'

export const isPoor = ({ recommended_destinations: { rating } }: Recommendation): boolean => rating < POOR_MATCH

export function verdictOn(items: readonly Recommendation[]): Verdict {
  const fitting = items.filter(({ fits }) => fits)
  if (fitting.length > 0) return fitting.every(isPoor) ? 'poor' : 'good'
  if (items.length > 0 && items.every(({ outOfTime }) => outOfTime)) return 'short'
  return items.some(({ overBy }) => overBy === 0) ? 'untimely' : 'over'
}
