import { monthName, shortMonths } from '@saathi/shared/lib/messages/en/days'

// Free seats and people near the user's own dates, on the home page.

export const seats = { own: 'Free seats near my dates', weekends: 'Free seats on long weekends' }
export const allTours = 'All tours'
export const fit = { place: 'Your place', within: 'On your dates', near: 'Near your dates' }
export const fitOfWeekend = { place: 'Your place', within: 'On the long weekend', near: 'Near the long weekend' }
export const going = 'People going where I go'
export const everybody = 'See all'
export const everybodyGoing = 'See all who are going'
export const goesTo = (place: string, when: string) => `${place}, ${when}`
export const from = (city: string) => `From ${city}`

/** `December`, or in short `Dec to Jan`, of the months of a plan, `YYYY-MM`. */
export const monthsOf = (months: string[]): string => {
  const numbers = months.map((month) => Number(month.slice(5)))
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)]
  return first === last ? monthName(first) : `${shortMonths[first - 1]} to ${shortMonths[last - 1]}`
}
