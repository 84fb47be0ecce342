import { expect } from 'vitest'
import type { Call, Scene } from './contract-calls.ts'

const NOBODY = '0190a6d0-0000-7000-8000-000000000000'

/** The calls about the caller's devices. */
export const sessionCallsOf = (at: Scene): Record<string, Call> => ({
  'GET /api/sessions': {
    url: () => '/api/sessions',
    says: () => expect.arrayContaining([expect.objectContaining({ isCurrent: true })]),
  },
  'POST /api/sessions/end-others': {
    url: () => '/api/sessions/end-others',
    says: () => ({ message: 'All other devices are logged out.' }),
  },
  'POST /api/sessions/{sessionId}/end': {
    url: () => `/api/sessions/${at.sessionId}/end`,
    says: () => ({ message: 'That device is logged out.' }),
    missing: { url: `/api/sessions/${NOBODY}/end`, message: 'This device is not logged in any more.' },
    bad: { url: '/api/sessions/mine/end', field: 'sessionId' },
  },
})
