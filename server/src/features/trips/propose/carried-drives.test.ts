import type { TripRequest } from '@saathi/shared/trips/schema'
import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')

const LEH: TripRequest = { placeId: 'leh-ladakh', from: 'delhi', people: 2, days: 5, month: 7 }
const SIKKIM: TripRequest = {
  ...{ placeId: 'gangtok-north-sikkim', from: 'kolkata', people: 4, days: 6, month: 4 },
  ...{ type: 'mountains', budget: '100000' },
}
const BADRINATH: TripRequest = {
  ...{ placeId: 'kedarnath-badrinath', from: 'delhi', people: 4, days: 6, month: 5 },
  ...{ type: 'spiritual', budget: '30000' },
}

test.each<[string, TripRequest, RegExp, string[]]>([
  ['a taxi for a circuit of three days', LEH, /^Nubra-Pangong taxi circuit/, ['Tangtse', 'Hunder', 'Leh']],
  ['a jeep tour with its nights', SIKKIM, /^North Sikkim by \w+ jeep/, ['Lachen', 'Lachung', 'Gangtok']],
  ['buses between the towns', BADRINATH, /^Buses and shared jeeps between/, ['Badrinath', 'Guptkashi']],
])('the drives that %s carries: cost nothing more, and nobody reads of a hired car', (_, request, ride, towns) => {
  const items = proposeTrip(loadDataset(), request, NOW)?.items ?? []
  expect(items.find(({ title }) => ride.test(title))?.cost).toBeGreaterThan(0)
  const drives = items.filter(({ title }) => /^Drive to [^,]+$/.test(title))
  expect(drives.map(({ title }) => title)).toEqual(towns.map((town) => `Drive to ${town}`))
  expect(drives.map(({ cost }) => cost)).toEqual(towns.map(() => 0))
  const days = new Set(drives.map(({ day }) => day))
  expect(items.filter(({ day, note }) => days.has(day) && note.includes('a hired car'))).toEqual([])
})

test('a jeep tour with its nights: stands on the day on which it sets off', () => {
  const items = proposeTrip(loadDataset(), SIKKIM, NOW)?.items ?? []
  const dayOf = (title: RegExp) => items.find((item) => title.test(item.title))?.day
  expect(dayOf(/^North Sikkim by \w+ jeep/)).toBe(dayOf(/^Drive to Lachen/))
})

test('a day by shared jeep that the bill has: needs no hired car', () => {
  const items = proposeTrip(loadDataset(), SIKKIM, NOW)?.items ?? []
  const day = items.find(({ title }) => title.startsWith('Tsomgo lake and Nathu La day by shared jeep'))?.day
  expect(day).toBeDefined()
  expect(items.filter((item) => item.day === day && item.note.includes('a hired car'))).toEqual([])
})

test('a car of a day whose drive is paid: its note stands at what pays for it', () => {
  for (const days of [4, 5, 6, 7]) {
    const items = proposeTrip(loadDataset(), { ...LEH, days }, NOW)?.items ?? []
    const noted = items.filter(({ note }) => note.includes('a hired car with driver costs'))
    expect(noted.filter(({ cost }) => cost === 0).map(({ day, title }) => [days, day, title])).toEqual([])
  }
})
