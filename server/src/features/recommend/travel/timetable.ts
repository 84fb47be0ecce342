import type { RailRow } from '../facts/dataset.ts'

/** The times of a named train, in local minutes. */
export type Timetable = {
  number: string
  name: string
  /** Where it leaves in the starting city. */
  station: string
  /** A minute of the day. */
  departs: number
  /** Minutes from midnight before it leaves: 1440 or more on a later day. */
  arrives: number
  /** Days a week on which it runs. */
  days: number
  /** Other trains of about these hours serve the two stations too. */
  others: boolean
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
  others,
  days,
  train_days,
  checked,
}: RailRow): Timetable | null {
  if (!train || !name || !station || !departs || !arrives || !checked) return null
  return {
    number: train,
    name,
    station,
    departs: toMinutes(departs),
    arrives: toMinutes(arrives),
    days: train_days ?? days,
    others: others ?? train_days !== undefined,
    checked,
  }
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

/** Months for which a timetable may be quoted; an older one only says what is usual. */
const FRESH_MONTHS = 12

/** Whether a timetable may be quoted in a month (`YYYY-MM`). */
export function isFresh({ checked }: Timetable, month: string): boolean {
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5))
  return count(month) - count(checked) <= FRESH_MONTHS
}
