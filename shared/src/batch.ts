/** Procedure calls in one request at most. The client library, which takes nothing from here, repeats it. */
export const MAX_BATCH = 10
