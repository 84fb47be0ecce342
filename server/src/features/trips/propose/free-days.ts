import type { TripItemFacts } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-proposal.ts'
import { shortName } from '../../recommend/text/format.ts'
import { DINNER } from './day-hours.ts'
import type { Draft } from './draft.ts'
import type { Neighbour } from './neighbours.ts'

type DayItem = Pick<TripItemFacts, 'day' | 'kind' | 'minutes'>

/** A usual day holds so many minutes of visits, each with its way. */
const HOLDS = 420
const WAY = 30
/** So much free time is half of a day. */
const HALF = 240

/**
 * The days from morning to night at the place that have nothing to see; into how many days the rest fits, and how many it has,
 * those of coming and going as halves; how many days are whole, and how many of those are half free. `elsewhere`: the days out.
 */
export function freeDaysOf(
  items: readonly DayItem[],
  elsewhere: ReadonlySet<number> = new Set(),
): { free: number[]; seen: number; has: number; whole: number; halves: number } {
  const kindsOn = new Map<number, Set<DayItem['kind']>>()
  for (const { day, kind } of items) kindsOn.set(day, (kindsOn.get(day) ?? new Set()).add(kind))
  const has = (day: number, kind: DayItem['kind']) => kindsOn.get(day)?.has(kind) ?? false
  const days = [...kindsOn.keys()].sort((a, b) => a - b)
  const free = days.filter(
    (day) => has(day - 1, 'stay') && has(day, 'stay') && has(day, 'meal') && !has(day, 'visit') && !has(day, 'travel'),
  )
  const withVisits = days.filter((day) => has(day, 'visit') && !elsewhere.has(day))
  const isWhole = (day: number) => has(day - 1, 'stay') && has(day, 'stay') && !has(day, 'travel')
  const minutes = items.reduce(
    (sum, { day, kind, minutes }) => sum + (kind === 'visit' && !elsewhere.has(day) ? minutes + WAY : 0),
    0,
  )
  const freeMinutes = (day: number) =>
    items.reduce((sum, item) => sum + (item.kind === 'free' && item.day === day ? item.minutes : 0), 0)
  return {
    free,
    halves: withVisits.filter((day) => isWhole(day) && freeMinutes(day) >= HALF).length,
    seen: Math.min(withVisits.length, Math.ceil(minutes / HOLDS)),
    has: withVisits.reduce((sum, day) => sum + (isWhole(day) ? 1 : 0.5), 0),
    whole: days.filter((day) => isWhole(day) && !elsewhere.has(day)).length,
  }
}

/** The drafts with an item for each free day, which says for how many days there is something to see and what else is `near`. */
export function withFreeDays(findNear: () => readonly Neighbour[], drafts: readonly Draft[]): Draft[] {
  const elsewhere = new Set(drafts.flatMap(({ role, day }) => (role === 'excursion' ? [day] : [])))
  const { free, seen } = freeDaysOf(drafts, elsewhere)
  const told = withFreeMorning(drafts)
  if (free.length === 0) return told
  const near = findNear()
  const named = new Set<number>()
  return told.flatMap((draft): Draft[] => {
    const nth = free.indexOf(draft.day)
    if (nth < 0) return [draft]
    if (draft.title === text.dinner) return [{ ...draft, fixedStart: DINNER.at }]
    if (draft.kind !== 'free' && draft.title !== text.heatRest) return [draft]
    if (named.has(draft.day)) return [{ ...draft, kind: 'free', title: text.freeAfternoon }]
    named.add(draft.day)
    const neighbour = near[nth]
    const why = nth > 0 ? text.couldBeLeftOut : seen > 0 ? text.sightsFill(seen) : text.noSights
    const note = [
      neighbour && nth > 0 ? '' : why,
      neighbour ? text.worthADay(shortName(neighbour.to.name), neighbour.drive.hours) : draft.note,
    ]
    return [{ ...draft, kind: 'free', title: text.freeDay, note: note.filter(Boolean).join(' ') }]
  })
}

/** So much free time before the way home is told, where no sight is left for it. */
const LONG_MORNING = 180

function withFreeMorning(drafts: readonly Draft[]): Draft[] {
  const lastNight = Math.max(...drafts.flatMap(({ role, day }) => (role === 'stay' ? [day] : [])))
  const isSeen = ({ kind, day }: Draft) => kind === 'visit' && day > lastNight
  const at = drafts.some(isSeen)
    ? -1
    : drafts.findIndex(({ kind, day, minutes }) => kind === 'free' && day > lastNight && minutes >= LONG_MORNING)
  if (at < 0) return [...drafts]
  return drafts.map((draft, nth) =>
    nth === at
      ? { ...draft, title: text.freeMorning, note: [text.leaveEarlier, draft.note].filter(Boolean).join(' ') }
      : draft,
  )
}
