/**
 * The maximum number of procedure calls in one request. The client library, which imports nothing from here, repeats
 * it.
 */
export const MAX_BATCH = 10
