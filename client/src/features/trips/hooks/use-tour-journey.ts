import { trpc } from '../../../lib/trpc.ts'
import { type Journey, journeyOf } from '../journey.ts'

/** The journey of a tour with a plan; null without one, undefined while it loads. */
export function useTourJourney(tourId: string): Journey | null | undefined {
  const { data, isPending } = trpc.trips.forTour.useQuery({ tourId })
  if (isPending) return undefined
  return data?.trip ? journeyOf(data.trip) : null
}
