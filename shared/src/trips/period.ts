import * as z from 'zod/mini'
import { daysBetween } from '../lib/holidays.ts'
import * as inputText from '../lib/messages/en/input.ts'
import { TRIP_DAYS_MAX } from './rules.ts'

/** A last day goes with a first one before it, and the trip is not too long. */
export const inputPeriod = z.superRefine<{ startDate?: string | undefined; endDate?: string | undefined }>(
  ({ startDate, endDate }, { addIssue }) => {
    if (endDate === undefined) return
    const message =
      startDate === undefined
        ? inputText.firstDayMissing
        : endDate < startDate
          ? inputText.lastDayBeforeFirst
          : daysBetween(startDate, endDate) > TRIP_DAYS_MAX
            ? inputText.tripTooLong(TRIP_DAYS_MAX)
            : null
    const field = startDate === undefined ? 'startDate' : 'endDate'
    if (message !== null) addIssue({ code: 'custom', path: [field], message, input: endDate })
  },
)
