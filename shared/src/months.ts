/** The names of the months in English. */
export const MONTHS = [
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
export const monthName = (month: number): string => MONTHS[month - 1] ?? ''
