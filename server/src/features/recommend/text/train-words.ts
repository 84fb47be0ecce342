import { monthName } from '@saathi/shared/lib/messages/en/days'
import type { Journey } from '../travel/journey.ts'
import { isFresh, type Timetable } from '../travel/timetable.ts'

type Train = Pick<Journey, 'name' | 'timetable'>
const DAY = 1440
const LATER = ['', ' next day', ' two days later', ' three days later', ' four days later']

/** `17:00`, or `08:32 next day`. */
export const clock = (minutes: number): string =>
  `${String(Math.floor((minutes % DAY) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}${LATER[Math.floor(minutes / DAY)] ?? ''}`

/** The timetable of a train when it may be quoted in this month, else null. */
export const quoted = ({ timetable }: Train, month: string): Timetable | null =>
  timetable && isFresh(timetable, month) ? timetable : null

/** `12951 Mumbai-New Delhi Tejas Rajdhani, 17:00, arrives 08:32 next day`; null for a train whose times cannot be quoted. */
export function trainTimes(train: Train, month: string): string | null {
  const known = quoted(train, month)
  if (!known) return null
  const { number, name, departs, arrives, others } = known
  return `${others ? 'such as ' : ''}${number} ${name}, ${clock(departs)}, arrives ${clock(arrives)}`
}

/** `December 2025` */
export const monthOf = (checked: string): string => `${monthName(Number(checked.slice(5)))} ${checked.slice(0, 4)}`
