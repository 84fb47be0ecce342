import { DreamTrip } from '@saathi/shared/recommend/schema'
import type { TripRequest } from '@saathi/shared/trips/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { assignVisits } from './assign-visits.ts'
import type { OpenDay } from './day-costs.ts'
import { proposeTrip } from './propose-trip.ts'
import { natureOf, type Visit } from './visits.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')

test('any place, city, length and month: a drive of over four hours from noon or before until after two says to eat on it', () => {
  const dataset = loadDataset()
  const asked = fc.record({
    place: fc.constantFrom(...dataset.destinations),
    from: fc.constantFrom(...DreamTrip.shape.starting_location.options),
    days: fc.integer({ min: 1, max: 9 }),
    month: fc.integer({ min: 1, max: 12 }),
  })
  fc.assert(
    fc.property(asked, ({ place, from, days, month }) => {
      const items = proposeTrip(dataset, { placeId: place.id, from, people: 2, days, month }, NOW)?.items ?? []
      const rides = items.filter(({ by, fixedStart }) => (by === 'road' || by === 'bus') && fixedStart !== null)
      for (const { title, note, fixedStart, minutes } of rides) {
        const [start, end] = [fixedStart ?? 0, (fixedStart ?? 0) + minutes]
        if (minutes > 240 && start <= 12 * 60 && end > 14.5 * 60)
          expect([title, note]).toEqual([title, expect.stringMatching(/lunch/)])
      }
    }),
    { numRuns: 150 },
  )
})

test('a sight of half an hour that lies an hour and a quarter from all others: is left out', () => {
  const request = { placeId: 'bhimashankar', from: 'mumbai', people: 2, days: 2, type: 'spiritual' } as const
  for (let day = 10; day < 25; day++) {
    const items = proposeTrip(loadDataset(), { ...request, startDate: `2027-01-${day}` }, NOW)?.items ?? []
    const seen = items.map(({ highlight }) => highlight)
    expect([day, seen.includes('Bhimashankar temple')]).toEqual([day, true])
    expect([day, seen.includes('Dimbhe reservoir on the Pune road')]).toEqual([day, false])
  }
})

test.each<[string, TripRequest, string]>([
  [
    'the only one of a whole day',
    { placeId: 'lansdowne', from: 'mumbai', people: 8, days: 6, startDate: '2027-07-02', childrenAges: [12] },
    'Durga Devi temple, Kotdwar road',
  ],
  [
    'what the bill has a car for',
    {
      ...{ placeId: 'dwarka-somnath', from: 'mumbai', people: 6, days: 5, startDate: '2027-05-11' },
      ...{ type: 'beaches', childrenAges: [7], seniors: 2 },
    } as TripRequest,
    'Nageshwar Jyotirlinga',
  ],
])('a small sight far from all others that is %s: stays', (_, request, sight) => {
  const items = proposeTrip(loadDataset(), request, NOW)?.items ?? []
  expect(items.map(({ highlight }) => highlight)).toContain(sight)
})

test.each([
  ['srinagar-gulmarg', 'Gulmarg gondola (both stages)'],
  ['srinagar-gulmarg', 'Sonamarg meadows and the Thajiwas glacier'],
  ['shillong-sohra', 'Double-decker root bridge at Nongriat'],
  ['vaishno-devi', 'Shiv Khori cave'],
])('%s, %s, over an hour and a half away: is seen for as long as it takes there', (placeId, sight) => {
  const place = loadDataset().destinations.find(({ id }) => id === placeId)
  const minutes = place?.highlights.find(({ name }) => name === sight)?.minutes
  const items = proposeTrip(loadDataset(), { placeId, from: 'delhi', people: 2, days: 7, month: 6 }, NOW)?.items ?? []
  expect(items.find(({ highlight }) => highlight === sight)?.minutes).toBe(minutes)
})

test('a sight for which one drives four hours to be there for little more than one: is left out, unless one comes for it', () => {
  const spot = { lat: 20, lon: 75 }
  const visit = (index: number, minutes: number): Visit => {
    const facts = {
      ...spot,
      name: `Sight ${index}`,
      minutes,
      open: 'always' as const,
      closed: [],
      fee: null,
      months: null,
    }
    return { index, facts, title: facts.name, spot, minutes, ...natureOf(facts.name, minutes), isHeadline: false }
  }
  const room = { day: 0, from: 480, to: 1365, wakesThere: true, holds: 570, mostVisits: 5, hot: false, leaves: false }
  const day: OpenDay = {
    room: { ...room, moves: false, setsOff: 300, offRoadBy: 1200 },
    light: { date: null, month: 1, sun: { sunrise: 390, sunset: 1080 }, hot: false, warm: false },
    way: (from, to) => (from === to ? 0 : from > 0 || to > 0 ? 120 : 5),
    ...{ fullBy: 1020, mostOnFoot: 570, allows: () => true },
  }
  const seen = (far: Visit) =>
    assignVisits([day], [visit(0, 120), far]).flatMap((line) =>
      (line?.entries ?? []).flatMap((entry) => (entry.kind === 'visit' ? entry.visit.index : [])),
    )
  expect(seen(visit(1, 80))).toEqual([0])
  expect(seen({ ...visit(1, 80), isHeadline: true }).sort()).toEqual([0, 1])
})
