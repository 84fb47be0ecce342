import { expect, test } from 'vitest'
import { loadDataset } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { offerForPlace } from '../rank/shortlist.ts'
import { kindReason, secondKind } from './kind-reason.ts'

const dataset = loadDataset()
const goa = dataset.destinations.find(({ id }) => id === 'north-goa')!

/** What is said of Goa, told with that draw for food, to somebody who asks for that kind of trip. */
function said(preference_type: 'beaches' | 'culinary', culinary: number): string | null {
  const place = { ...goa, types: ['beaches', 'culinary'] as const, draw: { beaches: 4, culinary } }
  const alone = { ...dataset, destinations: [{ ...place, types: [...place.types] }] }
  const trip = parseTrip(
    { budget: '30000', starting_location: 'mumbai', group_size: '2', preference_type },
    new Date('2026-11-20T06:30:00Z'),
  )
  return secondKind(trip, offerForPlace(alone, trip, alone.destinations[0]!)!)
}

test('a place asked for its second kind, which draws few: says what it is known for first', () => {
  expect(said('culinary', 2)).toBe('Known first for beaches; food comes second.')
})

test('a place asked for its second kind, which draws many, or for its first: says nothing of it', () => {
  expect(said('culinary', 3)).toBeNull()
  expect(said('beaches', 1)).toBeNull()
})

test('a pitch of two seasons: in the months of one, says nothing of the other', () => {
  const seasons = [{ months: [12, 1], text: 'Ski slopes.' }]
  const place = {
    ...goa,
    pitch: { ...goa.pitch, beaches: { text: 'Ski slopes in winter, walks in summer.', seasons } },
  }
  const alone = { ...dataset, destinations: [place] }
  const told = (month: number) => {
    const trip = parseTrip(
      { budget: '30000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches', month },
      new Date('2026-11-20T06:30:00Z'),
    )
    return kindReason(trip, offerForPlace(alone, trip, place)!)
  }
  expect(told(1)).toBe('Ski slopes.')
  expect(told(3)).toBe('Ski slopes in winter, walks in summer.')
})
