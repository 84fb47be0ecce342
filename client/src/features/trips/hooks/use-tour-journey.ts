import { trpc } from '../../../lib/trpc.ts'
import { findJourney, type Journey } from '../journey.ts'

/** The journey of a tour with a plan; null without one or when it fails, undefined while it loads. */
export function useTourJourney(tourId: string): Journey | null | undefined {
  const { data, isLoading, failureCount } = trpc.trips.forTour.useQuery({ tourId })
  if (isLoading && failureCount === 0) return undefined
  return data?.trip ? findJourney(data.trip) : null
}
