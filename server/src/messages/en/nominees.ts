import type { Errors } from '../errors.ts'

export const errors = {
  'nominees.contactMissing': 'Please give an email address or a phone number.',
} satisfies Errors

/** The advice for when it was somebody else. */
const notYou = (url: string) =>
  `If it was not you, change it back under Security (${url}), and set a new password.

Saathi`

export const namedMail = (url: string) => ({
  subject: 'Your Saathi nominee has changed',
  text: `Somebody, most likely you, has named a person on Saathi who may use your rights when you die or cannot act, or has changed who that is.

${notYou(url)}`,
})

export const removedMail = (url: string) => ({
  subject: 'Your Saathi nominee is removed',
  text: `Somebody, most likely you, has removed the person on Saathi who may use your rights when you die or cannot act.

${notYou(url)}`,
})
