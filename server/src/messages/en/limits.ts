import type { Errors } from '../errors.ts'
import { afterWaiting } from './duration.ts'

export const errors = {
  'limits.messages': ({ seconds }) =>
    `You are writing faster than anybody can read. Please try again ${afterWaiting(seconds)}.`,
  'limits.reports': ({ seconds }) =>
    `Thank you for looking out for others: we have a good deal to read from you now. Please try again ${afterWaiting(seconds)}.`,
  'limits.swipes': ({ seconds }) =>
    `That is enough swiping for now: good company takes a little time. Please try again ${afterWaiting(seconds)}.`,
  'limits.tooOften': ({ seconds }) => `That was too often. Please try again ${afterWaiting(seconds)}.`,
} satisfies Errors
