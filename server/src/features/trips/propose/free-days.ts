import type { TripItemFacts } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-proposal.ts'
import { shortName } from '../../recommend/text/format.ts'
import { DINNER } from './day-hours.ts'
import type { Draft } from './draft.ts'
import type { Neighbour } from './neighbours.ts'

type DayItem = Pick<TripItemFacts, 'day' | 'kind'>

/** The days from morning to night at the place that have nothing to see, and how many have something there; `elsewhere`: those out. */
export function freeDaysOf(
  items: readonly DayItem[],
  elsewhere: ReadonlySet<number> = new Set(),
): { free: number[]; seen: number } {
  const kindsOn = new Map<number, Set<DayItem['kind']>>()
  for (const { day, kind } of items) kindsOn.set(day, (kindsOn.get(day) ?? new Set()).add(kind))
  const has = (day: number, kind: DayItem['kind']) => kindsOn.get(day)?.has(kind) ?? false
  const days = [...kindsOn.keys()].sort((a, b) => a - b)
  const free = days.filter(
    (day) => has(day - 1, 'stay') && has(day, 'stay') && has(day, 'meal') && !has(day, 'visit') && !has(day, 'travel'),
  )
  return { free, seen: days.filter((day) => has(day, 'visit') && !elsewhere.has(day)).length }
}

/** The drafts with an item for each free day, which says for how many days there is something to see and what else is `near`. */
export function withFreeDays(findNear: () => readonly Neighbour[], drafts: readonly Draft[]): Draft[] {
  const elsewhere = new Set(drafts.flatMap(({ role, day }) => (role === 'excursion' ? [day] : [])))
  const { free, seen } = freeDaysOf(drafts, elsewhere)
  if (free.length === 0) return [...drafts]
  const near = findNear()
  const told = new Set<number>()
  return drafts.flatMap((draft): Draft[] => {
    const nth = free.indexOf(draft.day)
    if (nth < 0) return [draft]
    if (draft.title === text.dinner) return [{ ...draft, fixedStart: DINNER.at }]
    if (draft.kind !== 'free' && draft.title !== text.heatRest) return [draft]
    if (told.has(draft.day)) return [{ ...draft, kind: 'free', title: text.free }]
    told.add(draft.day)
    const neighbour = near[nth]
    const why = nth > 0 ? text.couldBeLeftOut : seen > 0 ? text.sightsFill(seen) : text.noSights
    const note = [
      neighbour && nth > 0 ? '' : why,
      neighbour ? text.worthADay(shortName(neighbour.to.name), neighbour.drive.hours) : '',
    ]
    return [{ ...draft, kind: 'free', title: text.freeDay, note: note.filter(Boolean).join(' ') }]
  })
}
