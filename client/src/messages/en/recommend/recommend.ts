import { monthName, months as monthNames } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'
import { rich } from '@saathi/shared/lib/rich'
import { peopleCount, tourCount } from '../destinations/company.ts'

// The form's optional parts.
export const moreChoices = 'More choices'
export const moreChoicesIn = (month: string) => `More choices: ${month}`
export const howLong = 'How long'
export const anyLength = 'Any length'
export const daysAtMost = (days: number) => (days === 1 ? '1 day' : `Up to ${days} days`)
export const secondInterest = 'Second interest'
export const noSecondInterest = 'None'
export const fromCityOrTown = 'From: city or town'
export const moreCities = 'More cities'
export const withoutJourneys = 'No journeys known yet'

export const when = 'When'
export const next60Days = 'Next 60 days'
export const nextWeekend = 'Next weekend'
export const nextLongWeekend = 'Next long weekend'
export const weekendIn = (month: number) => `A weekend in ${monthNames[month - 1]}`
export const longWeekendIn = (month: number) => `A long weekend in ${monthNames[month - 1]}`
export const exactDates = 'Exact dates'
export const longWeekends = 'Long weekends'
export const months = 'Months'
export const firstDay = 'First day'
export const lastDay = 'Last day'
/** A long weekend: `Christmas, 25–27 Dec 2026 (1 day of leave)`. */
export function longWeekend(names: string[], days: string, leave: boolean, dateMayMove: boolean) {
  const holidays = names.join(', ')
  if (leave && dateMayMove) return `${holidays}, ${days} (1 day of leave, date may move)`
  if (leave) return `${holidays}, ${days} (1 day of leave)`
  return dateMayMove ? `${holidays}, ${days} (date may move)` : `${holidays}, ${days}`
}

// The trip in words.
const groups = { '1': 'one', '2': 'two', '4': 'a family of four', '6': 'six', '10': 'ten or more' }
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** The size of the form, or the exact party where it was counted. */
export type Who = { size: keyof typeof groups; exact: { people: number; children: number } | null }
function whoInWords({ size, exact }: Who) {
  if (exact === null) return groups[size]
  const { people, children } = exact
  const all = numbers[people] ?? people
  return children === 0 ? all : `${all}, ${numbers[children]} of them ${children === 1 ? 'a child' : 'children'},`
}
type TripFacts = {
  type: string
  second: string | null
  group: Who
  city: string
  days: number | null
}
const atMost = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} at most`

/** `Beaches, also Spiritual, for two from Mumbai, 3 days at most`. */
export function tripHeadline({ type, second, group, city, days }: TripFacts) {
  const also = second === null ? '' : `, also ${second},`
  return `${type}${also} for ${whoInWords(group)} from ${city}${days === null ? '' : `, ${atMost(days)}`}`
}
/** `Beaches for two from Mumbai, within ₹20,000 for the whole trip, 3 days at most, 25–27 Dec 2026`. */
export function tripSummary(trip: TripFacts & { budget: number | null; perPerson: boolean; time: string | null }) {
  const amount = trip.budget === null ? 'at ₹1,00,000 or more' : `within ${rupees(trip.budget)}`
  const scope = trip.perPerson ? 'per person' : 'for the whole trip'
  const more = [trip.days === null ? null : atMost(trip.days), trip.time].filter((part) => part !== null)
  return [`${tripHeadline({ ...trip, days: null })}, ${amount} ${scope}`, ...more].join(', ')
}
export const nextWeekendShort = 'next weekend'
export const nextLongWeekendShort = 'next long weekend'
/** A group of ten or more is costed as ten, so the total is a minimum. */
function forWhom({ size, exact }: Who) {
  if (exact !== null) return `for ${numbers[exact.people] ?? exact.people}`
  return size === '10' ? 'for ten, at least' : `for ${numbers[Number(size)]}`
}
export const totalFor = (who: Who) => `Total ${forWhom(who)}`
/** The same before an amount, for screen readers. */
export const totalIs = (who: Who) => `${totalFor(who)}:`
/** Behind an amount: `for two`. */
export const amountFor = forWhom
export const nightsInWords = (nights: number) =>
  nights === 0 ? 'day trip' : nights === 1 ? '1 night' : `${nights} nights`

// The results.
export const resultsTitle = 'Personalized Recommendations'
export const curatedFor = (month: number | null) =>
  month === null
    ? 'Destinations curated from your preferences.'
    : `Destinations curated from your preferences, for travel in ${monthNames[month - 1]}.`
export const resultsFailed = 'We could not find recommendations just now.'
export const resultsOffline = 'You are offline. We look again as soon as the connection is back.'
export const tryAgain = 'Try again'
export const finding = 'Finding Recommendations...'
export const budgetPerPerson = 'Budget per person'
export const budgetForGroup = 'Budget for the whole group'
export const changeBudget = 'Change the budget'
export const changeMonth = 'Change the month'
export const edit = 'Edit'
export const sortBy = 'Sort by'
export const bestMatch = 'Best match'
export const lowestTotal = 'Lowest total'
export const lowestPerDay = 'Lowest per day'
export const shortestJourney = 'Shortest journey'
export const bestSeason = 'Best season'
const standings = { match: 'Best match', total: 'Lowest total', journey: 'Shortest journey' }
/** The results after the first one. */
const furtherStandings = { match: 'best match', total: 'lowest total', journey: 'shortest journey' }
/** The criteria by which a place is the best of the list: `Best match, lowest total`. */
export const standingsOf = (names: (keyof typeof standings)[]) =>
  names.map((name, index) => (index === 0 ? standings[name] : furtherStandings[name])).join(', ')
export const alsoGood = 'Also good, and different'
export const notNow = 'Near, but not in this month'
export const allLeftOut = 'You have left out every place of this kind.'
export const applyChange = 'Apply this change'
export const compareCount = (count: number) => `Compare ${count}`
export const list = 'List'
export const map = 'Map'
export const minimumCosts = 'Costs are for ten people, so they are a minimum.'
export const shareTrip = 'Share this trip'
export const mapPrice = (total: string, who: Who) => `${total} ${amountFor(who)}`

// A row.
const journeys = {
  road: (hours: string) => rich`${hours} h<hidden> by taxi</hidden>`,
  bus: (hours: string) => rich`${hours} h<hidden> by bus</hidden>`,
  rail: (hours: string) => rich`${hours} h<hidden> by train</hidden>`,
  air: (hours: string) => rich`${hours} h<hidden> by air</hidden>`,
}
/** The hours of a journey, beside the picture of how one goes. */
export const journeyHours = (mode: keyof typeof journeys, hours: string) => journeys[mode](hours)
export const match = (rating: string) => `${rating}/5 match`
export const matchShort = (rating: string) => `${rating}/5`
export const comparePlace = (name: string) => rich`Compare<hidden> ${name}</hidden>`
export const showDetails = 'View Full Details'
export const hideDetails = 'Show Less'
export const overBudget = (amount: string) => `${amount} over your budget`
export const notThen = 'Within your budget, but better at another time'
export const tooFewDays = 'Too far for the days you have'
export const notForMe = 'Not for me'
export const notForMePlace = (name: string) => `Not for me: ${name}`
export const whyNot = (name: string) => `Why not ${name}?`
export const notForMeBecause = 'Not for me:'
export const cancel = 'Cancel'
export const exclusionReasons = {
  far: 'Too far',
  dear: 'Too expensive',
  been: 'Been there',
  kind: 'Not my kind',
}
export const leftOut = 'Left out, with places like them further down:'
export const undo = (name: string) => rich`<hidden>Undo: </hidden>${name}`
export const rememberOnProfile = 'Remember on my profile'
export const rememberHint = 'We leave them out on all your devices. Only you see them.'
export const notSaved = 'We could not save this just now. Please try again.'
export const excludedPlacesTitle = 'Places that are not for me'
export const excludedPlaces = 'We leave these out of your recommendations. Remove one to see it again.'
export const noExcludedPlaces = 'Places that you mark "Not for me" appear here.'
export const removeExcluded = (name: string) => rich`<hidden>Remove: </hidden>${name}`
export const removeAllExcluded = 'Remove all'

// The details.
export const highlights = 'Highlights'
export const costBreakdown = 'Cost breakdown'
export const costParts = {
  flights: 'Flights and travel',
  accommodation: 'Accommodation',
  daily_expenses: 'Daily expenses',
}
export const costPartsShort = { flights: 'Travel', accommodation: 'Stay', daily_expenses: 'Daily expenses' }
/** The label of the bar of costs. `left` is negative above the budget. */
export function costBar(total: number, parts: string[], budget: { amount: number; left: number } | null) {
  const spent = `${rupees(total)}: ${parts.join(', ')}.`
  if (budget === null) return spent
  const amount = rupees(budget.amount)
  return budget.left < 0
    ? `${spent} ${rupees(-budget.left)} more than your ${amount}.`
    : `${spent} ${rupees(budget.left)} of your ${amount} left.`
}
export const costPart = (name: string, amount: string) => `${name} ${amount}`
export const likely = (range: string) => `Likely ${range}`
export const budgetIs = (amount: string) => `Budget ${amount}`
export const perPerson = (amount: string) => `${amount} per person`
export const bestTime = 'Best time to visit'
export const weather = 'Weather'
export const peakSeason = 'Peak season'
export const offSeason = 'Off season'
const qualities = { best: 'Best', fair: 'Fair', avoid: 'Avoid', closed: 'Closed' }
export const monthQuality = (quality: keyof typeof qualities) => qualities[quality]
type MonthMessages = Record<keyof typeof qualities, (months: string) => string>
const monthsOfQuality: MonthMessages = {
  best: (months) => `Best: ${months}.`,
  fair: (months) => `Fair: ${months}.`,
  avoid: (months) => `To avoid: ${months}.`,
  closed: (months) => `Closed: ${months}.`,
}
export const monthsAre = (quality: keyof typeof qualities, months: string) => monthsOfQuality[quality](months)
const yourMonthOfQuality: MonthMessages = {
  best: (month) => `Your month, ${month}: best.`,
  fair: (month) => `Your month, ${month}: fair.`,
  avoid: (month) => `Your month, ${month}: to avoid.`,
  closed: (month) => `Your month, ${month}: closed.`,
}
export const yourMonthIs = (month: number, quality: keyof typeof qualities) =>
  yourMonthOfQuality[quality](monthName(month))
export const allYear = 'all year'
export const monthRun = (first: number, last: number) =>
  first === last ? `${monthNames[first]}` : `${monthNames[first]} to ${monthNames[last]}`
const monthSentences: MonthMessages = {
  best: (month) => `${month} is one of the best months.`,
  fair: (month) => `${month} is a fair month.`,
  avoid: (month) => `${month} is a month to avoid.`,
  closed: (month) => `${month} falls in a closure.`,
}
export const monthSentence = (month: number, quality: keyof typeof qualities) =>
  monthSentences[quality](monthName(month))
export const matchOf = (points: string) => `Match, ${points} of 100`
export const matchParts = {
  type: 'Trip type',
  budget: 'Budget',
  season: 'Season',
  ease: 'Journey',
  company: 'Group',
  hassle: 'Permits',
}
export const pointsOf = (points: string, most: number) => `${points} of ${most}`
const pointCount = (points: string) => (points === '1' ? '1 point' : `${points} points`)
const penalties = {
  far: (points: string) => `${pointCount(points)} off: a long way for so short a stay.`,
  season: (points: string) => `${pointCount(points)} off: the season.`,
  closure: (points: string) => `${pointCount(points)} off: a closure in part of the month.`,
  rushed: (points: string) => `${pointCount(points)} off: a stay shorter than the place deserves.`,
  purpose: (points: string) => `${pointCount(points)} off: without what one goes there for.`,
  way: (points: string) => `${pointCount(points)} off: the way there.`,
  party: (points: string) => `${pointCount(points)} off: what suits those who travel.`,
}
export const penalty = (points: string, cause: keyof typeof penalties) => penalties[cause](points)
export const heldAt = (points: string) => `Held at ${points} points by the service that answered.`
export const logistics = 'Travel logistics'
export const travelTime = 'Travel time'
export const recommendedWay = 'Recommended'
export const gettingAround = 'Getting around'
export const permits = 'Visa and permits'
export const journey = (from: string, to: string) => `Journey from ${from} to ${to}`
export const legTo = (by: string, to: string) => `${by} to ${to}`
export const whyItFits = 'Why it fits'
export const beforeYouBook = 'Before you book'
export const knowBeforeYouGo = 'Know before you go'
export const goodToKnow = 'Good to know'
export const accommodation = 'Accommodation'
export const seeDestination = 'See destination'
export const toursGoThere = (n: number) => `${tourCount(n)} ${n === 1 ? 'goes' : 'go'} there`
export const peopleGoing = (n: number) => `${peopleCount(n)} people are going.`
export const packagesThere = 'Packages that go there'

// The comparison.
const compared = ['', '', 'two', 'three']
export const compareTitle = (count: number) => `Compare ${compared[count] ?? count}`
export const clear = 'Clear'
export const whereItGoes = 'Where it goes'
export const journeyEachWay = 'Journey each way'
export const matchFact = 'Match'
export const stay = 'Stay'
export const checkFirst = 'Check first'
export const nothingSpecial = 'Nothing special'
export const lowest = 'Lowest'
export const shortest = 'Shortest'
const stays = { dorm: 'Hostel dorm', budget: 'Guest house', mid: 'Mid-range hotel', premium: 'Premium hotel' }
const staysInRow = { dorm: 'hostel dorm', budget: 'guest house', mid: 'mid-range hotel', premium: 'premium hotel' }
/** `3 nights, guest house`. */
export const nightsAndStay = (nights: number, tier: keyof typeof stays | null) =>
  tier === null ? nightsInWords(nights) : `${nightsInWords(nights)}, ${staysInRow[tier]}`
/** `Guest house, 3 nights`. */
export const stayFor = (tier: keyof typeof stays, nights: number) => `${stays[tier]}, ${nightsInWords(nights)}`
