import type { Trip } from '@saathi/shared/trips/schema'
import { useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useEffect } from 'react'
import { isKeeping } from '../../../lib/keeping-flag.ts'
import { keepLook } from '../../../lib/offline/kept-look.ts'
import { trpc } from '../../../lib/trpc.ts'
import { lastDayAlike } from '../today-of.ts'

/** The wait until the page has come to rest, ms. */
const REST_MS = 2_000

/**
 * Keeps how an open trip looks on this device: without a network it is shown at once, until the page itself is there.
 * `day` is the one of the URL.
 */
export function useKeptLook(trip: Trip, day: number | undefined) {
  const client = useQueryClient()
  useEffect(() => {
    if (!isKeeping()) return
    const timer = setTimeout(() => {
      const query = client
        .getQueryCache()
        .find({ queryKey: getQueryKey(trpc.trips.get, { tripId: trip._id }, 'query') })
      if (!query?.state.dataUpdatedAt) return
      const { queryHash: answer, state } = query
      const lastDay = day === undefined ? lastDayAlike(trip) : null
      keepLook({ answer, lastDay, at: state.dataUpdatedAt }).catch(() => {})
    }, REST_MS)
    return () => clearTimeout(timer)
  })
}
