import { spanOfDays } from '@saathi/shared/days'
import { addDays, type LongWeekend, longWeekends } from '@saathi/shared/holidays'

const LISTED = 8
const YEAR_DAYS = 365

/** The next long weekends of a city. */
export const nextLongWeekends = (today: string, city: string): LongWeekend[] =>
  longWeekends(addDays(today, 1), addDays(today, YEAR_DAYS), city).slice(0, LISTED)

/** `Christmas, 25–27 Dec 2026`, and whether a day of leave is needed. */
export function longWeekendLabel({ start, end, names, leave, moon }: LongWeekend): string {
  const days = `${names.join(', ')}, ${spanOfDays(start, end)}`
  const notes = [leave && '1 day of leave', moon && 'date may move'].filter(Boolean).join(', ')
  return notes ? `${days} (${notes})` : days
}
