import { TOUR_SORTS } from '@saathi/shared/tour-rules'
import type { TourFilters } from '@saathi/shared/tours'
import { PRICE_BANDS, type PriceBand, priceLimits } from '../../lib/price-bands.ts'
import { oneOf } from '../../lib/search-params.ts'

export type TourSortChoice = (typeof TOUR_SORTS)[number][0]

/** What of the tour list stands in the page's address, and the tour whose details are open. */
export type TourSearch = {
  q?: string
  package?: string
  destination?: string
  from?: string
  to?: string
  price?: Exclude<PriceBand, ''>
  /** Only tours that can be joined at once. */
  seats?: 'free'
  sort?: Exclude<TourSortChoice, 'soonest'>
  tour?: string
}

export const NO_FILTERS: Omit<TourSearch, 'tour' | 'sort'> = {
  q: undefined,
  package: undefined,
  destination: undefined,
  from: undefined,
  to: undefined,
  price: undefined,
  seats: undefined,
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const idOf = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value : undefined)

/** Words out of an address, cut to what the list takes; undefined for none. */
function wordsOf(value: unknown, most: number): string | undefined {
  const words = typeof value === 'string' ? value.replaceAll('\0', '').slice(0, most) : ''
  return words.trim() === '' ? undefined : words
}

/** A calendar day of this century, `YYYY-MM-DD`. */
function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return undefined
  const at = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value) ? value : undefined
}

/** The tour whose details an address opens. */
export const readOpenTour = (search: Record<string, unknown>): Pick<TourSearch, 'tour'> => ({ tour: idOf(search.tour) })

/** The filters, order and open tour in the page's address: rubbish is left out. */
export function readTourSearch(search: Record<string, unknown>): TourSearch {
  const sort = oneOf(TOUR_SORTS, search.sort)
  return {
    q: wordsOf(search.q, 100),
    package: idOf(search.package),
    destination: wordsOf(search.destination, 100),
    from: dayOf(search.from),
    to: dayOf(search.to),
    price: oneOf(PRICE_BANDS, search.price) || undefined,
    seats: search.seats === 'free' ? 'free' : undefined,
    sort: sort === 'soonest' ? undefined : sort,
    ...readOpenTour(search),
  }
}

/** How many filters narrow the list. */
export const filterCount = (search: TourSearch) =>
  Object.keys(NO_FILTERS).filter((name) => search[name as keyof typeof NO_FILTERS] !== undefined).length

const filtersOf = (search: TourSearch): TourFilters => ({
  q: search.q?.trim(),
  packageId: search.package,
  destination: search.destination?.trim(),
  from: search.from,
  to: search.to,
  ...priceLimits(search.price),
  hasSeats: search.seats === 'free' || undefined,
})

/** How many cards a page of the list holds: whole rows of one, two and three. */
const PAGE_SIZE = 12

export const tourQuery = (search: TourSearch) => ({
  ...filtersOf(search),
  sort: search.sort ?? ('soonest' as const),
  limit: PAGE_SIZE,
})
