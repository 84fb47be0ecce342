import { MONTHS } from '@saathi/shared/months'

// The form's optional parts.
export const describeTrip = 'Describe your trip in one line'
export const describeInOneLine = 'Describe in one line'
const example = 'quiet beach for two from Pune in January under 25k'
export const lineExample = `For example: ${example}`
export const fillIn = 'Fill in'
export const lineFailed = 'We could not read that just now. Please try again.'
export const readFromLine = 'Read from your line'
export const removeChip = (chip: string) => `Remove: ${chip}`
export const nothingKnown = `We found nothing we know in that. Try: ${example}.`
export const lineNearestStart = (start: string, city: string) =>
  `We plan from ${start}, the nearest starting city to ${city}. Getting to ${start} is not in the costs.`
export const notUsed = (words: string) => `Not used: ${words}`

export const moreChoices = 'More choices'
export const moreChoicesIn = (month: string) => `More choices: ${month}`
export const howLong = 'How long'
export const anyLength = 'Any length'
export const daysAtMost = (days: number) => (days === 1 ? '1 day' : `Up to ${days} days`)
export const secondInterest = 'Second interest'
export const noSecondInterest = 'None'
export const anotherCity = 'Another city'
export const asChosenAbove = 'As chosen above'
export const moreCities = 'More cities'
export const nearestStartFor = 'Nearest starting city for'
export const nearestStart = (start: string, city: string) =>
  `We plan from ${start}, the nearest. Getting from ${city} to ${start} is not in the costs.`

export const when = 'When'
export const next60Days = 'Next 60 days'
export const nextWeekend = 'Next weekend'
export const nextLongWeekend = 'Next long weekend'
export const weekendIn = (month: number) => `A weekend in ${MONTHS[month - 1]}`
export const longWeekendIn = (month: number) => `A long weekend in ${MONTHS[month - 1]}`
export const exactDates = 'Exact dates'
export const longWeekends = 'Long weekends'
export const months = 'Months'
export const firstDay = 'First day'
export const lastDay = 'Last day'
/** A long weekend: `Christmas, 25–27 Dec 2026 (1 day of leave)`. */
export function longWeekend(names: string[], days: string, leave: boolean, dateMayMove: boolean) {
  const notes = [leave && '1 day of leave', dateMayMove && 'date may move'].filter(Boolean).join(', ')
  return `${names.join(', ')}, ${days}${notes && ` (${notes})`}`
}
