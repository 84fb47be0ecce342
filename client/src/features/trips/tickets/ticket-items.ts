import { ITEM_NOTE_MAX, ITEM_TITLE_MAX } from '@saathi/shared/trips/rules'
import type { Trip, TripItem, TripItemFacts } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trips/tickets.ts'
import { time as timeWords } from '../../../messages/en/trips/trips.ts'
import { factsOf } from '../edits/merge.ts'
import { itemsOfDay } from '../edits/positions.ts'
import { emptyItem } from '../item-draft.ts'
import { findSpot } from './rows.ts'
import type { TicketPlace } from './ticket.ts'
import { fareOf, minuteOf, minutesOnWay, type TicketDraft } from './ticket-draft.ts'

const DAY = 1440
/** Ways to and from a journey keep their distance to it if it is at most so long, minutes. */
const CLOSE = 45

type Plan = Pick<Trip, 'items' | 'dayCount' | 'people'>
type Changes = Record<string, TripItemFacts>

/** The proposed legs of a day that a ticket can replace. */
export const legsOfDay = ({ items }: Pick<Trip, 'items'>, day: number): TripItem[] =>
  itemsOfDay(items, day).filter(({ kind, by }) => kind === 'travel' && by !== 'local' && by !== 'walk')

/** The proposed leg that a ticket replaces: of its kind, in its direction, at about its time; null if none is like it. */
export function proposeReplaced(
  trip: Pick<Trip, 'items'>,
  draft: TicketDraft,
  day: number,
  to: TicketPlace | null,
): TripItem | null {
  const spot = draft.kind === '' || draft.kind === 'stay' ? null : findSpot(draft.kind, to)
  const town = draft.to.toLowerCase().split(/[ (,]/)[0] ?? ''
  const start = minuteOf(draft.departs)
  const points = (item: TripItem) => {
    const near =
      spot && item.lat !== null && item.lon !== null && Math.hypot(item.lat - spot.lat, item.lon - spot.lon) < 0.5
    const named = town.length > 2 && item.title.toLowerCase().includes(town)
    const away = spot && item.lat !== null && item.lon !== null && !near && !named
    const gap = start === null || item.fixedStart === null ? 720 : Math.abs(item.fixedStart - start)
    return (near || named ? 4 : away ? -4 : 0) + (item.by === draft.kind ? 2 : 0) - gap / 720
  }
  const ranked = legsOfDay(trip, day)
    .map((item) => ({ item, points: points(item) }))
    .sort((one, other) => other.points - one.points)
  const [best] = ranked
  return best && best.points > -2 ? best.item : null
}

/** The nights of the plan that a stay replaces. */
export const nightsOf = (
  { items, dayCount }: Pick<Trip, 'items' | 'dayCount'>,
  day: number,
  nights: number,
): (TripItem | null)[] =>
  Array.from(
    { length: Math.max(0, Math.min(nights, dayCount - day)) },
    (_, at) => itemsOfDay(items, day + at).find(({ kind }) => kind === 'stay') ?? null,
  )

const joined = (parts: string[]) => parts.filter(Boolean).join(' ').slice(0, ITEM_NOTE_MAX)

/** The title and the note are all that is kept of a ticket in words. */
export const titleOf = ({ kind, to, name }: TicketDraft): string =>
  (kind === '' ? '' : kind === 'stay' ? text.titles.stay(name.trim()) : text.titles[kind](to.trim())).slice(
    0,
    ITEM_TITLE_MAX,
  )

const travelNote = (draft: TicketDraft): string =>
  joined([
    text.noteFrom([draft.number.trim(), draft.name.trim()].filter(Boolean).join(' '), draft.from.trim()),
    draft.coach.trim()
      ? text.noteCoach(draft.coach.trim(), draft.seat.trim())
      : draft.seat.trim()
        ? text.noteSeat(draft.seat.trim())
        : '',
    draft.class.trim() ? text.noteClass(draft.class.trim()) : '',
  ])

function stayNote(draft: TicketDraft): string {
  const [start, end] = [minuteOf(draft.departs), minuteOf(draft.arrives)]
  return joined([
    draft.class.trim() ? text.noteRoom(draft.class.trim()) : '',
    start === null ? '' : text.noteCheckIn(timeWords(start)),
    end === null ? '' : text.noteCheckOut(timeWords(end)),
  ])
}

/** The changes of a valid draft: the leg in place of the replaced item, and the ways to and from it at their new times. */
export function legChanges(
  { items, dayCount }: Plan,
  draft: TicketDraft,
  day: number,
  to: TicketPlace | null,
  replaced: TripItem | null,
  newId: string,
): Changes {
  const before = factsOf(replaced ?? undefined)
  const fixedStart = minuteOf(draft.departs) ?? 0
  const kind = draft.kind === 'stay' || draft.kind === '' ? 'bus' : draft.kind
  const spot = findSpot(kind, to && to.name === draft.to ? to : { name: draft.to, code: null })
  const minutes = minutesOnWay(draft) ?? before?.minutes ?? 0
  const facts: TripItemFacts = {
    ...(before ?? emptyItem(day, orderAtTime(items, day, fixedStart))),
    day,
    kind: 'travel',
    by: kind,
    title: titleOf(draft),
    note: travelNote(draft),
    fixedStart,
    minutes,
    cost: draft.fare.trim() === '' ? (before?.cost ?? 0) : fareOf(draft),
    costPart: 'travel',
    lat: spot?.lat ?? before?.lat ?? null,
    lon: spot?.lon ?? before?.lon ?? null,
    highlight: null,
  }
  if (replaced && replaced.day !== day) facts.order = orderAtTime(items, day, fixedStart)
  const changes: Changes = { [replaced?.id ?? newId]: facts }
  if (!replaced || replaced.fixedStart === null) return changes
  const oldStart = replaced.day * DAY + replaced.fixedStart
  const start = day * DAY + fixedStart
  return {
    ...changes,
    ...shifted(items, replaced.id, oldStart, start - oldStart, -1, dayCount),
    ...shifted(
      items,
      replaced.id,
      oldStart + replaced.minutes,
      start + minutes - oldStart - replaced.minutes,
      1,
      dayCount,
    ),
  }
}

/** The ways that end right before a time, or begin right after it, moved by some minutes. A way stays on its day. */
function shifted(
  items: readonly TripItem[],
  id: string,
  at: number,
  by: number,
  side: -1 | 1,
  dayCount: number,
): Changes {
  const changes: Changes = {}
  if (by === 0) return changes
  const ways = items
    .flatMap((item) =>
      item.kind === 'travel' && item.id !== id && item.fixedStart !== null
        ? [{ item, start: item.day * DAY + item.fixedStart }]
        : [],
    )
    .sort((one, other) => (one.start - other.start) * side)
  let edge = at
  for (const { item, start } of ways) {
    const [near, far] = side === 1 ? [start, start + item.minutes] : [start + item.minutes, start]
    const gap = (near - edge) * side
    if (gap < 0) continue
    if (gap > CLOSE) break
    edge = far
    const moved = start + by
    const facts = factsOf(item)
    if (facts && Math.floor(moved / DAY) === item.day && item.day < dayCount)
      changes[item.id] = { ...facts, fixedStart: moved % DAY }
  }
  return changes
}

/** The position of an item at a time: before the first one that has a later time. */
function orderAtTime(items: readonly TripItem[], day: number, minute: number): number {
  const inDay = itemsOfDay(items, day)
  const next = inDay.findIndex(
    ({ fixedStart, kind }) => (fixedStart !== null && fixedStart > minute) || kind === 'stay',
  )
  const [before, after] = next < 0 ? [inDay.at(-1), undefined] : [inDay[next - 1], inDay[next]]
  if (!before) return after ? after.order - 1 : 0
  return after ? (before.order + after.order) / 2 : before.order + 1
}

/** The changes of a stay: each night has its share of the price, which add up to it. */
export function stayChanges(trip: Plan, draft: TicketDraft, day: number, newId: () => string): Changes {
  const nights = nightsOf(trip, day, Number(draft.arrivesDays))
  const fare = fareOf(draft)
  const changes: Changes = {}
  for (const [at, night] of nights.entries()) {
    const before = factsOf(night ?? undefined)
    const share = Math.floor((fare * (at + 1)) / nights.length) - Math.floor((fare * at) / nights.length)
    changes[night?.id ?? newId()] = {
      ...(before ?? { ...emptyItem(day + at, (itemsOfDay(trip.items, day + at).at(-1)?.order ?? 0) + 1), minutes: 0 }),
      kind: 'stay',
      by: null,
      title: titleOf(draft),
      note: at === 0 ? stayNote(draft) : '',
      fixedStart: null,
      cost: draft.fare.trim() === '' ? (before?.cost ?? 0) : share,
      costPart: 'stay',
    }
  }
  return changes
}
