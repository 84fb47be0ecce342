import type { Errors } from '../errors.ts'

export const errors = {
  'access.passkeyNeeded': 'Please use your passkey to finish logging in.',
  'passkeys.expired': 'That took too long. Please try again.',
  'passkeys.full': ({ max }) => `You can have at most ${max} passkeys. Please remove one first.`,
  'passkeys.lastNeeded':
    'This is your only passkey, and your log-ins ask for one. Please add another, or turn that off first.',
  'passkeys.loginFailed': 'This passkey does not open an account here. Please log in another way.',
  'passkeys.none': 'Please add a passkey first.',
  'passkeys.notFound': 'This passkey is not there any more.',
  'passkeys.recoveryCodeWrong': 'This is not your recovery code.',
  'passkeys.registrationFailed': 'This passkey could not be added. Please try again.',
  'passkeys.taken': 'This passkey has been added already.',
  'passkeys.useOne': 'Please log in with one of your passkeys first.',
} satisfies Errors

export const codeSent = 'We have sent a code to your email address.'
export const removed = 'The passkey is removed.'
export const renamed = 'The passkey has a new name.'
export const recovered = 'Your log-ins ask for no passkey any more.'

/** The advice for when it was somebody else. */
const notYou = (url: string) =>
  `If it was not you, set a new password and remove passkeys that you do not know in your account (${url}).

Saathi`

export const codeMail = (code: string, minutes: number) => ({
  subject: `${code} is your code for a new passkey`,
  text: `Somebody, most likely you, wants to add a passkey to your Saathi account.

The code is ${code}. It is good for ${minutes} minutes.

If it was not you, do not give the code to anybody, and set a new password: somebody else is logged in to your account.

Saathi`,
})

export const addedMail = (name: string, url: string) => ({
  subject: 'A passkey was added to your Saathi account',
  text: `The passkey "${name}" was added to your Saathi account. Whoever has it can log in.

${notYou(url)}`,
})

export const removedMail = (name: string, url: string) => ({
  subject: 'A passkey was removed from your Saathi account',
  text: `The passkey "${name}" was removed from your Saathi account. It can no longer be used to log in.

${notYou(url)}`,
})

export const requiredMail = (url: string) => ({
  subject: 'Your Saathi log-ins now ask for a passkey',
  text: `From now on a log-in with your password asks for one of your passkeys too. Please keep the recovery code that you were shown: you need it if you lose all of your passkeys.

${notYou(url)}`,
})

export const notRequiredMail = (url: string) => ({
  subject: 'Your Saathi log-ins no longer ask for a passkey',
  text: `A log-in with your password no longer asks for a passkey.

${notYou(url)}`,
})

export const recoveredMail = (url: string) => ({
  subject: 'Your recovery code for Saathi was used',
  text: `Somebody logged in with your password and used your recovery code, so your log-ins no longer ask for a passkey. Your passkeys are still there.

${notYou(url)}`,
})

export const clearedMail = {
  subject: 'All passkeys were removed from your Saathi account',
  text: `Our team has removed all passkeys from your Saathi account, as was asked for. A log-in needs your password or Google only. Please set a new password now, which logs out all devices, and add your own passkeys again.

If you did not ask us for this, please write to us.

Saathi`,
}
