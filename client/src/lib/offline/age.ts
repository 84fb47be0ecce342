/** How long kept data may be read without contact to the server, ms. */
const LASTS_MS = 7 * 86_400_000

/** Whether kept data must be deleted. A clock that was set back by as much counts like one that went on. */
export const isTooOld = (contactAt: number, now: number): boolean => Math.abs(now - contactAt) > LASTS_MS
