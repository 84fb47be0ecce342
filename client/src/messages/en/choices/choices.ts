import type { ChoiceOutcome } from '@saathi/shared/choices/schema'
import { rupees } from '@saathi/shared/lib/money'

const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`

export const title = 'Choose together'
export const signedOut = 'Log in to choose together.'
export const loading = 'Loading'
export const failed = 'That did not work. Please try again.'
export const tryAgain = 'Try again'
export const gone = 'There is no such choice. It may have been deleted, or you are not among those who vote in it.'
export const yourChoices = 'Your choices'

// Starting one.
export const newIntro =
  'Up to four trips with their bills. Everybody says which they could go for, and the best liked one opens as your trip.'
export const pickFirst = 'Which trip is the first to choose from?'
export const pickIntro = 'Take one of your saved places here, or press Choose together at any result, route or package.'
export const findPlaces = 'Find places'
export const addTo = 'Where does it go?'
export const newChoice = 'A new choice'
export const addToChoice = (name: string) => `Add it to: ${name}`
export const question = 'What do you ask?'
export const usualQuestion = 'Where do we go?'
export const whoVotes = 'Who votes?'
export const friendsByLink = 'Friends, by a link'
export const groupOf = (name: string) => `The group of ${name}`
export const howManyTravel = 'How many travel?'
export const howMany = 'How many vote, with you?'
export const votersHint = 'It closes as soon as all of them have voted.'
export const people = (n: number) => count(n, 'person', 'people')
export const closes = 'It closes'
export const inDays = (n: number) => (n === 1 ? 'Tomorrow at this time' : `In ${n} days`)
export const start = 'Start the choice'
export const starting = 'Costing the trip…'
export const add = 'Add it'
export const adding = 'Costing the trip…'
export const from = 'Start from'
export const days = 'Days there'
export const daysInAll = 'Days in all'
export const groupMessage = (name: string, url: string) => `${name} Vote here: ${url}`
export const added = (name: string) => `${name} is among the trips to choose from.`

// One choice.
export const startedBy = (name: string | null) => (name === null ? 'Started by you' : `Started by ${name}`)
export const closesIn = (time: string) => `Closes ${time}`
export const closed = 'Closed'
export const candidates = 'The trips'
export const perHead = (amount: number) => `${rupees(amount)} each`
export const total = (amount: number, n: number) => `${rupees(amount)} for ${n}`
export const dayCount = (n: number) => count(n, 'day')
export const fromCity = (city: string) => `from ${city}`
export const aRoute = 'Route'
export const aPackage = 'Package'
export const couldGo = 'I could go for this'
export const cannot = 'I can’t do this one'
export const cannotHint = 'Only you see this. It counts once three have voted, and you can say it of one trip.'
export const yourVote = 'Your vote'
export const voteHint = 'Say yes to as many as you like. Nobody else sees how you vote.'
export const vote = 'Vote'
export const changeVote = 'Change my vote'
export const voting = 'Voting…'
export const voted = 'Your vote counts.'
export const canChange = 'You can change it until the choice closes.'
export const needsTwo = 'Add a second trip, then everybody can vote.'
export const addAnother = 'Add another trip'
export const whoHasVoted = 'Who has voted'
export const hasVoted = 'Has voted'
export const notYet = 'Not yet'
export const you = (name: string) => `${name} (you)`
export const placesLeft = (n: number) => `${count(n, 'more friend')} can join.`
export const howDecided = 'The most yeses win. A tie goes to what costs less each. What somebody can’t do does not win.'
export const closeNow = 'Close it now'
export const remove = 'Delete this choice'
export const askRemove = 'Delete this choice for everybody?'
export const yesRemove = 'Yes, delete'
export const leave = 'Leave this choice'
export const askLeave = 'Leave this choice? Your vote goes with you.'
export const yesLeave = 'Yes, leave'
export const cancel = 'Cancel'

// The link.
export const invite = 'Invite friends'
export const linkShows = 'Whoever opens it and logs in votes with you, until all places are taken.'
export const makeLink = 'Make a link'
export const newLink = 'Make a new link'
export const revoke = 'End the link'
export const worksUntil = (day: string) => `There is a link that works until the end of ${day}.`
export const sendLink = 'Send the link'
export const whatsApp = 'Send by WhatsApp'
export const inviteText = (name: string) => `${name} Vote with me:`

// The result.
export const results: Record<ChoiceOutcome, string> = {
  won: 'This is where you go',
  ruledOut: 'Each of these is one that somebody can’t do',
  none: 'Nothing is left that somebody said yes to',
}
export const anew = 'Nobody is told who said what. Choose anew with other trips.'
export const openTrip = 'Open the trip'
export const opening = 'Making the trip…'
export const opensFor = 'It becomes a trip of its own, with everybody who votes here.'
export const opensForTour = 'It becomes the trip of the tour.'
export const seeTrip = 'See the trip'
export const tripGone = 'It was opened as a trip, which has been deleted or is not open to you any more.'
export const chooseAnew = 'Choose anew'
export const winner = 'Chosen'

// Joining.
export const joinTitle = 'Choose together'
export const asksYou = (name: string) => `${name} asks where to go`
export const join = 'Vote too'
export const joining = 'Joining…'
export const ownerSeesYou = 'The others see your name and whether you have voted, never how.'
export const linkGone = 'This link does not work any more. Please ask for a new one.'

// The list.
export const listIntro = 'What you and others choose between.'
export const none = 'You are in no choice yet. Press Choose together at a result, a route or a package.'
export const waiting = 'Waits for your vote'
export const waitsForOthers = 'Waits for others'
export const trips = (n: number) => count(n, 'trip')
export const stateOf: Record<ChoiceOutcome, string> = { won: 'Decided', ruledOut: 'Undecided', none: 'Undecided' }
export const opened = 'Opened as a trip'
