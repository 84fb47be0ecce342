import type { PublicTrip } from '@saathi/shared/trips/public-trips'
import { useEffect } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { foundData } from '../../../lib/found-data.ts'
import { trpc } from '../../../lib/trpc.ts'

/**
 * The public page of a trip; null where there is none for this person, undefined while it loads. The server's page has what
 * visitors see, so whoever is signed in asks again: a block hides it, and the people of the trip see it before.
 */
export function usePublicTrip(publicId: string): PublicTrip | null | undefined {
  const { user, loading } = useAuth()
  const query = trpc.trips.published.useQuery({ publicId })
  const { isFetching, refetch } = query
  const userId = user?._id
  useEffect(() => {
    if (userId) refetch()
  }, [userId, refetch])
  const found = foundData<PublicTrip>(query)
  return found === null && (loading || isFetching) ? undefined : found
}
