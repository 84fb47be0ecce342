import type { PackageFilters, TourType } from '@saathi/shared/packages'
import { PREFERENCE_TYPES } from '@saathi/shared/words'
import { PRICE_BANDS, type PriceBand, priceLimits } from '../../lib/price-bands.ts'
import { oneOf } from '../../lib/search-params.ts'

/** What of the package list stands in the page's address. */
export type PackageSearch = { q?: string; type?: TourType; price?: Exclude<PriceBand, ''> }

/** The package filters in the page's address: rubbish is left out. */
export function readPackageSearch(search: Record<string, unknown>): PackageSearch {
  const q = typeof search.q === 'string' ? search.q.slice(0, 100) : ''
  return {
    q: q.trim() === '' ? undefined : q,
    type: oneOf(PREFERENCE_TYPES, search.type),
    price: oneOf(PRICE_BANDS, search.price) || undefined,
  }
}

/** The same as the list's filters. */
export const packageFilters = ({ q, type, price }: PackageSearch): PackageFilters => ({
  q: q?.trim(),
  tourType: type,
  ...priceLimits(price),
})

/** How many cards a page of the list holds: whole rows of one, two and three. */
const PAGE_SIZE = 12

export const packageQuery = (search: PackageSearch) => ({ ...packageFilters(search), limit: PAGE_SIZE })
