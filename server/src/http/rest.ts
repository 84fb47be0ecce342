import { DeckCard } from '@saathi/shared/matching'
import { InvitationToTour, OwnPlan, PlanSearch } from '@saathi/shared/plans'
import { TravelAnswer } from '@saathi/shared/recommend'
import { ReferencePage } from '@saathi/shared/references'
import { Session } from '@saathi/shared/sessions'
import { TripList } from '@saathi/shared/trips'
import * as z from 'zod/mini'
import { toDocumentedResponse } from '../features/recommend/engine.ts'
import type { ProcedureName } from '../router.ts'
import { expenseRoutes } from './expense-routes.ts'

/** A documented path, which calls a procedure with the fields of its path and its query or body. */
export type RestRoute = {
  method: 'GET' | 'POST'
  path: string
  procedure: ProcedureName
  /** One line for the API document. */
  summary: string
  /** Error statuses besides those that follow from its access and its input, such as 404. */
  errors: number[]
  /** Defaults for missing query fields: a list returns its maximum number of items. */
  defaultInput?: { limit: number; participants?: number }
  /** Converts the procedure's output to the documented shape. */
  as?: { schema: z.core.$ZodType; from: (output: never) => object }
  /** The response is cached: it has an ETag, and may be 304. */
  cached?: true
  /** The path names a tour or trip, whose ledger is the field `ledger` of the procedure's input. */
  ledger?: 'tour' | 'trip'
}

type Options = Partial<Pick<RestRoute, 'as' | 'cached' | 'errors' | 'defaultInput'>>
const route =
  (method: RestRoute['method'], shared: Options = {}) =>
  (path: string, procedure: ProcedureName, summary: string, options: Options = {}): RestRoute => ({
    method,
    path,
    procedure,
    summary,
    errors: [],
    ...shared,
    ...options,
  })
const get = route('GET')
const post = route('POST')
/** Responds with a plain array; a `Link` header names the next page. */
const list = route('GET', { defaultInput: { limit: 100 } })

/** The recommendation service's own path, documented outside /api; it works below /api too. */
const recommendTravel = post('/recommend_travel', 'recommend.travel', 'Destinations for a dream trip', {
  as: { schema: TravelAnswer, from: toDocumentedResponse },
})
export const customRoutes = [recommendTravel]

/** The documented paths under /api, except those that take forms: rest/profile-form.ts and rest/media-routes.ts. */
export const restRoutes: RestRoute[] = [
  post('/auth/send-verification-code', 'auth.sendCode', 'Mail a registration code'),
  post('/auth/verify-code-and-register', 'auth.register', 'Make an account with that code', { errors: [409] }),

  post('/users/profile', 'auth.sync', 'Make or find the profile of your token'),
  get('/users/profile', 'social.me', 'Your own profile'),
  get('/sessions', 'sessions.list', 'The devices on which you are logged in, those used last first', {
    as: { schema: z.array(Session), from: ({ items }: { items: Session[] }) => items },
  }),
  post('/sessions/end-others', 'sessions.endOthers', 'Log out all of your other devices'),
  post('/sessions/:sessionId/end', 'sessions.end', 'Log out one of your devices', { errors: [404] }),
  get('/users/users/:userId', 'social.profile', "Somebody's public profile; with a token, their tours too", {
    errors: [404],
  }),
  post('/users/favorite-tours', 'tours.favorite', 'Favorite a tour, or take that back', { errors: [404] }),

  list('/users', 'matching.deck', 'People to swipe on', {
    as: { schema: z.array(DeckCard), from: ({ items }: { items: DeckCard[] }) => items },
  }),
  post('/users/swipe', 'matching.swipe', 'Swipe on somebody', { errors: [404] }),
  list('/users/matches', 'matching.matches', 'People matched with you'),
  get('/users/:followedId/follow-status', 'social.followStatus', 'Whether you follow somebody', { errors: [404] }),
  post('/users/:followedId/follow', 'social.follow', 'Follow somebody', { errors: [404] }),
  post('/users/:followedId/unfollow', 'social.unfollow', 'Unfollow somebody', { errors: [404] }),

  recommendTravel,
  post('/contact', 'contact.send', 'Send an enquiry'),

  list('/packages', 'packages.list', 'Travel packages', { cached: true }),
  get('/packages/:packageId', 'packages.get', 'A travel package', { cached: true, errors: [404] }),

  get('/destinations', 'destinations.list', 'Destinations by name', { cached: true }),
  get('/destinations/:destinationId', 'destinations.get', 'A destination: months, costs and ways there', {
    cached: true,
    errors: [404],
  }),
  get('/destinations/:destinationId/going', 'plans.going', 'How many people plan to go to a destination', {
    cached: true,
    errors: [404],
  }),
  get('/destinations/:destinationId/tours', 'destinations.tours', 'The next tours to a destination'),
  post(
    '/destinations/:destinationId/wrong-facts',
    'destinations.reportFact',
    'Report a wrong fact about a destination',
    {
      errors: [404],
    },
  ),

  list('/tours', 'tours.list', 'Group tours: to come soonest first, then past latest first', {
    defaultInput: { limit: 100, participants: 100 },
  }),
  post('/tours/:tourId/join', 'tours.join', 'Join a tour, or the queue of a full one, or ask its host', {
    errors: [404, 409],
  }),
  get('/groups', 'groups.list', 'The groups of your tours, those with the newest messages first'),
  get('/tours/:tourId/group', 'groups.get', 'The group of a tour: its members, and what you have not read', {
    errors: [404],
  }),
  post('/tours/:tourId/group/entries', 'groups.send', 'Write to the group of a tour', { errors: [404] }),
  list('/tours/:tourId/group/entries', 'groups.entries', 'The conversation of a group, newest first', {
    errors: [404],
  }),
  get('/tours/:tourId/group/changes', 'groups.changes', 'What has changed in a group since a version', {
    errors: [404],
  }),
  post('/tours/:tourId/group/entries/:number/reaction', 'groups.react', 'React to a message, or take that back', {
    errors: [404],
  }),
  post('/tours/:tourId/group/entries/:number/pin', 'groups.pin', 'Pin a message of your group, or take that back', {
    errors: [404],
  }),
  post('/tours/:tourId/group/polls', 'groups.createPoll', 'Ask the group of a tour', { errors: [404] }),
  post(
    '/tours/:tourId/group/entries/:number/vote',
    'groups.vote',
    'Vote in a poll, or change or take back your votes',
    {
      errors: [404, 409],
    },
  ),
  post('/tours/:tourId/group/entries/:number/close', 'groups.closePoll', 'Close your poll, or one of your group', {
    errors: [404],
  }),
  post('/tours/:tourId/group/meeting', 'groups.setMeeting', 'Set the meeting point of your group', { errors: [404] }),
  post('/tours/:tourId/group/arrival', 'groups.arrive', 'Say that you are at the meeting point, or take that back', {
    errors: [404, 409],
  }),
  post('/tours/:tourId/group/read', 'groups.markRead', 'Mark a group as read up to an entry', { errors: [404] }),
  post('/tours/:tourId/group/mute', 'groups.mute', 'Mute a group, or take that back', { errors: [404] }),
  post('/tours/:tourId/leave', 'tours.leave', 'Leave a tour, or its queue, or take back a request', {
    errors: [404, 409],
  }),

  get('/expenses', 'expenses.overview', 'What you owe and are owed in all of your tours and trips'),
  post('/expenses/upi', 'expenses.setUpi', 'Store your UPI id, or delete it'),
  ...expenseRoutes('tour'),
  ...expenseRoutes('trip'),

  get('/gender', 'genders.mine', 'Your own gender, which no other answer has'),
  post('/gender', 'genders.set', 'Declare your gender, change it once in 90 days, or take it back', { errors: [409] }),
  post('/gender/deck', 'genders.setDeck', 'Open your deck to your own gender only, or to everybody'),

  get('/plans', 'plans.list', 'Your travel plans, the next first', {
    as: { schema: z.array(OwnPlan), from: ({ items }: { items: OwnPlan[] }) => items },
  }),
  post('/plans', 'plans.create', 'Make a travel plan that others can find', { errors: [404, 409] }),
  get('/plans/search', 'plans.search', 'Who goes to a place: people with plans, and tours with their people', {
    as: {
      schema: z.omit(PlanSearch, { nextCursor: true }),
      from: ({ nextCursor, ...found }: z.infer<typeof PlanSearch>) => found,
    },
  }),
  post('/plans/:planId/update', 'plans.update', 'Change a travel plan', { errors: [404, 409] }),
  get('/plans/:planId/overlaps', 'plans.overlaps', 'How many plans and tours your plan overlaps', { errors: [404] }),
  post('/plans/:planId/invite', 'plans.invite', 'Invite the owner of a plan to your tour', { errors: [404, 409] }),
  get('/plans/invitations', 'plans.invitations', 'Invitations to tours because of your plans', {
    as: { schema: z.array(InvitationToTour), from: ({ items }: { items: InvitationToTour[] }) => items },
  }),
  post('/plans/:planId/accept', 'plans.accept', 'Accept an invitation, which shows its host the days of your plan', {
    errors: [404, 409],
  }),
  post('/plans/:planId/decline', 'plans.decline', 'Decline an invitation, or take an acceptance back', {
    errors: [404, 409],
  }),
  post('/plans/:planId/withdraw', 'plans.withdraw', 'Withdraw a travel plan', { errors: [404] }),

  list('/references', 'references.mine', 'The references that you have written, newest first', {
    defaultInput: { limit: 50 },
  }),
  list('/references/pending', 'references.pending', 'About whom you may write, of the tours that ended lately'),
  post('/references', 'references.write', 'Write about somebody with whom you were on a tour, once', {
    errors: [404, 409],
  }),
  get('/users/:userId/references', 'references.list', 'The references about somebody, newest first', {
    errors: [404],
    defaultInput: { limit: 50 },
    as: {
      schema: z.omit(ReferencePage, { nextCursor: true }),
      from: ({ nextCursor, ...page }: z.infer<typeof ReferencePage>) => page,
    },
  }),
  post('/references/:referenceId/reply', 'references.reply', 'Reply to a reference about you, once', {
    errors: [404, 409],
  }),
  get('/users/:userId/marks', 'references.marks', 'What was checked about somebody, and when', { errors: [404] }),
  get('/passkeys', 'passkeys.list', 'Your passkeys, the newest first'),
  post('/passkeys/:passkeyId/rename', 'passkeys.rename', 'Rename a passkey', { errors: [404] }),
  post('/passkeys/:passkeyId/remove', 'passkeys.remove', 'Remove a passkey, within five minutes of a log-in', {
    errors: [404, 409],
  }),

  get('/trips', 'trips.list', 'Your trips and those of your tours, the next first', {
    as: { schema: TripList.shape.items, from: ({ items }: TripList) => items },
  }),
  post('/trips', 'trips.create', 'Make a trip, with its days proposed from the facts of the place', {
    errors: [404, 409],
  }),
  get('/trips/:tripId', 'trips.get', 'A trip: its days, highlights, daylight and your checklist', { errors: [404] }),
  post('/trips/:tripId/changes', 'trips.change', 'Change items of a trip, each unless somebody else has since', {
    errors: [404, 409],
  }),
  get('/trips/:tripId/changes', 'trips.changes', 'The items of a trip that were changed since a version', {
    errors: [404],
  }),
  post('/trips/:tripId/update', 'trips.update', 'Change the title, dates or people of a trip', { errors: [404, 409] }),
  post('/trips/:tripId/attach', 'trips.attach', 'Make your trip that of a tour you host, or of none', {
    errors: [404, 409],
  }),
  post('/trips/:tripId/checks', 'trips.addCheck', 'Add a line to your checklist of a trip', { errors: [404, 409] }),
  post('/trips/:tripId/checks/:itemId/tick', 'trips.tick', 'Tick a line of your checklist, or take that back', {
    errors: [404],
  }),
  post('/trips/:tripId/checks/:itemId/remove', 'trips.removeCheck', 'Remove a line that you have added', {
    errors: [404],
  }),
  post('/trips/:tripId/links', 'trips.createLink', 'Make a link to your trip that anybody can open', {
    errors: [404, 409],
  }),
  post('/trips/:tripId/links/:kind/revoke', 'trips.revokeLink', 'Revoke a link to your trip', { errors: [404] }),
  get('/shared/:token', 'trips.shared', 'A trip by its link: days and places', { errors: [404, 429] }),
  get('/calendar', 'trips.feed', 'Whether you have a calendar feed'),
  post('/calendar', 'trips.createFeed', 'Make your calendar feed, in place of an older one'),
  post('/calendar/revoke', 'trips.revokeFeed', 'Revoke your calendar feed'),
  get('/tours/:tourId/trip', 'trips.forTour', 'The trip of a tour, or what its host can make one from', {
    errors: [404],
  }),
  post('/trips/:tripId/remove', 'trips.remove', 'Delete your trip', { errors: [404] }),
]
