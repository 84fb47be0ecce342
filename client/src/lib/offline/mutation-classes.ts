import type { AppRouter } from '@saathi/server/router'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'

/**
 * The mutations that wait on this device while there is no network, for people who keep their trips, each with its lane:
 * the writes of a lane are sent in the order in which they were made. The server knows a repetition of each: by the key
 * that is made before the first try, by the id of what is added, or since it sets or removes what is already so.
 */
export const QUEUED = {
  'expenses.add': ({ ledger }) => ledgerLane(ledger),
  'expenses.correct': ({ ledger }) => ledgerLane(ledger),
  'expenses.remove': ({ ledger }) => ledgerLane(ledger),
  'groups.send': ({ tourId }) => groupLane(tourId),
  'groups.vote': ({ tourId }) => groupLane(tourId),
  'messages.send': ({ userId }) => conversationLane(userId),
  'trips.addCheck': ({ tripId }) => tripLane(tripId),
  'trips.removeCheck': ({ tripId }) => tripLane(tripId),
  'trips.tick': ({ tripId }) => tripLane(tripId),
} satisfies { [Name in Queueable]?: (input: InputOf<Name>) => string }

/** Why the other mutations need the network, or wait in a way of their own. */
export const NEEDS_NETWORK: Record<string, string[]> = {
  'seats and who travels with whom: whoever comes first has them, and the answer decides what to do next': [
    'choices.add',
    'choices.close',
    'choices.join',
    'choices.leave',
    'choices.open',
    'choices.vote',
    'plans.accept',
    'plans.create',
    'plans.decline',
    'plans.invite',
    'plans.update',
    'plans.withdraw',
    'tours.accept',
    'tours.ask',
    'tours.answer',
    'tours.cancel',
    'tours.create',
    'tours.decline',
    'tours.join',
    'tours.leave',
    'tours.readmit',
    'tours.remove',
    'tours.setJoining',
    'tours.update',
    'trips.answerInvitation',
    'trips.answerPublishing',
    'trips.invite',
    'trips.join',
    'trips.publish',
    'trips.removeFriend',
    'trips.setFriendRight',
    'trips.unpublish',
  ],
  'money that has changed hands, which both sides must see as it is now': [
    'expenses.begin',
    'expenses.cancelTransfer',
    'expenses.claim',
    'expenses.confirm',
    'expenses.dispute',
    'expenses.release',
    'expenses.setUpi',
    'expenses.unclaim',
  ],
  'people in a list that others see: a choice among them means nothing days later': [
    'matching.swipe',
    'matching.undo',
    'matching.unmatch',
    'social.follow',
    'social.unfollow',
  ],
  'safety, consent and the account itself, which must be done when they look done': [
    'auth.changeAddress',
    'auth.consent',
    'auth.register',
    'auth.sendCode',
    'auth.startAddressChange',
    'auth.sync',
    'consents.withdraw',
    'exclusions.add',
    'exclusions.clear',
    'exclusions.forget',
    'exclusions.remember',
    'exclusions.remove',
    'genders.set',
    'genders.setDeck',
    'nominees.remove',
    'nominees.set',
    'passkeys.login',
    'passkeys.recover',
    'passkeys.register',
    'passkeys.remove',
    'passkeys.rename',
    'passkeys.sendCode',
    'passkeys.setRequired',
    'passkeys.startLogin',
    'passkeys.startRegistration',
    'push.change',
    'push.subscribe',
    'push.unsubscribe',
    'safety.appeal',
    'safety.reportTrip',
    'safety.startPhotoCheck',
    'sessions.end',
    'sessions.endCurrent',
    'sessions.endOthers',
    'sessions.endAll',
    'social.block',
    'social.keep',
    'social.leave',
    'social.report',
    'social.unblock',
    'social.update',
  ],
  'the answer is what is wanted: a proposal, new dates, a name with an id, a link or a file that was read': [
    'chat.reply',
    'choices.createLink',
    'choices.remove',
    'choices.revokeLink',
    'choices.start',
    'expenses.addGuest',
    'expenses.importSplitwise',
    'expenses.renameGuest',
    'trips.attach',
    'trips.copy',
    'trips.create',
    'trips.createFeed',
    'trips.createInvite',
    'trips.createLink',
    'trips.remove',
    'trips.revokeFeed',
    'trips.revokeInvite',
    'trips.revokeLink',
    'trips.setBooking',
    'trips.setPlaces',
    'trips.update',
  ],
  'asks or tells others something that is true at one time': [
    'groups.arrive',
    'groups.closePoll',
    'groups.createPoll',
    'groups.mute',
    'groups.pin',
    'groups.react',
    'groups.setMeeting',
  ],
  'the page itself sends it again until the server answers, with what the page shows by then': [
    'groups.markRead',
    'messages.markRead',
    'notices.markRead',
  ],
  'kept with its trip on this device, and merged with what others have changed before it is sent': ['trips.change'],
  'a choice or a letter on a page that is not kept, or counts what a page showed': [
    'contact.send',
    'destinations.reportFact',
    'recommend.count',
    'references.reply',
    'references.write',
    'saved.add',
    'saved.remove',
    'tours.favorite',
  ],
}

const conversationLane = (userId: string) => `conversation ${userId}`
const groupLane = (tourId: string) => `group ${tourId}`
const ledgerLane = ({ kind, id }: { kind: string; id: string }) => `ledger ${kind} ${id}`
const tripLane = (tripId: string) => `trip ${tripId}`
export const LANES = { conversation: conversationLane, group: groupLane, ledger: ledgerLane, trip: tripLane }

type Inputs = inferRouterInputs<AppRouter>
type Outputs = inferRouterOutputs<AppRouter>
type Queueable = { [Noun in keyof Inputs & string]: `${Noun}.${keyof Inputs[Noun] & string}` }[keyof Inputs & string]
type At<All, Name> = Name extends `${infer Noun}.${infer Verb}`
  ? Noun extends keyof All
    ? Verb extends keyof All[Noun]
      ? All[Noun][Verb]
      : never
    : never
  : never
export type InputOf<Name> = At<Inputs, Name>

export type QueuedName = keyof typeof QUEUED
/** A call of a queued mutation. */
export type Call = { [Name in QueuedName]: { name: Name; input: InputOf<Name> } }[QueuedName]
/** A call and its answer. */
export type Answered = {
  [Name in QueuedName]: { name: Name; input: InputOf<Name>; answer: At<Outputs, Name> }
}[QueuedName]

export const laneOf = ({ name, input }: Call): string => (QUEUED[name] as (input: unknown) => string)(input)
