import { dayAndTimeOf, weekdayOf } from '../../lib/day.ts'

/** A calendar day as `Thu 3 Dec`. */
export const dayWords = (day: string): string => weekdayOf(`${day}T12:00`)

/** An instant as `Thu 3 Dec, 7:40 am`. */
export const whenWords = (instant: string): string => dayAndTimeOf(instant)
