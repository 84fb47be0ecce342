import { rupees } from '@saathi/shared/lib/money'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { BUDGETS, GROUP_SIZES, PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { isWhole } from '../../../test/whole.ts'
import { recommend } from './engine.ts'
import { loadDataset } from './facts/dataset.ts'
import { parseTrip } from './parsed-trip.ts'
import { isFlownLocal, offersFor } from './rank/shortlist.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')

/** Keeps the results for requests, since several tests look at the same ones. */
function kept<T>(make: (request: DreamTrip) => T): (request: DreamTrip) => T {
  const known = new Map<string, T>()
  return (request) => {
    const key = JSON.stringify(request)
    const result = known.get(key) ?? make(request)
    known.set(key, result)
    return result
  }
}
const ask = kept((request) => recommend(dataset, request, NOW))
const offersOf = kept((request) => offersFor(dataset, parseTrip(request, NOW)))

const forms: DreamTrip[] = BUDGETS.flatMap((budget) =>
  STARTING_LOCATIONS.flatMap((starting_location) =>
    GROUP_SIZES.flatMap((group_size) =>
      PREFERENCE_TYPES.map((preference_type) => ({ budget, starting_location, group_size, preference_type })),
    ),
  ),
)
/** Of every form, or of every second one, in two months: those that nothing fits. */
const misfits = [1, 8].flatMap((month, part) =>
  forms
    .filter((_, at) => isWhole || at % 2 === part)
    .map((form) => ({ ...form, month }))
    .filter((request) => !offersOf(request).some(({ fits }) => fits))
    .map((request) => ({ request, answer: ask(request) })),
)
/** The lowest total of a place for a request to which one may go then. */
const needOf = (request: DreamTrip) =>
  Math.min(
    ...offersOf(request)
      .filter(({ isWise }) => isWise)
      .map(({ leastTotal }) => leastTotal),
  )
/** The places that are local to another city and a flight away. */
function flownLocals(request: DreamTrip): string[] {
  const trip = parseTrip(request, NOW)
  const flown = offersOf(request).filter((offer) => isFlownLocal(trip, offer))
  return flown.map(({ place }) => place.id)
}
/** The places of an answer to which one may go then, and would. */
function wiseIn({ request, answer }: (typeof misfits)[number]) {
  const flown = flownLocals(request)
  return answer.items.filter(
    ({ id, months }) => !flown.includes(id) && !['avoid', 'closed'].includes(months?.[(request.month ?? 1) - 1] ?? ''),
  )
}

describe('a request that nothing fits', () => {
  test('exists, and gets three places: first those under twice the budget to which one may go then, then those within it', () => {
    expect(misfits.length).toBeGreaterThan(80)
    for (const { request, answer } of misfits) {
      const all = offersOf(request).length
      expect(answer.items, JSON.stringify(request)).toHaveLength(Math.min(3, all))
      const wise = wiseIn({ request, answer })
      const isNear = ({ estimated_costs, fit }: (typeof wise)[number]) =>
        estimated_costs.total_cost <= 2 * Number(request.budget) && fit.score >= 20
      const [nearWise, farWise] = [wise.filter(isNear), wise.filter((item) => !isNear(item))]
      const flown = flownLocals(request)
      const untimely = answer.items.filter(
        (item) => !wise.includes(item) && item.overBy === 0 && !flown.includes(item.id),
      )
      const inOrder = [...nearWise, ...untimely, ...farWise]
      expect(answer.items.slice(0, inOrder.length)).toEqual(inOrder)
      // A quarter percent of its total for each point of the match.
      const costs = nearWise.map(({ estimated_costs, fit }) => estimated_costs.total_cost * (1 - fit.score / 400))
      const near = nearWise.length
      expect(costs.slice(0, near)).toEqual(costs.slice(0, near).sort((a, b) => a - b))
      for (const { cautions, overBy } of answer.items)
        expect(cautions[0]?.startsWith('Over twice your budget')).toBe(overBy > Number(request.budget))
    }
  })

  test('gets a change that changes one thing, or two where none helps, names a place that then fits, and what it comes to', () => {
    const changed = misfits.filter(({ answer }) => answer.change !== null)
    expect(changed.length).toBeGreaterThan(0.5 * misfits.length)
    for (const { request, answer } of changed.filter((_, at) => at % 2 === 0)) {
      const { wish, text } = answer.change!
      const changed = (Object.keys(wish) as (keyof DreamTrip)[]).filter((key) => wish[key] !== request[key])
      // Where nothing else helps, the kind and the month.
      if (changed.length > 1) expect(changed.sort()).toEqual(['month', 'preference_type'])
      else expect(changed).toHaveLength(1)
      const named = ask(wish).items.find(({ fits, recommended_destinations: { name } }) => fits && text.includes(name))
      // Without a limit one gets a better bed than the cheapest, which the change names.
      const sum = wish.budget === '100000' ? ' or more.' : ` about ${rupees(named?.estimated_costs.total_cost ?? 0)}`
      expect(text).toContain(sum)
    }
  })

  test('is raised for the first of its list, to the sum of its row, or to what its extras add', () => {
    const raised = misfits.filter(({ answer }) => answer.change?.text.startsWith('Raise '))
    expect(raised.length).toBeGreaterThan(10)
    for (const { request, answer } of raised) {
      const { text } = answer.change!
      const [first] = answer.items
      const { total_cost: total } = first!.estimated_costs
      expect(text).toContain(`: ${first!.recommended_destinations.name} `)
      const extras = first!.notCounted?.reduce((sum, { typical }) => sum + typical, 0) ?? 0
      const sums = [total, total + extras].map((sum) => rupees(sum))
      expect(
        sums.some((sum) => text.includes(` ${sum}`)),
        `${text} ${JSON.stringify(request)}`,
      ).toBe(true)
      if (!text.includes(rupees(total))) expect(text).toContain(`the ${rupees(extras)} of extras`)
    }
  })

  test('is not raised for a flight to a place of another neighbourhood, nor moved to one', () => {
    for (const { request, answer } of misfits.filter(({ answer }) => answer.change)) {
      const { text, wish } = answer.change!
      const flown = flownLocals(wish)
      const named = ask(wish).items.filter(({ recommended_destinations: { name } }) => text.includes(`: ${name} `))
      expect(named.length, text).toBeGreaterThan(0)
      for (const { id } of named) expect(flown, JSON.stringify(request)).not.toContain(id)
    }
  })

  test('and the money is enough for another month: gets that month before more than a small raise', () => {
    const isEnough = (request: DreamTrip) => {
      const flown = flownLocals(request)
      return offersOf(request).some(({ place, overBy }) => overBy === 0 && !flown.includes(place.id))
    }
    const asked = misfits.filter(({ request }) => needOf(request) > 1.31 * Number(request.budget) && isEnough(request))
    expect(asked.length).toBeGreaterThan(2)
    const raised = asked.filter(({ answer }) => answer.change?.text.startsWith('Raise '))
    expect(raised.length).toBeLessThan(0.2 * asked.length)
    expect(asked.some(({ answer }) => answer.change?.text.startsWith('Go in '))).toBe(true)
  })

  test('is raised to at most 1.3 times what is needed', () => {
    const raised = misfits.filter(
      ({ request, answer }) => answer.change && answer.change.wish.budget !== request.budget,
    )
    expect(raised.length).toBeGreaterThan(10)
    for (const { request, answer } of raised) {
      const budget = Number(answer.change?.wish.budget)
      // An outing is raised to what pays for its extras too, which the next test is about.
      if (['adventure', 'wildlife'].includes(request.preference_type)) continue
      if (budget < 100_000) expect(budget, answer.change?.text).toBeLessThanOrEqual(1.3 * needOf(request))
      else expect(answer.change?.text).toContain('₹1,00,000+')
    }
  })

  test('is raised a little before anything else is changed', () => {
    const close = misfits.filter(({ request, answer }) => {
      const [first] = wiseIn({ request, answer })
      return first !== undefined && first === answer.items[0] && first.overBy <= 0.1 * Number(request.budget)
    })
    expect(close.length).toBeGreaterThan(2)
    for (const { request, answer } of close)
      expect(answer.change?.text, JSON.stringify(request)).toMatch(/^Raise the budget to ₹[\d,]+: /)
  })

  test('is never raised to more than double, and keeps its kind when a raise by half or another month helps', () => {
    for (const { request, answer } of misfits) {
      const { wish } = answer.change ?? { wish: request }
      const [first] = wiseIn({ request, answer })
      expect(Number(wish.budget), answer.change?.text).toBeLessThanOrEqual(2.1 * Number(request.budget))
      // Without a limit the list may have better places than the nearest one.
      if (wish.preference_type !== request.preference_type)
        expect(first?.estimated_costs.total_cost ?? 99_999, JSON.stringify(request)).toBeGreaterThan(
          Math.min(99_998, 1.5 * Number(request.budget)),
        )
    }
  })

  test('of an outing is raised to at most 1.3 times what the place costs with all its extras', () => {
    const raised = misfits.filter(
      ({ request, answer }) =>
        ['adventure', 'wildlife'].includes(request.preference_type) &&
        answer.change &&
        answer.change.wish.budget !== request.budget,
    )
    expect(raised.length).toBeGreaterThan(5)
    for (const { answer } of raised) {
      const { wish, text } = answer.change!
      const named = ask(wish).items.find(({ recommended_destinations: { name } }) => text.includes(name))
      const extras = named?.notCounted?.reduce((sum, { typical }) => sum + typical, 0) ?? 0
      const whole = (named?.estimated_costs.total_cost ?? 0) + extras
      if (Number(wish.budget) < 100_000) expect(Number(wish.budget), text).toBeLessThanOrEqual(1.3 * whole)
    }
  })

  test('of an outing is raised to what pays for the outing too', () => {
    const { change } = ask({
      ...{ budget: '8000', starting_location: 'mumbai', group_size: '10', preference_type: 'wildlife' },
      ...{ month: 1, days: 1 },
    })
    const { items } = ask(change!.wish)
    expect(change?.text).toContain(`: ${items[0]?.recommended_destinations.name} `)
    expect(items[0]?.costLines?.map(({ label }) => label)).toContain('Local guide for a bird walk')
  })

  test('is not moved to a month in which what one goes for is not there', () => {
    const { change } = ask({
      ...{ budget: '10000', starting_location: 'hyderabad', group_size: '4', preference_type: 'adventure' },
      ...{ month: 4, days: 7 },
    })
    expect(change?.text ?? '').not.toContain('July')
  })

  test('with a budget per person is raised per person', () => {
    const { change } = ask({
      budget: '2000',
      starting_location: 'delhi',
      group_size: '2',
      preference_type: 'beaches',
      budgetIs: 'person',
      month: 1,
    })
    expect(change?.wish.budgetIs).toBe('person')
    if (change?.wish.budget !== '2000') expect(change?.text).toMatch(/ a head: /)
  })
})

test('a request that nothing fits and no train of the asked days reaches: is given the days for a train', () => {
  const request: DreamTrip = {
    ...{ budget: '50000', starting_location: 'delhi', group_size: '6', preference_type: 'beaches' },
    ...{ month: 10, days: 5 },
  }
  const { change, items } = ask(request)
  expect(items[0]).toMatchObject({ fits: false, mode: 'air' })
  expect(change?.text).toMatch(/^Take seven days for it: Puri.+ then comes to about ₹/)
  expect(change?.wish).toEqual({ ...request, days: 7 })
  expect(ask(change!.wish).items[0]).toMatchObject({ id: 'puri-konark', fits: true, mode: 'rail' })
})

test('a small purse far from the sea in June: is led to another kind of trip near by, in a later month', () => {
  const { change } = ask({
    ...{ budget: '20000', starting_location: 'delhi', group_size: '10', preference_type: 'beaches' },
    ...{ month: 6, seniors: 2 },
  })
  expect(change?.text).toMatch(/^For this money try .+ in .+ instead: /)
  expect(ask(change!.wish).items[0]).toMatchObject({ fits: true, mode: expect.not.stringMatching('air') })
})

test('where another kind of trip is the change: the second wish comes before the others', () => {
  const request: DreamTrip = {
    ...{ budget: '20000', starting_location: 'chennai', group_size: '6', preference_type: 'adventure' },
    ...{ month: 9, second_type: 'beaches' },
  }
  const { change } = ask(request)
  expect(change?.text).toMatch(/^For this money try Beaches, your second wish, instead: Puducherry.+ about ₹/)
  expect(change?.wish).toMatchObject({ preference_type: 'beaches', second_type: undefined })
  expect(ask({ ...request, second_type: undefined }).change?.text).toMatch(
    /^For this money try (Historical|Spiritual) instead: /,
  )
})

test('a plane that a small purse cannot pay for: is led to another kind of trip by any way', () => {
  const request: DreamTrip = {
    ...{ budget: '10000', starting_location: 'hyderabad', group_size: '6', preference_type: 'beaches' },
    ...{ month: 2, adults: 5, seniors: 2, by: 'air' },
  }
  const { change } = ask(request)
  expect(change?.text).toMatch(/^Leave the way of travel open\. For this money try .+ instead: /)
  expect(ask(change!.wish).items[0]).toMatchObject({ fits: true, mode: expect.not.stringMatching('air') })
})

test('a request that only a bad match fits gets a change that suits much better, and no raise', () => {
  const request: DreamTrip = {
    ...{ budget: '50000', starting_location: 'kolkata', group_size: '6', preference_type: 'adventure' },
    ...{ month: 8, childrenAges: [6] },
  }
  const { change, items } = ask(request)
  expect(items[0]!.fits && items[0]!.fit.score < 40).toBe(true)
  expect(change!.wish.budget).toBe(request.budget)
  const [better] = ask(change!.wish).items
  expect(better!.fit.score).toBeGreaterThanOrEqual(items[0]!.fit.score + 15)
})

test('a request that something fits gets no suggested change', () => {
  expect(
    ask({ budget: '50000', starting_location: 'delhi', group_size: '2', preference_type: 'historical' }).change,
  ).toBeNull()
})
