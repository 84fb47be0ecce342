import { withoutPeople } from './clean-text.ts'
import type { FoundDate } from './find-dates.ts'
import type { FoundNumber } from './find-kind.ts'
import type { FoundTime } from './find-times.ts'
import { findWays } from './find-ways.ts'
import { type Asked, clockOf, dayOfArrival, journeyTimes, type Times } from './journey-times.ts'
import type { Told } from './labels.ts'
import type { Way } from './read-place.ts'
import type { TicketKind } from './ticket.ts'

type Legs = Parameters<typeof journeyTimes>

/** Dates and times of several legs: taken in turn where there are as many as legs, or as many pairs. */
export function severalTimes(kind: TicketKind | null, count: number, allDates: Legs[1], allTimes: Legs[2]): Times[] {
  const dates = allDates.filter(({ role }) => role !== 'other')
  const times = allTimes.filter(({ role }) => role !== 'other')
  const isAll = (list: readonly { role: string | null }[]) => list.length === count * 2
  const days = new Set(dates.flatMap((date) => date.days))
  const lastDay = [...days].sort().at(-1) ?? ''
  return Array.from({ length: count }, (_, at) => {
    const own = isAll(dates)
      ? dates.slice(at * 2, at * 2 + 2)
      : dates.length === count
        ? dates.slice(at, at + 1)
        : days.size === 1 && !allDates.some((date) => date.role === 'other' && date.days.every((day) => day > lastDay))
          ? dates.slice(0, 1)
          : []
    const clocks = isAll(times)
      ? times.slice(at * 2, at * 2 + 2)
      : times.length === count && allTimes.length < count * 2 && !times.some(({ joined }) => joined)
        ? times.slice(at, at + 1)
        : []
    const [first, second] = own
    const [start, end] = clocks
    const asked: Asked = {}
    const date = first?.days.length === 1 ? (first.days[0] ?? null) : null
    if (date === null) asked.date = first?.days ?? [...days]
    const departs = start?.minutes.length === 1 ? (start.minutes[0] ?? null) : null
    const arrives = end?.minutes.length === 1 ? (end.minutes[0] ?? null) : null
    if (departs === null) asked.departs = start?.minutes.map(clockOf) ?? []
    if (end && arrives === null) asked.arrives = end.minutes.map(clockOf)
    const dated =
      date && second?.days.length === 1
        ? Math.round((Date.parse(second.days[0] ?? '') - Date.parse(date)) / 86_400_000)
        : null
    return {
      date,
      departs,
      arrives,
      arrivesDays: dayOfArrival(kind, departs, arrives, end?.daysLater ?? dated, asked),
      asked,
    }
  })
}

/** From the line of each number to that of the next: the leg of that number, if each part has its two times and its way. `words`:
 * what each says. */
export function legsByParts(
  text: string,
  kind: TicketKind | null,
  numbers: readonly FoundNumber[],
  dates: Legs[1],
  times: Legs[2],
): { times: Times[]; ways: Way[]; words: string[] } | null {
  const lines = numbers.map(({ at }) => text.lastIndexOf('\n', at) + 1)
  // A leg can begin above its number, with its way.
  const blocks = numbers.map(({ at }) => text.lastIndexOf('\n\n', at) + 1)
  const areBlocks = blocks.every((start, at) => start > (blocks[at - 1] ?? 0))
  return legsFrom(lines) ?? (areBlocks ? legsFrom(blocks) : null)

  function legsFrom(starts: readonly number[]) {
    const parts = numbers.map((_, at) => {
      const [start = 0, end = text.length] = [starts[at], starts[at + 1]]
      const within = <T extends { at: number; role: string | null }>(all: readonly T[]) =>
        all.filter((one) => one.role !== 'other' && one.at >= start && one.at < end)
      return {
        dates: within<Told<FoundDate>>(dates),
        times: within<Told<FoundTime>>(times),
        words: text.slice(start, end),
      }
    })
    const ways = parts.map(({ words, times }, at) => {
      // What stands below the last time of a leg, as the seats of all, can name other legs.
      const gap = words.indexOf('\n\n', (times.at(-1)?.end ?? 0) - (starts[at] ?? 0))
      const own = findWays(withoutPeople(gap < 0 ? words : words.slice(0, gap)), kind)
      return own.length === 1 ? own : findWays(withoutPeople(words), kind)
    })
    const isWhole = parts.every(
      (part, at) => part.dates.length > 0 && part.times.length === 2 && ways[at]?.length === 1,
    )
    if (!isWhole) return null
    return {
      times: parts.map((part) => journeyTimes(kind, part.dates, part.times)),
      ways: ways.flat(),
      words: parts.map(({ words }) => words),
    }
  }
}
