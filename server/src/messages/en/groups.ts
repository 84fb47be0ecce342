import type { Errors } from '../errors.ts'

export const errors = {
  'groups.notFound': 'There is no such group, or you are not in it.',
  'groups.replyUnknown': 'There is no such message to answer.',
} satisfies Errors
