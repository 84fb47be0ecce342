import type { Call, Scene } from './contract-calls.ts'

const NOBODY = '0190a6d0-0000-7000-8000-000000000000'
const message = 'There is no such group, or you are not in it.'

/** The calls of the group of the caller's own tour. */
export const groupCallsOf = (at: Scene): Record<string, Call> => {
  /** The valid call, that for a group which does not exist, and an invalid one. */
  const call = (path: string, payload?: object): Call => ({
    url: () => `/api/tours/${at.ownTourId}/group${path}`,
    ...(payload && { send: () => ({ payload }) }),
    missing: { url: `/api/tours/${NOBODY}/group${path}`, payload, message },
    bad: { url: `/api/tours/konkan/group${path}`, payload, field: 'tourId' },
  })
  return {
    'GET /api/groups': { url: () => '/api/groups' },
    'GET /api/tours/{tourId}/group': call(''),
    'POST /api/tours/{tourId}/group/entries': call('/entries', { text: 'Hello' }),
    'GET /api/tours/{tourId}/group/entries': call('/entries'),
    'GET /api/tours/{tourId}/group/changes': call('/changes?after=0'),
    'POST /api/tours/{tourId}/group/entries/{number}/reaction': call('/entries/1/reaction', {
      reaction: 'heart',
      on: true,
    }),
    'POST /api/tours/{tourId}/group/entries/{number}/pin': call('/entries/1/pin', { pinned: true }),
    'POST /api/tours/{tourId}/group/polls': call('/polls', { question: 'Where?', choices: ['Here', 'There'] }),
    'POST /api/tours/{tourId}/group/entries/{number}/vote': call('/entries/4/vote', { choices: [0] }),
    'POST /api/tours/{tourId}/group/entries/{number}/close': call('/entries/4/close', {}),
    'POST /api/tours/{tourId}/group/meeting': call('/meeting', { place: 'Malvan', meetAt: '2026-11-20T14:30:00Z' }),
    'POST /api/tours/{tourId}/group/arrival': call('/arrival', { here: true }),
    'POST /api/tours/{tourId}/group/read': call('/read', { upTo: 1 }),
    'POST /api/tours/{tourId}/group/mute': call('/mute', { muted: true }),
  }
}
