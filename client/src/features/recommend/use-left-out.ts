import type { DreamTrip, Recommendations } from '@saathi/shared/recommend/schema'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { useExclusions } from './use-exclusions.ts'

type Query = { data: Recommendations | undefined; isError: boolean; isPlaceholderData: boolean }

/**
 * The places marked `Not for me`, and the results without them and with what is like them further down. Without such
 * places the results are those of `query`.
 */
export function useLeftOut(trip: DreamTrip, query: Query) {
  const exclusions = useExclusions()
  const { places, isPending } = exclusions
  const [waits, setWaits] = useState(isPending || places.length > 0)
  const exclude = exclusions.asked.exclude ?? []
  const reranked = trpc.recommend.travel.useQuery(exclude.length > 0 ? { ...trip, exclude } : skipToken, {
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  })
  // Once rows are shown, a change leaves them where they are until the new order arrives.
  if (waits && !isPending && (exclude.length === 0 || reranked.data || reranked.isError)) setWaits(false)
  const isExcluded = (id: string) => places.some((place) => place.id === id)
  // Until the new order arrives, or when it fails, the excluded places are left out of the previous one. A page that
  // opens with such places waits for it, so that its rows do not move.
  const without = (data: Recommendations | undefined) =>
    data && { ...data, items: data.items.filter(({ id }) => !isExcluded(id)) }
  const shown: Query = isPending
    ? { ...query, data: undefined }
    : exclude.length === 0
      ? query
      : {
          data: without(reranked.data ?? (waits && !reranked.isError ? undefined : query.data)),
          isError: query.isError,
          isPlaceholderData: reranked.isFetching && (reranked.isPlaceholderData || !reranked.data),
        }
  return { query: shown, exclusions }
}
