import { rich } from '@saathi/shared/lib/rich'

// Tours: list, cards, details, joining and what follows.

const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }

/** Formats an ordinal: `1st`, `2nd`, `23rd`. */
export function ordinal(place: number): string {
  // Created on first use: creating it at startup would delay a new page.
  const kind = new Intl.PluralRules('en-IN', { type: 'ordinal' }).select(place)
  return `${place}${ENDINGS[kind] ?? 'th'}`
}

export const logIn = 'Please log in to view tours.'
export const listTitle = 'Tours'
export const createTitle = 'Create Tour'
export const readyToHost = 'Ready to host?'
export const hostTour = 'Host a tour'

export const cancelled = 'Cancelled'
export const ended = 'Ended'
export const placeInQueue = (place: number) => `You are ${ordinal(place)} in the queue`
export const removedByHost = 'The host removed you'
export const requested = 'Requested: the host decides'
export const declinedByHost = 'The host declined your request'
export const joiningClosed = 'Closed to new people'
export const seatsLeft = (left: number) => (left === 1 ? '1 seat left' : `${left} seats left`)
export const full = 'Full'
export const fullWithWaitlist = 'Full: join the waitlist'
export const fullAskForWaitlist = 'Full: ask for the waitlist'
export const hostApproves = 'The host approves each request'
/** On a tour that is open to one gender only; only people of that gender see it. */
export const onlyGender = { woman: 'Women only', man: 'Men only', another: 'For people of another gender only' }
export const openToFact = 'Open to'

export const searchTours = 'Search tours'
export const searchExample = 'Spiti'
export const clearFilters = 'Clear the filters'
export const showTours = (count: number) => (count === 1 ? 'Show 1 tour' : `Show ${count} tours`)
export const showManyTours = (count: number) => `Show ${count}+ tours`
export const showAnyTours = 'Show tours'
export const order = 'Order'
export const destination = 'Destination'
export const destinationExample = 'Goa, Ladakh'
export const packageFilter = 'Package'
export const anyPackage = 'Any package'
export const onePackage = 'One package'
export const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`)
export const from = 'From'
export const to = 'To'
export const pricePerPerson = 'Price per person'
export const hasSeats = 'Has seats'

export const noTours = 'No tours found.'
export const beFirst = 'Be the first to go: host one, or say that you are going.'
export const sayGoing = 'I am going'
export const listFailed = 'Failed to fetch tours. Please try again.'
export const moreFailed = 'We could not load more tours just now. Please try again.'
export const tryAgain = 'Try again'
export const toursShown = (count: number) => (count === 1 ? '1 tour shown' : `${count} tours shown`)
export const loadingTours = 'Loading tours...'
export const loadingTour = 'Loading tour...'

export const typeAndPlace = (type: string, place: string) => `${type} · ${place}`
export const hostedBy = (name: string) => rich`Hosted by <person>${name}</person>`
export const handle = (name: string) => `@${name}`
export const favorite = (name: string) => `Favorite: ${name}`
export const favoriteFailed = 'Failed to update tour favorite status.'
export const favoriteSignedOut = 'Cannot favorite/unfavorite tour: User not authenticated.'
export const manage = 'Manage'
export const perPerson = (price: string) => rich`<price>${price}</price> <each>a person</each>`
export const free = (price: string) => rich`<price>${price}</price>`
export const openTrip = 'Open trip'
export const viewDetails = 'View details'
export const hosting = 'Hosting'
export const joined = 'Joined'
export const rating = (value: string) => rich`<hidden>Rating </hidden>${value}`

export const noParticipants = 'No participants yet'
export const participantsOf = (name: string) => `Participants: ${name}`
export const participants = (count: number) => (count === 1 ? '1 participant' : `${count} participants`)
export const moreParticipants = (count: number) => `+${count}`
export const withBlocked = 'Somebody you have blocked is on this tour, too. They are not told about you.'
export const wouldMeetBlocked =
  'Somebody you have blocked is on this tour. They are not told about you, but you would meet them there.'
export const blockedUnknown = 'We could not check whether somebody you have blocked is on this tour.'

export const tour = 'Tour'
export const tourGone = 'This tour is not there any more.'
export const otherTours = 'See the other tours'
export const tourFailed = 'We could not load this tour just now.'
export const dates = 'Dates'
export const participantsFact = 'Participants'
export const participantsOfSeats = (count: number, seats: number) => rich`${count} <seats>of ${seats}</seats>`
export const host = 'Host'
export const whoGoes = 'Who is going'
export const noDescription = 'No description provided.'
export const afterPackage = (type: string, name: string) =>
  rich`<type>${type}</type>, after the package <link>${name}</link>`
export const messageHost = 'Message host'
export const share = 'Share'
export const shareText = (name: string, dates: string) => `${name}, ${dates}`
export const linkNeedsLogIn = 'Only people who are logged in can open this link. You can change that under Edit tour.'
export const addToCalendar = 'Add to calendar'
export const calendarFailed = 'We could not make the calendar file just now. Please try again.'

export const joinTour = 'Join Tour'
export const askToJoin = 'Ask to join'
export const takeBack = 'Withdraw request'
export const joinWaitlist = 'Join waitlist'
export const leaveTour = 'Leave Tour'
export const leaveWaitlist = 'Leave waitlist'
export const confirmJoin = 'Confirm Join Tour'
export const confirmLeave = 'Confirm Leave Tour'
export const askJoin = (name: string) => `Are you sure you want to join the tour "${name}"?`
export const askLeave = (name: string) => `Are you sure you want to leave the tour "${name}"?`
export const yesJoin = 'Yes, Join'
export const yesLeave = 'Yes, Leave'
export const cancel = 'Cancel'
export const busy = 'Loading...'
export const confirmAsk = 'Ask to join'
export const helloTo = (host: string) => `${host} accepts people one by one. Say hello:`
export const helloHint = 'Optional. They also see your city, your references and what was checked.'
export const sendRequest = 'Send request'
export const yourAnswerMissing = 'Please answer this question.'
export const waitlistIfAccepted =
  'This tour is full. If the host accepts you, you join the waitlist and get the next free seat.'
export const confirmTakeBack = 'Withdraw your request?'
export const askTakeBack = (name: string) => `The host of "${name}" no longer sees your request.`
export const yesTakeBack = 'Yes, withdraw'
export const joiningFact = 'Joining'
export const waitlistJoined = 'This tour is full. You join the waitlist and get the next free seat.'
export const waitlistLeft = 'You give up your place on the waitlist.'
export const loginToJoin = 'Please login to join tours'
export const loginToLeave = 'Please login to leave tours'
export const loginAgain = 'Authentication error. Please re-login.'
export const joinFailed = 'Failed to join tour'
export const leaveFailed = 'Failed to leave tour'

export const seats = 'Seats'
export const noLimit = 'No limit'
export const seatsOf = (left: number, all: number) => (left === 0 ? `All ${all} taken` : `${left} of ${all} left`)
export const paidTo = 'Paid to'
export const paidToNobody = 'Nobody: everyone pays their own way'
export const paidWhen = 'When'
export const paidAfterJoining = 'You agree with the host after you join'
export const paidAsYouGo = 'As you go'
export const payHost = 'You pay the host directly. Saathi holds no money.'
export const holdsNoMoney = 'Saathi holds no money.'
export const monthToAvoid = (place: string, month: string, weather: string) =>
  `${month} is a month to avoid in ${place}. ${weather}`
export const ifPlansChange = 'If your plans change'
export const hostSays = (name: string, words: string) => `${name}: “${words}”`

export const nextSteps = 'Next steps'
export const inYourTrips = 'See your trips'
export const yourTicket = 'Your ticket'
export const nextStepsOf = (name: string) => `Next steps: ${name}`
export const closeNextSteps = 'Close the next steps'
export const haveSeat = (name: string) => `You have a seat on ${name}.`
export const helloAndPay = (name: string, price: string) =>
  `Say hello to ${name} and pay them ${price} directly. Saathi holds no money.`
export const helloAndOwnWay = (name: string) => `Say hello to ${name}. Everyone pays their own way.`
export const sayHello = (name: string) => `Say hello to ${name}`
export const askWhereYouMeet = 'Ask where and when you meet.'
export const payPerson = (name: string, price: string) => `Pay ${name} ${price}`
export const ownWay = 'Everyone pays their own way'
export const putInCalendar = 'Put it in your calendar'
export const viewTour = 'View the tour'

export const writeReferences = 'Write references'
export const openGroup = 'Open the group'
export const moreThan99 = '99+'
export const unreadInGroup = (count: number) => `, ${count} unread`
export const meetTheGroup = 'Meet the group'
export const groupIsFor = 'Everyone with a seat plans there together.'
