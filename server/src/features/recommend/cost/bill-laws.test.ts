import type { DreamTrip } from '@saathi/shared/recommend/schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/whole.ts'
import { recommend } from '../engine.ts'
import { type Destination, loadDataset } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { leastDays } from '../rank/stay-length.ts'
import { hoursWon } from '../rank/stay-worth.ts'
import { offerFor } from '../rank/travel-option.ts'
import { isTooLong } from '../travel/effort.ts'
import type { Journey } from '../travel/journey.ts'
import { waysFor } from '../travel/ways.ts'
import { costLinesFor, stayLinesBy, stayLinesFor } from './cost.ts'
import { addUp, type PriceRange } from './cost-lines.ts'
import { lodgingsFor } from './lodging.ts'
import { isForNobody, sleepersOf } from './travellers.ts'

const dataset = loadDataset()
const { children } = dataset.transport
const NOW = new Date('2026-11-20T06:30:00Z')
const places = fc.constantFrom(...dataset.destinations)
const cities = fc.constantFrom('mumbai' as const, 'delhi' as const, 'chennai' as const, 'kolkata' as const)
const months = fc.integer({ min: 1, max: 12 })
const ages = fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 })
const CHEAPEST = '2000'

type Party = Pick<DreamTrip, 'adults' | 'childrenAges' | 'seniors'>
const tripOf = (place: Destination, given: Partial<DreamTrip>) =>
  parseTrip(
    { budget: '20000', starting_location: 'mumbai', group_size: '2', preference_type: place.types[0]!, ...given },
    NOW,
  )

const nameOf = ({ mode, to, comfort, lastLeg, keepsCar, overnight }: Journey) =>
  `${mode} ${to} ${mode === 'road' ? '' : comfort} ${overnight} ${keepsCar} ${lastLeg?.hired} ${lastLeg?.lines.length}`

/** The bills of a party: by way there and bed, the cheapest of those of one name. */
function billsFor(place: Destination, from: DreamTrip['starting_location'], month: number, party: Party) {
  const trip = tripOf(place, { starting_location: from, month, ...party })
  const days = place.ideal_days[0]
  const bills = new Map<string, PriceRange>()
  const { type, when } = trip
  for (const journey of waysFor({ ...trip.party, dataset, place, from, when, days, relaxed: true }))
    for (const lodging of lodgingsFor(place, sleepersOf(trip.party, children))) {
      const { keepsCar } = journey
      const stay = { ...trip.party, dataset, place, type, month, when, lodging, days, nights: days, keepsCar }
      const bill = addUp(costLinesFor(stay, journey))
      const name = `${lodging} ${nameOf(journey)}`
      if (bill.typical <= (bills.get(name)?.typical ?? Number.POSITIVE_INFINITY)) bills.set(name, bill)
    }
  return bills
}

describe('laws of the bill', () => {
  test('the lines for several lengths of a stay: are those of each length alone', () => {
    const lengths = fc.array(
      fc.record({ days: fc.integer({ min: 1, max: 14 }), nights: fc.integer({ min: 0, max: 14 }) }),
    )
    const adults = fc.integer({ min: 1, max: 6 })
    fc.assert(
      fc.property(
        places,
        months,
        adults,
        ages,
        lengths,
        fc.boolean(),
        (place, month, adults, childrenAges, all, keepsCar) => {
          const { party, type, when } = tripOf(place, { month, adults, childrenAges })
          for (const lodging of lodgingsFor(place, sleepersOf(party, children))) {
            const stay = { ...party, dataset, place, type, month, when, lodging, keepsCar }
            const linesFor = stayLinesBy(stay)
            for (const length of all) expect(linesFor(length)).toEqual(stayLinesFor({ ...stay, ...length }))
          }
        },
      ),
      { numRuns: runs(200) },
    )
  })

  test('one more, of whatever age, for whom nothing is left out, never makes the same journey and bed cheaper; low, typical and high stand in order', () => {
    const adults = fc.integer({ min: 1, max: 6 })
    const one = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 17 }))
    fc.assert(
      fc.property(places, cities, months, adults, ages, one, (place, from, month, adults, childrenAges, age) => {
        const party = { adults, childrenAges }
        const larger =
          age === null ? { adults: adults + 1, childrenAges } : { adults, childrenAges: [...childrenAges, age] }
        // No scooter with an infant, and no dive for the only grown-up of small children.
        const leftOut = (who: Party) => {
          const trip = tripOf(place, { starting_location: from, month, ...who })
          return place.typical_extras_inr.filter((extra) => isForNobody(extra, place, trip.type, trip.party)).length
        }
        fc.pre(leftOut(larger) <= leftOut(party))
        const fewer = billsFor(place, from, month, party)
        const more = billsFor(place, from, month, larger)
        for (const [name, { low, typical, high }] of more) {
          expect(low, name).toBeLessThanOrEqual(typical)
          expect(typical, name).toBeLessThanOrEqual(high)
          const before = fewer.get(name)
          if (before) expect(typical, `${place.id} ${name}`).toBeGreaterThanOrEqual(before.typical)
        }
      }),
      { numRuns: runs(60) },
    )
  })

  test('the cheapest trip of a larger party never costs less', () => {
    fc.assert(
      fc.property(places, cities, months, (place, starting_location, month) => {
        let before = 0
        for (let adults = 1; adults <= 10; adults++) {
          const offer = offerFor(dataset, tripOf(place, { budget: CHEAPEST, starting_location, month, adults }), place)
          if (!offer) return
          expect(offer.leastTotal, `${place.id} for ${adults}`).toBeGreaterThanOrEqual(before)
          before = offer.leastTotal
        }
      }),
      { numRuns: runs(60) },
    )
  })

  test('days are a maximum: one more never makes a place unfit that fits, and no stay is longer', () => {
    const budgets = fc.constantFrom('8000', '10000', '20000', '30000', '50000')
    const adults = fc.integer({ min: 1, max: 7 })
    fc.assert(
      fc.property(places, cities, months, budgets, adults, (place, starting_location, month, budget, adults) => {
        let fits = false
        for (let days = leastDays(place); days <= 8; days++) {
          const offer = offerFor(dataset, tripOf(place, { budget, starting_location, month, adults, days }), place)
          if (fits) expect(offer?.fits, `${place.id}, ${days} days`).toBe(true)
          fits = offer?.fits ?? false
          if (offer) expect(offer.option.days).toBeLessThanOrEqual(days)
        }
      }),
      { numRuns: runs(60) },
    )
  })

  test('with more money a place gives days, a bed and a journey that are together never worse', () => {
    const budgets = [8000, 10_000, 13_000, 17_000, 20_000, 26_000, 30_000, 40_000, 50_000, 75_000, 99_000]
    fc.assert(
      fc.property(places, cities, months, fc.integer({ min: 2, max: 7 }), (place, starting_location, month, days) => {
        let before = Number.NEGATIVE_INFINITY
        for (const budget of budgets) {
          const asked = tripOf(place, { budget: String(budget), starting_location, month, days })
          const offer = offerFor(dataset, asked, place)
          if (!offer?.fits || offer.option.nights === 0 || offer.option.days < place.ideal_days[0]) continue
          const { journey, lodging, days: stay, nights, leftOut } = offer.option
          // What fits only so, by a longer journey or without what one goes there for, is for those who cannot pay the other.
          if (isTooLong(journey, stay) || leftOut?.some(({ outing }) => outing)) continue
          if (journey.daysAWeek < 3) continue
          const won = hoursWon(journey, lodging, stay, nights)
          expect(won, `${place.id} for ${budget}`).toBeGreaterThanOrEqual(before - 1e-6)
          before = won
        }
      }),
      { numRuns: runs(60) },
    )
  })
})

test('days that were asked for and are not used are said', () => {
  const types = ['historical', 'beaches', 'spiritual', 'mountains'] as const
  fc.assert(
    fc.property(
      cities,
      months,
      fc.constantFrom(...types),
      fc.integer({ min: 2, max: 9 }),
      (from, month, type, days) => {
        const asked = { budget: '30000', group_size: '2', starting_location: from, preference_type: type, month, days }
        for (const item of recommend(dataset, asked as DreamTrip, NOW).items) {
          const isSaid = item.notes?.some((note) => /of your \w+ days/.test(note)) ?? false
          expect(isSaid, `${item.id}: ${item.days} of ${days}`).toBe((item.days ?? 0) < days)
        }
      },
    ),
    { numRuns: runs(40) },
  )
})
