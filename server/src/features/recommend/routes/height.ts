/** Up to this height one may sleep on the first night; from there on, at most so many metres higher a day. */
const FIRST_NIGHT_M = 3600
const RISE_A_DAY_M = 500

/** Whether the heights at which one sleeps, in order, rise no faster than people get used to. */
export const risesSlowly = (heights: readonly number[]): boolean =>
  heights.every((height, at) => height <= Math.max(FIRST_NIGHT_M, (heights[at - 1] ?? 0) + RISE_A_DAY_M))
