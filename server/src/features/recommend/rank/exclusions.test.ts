import { type DreamTrip, DreamTrip as Schema } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import { loadDataset } from '../facts/dataset.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const REQUEST: DreamTrip = { budget: '75000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' }
const itemsFor = (exclude?: DreamTrip['exclude']) => recommend(dataset, { ...REQUEST, exclude }, NOW).items
const all = itemsFor()

/** Whether everything that passes the test stands behind everything that does not, among what fits. */
function standsBehind(items: typeof all, isLike: (item: (typeof all)[number]) => boolean): boolean {
  const flags = items.filter(({ fits }) => fits).map(isLike)
  return flags.indexOf(true) < 0 || flags.slice(flags.indexOf(true)).every(Boolean)
}

describe('recommend.travel with places marked `Not for me`', () => {
  test('an excluded place: is left out for each reason', () => {
    for (const reason of ['far', 'dear', 'been', 'kind'] as const) {
      const id = all[0]!.id
      const items = itemsFor([{ id, reason }])
      expect(items.length).toBeGreaterThan(0)
      expect(items.map((item) => item.id)).not.toContain(id)
    }
  })

  test('a place that is too far: places as far come after the nearer ones', () => {
    const middle = [...all].sort((a, b) => a.doorToDoorHours! - b.doorToDoorHours!)[Math.floor(all.length / 2)]!
    const items = itemsFor([{ id: middle.id, reason: 'far' }])
    expect(standsBehind(items, ({ doorToDoorHours }) => doorToDoorHours! >= middle.doorToDoorHours!)).toBe(true)
    expect(items.some(({ doorToDoorHours }) => doorToDoorHours! < middle.doorToDoorHours!)).toBe(true)
  })

  test('a place that is too dear: places as dear come after the cheaper ones', () => {
    const cost = (item: (typeof all)[number]) => item.estimated_costs.total_cost
    const middle = [...all].sort((a, b) => cost(a) - cost(b))[Math.floor(all.length / 2)]!
    const items = itemsFor([{ id: middle.id, reason: 'dear' }])
    expect(standsBehind(items, (item) => cost(item) >= cost(middle))).toBe(true)
  })

  test('a place that is not my kind: places of the same types come last', () => {
    const typesOf = (id: string) =>
      dataset.destinations
        .find((place) => place.id === id)!
        .types.slice(0, 2)
        .join()
    const { id } = all[0]!
    expect(standsBehind(itemsFor([{ id, reason: 'kind' }]), (item) => typesOf(item.id) === typesOf(id))).toBe(true)
  })

  test('a place of another type or an unknown one: changes nothing', () => {
    expect(itemsFor([{ id: 'leh-ladakh', reason: 'far' }])).toEqual(all)
    expect(itemsFor([{ id: 'no-such-place', reason: 'kind' }])).toEqual(all)
    expect(itemsFor([])).toEqual(all)
  })

  test('more than 20 exclusions or an unknown reason: are rejected', () => {
    const many = Array.from({ length: 21 }, (_, at) => ({ id: `place-${at}`, reason: 'far' }))
    expect(Schema.safeParse({ ...REQUEST, exclude: many.slice(1) }).success).toBe(true)
    expect(Schema.safeParse({ ...REQUEST, exclude: many }).success).toBe(false)
    expect(Schema.safeParse({ ...REQUEST, exclude: [{ id: 'diu', reason: 'ugly' }] }).success).toBe(false)
  })

  test('every place of a type excluded: gives an empty list, without an error', () => {
    let exclude: NonNullable<DreamTrip['exclude']> = []
    const request: DreamTrip = {
      budget: '100000',
      starting_location: 'mumbai',
      group_size: '2',
      preference_type: 'wildlife',
    }
    for (let round = 0; round < 20; round++) {
      const { items } = recommend(dataset, { ...request, exclude }, NOW)
      if (items.length === 0) break
      exclude = [...exclude, ...items.map(({ id }) => ({ id, reason: 'been' as const }))]
    }
    expect(recommend(dataset, { ...request, exclude }, NOW).items).toEqual([])
  })
})
