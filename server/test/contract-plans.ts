import { type Call, json, type Scene } from './contract-calls.ts'

const NOBODY = '0190a6d0-0000-7000-8000-000000000000'
const plan = { placeId: 'hampi', travelDates: { start: '2026-12-12', end: '2026-12-15' }, company: 'alone' }

/** The documented calls about travel plans. */
export const planCallsOf = (at: Scene): Record<string, Call> => ({
  'GET /api/plans': { url: () => '/api/plans' },
  'POST /api/plans': {
    url: () => '/api/plans',
    send: () => json(plan),
    says: () => ({ place: { id: 'hampi', name: 'Hampi', state: 'Karnataka' }, visibleTo: 'everyone', ended: false }),
    bad: { payload: { ...plan, placeId: 'atlantis' }, field: 'placeId' },
  },
  'GET /api/plans/search': {
    url: () => '/api/plans/search?placeId=hampi&from=2026-12-01&to=2026-12-31',
    says: () => ({ items: [{ _id: at.planId, months: ['2026-12'], person: { name: 'Ravi' } }] }),
    bad: { url: '/api/plans/search?placeId=hampi&from=2026-12-02&to=2026-12-01', field: 'to' },
  },
  'POST /api/plans/{planId}/update': {
    url: () => `/api/plans/${at.ownPlanId}/update`,
    send: () => json({ plan: { ...plan, note: 'Boulders.' } }),
    says: () => ({ note: 'Boulders.' }),
    missing: { url: `/api/plans/${NOBODY}/update`, payload: { plan }, message: 'No such plan.' },
    bad: { payload: { plan: { ...plan, company: 'crowd' } }, field: 'plan.company' },
  },
  'GET /api/plans/{planId}/overlaps': {
    url: () => `/api/plans/${at.ownPlanId}/overlaps`,
    says: () => ({ plans: 1, tours: 0 }),
    missing: { url: `/api/plans/${NOBODY}/overlaps`, message: 'No such plan.' },
    bad: { url: '/api/plans/hampi/overlaps', field: 'planId' },
  },
  'POST /api/plans/{planId}/invite': {
    url: () => `/api/plans/${at.planId}/invite`,
    send: () => json({ placeId: 'hampi', tourId: at.ownTourId }),
    says: () => ({ message: 'Invitation sent.', plan: { invited: true } }),
    missing: {
      url: `/api/plans/${NOBODY}/invite`,
      payload: { placeId: 'hampi', tourId: NOBODY },
      message: 'No such plan.',
    },
    bad: { payload: { placeId: 'hampi', tourId: 'x' }, field: 'tourId' },
  },
  'GET /api/plans/invitations': {
    url: () => '/api/plans/invitations',
    says: () => [{ planId: at.ownPlanId, tour: { _id: at.tourId }, host: { name: 'Ravi' }, accepted: false }],
  },
  'POST /api/plans/{planId}/accept': {
    url: () => `/api/plans/${at.ownPlanId}/accept`,
    send: () => json({ tourId: at.tourId }),
    says: () => ({ message: 'The host can now see the days of your plan.' }),
    missing: { url: `/api/plans/${NOBODY}/accept`, payload: { tourId: NOBODY }, message: 'No such invitation.' },
    bad: { payload: { tourId: 'x' }, field: 'tourId' },
  },
  'POST /api/plans/{planId}/decline': {
    url: () => `/api/plans/${at.ownPlanId}/decline`,
    send: () => json({ tourId: at.tourId }),
    says: () => ({ message: 'The host does not see the days of your plan.' }),
    missing: { url: `/api/plans/${NOBODY}/decline`, payload: { tourId: NOBODY }, message: 'No such invitation.' },
    bad: { payload: { tourId: 'x' }, field: 'tourId' },
  },
  'POST /api/plans/{planId}/withdraw': {
    url: () => `/api/plans/${at.ownPlanId}/withdraw`,
    says: () => ({ withdrawn: true }),
    missing: { url: `/api/plans/${NOBODY}/withdraw`, payload: {}, message: 'No such plan.' },
    bad: { url: '/api/plans/hampi/withdraw', payload: {}, field: 'planId' },
  },
})
