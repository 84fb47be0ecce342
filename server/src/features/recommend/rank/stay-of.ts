import type { Stay } from '../cost/cost.ts'
import type { Dataset } from '../facts/dataset.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import type { TravelOption } from './travel-option.ts'

/** The stay of an offered trip, for its costs. */
export function stayOf(
  dataset: Dataset,
  { party, type, when }: Pick<ParsedTrip, 'party' | 'type' | 'when'>,
  { place, lodging, days, nights, journey: { keepsCar }, leftOut }: TravelOption,
): Stay {
  return { dataset, place, type, month: when.month, when, ...party, lodging, days, nights, keepsCar, leftOut }
}
