import { addDays } from '@saathi/shared/lib/days'

export type Countdown =
  | { kind: 'before'; days: number }
  | { kind: 'during'; day: number; count: number }
  | { kind: 'over' }

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** The number of days of a tour. */
export const dayCount = ({ start, end }: { start: string; end: string }) => daysBetween(start, addDays(end, 1))

/** The months of the year in which a tour is, each once. */
export function monthsOf({ start, end }: { start: string; end: string }): number[] {
  const number = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const count = Math.min(12, number(end) - number(start) + 1)
  return Array.from({ length: count }, (_, index) => ((number(start) + index) % 12) + 1)
}

/** The position of a day relative to a tour: days before it, a day of it, or after it. */
export function countdownTo(dates: { start: string; end: string }, today: string): Countdown {
  const days = daysBetween(today, dates.start)
  if (days > 0) return { kind: 'before', days }
  return today <= dates.end ? { kind: 'during', day: 1 - days, count: dayCount(dates) } : { kind: 'over' }
}
