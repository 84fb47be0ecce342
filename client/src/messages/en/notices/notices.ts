import { rich } from '@saathi/shared/lib/rich'

export const notifications = 'Notifications'
export const unreadNotifications = (count: number) => `Notifications, ${count} unread`
export const moreThan99 = '99+'
export const loading = 'Loading notifications...'
export const failed = 'We could not load your notifications. We will try again in a minute.'
export const empty = 'No notifications yet. Tour updates appear here.'
export const older = 'Older notifications'
export const isNew = 'New:'
export const someone = 'Someone'
export const justNow = 'just now'

/** By kind; the tags stand for the name of the tour, of the person, and the reason that the host gave. */
export const byKind = {
  seat: 'A seat became free and is now yours: <tour>the tour</tour>.',
  cancelled: 'The host cancelled <tour>the tour</tour>. If you have paid, ask for your money back.',
  changed: 'The host changed <tour>the tour</tour>. Please check the dates, the price and the place.',
  joined: '<actor>Someone</actor> joined <tour>the tour</tour>.',
  blockedJoined: 'Someone you have blocked joined <tour>the tour</tour>. They are not told that you are on it.',
  left: '<actor>Someone</actor> left <tour>the tour</tour>.',
  removed: 'The host removed you from <tour>the tour</tour>.',
  requested: '<actor>Someone</actor> asks to join <tour>the tour</tour>.',
  accepted: 'The host accepted your request: you have a seat in <tour>the tour</tour>.',
  acceptedToWait: 'The host accepted your request. <tour>The tour</tour> is full, and you are on its waitlist.',
  declined: 'The host declined your request to join <tour>the tour</tour>.',
  invited: 'The host invited you to <tour>the tour</tour>, because you are going there.',
  invitationAccepted:
    '<actor>Someone</actor> accepted your invitation to <tour>the tour</tour>. You can now see their days.',
  payReleased: '<actor>Someone</actor> shows you their UPI id, so that you can pay for <tour>the tour</tour>.',
  payClaimed: '<actor>Someone</actor> marked a payment to you for <tour>the tour</tour> as paid. Have you received it?',
  payConfirmed: '<actor>Someone</actor> confirmed your payment for <tour>the tour</tour>.',
  payDisputed: '<actor>Someone</actor> says that your payment for <tour>the tour</tour> has not arrived.',
  tripPayReleased: '<actor>Someone</actor> shows you their UPI id, so that you can pay for <trip>the trip</trip>.',
  tripPayClaimed:
    '<actor>Someone</actor> marked a payment to you for <trip>the trip</trip> as paid. Have you received it?',
  tripPayConfirmed: '<actor>Someone</actor> confirmed your payment for <trip>the trip</trip>.',
  tripPayDisputed: '<actor>Someone</actor> says that your payment for <trip>the trip</trip> has not arrived.',
  reportDecided: 'We have decided about a report of yours. See what became of it.',
  appealDecided: 'We have decided about your appeal.',
  photoDecided: 'We have looked at the picture for your photo check.',
  referencesDue: 'How was <tour>the tour</tour>? You have 30 days to write about the people who were on it.',
  referenced: '<actor>Someone</actor> wrote a reference about you after <tour>the tour</tour>.',
  readmitted: 'You can join <tour>the tour</tour> again.',
  tripTomorrow: '<trip>Your trip</trip> begins tomorrow. Look at its first day, and at what to carry.',
  publishAsked: '<actor>Someone</actor> would like to make <trip>your trip</trip> public. Do you agree?',
} as const
const NAMED = 3
/** The people about whom the user may write; the place is marked as a tour is. */
export const writeAbout = (place: string, people: string[], until: string) => {
  const more = people.length - NAMED
  const named = more > 1 ? [...people.slice(0, NAMED), `${more} more`] : people
  const list = named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
  return rich`How was <place>${place}</place>? Write about ${list} until ${until}.`
}
export const choiceDecided = 'You have chosen where to go: <choice>your choice</choice>'
export const choiceUndecided = 'No trip has won: <choice>your choice</choice>'
export const tourTomorrow = '<tour>The tour</tour> begins tomorrow. Your ticket has the first meeting point.'
export const invitedToTrip = '<owner>Someone</owner> invites you to plan <trip>a trip</trip> together.'
export const asked = '<actor>Someone</actor> asks you about <tour>the tour</tour> before joining.'
export const answered = 'The host answered your question about <tour>the tour</tour>.'
export const removedWithReason = 'The host removed you from <tour>the tour</tour>. Their reason: <note>none</note>'
export const declinedWithReason =
  'The host declined your request to join <tour>the tour</tour>. Their words: <note>none</note>'
