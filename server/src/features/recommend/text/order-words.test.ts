import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import { type Destination, loadDataset } from '../facts/dataset.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const ask = (given: Partial<DreamTrip>) =>
  recommend(
    dataset,
    { budget: '20000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches', month: 12, ...given },
    NOW,
  )
const rupees = (text: string | undefined) =>
  Number(/₹([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN)

describe('why a place stands above the next', () => {
  test('is told of all that fit but the last, with the difference of the two bills', () => {
    const { items } = ask({})
    const fitting = items.filter(({ fits }) => fits)
    expect(fitting.length).toBeGreaterThan(3)
    for (const [at, item] of fitting.slice(0, -1).entries()) {
      const next = fitting[at + 1]!
      expect(item.above).toMatch(/^(Above|Little between this and) /)
      if (!item.above?.includes('₹')) continue
      const dearer = item.estimated_costs.total_cost - next.estimated_costs.total_cost
      expect(rupees(item.above)).toBe(Math.abs(dearer))
      // `Little between this and Puri, which is ₹3,000 less.`
      const isOfNext = item.above.startsWith('Little')
      expect(item.above).toContain(isOfNext !== dearer > 0 ? ' more' : ' less')
    }
    expect(items.at(-1)?.above).toBeUndefined()
  })

  test('compares money where one feels it, and never where only the bed or the days make the difference', () => {
    const order = ['budget', 'mid', 'premium']
    const answers = (['mumbai', 'delhi', 'kolkata', 'chennai'] as const).flatMap((starting_location) =>
      (['historical', 'mountains', 'beaches'] as const).flatMap((preference_type) =>
        ['20000', '50000'].map((budget) => ask({ starting_location, preference_type, budget, group_size: '4' })),
      ),
    )
    const pairs = answers.flatMap(({ items }) => items.slice(1).map((next, at) => [items[at]!, next] as const))
    const compared = pairs.filter(([{ above }]) => above?.includes('₹'))
    expect(compared.length).toBeGreaterThan(5)
    for (const [item, next] of compared) {
      const [mine, yours] = [item, next].map((each) => each.estimated_costs.total_cost)
      expect(Math.abs(mine! - yours!)).toBeGreaterThanOrEqual(0.1 * Math.min(mine!, yours!))
      expect(Math.abs(mine! - yours!), item.above).toBeGreaterThanOrEqual(300 * 4)
      const sign = Math.sign(mine! - yours!)
      const bed = order.indexOf(item.stayTier ?? '') - order.indexOf(next.stayTier ?? '')
      expect([Math.sign(bed), Math.sign((item.days ?? 0) - (next.days ?? 0))], item.above).not.toContain(sign)
    }
  })

  test('with nothing that people would feel: says so, and what the other saves', () => {
    const answers = (['mumbai', 'delhi', 'hyderabad', 'pune'] as const).flatMap((starting_location) =>
      (['historical', 'mountains', 'beaches'] as const).map((preference_type) =>
        ask({ starting_location, preference_type, budget: '50000' }),
      ),
    )
    const little = answers.flatMap(({ items }) => items.flatMap(({ above }) => above?.match(/^Little between.*/) ?? []))
    expect(little.length).toBeGreaterThan(0)
    for (const above of little) expect(above).toMatch(/(: go by what you like better|, which is ₹[\d,]+ less.*)\.$/)
  })

  test('names the hours that it is nearer', () => {
    const { items } = ask({})
    const at = items.findIndex(({ above }) => above?.includes('nearer'))
    const [nearer, other] = [items[at], items[at + 1]].map((item) => item?.doorToDoorHours ?? Number.NaN)
    const told = /(?:(\d+)(½)? hours?|half an hour) nearer/.exec(items[at]?.above ?? '')
    expect(Math.abs(Number(told?.[1] ?? 0) + (told?.[2] ? 0.5 : 0) - (other! - nearer!))).toBeLessThanOrEqual(0.5)
  })

  test('above a better match that is over the budget: says that it is within it', () => {
    const asked = { starting_location: 'kolkata', group_size: '6', preference_type: 'wildlife', month: 2 } as const
    const { items } = ask({ ...asked, budget: '30000', days: 7 })
    const last = items.findLastIndex(({ fits }) => fits)
    expect([items[last + 1]?.id, items[last]?.above]).toEqual(['sundarbans', 'Above Sundarbans: within your budget.'])
  })

  test('is not told of what is over the budget', () => {
    const { items } = ask({ budget: '5000', group_size: '6' })
    expect(items[0]?.fits).toBe(false)
    expect(items.some(({ above }) => above !== undefined)).toBe(false)
  })
})

test('also good: names the way, a sight of the kind where there is one, and no state alone, with the total of that place', () => {
  const { also = [] } = ask({ budget: '50000', starting_location: 'delhi', preference_type: 'historical', month: 1 })
  expect(also.length).toBeGreaterThan(0)
  for (const { id, name, text } of also) {
    const place = dataset.destinations.find((one) => one.id === id)
    expect(place?.name.startsWith(name)).toBe(true)
    expect(text).toMatch(/^(Nearer, about .+|About .+?(, for .+)?); ₹[\d,]+$/)
    expect(rupees(text)).toBeLessThanOrEqual(50_000)
  }
})

describe('the draw of a place above the next', () => {
  const [first, second] = ['mysuru', 'mamallapuram'].map((id) => dataset.destinations.find((place) => place.id === id)!)
  const said = (mine: number, yours: number) => {
    const destinations = [
      { ...first!, draw: { historical: mine } },
      { ...second!, draw: { historical: yours } },
    ]
    const asked = { budget: '75000', starting_location: 'bangalore', group_size: '2', month: 2 } as const
    const { items } = recommend({ ...dataset, destinations }, { ...asked, preference_type: 'historical' }, NOW)
    return items.find(({ id }) => id === 'mysuru')?.above
  }

  test('above one of its part of the country: it is better known', () => {
    expect(said(4, 2)).toContain('better known for its history')
  })

  test('above one that is known all over India: is among the first names, and not better known', () => {
    expect(said(4, 3)).toContain('among the first names for history')
  })

  test('above one of the same draw: nothing is said of it', () => {
    expect(said(3, 3)).not.toMatch(/known|names/)
  })
})

describe('what is said of a second wish and of those who travel', () => {
  const [first, second] = ['mysuru', 'mamallapuram'].map((id) => dataset.destinations.find((place) => place.id === id)!)
  const said = (mine: Partial<Destination>, yours: Partial<Destination>, given: Partial<DreamTrip>) => {
    const destinations = [
      { ...first!, ...mine },
      { ...second!, ...yours },
    ]
    const asked = { budget: '75000', starting_location: 'bangalore', group_size: '2', month: 2 } as const
    const { items } = recommend(
      { ...dataset, destinations },
      { ...asked, preference_type: 'historical', ...given },
      NOW,
    )
    return items.find(({ id }) => id === 'mysuru')?.above
  }
  const history = { historical: { text: 'Forts.' } }
  const land: Partial<Destination> = { types: ['historical'], pitch: history }
  const sea = (months: number[]): Partial<Destination> => ({
    types: ['historical', 'beaches'],
    pitch: { ...history, beaches: { text: 'Sand.', months } },
    highlights: first!.highlights.filter(({ name }) => !/lake|bay|sand/i.test(name)),
  })

  test('a place that has something for the second wish then, above one that has nothing: names it', () => {
    expect(said(sea([2]), land, { second_type: 'beaches' })).toContain('with beaches as well')
    expect(said(sea([7]), land, { second_type: 'beaches' })).not.toContain('beaches')
    expect(said(land, land, { second_type: 'beaches' })).not.toContain('beaches')
  })

  test('a place that spares seniors what the next one asks of them: says what', () => {
    expect(said({}, { steep_for: ['historical'] }, { seniors: 1 })).toContain('easier walking')
    expect(said({}, { steep_for: ['historical'] }, {})).not.toContain('walking')
  })

  test('a place that is hardly more for families: is not called better for them', () => {
    const [more, less] = [3, 2].map((family) => ({ editorial_fit: { family, genZ: 3 } }))
    expect(said(more!, less!, { group_size: '4' })).not.toContain('family')
  })

  test.each([
    [{ group_size: '1' }, 'one person'],
    [{ group_size: '2' }, 'two'],
    [{ group_size: '4' }, 'a family'],
    [{ group_size: '6' }, 'a group'],
    [{ adults: 1, seniors: 1 }, 'seniors'],
    [{ adults: 2, childrenAges: [8] }, 'children'],
  ] satisfies [Partial<DreamTrip>, string][])(
    'a place that is much better for who travels: says for whom, of %o',
    (given, whom) => {
      const alike = { ...first!, draw: { historical: 3 } }
      const of = (fit: number, id: string) => ({ ...alike, id, name: id, editorial_fit: { family: fit, genZ: fit } })
      expect(said(of(3, 'mysuru'), of(0, 'other'), given)).toContain(`better for ${whom}`)
    },
  )

  test('above one whose total lacks what one goes there for: says that its own has it', () => {
    const { items } = ask({
      budget: '30000',
      starting_location: 'hyderabad',
      group_size: '4',
      preference_type: 'wildlife',
    })
    for (const [at, { above }] of items.entries())
      if (above?.includes('its outing in the total'))
        expect(items[at + 1]?.cautions.join()).toMatch(/only without this|no time for this|not counted for/)
  })
})
