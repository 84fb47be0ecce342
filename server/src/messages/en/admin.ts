import type { Errors } from '../errors.ts'

export const errors = {
  'admin.loginTooOld': 'Please log in again first: your last log-in is too long ago for this.',
  'admin.secondFactorMissing': 'Please log in with your passkey first.',
  'admin.staffOnly': 'This is not open to you.',
  'enquiries.answered': 'Somebody else has answered this enquiry meanwhile.',
  'enquiries.notFound': 'There is no such enquiry; it may be deleted.',
  'reports.decided': 'Somebody has decided this already. Please look at it again.',
  'reports.impossible': 'This cannot be done any more. Please look at it again.',
  'reports.notFound': 'There is no such report.',
  'reports.own': 'Another member of the staff has to decide this: you have a part in it.',
  'reports.proposalNotFound': 'There is no such proposal.',
  'reports.waiting': 'A decision about this person waits for a second moderator.',
  'reports.wordsMissing': 'Please choose what the person is told.',
  'safety.appealNotFound': 'There is no such appeal.',
  'safety.photoNotFound': 'No picture waits with this id.',
  'wrongFacts.notFound': 'No such report of a wrong fact.',
  'wrongFacts.unknownFact': 'The page of that place has no such fact.',
} satisfies Errors
