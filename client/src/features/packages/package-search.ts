import type { PackageFilters, TourType } from '@saathi/shared/packages/schema'
import { TRIP_TYPES } from '../../lib/choices.ts'
import { PRICE_BANDS, type PriceBand, priceLimits } from '../../lib/price-bands.ts'
import { oneOf } from '../../lib/search-params.ts'

/** The package list's search parameters in the URL. */
export type PackageSearch = { q?: string; type?: TourType; price?: Exclude<PriceBand, ''> }

/** Parses the filters from the URL. Invalid values are dropped. */
export function readPackageSearch(search: Record<string, unknown>): PackageSearch {
  const q = typeof search.q === 'string' ? search.q.slice(0, 100) : ''
  return {
    q: q.trim() === '' ? undefined : q,
    type: oneOf(TRIP_TYPES, search.type),
    price: oneOf(PRICE_BANDS, search.price) || undefined,
  }
}

/** Maps the search parameters to the filters of `packages.list`. */
export const packageFilters = ({ q, type, price }: PackageSearch): PackageFilters => ({
  q: q?.trim(),
  tourType: type,
  ...priceLimits(price),
})

/** Cards a page; divisible by one, two and three columns. */
const PAGE_SIZE = 12

export const packageQuery = (search: PackageSearch) => ({ ...packageFilters(search), limit: PAGE_SIZE })
