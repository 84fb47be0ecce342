import type { DestinationPrice, ListedDestination } from '@saathi/shared/destinations/schema'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import type { MonthQuality } from '@saathi/shared/recommend/schema'

/** A month with fewer days left is over for trips, and its prices are those of the next year. */
const DAYS_LEFT = 5

/** The first month for which a trip can still be planned. */
export const firstMonth = (now: Date): number => Number(addDays(indianDay(now), DAYS_LEFT).slice(5, 7))

/** The twelve months from this one on. */
export const monthsFrom = (first: number): number[] =>
  Array.from({ length: 12 }, (_, at) => ((first - 1 + at) % 12) + 1)

/** How good a month is at a place. A server of an older version knows the best months only. */
export const qualityIn = ({ months, bestMonths }: ListedDestination, month: number): MonthQuality =>
  months?.[month - 1] ?? (bestMonths.includes(month) ? 'best' : 'fair')

const RANK: Record<MonthQuality, number> = { best: 0, fair: 1, avoid: 2, closed: 3 }

export type PricedPlace = { place: ListedDestination; quality: MonthQuality; price: DestinationPrice | undefined }

type Order = { month: number; prices: readonly DestinationPrice[]; sort?: 'near' | undefined }

/** The places by how good the month is; then what fits the budget, the cheapest first, or the shortest way first. */
export function inOrder(places: readonly ListedDestination[], { month, prices, sort }: Order): PricedPlace[] {
  const byId = new Map(prices.map((price) => [price.id, price]))
  const priced = places.map((place) => ({ place, quality: qualityIn(place, month), price: byId.get(place.id) }))
  const hours = ({ price }: PricedPlace) => price?.hours ?? Number.POSITIVE_INFINITY
  const cost = ({ price }: PricedPlace) => price?.total ?? Number.POSITIVE_INFINITY
  const isOver = ({ price }: PricedPlace) => Number((price?.overBy ?? 0) > 0)
  // Infinity less itself is no number, and no difference.
  const byNumber = (a: number, b: number) => (a === b ? 0 : a - b)
  return priced.sort(
    (a, b) =>
      RANK[a.quality] - RANK[b.quality] ||
      (sort === 'near' ? byNumber(hours(a), hours(b)) : isOver(a) - isOver(b) || byNumber(cost(a), cost(b))),
  )
}
