import type { FoundTime } from './find-times.ts'
import { between, clockOf, type Times } from './journey-times.ts'
import type { Told } from './labels.ts'
import type { TicketKind } from './ticket.ts'

/**
 * Shorter than any journey of its kind, or longer, in minutes. Where the clocks are hours ahead, as in Australia, a flight
 * seems longer than it is.
 */
const LENGTHS: Record<TicketKind, readonly [number, number]> = {
  rail: [4, 6_000],
  air: [5, 1_320],
  bus: [25, 3_000],
  sea: [8, 6_000],
  stay: [0, Infinity],
}
/** The km that the fastest and the slowest make in a minute in a straight line, and how long the slowest stand besides. */
const SPEEDS = { rail: [2.4, 0.2, 240], air: [15, 4, 180] } as const

function lengthsOf(kind: TicketKind, km: number | null): readonly [number, number] {
  if (km === null || (kind !== 'rail' && kind !== 'air')) return LENGTHS[kind]
  const [fastest, slowest, stands] = SPEEDS[kind]
  return [km / fastest, stands + km / slowest]
}

/** Times between which no such journey fits are not those of its departure and arrival. `km`: from its start to its end. */
export function withoutImpossible(kind: TicketKind | null, times: Times, km: number | null): Times {
  const { departs, arrives, arrivesDays, asked } = times
  if (kind === null || departs === null || arrives === null || (arrivesDays === null && arrives <= departs))
    return times
  const length = arrives - departs + (arrivesDays ?? 0) * 1440
  const [least, most] = lengthsOf(kind, km)
  if (between(length, least, most)) return times
  const choices = [clockOf(departs), clockOf(arrives)]
  return {
    ...times,
    departs: null,
    arrives: null,
    arrivesDays: null,
    asked: { ...asked, departs: choices, arrives: choices },
  }
}

/** `Boarding time`, `Boards`, as the heading of a time. */
const BOARDS = /\b(?:boarding(?: time| at|(?= ?(?:[:\n]| {2}|$)))|boards|brd(?:g|ng)?)\b/i
/**
 * Of a pass that names a time of boarding, without saying which it is, and none of departure, either may be the departure.
 */
export function withoutBoarding(when: Times, text: string, times: readonly Told<FoundTime>[]): Times {
  const open = times.filter(({ role }) => role === null || role === 'departs')
  const isTold = times.some(
    ({ role, words }) => role === 'departs' || (role === 'other' && /^(?:board|brd)/.test(words)),
  )
  if (when.departs === null || isTold || open.length < 2 || !BOARDS.test(text)) return when
  const departs = [...new Set(open.flatMap(({ minutes }) => minutes))].map(clockOf)
  const asked = { ...when.asked, departs }
  return { ...when, departs: null, arrives: null, arrivesDays: null, asked }
}
