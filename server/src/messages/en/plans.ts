import type { Errors } from '../errors.ts'

export const errors = {
  'plans.alreadyInTour': 'They are in this tour already.',
  'plans.ended': 'This plan is over.',
  'plans.full': ({ max }) => `You have ${max} plans. Please withdraw one first.`,
  'plans.inPast': 'A plan cannot begin before today.',
  'plans.invitationNotFound': 'No such invitation.',
  'plans.keyUsed': 'This key belongs to another plan.',
  'plans.notFound': 'No such plan.',
  'plans.placeUnknown': 'Please choose a place or a state that we know.',
  'plans.tooFarAhead': 'Please choose a day within the next year.',
  'plans.tourElsewhere': 'This tour and this plan have no place or week in common.',
} satisfies Errors

export const invited = 'Invitation sent.'
export const accepted = 'The host can now see the days of your plan.'
export const declined = 'The host does not see the days of your plan.'
