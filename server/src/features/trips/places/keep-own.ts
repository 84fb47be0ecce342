import { type Schedulable, timedItems } from '@saathi/shared/trips/schedule'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import type { StopFacts } from '@saathi/shared/trips/stops'
import type { ProposedRoute } from '../propose/propose-route.ts'
import { type Entry, indexFor, type Kept, NOON, withRoom } from './entries.ts'
import { makeRoom } from './make-room.ts'
import { HOME, type Where, wheres } from './segments.ts'
import { SHORT_RIDES, slotOf } from './slots.ts'
import { ownItems, stopsOf, type TripPlan, untouchedItems } from './trip-plan.ts'

export type Ground = Omit<Schedulable<never>, 'items' | 'dayCount' | 'startDate'>

type Timed = { start: number; isMain: boolean }

/**
 * The proposed days with what people wrote: each on the day of the place where it belongs, in the stead of what it was made
 * from; what they removed stays away. What has no such day any more comes to the nearest one. `wished`: days by item.
 */
export function keepOwn(
  plan: TripPlan,
  { items: proposed, stops, dayCount }: ProposedRoute,
  ground: { before: Ground; after: Ground },
  wished: ReadonlyMap<string, number> = new Map(),
): Kept {
  const { startDate } = plan
  const old = { ...plan, stops: stopsOf(plan) }
  const live = plan.items.filter(({ removed }) => !removed)
  const oldWheres = wheres(plan.items, old.stops)
  const oldTimes = timesOf(live, oldWheres, { ...ground.before, dayCount: plan.dayCount, startDate })
  const drafts = proposed.map((facts, at) => ({ ...facts, id: `proposed ${at}` }))
  const newWheres = wheres(drafts, stops)
  const newTimes = timesOf(drafts, newWheres, { ...ground.after, dayCount, startDate })
  const slotIn = (item: TripItemFacts & { id: string }, all: Map<string, Where>, times: Map<string, Timed>) => {
    const { start, isMain } = times.get(item.id) ?? { start: item.fixedStart ?? NOON, isMain: true }
    return slotOf(item, all.get(item.id) as Where, start, isMain)
  }
  const days: Entry[][] = Array.from({ length: dayCount }, () => [])
  const bySlot = new Map<string, string>()
  for (const { id, ...facts } of drafts) {
    days[facts.day]?.push({ id, own: false, facts, where: newWheres.get(id) as Where })
    bySlot.set(slotIn({ ...facts, id }, newWheres, newTimes), id)
  }
  const take = (slot: string) => {
    const id = bySlot.get(slot)
    const day = days.findIndex((all) => all.some((entry) => entry.id === id))
    if (id === undefined || day < 0) return null
    const index = days[day]?.findIndex((entry) => entry.id === id) ?? 0
    const [entry] = days[day]?.splice(index, 1) ?? []
    return entry ? { day, index, fixedStart: entry.facts.fixedStart } : null
  }
  const untouched = new Set(untouchedItems(plan).map((item) => slotIn(item, oldWheres, oldTimes)))
  const own = ownItems(plan)
  const kept = new Set([...untouched, ...own.map((item) => slotIn(item, oldWheres, oldTimes))])
  for (const item of plan.items) {
    const slot = item.removed ? slotIn(item, oldWheres, oldTimes) : null
    if (slot !== null && !kept.has(slot)) take(slot)
  }
  const moved: Kept['moved'] = []
  for (const { id, version: _, removed: __, ...facts } of own) {
    const where = oldWheres.get(id) as Where
    const slot = slotIn({ ...facts, id }, oldWheres, oldTimes)
    const taken = untouched.has(slot) ? null : take(slot)
    const target = targetOf(where, stops, dayCount, facts.day)
    const isOnWay = taken !== null && where.kind === 'way'
    const wish = wished.get(id)
    const asked = Math.min(wish ?? (isOnWay ? taken.day : target.day), dayCount - 1)
    const day = withRoom(days, asked)
    // The ride to a station and the rest after a night go by the train that is taken now.
    const isBesideRide = isOnWay && (facts.kind !== 'travel' || SHORT_RIDES.has(facts.by))
    const fixedStart = isBesideRide ? taken.fixedStart : facts.fixedStart
    const entry: Entry = { id, own: true, facts: { ...facts, fixedStart, day }, where: target.where }
    const all = days[day] as Entry[]
    const start = oldTimes.get(id)?.start ?? facts.fixedStart ?? NOON
    const index = taken?.day === day ? taken.index : indexFor(all, entry, start, newTimes)
    all.splice(index, 0, entry)
    if ((wish === undefined && target.isGone && !isOnWay) || day !== asked) moved.push({ id, title: facts.title, day })
  }
  const room = makeRoom(days, stops, { ...ground.after, dayCount, startDate })
  const isMovedAgain = ({ id }: { id: string }) => room.moved.some((each) => each.id === id)
  return { entries: room.entries, moved: [...moved.filter((item) => !isMovedAgain(item)), ...room.moved] }
}

function timesOf<T extends TripItemFacts & { id: string }>(
  items: readonly T[],
  all: ReadonlyMap<string, Where>,
  trip: Omit<Schedulable<T>, 'items'>,
): Map<string, Timed> {
  const wayOf = (id: string) => {
    const where = all.get(id)
    return where?.kind === 'way' ? `${where.from} ${where.to}` : null
  }
  const longest = new Map<string | null, T>()
  for (const item of items) {
    if (item.kind !== 'travel') continue
    const known = longest.get(wayOf(item.id))
    if (!known || item.minutes > known.minutes) longest.set(wayOf(item.id), item)
  }
  return new Map(
    timedItems({ ...trip, items })
      .flat()
      .map(({ item, start }) => [item.id, { start, isMain: longest.get(wayOf(item.id)) === item }]),
  )
}

/** The day of an item after the change; gone where its place, way or day is no part of the trip any more. */
function targetOf(where: Where, stops: readonly StopFacts[], dayCount: number, before: number) {
  const nearest = { day: Math.min(before, dayCount - 1), where, isGone: true }
  const [first, last] = [stops[0] as StopFacts, stops.at(-1) as StopFacts]
  if (where.kind === 'at') {
    const stop = stops.find(({ placeId }) => placeId === where.place)
    if (!stop) return nearest
    const nth = where.leaves ? stop.nights : Math.min(where.day, stop.nights)
    return { day: stop.day + nth, where, isGone: where.day > stop.nights && !where.leaves }
  }
  const { from, to, offset } = where
  if (from === HOME && to === first.placeId)
    return { day: Math.min(offset, first.day), where, isGone: offset > first.day }
  if (to === HOME && from === last.placeId) {
    const day = last.day + last.nights + offset
    return { day: Math.min(day, dayCount - 1), where, isGone: day > dayCount - 1 }
  }
  const index = stops.findIndex(({ placeId }) => placeId === to)
  const isSame = index > 0 && stops[index - 1]?.placeId === from
  return isSame ? { day: stops[index]?.day ?? 0, where, isGone: false } : nearest
}
