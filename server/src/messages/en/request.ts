import type { Errors } from '../errors.ts'

export const errors = {
  'mail.recipientInvalid': 'This is no email address that we can write to.',
  'mail.subjectNotOneLine': 'A subject is one line of text.',
  'request.bodyNotObject': 'The body has to be a JSON object.',
  'request.cursorInvalid': 'cursor: this is not one that a list gave.',
  'request.tooMuchData': 'Too much is being sent to us just now.',
  'service.databaseUnavailable': 'Saathi cannot reach its database just now. Please try again in a moment.',
  'service.unexpected': 'Something went wrong on our side. Please try again.',
} satisfies Errors

export const bodyCompressed = 'A compressed body is not taken.'
export const bodyTooLarge = 'The body is too large.'
export const manyHosts = 'A request has one Host header.'
export const inputInvalid = 'The input is not valid.'
export const methodNotSupported = (method: string, allowed: string) => `There is no ${method} here: use ${allowed}.`
export const addressUnknown = 'There is nothing at this address.'
