/** Codes after which the same changes could be accepted later. */
export const TRANSIENT: readonly (string | null)[] = [
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'TIMEOUT',
  'UNAUTHORIZED',
]
