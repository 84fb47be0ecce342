// Months and days in words. Without `Intl`, whose first use in a browser is slow and would delay the first cards of a list.

/** The names of the months. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The name of a month, 1-12; empty for any other number. */
export const monthName = (month: number): string => months[month - 1] ?? ''

export const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']
/** January to December, under the bars of a chart. */
export const monthInitials = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D']

/** The names of the days of a week. */
export const weekdays = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
} as const

export const shortWeekdays = { sun: 'Sun', mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat' }

/** `Sundays` */
export const everyWeekday = (day: keyof typeof weekdays): string => `${weekdays[day]}s`

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
  return { year, month: shortMonths[(month ?? 0) - 1], day }
}

const later = ['', ' next day', ' two days later', ' three days later', ' four days later']
/** A time in minutes from a midnight, with the days later: `17:00`, `08:32 next day`. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor((minutes % 1440) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}${later[Math.floor(minutes / 1440)] ?? ''}`
