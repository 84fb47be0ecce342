import type { Weekday } from '@saathi/shared/destinations/opening-hours'
import { clockOf, everyWeekday, monthName } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'

/** Hours to the half: `6½`. */
function toHalves(hours: number): string {
  const halves = Math.max(1, Math.round(hours * 2))
  return `${halves > 1 ? Math.floor(halves / 2) : ''}${halves % 2 ? '½' : ''}`
}

// The list of destinations.
export const listTitle = 'Destinations'
export const listIntro = 'When to go, what it costs from your city, how to get there and what to know first.'
export const searchLabel = 'Search'
export const searchPlaceholder = 'Hampi'
export const typeLabel = 'Trip type'
export const everyType = 'All'
export const countShown = (n: number) => (n === 1 ? '1 destination' : `${n} destinations`)
export const noneFound = 'No destination matches.'
export const clearFilters = 'Clear the search'

// The head and the trip card.
export const bestMonths = 'Best months'
export const bestIn = (spells: string) => `Best: ${spells}`
export const noBestMonths = 'No month stands out'
export const timeNeeded = 'Time needed'
export const days = (least: number, most: number) =>
  least === most ? (least === 1 ? '1 day' : `${least} days`) : `${least} to ${most} days`
export const goodFor = 'Good for'
export const startingFrom = 'Starting from'
export const journeyThere = 'Getting there'
const groups: Record<number, string> = { 1: 'one', 2: 'two', 4: 'four', 6: 'six', 10: 'ten, at least,' }
const groupOf = (people: number) => groups[people] ?? String(people)
export const inMonth = (month: number) => `in ${monthName(month)}`
export const onDays = (days: string) => `on ${days}`
/** `Total for two in December`. */
export const totalFor = (people: number, when: string) => `Total for ${groupOf(people)} ${when}`
export const forBudget = (amount: string, each: boolean) => (each ? `For your ${amount} each` : `For your ${amount}`)
export const forOpenBudget = 'For ₹1,00,000 or more'
export const overBudget = (amount: number) => `${rupees(amount)} over your budget`
export const usualPrice = 'See the usual price'
export const findingPrice = 'Finding the price...'
export const totalRange = (low: number, high: number) => `Likely ${rupees(low)} to ${rupees(high)}`
export const share = 'Share'
export const shareText = (name: string) => `${name}: when to go, what it costs and how to get there.`
export const tripCard = 'The trip in short'

// Why to go there.
export const whyGo = 'Why go'
export const highlights = 'What to see and do'
export const moreHighlights = (n: number) => (n === 1 ? '1 more to see and do' : `${n} more to see and do`)
export const openAlways = 'Always open'
export const openInDaylight = 'Open from sunrise to sunset'
export const openBetween = (spells: string) => `Open ${spells}`
export const timeSpell = (from: string, to: string) => `${from} to ${to}`
export const usuallyOpenBetween = (spells: string) => `Usually open ${spells}`
export const closedOn = (days: Weekday[]) => `closed on ${days.map(everyWeekday).join(', ')}`
export const entryFree = 'Free entry'
export const entryFee = (fee: number) => `Entry ${rupees(fee)}`
export const usualEntryFee = (fee: number) => `Entry about ${rupees(fee)}`
export const visitHours = (minutes: number) =>
  minutes < 45 ? `about ${minutes} minutes` : minutes < 75 ? 'about 1 hour' : `about ${toHalves(minutes / 60)} hours`
export const onlyIn = (spells: string) => `Only in ${spells}`
export const notSure = 'Check the hours and fee before you go'

// When to go.
export const whenToGo = 'When to go'
export const weather = 'Weather'
export const busiest = 'Busiest'
export const quietest = 'Quietest'
export const yourMonth = (month: number) => `The costs below are for ${monthName(month)}.`

// Notes before the rest.
export const goodToKnow = 'Good to know'
export const permits = 'Permits'
export const noPermits = 'Indian citizens need no permit.'
export const permitFor = (who: string) => `For: ${who}`
/** `isFresh`: it has a source of the last twelve months. */
export const permitFee = (low: number, high: number, isFresh: boolean) =>
  high === 0 ? 'No fee' : `Fee: ${feeInShort({ low, high, isFresh })}`
export const permitWhere = (where: string) => `From: ${where}`
type Fee = { low: number; high: number; isFresh: boolean }
function feeInShort({ low, high, isFresh }: Fee): string {
  if (high === 0) return 'no fee'
  const about = isFresh ? '' : 'about '
  if (low === 0) return `up to ${about}${rupees(high)}`
  return low === high ? `${about}${rupees(high)}` : `${about}${rupees(low)} to ${rupees(high)}`
}
const leadInShort = (days: number) => (days === 0 ? 'on the spot' : days === 1 ? 'a day ahead' : `${days} days ahead`)
export const permitsInShort = (n: number, fee: Fee, leadDays: number) =>
  n === 1
    ? `1 permit: ${feeInShort(fee)}, ${leadInShort(leadDays)}`
    : `${n} permits: ${fee.high === 0 ? 'no fee' : `at most ${fee.isFresh ? '' : 'about '}${rupees(fee.high)}`}, ${leadInShort(leadDays)}`
export const permitLead = (days: number) =>
  days === 0 ? 'On the spot' : days === 1 ? 'Get it a day ahead' : `Get it ${days} days ahead`
export const cautions = 'Before you book'
export const moreWarnings = (n: number, spells: string) =>
  n === 1 ? `1 more warning: ${spells}` : `${n} more warnings: ${spells}`
export const notes = (n: number) => (n === 1 ? '1 note' : `${n} notes`)
export const gettingAround = 'Getting around'
export const checkBeforeBooking = (what: string) => `Check before booking: ${what}.`
export const whereFrom = 'Where this comes from'
export const reportFact = 'Report a wrong fact'

// The way there and the costs.
export const gettingThere = 'Getting there'
export const gettingThereNote = (people: number) =>
  people === 2
    ? 'One way, from door to door. Costs are for two, there and back.'
    : `One way, from door to door. Costs are there and back: for ${groupOf(people)} from your city, for two from others.`
export const mapName = (name: string, city: string) => `Map: the way from ${city} to ${name}, and places nearby`
export const here = 'this destination'
export const kmAway = (km: number) => `${km} km away`
export const hours = (hours: number) => `${toHalves(hours)} h`
export const direct = 'direct'
export const changing = (where: string) => `change ${where}`
export const overnight = 'overnight'
const ways = {
  road: () => 'By taxi',
  bus: (to: string) => `By bus to ${to}`,
  rail: (to: string) => `By train to ${to}`,
  air: (to: string) => `By air to ${to}`,
}
/** How one goes, and where the long leg ends; a taxi goes all the way. */
export const wayTo = (mode: keyof typeof ways, to: string) => ways[mode](to)
/** `12951 Mumbai-New Delhi Tejas Rajdhani, 17:00 from Mumbai Central, arrives 08:32 next day`. Times are minutes from midnight before it leaves. */
export const trainTimes = (train: {
  number: string
  name: string
  station: string
  departs: number
  arrives: number
  others: boolean
  first?: number | null | undefined
  last?: number | null | undefined
}) =>
  `${train.others ? 'Such as ' : ''}${train.number} ${train.name}, ${clockOf(train.departs)} from ${train.station}, arrives ${clockOf(train.arrives)}${typeof train.first === 'number' && typeof train.last === 'number' ? `; trains leave from ${clockOf(train.first)} to ${clockOf(train.last)}` : ''}`
export const otherCities = (n: number) => (n === 1 ? 'From 1 other city' : `From ${n} other cities`)
export const costs = 'What it costs'
/** With what the total is for: `Total for two in December`. */
export const costsNote = (total: string) => `${total}: travel, rooms, meals, getting around and entry fees.`
export const usualCosts = (people: number, month: number) =>
  `The usual price for ${groupOf(people)} in ${monthName(month)}, by city`
const stays = { dorm: 'hostel dorm', budget: 'guest house', mid: 'mid-range hotel', premium: 'premium hotel' }
/** `2 nights, guest house`. */
export const nightsIn = (nights: number, stay: keyof typeof stays | null) =>
  stay === null || nights === 0 ? 'Day trip' : `${nights === 1 ? '1 night' : `${nights} nights`}, ${stays[stay]}`
export const stayHeadings = {
  dorm: 'Hostel dorm',
  budget: 'Guest house or homestay',
  mid: 'Mid-range hotel',
  premium: 'Premium hotel or resort',
}
export const parts = {
  flights: 'Flights and travel',
  accommodation: 'Accommodation',
  daily_expenses: 'Daily expenses',
}
export const estimates =
  'Our own estimates, not quotes: trains within 12\u00a0%, buses 15\u00a0%, stays and days 30\u00a0%, flights 35\u00a0%.'

// Stays.
export const whereToStay = 'Where to stay'
export const priceRange = (low: number, high: number) =>
  low === high ? rupees(low) : `${rupees(low)} to ${rupees(high)}`
export const otherStays = (n: number) => (n === 1 ? '1 other kind of stay' : `${n} other kinds of stay`)
export const perRoom = 'a room a night'
export const perBed = 'a bed a night'
export const dailyEach = (amount: number) => `${rupees(amount)} a day each for meals, getting around and entry fees`
export const areas = (areas: string) => `Areas: ${areas}`

// Company.
export const company = 'Find company'
export const companyIntro = 'Join a group tour that goes there, or host one and choose who comes along.'
export const whoIsGoing = 'Some of those who plan to go'
export const planToGo = (n: number) => (n >= 500 ? '500 or more people plan to go.' : `${n} people plan to go.`)
export const somePlanToGo = 'Some people plan to go.'
export const tellOthers = 'Going there? Tell others, and find company.'
export const iAmGoing = 'I am going'
export const goingTo = (name: string) => `I am going to ${name}`
export const seeWhoGoes = 'See who'
export const moreTours = (n: number) => (n === 1 ? '1 more tour' : `${n} more tours`)
export const seeTours = (n: number) =>
  n === 1 ? 'See 1 group tour' : n >= 20 ? 'See 20 or more group tours' : `See ${n} group tours`
export const hostTour = 'Host a tour'
export const packages = 'Packages through here'
export const packageFacts = (nights: number, price: string) =>
  nights === 1 ? `1 night · ${price}` : `${nights} nights · ${price}`
export const nearby = 'Nearby'
export const moreNearby = (n: number) => (n === 1 ? '1 more nearby' : `${n} more nearby`)
export const allDestinations = 'All destinations'

// Tours to a destination.
export const toursFailed = 'We could not load the tours just now.'
export const noTours = 'No tour is planned yet. You can host one.'
export const noPublicTours = 'Log in to see the tours that go there.'
export const tourFacts = (dates: string, price: string) => `${dates} · ${price}`
export const tryAgain = 'Try again'
export const onThisPage = 'On this page'
