import type { TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeRoute } from './propose-route.ts'
import { proposeTrip } from './propose-trip.ts'
import { townRoutes } from './town-routes.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-22T09:00:00+05:30')
const placeOf = (id: string) => dataset.destinations.find((place) => place.id === id)!
const propose = (request: Parameters<typeof proposeTrip>[1]) => proposeTrip(dataset, request, NOW)!
const townsOf = ({ items }: Pick<ReturnType<typeof propose>, 'items'>) =>
  items
    .filter(({ kind, title }) => kind === 'stay' && title.startsWith('Night in'))
    .map(({ title }) => title.split(', ').at(-1))

describe('townRoutes', () => {
  const namesOf = (id: string, nights: number, gate: { lat: number; lon: number } | null) =>
    townRoutes(placeOf(id), nights, [12], gate).map(({ routes, isTight }) => ({
      isTight,
      routes: routes.map((route) => [...route.nights.map(({ name }) => name), `from ${route.goes.name}`]),
    }))
  const RAJKOT = { lat: 22.38, lon: 71.03 }

  test('a gate that is nearer to another town: its night may be the last', () => {
    expect(namesOf('dwarka-somnath', 3, RAJKOT)[0]).toEqual({
      isTight: false,
      routes: [
        ['Dwarka', 'Somnath', 'Dwarka', 'from Dwarka'],
        ['Dwarka', 'Dwarka', 'Somnath', 'from Somnath'],
        ['Somnath', 'Dwarka', 'Dwarka', 'from Dwarka'],
      ],
    })
  })

  test('a gate in the town of the arrival, or none: the towns of the facts', () => {
    const { lat, lon } = placeOf('dwarka-somnath')
    for (const gate of [{ lat, lon }, null])
      expect(namesOf('dwarka-somnath', 3, gate)[0]?.routes).toEqual([['Dwarka', 'Somnath', 'Dwarka', 'from Dwarka']])
  })

  test('a night too few for the way back: one drives back on the last day, where that is not far', () => {
    const rameswaram = placeOf('rameswaram-madurai')
    expect(namesOf('rameswaram-madurai', 2, rameswaram)).toContainEqual({
      isTight: true,
      routes: [['Rameswaram', 'Madurai', 'from Rameswaram']],
    })
    expect(namesOf('dwarka-somnath', 2, placeOf('dwarka-somnath')).filter(({ isTight }) => isTight)).toEqual([])
  })

  test('a walk or a boat between the towns: the towns of the facts, wherever the gate is', () => {
    for (const [id, nights] of [
      ['kedarnath-badrinath', 3],
      ['havelock-neil', 4],
      ['spiti', 5],
    ] as const)
      for (const { routes } of townRoutes(placeOf(id), nights, [6], { lat: 12, lon: 93 }))
        expect([id, routes.length]).toEqual([id, 1])
  })
})

describe('a trip to several towns', () => {
  test('Dwarka and Somnath by Rajkot: begins or ends at Somnath, and drives between the two once', () => {
    const trip = propose({ placeId: 'dwarka-somnath', from: 'delhi', people: 2, days: 2, startDate: '2027-10-20' })
    const towns = townsOf(trip)
    expect(towns).toHaveLength(3)
    expect([towns[0], towns.at(-1)]).toContain('Somnath')
    expect(trip.items.filter(({ title }) => /^Drive to (Dwarka|Somnath)$/.test(title))).toHaveLength(1)
  })

  test('Gwalior and Orchha by Gwalior: drives between the two once, and pays for that what the ride to Orchha costs', () => {
    const trip = propose({ placeId: 'gwalior-orchha', from: 'kochi', people: 1, days: 2, startDate: '2027-12-20' })
    const drives = trip.items.filter(({ title }) => /^Drive to (Gwalior|Orchha)$/.test(title))
    expect(drives).toHaveLength(1)
    expect(drives[0]?.cost).toBeGreaterThan(1000)
  })

  test('Rameswaram and Madurai for two nights: has one at Madurai, since its temple is what one comes for', () => {
    const trip = propose({
      placeId: 'rameswaram-madurai',
      from: 'chennai',
      people: 1,
      days: 3,
      startDate: '2027-06-09',
    })
    expect(trip.items.map(({ highlight }) => highlight)).toContain('Meenakshi Amman temple, Madurai')
  })

  test('a car that names the drive to a town: stands at that drive, which needs no other car', () => {
    const trip = propose({ placeId: 'dwarka-somnath', from: 'delhi', people: 2, days: 2, startDate: '2027-10-20' })
    const at = trip.items.findIndex(({ title }) => /^Car from Dwarka to Somnath/.test(title))
    expect(trip.items[at]?.day).toBe(trip.items.find(({ title }) => /^Drive to (Dwarka|Somnath)$/.test(title))?.day)
    const around = trip.items.find(({ day, title }) => day === trip.items[at]?.day && /^Getting around/.test(title))
    expect(around?.note).not.toMatch(/hired car/)
  })
})

describe('a journey over places of which the last has two towns', () => {
  const request: TripRequest & { places: string[] } = {
    ...{ placeId: 'rameswaram-madurai', places: ['rameswaram-madurai', 'kanyakumari'], from: 'bangalore', people: 4 },
    ...{ days: 7, startDate: '2027-01-16', type: 'spiritual', seniors: 2 },
  }
  const route = proposeRoute(dataset, request, NOW)
  if (!('items' in route)) throw new Error('nothing proposed')

  test('the town with the station comes last: one does not drive back to the other for the way home', () => {
    expect(townsOf(route)).toEqual(['Kanyakumari', 'Rameswaram', 'Rameswaram', 'Madurai'])
    const drives = route.items.filter(({ title }) => /^Drive to (Madurai|Rameswaram)$/.test(title))
    expect(drives.map(({ title }) => title)).toEqual(['Drive to Madurai'])
  })

  test('the short ride to the station: is by cab, and the drive between the towns has the rest of its fare', () => {
    const drive = route.items.find(({ title }) => title === 'Drive to Madurai')
    const ride = route.items.find(({ title }) => title === 'A cab to Madurai station, with time to board')
    expect(ride?.cost).toBeGreaterThan(100)
    expect(drive?.cost).toBeGreaterThan(10 * (ride?.cost ?? 0))
  })
})
