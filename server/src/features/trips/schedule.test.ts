import { DAY_STARTS } from '@saathi/shared/trips/day'
import { legBetween } from '@saathi/shared/trips/legs'
import { type PlannedItem, type Schedulable, schedule } from '@saathi/shared/trips/schedule'
import type { HighlightFacts } from '@saathi/shared/trips/schema'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../test/whole.ts'

const TAJ = { lat: 27.1751, lon: 78.0421 }
const FORT = { lat: 27.1795, lon: 78.0211 }

const highlight = (facts: Partial<HighlightFacts> & { name: string }): HighlightFacts => ({
  ...TAJ,
  minutes: 60,
  open: 'always',
  closed: [],
  fee: 0,
  months: null,
  ...facts,
})

const HIGHLIGHTS = [
  highlight({ name: 'Taj Mahal', open: [['06:00', '18:30']], closed: ['fri'] }),
  highlight({ name: 'Fort', ...FORT, open: [['06:00', '18:00']] }),
  highlight({ name: 'Ruins', open: 'sunrise-sunset' }),
  highlight({ name: 'Sunset point', open: 'sunrise-sunset' }),
  highlight({
    name: 'Temple',
    open: [
      ['06:00', '12:30'],
      ['16:00', '20:30'],
    ],
  }),
  highlight({ name: 'Winter garden', months: [11, 12, 1] }),
]

let ids = 0
function item(facts: Partial<PlannedItem>): PlannedItem {
  return {
    id: `id-${String(ids++).padStart(4, '0')}`,
    day: 0,
    order: 0,
    kind: 'visit',
    title: 'Somewhere',
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
    ...facts,
  }
}

const visit = (name: string, facts: Partial<PlannedItem> = {}) => {
  const { lat, lon, minutes } = HIGHLIGHTS.find((each) => each.name === name) ?? TAJ_HIGHLIGHT
  return item({ title: name, highlight: name, lat, lon, minutes, ...facts })
}
const TAJ_HIGHLIGHT = highlight({ name: 'Taj Mahal' })

function trip(items: PlannedItem[], facts: Partial<Schedulable<PlannedItem>> = {}): Schedulable<PlannedItem> {
  const sun = [{ sunrise: 390, sunset: 1050 }]
  return { items, dayCount: 3, startDate: null, highlights: HIGHLIGHTS, sun, ...facts }
}

const times = (input: Schedulable<PlannedItem>, day = 0) =>
  (schedule(input)[day]?.items ?? []).map(({ start, end }) => [start, end])
const problems = (input: Schedulable<PlannedItem>) =>
  schedule(input).flatMap(({ items }) => items.flatMap((each) => each.problems))

describe('schedule', () => {
  test('items without a time: follow each other with the way between them', () => {
    const items = [visit('Taj Mahal'), visit('Fort', { order: 1 })]
    const [first, second] = schedule(trip(items))[0]?.items ?? []
    expect([first?.start, first?.leg]).toEqual([DAY_STARTS, null])
    expect(second?.leg?.by).toBe('road')
    expect(second?.start).toBe((first?.end ?? 0) + (second?.leg?.minutes ?? 0))
  })

  test('a known road: its minutes are the way, and not those of an older trip until it is changed', () => {
    const roads = [{ from: TAJ, to: FORT, km: 30, minutes: 120, by: 'road' as const }]
    const input = trip([visit('Taj Mahal'), visit('Fort', { order: 1 })], { roads })
    expect(times(input)[1]?.[0]).toBe(DAY_STARTS + 60 + 120)
    expect(schedule(input)[0]?.km).toBe(30)
    expect(schedule({ ...input, roadsOnEdit: true })).toEqual(schedule({ ...input, roads: [] }))
  })

  test('a fixed start: holds, and what follows comes after it', () => {
    expect(times(trip([item({ fixedStart: 600, minutes: 90 }), item({ order: 1, minutes: 30 })]))).toEqual([
      [600, 690],
      [690, 720],
    ])
  })

  test('a place that opens soon: is waited for; one that opens in more than three hours is not', () => {
    expect(times(trip([item({ fixedStart: 780 }), visit('Temple', { order: 1, lat: null, lon: null })]))[1]?.[0]).toBe(
      960,
    )
    expect(problems(trip([item({ fixedStart: 660 }), visit('Temple', { order: 1 })]))).toMatchObject([
      { code: 'closedHours', opens: 360, closes: 750 },
    ])
  })

  test('a night on the way: the next day begins at its end, from where it ends', () => {
    const night = item({ kind: 'travel', by: 'rail', fixedStart: 1200, minutes: 840, ...FORT })
    const input = trip([night, visit('Taj Mahal', { day: 1 })])
    const [next] = schedule(input)[1]?.items ?? []
    expect(next?.leg).toEqual(legBetween(FORT, TAJ))
    expect(next?.start).toBe(600 + (next?.leg?.minutes ?? 0))
  })

  test('two nights on the way: the day between has no time left', () => {
    const nights = item({ kind: 'travel', by: 'rail', fixedStart: 1200, minutes: 2400 })
    expect(times(trip([nights, item({ day: 2 })]), 2)).toEqual([[720, 780]])
  })

  test('the Taj Mahal on a Friday: is closed, and the fix is the nearest day with room', () => {
    const input = trip([visit('Taj Mahal'), visit('Fort', { day: 1 })], { startDate: '2026-12-04' })
    expect(problems(input)).toMatchObject([{ code: 'closedDay', weekday: 'fri', fix: { day: 1 } }])
    const [{ fix } = { fix: null }] = problems(input)
    const fixed = input.items.map((each) => (each.id === fix?.id ? { ...each, ...fix } : each))
    expect(problems({ ...input, items: fixed })).toEqual([])
  })

  test('a visit at a set time on a closed day: the fix moves it to another day, at the same time', () => {
    const items = [visit('Taj Mahal', { fixedStart: 600 }), visit('Fort', { day: 1 })]
    const input = trip(items, { startDate: '2026-12-04' })
    expect(problems(input)).toMatchObject([{ code: 'closedDay', fix: { id: items[0]?.id, day: 1 } }])
  })

  test('without dates: no weekday and no season is a problem', () => {
    expect(problems(trip([visit('Taj Mahal'), visit('Winter garden', { order: 1 })]))).toEqual([])
  })

  test('a month in which it cannot be visited: out of season, without a fix', () => {
    expect(problems(trip([visit('Winter garden')], { startDate: '2026-07-01' }))).toEqual([
      { code: 'outOfSeason', months: [11, 12, 1], fix: null },
    ])
  })

  test('ruins after sunset: after dark; a sunset point may end half an hour later', () => {
    const after = trip([
      visit('Ruins', { fixedStart: 1000 }),
      visit('Sunset point', { order: 1, fixedStart: 1020, day: 1 }),
    ])
    expect(problems(after)).toMatchObject([{ code: 'afterDark', sunrise: 390, sunset: 1050 }])
  })

  test('a visit that ends after the train leaves: late for it, and the fix moves the visit', () => {
    const long = visit('Fort', { minutes: 300 })
    const train = item({ kind: 'travel', by: 'rail', order: 1, fixedStart: 720, minutes: 120 })
    expect(problems(trip([long, train]))).toMatchObject([{ code: 'lateForTravel', minutes: 60, fix: { id: long.id } }])
  })

  test('two times that cannot both hold: overlap', () => {
    const items = [item({ fixedStart: 600 }), item({ order: 1, fixedStart: 630 })]
    expect(problems(trip(items))).toEqual([{ code: 'overlap', minutes: 30, fix: null }])
  })

  test('more than a day holds: said of the first item that is too late, which the fix moves', () => {
    const items = Array.from({ length: 8 }, (_, order) => item({ order, minutes: 120 }))
    const [first] = problems(trip(items))
    expect(first).toMatchObject({ code: 'dayTooLong', fix: { id: items[6]?.id, day: 1 } })
  })

  test('items after the last day: get days of their own', () => {
    expect(schedule(trip([item({ day: 5 })]))).toHaveLength(6)
  })

  test('costs: are summed by part and in all', () => {
    const items = [item({ cost: 250, costPart: 'entry' }), item({ cost: 4000, costPart: 'stay', order: 1 })]
    expect(schedule(trip(items))[0]?.cost).toEqual({
      travel: 0,
      stay: 4000,
      entry: 250,
      food: 0,
      other: 0,
      total: 4250,
    })
  })
})

const anyItem = fc
  .record({
    day: fc.nat({ max: 3 }),
    order: fc.integer({ min: 0, max: 9 }),
    kind: fc.constantFrom('visit', 'travel', 'meal', 'stay', 'free'),
    fixedStart: fc.option(fc.nat({ max: 1439 }), { freq: 4 }),
    minutes: fc.nat({ max: 600 }),
    cost: fc.nat({ max: 9999 }),
    name: fc.option(fc.constantFrom(...HIGHLIGHTS.map(({ name }) => name))),
  })
  .map(({ name, ...facts }) =>
    name === null || facts.kind !== 'visit' ? item(facts as PlannedItem) : visit(name, { ...facts, kind: 'visit' }),
  )
const anyTrip = fc
  .record({
    items: fc.array(anyItem, { maxLength: 25 }),
    startDate: fc.option(fc.constantFrom('2026-12-04', '2027-06-30')),
  })
  .map(({ items, startDate }) => trip(items, { startDate, dayCount: 4 }))

describe('any trip', () => {
  test('schedule: keeps each item once, on its day, in order, and changes nothing of it', () => {
    fc.assert(
      fc.property(anyTrip, (input) => {
        const days = schedule(input)
        expect(days.flatMap(({ items }) => items.map((each) => each.item.id)).sort()).toEqual(
          input.items.map(({ id }) => id).sort(),
        )
        for (const { day, items } of days)
          for (const [at, each] of items.entries()) {
            expect(each.item.day).toBe(day)
            expect(each.end - each.start).toBe(each.item.minutes)
            if (at > 0) expect(each.item.order).toBeGreaterThanOrEqual(items[at - 1]?.item.order ?? 0)
          }
        expect(days.reduce((sum, { cost }) => sum + cost.total, 0)).toBe(
          input.items.reduce((sum, { cost }) => sum + cost, 0),
        )
      }),
    )
  })

  test('an item without a time: never begins before the one before has ended and the way is done', () => {
    fc.assert(
      fc.property(anyTrip, (input) => {
        for (const { items } of schedule(input)) {
          let end = 0
          for (const each of items) {
            if (each.item.fixedStart === null) expect(each.start).toBeGreaterThanOrEqual(end + (each.leg?.minutes ?? 0))
            else expect(each.start).toBe(each.item.fixedStart)
            end = Math.max(end, each.end)
          }
        }
      }),
    )
  })

  test('the order of the array: does not matter', () => {
    fc.assert(
      fc.property(anyTrip, (input) => {
        expect(schedule({ ...input, items: [...input.items].reverse() })).toEqual(schedule(input))
      }),
    )
  })

  test('a fix: leaves fewer problems', () => {
    const count = (input: Schedulable<PlannedItem>) => problems(input).length
    fc.assert(
      fc.property(anyTrip, (input) => {
        const fix = problems(input).find((problem) => problem.fix !== null)?.fix
        if (!fix) return
        const fixed = input.items.map((each) => (each.id === fix.id ? { ...each, ...fix } : each))
        expect(count({ ...input, items: fixed })).toBeLessThan(count(input))
      }),
      { numRuns: runs(300) },
    )
  })
})
