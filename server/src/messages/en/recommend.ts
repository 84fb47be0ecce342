import type { Errors } from '../errors.ts'

export const errors = {
  'recommend.pastDay': 'The first day is in the past.',
} satisfies Errors
