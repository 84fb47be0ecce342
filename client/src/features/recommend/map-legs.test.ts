import type { Recommendation } from '@saathi/shared/recommend/schema'
import { expect, test } from 'vitest'
import { isLocated, mapLegs } from './map-legs.ts'

const mumbai = { lat: 19, lon: 72.9 }
const place = { lat: 14.5, lon: 74.3 }
const airport = { lat: 15.4, lon: 73.8 }
const leg = { by: '', from: '', to: '', hours: 1 }
const item = (values: Partial<Recommendation>) =>
  ({ ...place, mode: 'air', legs: null, ...values }) as Recommendation & typeof place

test('a flight to an airport away from the place: is drawn to the airport, the ride from there on its own', () => {
  const legs = [
    { ...leg, mode: 'local' as const },
    { ...leg, mode: 'air' as const, ends: airport },
  ]
  expect(mapLegs(mumbai, item({ legs: [...legs, { ...leg, mode: 'bus' }] }))).toEqual([
    { mode: 'air', points: [mumbai, airport] },
    { mode: 'road', points: [airport, place] },
  ])
  // Without a ride the flight ends at the place.
  expect(mapLegs(mumbai, item({ legs }))).toEqual([{ mode: 'air', points: [mumbai, place] }])
})

test('a journey without known points: is one line to the place, without a mode none', () => {
  expect(mapLegs(mumbai, item({ mode: 'rail', legs: [{ ...leg, mode: 'rail' }] }))).toEqual([
    { mode: 'rail', points: [mumbai, place] },
  ])
  expect(mapLegs(mumbai, item({ mode: null }))).toEqual([])
  expect(isLocated(item({ lat: null }))).toBe(false)
})
