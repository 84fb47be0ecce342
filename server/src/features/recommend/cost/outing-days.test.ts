import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import { type Destination, type Extra, loadDataset } from '../facts/dataset.ts'
import { extrasFor } from './cost.ts'
import { withinStay } from './outing-days.ts'

const dataset = loadDataset()
const leh = dataset.destinations.find(({ id }) => id === 'leh-ladakh')!

const extra = (item: string, days?: number, optional?: true): Extra => ({
  item,
  inr: [1000, 2000],
  per: 'person',
  ...(days && { days }),
  ...(optional && { optional }),
})
const walk = extra('walk', 1, true)
const circuit = extra('circuit', 3)
const fee = extra('fee')
const heldIn = (elevation_m: number, days: number) => {
  const place: Destination = { ...leh, elevation_m }
  return withinStay([walk, circuit, fee], place, 'mountains', days).map(({ item }) => item)
}

describe('outings of whole days', () => {
  test('a stay of fewer days than an outing takes: does not have it, and has what takes less', () => {
    expect(heldIn(500, 2)).toEqual(['walk', 'fee'])
    expect(heldIn(500, 3)).toEqual(['circuit', 'fee'])
    expect(heldIn(500, 4)).toEqual(['walk', 'circuit', 'fee'])
  })

  test('a stay high up: the first two days are for rest', () => {
    expect(heldIn(3500, 1)).toEqual(['fee'])
    expect(heldIn(3500, 4)).toEqual(['walk', 'fee'])
    expect(heldIn(3500, 5)).toEqual(['circuit', 'fee'])
    expect(heldIn(3500, 6)).toEqual(['walk', 'circuit', 'fee'])
  })

  test('a day at Ajanta and one at Ellora: a stay of one day pays for Ellora alone', () => {
    const place = dataset.destinations.find(({ id }) => id === 'ajanta-ellora')!
    for (const [lodging, words] of [
      ['mid', /^car/],
      ['budget', /^bus/],
    ] as const) {
      const stay = { place, type: 'historical', month: 11, lodging, keepsCar: false } as const
      const rides = (days: number) =>
        extrasFor({ ...stay, days }).flatMap(({ item }) => (words.test(item) ? [item] : []))
      expect(rides(2)).toHaveLength(2)
      expect(rides(1)).toEqual([expect.stringContaining('Ellora')])
      const tickets = (days: number) =>
        extrasFor({ ...stay, days }).flatMap(({ item }) => (item.includes('ticket') ? [item] : []))
      expect(tickets(2)).toHaveLength(2)
      expect(tickets(1)).toEqual(['ASI ticket for Ellora'])
    }
  })

  test('a day without time for Ajanta: is warned of by the way there, and not by its ticket', () => {
    const asked = { budget: '20000', starting_location: 'mumbai', preference_type: 'historical', month: 12 } as const
    const { items } = recommend(dataset, { ...asked, group_size: '6' }, new Date('2026-11-20T06:30:00Z'))
    const caves = items.find(({ id }) => id === 'ajanta-ellora')
    expect(caves?.cautions.join()).toContain('leaves no time for this, which is not in the total: bus to Ajanta')
    expect(caves?.cautions.join()).not.toContain('ticket')
  })

  test('an item that names days, and is no fare or ticket: says how many it takes', () => {
    const silent = dataset.destinations.flatMap(({ typical_extras_inr }) =>
      typical_extras_inr.filter(
        ({ item, days, travel }) => /\b(two|three|four) days\b|\b\d nights\b/.test(item) && !travel && !days,
      ),
    )
    expect(silent).toEqual([])
  })
})

describe('a stay that is too short for what one goes there for', () => {
  const alone = { ...dataset, destinations: [leh] }
  const asked: DreamTrip = {
    budget: '100000',
    starting_location: 'delhi',
    group_size: '1',
    preference_type: 'mountains',
    month: 7,
  }
  const offered = (days: number) => recommend(alone, { ...asked, days }, new Date('2026-11-20T06:30:00Z')).items[0]!
  const isBilled = ({ costLines }: ReturnType<typeof offered>) =>
    costLines.some(({ label }) => label.startsWith('Nubra-Pangong'))
  const typeOf = ({ fit }: ReturnType<typeof offered>) => fit.parts.find(({ name }) => name === 'type')!.score

  test('it is neither billed nor counted in the match, and a caution says so', () => {
    const [short, long] = [offered(4), offered(7)]
    expect(short.days).toBeLessThan(5)
    expect([isBilled(short), isBilled(long)]).toEqual([false, true])
    expect(typeOf(short)).toBeLessThan(typeOf(long))
    expect(short.cautions[0]).toBe(
      'Three days here, the first two of them for rest, leave no time for this, which is not in the total: Nubra-Pangong taxi circuit, three days.',
    )
    expect(long.cautions.join()).not.toContain('no time for this')
  })
})
