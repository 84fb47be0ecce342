import type { TripRequest } from '@saathi/shared/trips/schema'
import { appError, badInput } from '../../errors.ts'
import { loadDataset } from '../recommend/facts/dataset.ts'
import { chooseOption } from './propose/choose-option.ts'
import { proposeRoute } from './propose/propose-route.ts'
import { proposeTour } from './propose/propose-tour.ts'
import { proposeTrip } from './propose/propose-trip.ts'
import { refusalOf, stayRefusal } from './propose/refusal.ts'
import { refused } from './refused.ts'

/**
 * The days of a trip, over several places too, or of a tour.
 * @throws TRPCError BAD_REQUEST when the sights of a place need more than one base, or no way leads there
 */
export function propose({ places, ...request }: TripRequest, tourId: string | undefined, now: Date) {
  if (places) {
    const proposal = proposeRoute(loadDataset(), { ...request, places }, now)
    if ('refusal' in proposal) throw refused(proposal.refusal)
    if ('problem' in proposal)
      throw appError('BAD_REQUEST', 'trips.noRoute', { field: 'request.days', params: { problem: proposal.problem } })
    return proposal
  }
  const place = loadDataset().destinations.find(({ id }) => id === request.placeId)
  const refusal = place && refusalOf(place)
  if (refusal) throw refused(refusal)
  const proposal = (tourId === undefined ? proposeTrip : proposeTour)(loadDataset(), request, now)
  if (!proposal) {
    const chosen = place?.bases && chooseOption(loadDataset(), place, request, now)
    if (place && chosen) throw refused(stayRefusal(place, [chosen.trip.when.month]))
    throw badInput('request.from', 'trips.noWay')
  }
  return proposal
}
