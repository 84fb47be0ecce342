import type { Errors } from '../errors.ts'

export const errors = {
  'tours.cancelled': 'This tour was cancelled.',
  'tours.closed': 'The host has closed this tour to new people.',
  'tours.ended': 'This tour is over.',
  'tours.endsInPast': 'A tour cannot end before today.',
  'tours.notFound': 'No such tour.',
  'tours.own': 'This is your own tour: hosts have their place anyway.',
  'tours.packageUnknown': 'There is no such package.',
  'tours.packageWithdrawn': 'This package is no longer offered.',
  'tours.pictureNotYours': 'Please upload this picture yourself.',
  'tours.removed': 'The host has removed you from this tour, so you cannot join it again.',
  'tours.tooFarOff': 'This tour is too far off for a calendar.',
  'tours.tooFewSeats': ({ taken }) => `There are ${taken} people in this tour already.`,
} satisfies Errors

export const joined = 'Successfully joined the tour!'
export const queued = (place: number) => `This tour is full: you are number ${place} in the queue.`
export const left = 'Successfully left the tour!'
export const favorited = 'Tour added to favorites.'
export const unfavorited = 'Tour removed from favorites.'
export const unnamedTour = (dates: string) => `Tour of ${dates}`
