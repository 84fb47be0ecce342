import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
type Request = Parameters<typeof proposeTrip>[1]

/** The days on which sights are seen, each once. */
function daysOf(request: Request, sights: readonly string[]): number[] {
  const items = proposeTrip(loadDataset(), request, NOW)?.items ?? []
  const isOne = (highlight: string | null) => sights.some((sight) => highlight?.startsWith(sight))
  const seen = items.filter(({ kind, highlight }) => kind === 'visit' && isOne(highlight))
  expect(seen).toHaveLength(sights.length)
  return [...new Set(seen.map(({ day }) => day))]
}

test('Dharamshala: the fort of Kangra and the institutes on its road share a day, and a waterfall in the town has another', () => {
  const request = { placeId: 'dharamshala', from: 'pune', people: 4, days: 3, startDate: '2027-05-18' } as const
  expect(daysOf(request, ['Kangra fort', 'Norbulingka', 'Gyuto'])).toHaveLength(1)
  expect(daysOf(request, ['Kangra fort', 'Bhagsunag'])).toHaveLength(2)
})

test('Goa: the churches of Old Goa and the quarter of Panaji on their road are seen on one day', () => {
  const request = { placeId: 'north-goa', from: 'chennai', people: 4, days: 5, startDate: '2027-11-23' } as const
  expect(daysOf(request, ['Se Cathedral', 'Basilica of Bom Jesus', 'Fontainhas'])).toHaveLength(1)
})

test('Chettinad: a temple on the road of a full day is seen on it, and not on the morning of the way home', () => {
  const request = { placeId: 'chettinad', from: 'kolkata', people: 4, days: 2, startDate: '2027-01-14' } as const
  expect(daysOf(request, ['Pillaiyarpatti', 'Athangudi tile', 'Athangudi palace'])).toHaveLength(1)
})

test('Bodh Gaya: Nalanda and Rajgir, two hours and a half away and near to each other, are seen on one day', () => {
  const request = { placeId: 'bodh-gaya', from: 'lucknow', people: 1, days: 2, startDate: '2027-12-11' } as const
  expect(daysOf(request, ['Nalanda ruins', 'Rajgir ropeway'])).toHaveLength(1)
})
