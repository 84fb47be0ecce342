import type { Errors } from '../errors.ts'

export const errors = {
  'tours.cancelled': 'This tour was cancelled.',
  'tours.closed': 'The host has closed this tour to new people.',
  'tours.declined': 'The host has declined your request, so you cannot ask again unless they let you.',
  'tours.ended': 'This tour is over.',
  'tours.endsInPast': 'A tour cannot end before today.',
  'tours.genderNotSaid': 'Please say your gender on your profile first.',
  'tours.notFound': 'No such tour.',
  'tours.oneGenderPublic': 'A tour that is open to one gender only cannot be public.',
  'tours.own': 'This is your own tour: hosts have their place anyway.',
  'tours.packageUnknown': 'There is no such package.',
  'tours.packageWithdrawn': 'This package is no longer offered.',
  'tours.pictureNotYours': 'Please upload this picture yourself.',
  'tours.questionUnanswered': 'Please answer each question of the host.',
  'tours.removed': 'The host has removed you from this tour, so you cannot join it again.',
  'tours.requestGone': 'There is no such request any more: they have taken it back, or it is decided.',
  'tours.requestsFull': ({ most }) => `${most} people wait for an answer of this host already. Please try again later.`,
  'tours.tooFarOff': 'This tour is too far off for a calendar.',
  'tours.tooFewSeats': ({ taken }) => `There are ${taken} people in this tour already.`,
  'tours.tooManyRequests': ({ most }) =>
    `You wait for the answer of ${most} hosts already. Please take one of your requests back first.`,
} satisfies Errors

export const joined = 'Successfully joined the tour!'
export const queued = (place: number) => `This tour is full: you are number ${place} in the queue.`
export const requested = 'Your request is with the host. We tell you what they decide.'
export const withdrawn = 'You have taken back your request.'
export const left = 'Successfully left the tour!'
export const favorited = 'Tour added to favorites.'
export const unfavorited = 'Tour removed from favorites.'
export const unnamedTour = (dates: string) => `Tour of ${dates}`
