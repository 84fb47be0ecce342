import type { Sun } from '@saathi/shared/destinations/opening-hours'
import { addDays } from '@saathi/shared/lib/days'
import type { Point } from '@saathi/shared/trips/legs'
import { getTimes } from 'suncalc'

const IST_MINUTES = 330
const NOON_UTC_MS = 6.5 * 3_600_000
const USUAL = { sunrise: 6 * 60, sunset: 18 * 60 }

/** Sunrise and sunset on each day, in minutes of the day in India, which has one time zone and no daylight saving time. */
export const sunOn = (firstDay: string, dayCount: number, { lat, lon }: Point): Sun[] =>
  Array.from({ length: dayCount }, (_, day) => sunOf(addDays(firstDay, day), lat, lon))

/** The middle of a month of a usual year, for trips without dates. */
export const midMonth = (month: number): string => `2027-${String(month).padStart(2, '0')}-15`

export const sunInMonth = (month: number, { lat, lon }: Point): Sun => sunOf(midMonth(month), lat, lon)

function sunOf(day: string, lat: number, lon: number): Sun {
  const { sunrise, sunset } = getTimes(new Date(Date.parse(day) + NOON_UTC_MS), lat, lon)
  if (!sunrise || !sunset) return USUAL
  return { sunrise: indianMinute(sunrise), sunset: indianMinute(sunset) }
}

const indianMinute = (at: Date): number =>
  Math.round(at.getUTCHours() * 60 + at.getUTCMinutes() + at.getUTCSeconds() / 60 + IST_MINUTES) % 1440
