import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import { expect, test } from 'vitest'
import { longWeekendLabel, nextLongWeekends } from './long-weekends.ts'
import { withoutField, withQuery } from './trip-query.ts'

test('withQuery: a text that names dates clears the month, one that names no time keeps it', () => {
  const trip = { ...DREAM_TRIP_DEFAULTS, month: 5 }
  expect(withQuery(trip, { from: '2026-12-25', to: '2026-12-27' })).toMatchObject({
    month: undefined,
    from: '2026-12-25',
  })
  expect(withQuery(trip, { when: 'weekend' })).toMatchObject({ month: undefined, when: 'weekend' })
  expect(withQuery(trip, { group_size: '4' })).toMatchObject({ month: 5, group_size: '4' })
})

test("withQuery: a new budget is the whole group's unless the text says otherwise", () => {
  const trip = { ...DREAM_TRIP_DEFAULTS, budgetIs: 'person' as const }
  expect(withQuery(trip, { budget: '25000' }).budgetIs).toBeUndefined()
  expect(withQuery(trip, { budget: '5000', budgetIs: 'person' }).budgetIs).toBe('person')
  expect(withQuery(trip, { month: 3 }).budgetIs).toBe('person')
})

test('withoutField: a field of the main form gets its default, another one is cleared', () => {
  const trip = { ...DREAM_TRIP_DEFAULTS, budget: '45000', days: 3, from: '2026-12-25', to: '2026-12-27' }
  expect(withoutField(trip, 'budget').budget).toBe(DREAM_TRIP_DEFAULTS.budget)
  expect(withoutField(trip, 'days').days).toBeUndefined()
  expect(withoutField(trip, 'from')).toMatchObject({ from: undefined, to: undefined, days: 3 })
})

test('nextLongWeekends: the next ones of the city, named with their days and leave', () => {
  expect(nextLongWeekends('2026-11-22', 'delhi').slice(0, 3).map(longWeekendLabel)).toEqual([
    'Christmas, 25–27 Dec 2026',
    "New Year's Day, 1–3 Jan 2027",
    'Republic Day, 23–26 Jan 2027 (1 day of leave)',
  ])
})
