import type { Errors } from '../errors.ts'

export const errors = {
  'saved.full': ({ max }) => `You have saved ${max} things. Please remove one first.`,
} satisfies Errors
