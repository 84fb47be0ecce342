import { addDays, indianDay } from '@saathi/shared/lib/days'
import type { Trip } from '@saathi/shared/trips/schema'

/** The day of the trip that today is; the first one before and after it. */
export function todayOf({ startDate, dayCount }: Trip): number {
  if (!startDate) return 0
  const at = Math.round((Date.parse(indianDay(new Date())) - Date.parse(startDate)) / 86_400_000)
  return at >= 0 && at < dayCount ? at : 0
}

/** The last day on which the trip opens with the same of its days as today; null for all days to come. */
export function lastDayAlike({ startDate, dayCount }: Pick<Trip, 'startDate' | 'dayCount'>, now = new Date()) {
  const today = indianDay(now)
  if (!startDate || today >= addDays(startDate, dayCount)) return null
  return today < startDate ? startDate : today
}
