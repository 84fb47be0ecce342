const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Formats `2026-11` as `Nov 2026`. */
export const monthName = (month: string) => MONTH.format(new Date(`${month}-01`))

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Formats `2026-12-04` as `4 Dec 2026`. */
export const dayName = (day: string) => DAY.format(new Date(day))
