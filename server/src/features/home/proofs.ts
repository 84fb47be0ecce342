import type { CostProof, HomeProofs } from '@saathi/shared/home/proofs'
import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import type { Recommendations } from '@saathi/shared/recommend/schema'
import { findPlace } from '../destinations/destination-card.ts'
import { withPlacePicture } from '../destinations/place-picture.ts'
import type { MonthOfPlace } from '../plans/queries/people-by-month.ts'
import type { Dataset } from '../recommend/facts/dataset.ts'
import type { PublicTour } from '../tours/queries/next-public.ts'

const TOURS = 3
const STOPS = 3
const PLACES = 12

/** The first place that fits the form as visitors find it, and what it costs; null for none. */
export function costProof(dataset: Dataset, { items, people }: Recommendations): CostProof | null {
  const first = items.find(({ fits, nights }) => fits && nights !== null)
  const place = first && findPlace(dataset, first.id)
  if (!first || !place) return null
  return {
    place: { id: place.id, name: place.name, image: place.picture },
    form: DREAM_TRIP_DEFAULTS,
    people,
    nights: first.nights ?? 0,
    stay: first.stayTier,
    estimated_costs: first.estimated_costs,
    stops: place.highlights.slice(0, STOPS).map(({ name }) => name),
  }
}

/** The places for which people are counted: those of the next tours, then those recommended. */
export const placesToCount = (tours: PublicTour[], { items }: Recommendations): string[] =>
  [...new Set([...tours.flatMap(({ placeId }) => placeId ?? []), ...items.map(({ id }) => id)])].slice(0, PLACES)

type Found = { tours: PublicTour[]; going: MonthOfPlace | undefined; cost: CostProof | null }

export function toProofs(dataset: Dataset, { tours, going, cost }: Found): HomeProofs {
  const nameOf = (id: string) => findPlace(dataset, id)?.name
  const goesTo = going && nameOf(going.placeId)
  return {
    cost,
    tours: tours.slice(0, TOURS).map(({ destination, ...tour }) => ({
      ...withPlacePicture(tour),
      place: { id: tour.placeId, name: (tour.placeId !== null && nameOf(tour.placeId)) || destination },
    })),
    going:
      going && goesTo !== undefined
        ? { place: { id: going.placeId, name: goesTo }, month: going.month, people: going.people }
        : null,
  }
}
