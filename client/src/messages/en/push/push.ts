import type { PushKind } from '@saathi/shared/push/schema'

// Texts of the notifications on this device.

/** With a finger the device is a phone, with a mouse it may be anything. */
const device = (isPhone: boolean) => (isPhone ? 'phone' : 'device')
export const title = (isPhone: boolean) => `Tell me on this ${device(isPhone)}`
export const means =
  'Also while Saathi is closed. Never between 22:00 and 7:00, and never with the words of a message. What you are told here is not mailed to you again.'
export const blocked =
  'This browser blocks notifications from Saathi. Allow them in its settings for this site, then switch this on.'
export const unsupported =
  'This browser cannot show notifications. On an iPhone, add Saathi to the home screen first, and open it from there.'
export const whatOf = 'What should we tell you?'
export const kinds = {
  messages: 'Private messages',
  group: 'Messages in the groups of your tours and trips',
  seat: 'Your seats: places, requests and changes of tours',
  requests: 'Requests, questions and invitations to you',
  money: 'Payments to you and from you',
  tomorrow: 'The evening before a trip: train, first stop, what to carry',
} satisfies Record<PushKind, string>
export const showsNames = 'Say who or which tour it is about'
export const showsNamesHint = 'Everybody who sees the screen can read it.'
export const on = 'You are told of news here.'
export const off = 'You are told of nothing here any more.'
export const failed = 'This did not work. Please try again.'
export const denied = 'Your browser did not allow it. You can change that in its settings for this site.'

export const questionOfMessages = (name: string) => `Shall we tell you when ${name} answers?`
export const questionOfSeat = 'Shall we tell you when something about your seat changes?'
export const yes = 'Tell me'
export const no = 'Not now'
