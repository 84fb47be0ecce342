import type { Example } from './examples.ts'

/** The calls of a trip, which the first of them makes. */
export function tripExamples({
  tripId,
  tourId,
  key,
}: Record<'tripId' | 'tourId' | 'key', string>): Record<string, Example> {
  const params = { tripId }
  const item = '8d7f0f0c-5a3e-4a49-9f57-3c1a0f0a7b12'
  const check = { tripId, itemId: '8d7f0f0c-5a3e-4a49-9f57-3c1a0f0a7b13' }
  const facts = {
    ...{ day: 0, order: 5000, kind: 'other', title: 'Buy bananas for the temple elephant', note: '' },
    ...{ fixedStart: null, minutes: 20, cost: 100, costPart: 'other', link: null, lat: null, lon: null },
    ...{ highlight: null, by: null },
  }
  return {
    'POST /api/trips': {
      body: { request: { placeId: 'hampi', from: 'bangalore', people: 2, days: 3, startDate: '2026-12-12' }, key },
    },
    'GET /api/trips': {},
    'GET /api/journeys': {},
    'GET /api/home': {},
    'GET /api/trips/{tripId}': { params },
    'POST /api/trips/{tripId}/changes': {
      params,
      body: { version: 1, changes: [{ op: 'put', id: item, base: null, item: facts }], key },
      answer: {
        version: 2,
        items: [{ id: item, version: 2, removed: false, ...facts }],
        complete: true,
        rejected: [],
      },
    },
    'GET /api/trips/{tripId}/changes': {
      params,
      query: { after: '2' },
      answer: { version: 2, items: [], complete: true },
    },
    'POST /api/trips/{tripId}/update': { params, body: { version: 2, title: 'Hampi, slowly' } },
    'POST /api/trips/{tripId}/places': {
      params,
      body: {
        version: 3,
        places: [
          { id: 'hampi', nights: 2 },
          { id: 'badami-aihole-pattadakal', nights: 1 },
        ],
        key: '8d7f0f0c-5a3e-4a49-9f57-3c1a0f0a7b14',
      },
    },
    'POST /api/trips/{tripId}/attach': { params, body: { tourId } },
    'GET /api/tours/{tourId}/trip': { params: { tourId } },
    'POST /api/trips/{tripId}/checks': {
      params,
      body: { id: check.itemId, kind: 'packing', text: 'Shoes that come off easily' },
      answer: {},
    },
    'POST /api/trips/{tripId}/checks/{itemId}/tick': { params: check, body: { done: true }, answer: {} },
    'POST /api/trips/{tripId}/checks/{itemId}/remove': { params: check, answer: {} },
  }
}
