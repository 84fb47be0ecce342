import type { TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const notesOf = (request: TripRequest) =>
  (proposeTrip(loadDataset(), request, NOW)?.items ?? []).map(({ note }) => note).join('\n')

describe('the words of a free time', () => {
  test('after lunch, for one senior alone: speak of no other seniors', () => {
    const alone = { placeId: 'nandi-hills', from: 'ahmedabad', people: 1, seniors: 1, days: 7, month: 1 } as const
    expect(notesOf(alone)).toContain('Time to rest after lunch.')
    expect(notesOf(alone)).not.toContain('the seniors to rest')
    expect(notesOf({ ...alone, people: 3 })).toContain('Time for the seniors to rest after lunch.')
  })

  test('after dinner: name no walk before it', () => {
    const request: TripRequest = {
      ...{ placeId: 'vaishno-devi', from: 'delhi', people: 3, days: 2, month: 12, budget: '20000' },
      ...{ childrenAges: [8], seniors: 2 },
    }
    const items = proposeTrip(loadDataset(), request, NOW)?.items ?? []
    const late = items.filter(({ day, kind }, at) => {
      const dined = items.findIndex((each) => each.day === day && each.title === 'Dinner')
      return kind === 'free' && dined >= 0 && at > dined
    })
    expect(late).not.toEqual([])
    expect(late.filter(({ note }) => /before dinner/.test(note))).toEqual([])
  })

  test('before dinner: name no sight more than 20 minutes away', () => {
    const notes = notesOf({ placeId: 'kamshet-pawna', from: 'ahmedabad', people: 3, days: 2, startDate: '2027-07-08' })
    expect(notes).not.toMatch(/walk before dinner: .*about (2[1-9]|[3-9]\d) minutes/)
  })

  test('between two sights far from the hotel: send nobody to the shops beside it', () => {
    const request = { placeId: 'corbett', from: 'ahmedabad', people: 2, days: 5, month: 7, budget: '100000' } as const
    const day = (proposeTrip(loadDataset(), request, NOW)?.items ?? []).filter((item) => item.day === 1)
    expect(day.some(({ highlight }) => highlight === 'Corbett museum, Kaladhungi')).toBe(true)
    expect(day.filter(({ note }) => note.includes('near the hotel'))).toEqual([])
  })

  test('at a sight whose name says more of it in brackets: leave that out', () => {
    const notes = loadDataset()
      .destinations.filter(({ highlights }) => highlights.some(({ name }) => name.endsWith(')')))
      .map(({ id }) => notesOf({ placeId: id, from: 'delhi', people: 2, days: 4, month: 2 }))
      .join('\n')
    expect(notes).toMatch(/For a slow/)
    expect(notes.match(/^.*For a (slow|walk)[^.]*\(.*$/gm) ?? []).toEqual([])
  })
})
