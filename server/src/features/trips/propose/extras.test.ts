import { describe, expect, test } from 'vitest'
import { costLine, priceRange } from '../../recommend/cost/cost-lines.ts'
import type { Extra } from '../../recommend/facts/dataset.ts'
import { sightsOf } from '../../recommend/facts/extra-sights.ts'
import { blank, type Draft, stayItem } from './draft.ts'
import { addExtras } from './extras.ts'

const visit = (title: string, day: number, minutes = 120): Draft => ({
  ...blank,
  role: 'visit',
  kind: 'visit',
  day,
  title,
  minutes,
  highlight: title,
})
const drive: Draft = { ...blank, role: 'travel', kind: 'travel', day: 0, title: 'Drive', by: 'road', fixedStart: 480 }

/** The items of three days with one extra of 1,200 rupees, as day, title and cost. */
function withExtra(
  item: string,
  visits: readonly Draft[],
  {
    more = {},
    times = 1,
    sights = ['Boat on the lake', 'Tiger safari', 'Old fort', 'Peak trek'],
  }: { more?: Partial<Extra>; times?: number; sights?: string[] } = {},
) {
  const items = [drive, ...visits.map((each) => ({ ...each }))]
  const counts = times > 1 ? [[times, 'time', 'times'] as const] : []
  const line = costLine('daily_expenses', item, counts, priceRange([1200 / times, 1200 / times]))
  const extra: Extra = { item, inr: [1200, 1200], per: 'person', ...more }
  const covered = addExtras(items, [{ extra, line }], sights)
  return { items: items.map(({ day, title, cost }) => [day, title, cost]), covered: [...covered], all: items }
}

describe('addExtras', () => {
  const days = [visit('Old fort', 1), visit('Tiger safari', 2, 240)]

  test('a safari: is on its visit, which says so and is paid', () => {
    const { items, covered, all } = withExtra('safari by jeep', days)
    expect(items).toEqual([
      [0, 'Drive', 0],
      [1, 'Old fort', 0],
      [2, 'Tiger safari', 1200],
    ])
    expect(all[2]?.note).toBe('The price includes: safari by jeep.')
    expect(covered).toEqual(['Tiger safari'])
  })

  test('two safaris and one visit: the visit costs one, and the other is set aside', () => {
    const { items } = withExtra('safari by jeep', days, { times: 2 })
    expect(items).toContainEqual([2, 'Tiger safari', 600])
    expect(items.at(-1)).toEqual([2, 'Set aside: safari by jeep, the part that is not used', 600])
  })

  test('a guide for a trek that the days do not have: is set aside, and pays for nothing', () => {
    const { items, covered } = withExtra('guide for the Peak trek', days)
    expect(items.at(-1)).toEqual([2, 'Set aside: guide for the Peak trek', 1200])
    expect(covered).toEqual([])
  })

  test('a car to a sight: is an item of its own before it', () => {
    const { items, covered } = withExtra('car for a day to the fort', days)
    expect(items[1]).toEqual([1, 'car for a day to the fort', 1200])
    expect(covered).toEqual([])
  })

  test('a car to several sights of which the day has one: names only that one', () => {
    const item = 'car with driver for the fort and the lake'
    const { items } = withExtra(item, days, { more: { sights: ['Old fort', 'Boat on the lake'] } })
    expect(items[1]).toEqual([1, 'car with driver for Old fort', 1200])
    expect(withExtra(item, days).items[1]).toEqual([1, item, 1200])
  })

  test('one ticket for two sights: is paid at the first', () => {
    const both = [visit('Old fort', 1), visit('Boat on the lake', 1)]
    const { items, covered } = withExtra('ticket for both', both, {
      more: { sights: ['Old fort', 'Boat on the lake'] },
    })
    expect(items.slice(1)).toEqual([
      [1, 'Old fort', 1200],
      [1, 'Boat on the lake', 0],
    ])
    expect(covered).toEqual(['Old fort', 'Boat on the lake'])
  })

  test('a toto for the sights: is for the day with most visits', () => {
    expect(withExtra('toto for the day', days).items[2]).toEqual([2, 'toto for the day', 1200])
  })

  test('a car for each day, or a tax: is for the stay, whatever it shares with the name of a sight', () => {
    const { items } = withExtra('car for the fort circuit', [visit('Tiger safari', 1)], { more: { times: 'day' } })
    expect(items[1]).toEqual([1, 'car for the fort circuit', 1200])
    expect(withExtra('Old fort entry tax', days).items[1]).toEqual([0, 'Old fort entry tax', 1200])
  })

  test('a car round the villages: is set aside where all visits are in the town of the bed, and used where one is not', () => {
    const at = (lat: number, each: Draft): Draft => ({ ...each, lat, lon: 75 })
    const bed = at(20, { ...blank, role: 'stay', kind: 'stay', day: 1, title: 'Night' })
    const aside = [1, 'Set aside: car for a day round the villages', 1200]
    const item = 'car for a day round the villages'
    const inTown = [at(20.01, visit('Market', 1)), bed]
    expect(withExtra(item, inTown).items).toContainEqual(aside)
    expect(withExtra(item, [at(20.2, visit('Village', 1)), ...inTown]).items).toContainEqual([1, item, 1200])
    expect(withExtra('auto for a day', inTown).items).toContainEqual([1, 'auto for a day', 1200])
  })

  test('skis for a slope that the days do not have: are set aside', () => {
    expect(sightsOf({ item: 'ski hire and lesson' }, ['Ski slope', 'Lake'])).toEqual(['Ski slope'])
    expect(withExtra('ski hire', days, { sights: ['Ski slope', 'Old fort'] }).items.at(-1)).toEqual([
      2,
      'Set aside: ski hire',
      1200,
    ])
  })

  test('a pony, which names no sight: is for the first sight of the editors, however short the visit', () => {
    const peaks = [visit('Old fort', 1, 240), visit('Boat on the lake', 2, 30)]
    expect(withExtra('pony for part of the way', peaks).items[2]).toEqual([2, 'pony for part of the way', 1200])
  })

  test('a pony between two towns: is on the walks between them, whatever sights its name shares a word with', () => {
    const bed = (day: number, town: string): Draft => stayItem(day, `Night in a guest house, ${town}`, null)
    const walk = (day: number, town: string): Draft => ({ ...drive, day, title: `On foot to ${town}`, by: null })
    const ways = [bed(0, 'Lowtown'), walk(1, 'Hightown'), bed(1, 'Hightown'), visit('Hightown village', 2)]
    const { items } = withExtra('pony between Midway and Hightown', [...ways, bed(2, 'Hightown'), walk(3, 'Lowtown')], {
      more: { travel: true, times: 2 },
      times: 2,
      sights: ['Hightown village'],
    })
    expect(items.filter(([, title]) => String(title).startsWith('pony'))).toEqual([
      [1, 'pony between Midway and Hightown', 600],
      [3, 'pony between Midway and Hightown', 600],
    ])
    expect(items.some(([, title]) => String(title).startsWith('Set aside'))).toBe(false)
  })

  test('a train into the place, both ways: comes with the arrival', () => {
    const more = { travel: true as const, sights: [] }
    expect(withExtra('shuttle train, both ways', days, { more }).items[1]).toEqual([
      0,
      'shuttle train, both ways',
      1200,
    ])
  })

  test.each([
    [2, [400, 400], [[1, 'Set aside: private ferry leg, the part that is not used', 400]]],
    [4, [300, 300, 300, 300], []],
  ])('a ferry for three ways, on %i of them: is paid with each', (count, costs, aside) => {
    const crossing = (day: number): Draft => ({ ...drive, day, title: 'Boat', by: 'sea' })
    const ways = [visit('Beach', 1), ...Array.from({ length: count }, (_, day) => crossing(day))]
    const { items } = withExtra('private ferry leg', ways, { more: { travel: true, times: 3 }, times: 3 })
    expect(items.flatMap(([, title, cost]) => (title === 'Boat' ? [cost] : []))).toEqual(costs)
    expect(items.filter(([, title]) => String(title).includes('ferry'))).toEqual(aside)
  })

  test('a permit for the whole stay: comes with the arrival', () => {
    expect(withExtra('Inner Line Permit', days).items[1]).toEqual([0, 'Inner Line Permit', 1200])
  })

  test('a permit on the way in by a night bus: comes before it, while it is still the day', () => {
    const flight: Draft = { ...drive, title: 'Flight', by: 'air' }
    const bus: Draft = { ...drive, title: 'Night bus', fixedStart: 1140, minutes: 720 }
    const items = [flight, bus, ...days.map((each) => ({ ...each }))]
    const line = costLine('daily_expenses', 'Inner Line Permit', [], priceRange([1200, 1200]))
    addExtras(items, [{ extra: { item: 'Inner Line Permit', inr: [1200, 1200], per: 'person' }, line }], [])
    expect(items.slice(0, 3).map(({ title }) => title)).toEqual(['Flight', 'Inner Line Permit', 'Night bus'])
  })
})
