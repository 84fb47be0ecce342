import type { DreamTrip, Recommendations } from '@saathi/shared/recommend'
import { changeFor } from './change.ts'
import type { Dataset } from './facts/dataset.ts'
import { offersFor, shortlist } from './rank/shortlist.ts'
import { toResponse } from './text/to-response.ts'
import { tripOf } from './trip.ts'

const LARGEST_GROUP = '10'

/**
 * The built-in engine: at most eight destinations with costs and reasons, those within the budget first. When none is,
 * the three nearest and the smallest change of the request that helps. Deterministic for the same data, request and time.
 */
export function recommend(dataset: Dataset, request: DreamTrip, now: Date): Recommendations {
  const trip = tripOf(request, now)
  const offers = offersFor(dataset, trip)
  const shown = shortlist(trip, offers)
  return {
    items: shown.map((offer) => toResponse(dataset, trip, offer, shown)),
    change: shown[0]?.fits ? null : changeFor(dataset, request, now, offers),
    month: trip.when.month,
    people: trip.people,
    minimum: request.group_size === LARGEST_GROUP,
    note: `Our own estimates, not quotes: trains within 12 %, buses within 15 %, stays and days within 30 %, flights within 35 %. Prices are of ${dataset.as_of}.`,
  }
}

/** The response of the documented `POST /recommend_travel`: the list as a JSON string. */
export const toDocumentedResponse = ({ items }: Recommendations): { recommendation: string } => ({
  recommendation: JSON.stringify(items),
})
