import { DREAM_TRIP_DEFAULTS, type DreamTrip } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { recommend } from './engine.ts'
import { loadDataset } from './facts/dataset.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const ask = (given: Partial<DreamTrip>) => recommend(dataset, { ...DREAM_TRIP_DEFAULTS, ...given }, NOW)
/** The fields in which the suggested form differs. */
const changedFields = (given: Partial<DreamTrip>, wish: DreamTrip) => {
  const request = { ...DREAM_TRIP_DEFAULTS, ...given }
  return (Object.keys(wish) as (keyof DreamTrip)[]).filter((key) => wish[key] !== request[key])
}

type Case = [what: string, form: Partial<DreamTrip>, field: keyof DreamTrip, place: string]
const few: Case[] = [
  [
    'the best place a little over the budget: gets that budget',
    { starting_location: 'kolkata', preference_type: 'wildlife', budget: '30000', group_size: '6', month: 2, days: 7 },
    'budget',
    'Sundarbans',
  ],
  [
    'a place that fits only without its safari: gets the budget for that',
    {
      ...{ starting_location: 'mumbai', preference_type: 'wildlife', budget: '50000', month: 12, by: 'rail' },
      ...{ adults: 4, childrenAges: [8, 13], seniors: 2 },
    },
    'budget',
    'Ranthambore',
  ],
  [
    'a month in which little of it is good: gets another one',
    { starting_location: 'delhi', preference_type: 'beaches', budget: '75000', group_size: '4', month: 7 },
    'month',
    'Goa',
  ],
  [
    'too few days for what is further: gets more days',
    {
      ...{ starting_location: 'kolkata', preference_type: 'spiritual', second_type: 'mountains', budget: '30000' },
      ...{ group_size: '2', month: 1, days: 1, easyWalking: true },
    },
    'days',
    'Puri',
  ],
  [
    'a way by which little is in reach: gets the way open',
    { starting_location: 'delhi', preference_type: 'historical', budget: '75000', month: 4, by: 'air', adults: 8 },
    'by',
    'Agra',
  ],
]

describe('a request that few places fit well', () => {
  test.each(few)('%s', (_, form, field, name) => {
    const { change, items } = ask(form)
    expect(items[0]?.fits).toBe(true)
    expect(change?.text).toContain(name)
    expect(changedFields(form, change!.wish)).toEqual([field])
    const named = ask(change!.wish).items.find(({ recommended_destinations: place }) =>
      change!.text.includes(`: ${place.name} then comes to`),
    )
    expect(named?.fits).toBe(true)
    const before = items.find(({ id, fits }) => fits && id === named?.id)
    expect(named!.fit.score).toBeGreaterThanOrEqual((before?.fit.score ?? 0) + 8)
  })

  test('gets no budget raised by more than three tenths', () => {
    const given = { starting_location: 'kolkata', preference_type: 'wildlife', group_size: '6', month: 2 } as const
    for (const budget of ['10000', '20000', '30000'] as const) {
      const { change, items } = ask({ ...given, budget })
      if (items[0]?.fits && change && change.wish.budget !== budget)
        expect(Number(change.wish.budget)).toBeLessThanOrEqual(1.31 * Number(budget))
    }
  })

  test('and only one at all: gets another kind of trip near by where no field helps', () => {
    const alone = {
      starting_location: 'chennai',
      preference_type: 'wildlife',
      budget: '10000',
      group_size: '4',
    } as const
    const { change, items } = ask({ ...alone, month: 3, days: 6 })
    expect(items.filter(({ fits }) => fits)).toHaveLength(1)
    expect(change?.text).toMatch(/^For this money try /)
    expect(items.map(({ id }) => id)).not.toContain(ask(change!.wish).items[0]?.id)
  })
})

test('days that reach for no place: get the fewest with which a place in season fits well', () => {
  const day: Partial<DreamTrip> = {
    ...{ starting_location: 'hyderabad', preference_type: 'beaches', budget: '100000', month: 10, days: 1 },
    ...{ adults: 3, childrenAges: [6], seniors: 2 },
  }
  const { change } = ask(day)
  expect(change?.text).toMatch(/^Take three days for it: \w+ Goa /)
  expect(changedFields(day, change!.wish)).toEqual(['days'])
  const [first] = ask(change!.wish).items
  expect(first?.cautions.join()).not.toContain('too few')
})

test('a single place that fits for a day alone: gets the budget for a night there before another kind of trip', () => {
  const form: Partial<DreamTrip> = {
    ...{ starting_location: 'delhi', preference_type: 'spiritual', budget: '10000', month: 3, days: 7 },
    ...{ adults: 4, childrenAges: [11, 11], seniors: 2 },
  }
  const { change, items } = ask(form)
  expect(items.map(({ nights }) => nights)).toEqual([0])
  expect(change?.text).toMatch(/^Raise the budget to ₹1\d,\d{3}: Mathura and Vrindavan .+, for two days\.$/)
  const longer = ask(change!.wish).items.find(({ id }) => id === items[0]?.id)
  expect([longer?.fits, longer?.days]).toEqual([true, 2])
})

test('a night on the way for a single day there: gets the budget for a second one', () => {
  const form = { starting_location: 'bangalore', preference_type: 'beaches', budget: '30000', month: 7 } as const
  const { change, items } = ask({ ...form, group_size: '10' })
  expect(items[0]).toMatchObject({ id: 'puducherry', days: 1, fits: true })
  expect(change?.text).toMatch(/^Raise the budget to ₹3\d,\d{3}: Puducherry .+, for two days\.$/)
})

test('a month in which nothing fits: gets a later one, and not the first if the next is much better', () => {
  const summer = { starting_location: 'delhi', preference_type: 'culinary', budget: '10000', month: 6 } as const
  expect(ask({ ...summer, days: 5, adults: 3, childrenAges: [16, 6], easyWalking: true }).change?.text).toMatch(
    /^Go in October instead: /,
  )
})

test('a month in which nothing suits: gets the one for a place near by, before a flight in an earlier one, and says what it is for', () => {
  const { change } = ask({
    ...{ starting_location: 'kolkata', preference_type: 'historical', budget: '20000', month: 5, days: 5 },
    ...{ adults: 1, seniors: 1 },
  })
  expect(change?.text).toMatch(/^Go in November instead: Puri.+ about ₹[\d,]+, in one of its best months\.$/)
})

test('a request that enough places fit well: gets no change', () => {
  expect(ask({ starting_location: 'delhi', preference_type: 'historical', budget: '50000' }).change).toBeNull()
})

test('two months that open the same places: the one that brings the better trip, the less later the better', () => {
  const summer = { starting_location: 'delhi', preference_type: 'historical', budget: '10000', month: 6 } as const
  const { change } = ask({ ...summer, group_size: '2', days: 3 })
  expect(change?.text).toMatch(/^Go in October instead: Agra and Fatehpur Sikri then comes to about ₹/)
})
