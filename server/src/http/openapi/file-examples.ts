import type { Example } from './examples.ts'
import { EXAMPLE_TOKEN } from './trip-link-examples.ts'

/** The calls that send a form or return a file. A picture stands for its bytes. */
export const fileExamples = ({
  tripId,
  tourId,
  ledgerTripId,
}: Record<'tripId' | 'tourId' | 'ledgerTripId', string>): Record<string, Example> => ({
  'PUT /api/users/profile': {
    body: {
      bio: 'Window seats, filter coffee.',
      'preferences[travelType]': 'genZ',
      homeCity: 'Pune',
      languages: 'Marathi, English',
      tripTypes: 'historical, culinary',
      travelMonths: '1, 12',
    },
  },
  'POST /api/media': { body: { file: 'coracle.jpg', kind: 'tour' } },
  'POST /api/photo-check': { body: { file: 'me.jpg' } },
  'GET /api/trips/{tripId}/calendar.ics': { params: { tripId } },
  'GET /api/calendar/{file}': { params: { file: `${EXAMPLE_TOKEN}.ics` } },
  'GET /api/tours/{id}/expenses.csv': { params: { id: tourId } },
  'GET /api/trips/{id}/expenses.csv': { params: { id: ledgerTripId } },
})
