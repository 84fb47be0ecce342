import type { DestinationPrice } from '@saathi/shared/destinations/schema'
import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import type { Steps } from '../../platform/steps.ts'
import type { Dataset } from '../recommend/facts/dataset.ts'
import { quoteFor } from './quote.ts'

type Asked = { from: DreamTrip['starting_location']; month: number; budget: string }

/** What every place costs two people, as its quote says for the main type of trip there. */
export function* pricesInSteps(dataset: Dataset, { from, month, budget }: Asked, now: Date): Steps<DestinationPrice[]> {
  const prices: DestinationPrice[] = []
  for (const { id, types } of dataset.destinations) {
    yield
    const preference_type = types[0] ?? DREAM_TRIP_DEFAULTS.preference_type
    const form = { ...DREAM_TRIP_DEFAULTS, budget, month, starting_location: from, preference_type }
    const quote = quoteFor(dataset, id, form, now)
    const [way] = quote?.ways ?? []
    if (!quote || !way) continue
    const { nights, stay, overBy, estimated_costs: costs } = quote
    prices.push({ id, total: costs.total_cost, overBy, nights, stay, mode: way.mode, hours: way.hours })
  }
  return prices
}
