import type { TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { ride } from '../../../messages/en/trip-proposal.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const waysOf = (request: TripRequest) =>
  (proposeTrip(loadDataset(), request, NOW)?.items ?? []).filter(({ kind }) => kind === 'travel')

describe('the names of the ways', () => {
  const spiti = waysOf({
    placeId: 'spiti',
    from: 'hyderabad',
    people: 2,
    days: 7,
    startDate: '2027-09-21',
    budget: '50000',
  })
  const isOver = ({ note }: { note: string }) => note.includes('The highest point is')

  test('a ride that is broken for a night: is named after the town of the night, and from there goes on', () => {
    const titles = spiti.map(({ title }) => title)
    expect(titles).toContain('A shared sumo to Manali, after the bags')
    expect(titles).toContain('On to Tabo')
    expect(titles).toContain('A shared sumo to Manali')
    expect(titles).toContain('On to Kullu')
    expect(titles.filter((title) => /from Manali/.test(title))).toEqual([])
  })

  test('a pass between the town of the night and the place: is told on the ways over it only', () => {
    expect(spiti.filter(isOver).map(({ title }) => title)).toEqual(['On to Tabo', 'A shared sumo to Manali'])
  })

  test('a ride that is named after where it starts: is not on the way back', () => {
    const ways = waysOf({ placeId: 'lonavala', from: 'jaipur', people: 4, days: 1, budget: '50000', month: 12 })
    const buses = ways.filter(({ title }) => title.startsWith('A bus')).map(({ title }) => title)
    expect(buses).toEqual([
      'A bus from Vakola or Sion to Lonavala, after the bags',
      'A bus to Mumbai airport, with time to board',
    ])
  })
})

test('a train to a city with several stations: is named after the city, and so is the ride to it', () => {
  const alibaug = { placeId: 'alibaug', from: 'ahmedabad', people: 6, days: 1, startDate: '2027-01-10' } as const
  const titles = waysOf({ ...alibaug, childrenAges: [12] }).map(({ title }) => title)
  expect(titles).toContain('Night train to Mumbai, 2-tier AC')
  expect(titles.filter((title) => title.includes('('))).toEqual([])
})

test('a vehicle for sights that a boat is one of: is not said to be for the boat', () => {
  const mayapur = { placeId: 'mayapur', from: 'bangalore', people: 8, days: 2, startDate: '2027-11-26' } as const
  const items = proposeTrip(loadDataset(), { ...mayapur, type: 'spiritual', budget: '50000' }, NOW)?.items ?? []
  const totos = items.filter(({ title }) => title.startsWith('Toto'))
  expect(totos).not.toEqual([])
  expect(totos.filter(({ title }) => /for Ferry/.test(title))).toEqual([])
})

test.each([
  ['that changes where it ends', 'a bus, with a change at Dharamshala', 'Dharamshala', 'A bus to Dharamshala'],
  ['that changes elsewhere', 'a bus, with a change at Baijnath', 'Bir', 'A bus to Bir, with a change at Baijnath'],
  ['of two vehicles', 'a bus or shared jeep to Jyotirmath', 'Auli', 'To Auli by a bus or shared jeep to Jyotirmath'],
])('a ride %s: is named once after where it ends', (_, by, to, title) => {
  expect(ride(by, to)).toBe(title)
})
