import { TOUR_SORTS } from '@saathi/shared/tours/rules'
import type { TourFilters } from '@saathi/shared/tours/schema'
import { PRICE_BANDS, type PriceBand, priceLimits } from '../../lib/price-bands.ts'
import { oneOf } from '../../lib/search-params.ts'

export type TourSortChoice = (typeof TOUR_SORTS)[number][0]

/** The tour list's search parameters in the URL, and the tour whose details are open. */
export type TourSearch = {
  q?: string
  package?: string
  destination?: string
  /** The id of a destination. */
  place?: string
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
  place: undefined,
  from: undefined,
  to: undefined,
  price: undefined,
  seats: undefined,
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const PLACE = /^[a-z]{1,40}(-[a-z]{1,40}){0,5}$/
const idOf = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value : undefined)

/** Text from the URL, cut to the maximum length; undefined for none. */
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

/** The tour whose details the URL opens. */
export const readOpenTour = (search: Record<string, unknown>): Pick<TourSearch, 'tour'> => ({ tour: idOf(search.tour) })

/** Parses filters, order and open tour from the URL. Invalid values are dropped. */
export function readTourSearch(search: Record<string, unknown>): TourSearch {
  const sort = oneOf(TOUR_SORTS, search.sort)
  return {
    q: wordsOf(search.q, 100),
    package: idOf(search.package),
    destination: wordsOf(search.destination, 100),
    place: typeof search.place === 'string' && PLACE.test(search.place) ? search.place : undefined,
    from: dayOf(search.from),
    to: dayOf(search.to),
    price: oneOf(PRICE_BANDS, search.price) || undefined,
    seats: search.seats === 'free' ? 'free' : undefined,
    sort: sort === 'soonest' ? undefined : sort,
    ...readOpenTour(search),
  }
}

/** The number of active filters. */
export const filterCount = (search: TourSearch) =>
  Object.keys(NO_FILTERS).filter((name) => search[name as keyof typeof NO_FILTERS] !== undefined).length

/** The filters of the search parameters, as the server takes them. */
export const tourFilters = (search: TourSearch): TourFilters => ({
  q: search.q?.trim(),
  packageId: search.package,
  destination: search.destination?.trim(),
  placeId: search.place,
  from: search.from,
  to: search.to,
  ...priceLimits(search.price),
  hasSeats: search.seats === 'free' || undefined,
})

/** Cards a page; divisible by one, two and three columns. */
const PAGE_SIZE = 12

export const tourQuery = (search: TourSearch) => ({
  ...tourFilters(search),
  sort: search.sort ?? ('soonest' as const),
  limit: PAGE_SIZE,
})
