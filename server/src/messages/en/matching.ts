import type { Errors } from '../errors.ts'

export const errors = {
  'matching.notMatched': 'No such match.',
} satisfies Errors

export const matched = 'It is a match!'
export const swiped = 'Swipe recorded.'
export const nothingToUndo = 'There is no swipe to take back.'
export const undone = 'Taken back.'
export const unmatched = 'You are no longer matched.'
