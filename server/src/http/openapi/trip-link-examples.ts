/** Of no link. */
export const EXAMPLE_TOKEN = 'Zm9yIGV4YW1wbGUgb25seQ'

/** The examples of links to trips and of the calendar feed. */
export const tripLinkExamples = ({ tripId }: { tripId: string }) => ({
  'POST /api/trips/{tripId}/links': {
    params: { tripId },
    body: { kind: 'family', firstName: true },
    answer: { path: `/shared/${EXAMPLE_TOKEN}`, expiresOn: '2026-12-18' },
  },
  'POST /api/trips/{tripId}/links/{kind}/revoke': { params: { tripId, kind: 'read' }, body: {}, answer: {} },
  'GET /api/shared/{token}': { params: { token: EXAMPLE_TOKEN } },
  'GET /api/calendar': { answer: { createdAt: null } },
  'POST /api/calendar': { body: {}, answer: { path: `/api/calendar/${EXAMPLE_TOKEN}.ics` } },
  'POST /api/calendar/revoke': { body: {}, answer: {} },
  'POST /api/trips/{tripId}/remove': { params: { tripId }, answer: {} },
})
