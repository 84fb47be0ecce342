import type { DestinationQuote } from '@saathi/shared/destinations/schema'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { costLinesFor } from '../recommend/cost/cost.ts'
import { toEstimate } from '../recommend/cost/cost-lines.ts'
import { tierOf } from '../recommend/cost/lodging.ts'
import type { Dataset } from '../recommend/facts/dataset.ts'
import { isStartingCity } from '../recommend/facts/distance.ts'
import { parseTrip } from '../recommend/parsed-trip.ts'
import { doesFit } from '../recommend/rank/rank.ts'
import { offerForPlace } from '../recommend/rank/shortlist.ts'
import { stayOf } from '../recommend/rank/stay-of.ts'
import { findPlace } from './destination-card.ts'
import { otherModes, toWay } from './reference-trip.ts'

/** What the place costs under a form, as its result says; null when no way leads there, or it is the city itself. */
export function quoteFor(dataset: Dataset, id: string, request: DreamTrip, now: Date): DestinationQuote | null {
  const place = findPlace(dataset, id)
  if (!place || isStartingCity(place, request.starting_location)) return null
  const trip = parseTrip(request, now)
  const offer = offerForPlace(dataset, trip, place)
  if (!offer) return null
  const { journey, lodging, days, nights, ways } = offer.option
  const { from, people, when } = trip
  const lines = costLinesFor(stayOf(dataset, trip, offer.option), journey)
  const { lat, lon } = dataset.transport.origins[from]
  return {
    ...{ city: from, lat, lon, days, nights, people, month: when.month },
    stay: nights === 0 ? null : tierOf(lodging),
    ...toEstimate(lines),
    ways: [journey, ...otherModes(ways, journey, days)].map((way) => toWay(way, trip.askedIn)),
    fits: doesFit(trip, offer),
    overBy: offer.overBy,
  }
}
