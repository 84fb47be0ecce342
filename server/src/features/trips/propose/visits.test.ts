import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { midMonth, sunOn } from './sun.ts'
import {
  atAnyTime,
  findSlots,
  type HourFacts,
  highlightsOf,
  hourFactsOf,
  minutesThere,
  natureOf,
  type Visit,
} from './visits.ts'

const sun = { sunrise: 400, sunset: 1080 }
const visit = (name: string, minutes: number, open: Visit['facts']['open'], hours: HourFacts = {}): Visit => {
  const spot = { lat: 20, lon: 75 }
  const facts = { name, ...spot, minutes, open, closed: [], fee: null, months: null }
  return { index: 0, facts, title: name, spot, minutes, ...natureOf(name, minutes, hours), isHeadline: false }
}
const startsOf = (each: Visit, warm = false, hot = false) =>
  findSlots(each, { date: null, month: 5, sun, hot, warm }).map(({ from, to }) => [from, to])

describe('findSlots', () => {
  test('each sight of the data: has a start on some day of its season', () => {
    for (const place of loadDataset().destinations)
      for (const facts of highlightsOf(place)) {
        const minutes = minutesThere(facts, place)
        const nature = natureOf(facts.name, minutes, hourFactsOf(place, facts.name))
        const sight = { ...visit(facts.name, minutes, facts.open), ...nature, facts }
        const slots = (facts.months ?? [1]).flatMap((month) => {
          const [sun = { sunrise: 0, sunset: 0 }] = sunOn(midMonth(month), 1, place)
          const light = { date: null, month, sun, hot: false, warm: false }
          return [sight, atAnyTime(sight) ?? sight].flatMap((each) => findSlots(each, light))
        })
        expect([place.id, facts.name, slots.length > 0]).toEqual([place.id, facts.name, true])
      }
  })

  test('a long walk or a safari on a warm day: ends by 10:30 or begins after 16:00, from sunrise on', () => {
    expect(startsOf(visit('Walk round the hill', 120, 'always'), true)).toEqual([
      [400, 510],
      [960, 960],
    ])
    const gates: Visit['facts']['open'] = [
      ['06:00', '10:00'],
      ['14:00', '18:00'],
    ]
    expect(startsOf(visit('Jeep safari', 240, gates), true)).toEqual([[360, 360]])
    expect(startsOf(visit('Jeep safari', 240, gates))).toEqual([
      [360, 360],
      [840, 840],
    ])
  })

  test('a safari that has no cool hours: keeps its own', () => {
    expect(startsOf(visit('Afternoon safari', 180, [['13:00', '17:00']]), true)).toEqual([[780, 840]])
  })

  test('a view whose gate is open before sunrise and after sunset: is seen by day', () => {
    const [[from = 0, to = 0] = []] = startsOf(visit('Dam view', 40, [['05:00', '20:00']]))
    expect(from).toBeGreaterThanOrEqual(400)
    expect(to + 40).toBeLessThanOrEqual(1080 + 15)
  })

  test.each<[string, Visit['facts']['open']]>([
    ['always', 'always'],
    ['with the sun', 'sunrise-sunset'],
    ['until soon after the sunset', [['10:00', '18:05']]],
  ])('a fort at sunset that is open %s: no start has it end before the sunset', (_, open) => {
    const starts = startsOf(visit('Hill fort at sunset', 90, open))
    expect(starts).toHaveLength(1)
    expect((starts[0]?.[0] ?? 0) + 90).toBeGreaterThanOrEqual(sun.sunset)
    expect((starts[0]?.[1] ?? 0) + 90).toBeLessThanOrEqual(sun.sunset + 25)
  })

  test('a fort at sunset that shuts before it: has no start then, and one at another time under its plain name', () => {
    const fort = visit('Hill fort at sunset', 90, [['10:00', '17:45']])
    expect(startsOf(fort)).toEqual([])
    const other = atAnyTime(fort)
    expect(other?.title).toBe('Hill fort')
    expect(other && startsOf(other)).toEqual([[600, 975]])
  })

  test('a beach whose best hour is the sunset: ends soon after it, and is worth any other hour', () => {
    const beach = visit('Long beach', 150, 'always', { best: 'sunset', open_air: true })
    const [[from = 0, to = 0] = [], ...others] = startsOf(beach)
    expect(others).toEqual([])
    expect(from + 150).toBeGreaterThanOrEqual(sun.sunset - 5)
    expect(to + 150).toBeLessThanOrEqual(sun.sunset + 30)
    const other = atAnyTime(beach)
    expect(other).toMatchObject({ time: 'any', bestTime: 'sunset', title: 'Long beach' })
    // The light of the day is over soon after the sunset, whatever is eaten there.
    const last = other && startsOf({ ...other, isFood: true }).at(-1)?.[1]
    expect((last ?? 0) + 150).toBeLessThanOrEqual(sun.sunset + 15)
  })

  test('a climb whose best hour is the morning: begins by ten', () => {
    expect(startsOf(visit('Hill fort', 120, [['06:00', '18:00']], { best: 'morning' }))).toEqual([[420, 600]])
  })

  test.each<[string, Visit['facts']['open'], number, number]>([
    ['Evening aarti at the ghat', 'always', sun.sunset - 40, sun.sunset - 10],
    ['Aarti at the ghat', [['18:30', '19:30']], 1110, 1110],
    ['Fort sound and light show', [['18:00', '21:00']], sun.sunset + 20, sun.sunset + 65],
    ['Gardens and fountain', [['08:00', '20:00']], sun.sunset + 20, sun.sunset + 60],
  ])('%s: follows the sunset of the day', (name, open, from, to) => {
    expect(startsOf(visit(name, 60, open))).toEqual([[from, to]])
    expect(atAnyTime(visit(name, 60, open))).toBeNull()
  })

  test('a fort under the open sky on a hot day: is not for the hours around noon', () => {
    const fort = visit('Old fort', 120, [['06:00', '18:00']], { open_air: true })
    expect(startsOf(fort, true, true)).toEqual([
      [420, 570],
      [960, 960],
    ])
    expect(startsOf({ ...fort, bearsNoon: true }, true, true)).toEqual([
      [420, 630],
      [960, 960],
    ])
    expect(startsOf(visit('Old palace', 120, [['06:00', '18:00']]), true, true)).toEqual([
      [420, 630],
      [960, 960],
    ])
  })

  test('a museum that opens in the hot hours only: is seen then', () => {
    expect(startsOf(visit('City museum', 60, [['13:00', '16:00']]), true, true)).toEqual([[780, 900]])
  })

  test('a walk of the early morning: begins with the light where its gate lets it', () => {
    expect(startsOf(visit('Hornbill walk', 90, [['06:00', '09:00']]))).toEqual([[400, 450]])
  })
})

test.each([
  ['Girivalam walk (14 km)', true],
  ['Boat ride and walk', false],
  ['Old fort', false],
])('natureOf: %s is on foot: %s', (name, isOnFoot) => {
  expect(natureOf(name, 120).isOnFoot).toBe(isOnFoot)
})

test('an open beach or view point for the sunrise: one is there before the sun is', () => {
  const facts = loadDataset().destinations.flatMap((place) =>
    highlightsOf(place)
      .filter(({ name }) => /^(Chandrabhaga beach|Wilson Point)/.test(name))
      .map((sight) => ({ sight, nature: natureOf(sight.name, sight.minutes, hourFactsOf(place, sight.name)) })),
  )
  expect(facts).toHaveLength(2)
  for (const { sight, nature } of facts) {
    const slots = findSlots(
      { index: 0, facts: sight, title: sight.name, spot: sight, minutes: sight.minutes, ...nature, isHeadline: false },
      { date: null, month: 12, sun, hot: false, warm: false },
    )
    expect(slots[0]?.from).toBeLessThan(sun.sunrise)
  }
})
