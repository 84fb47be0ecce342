import { trpc } from '../../../lib/trpc.ts'
import { type Journey, journeyOf } from '../journey.ts'

/** The journey of a tour with a plan; null without one, and while it loads. */
export function useTourJourney(tourId: string): Journey | null {
  const { data } = trpc.trips.forTour.useQuery({ tourId })
  return data?.trip ? journeyOf(data.trip) : null
}
