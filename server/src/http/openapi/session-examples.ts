/** Another device of Asha's, which is logged out. */
export const SESSION = '019aa1c0-4a00-7a5a-8b01-0242ac120020'

/** The calls about the caller's devices. */
export const sessionExamples = {
  'GET /api/sessions': {
    answer: [
      {
        _id: '019aa1c0-4a00-7a5a-8b01-0242ac120021',
        app: 'Chrome',
        system: 'Android',
        signedInAt: '2026-11-20T06:30:00.000Z',
        seenAt: '2026-11-20T06:30:00.000Z',
        isCurrent: true,
      },
    ],
  },
  'POST /api/sessions/end-others': { answer: { message: 'All other devices are logged out.', customToken: null } },
  'POST /api/sessions/{sessionId}/end': {
    params: { sessionId: SESSION },
    answer: { message: 'That device is logged out.' },
  },
}
