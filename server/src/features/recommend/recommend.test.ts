import {
  BUDGETS,
  type DreamTrip,
  GROUP_SIZES,
  MORE_STARTING_LOCATIONS,
  PREFERENCE_TYPES,
  Recommendations,
  STARTING_LOCATIONS,
} from '@saathi/shared/recommend/schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWhole, runs } from '../../../test/whole.ts'
import { recommend, toDocumentedResponse } from './engine.ts'
import { loadDataset } from './facts/dataset.ts'
import { ruledOutBy } from './facts/season.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const placeOf = (id: string) => dataset.destinations.find((place) => place.id === id)!
const cities = [...STARTING_LOCATIONS, ...MORE_STARTING_LOCATIONS]

/** Every request that the form can express. */
const forms: DreamTrip[] = BUDGETS.flatMap((budget) =>
  cities.flatMap((starting_location) =>
    GROUP_SIZES.flatMap((group_size) =>
      PREFERENCE_TYPES.map((preference_type) => ({ budget, starting_location, group_size, preference_type })),
    ),
  ),
)

/** The result of a formula: its counts, price and factor multiplied. */
function worthOf(formula: string): number {
  const factors = formula.split(' × ').map((factor) => Number(factor.replace(/[₹,]/g, '').match(/^[\d.]+/)?.[0]))
  return factors.reduce((product, factor) => product * factor, 1)
}

/** All that is always true of an answer; a sentence for each thing that is not. */
function faultsIn(answer: Recommendations, request: DreamTrip): string[] {
  const faults: string[] = []
  const must = (truth: boolean, what: string) => truth || faults.push(`${JSON.stringify(request)}: ${what}`)
  const people = Number(request.group_size)
  const budget = Number(request.budget) * (request.budgetIs === 'person' ? people : 1)
  const { items } = answer

  must(items.length >= 1 && items.length <= 8, `${items.length} places`)
  must(new Set(items.map(({ id }) => id)).size === items.length, 'a place stands twice')
  must(answer.people === people && answer.minimum === (people === 10), 'people')
  const nothingFits = !items.some(({ fits }) => fits)
  const isFew = items.filter(({ fits, fit }) => fits && fit.score >= 55).length < 3
  // Where the days reach for none of them, more days are offered beside places that fit.
  const isLonger = (answer.change?.wish.days ?? 0) > (request.days ?? Number.POSITIVE_INFINITY)
  must(isFew || answer.change === null || isLonger, 'a change is for when few places fit well')
  // For a day or two, and where everything costs over twice the budget, no sensible change may help.
  const isFarOver = items.every(({ overBy }) => overBy > 0.9 * budget)
  must(!nothingFits || answer.change !== null || request.days !== undefined || isFarOver, 'no change helps')
  const firstOver = items.findIndex(({ fits }) => !fits)
  must(firstOver < 0 || items.slice(firstOver).every(({ fits }) => !fits), 'fitting ones first')

  for (const item of items) {
    const place = placeOf(item.id)
    const { estimated_costs: costs, costLines, fit } = item
    must(place.types.includes(request.preference_type), `${item.id} is of another type`)
    must(place.gc_km[request.starting_location] >= 25, `${item.id} is where one starts`)
    must(
      ruledOutBy(place, request.preference_type, answer.month ?? 0) === null,
      `${item.id} is closed or dangerous then`,
    )

    must(costs.flights + costs.accommodation + costs.daily_expenses === costs.total_cost, `${item.id} does not add up`)
    for (const part of ['flights', 'accommodation', 'daily_expenses'] as const) {
      const sum = costLines.filter((line) => line.part === part).reduce((total, line) => total + line.typical, 0)
      must(sum === costs[part], `${item.id}: lines of ${part}`)
    }
    for (const { low, typical, high, formula } of costLines) {
      must(low <= typical && typical <= high && low >= 0, `${item.id}: ${formula} is ${low}, ${typical}, ${high}`)
      must(Math.abs(worthOf(formula) - typical) <= 0.5, `${item.id}: ${formula} is not ${typical}`)
    }
    must(new Set(costLines.map(({ label }) => label)).size === costLines.length, `${item.id}: a line stands twice`)
    must(item.totalRange.low === costLines.reduce((sum, { low }) => sum + low, 0), `${item.id}: low`)
    must(item.totalRange.high === costLines.reduce((sum, { high }) => sum + high, 0), `${item.id}: high`)
    must(item.perPerson === Math.round(costs.total_cost / people), `${item.id}: a head`)

    const open = request.budget === '100000'
    must(item.overBy === (open ? 0 : Math.max(0, costs.total_cost - budget)), `${item.id}: over by`)
    const isUnwise = ['avoid', 'closed'].includes(item.months?.[(answer.month ?? 1) - 1] ?? '')
    must(item.fits === (item.overBy === 0 && !isUnwise && !item.outOfTime), `${item.id}: fits`)

    const sum = fit.parts.reduce((total, { score, weight }) => total + score * weight, 0)
    const taken = (fit.penalties ?? []).reduce((total, { points }) => total + points, 0)
    must(fit.parts.reduce((total, { weight }) => total + weight, 0) === 100, `${item.id}: weights`)
    must(Math.abs(Math.max(0, sum - taken) - fit.score) < 0.06 && fit.cappedAt === null, `${item.id}: fit`)
    must(Math.abs(item.recommended_destinations.rating - fit.score / 20) <= 0.051, `${item.id}: rating`)

    must(item.reasons.length >= 3 && item.reasons.length <= 5, `${item.id}: ${item.reasons.length} reasons`)
    const sentences = [...item.reasons, ...item.cautions, ...(item.notes ?? [])]
    must(new Set(sentences).size === sentences.length, `${item.id} repeats itself`)
    for (const text of [...sentences, item.travel_logistics.recommended_transport, answer.note])
      must(/^[A-Z₹\d].*[.!?)]$/.test(text) && !/undefined|NaN|null|Infinity| {2}|\.\.|₹-/.test(text), text)
    faults.push(...contradictionsIn(item).map((what) => `${JSON.stringify(request)}: ${item.id}: ${what}`))

    if (item.stayTier === 'dorm') must(people === 1 || people >= 6, `${item.id}: a dorm for ${people}`)
    if (item.mode === 'bus') must((item.doorToDoorHours ?? 99) <= 14.5, `${item.id}: a long bus`)
    must((item.days ?? 0) <= (request.days ?? 99) && (item.nights ?? -1) >= 0, `${item.id}: days`)
    if (item.nights === 0) faults.push(...faultsInDayTrip(item).map((what) => `${item.id}: ${what}`))
  }
  // When the days are too few for every place, the shortest journeys come first.
  const isOutOfTime = items.every(({ cautions }) => cautions.some((caution) => /\b(is|are) too few:/.test(caution)))
  const shown = isOutOfTime ? [] : items.filter(({ fits }) => fits)
  for (const [at, { id, fit, nights, above }] of shown.entries()) {
    const next = shown[at + 1]
    const isDayTrip = request.days === 1 && nights === 0 && next?.nights !== 0
    must(!next || isDayTrip || fit.score >= next.fit.score, `${id}: stands above a better match`)
    must(!next || isDayTrip || above !== undefined, `${id}: does not say why it stands above the next`)
    must(!above || /^(Above .+: .+\.|Little between this and .+\.)/.test(above), `${id}: ${above}`)
  }
  return faults
}

/** A day trip has no bed in its bill, a journey that leaves most of the day, and says when to leave. */
function faultsInDayTrip(item: Recommendations['items'][number]): string[] {
  const text = [...item.reasons, ...item.cautions].join('\n')
  const early = (item.notes ?? []).filter((note) => /leave by [67]|take the train of/i.test(note))
  return [
    item.stayTier === null && item.days === 1 ? '' : 'has a stay',
    item.estimated_costs.accommodation === 0 ? '' : 'pays for a bed',
    (item.doorToDoorHours ?? 99) <= 4.5 && item.mode !== 'air' ? '' : 'is too far for a day',
    /overnight|night (train|bus)/.test(item.travel_logistics.recommended_transport) ? 'travels by night' : '',
    (item.doorToDoorHours ?? 0) < 2.6 || early.length === 1 ? '' : 'does not say when to leave',
    /guest house with|in a (guest house|mid|premium)|set off after breakfast/.test(text) ? 'speaks of a stay' : '',
    /sunrise|\bdawn\b|weekend from|to sleep in/.test(text) ? 'praises what needs a night' : '',
    item.accommodation[0]?.type.startsWith('Day trip') ? '' : 'does not head its stays with the day trip',
  ].filter(Boolean)
}

/** The subjects that a card must not both praise and caution against, and figures that stand nowhere else in it. */
function contradictionsIn(item: Recommendations['items'][number]): string[] {
  const praise = item.reasons.join('\n')
  const warnings = [...item.cautions, ...(item.notes ?? [])].join('\n')
  const found: string[] = []
  const isPraisedJourney =
    /^(Only .* by road|.* from your door|.* by bus, with|.* by overnight bus|One night on the train|.* by night train|The shortest journey|.* door to door by)/m
  if (/^A long way/m.test(warnings) && isPraisedJourney.test(praise)) found.push('a long journey is praised')
  if (!item.fits && /lowest total|within your/.test(praise)) found.push('the price of what is over budget is praised')
  if (/^No permit to apply for/m.test(praise) && /\bneed .*(permit|pass|registration)/.test(item.cautions.join('\n')))
    found.push('a permit is denied and asked for')
  if (/in season|best months|fair time/.test(praise) && /month to avoid|outside the best months/.test(warnings))
    found.push('the season is praised and cautioned')
  if (/children|every age/.test(praise) && /altitude|drown/i.test(item.cautions.join('\n')))
    found.push('easy and dangerous')
  const amounts = JSON.stringify([item.costLines, item.estimated_costs]).replaceAll(',', '')
  for (const [, amount = ''] of praise.replaceAll(',', '').matchAll(/₹(\d+)/g)) {
    const isKnown =
      amounts.includes(amount) || Number(amount) === item.perPerson || /within your ₹|above the ₹/.test(praise)
    if (!isKnown) found.push(`₹${amount} is cited from nowhere`)
  }
  const factors = item.costLines.map(({ formula }) => formula).join('\n')
  for (const [, factor = ''] of item.cautions.join('\n').matchAll(/counted at ([\d.]+) times/g))
    if (!factors.includes(`× ${factor} (`)) found.push(`a factor of ${factor} stands in no line`)
  return found
}

/** A change has to help when it is made: it changes one thing, and what it names then fits. */
function faultsInChange(answer: Recommendations, request: DreamTrip, now: Date): string[] {
  if (!answer.change) return []
  const { wish: changed, text } = answer.change
  const keys = new Set([...Object.keys(request), ...Object.keys(changed)]) as Set<keyof DreamTrip>
  const different = [...keys].filter((key) => request[key] !== changed[key])
  const fits = recommend(dataset, changed, now).items.filter((item) => item.fits)
  const named = fits.find(({ recommended_destinations: { name } }) => text.includes(name))
  // Where no single change helps, the kind and the month.
  const isSmall = different.length === 1 || different.sort().join() === 'month,preference_type'
  return isSmall && named ? [] : [`${JSON.stringify(request)}: ${text}`]
}

/** A run that is not whole takes a third of the forms. */
const PART = isWhole ? 1 : 3
// Each day takes other forms, so that together they take a quarter of all.
describe.each([
  ['2026-11-20', 0],
  ['2027-04-30', 1],
  ['2026-07-15', 2],
])('every twelfth form, or a third of those, on %s', (day, first) => {
  const now = new Date(`${day}T06:30:00Z`)

  test('gets a valid response', () => {
    const someForms = forms.filter((_, at) => at % (12 * PART) === first)
    const faults = someForms.flatMap((request) => {
      const answer = recommend(dataset, request, now)
      return [...faultsIn(answer, request), ...faultsInChange(answer, request, now)]
    })
    expect(faults.slice(0, 20)).toEqual([])
  })
})

describe('recommend.find', () => {
  test('the response matches the schema', () => {
    for (const request of forms.filter((_, at) => at % 31 === 0))
      expect(Recommendations.safeParse(recommend(dataset, request, NOW)).error?.issues).toBeUndefined()
  })

  test('equal requests at one time get equal responses', () => {
    const copy = structuredClone(dataset)
    for (const request of forms.filter((_, at) => at % 97 === 0))
      expect(recommend(dataset, request, NOW)).toEqual(recommend(copy, request, NOW))
  })

  test('any month, days, amount and budget type get a valid response', () => {
    const request = fc.record(
      {
        budget: fc.integer({ min: 2000, max: 100_000 }).map(String),
        starting_location: fc.constantFrom(...cities),
        group_size: fc.constantFrom(...GROUP_SIZES),
        preference_type: fc.constantFrom(...PREFERENCE_TYPES),
        month: fc.integer({ min: 1, max: 12 }),
        days: fc.integer({ min: 1, max: 14 }),
        budgetIs: fc.constantFrom('group' as const, 'person' as const),
      },
      { requiredKeys: ['budget', 'starting_location', 'group_size', 'preference_type'] },
    )
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2031-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(request, moment, (asked: DreamTrip, at) => {
        const answer = recommend(dataset, asked, at)
        if (asked.month !== undefined) expect(answer.month).toBe(asked.month)
        expect([...faultsIn(answer, asked), ...faultsInChange(answer, asked, at)]).toEqual([])
      }),
      { numRuns: runs(200) },
    )
  })

  test('a place whose package covers all days: the reasons name no price of a day', () => {
    const asked = {
      budget: '2000',
      starting_location: 'kolkata',
      group_size: '1',
      preference_type: 'wildlife',
      month: 4,
    } as const
    const answer = recommend(dataset, asked, new Date('2026-01-01'))
    expect(answer.items.map(({ id }) => id)).toContain('sundarbans')
    expect(faultsIn(answer, asked)).toEqual([])
  })

  test('a place without its outing in a month to avoid: has three reasons, of which one says when to go', () => {
    const asked = {
      budget: '2000',
      starting_location: 'delhi',
      group_size: '1',
      preference_type: 'wildlife',
      month: 4,
    } as const
    const bharatpur = recommend(dataset, asked, new Date('2026-03-01')).items.find(({ id }) => id === 'bharatpur')
    expect(bharatpur?.reasons).toHaveLength(3)
    expect(bharatpur?.reasons).toContain('At its best in November to February.')
  })

  test('no place leads more than 8 % of the answers that fit', () => {
    const leads = new Map<string, number>()
    for (const request of forms.filter((_, at) => at % (8 * PART) === 1)) {
      const [first] = recommend(dataset, request, NOW).items
      if (first?.fits) leads.set(first.id, (leads.get(first.id) ?? 0) + 1)
    }
    const all = [...leads.values()].reduce((sum, count) => sum + count, 0)
    expect([...leads].filter(([, count]) => count > 0.08 * all)).toEqual([])
  })

  test('a budget per person equals the same budget for the group', () => {
    const base = { starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' } as const
    const aHead = recommend(dataset, { ...base, budget: '10000', budgetIs: 'person' }, NOW)
    const together = recommend(dataset, { ...base, budget: '20000' }, NOW)
    expect(aHead.items.map(({ id, estimated_costs }) => [id, estimated_costs])).toEqual(
      together.items.map(({ id, estimated_costs }) => [id, estimated_costs]),
    )
    expect(aHead.items[0]?.reasons.join(' ')).toContain('a head')
  })

  test('the documented response has the items as a JSON string', () => {
    const answer = recommend(dataset, forms[0]!, NOW)
    const { recommendation } = toDocumentedResponse(answer)
    expect(JSON.parse(recommendation)).toEqual(answer.items)
  })
})

test('what is ruled out: places and regions have their names in the answer, types have none', () => {
  const request: DreamTrip = {
    ...{ budget: '50000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' },
    without: ['south-goa', 'goa', 'konkan', 'spiritual'],
  }
  expect(recommend(dataset, request, NOW).unwanted).toEqual([
    { id: 'south-goa', name: 'South Goa' },
    { id: 'goa', name: 'Goa' },
    { id: 'konkan', name: 'the Konkan' },
  ])
  expect(recommend(dataset, { ...request, without: undefined }, NOW)).not.toHaveProperty('unwanted')
})
