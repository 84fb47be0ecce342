import type { TripItem, TripItemFacts } from '@saathi/shared/trips/schema'
import { factsOf } from './merge.ts'

type Placed = Pick<TripItem, 'id' | 'day' | 'order'>

/** Below this distance two positions are too near for another one between them. */
const NEAREST = 1e-6

/** The items of a day, in their order. */
export const itemsOfDay = <T extends Placed>(items: readonly T[], day: number): T[] =>
  items.filter((item) => item.day === day).sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1))

/** A position at an index of a day's items; null when there is no room, and the day must be numbered again. */
export function orderAt(items: readonly Placed[], index: number): number | null {
  const before = items[index - 1]?.order
  const after = items[index]?.order
  if (before === undefined) return after === undefined ? 0 : after - 1
  if (after === undefined) return before + 1
  return after - before > NEAREST ? (before + after) / 2 : null
}

/** The changes that put an item at an index of a day, counted without the item itself. */
export function moveChanges(
  items: readonly TripItem[],
  id: string,
  day: number,
  index: number,
): Record<string, TripItemFacts> {
  const item = items.find((one) => one.id === id)
  const facts = factsOf(item)
  if (!facts) return {}
  const others = itemsOfDay(items, day).filter((one) => one.id !== id)
  const order = orderAt(others, index)
  if (order !== null) return { [id]: { ...facts, day, order } }
  const all = [...others.slice(0, index), { ...facts, id, version: 0, removed: false }, ...others.slice(index)]
  return Object.fromEntries(
    all.flatMap((one, at) => {
      const its = factsOf(one)
      return its ? [[one.id, { ...its, day, order: at + 1 }]] : []
    }),
  )
}

/** The place to which a key moves an item; null if it stays. Past the start or the end of a day it goes to another one. */
export function keyTarget(
  items: readonly (Placed & Pick<TripItem, 'kind'>)[],
  id: string,
  key: string,
  dayCount: number,
): { day: number; index: number } | null {
  const item = items.find((one) => one.id === id)
  if (!item) return null
  const { day } = item
  const inDay = itemsOfDay(items, day)
  const at = inDay.findIndex((one) => one.id === id)
  const onDay = (other: number, index: number) => (other < 0 || other >= dayCount ? null : { day: other, index })
  switch (key) {
    case 'ArrowUp':
      return at > 0 ? { day, index: at - 1 } : onDay(day - 1, newIndex(items, day - 1))
    case 'ArrowDown':
      return at < inDay.length - 1 ? { day, index: at + 1 } : onDay(day + 1, 0)
    case 'ArrowLeft':
      return onDay(day - 1, newIndex(items, day - 1))
    case 'ArrowRight':
      return onDay(day + 1, newIndex(items, day + 1))
    default:
      return null
  }
}

/** The place of a new item in a day: before the way home and the night's stay that end it. */
export function newIndex(items: readonly (Placed & Pick<TripItem, 'kind'>)[], day: number): number {
  const inDay = itemsOfDay(items, day)
  const last = inDay.findLastIndex(({ kind }) => kind !== 'stay' && kind !== 'travel')
  if (last >= 0) return last + 1
  const stay = inDay.findIndex(({ kind }) => kind === 'stay')
  return stay >= 0 ? stay : inDay.length
}
