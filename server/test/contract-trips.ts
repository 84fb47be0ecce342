import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Call, Payload, Scene } from './contract-calls.ts'
import { anItem, aTripRequest } from './trips.ts'

const NOBODY = '0190a6d0-0000-7000-8000-000000000000'
const NO_TOKEN = 'bm8gdG9rZW4gb2YgYW55IQ'
const message = 'No such trip.'

const json = (payload: object): Payload => ({ payload })
const line = () => ({ id: randomUUID(), kind: 'packing', text: 'Socks' })
const changes = () => ({
  version: 0,
  changes: [{ op: 'put', id: randomUUID(), base: null, item: anItem() }],
  key: randomUUID(),
})

/** The calls of trips, made for one of the caller's own. */
export const tripCallsOf = (at: Scene): Record<string, Call> => {
  /** The valid call, that for a trip that does not exist, and an invalid one. */
  const call = (path: string, payload?: () => object): Call => ({
    url: () => `/api/trips/${at.tripId}${path}`,
    ...(payload && { send: () => json(payload()) }),
    missing: { url: `/api/trips/${NOBODY}${path}`, payload: payload?.(), message },
    bad: { url: `/api/trips/hampi${path}`, payload: payload?.(), field: 'tripId' },
  })
  const ofCheck = (what: string, payload: object): Call => ({
    ...call(''),
    url: () => `/api/trips/${at.tripId}/checks/${at.checkId}/${what}`,
    send: () => json(payload),
    missing: { url: `/api/trips/${NOBODY}/checks/${NOBODY}/${what}`, payload, message },
    bad: { url: `/api/trips/hampi/checks/${NOBODY}/${what}`, payload, field: 'tripId' },
  })
  const ofLink = (path: string, payload: object): Call => ({
    ...call(path, () => payload),
    url: () => `/api/trips/${at.ledgerTripId}${path}`,
  })
  return {
    'GET /api/trips': { url: () => '/api/trips' },
    'POST /api/trips': {
      url: () => '/api/trips',
      send: () => json({ request: aTripRequest(), key: randomUUID() }),
      says: () => ({ place: { name: 'Hampi' }, mine: true }),
      bad: { payload: { request: aTripRequest({ days: 11 }), key: NOBODY }, field: 'request.days' },
    },
    'GET /api/trips/{tripId}': call(''),
    'GET /api/trips/{tripId}/changes': call('/changes?after=0'),
    'POST /api/trips/{tripId}/changes': call('/changes', changes),
    'POST /api/trips/{tripId}/update': call('/update', () => ({ version: 999, people: 3 })),
    'GET /api/tours/{tourId}/trip': {
      url: () => `/api/tours/${at.ownTourId}/trip`,
      says: () => ({ trip: null, mayCreate: true, request: { placeId: 'hampi' } }),
      missing: {
        url: `/api/tours/${NOBODY}/trip`,
        message: 'There is no such group, or you are not in it.',
      },
      bad: { url: '/api/tours/konkan/trip', field: 'tourId' },
    },
    'POST /api/trips/{tripId}/attach': call('/attach', () => ({ tourId: null })),
    'POST /api/trips/{tripId}/checks': call('/checks', line),
    'POST /api/trips/{tripId}/checks/{itemId}/tick': ofCheck('tick', { done: true }),
    'POST /api/trips/{tripId}/checks/{itemId}/remove': ofCheck('remove', {}),
    'POST /api/trips/{tripId}/remove': call('/remove', () => ({})),
    'POST /api/trips/{tripId}/links': {
      ...ofLink('/links', { kind: 'family' }),
      says: () => ({ path: expect.stringMatching(/^\/shared\/[\w-]{22}$/), expiresOn: '2026-12-15' }),
    },
    'POST /api/trips/{tripId}/links/{kind}/revoke': ofLink('/links/family/revoke', {}),
    'GET /api/shared/{token}': {
      url: () => at.sharedPath,
      says: () => ({ kind: 'read', title: 'Hampi, slowly' }),
      missing: { url: `/api/shared/${NO_TOKEN}`, message: 'This link does not work any more.' },
      bad: { url: '/api/shared/short', field: 'token' },
    },
    'GET /api/trips/{tripId}/calendar.ics': {
      ...call('/calendar.ics'),
      url: () => `/api/trips/${at.ledgerTripId}/calendar.ics`,
    },
    'GET /api/calendar': { url: () => '/api/calendar', says: () => ({ createdAt: null }) },
    'POST /api/calendar': {
      url: () => '/api/calendar',
      send: () => json({}),
      says: () => ({ path: expect.stringMatching(/^\/api\/calendar\/[\w-]{22}\.ics$/) }),
    },
    'POST /api/calendar/revoke': { url: () => '/api/calendar/revoke', send: () => json({}) },
    'GET /api/calendar/{file}': {
      url: () => at.feedPath,
      missing: { url: `/api/calendar/${NO_TOKEN}.ics`, message: 'This calendar does not exist any more.' },
    },
  }
}
