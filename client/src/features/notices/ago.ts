const AGO = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' })
const STEPS = [
  ['minute', 60],
  ['hour', 3_600],
  ['day', 86_400],
] as const

/** How long ago an instant is, for people: `just now`, `5 minutes ago`, `yesterday`; times in ms. */
export function ago(at: number, now: number): string {
  const seconds = Math.max(0, (now - at) / 1_000)
  const step = STEPS.findLast(([, length]) => seconds >= length)
  return step ? AGO.format(-Math.floor(seconds / step[1]), step[0]) : 'just now'
}
