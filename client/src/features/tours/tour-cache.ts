import type { Tour } from '@saathi/shared/tours/schema'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useMemo } from 'react'
import { itemsOf } from '../../lib/paging.ts'
import { trpc } from '../../lib/trpc.ts'

type Pages = InfiniteData<{ items: Tour[]; nextCursor: string | null }>

/** Updates cached tours from mutation responses. */
export function useTourCache() {
  const client = useQueryClient()
  const utils = trpc.useUtils()
  return useMemo(() => {
    const lists = { queryKey: getQueryKey(trpc.tours.list, undefined, 'infinite') }
    /** Replaces a tour in the cached lists and details. */
    const put = (tour: Tour) => {
      utils.tours.get.setData({ tourId: tour._id }, tour)
      client.setQueriesData<Pages>(lists, (data) =>
        data
          ? {
              ...data,
              pages: data.pages.map((page) => ({
                ...page,
                items: page.items.map((item) => (item._id === tour._id ? tour : item)),
              })),
            }
          : data,
      )
    }
    return {
      put,
      /** Replaces a tour that may now belong to other lists too; these are refetched when next shown. */
      moved: (tour: Tour) => {
        put(tour)
        utils.trips.journeys.invalidate()
        return utils.tours.list.invalidate(undefined, { refetchType: 'none' })
      },
      /** Adds a new tour and refetches the lists. */
      added: (tour: Tour) => {
        put(tour)
        utils.trips.journeys.invalidate()
        return utils.tours.list.invalidate()
      },
      /** Finds a tour in the cached lists, as a placeholder until its details have loaded. */
      find: (tourId: string): Tour | undefined =>
        client
          .getQueriesData<Pages>(lists)
          .flatMap(([, data]) => itemsOf(data))
          .find(({ _id }) => _id === tourId),
    }
  }, [client, utils])
}
