import type { DreamTrip, Recommendations } from '@saathi/shared/recommend'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { type LeftOut, readLeftOut, withPlace, writeLeftOut } from './exclusion-list.ts'

type Query = { data: Recommendations | undefined; isError: boolean; isPlaceholderData: boolean }

/**
 * The places marked `Not for me` in this session, and the results without them and with what is like them further down.
 * Without such places the results are those of `query`.
 */
export function useLeftOut(trip: DreamTrip, query: Query) {
  const [leftOut, setLeftOut] = useState(readLeftOut)
  const [waits] = useState(leftOut.length > 0)
  const save = (list: LeftOut[]) => {
    setLeftOut(list)
    writeLeftOut(list)
  }
  const exclude = leftOut.map(({ id, reason }) => ({ id, reason }))
  const reranked = trpc.recommend.travel.useQuery(exclude.length > 0 ? { ...trip, exclude } : skipToken, {
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  })
  const isExcluded = (id: string) => leftOut.some((place) => place.id === id)
  // Until the new order arrives, or when it fails, the excluded places are left out of the previous one. A page that
  // opens with such places waits for it, so that its rows do not move.
  const without = (data: Recommendations | undefined) =>
    data && { ...data, items: data.items.filter(({ id }) => !isExcluded(id)) }
  const shown: Query =
    exclude.length === 0
      ? query
      : {
          data: without(reranked.data ?? (waits && !reranked.isError ? undefined : query.data)),
          isError: query.isError,
          isPlaceholderData: reranked.isFetching && (reranked.isPlaceholderData || !reranked.data),
        }
  return {
    query: shown,
    leftOut,
    add: (place: LeftOut) => save(withPlace(leftOut, place)),
    restore: (id: string) => save(leftOut.filter((place) => place.id !== id)),
  }
}
