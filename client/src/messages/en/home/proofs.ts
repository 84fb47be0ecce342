import { monthName } from '@saathi/shared/lib/messages/en/days'

// What Saathi does, shown to visitors on the home page by its own prices, tours and counts.

export const title = 'What Saathi is for'

export const cost = 'Honest cost'
export const costOf = (place: string, total: string) => `${place}: ${total} for two`
export const costParts = {
  flights: 'Getting there and back',
  accommodation: 'Stay',
  daily_expenses: 'Food, entries, getting around',
}
const stays = { dorm: 'hostel dorm', budget: 'guest house', mid: 'mid-range hotel', premium: 'premium hotel' }
/** `From Mumbai, 2 nights, guest house. ₹6,284 of ₹20,000 left.` */
export function costFacts(
  city: string,
  nights: number,
  stay: keyof typeof stays | null,
  left: { amount: string; of: string },
) {
  const stayed =
    nights === 0 ? ', a day trip' : `, ${nights} ${nights === 1 ? 'night' : 'nights'}${stay ? `, ${stays[stay]}` : ''}`
  return `From ${city}${stayed}. ${left.amount} of ${left.of} left.`
}
export const seeSums = 'See how it adds up'
export const costWithout = 'Every price comes with the sum behind it: travel, stay and each day, in rupees.'

export const company = 'Company'
export const goTo = (people: number, place: string, month: string) =>
  `${people} people are going to ${place} in ${monthName(Number(month.slice(5)))}`
export const leavingSoon = 'Tours leaving soon, with free seats'
export const seatsLeft = (seats: number | null) =>
  seats === null ? 'Seats free' : seats === 1 ? '1 seat left' : `${seats} seats left`
export const ownWay = 'Pay your own way'
export const findCompany = 'Find company for your own dates'
export const companyWithout =
  'Say where you are going and when. People who go there at the same time find you, or take a seat on a tour that you host.'

export const together = 'Together on the way'
export const togetherTitle = 'One plan, one group, one list of expenses'
export const plan = 'Plan'
export const planText = 'Days that you draft, share and change together'
export const planFor = (place: string) => `For example, a day in ${place}`
export const group = 'Group'
export const groupText = 'Messages, votes and where you meet'
export const split = 'Expenses'
export const splitOf = (stay: string, half: string) =>
  `If you pay ${stay} for the stay, your friend pays you ${half} by UPI.`
export const splitText = 'Who paid, who owes, and paying each other by UPI'
export const signUp = 'Sign up and plan one'
