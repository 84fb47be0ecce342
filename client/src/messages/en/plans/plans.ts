import { monthName } from '@saathi/shared/lib/messages/en/days'
import { rich } from '@saathi/shared/lib/rich'

export const title = 'Travel plans'
export const intro = 'Say where you are going, and see who else is.'
export const logIn = 'Please log in to see travel plans.'
export const loading = 'Loading...'
export const tryAgain = 'Try again'

// Own plans.
export const yourPlans = 'Your plans'
export const addPlan = 'Add a plan'
export const noPlans = 'No plans yet. Add where you want to go, and others who go there can find you.'
export const listFailed = 'We could not load your plans just now.'
export const giveOrTake = (days: number) => (days === 1 ? 'give or take a day' : `give or take ${days} days`)
export const ended = 'Ended'
export const change = 'Change'
export const changePlan = (place: string) => `Change the plan for ${place}`
export const withdraw = 'Withdraw'
export const withdrawPlan = (place: string) => `Withdraw the plan for ${place}`
export const withdrawQuestion = (place: string) => `Withdraw the plan for ${place}?`
export const withdrawWhy = 'Nobody will find it any more, and it is deleted.'
export const keepIt = 'Keep it'
export const withdrawn = 'Plan withdrawn.'
export const withdrawFailed = 'We could not withdraw the plan just now.'
export const othersThen = (plans: number) =>
  plans === 1
    ? '1 other traveller plans to be there then.'
    : `${plans >= 50 ? '50 or more' : plans} other travellers plan to be there then.`
export const nobodyThen = 'Nobody else plans to be there then, so far.'
export const seeWho = 'See who'
export const seeWhoTo = (place: string) => `See who else plans to go to ${place}`
export const hostTour = 'Host a tour for these days'

// Invitations.
export const invitations = 'Invitations'
export const invitationBy = (host: string, place: string) =>
  `${host} has invited you to this tour, because of your plan for ${place}.`
export const invitationAsks = (host: string) =>
  `If you accept, ${host} sees the days of your plan. You take a seat on the tour’s own page.`
export const invitationAccepted = (host: string) => `You accepted: ${host} can see the days of your plan.`
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
  'Others see the place, the month, with whom you go and your note. The days are for people you match with, and for hosts whose invitation to a tour you accept.'
export const where = 'Where'
export const choosePlace = 'Choose a place'
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
export const savePlan = 'Save the plan'
export const saving = 'Saving...'
export const cancel = 'Cancel'
export const saved = 'Plan saved.'
export const saveFailed = 'We could not save the plan just now.'
export const placeMissing = 'Please choose a place.'
export const firstDayMissing = 'Please give the first day.'
export const lastDayMissing = 'Please give the last day.'
export const endBeforeStart = 'The last day must not be before the first.'
export const tooLong = (days: number) => `A plan has at most ${days} days.`

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
export const choosePlaceFirst = 'Choose a place to see who plans to go there.'
export const showResults = 'Show travellers'
export const searchFailed = 'We could not search just now.'
export const weeksNote = 'Days are compared by whole weeks, since they are private until you match.'
export const peopleIn = (place: string) => `Travellers to ${place}`
export const toursIn = (place: string) => `Group tours to ${place}`
export const nobodyFound = 'Nobody with these filters yet. Add your own plan, and others will find you.'
export const noMoreHere = 'Nobody among these plans. There may be more.'
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
