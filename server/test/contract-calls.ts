import { expect } from 'vitest'
import { expenseCallsOf } from './contract-expenses.ts'
import { groupCallsOf } from './contract-groups.ts'
import { passkeyCallsOf } from './contract-passkeys.ts'
import { planCallsOf } from './contract-plans.ts'
import { referenceCallsOf } from './contract-references.ts'
import { sessionCallsOf } from './contract-sessions.ts'
import { tripCallsOf } from './contract-trips.ts'
import type { TestPerson } from './people.ts'
import { formOf } from './pictures.ts'

/** The users and data of the calls. */
export type Scene = {
  asha: TestPerson
  ravi: TestPerson
  tourId: string
  packageId: string
  /** A plan of Ravi's, and a plan and a tour of Asha's, to the same place in the same days. */
  planId: string
  ownPlanId: string
  ownTourId: string
  /** A trip of Asha's, with a line that she has added to its checklist. */
  tripId: string
  /** Another trip of Asha's, whose expenses, like those of her tour, fillLedger has filled. */
  ledgerTripId: string
  checkId: string
  passkeyId: string
  /** The paths of a link to that other trip, and of a calendar feed of Ravi's. */
  sharedPath: string
  feedPath: string
  /** A session of Asha's on another device. */
  sessionId: string
  /** A tour of Ravi's that has ended, which Asha was on, and his reference about her, to which hers answers. */
  pastTourId: string
  referenceId: string
  /** The hash of an uploaded picture. */
  hash: string
  photo: Buffer
  /** The last code that was mailed to this address. */
  mailed: (email: string) => Promise<string>
}

const NOBODY = '0190a6d0-0000-7000-8000-000000000000'

export type Payload = { payload?: object | string | Buffer; headers?: Record<string, string> }
export type Call = {
  url: () => string
  send?: () => Payload | Promise<Payload>
  /** The expected values; the shape is checked against the document. */
  says?: () => unknown
  status?: number
  /** The call for something that does not exist, and the expected message. */
  missing?: { url?: string; payload?: object; message: string }
  /** Where the id of another user is rejected. */
  own?: 'body' | 'query'
  /** An invalid input, and the field that the error names. */
  bad?: { url?: string; payload?: object; field: string; message?: string }
}

export const json = (payload: object): Payload => ({ payload })
export const file = (name: string, photo: Buffer) => ({ name, filename: 'me.jpg', type: 'image/jpeg', body: photo })
const wish = { budget: '20000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' }
const enquiry = { name: 'Meera', email: 'meera@example.in', phone: '+91 98 7654 3210', message: 'Do you go to Ladakh?' }
const recommended = {
  send: () => json(wish),
  says: () => ({ recommendation: expect.stringMatching(/^\[\{"recommended_destinations"/) }),
  bad: { payload: { ...wish, budget: 20_000 }, field: 'budget' },
}
const noUser = { payload: {}, message: 'No such user.' }

/** Every call of the documented API, with path, method and payload exactly as clients send them. */
export const callsOf = (at: Scene): Record<string, Call> => ({
  'POST /recommend_travel': { url: () => '/recommend_travel', ...recommended },
  'POST /api/recommend_travel': { url: () => '/api/recommend_travel', ...recommended },
  'POST /api/auth/send-verification-code': {
    url: () => '/api/auth/send-verification-code',
    send: () => json({ email: 'meera@example.in' }),
    says: () => ({ message: 'We have sent a verification code to your e-mail address.' }),
    bad: { payload: { email: 'meera' }, field: 'email', message: 'email: This is not an e-mail address.' },
  },
  'POST /api/auth/verify-code-and-register': {
    url: () => '/api/auth/verify-code-and-register',
    send: async () =>
      json({
        name: 'Meera Nair',
        email: 'meera@example.in',
        password: 'ghats',
        code: await at.mailed('meera@example.in'),
      }),
    status: 400,
    says: () => ({ message: 'password: Password should be at least 6 characters', field: 'password' }),
    bad: { payload: { name: 'Meera', email: 'meera@example.in', password: 'a long walk', code: 'x' }, field: 'code' },
  },
  'POST /api/users/profile': {
    url: () => '/api/users/profile',
    send: () => json({}),
    says: () => ({ _id: at.asha._id, name: 'Asha' }),
  },
  'GET /api/users/profile': {
    url: () => '/api/users/profile',
    says: () => ({ _id: at.asha._id, email: at.asha.email, favoriteTours: [] }),
  },
  'PUT /api/users/profile': {
    url: () => '/api/users/profile',
    send: () =>
      formOf(
        { name: 'name', body: 'Asha Rao' },
        { name: 'bio', body: 'Window seats.' },
        { name: 'preferences[travelType]', body: 'genZ' },
        file('profilePicture', at.photo),
      ),
    says: () => ({ name: 'Asha Rao', preferences: { travelType: 'genZ' }, profilePicture: expect.any(String) }),
  },
  ...sessionCallsOf(at),
  'GET /api/users/users/{userId}': {
    url: () => `/api/users/users/${at.ravi._id}`,
    says: () => ({ name: 'Ravi', followerCount: 0 }),
    missing: { url: `/api/users/users/${NOBODY}`, message: 'No such user.' },
    bad: { url: '/api/users/users/ravi', field: 'userId' },
  },
  'POST /api/users/favorite-tours': {
    url: () => '/api/users/favorite-tours',
    send: () => json({ tourId: at.tourId }),
    says: () => ({ message: 'Tour added to favorites.', favoriteTours: [at.tourId] }),
    missing: { payload: { tourId: NOBODY }, message: 'No such tour.' },
    bad: { payload: {}, field: 'tourId' },
  },
  'GET /api/users': {
    url: () => `/api/users?userId=${at.asha._id}`,
    says: () => [expect.objectContaining({ name: 'Ravi' })],
    own: 'query',
    bad: { url: '/api/users?limit=many', field: 'limit' },
  },
  'POST /api/users/swipe': {
    url: () => '/api/users/swipe',
    send: () => json({ userId: at.asha._id, swipedUserId: at.ravi._id, action: 'right' }),
    says: () => ({ message: 'It is a match!', match: { name: 'Ravi' } }),
    own: 'body',
    missing: { payload: { swipedUserId: NOBODY, action: 'left' }, message: 'No such user.' },
    bad: { payload: { swipedUserId: NOBODY, action: 'up' }, field: 'action' },
  },
  'GET /api/users/matches': {
    url: () => `/api/users/matches?userId=${at.asha._id}`,
    says: () => [expect.objectContaining({ name: 'Ravi' })],
    own: 'query',
    bad: { url: '/api/users/matches?cursor=here', field: 'cursor' },
  },
  'GET /api/users/{followedId}/follow-status': {
    url: () => `/api/users/${at.ravi._id}/follow-status?currentUser`,
    says: () => ({ isFollowing: false }),
    own: 'query',
    missing: { url: `/api/users/${NOBODY}/follow-status`, message: 'No such user.' },
    bad: { url: '/api/users/ravi/follow-status', field: 'followedId' },
  },
  'POST /api/users/{followedId}/follow': {
    url: () => `/api/users/${at.ravi._id}/follow`,
    send: () => json({ userId: at.asha._id }),
    says: () => ({ isFollowing: true, followerCount: 1 }),
    own: 'body',
    missing: { url: `/api/users/${NOBODY}/follow`, ...noUser },
    bad: { url: '/api/users/ravi/follow', payload: {}, field: 'followedId' },
  },
  'POST /api/users/{followedId}/unfollow': {
    url: () => `/api/users/${at.ravi._id}/unfollow`,
    send: () => json({ userId: at.asha._id }),
    says: () => ({ isFollowing: false, followerCount: 0 }),
    own: 'body',
    missing: { url: `/api/users/${NOBODY}/unfollow`, ...noUser },
    bad: { url: '/api/users/ravi/unfollow', payload: {}, field: 'followedId' },
  },
  'POST /api/contact': {
    url: () => '/api/contact',
    send: () => json(enquiry),
    says: () => ({ message: 'Your message has been sent successfully!' }),
    bad: { payload: { ...enquiry, phone: '' }, field: 'phone', message: 'phone: Please give a phone number.' },
  },
  'GET /api/destinations': {
    url: () => '/api/destinations',
    bad: { url: '/api/destinations?type=beach', field: 'type' },
  },
  'GET /api/destinations/{destinationId}': {
    url: () => '/api/destinations/hampi',
    missing: { url: '/api/destinations/atlantis', message: 'No such destination.' },
    bad: { url: '/api/destinations/Hampi_1', field: 'destinationId' },
  },
  'GET /api/destinations/{destinationId}/tours': {
    url: () => '/api/destinations/hampi/tours',
    bad: { url: '/api/destinations/Hampi_1/tours', field: 'destinationId' },
  },
  'POST /api/destinations/{destinationId}/wrong-facts': {
    url: () => '/api/destinations/hampi/wrong-facts',
    send: () => json({ section: 'costs', text: 'The fort costs 600 rupees now.' }),
    says: () => ({ message: 'Thank you. An editor will check this.' }),
    missing: {
      url: '/api/destinations/atlantis/wrong-facts',
      payload: { section: 'costs', text: 'Wrong.' },
      message: 'No such destination.',
    },
    bad: { payload: { section: 'costs', text: ' ' }, field: 'text' },
  },
  'GET /api/destinations/{destinationId}/going': {
    url: () => '/api/destinations/hampi/going',
    says: () => ({ count: null }),
    missing: { url: '/api/destinations/atlantis/going', message: 'No such destination.' },
    bad: { url: '/api/destinations/Hampi_1/going', field: 'destinationId' },
  },
  'GET /api/packages': {
    url: () => '/api/packages',
    says: () => [expect.objectContaining({ _id: at.packageId })],
    bad: { url: '/api/packages?tourType=beach&tourType=hills', field: 'tourType' },
  },
  'GET /api/packages/{packageId}': {
    url: () => `/api/packages/${at.packageId}`,
    says: () => ({ _id: at.packageId, raccom: [expect.objectContaining({ name: 'Homestay' })] }),
    missing: { url: `/api/packages/${NOBODY}`, message: 'No such package.' },
    bad: { url: '/api/packages/hampi', field: 'packageId' },
  },
  'GET /api/tours': {
    url: () => '/api/tours',
    says: () => [
      expect.objectContaining({ _id: at.tourId, creatorId: expect.objectContaining({ name: 'Ravi' }) }),
      expect.anything(),
      expect.anything(),
    ],
    bad: { url: '/api/tours?hasSeats=perhaps', field: 'hasSeats' },
  },
  'POST /api/tours/{tourId}/join': {
    url: () => `/api/tours/${at.tourId}/join`,
    send: () => json({ userId: at.asha._id }),
    says: () => ({ status: 'joined', message: 'Successfully joined the tour!', tour: { participantCount: 1 } }),
    own: 'body',
    missing: { url: `/api/tours/${NOBODY}/join`, payload: {}, message: 'No such tour.' },
    bad: { url: '/api/tours/konkan/join', payload: {}, field: 'tourId' },
  },
  ...groupCallsOf(at),
  'POST /api/tours/{tourId}/leave': {
    url: () => `/api/tours/${at.tourId}/leave`,
    send: () => json({ userId: at.asha._id }),
    says: () => ({ message: 'Successfully left the tour!', tour: { participantCount: 0 } }),
    own: 'body',
    missing: { url: `/api/tours/${NOBODY}/leave`, payload: {}, message: 'No such tour.' },
    bad: { url: '/api/tours/konkan/leave', payload: {}, field: 'tourId' },
  },
  'GET /api/gender': { url: () => '/api/gender' },
  'POST /api/gender': {
    url: () => '/api/gender',
    send: () => json({ gender: 'woman', consent: true }),
    says: () => ({ gender: 'woman', changeableFrom: null }),
    bad: { payload: { gender: 'female' }, field: 'gender' },
  },
  'POST /api/gender/deck': {
    url: () => '/api/gender/deck',
    send: () => json({ sameGenderOnly: false }),
    says: () => ({ sameGenderDeck: false }),
    bad: { payload: {}, field: 'sameGenderOnly' },
  },
  ...planCallsOf(at),
  ...referenceCallsOf(at),
  ...passkeyCallsOf(at),
  ...tripCallsOf(at),
  ...expenseCallsOf(at),
  'POST /api/media': {
    url: () => '/api/media',
    send: () => formOf(file('file', at.photo)),
    says: () => ({ path: expect.stringMatching(/^media\//), width: 640 }),
    status: 201,
  },
  'POST /api/photo-check': {
    url: () => '/api/photo-check',
    send: () => formOf(file('file', at.photo)),
    says: () => ({ state: 'waiting' }),
  },
  'GET /api/media/{hash}': {
    url: () => `/api/media/${at.hash}?w=480`,
    missing: { url: `/api/media/${'x'.repeat(43)}`, message: 'No such picture.' },
    bad: { url: '/api/media/x?w=wide', field: 'w' },
  },
})
