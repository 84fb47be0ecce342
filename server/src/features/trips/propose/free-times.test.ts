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

  test('long and in daylight: is good for a sight that is open then, also for a second look', () => {
    const notes = freeOf({ placeId: 'gokarna', from: 'bangalore', people: 6, days: 2, month: 4 }).map(
      ({ note }) => note,
    )
    expect(notes.join(' ')).toContain('For a slow afternoon: back to Kudle beach')
  })

  test('on days without a sight: names one for no more than a few of them', () => {
    const notes = freeOf({ placeId: 'imphal-loktak', from: 'kochi', people: 1, days: 7, startDate: '2027-02-15' })
      .map(({ note }) => note)
      .join(' ')
    expect(notes).toContain('Ima Keithel market')
    expect(notes.split('Ima Keithel market').length - 1).toBeLessThanOrEqual(3)
  })
})
