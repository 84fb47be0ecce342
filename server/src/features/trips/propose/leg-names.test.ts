import type { TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
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
