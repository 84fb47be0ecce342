import { addDays } from '@saathi/shared/lib/days'
import { STARTING_LOCATIONS } from '@saathi/shared/recommend/form-choices'
import type { TripRequest } from '@saathi/shared/trips/schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMove, mealIncluded } from '../../../messages/en/trip-proposal.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { sightsOf } from '../../recommend/facts/extra-sights.ts'
import { capital } from '../../recommend/text/format.ts'
import { isForStay } from './extras.ts'
import { proposeTrip } from './propose-trip.ts'
import { isFood } from './visits.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-22T09:00:00+05:30')
const TRIPS = 300

const requests = fc
  .sample(
    fc.record({
      placeId: fc.constantFrom(...dataset.destinations.map(({ id }) => id)),
      from: fc.constantFrom(...STARTING_LOCATIONS),
      days: fc.integer({ min: 1, max: 6 }),
      people: fc.constantFrom(1, 2, 4, 6),
      start: fc.integer({ min: 10, max: 310 }),
    }),
    { seed: 20_261_129, numRuns: TRIPS },
  )
  .map(({ start, ...request }): TripRequest => ({ ...request, startDate: addDays('2026-11-22', start) }))

const proposals = requests.flatMap((request) => {
  const trip = proposeTrip(dataset, request, NOW)
  return trip ? [{ request, items: trip.items }] : []
})

describe(`${TRIPS} random trips`, () => {
  test('nearly all: are proposed', () => expect(proposals.length).toBeGreaterThan(0.9 * TRIPS))

  test('a visit that is a meal: has no meal next to it', () => {
    for (const { request, items } of proposals)
      for (const [at, item] of items.entries()) {
        const isEaten = item.kind === 'visit' && item.minutes >= 45 && isFood(item.title)
        const next = items.slice(at + 1).find(({ minutes }) => minutes > 0)
        if (isEaten && next?.day === item.day)
          expect([request, item.title, next.kind]).not.toEqual([request, item.title, 'meal'])
      }
  })

  test('dinners: cost the same on all days of a trip, within a rupee or two, but for those of a package', () => {
    for (const { request, items } of proposals) {
      const paid = items.filter(({ title, note }) => title === 'Dinner' && !note.endsWith(mealIncluded))
      const costs = paid.map(({ cost }) => cost)
      expect([request, Math.max(0, ...costs) - Math.min(...costs, costs[0] ?? 0) <= 2]).toEqual([request, true])
    }
  })

  test('what the bill has for sights: stands on a day with one of them, or is set aside', () => {
    for (const { request, items } of proposals) {
      const place = dataset.destinations.find(({ id }) => id === request.placeId)
      const names = place?.highlights.map(({ name }) => name) ?? []
      for (const extra of place?.typical_extras_inr ?? []) {
        const { item } = extra
        const sights = isForStay(extra) ? [] : sightsOf(extra, names)
        for (const { day } of sights.length > 0 ? items.filter(({ title }) => title === capital(item)) : []) {
          // What carries people from one town to another is on the day of that way.
          const isUsed = items.some(
            (each) =>
              each.day === day &&
              (sights.includes(each.highlight ?? '') || (extra.travel === true && isMove(each.title))),
          )
          expect([request, item, isUsed]).toEqual([request, item, true])
        }
      }
    }
  })

  test('a visit whose price comes on top of the total: costs nothing', () => {
    for (const { request, items } of proposals)
      for (const { title, cost } of items.filter(({ note }) => /comes on top of the total/.test(note)))
        expect([request, title, cost]).toEqual([request, title, 0])
  })
})
