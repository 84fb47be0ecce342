/** Examples of the paths of destinations. */
export const destinationExamples = {
  'GET /api/destinations': { query: { type: 'historical' } },
  'GET /api/destinations/{destinationId}': { params: { destinationId: 'hampi' } },
  'GET /api/destinations/{destinationId}/tours': {
    params: { destinationId: 'tarkarli-malvan' },
    answer: [],
  },
  'POST /api/destinations/{destinationId}/wrong-facts': {
    params: { destinationId: 'hampi' },
    body: { section: 'costs', text: 'Entry to the Vitthala temple is 600 rupees now.' },
    answer: { message: 'Thank you. An editor will check this.' },
  },
  'GET /api/destinations/{destinationId}/going': { params: { destinationId: 'hampi' }, answer: { count: null } },
}
