import { expect } from 'vitest'
import type { World } from './calls/world.ts'
import { type Case, noId } from './contract-case.ts'
import { aPlan } from './make.ts'

const byRavi = expect.objectContaining({ name: 'Ravi' })
const user = 'No such user.'
const passkey = 'This passkey is not there any more.'
const invitation = 'No such invitation.'

/** The documented paths about people, their devices, plans and references. */
export const contractPeople = ({ asha, things }: Pick<World, 'asha' | 'things'>): Record<string, Case> => ({
  'POST /api/users/profile': { says: { _id: asha._id, name: 'Asha' } },
  'GET /api/users/profile': { says: { _id: asha._id, email: asha.email, favoriteTours: [] } },
  'GET /api/users/users/{userId}': {
    says: { name: 'Ravi', followerCount: 0 },
    missing: user,
    bad: noId('userId'),
  },
  'GET /api/users': { says: [byRavi], own: 'userId', bad: { with: { limit: 'many' }, field: 'limit' } },
  'POST /api/users/swipe': {
    says: { message: 'It is a match!', match: { name: 'Ravi' } },
    own: 'userId',
    missing: user,
    bad: { with: { action: 'up' }, field: 'action' },
  },
  'GET /api/users/matches': {
    says: ['Ravi', 'Kabir', 'Mina'].map((name) => expect.objectContaining({ name })),
    own: 'userId',
    bad: { with: { cursor: 'here' }, field: 'cursor' },
  },
  'GET /api/users/{followedId}/follow-status': {
    with: { currentUser: '' },
    says: { isFollowing: false },
    own: 'currentUser',
    missing: user,
    bad: noId('followedId'),
  },
  'POST /api/users/{followedId}/follow': {
    says: { isFollowing: true, followerCount: 1 },
    own: 'userId',
    missing: user,
    bad: noId('followedId'),
  },
  'POST /api/users/{followedId}/unfollow': {
    says: { isFollowing: false, followerCount: 0 },
    own: 'userId',
    missing: user,
    bad: noId('followedId'),
  },
  'GET /api/gender': {},
  'POST /api/gender': {
    says: { gender: 'woman', changeableFrom: null },
    bad: { with: { gender: 'female' }, field: 'gender' },
  },
  'POST /api/gender/deck': {
    says: { sameGenderDeck: false },
    bad: { with: { sameGenderOnly: undefined }, field: 'sameGenderOnly' },
  },

  'GET /api/sessions': { says: expect.arrayContaining([expect.objectContaining({ isCurrent: true })]) },
  'POST /api/sessions/end-others': { says: { message: 'All other devices are logged out.' } },
  'POST /api/sessions/{sessionId}/end': {
    says: { message: 'That device is logged out.' },
    missing: 'This device is not logged in any more.',
    bad: noId('sessionId'),
  },
  'GET /api/passkeys': { says: { items: [{ name: 'Phone' }], required: false } },
  'POST /api/passkeys/{passkeyId}/rename': { missing: passkey, bad: { with: { name: '' }, field: 'name' } },
  'POST /api/passkeys/{passkeyId}/remove': {
    says: { message: 'The passkey is removed.' },
    missing: passkey,
    bad: noId('passkeyId'),
  },

  'GET /api/plans': {},
  'POST /api/plans': {
    says: { place: { id: 'hampi', name: 'Hampi', state: 'Karnataka' }, visibleTo: 'everyone', ended: false },
    bad: { with: { placeId: 'atlantis' }, field: 'placeId' },
  },
  'GET /api/plans/search': {
    says: { items: [{ _id: things.plan, months: ['2026-12'], person: { name: 'Ravi' } }] },
    bad: { with: { from: '2026-12-02', to: '2026-12-01' }, field: 'to' },
  },
  'POST /api/plans/{planId}/update': {
    says: { note: 'Boulders.' },
    missing: 'No such plan.',
    bad: { with: { plan: { ...aPlan(), company: 'crowd' } }, field: 'plan.company' },
  },
  'GET /api/plans/{planId}/overlaps': {
    says: { plans: 1, tours: 0 },
    missing: 'No such plan.',
    bad: noId('planId'),
  },
  'POST /api/plans/{planId}/invite': {
    says: { message: 'Invitation sent.', plan: { invited: true } },
    missing: 'No such plan.',
    bad: noId('tourId'),
  },
  'GET /api/plans/invitations': {
    says: [{ planId: things.ownPlan, tour: { _id: things.tour }, host: { name: 'Ravi' }, accepted: false }],
  },
  'POST /api/plans/{planId}/accept': {
    says: { message: 'The host can now see the days of your plan.' },
    missing: invitation,
    bad: noId('tourId'),
  },
  'POST /api/plans/{planId}/decline': {
    says: { message: 'The host does not see the days of your plan.' },
    missing: invitation,
    bad: noId('tourId'),
  },
  'POST /api/plans/{planId}/withdraw': {
    says: { withdrawn: true },
    missing: 'No such plan.',
    bad: noId('planId'),
  },

  'GET /api/references': { bad: { with: { limit: 0 }, field: 'limit' } },
  'GET /api/references/pending': {
    says: [{ person: { name: 'Ravi' }, until: '2026-12-12' }],
    bad: noId('tourId'),
  },
  'POST /api/references': {
    says: { about: { name: 'Ravi' }, state: 'shown', privateNote: '' },
    missing: 'You can write about people with whom you were on a tour.',
    bad: { with: { company: [] }, field: 'company' },
  },
  'GET /api/users/{userId}/references': {
    things: { user: asha._id },
    says: { count: 1, travelAgain: null, items: [{ _id: things.reference, writer: { name: 'Ravi' } }] },
    missing: user,
    bad: noId('userId'),
  },
  'POST /api/references/{referenceId}/reply': {
    says: { reply: 'Thank you.' },
    missing: 'No such reference.',
    bad: { with: { text: ' ' }, field: 'text' },
  },
  'GET /api/users/{userId}/marks': {
    says: { phone: null, photo: null, document: null },
    missing: user,
    bad: noId('userId'),
  },
})
