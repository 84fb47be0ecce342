import type { REPORT_REASONS } from '@saathi/shared/social-rules'

export const reportOrBlock = 'Report or block'
export const reportOrBlockName = (name: string) => `Report or block ${name}`
export const report = 'Report'
export const isAnonymous = 'Your report is anonymous. Only our moderators see it.'
export const reason = 'What is wrong?'
export const chooseReason = 'Please choose'
export const noReason = 'Please choose what is wrong.'
export const note = 'What happened? (optional)'
export const alsoBlock = 'Block them as well'
export const blockMeans = 'You will not see each other anywhere, and your conversation ends.'
export const sendReport = 'Send report'
export const sending = 'Sending...'
export const onlyBlock = 'Only block'
export const blocking = 'Blocking...'
export const cancel = 'Cancel'
export const failed = 'We could not send this. Please try again.'
export const blockedPeople = 'People you have blocked'
export const unblock = 'Unblock'
export const unblockName = (name: string) => `Unblock ${name}`
export const unblockFailed = 'That did not work. Please try again.'

/** By the value on the wire. */
export const reasons = {
  harassment: 'Harassment or threats',
  unsafe: 'Felt unsafe on a tour or in a conversation',
  inappropriate: 'Inappropriate words or pictures',
  fake: 'Pretends to be someone else',
  scam: 'Asks for money, or sells something',
  underage: 'Seems to be under 18',
  other: 'Something else',
} satisfies Record<(typeof REPORT_REASONS)[number], string>
