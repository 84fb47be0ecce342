import { addDays, weekOf } from '@saathi/shared/lib/days'
import { PLAN_DAYS_MAX, PLAN_FLEXIBLE_MAX } from '@saathi/shared/plans/rules'

/** The weeks between the first and the last week of the longest plan, in days. */
const LONGEST_SPAN = Math.ceil((PLAN_DAYS_MAX + 2 * PLAN_FLEXIBLE_MAX) / 7) * 7

/**
 * The range of weeks that a search for these days reads: a plan that ends after `latest` begins after `to`. It bounds the
 * part of the index that is read.
 */
export function weeksOf(from: string, to: string) {
  const [first, last] = [weekOf(from), weekOf(to)]
  return { first, last, latest: addDays(last, LONGEST_SPAN) }
}

/** The months that the weeks of a plan touch: exact months would tell more of the days than the weeks do. */
export const monthsOfWeeks = ({ firstWeek, lastWeek }: { firstWeek: string; lastWeek: string }) =>
  monthsOf(firstWeek, addDays(lastWeek, 6))

/** The months from one day to another, `YYYY-MM`. */
export function monthsOf(start: string, end: string): string[] {
  const months: string[] = []
  let [year = 0, month = 0] = start.split('-').map(Number)
  for (;;) {
    const name = `${year}-${String(month).padStart(2, '0')}`
    months.push(name)
    if (name >= end.slice(0, 7)) return months
    month += 1
    if (month > 12) [year, month] = [year + 1, 1]
  }
}
