import { isHelp, isOptional, isOuting } from '../cost/outings.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { billedExtras } from './missing-extras.ts'
import { isForNoneOf } from './party.ts'
import { type Offer, outingsWithoutTime } from './travel-option.ts'

/** The types for which the outing is the trip: without it there is little left of what was asked for. */
export const OUTINGS: ReadonlySet<ParsedTrip['type']> = new Set(['adventure', 'wildlife'])

/** Whether the bill leaves out an outing for which one goes there. */
export const lacksOuting = ({ leftOut }: Pick<Offer['option'], 'leftOut'>): boolean =>
  leftOut?.some(({ outing, optional }) => outing && !optional) ?? false

export type Purpose = 'whole' | 'part' | 'nothing'

/**
 * How much of what one goes there for the bill has: a part where the money or the days do not reach for an outing or it takes
 * nobody of the party, and nothing where the outing is the trip and there is no other.
 */
export function purposeLeft(trip: ParsedTrip, { place, option }: Pick<Offer, 'place' | 'option'>): Purpose {
  const { type } = trip
  const isWhole =
    !lacksOuting(option) &&
    !isForNoneOf(trip, place) &&
    outingsWithoutTime(trip, option).every((extra) => isOptional(extra, type))
  if (isWhole) return 'whole'
  const hasOther = billedExtras(trip, { place, option }).some((extra) => isOuting(extra, place, type) && !isHelp(extra))
  return hasOther || !OUTINGS.has(type) ? 'part' : 'nothing'
}
