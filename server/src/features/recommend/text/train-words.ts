import { clockOf, monthName } from '@saathi/shared/lib/messages/en/days'
import { isFresh } from '../facts/origin-schema.ts'
import type { Journey } from '../travel/journey.ts'
import type { Timetable } from '../travel/timetable.ts'
import { count } from './format.ts'

type Train = Pick<Journey, 'timetable' | 'daysAWeek'>

/** The timetable of a train when it may be quoted in this month, else null. */
export const quoted = ({ timetable }: Train, month: string): Timetable | null =>
  timetable && isFresh(timetable, month) ? timetable : null

/** `12951 Mumbai-New Delhi Tejas Rajdhani, 17:00, arrives 08:32 next day`; null for a train whose times cannot be quoted. */
export function trainTimes(train: Train, month: string): string | null {
  const known = quoted(train, month)
  if (!known) return null
  const { number, name, days, departs, arrives, others } = known
  const runs = days < train.daysAWeek ? `, ${count(days, 'day')} a week` : ''
  return `${others ? 'such as ' : ''}${number} ${name}${runs}, ${clockOf(departs)}, arrives ${clockOf(arrives)}`
}

/** `December 2025` */
export const monthOf = (checked: string): string => `${monthName(Number(checked.slice(5)))} ${checked.slice(0, 4)}`
