import type { Errors } from '../errors.ts'

export const errors = {
  'admin.loginTooOld': 'Please log in again first: your last log-in is too long ago for this.',
  'admin.secondFactorMissing': 'Please log in with your passkey first.',
  'admin.staffOnly': 'This is not open to you.',
  'reports.notFound': 'There is no such report.',
  'wrongFacts.notFound': 'No such report of a wrong fact.',
} satisfies Errors
