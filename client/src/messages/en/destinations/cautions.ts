import { monthName, shortMonths } from '@saathi/shared/lib/messages/en/days'

// Texts of the warnings of a place, and when they hold.

export const cautionBetween = (what: string, from: string, to: string) => `${what} Usually ${from} to ${to}.`
/** With months as they start a sentence: `June to August`. */
export const cautionInMonths = (what: string, spells: string) => `${what} ${spells}.`
export const maybe = (what: string) => `Perhaps: ${what}`
export const dayOfYear = (day: number, month: number) => `${day} ${shortMonths[month - 1]}`
export const monthSpell = (first: number, last: number) =>
  first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`
export const allYear = 'all year'
