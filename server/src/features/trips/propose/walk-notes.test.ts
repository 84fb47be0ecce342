import { indexRoads } from '@saathi/shared/trips/legs'
import { expect, test } from 'vitest'
import { blank, type Draft } from './draft.ts'
import { withWalkNotes } from './walk-notes.ts'

const at = { lat: 20, lon: 75 }
const [shrine, cave, lake] = ['Hill shrine', 'Rock cave', 'Lake'].map((name, nth) => ({
  name,
  lat: 20.1 + nth / 10,
  lon: 75,
}))
const visit = (name: string, spot: { lat: number; lon: number }, minutes = 90): Draft => ({
  ...blank,
  ...{ role: 'visit', kind: 'visit', day: 1, title: name, highlight: name, minutes, lat: spot.lat, lon: spot.lon },
})

/** The notes of the visits for so many seniors, where one walks to the shrine and the cave, with these extras. */
function notesFor(seniors: number, extras: readonly string[]) {
  if (!shrine || !cave || !lake) throw new Error('no sights')
  const walk = (to: { name: string; lat: number; lon: number }) => ({
    from: at,
    to,
    km: 13,
    minutes: 300,
    by: 'walk' as const,
  })
  const roads = [walk(shrine), walk(cave), { from: at, to: lake, km: 20, minutes: 40, by: 'road' as const }]
  const typical = extras.map((item) => ({ item }))
  const place = { ...at, hilly: true, bases: null, highlights: [shrine, cave, lake], typical_extras_inr: typical }
  const chosen = { trip: { party: { seniors } }, option: { place } } as unknown as Parameters<typeof withWalkNotes>[0]
  const visits = [
    visit('Hill shrine', shrine),
    visit('Rock cave', cave),
    visit('Lake', lake),
    visit('Forest walk', at, 150),
  ]
  return withWalkNotes(chosen, visits, indexRoads(roads)).map(({ note }) => note)
}

test('seniors: read of each long walk, and of what carries people to that sight', () => {
  expect(notesFor(1, ['pony up to the shrine', 'helicopter one way', 'boat'])).toEqual([
    'The way is about 13 km on foot, each way. For seniors there is: pony up to the shrine; helicopter one way.',
    'The way is about 13 km on foot, each way. For seniors there is: helicopter one way.',
    '',
    'This is a long walk: seniors should go only as far as is easy.',
  ])
  expect(notesFor(1, [])[0]).toBe('The way is about 13 km on foot, each way: seniors should go only as far as is easy.')
})

test('nobody who is a senior: reads nothing', () => {
  expect(notesFor(0, ['helicopter one way'])).toEqual(['', '', '', ''])
})
