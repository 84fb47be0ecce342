import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const freeOf = (request: Parameters<typeof proposeTrip>[1]) =>
  (proposeTrip(loadDataset(), request, NOW)?.items ?? []).filter(
    ({ kind, minutes }) => kind === 'free' && minutes >= 60,
  )
const goa = {
  placeId: 'south-goa',
  from: 'mumbai',
  people: 8,
  days: 5,
  startDate: '2027-01-12',
  budget: '20000',
} as const

describe('a free time of an hour or more', () => {
  test('says which part of the day it is', () => {
    const titles = new Set(freeOf(goa).map(({ title }) => title))
    expect([...titles]).toEqual(expect.arrayContaining(['A free evening']))
    expect(titles).not.toContain('Free time')
  })

  test('with a beach beside the hotel that is none of the day: is good for a walk there before dinner', () => {
    expect(freeOf(goa).map(({ note }) => note)).toContain('For a walk before dinner: Palolem beach.')
  })

  test('after lunch, with a small child: is for a rest, and without one is not', () => {
    const notes = (childrenAges: number[]) =>
      freeOf({ ...goa, days: 6, childrenAges })
        .map(({ note }) => note)
        .join(' ')
    expect(notes([5])).toContain('Time for the children to rest after lunch.')
    expect(notes([14])).not.toContain('rest after lunch')
  })
})
