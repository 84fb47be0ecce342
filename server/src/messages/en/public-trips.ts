import type { Errors } from '../errors.ts'

export const errors = {
  'trips.publicEarly': 'A trip gets a public page only after its last day.',
  'trips.publicEmpty': 'This trip has no sight that we know, so its page would be empty.',
  'trips.publicGone': 'This page does not exist any more.',
  'trips.publicHidden':
    'Our moderators have hidden the page of this trip. You can appeal against that in your profile.',
  'trips.publicTour': 'This trip is the plan of a tour with guests, so it has no public page.',
} satisfies Errors

/** The ways on the page of a trip: by what one went, and not where from. */
export const ways = {
  road: 'By car',
  bus: 'By bus',
  rail: 'By train',
  air: 'By plane',
  sea: 'By boat',
}

/** In link previews and search results. */
export const preview = (each: string | null, sights: string[]) =>
  [each && `About ${each} a person.`, sights.length > 0 && `${sights.join(', ')}.`].filter(Boolean).join(' ')
