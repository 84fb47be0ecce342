import type { Errors } from '../errors.ts'

export const factReported = 'Thank you. An editor will check this.'

export const errors = {
  'destinations.notFound': 'No such destination.',
  'exclusions.notRemembered': 'Please turn on "Remember on my profile" first.',
  'packages.notFound': 'No such package.',
} satisfies Errors
