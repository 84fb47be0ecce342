import type { Dataset } from '../facts/dataset.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import type { TravelOption } from '../rank/travel-option.ts'
import { stayLinesFor } from './cost.ts'
import { addUp, type Line } from './cost-lines.ts'

/** The lines of the optional extras of an offer, also where its bill leaves them out. */
export function optionalLines(dataset: Dataset, { party, type, when }: ParsedTrip, option: TravelOption): Line[] {
  const { place, lodging, days, nights, journey } = option
  const stay = { dataset, place, type, month: when.month, when, ...party, lodging, days, nights }
  return stayLinesFor({ ...stay, keepsCar: journey.keepsCar }).filter(({ optional }) => optional)
}

/** What they cost together, in typical rupees. */
export const optionalCost = (...of: Parameters<typeof optionalLines>): number => addUp(optionalLines(...of)).typical
