import { expect } from 'vitest'
import { type Case, noId } from './contract-case.ts'
import { aTripRequest } from './trips.ts'

const trip: Case = { missing: 'No such trip.', bad: noId('tripId') }

/** The documented paths of trips. */
export const contractTrips: Record<string, Case> = {
  'GET /api/journeys': {},
  'GET /api/home': {},
  'GET /api/trips': {},
  'POST /api/trips': {
    says: { place: { name: 'Hampi' }, mine: true },
    bad: { with: { request: aTripRequest({ days: 11 }) }, field: 'request.days' },
  },
  'GET /api/trips/{tripId}': trip,
  'GET /api/trips/{tripId}/changes': trip,
  'POST /api/trips/{tripId}/changes': trip,
  'POST /api/trips/{tripId}/update': trip,
  'POST /api/trips/{tripId}/places': trip,
  'GET /api/tours/{tourId}/trip': {
    says: { trip: null, mayCreate: true, request: { placeId: 'hampi' } },
    missing: 'There is no such group, or you are not in it.',
    bad: noId('tourId'),
  },
  'POST /api/trips/{tripId}/attach': { ...trip, with: { tourId: null } },
  'POST /api/trips/{tripId}/checks': trip,
  'POST /api/trips/{tripId}/checks/{itemId}/tick': trip,
  'POST /api/trips/{tripId}/checks/{itemId}/remove': trip,
  'POST /api/trips/{tripId}/remove': trip,
  'POST /api/trips/{tripId}/links': {
    ...trip,
    says: { path: expect.stringMatching(/^\/shared\/[\w-]{22}$/), expiresOn: '2026-12-17' },
  },
  'POST /api/trips/{tripId}/links/{kind}/revoke': trip,
  'GET /api/shared/{token}': {
    says: { kind: 'read', title: 'Hampi' },
    missing: 'This link does not work any more.',
    bad: { with: { token: 'short' }, field: 'token' },
  },
  'GET /api/trips/{tripId}/calendar.ics': trip,
  'GET /api/calendar': { says: { createdAt: null } },
  'POST /api/calendar': { says: { path: expect.stringMatching(/^\/api\/calendar\/[\w-]{22}\.ics$/) } },
  'POST /api/calendar/revoke': {},
}
