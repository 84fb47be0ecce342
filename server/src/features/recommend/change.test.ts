import type { DreamTrip } from '@saathi/shared/recommend'
import { describe, expect, test } from 'vitest'
import { loadDataset } from './dataset.ts'
import { recommend } from './engine.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const ask = (request: DreamTrip) => recommend(dataset, request, NOW)
const request: DreamTrip = {
  budget: '10000',
  starting_location: 'kolkata',
  group_size: '2',
  preference_type: 'mountains',
}

describe('a request that nothing fits', () => {
  test('the three nearest are returned, ordered by excess', () => {
    const { items } = ask(request)
    expect(items).toHaveLength(3)
    expect(items.map(({ overBy }) => overBy)).toEqual(items.map(({ overBy }) => overBy).sort((a, b) => a - b))
    expect(items.every(({ fits, overBy }) => !fits && overBy > 0)).toBe(true)
  })

  test('the lowest sufficient budget is suggested', () => {
    const { change } = ask(request)
    expect(change?.wish).toEqual({ ...request, budget: '20000' })
    const first = ask(change!.wish).items[0]!
    expect(first.fits).toBe(true)
    expect(change?.text).toBe(
      `Raise the budget to ₹20,000: ${first.recommended_destinations.name} then comes to about ₹${first.estimated_costs.total_cost.toLocaleString('en-IN')}.`,
    )
  })

  test('a budget per person is raised per person', () => {
    const { change } = ask({
      budget: '10000',
      starting_location: 'delhi',
      group_size: '2',
      preference_type: 'beaches',
      budgetIs: 'person',
    })
    expect(change?.text).toMatch(/^Raise the budget to ₹\d{2},000 a head: /)
    expect(change?.wish.budgetIs).toBe('person')
  })

  test('another month is suggested before a higher budget', () => {
    const asked: DreamTrip = {
      budget: '30000',
      starting_location: 'mumbai',
      group_size: '10',
      preference_type: 'historical',
    }
    const { change } = ask(asked)
    expect(change?.text).toMatch(/^Go in March instead: Ajanta and Ellora .+ then comes to about ₹[\d,]+\.$/)
    expect(change?.wish).toEqual({ ...asked, month: 3 })
    expect(ask(change!.wish).items[0]).toMatchObject({ id: 'ajanta-ellora', fits: true })
  })

  test('another type of trip is suggested before three times the budget', () => {
    const asked: DreamTrip = { ...request, budget: '20000', group_size: '4', preference_type: 'adventure' }
    const { change } = ask(asked)
    expect(change?.text).toMatch(/^For this money try Spiritual instead: /)
    expect(change?.wish).toEqual({ ...asked, preference_type: 'spiritual' })
    expect(ask(change!.wish).items[0]?.fits).toBe(true)
  })
})

test('a request that something fits gets no suggested change', () => {
  expect(ask({ ...request, budget: '30000' }).change).toBeNull()
})
