import { ordinal } from '../tours/tours.ts'

// The list of everything that the user plans, joins, waits for or hosts.

export const title = 'Your trips'
export const intro = 'Every trip that you plan, join or host.'
export const loading = 'Loading your trips...'
export const none = 'No trips yet. Choose a place, and we draft the days.'
export const findPlace = 'Find a place'
export const choices = 'Your choices'
export const failed = 'We could not load your trips just now.'
export const tryAgain = 'Try again'

export const coming = 'Coming up'
export const nothingComing = 'Nothing is coming up.'
export const ended = 'Ended'
export const showAll = (count: number) => `Show all ${count}`
export const nextIn = (days: number) => (days === 1 ? 'next is tomorrow' : `next in ${days} days`)
export const nextToday = 'next is today'
export const underWay = 'under way'

export const states = {
  hosting: 'Hosting',
  joined: 'Joined',
  requested: 'Asked to join',
  private: 'Only me',
  friends: 'With friends',
  invited: 'Invited',
  going: 'Going',
  cancelled: 'Cancelled',
  ended: 'Ended',
}
export const askMoneyBack = 'Paid? Ask for it back'
export const payMoneyBack = 'Were you paid? Give it back'
export const onWaitlist = (position: number) => `${ordinal(position)} on the waitlist`
export const tripOf = (name: string) => `${name}’s trip`
export const invitedBy = (name: string) => `Invited by ${name}`
export const hostedBy = (name: string) => `Hosted by ${name}`
export const people = (count: number) => (count === 1 ? 'Nobody else yet' : `${count} people`)
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
export const noDates = 'no dates'
export const dash = '–'

export const owed = (amount: string) => `You are owed ${amount}`
export const owing = (amount: string) => `You owe ${amount}`
export const expenses = 'Expenses'

export const ideas = 'Ideas'
export const whatYouSaved = 'All you saved'
export const noIdeas = 'Save a place with its heart, and it waits here.'
