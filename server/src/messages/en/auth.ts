import { RESEND_AFTER_S } from '@saathi/shared/auth/schema'
import type { Errors } from '../errors.ts'

export const errors = {
  'auth.addressSame': 'This is your address already.',
  'auth.addressTaken': 'Another account has this address. Please choose another one.',
  'auth.codeExpired': 'This code has expired or was used up. Please ask for a new one.',
  'auth.codeMissing': 'Please enter the code that we mailed you.',
  'auth.codeSentRecently': () =>
    `A code was sent less than ${RESEND_AFTER_S} seconds ago. Please look for it, or try again in a moment.`,
  'auth.codeWrong': 'This is not the code we sent.',
  'auth.codeWrongLastTry': 'This is not the code we sent, and it was the last try. Please ask for a new one.',
  'auth.codeWrongTriesLeft': ({ tries }) =>
    tries === 1
      ? 'This is not the code we sent; one try is left.'
      : `This is not the code we sent; ${tries} tries are left.`,
  'auth.emailInvalid': 'This is not an email address.',
  'auth.emailNotVerified': 'Please verify your email address first: register with the code that we mail you.',
  'auth.emailTaken': 'An account with this email address exists already. Please log in.',
  'auth.passwordCommon': 'Too easy to guess. Choose another.',
  'auth.passwordWeak': 'This password is too weak.',
  'auth.providerBusy': 'Too many people are signing in at once. Please try again in a moment.',
  'auth.providerUnavailable': 'The log-in service cannot be reached just now. Please try again in a moment.',
} satisfies Errors

export const codeSent = 'We have sent a verification code to your email address.'
export const registered = 'Registration complete.'

export const codeMail = (code: string, minutes: number) => ({
  subject: `${code} is your Saathi code`,
  text: `Welcome to Saathi.

Your verification code is ${code}. It is good for ${minutes} minutes.

If you did not ask for it, somebody mistyped their address: you need do nothing.`,
})

export const resetMail = (link: string, minutes: number) => ({
  subject: 'Set a new password for Saathi',
  text: `Somebody, most likely you, asked for a new password for your Saathi account.

Choose it here within ${minutes} minutes; the link works once:

${link}

If it was not you, do nothing: your password stays as it is.`,
})

export const passwordChangedMail = (resetLink: string) => ({
  subject: 'Your Saathi password was changed',
  text: `The password of your Saathi account was changed just now, and every other session was logged out.

If it was you, there is nothing to do.

If it was not you, set a new password at once: ${resetLink}`,
})

export const addressCodesSent = 'We have sent a code to each of the two addresses.'

export const oldAddressCodeMail = (code: string, minutes: number) => ({
  subject: `${code} confirms your new address`,
  text: `Somebody, most likely you, wants to change the address of your Saathi account.

The code for this address is ${code}. It is good for ${minutes} minutes. The new address gets a code too; both are needed.

If it was not you, do not give the code to anybody, and set a new password: somebody else is logged in to your account.`,
})

export const newAddressCodeMail = (code: string, minutes: number) => ({
  subject: `${code} is your Saathi code`,
  text: `Somebody, most likely you, wants to use this address for their Saathi account.

The code for this address is ${code}. It is good for ${minutes} minutes.

If it was not you, somebody mistyped their address: you need do nothing.`,
})

/** To the earlier address. */
export const addressChangedMail = (contactUrl: string) => ({
  subject: 'The address of your Saathi account was changed',
  text: `The address of your Saathi account was changed just now, with a code that we sent here. All other devices were logged out.

If it was you, there is nothing to do; this is our last mail to this address.

If it was not you, write to us at once: ${contactUrl}`,
})
