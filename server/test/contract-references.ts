import type { Call, Payload, Scene } from './contract-calls.ts'
import { aReference } from './make.ts'

const NOBODY = '0190a6d0-0000-7000-8000-000000000000'
const json = (payload: object): Payload => ({ payload })

/** The documented calls about references. */
export const referenceCallsOf = (at: Scene): Record<string, Call> => ({
  'GET /api/references': { url: () => '/api/references', bad: { url: '/api/references?limit=0', field: 'limit' } },
  'GET /api/references/pending': {
    url: () => `/api/references/pending?tourId=${at.pastTourId}`,
    says: () => [{ person: { name: 'Ravi' }, until: '2026-12-12' }],
    bad: { url: '/api/references/pending?tourId=konkan', field: 'tourId' },
  },
  'POST /api/references': {
    url: () => '/api/references',
    send: () => json({ tourId: at.pastTourId, aboutId: at.ravi._id, ...aReference() }),
    says: () => ({ about: { name: 'Ravi' }, state: 'shown', privateNote: '' }),
    missing: {
      payload: { tourId: NOBODY, aboutId: NOBODY, ...aReference() },
      message: 'You can write about people with whom you were on a tour.',
    },
    bad: { payload: { tourId: NOBODY, aboutId: NOBODY, ...aReference({ company: [] }) }, field: 'company' },
  },
  'GET /api/users/{userId}/references': {
    url: () => `/api/users/${at.asha._id}/references`,
    says: () => ({ count: 1, travelAgain: null, items: [{ _id: at.referenceId, writer: { name: 'Ravi' } }] }),
    missing: { url: `/api/users/${NOBODY}/references`, message: 'No such user.' },
    bad: { url: '/api/users/asha/references', field: 'userId' },
  },
  'POST /api/references/{referenceId}/reply': {
    url: () => `/api/references/${at.referenceId}/reply`,
    send: () => json({ text: 'Thank you.' }),
    says: () => ({ reply: 'Thank you.' }),
    missing: { url: `/api/references/${NOBODY}/reply`, payload: { text: 'Thank you.' }, message: 'No such reference.' },
    bad: { payload: { text: ' ' }, field: 'text' },
  },
  'GET /api/users/{userId}/marks': {
    url: () => `/api/users/${at.ravi._id}/marks`,
    says: () => ({ phone: null, photo: null, document: null }),
    missing: { url: `/api/users/${NOBODY}/marks`, message: 'No such user.' },
    bad: { url: '/api/users/ravi/marks', field: 'userId' },
  },
})
