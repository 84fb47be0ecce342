import type { Errors } from '../errors.ts'

export const errors = {
  'messages.keyUsed': 'key: another message was sent under this one.',
  'messages.notAllowed': 'You can write to people you have matched with, and to the host and guests of your tours.',
  'messages.tooManyStreams':
    'You have Saathi open in more browsers than can be kept up to date. Please close one of them.',
} satisfies Errors
