import type { DreamTrip, Recommendation } from '@saathi/shared/recommend'
import { describe, expect, test } from 'vitest'
import { type Dataset, type Destination, loadDataset } from './dataset.ts'
import { recommend } from './engine.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const GOA: DreamTrip = { budget: '20000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' }

/** The facts with one place told otherwise. */
const told = (id: string, change: Partial<Destination>): Dataset => ({
  ...dataset,
  destinations: dataset.destinations.map((place) => (place.id === id ? { ...place, ...change } : place)),
})

function about(id: string, request: DreamTrip, of: Dataset = dataset): Recommendation {
  const item = recommend(of, request, NOW).items.find((each) => each.id === id)
  if (!item) throw new Error(`${id} is not recommended`)
  return item
}
const said = (id: string, request: DreamTrip, of?: Dataset) => about(id, request, of).reasons.join('\n')
const warned = (id: string, request: DreamTrip, of?: Dataset) => about(id, request, of).cautions.join('\n')

describe('a reason is present only with its cause', () => {
  test('the type of the trip', () => {
    expect(said('north-goa', GOA)).toMatch(/one long run of sand/)
    expect(said('north-goa', GOA, told('north-goa', { pitch: { culinary: 'Fish.' } }))).not.toMatch(/run of sand/)
  })

  test('the rest of the budget, and the kind of stay', () => {
    expect(said('north-goa', GOA)).toContain('₹6,425 under your ₹20,000 in a guest house, about ₹6,800 each.')
    const dearer = told('north-goa', { daily_inr_per_person: { budget: 2100, mid: 2200, premium: 4500 } })
    expect(said('north-goa', GOA, dearer)).toContain('Comes to ₹19,575 in a guest house, just inside your ₹20,000')
    expect(said('north-goa', GOA, dearer)).not.toContain('6,425')
    const beyond = told('north-goa', { daily_inr_per_person: { budget: 4000, mid: 5000, premium: 6000 } })
    expect(about('north-goa', { ...GOA, budget: '30000' }, beyond).fits).toBe(false)
    expect(said('north-goa', { ...GOA, budget: '30000' }, beyond)).not.toMatch(/under your|inside your/)
  })

  test('the night train', () => {
    expect(said('north-goa', GOA)).toContain('One night on the train, about 11 hours, and all three days are yours.')
    expect(said('north-goa', GOA, told('north-goa', { railheads: [] }))).not.toContain('train')
  })

  test('the season', () => {
    expect(said('north-goa', GOA)).toContain('December is mid-season here: November to February.')
    const summer = told('north-goa', {
      best_months: [4, 5],
      ok_months: [3, 6, 7, 8, 9, 10],
      shoulder_months: [11, 12, 1, 2],
      avoid_months: [],
    })
    expect(said('north-goa', GOA, summer)).not.toMatch(/December/)
    expect(warned('north-goa', GOA, summer)).toContain('December is between seasons here; April to May are best.')
  })

  test('avoiding the busy season', () => {
    const february = { ...GOA, month: 2, preference_type: 'wildlife', starting_location: 'bangalore' } as const
    expect(said('wayanad', february)).toContain('clear of the rush of 1 Dec to 31 Jan')
    expect(said('wayanad', february, told('wayanad', { peak: [] }))).not.toContain('rush')
  })

  test('no permit needed', () => {
    const request: DreamTrip = { ...GOA, month: 7 }
    expect(said('tarkarli-malvan', request)).toContain('no permit')
    const permit = {
      need: true,
      who: 'All visitors',
      name: 'a beach pass',
      fee_inr: [0, 0] as [number, number],
      sure: 'high' as const,
    }
    const strict = told('tarkarli-malvan', { permits: [permit] })
    expect(said('tarkarli-malvan', request, strict)).not.toContain('no permit')
    expect(warned('tarkarli-malvan', request, strict)).toContain('All visitors need a beach pass, got on the spot.')
  })

  test('nearest or cheapest of all', () => {
    const items = recommend(dataset, GOA, NOW).items
    const shortest = items.filter(({ reasons }) => reasons.some((reason) => reason.startsWith('The shortest journey')))
    const least = Math.min(...items.map(({ doorToDoorHours }) => doorToDoorHours!))
    expect(shortest.every(({ doorToDoorHours }) => doorToDoorHours === least)).toBe(true)
    const cheapest = items.filter(({ reasons }) => reasons.some((reason) => reason.startsWith('The lowest total')))
    const lowest = Math.min(...items.map(({ estimated_costs }) => estimated_costs.total_cost))
    expect(cheapest.every(({ estimated_costs }) => estimated_costs.total_cost === lowest)).toBe(true)
    expect(shortest.length + cheapest.length).toBeGreaterThan(0)
  })
})

describe('a caution is present only with its cause', () => {
  const rafting: DreamTrip = {
    budget: '20000',
    starting_location: 'delhi',
    group_size: '2',
    preference_type: 'spiritual',
    month: 8,
  }

  test('a closure in the month, with its dates', () => {
    expect(warned('rishikesh', rafting)).toMatch(/^Rafting stops for the monsoon.* \(expected 1 Jul to 15 Sep\)\.$/m)
    expect(warned('rishikesh', { ...rafting, month: 10 })).not.toContain('Rafting stops')
    expect(warned('rishikesh', rafting, told('rishikesh', { closures: [] }))).not.toContain('Rafting stops')
  })

  test('a permit, with its lead time and office', () => {
    const tirupati: DreamTrip = { ...rafting, starting_location: 'chennai', month: 3 }
    expect(warned('tirupati', tirupati)).toContain('up to ₹300: get it from the TTD site 60 days ahead.')
    expect(warned('tirupati', { ...tirupati, month: 12 })).toContain(
      'from the TTD site at once, as 60 days ahead is best.',
    )
  })

  test('a permit for cars, only for a trip by car', () => {
    const ooty: DreamTrip = {
      budget: '50000',
      starting_location: 'bangalore',
      group_size: '4',
      preference_type: 'mountains',
    }
    const byCar = about('ooty-coonoor', ooty)
    const byBus = about('ooty-coonoor', { ...ooty, budget: '20000' })
    expect([byCar.mode, byBus.mode]).toEqual(['road', 'bus'])
    expect(byCar.cautions.join()).toContain('Cars and taxis entering the Nilgiris need a free e-pass')
    expect(byBus.cautions.join()).not.toContain('Cars and taxis')
    expect(byBus.travel_logistics.visa_requirements).toBe('Indian citizens need no visa, and no permit.')
  })

  test('an excess over the budget, for the group or per person', () => {
    const ten: DreamTrip = { ...GOA, budget: '10000', group_size: '10' }
    const { overBy } = about('gokarna', ten)
    expect(warned('gokarna', ten)).toContain(
      `₹${overBy.toLocaleString('en-IN')} over your budget, even in a guest house.`,
    )
    const aHead: DreamTrip = {
      budget: '10000',
      starting_location: 'kolkata',
      group_size: '2',
      preference_type: 'wildlife',
      budgetIs: 'person',
    }
    expect(recommend(dataset, aHead, NOW).items.filter(({ fits }) => !fits)[0]?.cautions[0]).toMatch(
      /a head over your budget/,
    )
  })

  test('a shortened stay, busy weeks and few flights', () => {
    expect(
      warned('manali', {
        budget: '30000',
        starting_location: 'delhi',
        group_size: '2',
        preference_type: 'mountains',
        days: 2,
      }),
    ).toContain('Four days would do it justice; this is two days.')
    expect(warned('north-goa', GOA)).toContain('Busy weeks: mid-Dec to early Jan')
    expect(warned('north-goa', { ...GOA, month: 2 })).not.toContain('Busy')
    expect(warned('diu', { ...GOA, budget: '30000' })).toContain('Few flights serve Diu')
  })

  test('notes for the month, and uncertain data', () => {
    const agra: DreamTrip = {
      budget: '20000',
      starting_location: 'delhi',
      group_size: '2',
      preference_type: 'historical',
    }
    expect(warned('agra', agra)).toContain('Winter fog delays trains.')
    expect(warned('agra', { ...agra, month: 3 })).not.toContain('fog')
    expect(warned('jaipur', agra)).toContain('We are least sure of ticket prices.')
  })
})

test('the cheaper alternative is named next to the faster one', () => {
  const { travel_logistics } = about('varanasi', {
    budget: '50000',
    starting_location: 'mumbai',
    group_size: '2',
    preference_type: 'spiritual',
  })
  expect(travel_logistics.recommended_transport).toMatch(
    /^Fly to Varanasi, then .+\. Cheaper: night train to Varanasi .+ saving about ₹[\d,]+ in all\.$/,
  )
})
