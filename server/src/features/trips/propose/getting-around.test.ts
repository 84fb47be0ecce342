import type { TripItemFacts } from '@saathi/shared/trips/schema'
import { expect, test } from 'vitest'
import * as money from '../../../messages/en/trip-money.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { isRide } from '../../recommend/facts/extra-sights.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const ROUNDING = 1

/** The days with money for getting around: with a vehicle of the bill, without a sight, with a car in its note, or any other. */
function daysOf(items: readonly TripItemFacts[]) {
  return items
    .filter(({ title }) => title === money.gettingAround)
    .map(({ day, cost, note }) => {
      const ofDay = items.filter((item) => item.day === day)
      const hasRide = ofDay.some(({ kind, title }) => kind === 'other' && isRide({ item: title }))
      const isSeen = ofDay.some(({ kind }) => kind === 'visit')
      return { cost, isQuiet: hasRide || !isSeen, hasCar: note !== '' }
    })
}

test.each(['ahmedabad-kevadia', 'mysuru', 'digha', 'warangal', 'bastar'])(
  'money for getting around at %s: days with a vehicle of the bill or without a sight take half, those with a car the most',
  (placeId) => {
    const request = { placeId, from: 'kochi', people: 6, days: 6, startDate: '2027-04-16' } as const
    const trip =
      proposeTrip(loadDataset(), request, NOW) ?? proposeTrip(loadDataset(), { ...request, from: 'delhi' }, NOW)
    const days = daysOf(trip?.items ?? [])
    const others = days.filter(({ isQuiet, hasCar }) => !isQuiet && !hasCar)
    // Without a usual day, twice what a quiet one takes.
    const quiet = days.find(({ isQuiet, hasCar }) => isQuiet && !hasCar)
    const usual = others[0]?.cost ?? 2 * (quiet?.cost ?? Number.NaN)
    expect(others.every(({ cost }) => Math.abs(cost - usual) <= ROUNDING)).toBe(true)
    for (const { cost, isQuiet, hasCar } of days.filter((day) => !others.includes(day))) {
      if (hasCar) expect(cost).toBeGreaterThan(usual)
      else if (isQuiet) expect(Math.abs(cost - usual / 2)).toBeLessThanOrEqual(ROUNDING)
    }
  },
)
