import { monthName } from '@saathi/shared/lib/messages/en/days'
import { rich } from '@saathi/shared/lib/rich'

export const loading = 'Loading...'
export const tryAgain = 'Try again'

// Own plans.
export const yourPlans = 'Where you are going'
export const iAmGoing = 'I am going'
export const iAmGoingTo = (place: string) => `I am going to ${place}`
export const goingElsewhere = 'I am going somewhere else, too'
export const goingToo = 'Going there, too?'
export const youAreGoing = (days: string) => `You are going, ${days}`
export const whoSees = {
  everyone: 'Others see place and month only.',
  connections: 'People you follow or are matched with see place and month.',
  nobody: 'Nobody else sees it.',
}
export const noPlans = 'Nothing yet. Say where you are going, and others who go there can find you.'
export const listFailed = 'We could not load this just now.'
export const giveOrTake = (days: number) => (days === 1 ? 'give or take a day' : `give or take ${days} days`)
export const ended = 'Ended'
export const change = 'Change'
export const changePlan = (place: string) => `Change your days in ${place}`
export const withdraw = 'I am not going'
export const withdrawPlan = (place: string) => `I am not going to ${place}`
export const withdrawQuestion = (place: string) => `Not going to ${place}?`
export const withdrawWhy = 'Nobody will find you there any more, and your days are deleted.'
export const keepIt = 'I am still going'
export const withdrawn = 'Nobody finds you there any more.'
export const withdrawFailed = 'We could not save this just now.'
export const othersThen = (plans: number) =>
  plans === 1 ? '1 other person is going then.' : `${plans >= 50 ? '50 or more' : plans} other people are going then.`
export const nobodyThen = 'Nobody else is going then, so far.'
export const seeWho = 'See who'
export const seeWhoTo = (place: string) => `See who else is going to ${place}`
export const hostTour = 'Host a tour'

// Invitations.
export const invitations = 'Invitations'
export const invitationBy = (host: string, place: string) =>
  `${host} has invited you to this tour, because you are going to ${place}.`
export const invitationAsks = (host: string) =>
  `If you accept, ${host} sees your days. You take a seat on the tour’s own page.`
export const invitationAccepted = (host: string) => `You accepted: ${host} can see your days.`
export const accept = 'Accept'
export const acceptTour = (tour: string) => `Accept the invitation to ${tour}`
export const decline = 'Decline'
export const declineTour = (tour: string) => `Decline the invitation to ${tour}`
export const hideDays = 'Hide my days again'
export const hideDaysFrom = (host: string) => `Hide my days from ${host} again`
export const seeTour = 'See the tour'
export const seeTourNamed = (tour: string) => `See the tour ${tour}`
export const answerFailed = 'We could not save your answer just now.'

// The form.
export const formIntro =
  'Others see the place, the month, with whom you go and your note. Only your matches, and hosts whose invitation you accept, see the days.'
export const where = 'Where'
export const choosePlace = 'Hampi, Spiti, Kerala'
export const anywhereIn = (state: string) => `Anywhere in ${state}`
export const from = 'From'
export const to = 'To'
export const flexible = 'How flexible'
export const flexibleBy = (days: number) =>
  days === 0 ? 'On these days' : days === 1 ? 'A day earlier or later' : `${days} days earlier or later`
export const withWhom = 'Alone or with whom'
export const company = {
  alone: 'Alone',
  partner: 'With my partner',
  friends: 'With friends',
  family: 'With family',
}
export const noteLabel = 'A note (optional)'
export const noteExample = 'Ruins at sunrise, a slow boat at noon'
export const noteHint = 'Please leave out your exact days and where you stay.'
export const visibleToLabel = 'Who can find it'
export const visibleTo = {
  everyone: 'Everybody who is logged in',
  connections: 'People I follow or am matched with',
  nobody: 'Nobody: only I see it',
}
export const sameGenderOnly = {
  woman: 'Only women find it',
  man: 'Only men find it',
  another: 'Only people of another gender find it',
}
export const sameGenderHint = 'Only people who have said the same gender as you. Genders are not verified.'
export const sameGenderNeedsGender = rich`To let only people of your gender find it, first <link>say your gender on your profile</link>.`
export const findableBySameGender = 'Only people of my gender find it'
export const savePlan = 'Save'
export const saving = 'Saving...'
export const cancel = 'Cancel'
export const saved = 'Saved.'
export const saveFailed = 'We could not save this just now.'
export const placeMissing = 'Please choose a place.'
export const firstDayMissing = 'Please give the first day.'
export const lastDayMissing = 'Please give the last day.'
export const endBeforeStart = 'The last day must not be before the first.'
export const tooLong = (days: number) => `At most ${days} days.`

// The search.
export const search = 'Who is going'
export const anyCompany = 'All travellers'
/** About another traveller. */
export const theirCompany = {
  alone: 'Going alone',
  partner: 'Going with a partner',
  friends: 'Going with friends',
  family: 'Going with family',
}
export const companyFilter = 'Company'
export const travelTypeFilter = 'Travel style'
export const anyTravelType = 'Any style'
export const languageFilter = 'Speaks'
export const languageExample = 'Tamil'
export const choosePlaceFirst = 'Choose a place to see who is going.'
export const showResults = 'Show people'
export const searchFailed = 'We could not search just now.'
export const peopleIn = (place: string) => `Going to ${place}`
export const toursIn = (place: string) => `Group tours to ${place}`
export const nobodyFound = 'Nobody so far. Say that you are going, and others will find you.'
export const noMoreHere = 'Nobody among the first. There may be more.'
export const more = 'Show more'
export const monthsOf = (months: string[]): string => {
  const named = months.map((month) => {
    const [year, number] = month.split('-').map(Number)
    return `${monthName(number ?? 0)} ${year}`
  })
  const last = named.at(-1) ?? ''
  return named.length < 2 ? last : `${named[0]} to ${last}`
}
export const homeOf = (city: string) => `From ${city}`
export const speaks = (languages: string) => `Speaks ${languages}`
export const matched = 'You are matched'
export const invitedBadge = 'You invited them'
export const acceptedBadge = 'They accepted your invitation'
export const inviteTo = (tour: string) => `Invite to ${tour}`
export const inviteNameTo = (name: string, tour: string) => `Invite ${name} to ${tour}`
export const inviteFailed = 'We could not send the invitation just now.'
export const onThisTour = 'On a tour there'
export const tourFacts = (dates: string, price: string) => `${dates} · ${price}`
