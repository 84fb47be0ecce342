import { nightsBilled, stayLinesFor } from '../cost/cost.ts'
import { addUp } from '../cost/cost-lines.ts'
import type { Dataset } from '../facts/dataset.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { stayOf } from '../rank/stay-of.ts'
import type { TravelOption } from '../rank/travel-option.ts'

/** Rupees that a night costs all of them; null where a package has the nights, or none is spent there. */
export function groupNightPrice(dataset: Dataset, trip: ParsedTrip, option: TravelOption): number | null {
  const stay = stayOf(dataset, trip, option)
  if (option.nights === 0 || nightsBilled(stay) !== option.nights) return null
  const beds = stayLinesFor(stay).filter(({ part }) => part === 'accommodation')
  return Math.round(addUp(beds).typical / option.nights)
}
