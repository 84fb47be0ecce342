import type { TripItem } from '@saathi/shared/trips/schema'
import { describe, expect, it } from 'vitest'
import { itemsOfDay, keyTarget, moveChanges, newIndex, orderAt } from './positions.ts'

const item = (id: string, day: number, order: number, kind: TripItem['kind'] = 'visit'): TripItem => ({
  id,
  version: 1,
  removed: false,
  day,
  order,
  kind,
  title: id,
  note: '',
  fixedStart: null,
  minutes: 60,
  cost: 0,
  costPart: 'other',
  link: null,
  lat: null,
  lon: null,
  highlight: null,
  by: null,
})
const ITEMS = [item('a', 0, 1), item('b', 0, 2), item('c', 0, 3), item('d', 1, 1), item('night', 1, 2, 'stay')]

/** The ids of a day after a move. */
const moved = (items: TripItem[], id: string, day: number, index: number, shown = day) => {
  const changes = moveChanges(items, id, day, index)
  return itemsOfDay(
    items.map((one) => ({ ...one, ...changes[one.id] })),
    shown,
  ).map((one) => one.id)
}

describe('moveChanges', () => {
  it('moves an item within its day, and to another one', () => {
    expect(moved(ITEMS, 'a', 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(ITEMS, 'c', 0, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(ITEMS, 'b', 1, 1)).toEqual(['d', 'b', 'night'])
    expect(moved(ITEMS, 'b', 1, 1, 0)).toEqual(['a', 'c'])
  })

  it('a move: changes the moved item alone', () => {
    expect(Object.keys(moveChanges(ITEMS, 'b', 1, 1))).toEqual(['b'])
  })

  it('two positions without room between them: the day is numbered again', () => {
    const items = [item('a', 0, 1), item('b', 0, 1 + 1e-9), item('c', 0, 5)]
    expect(orderAt(items, 1)).toBeNull()
    expect(moved(items, 'c', 0, 1)).toEqual(['a', 'c', 'b'])
  })

  it('a hundred moves to the same place: the order holds', () => {
    let items = [item('a', 0, 1), item('b', 0, 2), item('c', 0, 3)]
    for (let at = 0; at < 100; at++) {
      const id = itemsOfDay(items, 0).at(-1)?.id ?? ''
      const changes = moveChanges(items, id, 0, 1)
      items = items.map((one) => ({ ...one, ...changes[one.id] }))
      expect(itemsOfDay(items, 0)[1]?.id).toBe(id)
    }
  })
})

describe('keyTarget', () => {
  it('up and down: within the day, then to the end or the start of the next one', () => {
    expect(keyTarget(ITEMS, 'b', 'ArrowUp', 2)).toEqual({ day: 0, index: 0 })
    expect(keyTarget(ITEMS, 'b', 'ArrowDown', 2)).toEqual({ day: 0, index: 2 })
    expect(keyTarget(ITEMS, 'c', 'ArrowDown', 2)).toEqual({ day: 1, index: 0 })
    expect(keyTarget(ITEMS, 'd', 'ArrowUp', 2)).toEqual({ day: 0, index: 3 })
  })

  it('left and right: to the day before and after, before the night there', () => {
    expect(keyTarget(ITEMS, 'a', 'ArrowRight', 2)).toEqual({ day: 1, index: 1 })
    expect(keyTarget(ITEMS, 'd', 'ArrowLeft', 2)).toEqual({ day: 0, index: 3 })
  })

  it('at the first and the last day, and for other keys: stays', () => {
    expect(keyTarget(ITEMS, 'a', 'ArrowUp', 2)).toBeNull()
    expect(keyTarget(ITEMS, 'night', 'ArrowDown', 2)).toBeNull()
    expect(keyTarget(ITEMS, 'a', 'Enter', 2)).toBeNull()
  })
})

it('newIndex, a day that ends with a stay: a new item goes before it', () => {
  expect(newIndex(ITEMS, 1)).toBe(1)
  expect(newIndex(ITEMS, 0)).toBe(3)
  expect(newIndex([item('night', 0, 1, 'stay')], 0)).toBe(0)
})
