import type { Errors } from '../errors.ts'

export const errors = {
  'trips.calendarUndated': 'A calendar needs a trip with dates. Please choose a day of departure first.',
  'trips.familyUndated': 'A link for your family needs a trip with dates. Please choose a day of departure first.',
  'trips.familyEnded': 'This trip is over, so a link for your family would have ended already.',
  'trips.linkGone': 'This link does not work any more.',
  'trips.feedGone': 'This calendar does not exist any more.',
} satisfies Errors

/** The title of a calendar feed in the reader’s programs. */
export const feedName = 'Saathi trips'

/** The description of a shared trip in link previews; the same for all, so that it says nothing of the trip. */
export const sharedTripPreview = 'The days and places of a trip, shared from Saathi.'
