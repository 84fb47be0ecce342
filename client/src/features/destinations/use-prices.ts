import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readStorage, writeStorage } from '../../lib/storage.ts'
import { trpc } from '../../lib/trpc.ts'
import type { City } from './destination-search.ts'
import type { Asked } from './priced-place-row.tsx'

const CITY_KEY = 'destinations.from'

/** The city that a visitor chose earlier in this tab. */
export const readChosenCity = () => readStorage('session', CITY_KEY)
export const keepChosenCity = (city: City) => writeStorage('session', CITY_KEY, city)

const NO_PRICES: never[] = []

/** What all places cost. While the city is not known, and until the first answer, there are no prices. */
export function usePrices(asked: Omit<Asked, 'city'> & { city: City | undefined }) {
  const { month, city, budget } = asked
  const { data, isPending, isPlaceholderData, error, refetch } = trpc.destinations.prices.useQuery(
    city ? { from: city, month, budget } : skipToken,
    { placeholderData: keepPreviousData, staleTime: 5 * 60_000 },
  )
  return { prices: data?.items ?? NO_PRICES, pending: (isPending && !error) || isPlaceholderData, error, refetch }
}

/**
 * How many tours and people go to each place that has any, in one call for the whole list. `pending` until the first answer,
 * and not while a failed call is tried again: the list can do without.
 */
export function useListCompany() {
  const { data, isPending, failureCount } = trpc.destinations.company.useQuery({}, { staleTime: 60_000 })
  const company = useMemo(() => new Map(data?.items.map((one) => [one.id, one])), [data])
  return { company, pending: isPending && failureCount === 0 }
}
