import { clockOf } from '@saathi/shared/lib/messages/en/days'
import { dayInWords } from './days.ts'

// The names in the files with which map programs show a trip.

/** `Day 2, 5 Dec 2026` */
export const dayName = (day: number, date: string | null) =>
  [`Day ${day}`, ...(date ? [dayInWords(date)] : [])].join(', ')
export const placeOnDay = (day: number, title: string) => `Day ${day}: ${title}`
export const wayOfDay = (day: number) => `Way of day ${day}`
export const times = (start: number, end: number) => `${clockOf(start % 1440)} to ${clockOf(end % 1440)}, Indian time`
