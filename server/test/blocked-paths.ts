import { expenseRoutes } from '../src/http/expense-routes.ts'
import { A_POLL } from './blocked-groups.ts'
import { tripPathsOf } from './blocked-trips.ts'
import { aReference } from './make.ts'
import type { TestPerson } from './people.ts'

/** The place of everybody's travel plan. */
export const PLAN_PLACE = 'tarkarli-malvan'

/** People whom a block separates still settle with each other: see features/expenses/rights.test.ts. */
const ledgerPaths = Object.fromEntries(
  [
    'GET /expenses',
    'POST /expenses/upi',
    ...[...expenseRoutes('tour'), ...expenseRoutes('trip')].map(({ method, path }) => `${method} ${path}`),
  ].map((path) => [path, () => null]),
)

/** The ids of a user's tours and plan. */
export type Named = Record<'coming' | 'past' | 'inviting' | 'plan', (whose: TestPerson) => string> & {
  /** A tour that both have joined, and the numbers of each one's message and poll in its group. */
  shared: () => string
  writtenBy: (author: TestPerson) => number
  pollOf: (author: TestPerson) => number
  /** The trip of the past tour, whose members may change it. */
  trip: (whose: TestPerson) => string
  /** The reference about the other by this person. */
  referenceBy: (writer: TestPerson) => string
}

const people = (path: string, payload?: object): Ask => ({ url: `/api/${path}`, payload, about: 'people' })
const named = (path: string, payload?: object): Ask => ({ url: `/api/${path}`, payload, about: 'the other' })

/** The documented paths: after the block, those about the other user respond 404, and the others omit the user. */
export type Ask = { url: string; payload?: object; about: 'the other' | 'people' }
export const pathsOf = ({
  coming,
  past,
  shared,
  writtenBy,
  pollOf,
  inviting,
  plan,
  trip,
  referenceBy,
}: Named): Record<string, (reader: TestPerson, other: TestPerson) => Ask | null> => ({
  'POST /auth/send-verification-code': () => null,
  'POST /auth/verify-code-and-register': () => null,
  'POST /users/profile': () => people('users/profile', {}),
  'GET /users/profile': () => people('users/profile'),
  'GET /users/users/:userId': (_, other) => named(`users/users/${other._id}`),
  'POST /users/favorite-tours': (_, other) => named('users/favorite-tours', { tourId: coming(other) }),
  'GET /users': (reader) => people(`users?userId=${reader._id}`),
  'POST /users/swipe': (_, other) => named('users/swipe', { swipedUserId: other._id, action: 'right' }),
  'GET /users/matches': (reader) => people(`users/matches?userId=${reader._id}`),
  'GET /users/:followedId/follow-status': (_, other) => named(`users/${other._id}/follow-status`),
  'POST /users/:followedId/follow': (_, other) => named(`users/${other._id}/follow`, {}),
  'POST /users/:followedId/unfollow': (_, other) => named(`users/${other._id}/unfollow`, {}),
  'POST /recommend_travel': () => null,
  'POST /contact': () => null,
  'GET /destinations': () => null,
  'GET /destinations/:destinationId': () => null,
  'GET /destinations/:destinationId/tours': () => people('destinations/tarkarli-malvan/tours'),
  'GET /destinations/:destinationId/going': () => null,
  'POST /destinations/:destinationId/wrong-facts': () => null,
  'GET /packages': () => null,
  'GET /packages/:packageId': () => null,
  'GET /tours': () => people('tours'),
  'POST /tours/:tourId/join': (_, other) => named(`tours/${coming(other)}/join`, {}),
  'GET /groups': () => people('groups'),
  'GET /tours/:tourId/group': (_, other) => named(`tours/${past(other)}/group`),
  'POST /tours/:tourId/group/entries': (_, other) => named(`tours/${past(other)}/group/entries`, { text: 'Hello?' }),
  'GET /tours/:tourId/group/entries': (_, other) => named(`tours/${past(other)}/group/entries`),
  'GET /tours/:tourId/group/changes': () => people(`tours/${shared()}/group/changes?after=0`),
  'POST /tours/:tourId/group/entries/:number/reaction': (_, other) =>
    named(`tours/${shared()}/group/entries/${writtenBy(other)}/reaction`, { reaction: 'heart', on: true }),
  'POST /tours/:tourId/group/entries/:number/pin': () => null,
  'POST /tours/:tourId/group/polls': (_, other) => named(`tours/${past(other)}/group/polls`, A_POLL),
  'POST /tours/:tourId/group/entries/:number/vote': (_, other) =>
    named(`tours/${shared()}/group/entries/${pollOf(other)}/vote`, { choices: [0] }),
  'POST /tours/:tourId/group/entries/:number/close': () => null,
  'POST /tours/:tourId/group/meeting': () => null,
  'POST /tours/:tourId/group/arrival': (_, other) => named(`tours/${past(other)}/group/arrival`, { here: true }),
  'POST /tours/:tourId/group/read': (_, other) => named(`tours/${past(other)}/group/read`, { upTo: 1 }),
  'POST /tours/:tourId/group/mute': (_, other) => named(`tours/${past(other)}/group/mute`, { muted: false }),
  'POST /tours/:tourId/leave': (_, other) => named(`tours/${coming(other)}/leave`, {}),
  ...tripPathsOf({ past, trip }),
  ...ledgerPaths,
  'GET /gender': () => null,
  'POST /gender': () => null,
  'POST /gender/deck': () => null,
  'GET /sessions': () => null,
  'POST /sessions/end-others': () => null,
  'POST /sessions/:sessionId/end': () => null,
  'GET /references': () => people('references'),
  'POST /references': (_, other) => named('references', { tourId: past(other), aboutId: other._id, ...aReference() }),
  'GET /references/pending': () => people('references/pending'),
  'POST /references/:referenceId/reply': (_, other) =>
    named(`references/${referenceBy(other)}/reply`, { text: 'Thank you.' }),
  'GET /users/:userId/references': (_, other) => named(`users/${other._id}/references`),
  'GET /users/:userId/marks': (_, other) => named(`users/${other._id}/marks`),
  'GET /plans': () => null,
  'POST /plans': () => null,
  'GET /plans/search': () => people(`plans/search?placeId=${PLAN_PLACE}`),
  'POST /plans/:planId/update': () => null,
  'POST /plans/:planId/withdraw': () => null,
  'GET /passkeys': () => null,
  'POST /passkeys/:passkeyId/rename': () => null,
  'POST /passkeys/:passkeyId/remove': () => null,
  'GET /plans/:planId/overlaps': () => null,
  'GET /plans/invitations': () => people('plans/invitations'),
  'POST /plans/:planId/decline': (reader, other) => named(`plans/${plan(reader)}/decline`, { tourId: inviting(other) }),
  'POST /plans/:planId/accept': (reader, other) => named(`plans/${plan(reader)}/accept`, { tourId: inviting(other) }),
  'POST /plans/:planId/invite': (reader, other) =>
    named(`plans/${plan(other)}/invite`, { placeId: PLAN_PLACE, tourId: inviting(reader) }),
})
