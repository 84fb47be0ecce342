import type { Numbers } from '@saathi/shared/admin/numbers'
import { addDays } from '@saathi/shared/lib/days'
import type { CountKind } from '../../../db/schema/numbers.ts'

type DayCount = { day: string; kind: CountKind; count: number }
type AnswerHours = { day: string; median: number; slowest: number }

/** `count` days up to `last`, oldest first. */
export const daysUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count))

const tenths = (value: number | undefined) => (value === undefined ? null : Math.round(value * 10) / 10)

/** The counts of a period by day, with the sums of it and of the period before. */
export function computeNumbers(
  days: string[],
  counts: DayCount[],
  hours: AnswerHours[],
  destinations: Numbers['destinations'],
): Numbers {
  const first = days[0] as string
  const daily = (wanted: CountKind) => {
    const own = counts.filter(({ kind }) => kind === wanted)
    const byDay = new Map(own.map(({ day, count }) => [day, count]))
    const inPeriod = days.map((day) => byDay.get(day) ?? 0)
    return {
      counts: inPeriod,
      total: inPeriod.reduce((sum, count) => sum + count, 0),
      before: own.reduce((sum, { day, count }) => (day < first ? sum + count : sum), 0),
    }
  }
  const hoursByDay = new Map(hours.map((line) => [line.day, line]))
  return {
    days,
    signUps: daily('signUps'),
    searches: daily('searches'),
    tours: daily('tours'),
    seatsTaken: daily('seatsTaken'),
    seatsGivenUp: daily('seatsGivenUp'),
    matches: daily('matches'),
    reports: daily('reports'),
    answers: {
      medianHours: days.map((day) => tenths(hoursByDay.get(day)?.median)),
      slowestTenthHours: days.map((day) => tenths(hoursByDay.get(day)?.slowest)),
    },
    destinations,
  }
}
