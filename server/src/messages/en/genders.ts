import type { Errors } from '../errors.ts'

export const errors = {
  'genders.inUse': 'Please open your deck in Matching, and where you say that you are going, to everybody first.',
  'genders.notSaid': 'Please say your gender on your profile first.',
  'genders.tooSoon': ({ day }) => `You can change your gender again from ${day}.`,
} satisfies Errors
