import { legBetween } from '@saathi/shared/trips/legs'
import { describe, expect, test } from 'vitest'
import { files } from './data-files.ts'
import { loadDataset } from './dataset.ts'
import { greatCircleKm } from './distance.ts'
import { RoadRow } from './road-schema.ts'
import { roadsBetween, visitStarts } from './roads.ts'

const { destinations } = loadDataset()
const rows = files.roads.map((row) => RoadRow.parse(row))
const placeOf = (id: string) => {
  const place = destinations.find((each) => each.id === id)
  if (!place) throw new Error(`There is no place ${id}.`)
  return place
}
/** The position of an end of a row; null for a junction. */
function pointOf({ place: id }: RoadRow, name: string) {
  const place = placeOf(id)
  if (name === id) return { lat: place.lat, lon: place.lon }
  const { lat, lon } = [...(place.bases?.bases ?? []), ...place.highlights].find((spot) => spot.name === name) ?? {}
  return lat === undefined || lon === undefined ? null : { lat, lon }
}
const HIGHWAY_KMPH = 55
/** A long way at a place with several towns to sleep in, not in the hills. */
const isHighway = ({ place: id, by, km }: RoadRow) => {
  const { bases, hilly } = placeOf(id)
  return bases !== null && !hilly && by === 'road' && km >= 75
}
const labelOf = ({ place, from, to }: RoadRow) => `${place}: ${from} to ${to}`
const faults = (isFault: (row: RoadRow) => boolean) => rows.filter(isFault).map(labelOf)

describe('the roads', () => {
  test('are at least 600 in 60 places, each pair once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(600)
    expect(new Set(rows.map(({ place }) => place)).size).toBeGreaterThanOrEqual(60)
    expect(new Set(rows.map(({ place, from, to }) => [place, ...[from, to].sort()].join())).size).toBe(rows.length)
  })

  test('each: joins a known place and its highlights; another name is a junction of two ways or more', () => {
    const uses = (name: string, id: string) =>
      rows.filter(({ place, from, to }) => place === id && (from === name || to === name)).length
    expect(
      faults((row) => [row.from, row.to].some((name) => !pointOf(row, name) && uses(name, row.place) < 2)),
    ).toEqual([])
  })

  test('each: goes at a speed of its kind', () => {
    const SPEEDS = { road: [6, 45], walk: [1, 5], boat: [5, 32], ropeway: [1, 20] } as const
    expect(
      faults((row) => {
        const { by, km, hours } = row
        const [least, most] = isHighway(row) ? [6, HIGHWAY_KMPH] : SPEEDS[by]
        return km / hours < least || km / hours > most
      }),
    ).toEqual([])
  })

  test('a way in the plains from a place to a sight, put together from others: is less than three times the straight line', () => {
    const isWritten = (id: string, km: number) => rows.some((row) => row.place === id && row.km === km)
    const detours = destinations
      .filter(({ hilly }) => !hilly)
      .flatMap(({ id, lat, lon, roads }) => {
        const isPlace = (point: { lat: number; lon: number }) => point.lat === lat && point.lon === lon
        return roads
          .filter(({ from, to, km }) => (isPlace(from) || isPlace(to)) && km >= 3 * greatCircleKm(from, to))
          .filter(({ km }) => !isWritten(id, km))
          .map(({ km }) => `${id}: ${km} km`)
      })
    expect(detours).toEqual([])
  })

  test('each drive of ten km or more: goes at 8 to 45 km/h, or to 55 on a highway of the plains', () => {
    expect(
      faults((row) => {
        const [kmph, most] = [row.km / row.hours, isHighway(row) ? HIGHWAY_KMPH : 45]
        return row.by === 'road' && row.km >= 10 && (kmph < 8 || kmph > most)
      }),
    ).toEqual([])
  })

  test('each to the end: is no shorter than the straight distance', () => {
    expect(
      faults((row) => {
        const [from, to] = [pointOf(row, row.from), pointOf(row, row.to)]
        if (!from || !to || row.short_of !== undefined) return false
        return row.km < 0.98 * greatCircleKm(from, to)
      }),
    ).toEqual([])
  })

  test('those that close in winter: their sights are said to be closed then too', () => {
    expect(
      faults(({ place, from, to, months }) => {
        const sight = placeOf(place).highlights.find(({ name }) => name === to)
        return from === place && months !== undefined && !sight?.months?.every((month) => months.includes(month))
      }),
    ).toEqual([])
  })

  test('each that ends short of a sight: its visit is said to begin there', () => {
    // A ride with two stations begins at the nearer one.
    const RIDES = ['Dharamshala ropeway to McLeod Ganj', 'Water Metro, High Court to Fort Kochi']
    expect(
      faults((row) => {
        const { visit_starts: starts } = placeOf(row.place)
        return row.short_of !== undefined && ![row.from, row.to].some((end) => starts.has(end) || RIDES.includes(end))
      }),
    ).toEqual([])
  })

  test('Manali, Kasol and Coorg: have hill roads, and the plateau of Udaipur has none', () => {
    expect(['manali', 'kasol-parvati', 'coorg', 'udaipur'].map((id) => placeOf(id).hilly)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('places with hill roads: all have some', () => {
    expect(destinations.filter(({ hilly, roads }) => hilly && roads.length === 0).map(({ id }) => id)).toEqual([])
  })
})

test('visitStarts: names the jetty of a sight that no way reaches, and nothing for a sight that some way does', () => {
  const row = (to: string, short_of?: string): RoadRow => ({
    ...{ place: 'town', from: 'town', to, by: 'road', km: 5, hours: 0.3, source: 'estimate', checked: '2026-11' },
    ...(short_of !== undefined && { short_of }),
  })
  const rows = [row('Island', 'the jetty'), row('Fort'), { ...row('Fort', 'the jetty'), from: 'Island' }]
  expect([...visitStarts('town', rows)]).toEqual([['Island', 'the jetty']])
})

describe('roadsBetween', () => {
  const sight = (name: string, lat: number) => ({ name, lat, lon: 77 })
  const place = {
    id: 'town',
    lat: 32,
    lon: 77,
    highlights: [sight('Lake', 32.1), sight('Fort', 32.105), sight('Pass', 32.3)],
  }
  const row = (from: string, to: string, hours: number, by: RoadRow['by'] = 'road'): RoadRow => ({
    place: 'town',
    from,
    to,
    by,
    km: 20 * hours,
    hours,
    source: 'estimate',
    checked: '2026-11',
  })
  const wayFrom = (found: ReturnType<typeof roadsBetween>, from: number, to: number) =>
    found.find((road) => road.from.lat === from && road.to.lat === to)

  test('a pair that is written: has its km and minutes, in steps of five', () => {
    expect(wayFrom(roadsBetween(place, [row('town', 'Lake', 0.55)]), 32, 32.1)).toMatchObject({ km: 11, minutes: 35 })
  })

  test('a pair that is not written: goes along those that are, and over a short walk', () => {
    const found = roadsBetween(place, [row('town', 'Lake', 0.5), row('town', 'Pass', 2)])
    expect(wayFrom(found, 32.1, 32.3)).toMatchObject({ km: 50, minutes: 150 })
    expect(wayFrom(found, 32, 32.105)).toMatchObject({ minutes: 40, by: 'road' })
  })

  test('a written pair: holds although another way is quicker', () => {
    const found = roadsBetween(place, [row('town', 'Lake', 0.5), row('Lake', 'Pass', 0.5), row('town', 'Pass', 2)])
    expect(wayFrom(found, 32, 32.3)).toMatchObject({ minutes: 120 })
  })

  test('a junction: joins its ways and is no end', () => {
    const found = roadsBetween(place, [row('town', 'Fork', 1), row('Fork', 'Pass', 1), row('Fork', 'Lake', 0.5)])
    expect(wayFrom(found, 32.1, 32.3)).toMatchObject({ minutes: 90 })
    expect(found.every(({ from, to }) => from.lat >= 32 && to.lat >= 32)).toBe(true)
  })

  test('a way that is longest on the water: is by boat', () => {
    const found = roadsBetween(place, [row('town', 'Lake', 0.5), row('Lake', 'Pass', 1, 'boat')])
    expect(wayFrom(found, 32, 32.3)).toMatchObject({ by: 'road', aboard: 'boat' })
  })

  test('a place without rows: has none', () => {
    expect(roadsBetween(place, [])).toEqual([])
    expect(legBetween({ lat: 32, lon: 77 }, { lat: 32.1, lon: 77 })?.by).toBe('road')
  })
})
