import { monthName } from '@saathi/shared/lib/messages/en/days'

// Free seats and people near the user's own dates, on the home page.

export const seats = { own: 'Free seats near my dates', weekends: 'Free seats on long weekends' }
export const allTours = 'All tours'
export const fit = { place: 'Your place', within: 'On your dates', near: 'Near your dates' }
export const fitOfWeekend = { place: 'Your place', within: 'On the long weekend', near: 'Near the long weekend' }
export const going = 'People going where I go'
export const whoIsGoing = 'Who is going'
export const goesTo = (place: string, when: string) => `${place}, ${when}`
export const from = (city: string) => `From ${city}`

/** `December`, or `December to January` of the months of a plan, `YYYY-MM`. */
export const monthsOf = (months: string[]): string => {
  const names = months.map((month) => monthName(Number(month.slice(5))))
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names[0]} to ${last}`
}
