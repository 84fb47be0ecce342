import { clockOf, monthName } from '@saathi/shared/lib/messages/en/days'
import { isFresh } from '../facts/origin-schema.ts'
import type { Journey } from '../travel/journey.ts'
import { FIRST_LIGHT, takesEarlierTrain } from '../travel/night-arrival.ts'
import { daysOfTravel } from '../travel/time-away.ts'
import type { Timetable } from '../travel/timetable.ts'
import { count } from './format.ts'

/** Of a way there, which should end by day, also its hours. */
type Train = Pick<Journey, 'timetable' | 'daysAWeek'> & Partial<Pick<Journey, 'hours' | 'overnight' | 'lastLeg'>>

/** The timetable of a train when it may be quoted in this month, else null. */
export const quoted = ({ timetable }: Pick<Train, 'timetable'>, month: string): Timetable | null =>
  timetable && isFresh(timetable, month) ? timetable : null

/**
 * `12951 Mumbai-New Delhi Tejas Rajdhani, 17:00, arrives 08:32 next day`; of one that leaves late or comes by night where
 * the way is half a day, or too late for the road that is left, only that there are others. Null for a train whose times cannot be quoted.
 */
export function trainTimes(train: Train, month: string): string | null {
  const known = quoted(train, month)
  if (!known) return null
  const { number, name, days, departs, arrives, terminus, others, first, last } = known
  if (takesEarlierTrain(train) || losesTheDay(train, departs, arrives))
    return others && first !== null && last !== null
      ? `several trains a day, from ${clockOf(first)} to ${clockOf(last)}`
      : null
  const runs = days < train.daysAWeek ? `, ${count(days, 'day')} a week` : ''
  const end = terminus ? ` at ${terminus}` : ''
  return `${others ? 'such as ' : ''}${number} ${name}${runs}, ${clockOf(departs)}, arrives ${clockOf(arrives)}${end}`
}

/** Whether nothing is left of the day by this train, on a way of half a day, which one goes in the morning. */
const losesTheDay = (
  { hours, overnight = false }: Partial<Pick<Journey, 'hours' | 'overnight'>>,
  departs: number,
  arrives: number,
): boolean =>
  hours !== undefined &&
  daysOfTravel({ hours, overnight }) === 0 &&
  (departs >= LATEST_DEPARTURE || arrives % DAY < FIRST_LIGHT)
const DAY = 1440
const LATEST_DEPARTURE = 14 * 60

type Kind = Pick<Journey, 'hours' | 'timetable' | 'overnight' | 'byNight'> & Partial<Pick<Journey, 'lastLeg'>>

/** What people call a train by when it leaves: one that leaves by day and arrives on the next is no night train. */
export function trainKind(train: Kind): string {
  const { timetable, overnight, byNight } = train
  if (overnight) return timetable && timetable.departs < AFTERNOON ? 'train' : byNight ? 'night train' : 'late train'
  if (!timetable || timetable.departs < EVENING) return 'day train'
  const { departs, arrives, others } = timetable
  // Of several trains a day one takes another.
  return takesEarlierTrain(train) || (others && losesTheDay(train, departs, arrives)) ? 'day train' : 'evening train'
}
const AFTERNOON = 15 * 60
const EVENING = 17 * 60

/** `December 2025` */
export const monthOf = (checked: string): string => `${monthName(Number(checked.slice(5)))} ${checked.slice(0, 4)}`
