import { expect, test } from 'vitest'
import { agesOnly } from '../../../messages/en/trip-party.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'
import { fliesTooSoon, isForNobody, isTooSoonAtHeight, isTooSteep } from './suits.ts'
import type { TravelPlan } from './travel-times.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const trip = (people: number, seniors = 0, childrenAges: number[] = [], easyWalking = false) => ({
  party: { people, seniors, childrenAges, easyWalking },
})

test.each<[string, Parameters<typeof isTooSteep>[0], boolean]>([
  ['adults', trip(2), false],
  ['a senior', trip(3, 1), true],
  ['a child of six', trip(3, 0, [6]), true],
  ['a child of twelve', trip(3, 0, [12]), false],
  ['who asks for easy ways', trip(2, 0, [], true), true],
])('isTooSteep: a climb with %s: %s', (_, group, isSteep) => {
  expect(isTooSteep(group, { name: 'Steps to the hill fort' })).toBe(isSteep)
  expect(isTooSteep(group, { name: 'Hill fort by ropeway' })).toBe(false)
})

test('isForNobody: a surf lesson until sixty is for no party of seniors alone, and for one with somebody younger', () => {
  const lesson = { ages: { from: 8, to: 60, source: 'estimate' as const } }
  expect(isForNobody(trip(2, 2), lesson)).toBe(true)
  expect(isForNobody(trip(3, 2), lesson)).toBe(false)
  expect(isForNobody(trip(2, 2), {})).toBe(false)
})

test('isForNobody: what a child is too young for is nothing for its only adult, who stays with it', () => {
  const rafting = { ages: { from: 12, to: 60, source: 'estimate' as const } }
  expect(isForNobody(trip(2, 0, [8]), rafting)).toBe(true)
  expect(isForNobody(trip(3, 0, [8]), rafting)).toBe(false)
  expect(isForNobody(trip(2, 0, [13]), rafting)).toBe(false)
  expect(isForNobody(trip(3, 0, [16, 6]), rafting)).toBe(false)
})

test('a raft run from twelve years: says so to a party with a child of eight, and to nobody else', () => {
  const noteFor = (childrenAges: number[]) =>
    proposeTrip(
      loadDataset(),
      { placeId: 'dandeli', from: 'hyderabad', people: 4, days: 3, month: 11, childrenAges },
      NOW,
    )?.items.find(({ highlight }) => highlight === 'Kali river rafting, Ganeshgudi')?.note
  expect(noteFor([8])).toContain('Usually for those from about 12 years old')
  expect(noteFor([14])).not.toContain('Usually for those')
  expect(noteFor([])).not.toContain('Usually for those')
})

test('what has an age of its own: says who waits, and speaks of an adult only where somebody is too young', () => {
  expect(agesOnly(12, undefined)).toContain('the younger ones of you wait with an adult.')
  expect(agesOnly(undefined, 60)).toContain('the older ones of you wait.')
  expect(agesOnly(12, 60)).toContain('from about 12 to 60 years old')
})

test('fliesTooSoon: a dive on the day of the flight or less than its hours before it', () => {
  const flying = (start: number) => ({ back: [{ by: 'air', start }] }) as unknown as TravelPlan
  const dive = { fly_after_hours: 24 }
  expect(fliesTooSoon(dive, 3, flying(4 * 1440 + 9 * 60))).toBe(true)
  expect(fliesTooSoon(dive, 3, flying(4 * 1440 + 16 * 60))).toBe(false)
  expect(fliesTooSoon(dive, 2, flying(4 * 1440 + 9 * 60))).toBe(false)
  expect(fliesTooSoon({}, 4, flying(4 * 1440 + 9 * 60))).toBe(false)
  expect(fliesTooSoon(dive, 4, { back: [] } as unknown as TravelPlan)).toBe(false)
})

test('isTooSoonAtHeight: a long walk on the day of arrival at a high bed, or of one much higher than the last', () => {
  const bed = (elevation_m: number) => ({ name: '', lat: 30, lon: 79, elevation_m })
  const walk = { isOnFoot: true, minutes: 240 }
  const between = (from: number, to: number) => ({ wakes: bed(from), sleeps: bed(to) })
  expect(isTooSoonAtHeight(walk, between(2680, 2680), true)).toBe(true)
  expect(isTooSoonAtHeight(walk, between(2680, 2680), false)).toBe(false)
  expect(isTooSoonAtHeight(walk, between(1000, 3000), false)).toBe(true)
  expect(isTooSoonAtHeight(walk, between(1000, 1000), true)).toBe(false)
  expect(isTooSoonAtHeight({ ...walk, minutes: 60 }, between(2680, 2680), true)).toBe(false)
})

test('a trip of two seniors to Varkala: has no surf lesson; that of two adults has it', () => {
  const seen = (seniors: number) =>
    proposeTrip(
      loadDataset(),
      { placeId: 'varkala', from: 'chennai', people: 2, days: 4, month: 1, seniors },
      NOW,
    )?.items.flatMap(({ highlight }) => highlight ?? [])
  expect(seen(0)).toContain('Surf lesson at Edava')
  expect(seen(2)).not.toContain('Surf lesson at Edava')
})

test('a trip to Kanha: a sight inside the gates is no visit of its own, and the safari names it', () => {
  const trip = proposeTrip(loadDataset(), { placeId: 'kanha', from: 'delhi', people: 2, days: 3, month: 3 }, NOW)
  const items = trip?.items ?? []
  expect(items.map(({ highlight }) => highlight)).not.toContain('Bamni Dadar sunset point')
  expect(items.find(({ title }) => title.startsWith('Dawn safari from Khatia'))?.note).toContain('Bamni Dadar')
})

test('a dive and a flight home: no trip has them within a day', () => {
  const data = loadDataset()
  for (const place of data.destinations) {
    const dive = place.highlights.find(({ fly_after_hours }) => fly_after_hours !== undefined)?.name
    for (const days of dive === undefined ? [] : [1, 2, 3, 4]) {
      const items = proposeTrip(data, { placeId: place.id, from: 'delhi', people: 2, days, month: 1 }, NOW)?.items ?? []
      const dived = items.find(({ highlight }) => highlight === dive)
      const flight = items.findLast(({ by }) => by === 'air')
      if (!dived || !flight) continue
      const leaves = flight.day * 1440 + (flight.fixedStart ?? 0)
      expect(leaves - dived.day * 1440 - 15 * 60, `${place.id}, ${days} days`).toBeGreaterThanOrEqual(1440)
    }
  }
})
