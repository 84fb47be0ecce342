import type { Tour } from '@saathi/shared/tours/schema'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useEffect, useMemo } from 'react'
import { errorCode, trpc } from '../../../lib/trpc.ts'
import { createChangeCollector } from '../collect-changes.ts'
import { useTourCache } from '../tour-cache.ts'

/** Tours that are refetched one by one in a round. With more of them, the lists are refetched. */
const MOST_AT_ONCE = 10

const relationTo = ({ mine: { joined, place, requested } }: Tour) => `${joined} ${place === null} ${requested}`

/**
 * Returns what to call when a tour has changed: it is refetched if it is on screen, and replaced wherever it is shown. Lists
 * that are not on screen are refetched when they are shown next.
 */
export function useLiveTours(): (tourId: string) => void {
  const client = useQueryClient()
  const utils = trpc.useUtils()
  const cache = useTourCache()
  const collector = useMemo(() => {
    const tours = [getQueryKey(trpc.tours.list), getQueryKey(trpc.tours.get)]
    const ofDestinations = getQueryKey(trpc.destinations.tours)
    /** Whether a query on screen below one of these keys holds a tour. The text is made once a round, whatever the number of tours. */
    function shownBy(queryKeys: QueryKey[]) {
      const queries = queryKeys.flatMap((queryKey) => client.getQueryCache().findAll({ queryKey, type: 'active' }))
      const text = JSON.stringify(queries.map(({ state }) => state.data))
      return (tourId: string) => text.includes(tourId)
    }

    async function refetch(tourId: string) {
      const before = cache.find(tourId)
      try {
        const tour = await utils.client.tours.get.query({ tourId })
        cache.put(tour)
        // The lists of tours that the viewer has joined, or waits for, have other members now.
        if (before && relationTo(before) !== relationTo(tour)) utils.tours.list.invalidate()
      } catch (error) {
        if (errorCode(error) !== 'NOT_FOUND') return
        utils.tours.get.invalidate({ tourId })
        utils.tours.list.invalidate()
      }
    }

    return createChangeCollector((ids) => {
      utils.tours.list.invalidate(undefined, { refetchType: 'none' })
      const shown = ids.filter(shownBy(tours))
      if (shown.length > MOST_AT_ONCE) utils.tours.invalidate()
      else for (const tourId of shown) refetch(tourId)
      for (const tourId of ids) {
        if (!shown.includes(tourId)) utils.tours.get.invalidate({ tourId })
        utils.tours.people.invalidate({ tourId })
        utils.tours.guestQuestions.invalidate({ tourId })
      }
      utils.trips.journeys.invalidate()
      if (ids.some(shownBy([ofDestinations]))) utils.destinations.tours.invalidate()
    })
  }, [client, utils, cache])
  useEffect(() => collector.stop, [collector])
  return collector.add
}
