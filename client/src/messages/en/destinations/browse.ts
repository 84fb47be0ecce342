import { monthName } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'

// The list of destinations by month.
export const monthLabel = 'Month of your trip'
export const atTheirBest = (n: number) => (n === 1 ? '1 at its best' : `${n} at their best`)
/** What a screen reader says for a position of the slider. */
export const monthValue = (month: number, best: number) => `${monthName(month)}, ${atTheirBest(best)}`
export const key = { best: 'Best', fair: 'Fair', avoid: 'Better another month' }
export const mapName = (month: number, best: number, all: number) =>
  `Map: ${best} of ${all} places are at their best in ${monthName(month)}. The list has the same places.`
export const bestIn = (month: number) => `Best in ${monthName(month)}`
export const found = 'Places found'
export const from = 'From'
export const budget = 'Budget for two'
export const sortBy = 'Order'
export const cheapest = 'Lowest price'
export const nearest = 'Shortest way'
export const noWay = 'No price from here'
export const pricesFailed = 'We could not load the prices just now.'
export const tryAgain = 'Try again'
export const overBudget = (amount: number) => `${rupees(amount)} over`
const qualities = { best: 'Best', fair: 'Fair', avoid: 'Better another month', closed: 'Closed' }
/** `Best in December`, of one place. */
export const qualityIn = (quality: keyof typeof qualities, month: number) =>
  quality === 'avoid' ? qualities.avoid : `${qualities[quality]} in ${monthName(month)}`
export const showMore = (n: number) => `Show ${n} more`
export const allByState = (n: number) => `All ${n} by state`
export const howPriced =
  'Two people, there and back, with rooms, meals and entry fees: the stay that suits the budget, or the lowest price above it.'
