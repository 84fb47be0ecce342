import type { DestinationCompany } from '@saathi/shared/destinations/schema'
import type { Recommendation } from '@saathi/shared/recommend/schema'
import { skipToken } from '@tanstack/react-query'
import { trpc } from '../../lib/trpc.ts'

/** How many tours and people go to each of the results, in one call. Places that only another service knows have none. */
export function useCompany(items: Recommendation[]): ReadonlyMap<string, DestinationCompany> {
  const destinationIds = items.map(({ id }) => id).sort()
  const { data } = trpc.destinations.company.useQuery(items.length > 0 ? { destinationIds } : skipToken, {
    staleTime: 60_000,
  })
  return new Map(data?.items.map((one) => [one.id, one]))
}
