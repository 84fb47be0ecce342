import type { NoticeKind } from '@saathi/shared/notices/schema'
import type { Errors } from '../errors.ts'

// Notifications on devices, which everybody who sees the screen can read. They never have words of a message; names of people,
// tours and trips only on devices whose owner wants that.
export const errors = {
  'push.endpointRefused': 'This is not an address of a push service that we send to.',
  'push.keyInvalid': 'This is not a key of a browser.',
  'push.off': 'This site sends no notifications to devices.',
  'push.deviceUnknown': 'This device gets no notifications yet.',
} satisfies Errors

export const message = (name: string | null) => (name === null ? 'A new message' : `A new message from ${name}`)
export const group = (name: string | null) =>
  name === null ? 'New in a group of yours' : `New in the group of ${name}`

/** Unread messages are counted up to 100. */
export const unread = (count: number) => {
  if (count === 1) return 'Open Saathi to read it.'
  return count >= 100 ? '100 or more unread messages' : `${count} unread messages`
}

export const titles = {
  seat: (name: string | null) => (name === null ? 'News about your seat' : `Your seat: ${name}`),
  requests: (name: string | null) => (name === null ? 'News about a request' : `A request: ${name}`),
  money: (name: string | null) => (name === null ? 'News about a payment' : `A payment: ${name}`),
}

/** `actor`: who did it; null where names are not shown. */
export const notices: { [Kind in NoticeKind]?: (actor: string | null) => string } = {
  seat: () => 'A seat became free and is now yours.',
  cancelled: () => 'The host cancelled the tour.',
  changed: () => 'The host changed the tour. Please check the dates, the price and the place.',
  removed: () => 'The host removed you from the tour.',
  readmitted: () => 'You can join the tour again.',
  accepted: () => 'The host accepted your request: you have a seat.',
  acceptedToWait: () => 'The host accepted your request. The tour is full, and you are on its waitlist.',
  declined: () => 'The host declined your request.',
  requested: (actor) => `${actor ?? 'Somebody'} asks to join your tour.`,
  invited: () => 'A host invited you to a tour.',
  publishAsked: (actor) =>
    `${actor ?? 'A friend'} would like to make a trip of yours public, and asks whether you agree.`,
  invitationAccepted: (actor) => `${actor ?? 'Somebody'} accepted your invitation.`,
  payReleased: (actor) => `${actor ?? 'Somebody'} shows you their UPI id, so that you can pay.`,
  payClaimed: (actor) => `${actor ?? 'Somebody'} marked a payment to you as paid. Have you received it?`,
  payConfirmed: (actor) => `${actor ?? 'Somebody'} confirmed your payment.`,
  payDisputed: (actor) => `${actor ?? 'Somebody'} says that your payment has not arrived.`,
}
export const asked = (actor: string | null) => `${actor ?? 'Somebody'} asks you something before joining.`
export const answered = 'The host answered your question.'
export const somethingNew = 'Open Saathi to see it.'

export const invited = 'An invitation to plan a trip together'
export const invitedBy = (owner: string | null, title: string | null) =>
  owner === null || title === null ? 'Somebody invites you to plan a trip.' : `${owner} invites you to plan "${title}".`

export const subscribed = 'This device is told of news.'
export const changed = 'Saved.'
export const unsubscribed = 'This device is not told of news any more.'
