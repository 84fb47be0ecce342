import { addDays, type LongWeekend, longWeekends } from '@saathi/shared/lib/holidays'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import * as text from '../../messages/en/recommend/recommend.ts'

const LISTED = 8
const YEAR_DAYS = 365

/** The next long weekends of a city. */
export const nextLongWeekends = (today: string, city: string): LongWeekend[] =>
  longWeekends(addDays(today, 1), addDays(today, YEAR_DAYS), city).slice(0, LISTED)

/** `Christmas, 25–27 Dec 2026`, and whether a day of leave is needed. */
export const longWeekendLabel = ({ start, end, names, leave, moon }: LongWeekend): string =>
  text.longWeekend(names, spanOfDays(start, end), leave !== null, moon)
