// Without `Intl`, whose first use in a browser is slow and would delay the first cards of a list.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** The range of days in inputs. */
export const FIRST_DAY = '2000-01-01'
export const LAST_DAY = '2100-12-31'

/** India's offset from UTC, ms; there is no daylight saving time. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000

/** The calendar day in India at this instant, `YYYY-MM-DD`. */
export const indianDay = (at: Date): string => new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10)

/** A range of days (`YYYY-MM-DD`) in Indian English: `12–15 Dec 2026`, `30 Dec 2026 – 2 Jan 2027`. */
export function spanOfDays(start: string, end: string): string {
  const [from, to] = [partsOf(start), partsOf(end)]
  const last = `${to.day} ${to.month} ${to.year}`
  if (start === end) return last
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year} – ${last}`
  return from.month === to.month ? `${from.day}–${last}` : `${from.day} ${from.month} – ${last}`
}

function partsOf(isoDay: string) {
  const [year, month, day] = isoDay.split('-').map(Number)
  return { year, month: MONTHS[(month ?? 0) - 1], day }
}
