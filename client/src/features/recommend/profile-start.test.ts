import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import { expect, test } from 'vitest'
import { tripFromProfile } from './profile-start.ts'

const NOVEMBER = 11
const start = (given: Partial<Parameters<typeof tripFromProfile>[0]>) =>
  tripFromProfile({ homeCity: null, tripTypes: [], travelMonths: [], ...given }, NOVEMBER)

test('tripFromProfile: an empty profile changes nothing', () => {
  expect(start({})).toBeNull()
  expect(start({ homeCity: 'Nashik' })).toBeNull()
})

test.each([
  ['Bengaluru', 'bangalore'],
  [' bangalore ', 'bangalore'],
  ['Pune', 'pune'],
  ['New Delhi', 'delhi'],
])('tripFromProfile: the trip of somebody from %s starts in %s', (homeCity, starting_location) => {
  expect(start({ homeCity })).toEqual({ ...DREAM_TRIP_DEFAULTS, starting_location })
})

test('tripFromProfile: the trip is of the type that is liked most', () => {
  expect(start({ tripTypes: ['wildlife', 'beaches'] })).toEqual({ ...DREAM_TRIP_DEFAULTS, preference_type: 'wildlife' })
})

test.each([
  [[3, 10], 3],
  [[10], 10],
  [[1, 6], 1],
])('tripFromProfile: the month is the next of %j', (travelMonths, month) => {
  expect(start({ travelMonths })).toMatchObject({ month })
})

test.each([[[11]], [[12, 4]]])('tripFromProfile: months %j that begin now or next need no month', (travelMonths) => {
  expect(start({ travelMonths })).toBeNull()
})
