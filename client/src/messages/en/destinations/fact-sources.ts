import type { FactRef } from '@saathi/shared/destinations/schema'
import { monthName } from '@saathi/shared/lib/messages/en/days'

export const title = 'Where this comes from'
export const more = (n: number) => (n === 1 ? '1 more fact with a source' : `${n} more facts with a source`)
const capital = (words: string) => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
export const listed = (names: readonly string[]) => names.join('; ')
/** `Agra Fort: entry fee`. */
export function about(kind: FactRef['kind'], about: string): string {
  switch (kind) {
    case 'hours':
      return `${about}: opening hours`
    case 'fee':
      return `${about}: entry fee`
    case 'permit':
      return capital(about)
    case 'permitFee':
      return `${capital(about)}: its fee`
    case 'closure':
      return about
    case 'road':
      return `The way ${about}`
  }
}
/** Null where our editors looked after a report. */
export const source = (name: string | null, month: string) =>
  name === null ? `Checked by our editors in ${month}.` : `${name}, ${month}.`
export const usual = 'Older than a year, so it says what is usual.'
export const monthOf = (checked: string) => `${monthName(Number(checked.slice(5)))} ${checked.slice(0, 4)}`
export const trainSource = (month: string) =>
  `Train times: checked in ${month} against a third party’s copy of the railway’s timetable.`
export const flightSource = 'Nonstop flights: those that carried passengers in most months of the year to October 2025.'
export const estimates =
  'Everything else is our estimate: hours by road and bus, all fares, and the fees, opening hours, permits and closures not listed here.'
