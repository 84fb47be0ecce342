import { nightsBilled } from '../cost/cost.ts'
import { LODGINGS } from '../cost/lodging.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import type { Offer } from '../rank/travel-option.ts'

/** How the nights are spent: `in a guest house`. A package with nights is no hotel of ours. */
export function lodgingWords({ type, when: { month } }: ParsedTrip, option: Offer['option']): string {
  const { place, lodging, nights, journey } = option
  const billed = nightsBilled({ place, type, month, lodging, nights, keepsCar: journey.keepsCar })
  return nights > 0 && billed === 0 ? 'with the nights in a package' : LODGINGS[lodging].within
}
