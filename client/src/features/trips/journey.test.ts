import type { Trip } from '@saathi/shared/trips/schema'
import { expect, it } from 'vitest'
import { item } from './edits/sample-items.ts'
import { findJourney } from './journey.ts'

const trip = (items: Trip['items']): Trip => ({
  _id: 't',
  title: 'Agra',
  place: { id: 'agra', name: 'Agra', state: 'Uttar Pradesh', lat: 27.17, lon: 78, image: null },
  from: 'delhi',
  people: 2,
  dayCount: 2,
  startDate: '2026-12-03',
  version: 1,
  owner: { _id: 'o', name: 'Farhan', profilePicture: null },
  mine: true,
  mayEdit: true,
  membersMayEdit: false,
  tour: null,
  items,
  highlights: [],
  hilly: false,
  sun: [],
  checklist: [],
  permits: [],
  warnings: [],
  lastChange: { by: null, at: '2026-11-22T10:00:00.000Z' },
  links: [],
})
const there = item('1', 1, { kind: 'travel', by: 'rail', fixedStart: 490, minutes: 100 })

it('journeyOf: a night train home arrives on the next day', () => {
  const home = item('2', 1, { day: 1, kind: 'travel', by: 'rail', fixedStart: 1380, minutes: 240 })
  expect(findJourney(trip([there, home]))).toEqual({
    from: 'Delhi',
    to: 'Agra',
    leaves: 'Thu 3 Dec',
    leavesAt: '8:10 am',
    back: 'Sat 5 Dec',
    backAt: '3 am',
    by: 'rail',
  })
})

it('journeyOf: a trip without a way home has none', () => expect(findJourney(trip([there]))).toBeNull())
