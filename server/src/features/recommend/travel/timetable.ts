import type { Weekdays } from '../facts/connection-schema.ts'
import type { RailRow } from '../facts/dataset.ts'

/** The times of a named train, in local minutes. */
export type Timetable = {
  number: string
  name: string
  /** Where it leaves in the starting city. */
  station: string
  /** The station where it arrives, where that is another one of the town than the row's. */
  terminus: string | null
  /** A minute of the day. */
  departs: number
  /** Minutes from midnight before it leaves: 1440 or more on a later day. */
  arrives: number
  /** Days a week on which it runs. */
  days: number
  /** The days on which it leaves; null for all of them, or where nobody knows. */
  weekdays: Weekdays | null
  /** Other trains of about these hours serve the two stations too. */
  others: boolean
  /** The first and the last departure of all of them, minutes of the day. */
  first: number | null
  last: number | null
  /** The month in which the source was current: `2025-12`. */
  checked: string
}

/** The timetable of a row, or null where nobody knows the train or its times. */
export function toTimetable({
  train,
  name,
  station,
  departs,
  arrives,
  terminus,
  others,
  first,
  last,
  weekdays,
  days,
  train_days,
  checked,
}: RailRow): Timetable | null {
  if (!train || !name || !station || !departs || !arrives || !checked) return null
  return {
    number: train,
    name,
    station,
    terminus: terminus ?? null,
    departs: toMinutes(departs),
    arrives: toMinutes(arrives),
    days: train_days ?? days,
    weekdays: weekdays ?? null,
    others: others ?? train_days !== undefined,
    first: first === undefined ? null : toMinutes(first),
    last: last === undefined ? null : toMinutes(last),
    checked,
  }
}

/** The timetable of the way back from a station, or null where nobody knows that train. */
export function toReturn({ name, back, terminus, checked }: RailRow, station: string): Timetable | null {
  if (!back || !name || !checked) return null
  return {
    number: back.train,
    name,
    station: terminus ?? station,
    terminus: null,
    departs: toMinutes(back.departs),
    arrives: toMinutes(back.arrives),
    days: back.weekdays?.length ?? 7,
    weekdays: back.weekdays ?? null,
    others: false,
    first: null,
    last: null,
    checked,
  }
}

const NIGHT_FROM = 23 * 60
const NIGHT_UNTIL = 29 * 60
const NIGHT_MINUTES = 240

/** Whether a train runs by night: for four hours or more between 23:00 and 05:00. */
export function runsByNight({ departs, arrives }: Pick<Timetable, 'departs' | 'arrives'>): boolean {
  const asleep = [-1, 0, 1, 2, 3].map((day) =>
    Math.max(0, Math.min(arrives, day * 1440 + NIGHT_UNTIL) - Math.max(departs, day * 1440 + NIGHT_FROM)),
  )
  return asleep.reduce((sum, minutes) => sum + minutes) >= NIGHT_MINUTES
}

/** The minutes of `08:32`, or of `08:32+1` on the next day. */
function toMinutes(clock: string): number {
  const [time = '', days = '0'] = clock.split('+')
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + Number(days) * 1440
}

/** A train of a day trip leaves between these minutes of the day. */
const EARLIEST_DAY_TRIP = 270
const LATEST_DAY_TRIP = 600

export const isForDayTrip = ({ departs }: Timetable): boolean =>
  departs >= EARLIEST_DAY_TRIP && departs <= LATEST_DAY_TRIP
