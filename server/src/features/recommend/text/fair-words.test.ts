import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/schema'
import { expect, test } from 'vitest'
import { type Destination, loadDataset } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { offerFor } from '../rank/travel-option.ts'
import type { Journey } from '../travel/journey.ts'
import { journeyReason } from './journey-reason.ts'
import { reasonsFor } from './reasons.ts'

const dataset = loadDataset()
const goa = dataset.destinations.find(({ id }) => id === 'north-goa')!
const trip = parseTrip({ ...DREAM_TRIP_DEFAULTS, budget: '50000', month: 3 }, new Date('2026-11-20T06:30:00Z'))
const offer = offerFor(dataset, trip, goa)!

/** What is said of March in Goa, with facts of its own. */
function saidOfMarch(given: Partial<Destination>): string {
  const facts = {
    ...{ best_months: [11, 12], ok_months: [3], shoulder_months: [1, 2], avoid_months: [4, 5, 6, 7, 8, 9, 10] },
    ...{ weather: 'Warm', health_safety: [], closures: [], peak: [], pitch: { beaches: { text: 'Sand.' } } },
  }
  return reasonsFor(trip, { ...offer, place: { ...goa, ...facts, ...given } as Destination }).join(' ')
}

test('a fair month: is just outside the best ones only where it is beside them', () => {
  expect(saidOfMarch({})).toContain('March is a fair time to go; the best months are November to December.')
  expect(saidOfMarch({ best_months: [1, 2], shoulder_months: [11, 12] })).toContain(
    'March is a fair time to go, just outside the best months (January to February).',
  )
})

test('a month of heavy rain, of a danger or without what one goes for: is not called fair', () => {
  const flood = [{ what: 'The river floods', kind: 'danger' as const, months: [3] }]
  expect(saidOfMarch({ health_safety: flood })).not.toContain('fair')
  expect(saidOfMarch({ weather: 'Heavy rain Mar' })).not.toContain('fair')
  const pitch = { beaches: { text: 'Sand.', months: [11, 12] } }
  expect(saidOfMarch({ pitch, highlights: [] })).not.toContain('fair')
})

test('a best month of heavy rain: is not praised as the season', () => {
  const best = { best_months: [2, 3, 4], ok_months: [11, 12], avoid_months: [5, 6, 7, 8, 9, 10], shoulder_months: [1] }
  expect(saidOfMarch(best)).toContain('March is one of the best months here (February to April).')
  expect(saidOfMarch({ ...best, weather: 'Most rain Jan to mid-Mar' })).not.toContain('season')
})

test('a night train: leaves the days to oneself only where one is there in the morning', () => {
  const journey = { ...offer.option.journey, mode: 'rail', byNight: true, overnight: true, hours: 11 } as Journey
  const at = (arrives: number, checked: string) => {
    const timetable = {
      number: '20111',
      name: 'Konkan Kanya',
      departs: 1350,
      arrives: 1440 + arrives,
      days: 7,
      checked,
    }
    return journeyReason(
      { ...offer.option, days: 3, nights: 2, journey: { ...journey, timetable, lastLeg: { hours: 0.5 } } as Journey },
      '2026-11',
    )
  }
  expect(at(480, '2026-10')).toContain('all three days are yours')
  expect(at(600, '2026-10')).toContain('One night on the train, about 11 hours, there at about 10:30: 20111')
  expect(at(600, '2020-10')).toBe('One night on the train, about 11 hours.')
})
