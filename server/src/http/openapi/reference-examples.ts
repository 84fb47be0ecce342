import type { Example } from './examples.ts'

/** A tour that is over, and Ravi's reference about Asha. */
export const REFERENCE_CAST = {
  pastTour: '019aa1c0-4a00-7a5a-8b01-0242ac120020',
  reference: '019aa1c0-4a00-7a5a-8b01-0242ac120021',
}
const person = { name: 'Ravi Menon', profilePicture: null }
const text = 'Knew every ferry, and never hurried anybody.'
const written = { company: ['calm', 'organised'], wouldTravelAgain: true, text }

/** A reference of Asha's about Ravi, who has written about her, after a tour of his. */
export function referenceExamples(ravi: string): Record<string, Example> {
  const { pastTour, reference } = REFERENCE_CAST
  const tour = { _id: pastTour, name: 'Malvan by ferry' }
  return {
    'GET /api/references': { answer: [] },
    'POST /api/references': { body: { tourId: pastTour, aboutId: ravi, ...written, privateNote: '' } },
    'GET /api/references/pending': {
      answer: [
        {
          tour: { ...tour, endDate: '2026-11-12' },
          person: { _id: ravi, ...person },
          until: '2026-12-12',
          written: true,
        },
      ],
    },
    'GET /api/users/{userId}/references': {
      params: { userId: ravi },
      query: { limit: '1' },
    },
    'POST /api/references/{referenceId}/reply': {
      params: { referenceId: reference },
      body: { text: 'Thank you for the maps.' },
      answer: { reply: 'Thank you for the maps.' },
    },
    'GET /api/users/{userId}/marks': { params: { userId: ravi } },
  }
}
