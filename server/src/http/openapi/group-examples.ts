import type { Example } from './examples.ts'

/** The calls of the group of a tour, in which the first entry says that the caller has joined. */
export function groupExamples({
  tourId,
  ownTourId,
  key,
}: Record<'tourId' | 'ownTourId' | 'key', string>): Record<string, Example> {
  const params = { tourId }
  const entry = { params: { tourId, number: '2' } }
  return {
    'GET /api/groups': {},
    'GET /api/tours/{tourId}/group': { params },
    'POST /api/tours/{tourId}/group/entries': { params, body: { text: 'Who has a spare tent?', key } },
    'GET /api/tours/{tourId}/group/entries': { params, query: { limit: '20' } },
    'GET /api/tours/{tourId}/group/changes': {
      params,
      query: { after: '2' },
      answer: { entries: [], version: 2, hasMore: false },
    },
    'POST /api/tours/{tourId}/group/entries/{number}/reaction': { ...entry, body: { reaction: 'heart', on: true } },
    'POST /api/tours/{tourId}/group/entries/{number}/pin': {
      params: { tourId: ownTourId, number: '1' },
      body: { pinned: true },
    },
    'POST /api/tours/{tourId}/group/polls': {
      params,
      body: { question: 'Where do we eat?', choices: ['At the beach', 'In the market'] },
    },
    'POST /api/tours/{tourId}/group/entries/{number}/vote': {
      params: { tourId, number: '4' },
      body: { choices: [0] },
    },
    'POST /api/tours/{tourId}/group/entries/{number}/close': { params: { tourId, number: '4' } },
    'POST /api/tours/{tourId}/group/meeting': {
      params: { tourId: ownTourId },
      body: { place: 'Malvan bus stand', meetAt: '2026-11-20T14:30:00Z', note: 'At the ticket counter' },
    },
    'POST /api/tours/{tourId}/group/arrival': { params: { tourId: ownTourId }, body: { here: true } },
    'POST /api/tours/{tourId}/group/read': { params, body: { upTo: 2 }, answer: { unread: 0 } },
    'POST /api/tours/{tourId}/group/mute': { params, body: { muted: true }, answer: { muted: true } },
  }
}
