import type { Tour } from '@saathi/shared/tours'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useMemo } from 'react'
import { itemsOf } from '../../lib/paging.ts'
import { trpc } from '../../lib/trpc.ts'

type Pages = InfiniteData<{ items: Tour[]; nextCursor: string | null }>

/** What is kept of tours, brought up to date by hand where an answer of the server's says how. */
export function useTourCache() {
  const client = useQueryClient()
  const utils = trpc.useUtils()
  return useMemo(() => {
    const lists = { queryKey: getQueryKey(trpc.tours.list, undefined, 'infinite') }
    /** Puts a tour as it is now where lists and details hold it as it was. */
    const put = (tour: Tour) => {
      utils.tours.get.setData({ tourId: tour._id }, tour)
      client.setQueriesData<Pages>(lists, (held) =>
        held
          ? {
              ...held,
              pages: held.pages.map((page) => ({
                ...page,
                items: page.items.map((item) => (item._id === tour._id ? tour : item)),
              })),
            }
          : held,
      )
    }
    return {
      put,
      /** The same, where the tour may now belong to other lists, too: those are asked for anew when they are next shown. */
      moved: (tour: Tour) => {
        put(tour)
        return utils.tours.list.invalidate(undefined, { refetchType: 'none' })
      },
      /** A tour that no list knows yet. */
      added: (tour: Tour) => {
        put(tour)
        return utils.tours.list.invalidate()
      },
      /** A tour as any list has it, until its details are there. */
      find: (tourId: string): Tour | undefined =>
        client
          .getQueriesData<Pages>(lists)
          .flatMap(([, held]) => itemsOf(held))
          .find(({ _id }) => _id === tourId),
    }
  }, [client, utils])
}
