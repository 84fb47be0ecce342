import type { Errors } from '../errors.ts'

export const errors = {
  'safety.appealedAlready': 'You have appealed against this decision already. It can be appealed once.',
  'safety.appealTooLate': 'The 30 days in which this decision could be appealed are over.',
  'safety.decisionUnknown': 'There is no such decision about you.',
  'safety.photoNotAsked': 'No picture is asked for now. Please start the photo check first.',
  'safety.profilePictureMissing': 'Please add a profile picture first: moderators compare the two.',
} satisfies Errors

export const appealed = 'Thank you. A moderator will read your appeal and write to you.'
