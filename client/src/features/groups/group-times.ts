import { dayAndTimeOf, dayOf, timeOf, weekdayOf } from '../../lib/day.ts'
import * as text from '../../messages/en/groups/groups.ts'

const WEEKDAY_ALONE = new Intl.DateTimeFormat('en-IN', { weekday: 'short' })
const DAY_MS = 86_400_000

/** An instant in a narrow line: `Thu, 7:40 am` within six days, else `Thu 3 Dec, 7:40 am`. */
export function shortDayAndTimeOf(instant: string, now: Date): string {
  const isNear = Math.abs(Date.parse(instant) - now.getTime()) < 6 * DAY_MS
  return isNear ? `${WEEKDAY_ALONE.format(new Date(instant))}, ${timeOf(instant)}` : dayAndTimeOf(instant)
}

/** The day above the messages of a day, with `Today` and `Yesterday`. Other years are named. */
export function dayHeading(instant: string, now: Date): string {
  const day = dayOf(instant)
  if (day === dayOf(now.toISOString())) return text.today(weekdayOf(instant))
  const dayBefore = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (day === dayOf(dayBefore.toISOString())) return text.yesterday(weekdayOf(instant))
  return new Date(instant).getFullYear() === now.getFullYear() ? weekdayOf(instant) : day
}

/** When a poll closes: the time alone today, else with its day. */
export const closingOf = (instant: string, now: Date) =>
  dayOf(instant) === dayOf(now.toISOString()) ? text.closesToday(timeOf(instant)) : text.closesAt(dayAndTimeOf(instant))
