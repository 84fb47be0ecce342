import { monthName } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'

export const goesWell = 'What goes well with it'
export const goesWellNote = (city: string, people: number, month: number) =>
  `Journeys from ${city} through here for ${groupOf(people)} in ${monthName(month)}, with the whole bill.`
export const findingRoutes = 'Finding routes...'
export const allRoutes = (city: string) => `More routes from ${city}`

const groups: Record<number, string> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' }
const groupOf = (people: number) => groups[people] ?? String(people)
const plural = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`

/** `a`, `a and b`, `a, b and c`; a name with “and” of its own has “&” among others. */
function listed(items: readonly string[]) {
  if (items.length < 2) return items[0] ?? ''
  const names = items.map((item) => item.replaceAll(' and ', ' & '))
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** `With Orchha: 2 more days, ₹6,100 more`. */
export const withMore = (others: readonly string[], days: number, amount: number) =>
  `With ${listed(others)}: ${days === 0 ? 'no more days' : plural(days, 'more day')}, ${rupees(Math.abs(amount))} ${amount < 0 ? 'less' : 'more'}`
/** `Agra 1 night, Jaipur 2 nights`. */
export const nightsAt = (places: readonly { name: string; nights: number }[]) =>
  places.map(({ name, nights }) => `${name} ${plural(nights, 'night')}`).join(', ')
export const daysInAll = (days: number) => `${plural(days, 'day')} in all`

export const listTitle = 'Routes'
export const listIntro = 'Several places in one journey: the order, the ways between them and the whole bill.'
export const bestOnes = 'The best routes'
export const documentTitle = 'Routes'
export const asked = 'For whom and when'
export const city = 'Starting from'
export const month = 'Month'
export const people = 'People'
export const noRoutes = 'We know no good route for that. Try another month or city.'
export const failed = 'The routes could not be loaded.'
export const tryAgain = 'Try again'

const stays = { dorm: 'hostel dorms', budget: 'guest houses', mid: 'mid-range hotels', premium: 'premium hotels' }
export const inShort = (days: number, nights: number, stay: keyof typeof stays) =>
  `${plural(days, 'day')}, ${plural(nights, 'night')} in ${stays[stay]}`
export const totalFor = (people: number, month: number) => `Total for ${groupOf(people)} in ${monthName(month)}`
export const each = (amount: number) => `${rupees(amount)} each`
export const likely = (low: number, high: number) => `Likely ${rupees(low)} to ${rupees(high)}`
export const theWay = 'The journey'
export const mapName = (names: readonly string[]) => `Map: the route over ${listed(names)}`
export const nights = (n: number) => plural(n, 'night')
/** The hours, the cost, and whether anybody has checked the way. */
export const legFacts = (hours: string, cost: number, nights: number, isEstimate: boolean) =>
  [
    `${isEstimate ? 'about ' : ''}${hours} h door to door`,
    nights > 0 ? `${plural(nights, 'night')} on the way` : '',
    rupees(cost),
    isEstimate ? 'our estimate' : '',
  ]
    .filter(Boolean)
    .join(' · ')
export const legEnds = (from: string, to: string) => `${from} to ${to}`
export const whyGo = 'Why this route'
export const cautions = 'Before you book'
export const bill = 'The whole bill'
export const parts = {
  flights: 'Flights and travel',
  accommodation: 'Accommodation',
  daily_expenses: 'Daily expenses',
}
export const total = 'Total'
export const planEach = 'Plan the days'
export const planAllNote = 'One trip with all its days and the ways between the places. You can change everything.'
export const planEachNote = 'Each place gets a trip of its own with its days, which you can change.'
export const planPlace = (name: string) => `Plan ${name}`
export const checkTrains = 'Look on which days each train runs when you book.'
export const share = 'Share'
export const shareText = (title: string) => `${title}: the order, the ways and the whole bill.`
