import { addDays } from '@saathi/shared/lib/days'
import { DreamTrip, type Recommendation } from '@saathi/shared/recommend/schema'
import { toTripRequest } from '@saathi/shared/recommend/trip-request'
import { TripRequest } from '@saathi/shared/trips/schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/whole.ts'
import { quoteFor } from '../../destinations/quote.ts'
import { recommend } from '../../recommend/engine.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'
import { refusalOf } from './refusal.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-22T09:00:00+05:30')
const TODAY = '2026-11-22'
const RESULTS = runs(200)
/** Nothing is proposed for a place whose sights need towns that are not known, or more nights there. */
const MOST_REFUSED = 0.1

const { starting_location, group_size, preference_type } = DreamTrip.shape
const type = fc.constantFrom(...preference_type.options)
const month = fc.integer({ min: 1, max: 12 })
const when = fc.constantFrom('weekend', 'long-weekend')
const sometimes = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 1 })

const form = fc
  .record({
    budget: fc.constantFrom('8000', '10000', '20000', '30000', '37500', '50000', '75000', '100000'),
    starting_location: fc.constantFrom(...starting_location.options),
    group_size: fc.constantFrom(...group_size.options),
    preference_type: type,
    second_type: sometimes(type),
    days: sometimes(fc.integer({ min: 1, max: 7 })),
    budgetIs: sometimes(fc.constantFrom('group', 'person')),
    adults: sometimes(fc.integer({ min: 1, max: 5 })),
    childrenAges: sometimes(fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 })),
    seniors: sometimes(fc.integer({ min: 0, max: 2 })),
    easyWalking: sometimes(fc.boolean()),
    firstTimeInMountains: sometimes(fc.boolean()),
    time: fc.oneof(
      fc.constant({}),
      fc.record({ month }),
      fc.record({ when }),
      fc.record({ when, month }),
      fc.record({ start: fc.integer({ min: 3, max: 300 }), more: fc.integer({ min: 0, max: 9 }) }).map(datesOf),
    ),
    /** Which of the results. */
    nth: fc.nat({ max: 7 }),
  })
  .map(({ time, nth, ...facts }) => ({ trip: DreamTrip.parse({ ...facts, ...time }), nth }))

function datesOf({ start, more }: { start: number; more: number }) {
  const from = addDays(TODAY, start)
  return { from, to: addDays(from, more) }
}

/** One result of each of so many random forms, which are the same in every run. */
function randomResults() {
  const results: { trip: DreamTrip; item: Recommendation }[] = []
  for (const { trip, nth } of fc.sample(form, { seed: 20_261_122, numRuns: 2 * RESULTS })) {
    const { items } = recommend(dataset, trip, NOW)
    const item = items[nth % items.length]
    if (item) results.push({ trip, item })
    if (results.length === RESULTS) break
  }
  return results
}

describe('one total for a result', () => {
  const results = randomResults()

  test('so many forms have a result', () => expect(results).toHaveLength(RESULTS))

  test(`${RESULTS} random results: the destination quotes the total, range, days, nights and stay of the row`, () => {
    for (const { trip, item } of results) {
      const quote = quoteFor(dataset, item.id, trip, NOW)
      expect({
        trip,
        costs: quote?.estimated_costs,
        range: quote?.totalRange,
        stay: [quote?.days, quote?.nights, quote?.stay],
        fits: [quote?.fits, quote?.overBy],
      }).toEqual({
        trip,
        costs: item.estimated_costs,
        range: item.totalRange,
        stay: [item.days, item.nights, item.stayTier],
        fits: [item.fits, item.overBy],
      })
    }
  })

  test(`${RESULTS} random results: the trip that is proposed costs the total of the row, unless the place is refused`, () => {
    let refused = 0
    for (const { trip, item } of results) {
      const place = dataset.destinations.find(({ id }) => id === item.id)
      if (place && refusalOf(place)) {
        refused += 1
        continue
      }
      const { id: placeId, days, nights } = item
      const request = TripRequest.parse(toTripRequest(trip, { placeId, days, nights }))
      const proposal = proposeTrip(dataset, request, NOW)
      if (!proposal && place?.bases) {
        refused += 1
        continue
      }
      const total = proposal?.items.reduce((sum, { cost }) => sum + cost, 0)
      expect({ trip, placeId, total }).toEqual({ trip, placeId, total: item.estimated_costs.total_cost })
    }
    expect(refused).toBeLessThanOrEqual(MOST_REFUSED * RESULTS)
  })

  test('a stay in several towns: costs the total of the row too, and a night in a town what one in the first does', () => {
    let compared = 0
    const ofSeveralTowns = dataset.destinations.filter(({ bases }) => bases)
    for (const { id, typical_extras_inr: extras } of ofSeveralTowns) {
      const tours = extras.flatMap(({ bed }) => bed ?? [])
      for (const { city, item } of rows.filter((row) => row.item.id === id)) {
        const { days, nights } = item
        const trip = { ...ASKED, starting_location: city }
        const request = TripRequest.parse(toTripRequest(DreamTrip.parse(trip), { placeId: id, days, nights }))
        const proposal = proposeTrip(dataset, request, NOW)
        if (!proposal) continue
        const total = proposal.items.reduce((sum, { cost }) => sum + cost, 0)
        expect({ id, city, total }).toEqual({ id, city, total: item.estimated_costs.total_cost })
        const isTour = (title: string) => tours.some((bed) => title.startsWith(`Night ${bed}, `))
        const beds = proposal.items.flatMap(({ kind, title, cost }) =>
          kind === 'stay' && !isTour(title) ? [cost] : [],
        )
        expect(Math.max(...beds) - Math.min(...beds)).toBeLessThanOrEqual(1)
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(5)
  })
})

const ASKED = { budget: '100000', group_size: '2', preference_type: 'mountains', month: 10 } as const

/** For those who ask for mountains in October: what is answered in each city. */
const rows = starting_location.options.flatMap((city) =>
  recommend(dataset, DreamTrip.parse({ ...ASKED, starting_location: city }), NOW).items.map((item) => ({ city, item })),
)
