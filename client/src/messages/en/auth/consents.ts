// The texts of consents: the boxes in forms, and the list on the security page.
import type { CONSENT_PURPOSES, WITHDRAWABLE_PURPOSES } from '@saathi/shared/auth/consent-rules'

type Withdrawable = Record<(typeof WITHDRAWABLE_PURPOSES)[number], string>

export const agree = {
  gender:
    'I agree that Saathi stores my gender, to keep tours, plans and Find Your Match to one gender where I ask for it',
  photoCheck: 'I agree that Saathi stores a picture of me until a moderator has compared it with my profile picture',
  upiId: 'I agree that Saathi stores my UPI ID, to show it to those whom I let pay me',
} satisfies Withdrawable
export const agreeHint = 'You can take this back at any time under Security.'
export const agreeMissing = 'Please tick the box if you agree.'

export const title = 'What you have agreed to'
export const intro = 'You can take back each of these as easily as you gave it. What it was about is then deleted.'
export const purposes = {
  account: 'Your account: you are 18 or older, and agree to the terms and the privacy notice',
  gender: 'Your gender',
  photoCheck: 'The photo check',
  upiId: 'Your UPI ID',
} satisfies Record<(typeof CONSENT_PURPOSES)[number], string>
export const given = (day: string, notice: string) => `Agreed on ${day}, ${notice}`
export const givenBefore = (day: string | null) =>
  day === null ? 'Agreed before we recorded days and versions' : `Agreed on ${day}, before we recorded versions`
export const withdrawn = (day: string, notice: string) => `Taken back on ${day}, ${notice}`
export const version = (notice: string) => `version ${notice} of the privacy notice`
export const never = 'Not agreed to'
export const withdraw = 'Take back'
export const withdrawOf = (purpose: string) => `Take back: ${purpose}`
export const withdrawQuestion = 'Take this back?'
export const effects = {
  gender:
    'Your gender is deleted, and where you say to your gender only that you are going is withdrawn. You can say a gender again after 90 days. Tours that you host stay as they are until you change them.',
  photoCheck: 'Your photo check is deleted, and so is the mark on your profile.',
  upiId: 'Your UPI ID is deleted. Whoever owes you cannot see it any more.',
} satisfies Withdrawable
export const deleteAccount = 'Delete my account'
export const done = 'Taken back, and deleted.'
export const loading = 'Loading...'
export const loadFailed = 'This could not be loaded.'
export const tryAgain = 'Try again'
export const cancel = 'Cancel'
export const failed = 'That did not work. Please try again.'
