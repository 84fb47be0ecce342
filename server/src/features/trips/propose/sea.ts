import type { Destination } from '../../recommend/facts/dataset.ts'
import { closuresIn, healthIn, type Period } from '../../recommend/facts/season.ts'

export const SAYS_SEA = /\b(sea|swim|swims|swimming|swimmers|currents?|drown|drowned)\b/i
const BEACH = /\b(beach|beaches|cove)\b/i
export const isBeach = (name: string): boolean => BEACH.test(name)

/** There the south-west monsoon makes the sea rough on every open beach. */
const WEST_COAST = new Set(['Gujarat', 'Maharashtra', 'Goa', 'Karnataka', 'Kerala', 'Lakshadweep'])
const ROUGH_MONTHS = [6, 7, 8, 9]

export const isRoughSea = ({ state }: Pick<Destination, 'state'>, month: number): boolean =>
  WEST_COAST.has(state) && ROUGH_MONTHS.includes(month)

/** Whether nobody should swim: the sea is rough, bathing is stopped, or it is a danger for which one stays away from beaches. */
export function isSeaShut(place: Destination, period: Period): boolean {
  const month = typeof period === 'number' ? period : period.month
  return (
    isRoughSea(place, month) ||
    closuresIn(place, period).some(({ closure }) => /\bswimming\b/i.test(closure.what)) ||
    healthIn(place, month, 'danger').some(({ what, stops }) => SAYS_SEA.test(what) && stops?.includes('beaches'))
  )
}
