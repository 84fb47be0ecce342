import type { Errors } from '../errors.ts'

export const errors = {
  'consents.genderMissing': 'Please agree first that we store your gender.',
  'consents.photoCheckMissing': 'Please agree first to the photo check.',
  'consents.upiIdMissing': 'Please agree first that we store your UPI id.',
} satisfies Errors
