import type { PackageFilters, TourType } from '@saathi/shared/packages'
import { PREFERENCE_TYPES } from '@saathi/shared/words'
import { oneOf } from '../../lib/search-params.ts'

/** The price bands of the filter, a person: wire value (`from-to`, either side open) and label. */
export const PRICE_BANDS = [
  ['', 'Any price'],
  ['-10000', 'Up to ₹10,000'],
  ['10000-20000', '₹10,000 to ₹20,000'],
  ['20000-35000', '₹20,000 to ₹35,000'],
  ['35000-', 'Over ₹35,000'],
] as const
export type PriceBand = (typeof PRICE_BANDS)[number][0]

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

/** The same as the list's filters; a band includes both of its ends. */
export function packageFilters({ q, type, price }: PackageSearch): PackageFilters {
  const [from, to] = (price ?? '-').split('-')
  return {
    q: q?.trim(),
    tourType: type,
    minPrice: from ? Number(from) : undefined,
    maxPrice: to ? Number(to) : undefined,
  }
}

/** How many cards a page of the list holds: whole rows of one, two and three. */
const PAGE_SIZE = 12

export const packageQuery = (search: PackageSearch) => ({ ...packageFilters(search), limit: PAGE_SIZE })
