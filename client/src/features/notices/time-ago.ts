import { justNow } from '../../messages/en/notices/notices.ts'

const FORMAT = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' })
const STEPS = [
  ['minute', 60],
  ['hour', 3_600],
  ['day', 86_400],
] as const

/** Formats the time since an instant: `just now`, `5 minutes ago`, `yesterday`. Both arguments are ms since 1970. */
export function timeAgo(instant: number, now: number): string {
  const seconds = Math.max(0, (now - instant) / 1_000)
  const step = STEPS.findLast(([, length]) => seconds >= length)
  return step ? FORMAT.format(-Math.floor(seconds / step[1]), step[0]) : justNow
}
