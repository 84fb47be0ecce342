import type { Errors } from '../errors.ts'

export const errors = {
  'access.consentMissing': 'Please confirm first that you are 18 or older.',
  'access.loginRequired': 'Please log in first.',
  'access.loginTooOld': 'Please log in again first: your last log-in was more than 5 minutes ago.',
  'access.onlyYourself': 'You can do this for yourself only.',
  'access.profileMissing': 'User data not fully loaded. Please log in.',
  'access.sessionEnded': 'Your session has ended. Please log in again.',
  'access.suspended': 'This account is suspended. Please write to us if you think that is a mistake.',
  'access.suspendedUntil': ({ day }) =>
    `This account is suspended until ${day}. Please write to us if you think that is a mistake.`,
} satisfies Errors
