import type { Errors } from '../errors.ts'

export const errors = {
  'safety.appealedAlready': 'You have appealed against this decision already. It can be appealed once.',
  'safety.appealTooLate': 'The 30 days in which this decision could be appealed are over.',
  'safety.decisionUnknown': 'There is no such decision about you.',
} satisfies Errors

export const appealed = 'Thank you. A moderator will read your appeal and write to you.'
