import { dayAndTimeOf, dayOf } from '../day.ts'

const CLOCK = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** When something was read, ms: `14:05` of today, else `Thu 3 Dec, 2:05 pm`. */
export function momentOf(at: number, now = Date.now()): string {
  const instant = new Date(at).toISOString()
  return dayOf(instant) === dayOf(new Date(now).toISOString()) ? CLOCK.format(at) : dayAndTimeOf(instant)
}
