import type { Signal } from '@saathi/shared/admin-moderation'
import type { PhotoGesture } from '@saathi/shared/safety'

export const warningMail = (name: string, reason: string) => ({
  subject: 'A word from Saathi about your account',
  text: `Dear ${name},

we have looked into something that you did on Saathi, about this: ${reason}.

This is a warning: please treat your fellow travellers with care. If it happens again we will close your account.
If you think that we are mistaken, you can appeal once, within 30 days: on Saathi, log in and open "Edit profile".

Saathi`,
})

export const suspensionMail = (name: string, reason: string) => ({
  subject: 'Your Saathi account is suspended',
  text: `Dear ${name},

we have looked into something that you did on Saathi, about this: ${reason}.

Your account is suspended: nobody sees you any more. When you log in, you can download your data, appeal and delete
your account, and nothing else.
If you think that we are mistaken, you can appeal once, within 30 days: log in and open "Edit profile".

Saathi`,
})

/** In place of a name that is not stored any more. */
export const deletedAccount = 'A deleted account'

/** The gestures in words, for moderators. */
export const gestures: Record<PhotoGesture, string> = {
  handOnHead: 'a hand on the head',
  thumbUp: 'a thumb up',
  twoFingers: 'two fingers up',
  threeFingers: 'three fingers up',
  palmOut: 'an open palm towards the camera',
  touchEar: 'a hand that touches an ear',
  touchChin: 'a hand under the chin',
  crossedFingers: 'crossed fingers',
}

/** What the evidence of a report consists of. */
export const evidenceLabels = {
  amount: 'Amount in rupees',
  choices: 'Choices',
  day: 'Day',
  description: 'Description',
  destination: 'Destination',
  expense: 'Expense',
  map: 'Map',
  note: 'Note',
  plan: 'Travel plan',
  question: 'A question of their tour',
  reason: 'Reason for the correction',
  reference: 'Reference',
  refusal: 'To the reporter, whom they declined or removed',
  reply: 'The reply to it',
  tour: 'Tour',
  fromTo: (place: string, from: string, to: string) => `${place}, ${from} to ${to}`,
  planTo: (place: string, from: string, to: string) => `Travel plan: ${place}, ${from} to ${to}`,
}

/** A count, the days that it covers, and the limit above which its rule matches. */
export const signalWords: Record<Signal['rule'], (count: number, days: number, limit: number) => string> = {
  newAccountWritesToMany: (count, days, limit) =>
    `The account is less than ${days} days old and has written to ${count} people. The rule matches above ${limit}.`,
  sameTextToMany: (count, days, limit) =>
    `Sent the same text to ${count} people in ${days} days. The rule matches above ${limit}.`,
  manyReports: (count, days, limit) => `Reported by ${count} people in ${days} days. The rule matches above ${limit}.`,
}
