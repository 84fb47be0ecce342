import { monthName, shortMonths } from '@saathi/shared/lib/messages/en/days'
import { ordinal } from '../tours/tours.ts'

// The next trip of a signed-in user, and what waits for them, on the home page.

const dayAndMonth = (day: string) => `${Number(day.slice(8))} ${shortMonths[Number(day.slice(5, 7)) - 1]}`

export const title = 'Your next trip'
export const loading = 'Loading your next trip...'
export const failed = 'We could not load your next trip just now.'
export const tryAgain = 'Try again'

export const inDays = (days: number) => (days === 1 ? 'Tomorrow' : `In ${days} days`)
export const beginsToday = 'Today'
export const dayOf = (day: number, count: number) => `Day ${day} of ${count}`
export const noDates = 'No dates yet'
export const onWaitlist = (position: number) => `${ordinal(position)} on the waitlist`
export const waitingFor = (host: string) => `Waiting for ${host}’s answer`
export const hosting = 'You host it'
export const people = (count: number) => (count === 1 ? 'Nobody else yet' : `${count} people`)
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
export const allTrips = (count: number) => (count < 2 ? 'All trips' : `All ${count} trips`)

export const parts = { plan: 'Plan', group: 'Group', expenses: 'Expenses', ticket: 'Ticket', tour: 'See the tour' }

export const nothing = 'No trip ahead'
export const nothingText = 'Choose a place and we draft the days, or take a seat on a tour.'
export const choosePlace = 'Choose a place'
export const findTour = 'Find a tour'

export const tasks = 'Things to do'
export const noTasks = 'Nothing waits for you.'
export const pay = (amount: string) => `Pay ${amount}`
export const paymentUnderWay = 'A payment is coming'
export const answerQuestions = (count: number) => (count === 1 ? 'Answer 1 question' : `Answer ${count} questions`)
export const answerRequests = (count: number) => (count === 1 ? 'Answer 1 request' : `Answer ${count} requests`)
export const voteIn = (count: number) => (count === 1 ? 'Vote in a poll' : `Vote in ${count} polls`)
export const voteWhere = 'Vote for a place'
export const openChosen = 'Decided: open the trip'
export const invitesYou = (name: string) => `${name} invites you`
export const writeAbout = (count: number, until: string) =>
  `Write about ${count === 1 ? '1 person' : `${count} people`} by ${dayAndMonth(until)}`

export const ended = (day: string) => `Ended ${dayAndMonth(day)}`
export const afterTrip = 'After your trip'
export const youAreOwed = (amount: string) => `You are owed ${amount}`
export const youOwe = (amount: string) => `You owe ${amount}`
export const allPaid = 'A payment to you is under way'
export const nothingElse = 'Nothing else waits for you.'
export const afterActs = { pay: 'Pay', confirm: 'Confirm', owed: 'Expenses', write: 'Write', group: 'Group' }

export const now = 'Now'
export const nextUp = 'Next'
export const nothingMore = 'Nothing more is planned today.'
export const meetAt = (time: string) => `Meet at ${time}`
export const here = (count: number) => `${count} here`
export const youAreHere = 'You are here'
export const hereFailed = 'We could not tell your group just now. Please try again.'

export const youSaved = (place: string) => `You saved ${place}`
export const allSaved = 'All you saved'
export const goIn = (people: number, month: string) => `${people} people go in ${monthName(Number(month.slice(5)))}`
export const ideaText = 'Plan the days, alone or with others.'
export const seePlace = (place: string) => `See ${place}`
