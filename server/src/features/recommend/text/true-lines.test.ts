import type { Recommendation } from '@saathi/shared/recommend/schema'
import { DreamTrip } from '@saathi/shared/recommend/schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import { loadDataset } from '../facts/dataset.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-27T04:30:00Z')
const ANSWERS = 60
const { starting_location, group_size, preference_type } = DreamTrip.shape

const form = fc.record(
  {
    budget: fc.constantFrom('10000', '20000', '30000', '50000', '75000', '100000'),
    starting_location: fc.constantFrom(...starting_location.options),
    group_size: fc.constantFrom(...group_size.options),
    preference_type: fc.constantFrom(...preference_type.options),
    month: fc.integer({ min: 1, max: 12 }),
    days: fc.integer({ min: 1, max: 7 }),
  },
  { requiredKeys: ['budget', 'starting_location', 'group_size', 'preference_type', 'month'] },
)
/** Random requests with their answers, the same in every run. */
const answers = fc
  .sample(form, { seed: 20_261_128, numRuns: ANSWERS })
  .map((request) => ({ request, items: recommend(dataset, request, NOW).items }))
const rows = answers.flatMap(({ request, items }) =>
  items.map((item, at) => ({ request, item, next: items[at + 1], text: `${item.id} of ${JSON.stringify(request)}` })),
)

const ask = (given: Partial<DreamTrip>) =>
  recommend(
    dataset,
    { budget: '50000', starting_location: 'kolkata', group_size: '4', preference_type: 'adventure', ...given },
    NOW,
  ).items

/** The hours of a journey as its row shows them. */
const shownHours = (item: Recommendation | undefined) => {
  const told = /^About (?:(\d+)(½)? hours?|half an hour)/.exec(item?.travel_logistics.travel_duration ?? '')
  return told?.[1] ? Number(told[1]) + (told[2] ? 0.5 : 0) : 0.5
}
/** How the nights are spent, as the bill shows it. */
const lodgingOf = ({ nights, costLines }: Recommendation) =>
  nights === 0 ? 'day' : costLines?.find(({ part, label }) => part === 'accommodation' && label !== 'Extra beds')?.label

describe('a reason', () => {
  test('names the months for a kind of trip only when the month asked is among them', () => {
    for (const { item, text } of rows) expect(item.reasons.join(' '), text).not.toContain('the time here is')
    const igatpuri = ask({ month: 8, budget: '75000' }).find(({ id }) => id === 'igatpuri-bhandardara')
    expect(igatpuri?.reasons.join(' ')).not.toContain('October to February')
    expect(igatpuri?.cautions).toContain('For adventures the time here is October to February.')
  })

  test('sells no place that a caution of the row says is shut', () => {
    for (const { item, text } of rows) {
      const shut = item.cautions
        .filter((caution) => /\b(?:is|are) (?:shut|closed)\b.*\((?:expected|usually) /.test(caution))
        .flatMap((caution) => /^(?:The )?([A-Z][a-z]+(?: [A-Z][a-z]+)*) /.exec(caution)?.[1] ?? [])
        .filter((name) => !item.recommended_destinations.name.includes(name))
      const [why = ''] = item.reasons
      for (const name of shut) expect(why, text).not.toContain(name)
    }
  })
})

describe('a comparison with the next place', () => {
  test('speaks of a nearer journey by the hours of both rows, and of no easier one', () => {
    for (const { item, next, text } of rows) {
      const { above = '' } = item
      expect(above, text).not.toContain('easier')
      const told = /(?:(\d+)(½)? hours?|(half an hour)) nearer/.exec(above)
      if (!told) continue
      const hours = told[3] ? 0.5 : Number(told[1]) + (told[2] ? 0.5 : 0)
      expect(shownHours(next) - shownHours(item), text).toBe(hours)
    }
  })

  test('of money names the bed only where it is better at the cheaper place, or plainer at the dearer', () => {
    const priced = rows.filter(({ item, next }) => item.above?.startsWith('Above') && item.above.includes('₹') && next)
    expect(priced.length).toBeGreaterThan(20)
    for (const { item, next, text } of priced) {
      expect(item.above, text).not.toMatch(/ in an? | than in |extra bed/)
      if (lodgingOf(item) === lodgingOf(next!)) expect(item.above, text).not.toContain('bed')
      else if (item.above?.includes('bed')) expect(item.above, text).toMatch(/less with a better|more with a plainer/)
    }
  })

  test('never only says that one is as good as or better than the other', () => {
    expect(rows.some(({ item }) => item.above?.startsWith('Little between'))).toBe(true)
    for (const { item, text } of rows) expect(item.above ?? '', text).not.toMatch(/(as good|better) a? ?match/i)
  })
})

describe('a bill', () => {
  test('has no auto, bus or scooter between the sights beside a car that is kept', () => {
    for (const { item, text } of rows) {
      const lines = item.costLines ?? []
      if (!lines.some(({ label }) => label.includes('kept for the trip'))) continue
      for (const { label } of lines)
        expect(label, text).not.toMatch(/^(autos?|toto|e-rickshaw|scooter|bicycle|bus(es)?) (?!or car pass)/i)
    }
    const kashid = ask({
      ...{ starting_location: 'mumbai', preference_type: 'historical', group_size: '10', month: 12, budget: '30000' },
    }).find(({ id }) => id === 'kashid-murud')
    expect(kashid?.costLines?.map(({ label }) => label).join()).toContain('kept for the trip')
    expect(kashid?.costLines?.map(({ label }) => label).join()).not.toContain('Auto between')
  })

  test('says that a ride of fewer kilometres than the least fare pays that', () => {
    let short = 0
    for (const { item, text } of rows) {
      const km = Number(/then an? (?:cab|auto) for ([\d.]+) km/.exec(item.travel_logistics.recommended_transport)?.[1])
      const ride = item.costLines?.find(({ label }) => /^(Cab|Auto) from .+ and back$/.test(label))
      if (!ride || Number.isNaN(km) || item.travel_logistics.recommended_transport.indexOf('Cheaper') >= 0) continue
      if (km < 3) short++
      expect(ride.formula, text).toContain(km < 3 ? ' × 3 km (least fare) × ' : ` × ${km} km × `)
    }
    expect(short).toBeGreaterThan(0)
  })
})

describe('the weekly closed day of the first sights', () => {
  const caves = (given: Partial<DreamTrip>) =>
    ask({ starting_location: 'mumbai', preference_type: 'historical', places: ['ajanta-ellora'], ...given })
      .find(({ id }) => id === 'ajanta-ellora')
      ?.notes?.join(' ')

  test('is said where the month alone is known, and with dates that hold it', () => {
    const both = 'Ellora caves with the Kailasa temple: closed on Tuesdays. Ajanta caves and murals: closed on Mondays.'
    expect(caves({ month: 12 })).toContain(both)
    expect(caves({ from: '2026-12-05', to: '2026-12-09' })).toContain(both)
    expect(caves({ from: '2026-12-02', to: '2026-12-06' })).not.toContain('closed on')
  })

  test('is not said twice', () => {
    const agra = ask({ starting_location: 'delhi', preference_type: 'historical', places: ['agra'], month: 12 })[0]
    expect(agra?.notes?.filter((note) => note.includes('Friday'))).toHaveLength(1)
    const tadoba = ask({ starting_location: 'mumbai', preference_type: 'wildlife', places: ['tadoba'], month: 11 })[0]
    expect(tadoba?.notes?.filter((note) => note.includes('Tuesday'))).toHaveLength(1)
  })
})

test('a warning of other months is not repeated', () => {
  const puri = (month: number) =>
    ask({ preference_type: 'spiritual', places: ['puri-konark'], month })
      .find(({ id }) => id === 'puri-konark')
      ?.notes?.join(' ')
  expect(puri(2)).not.toContain('Rath Yatra')
  expect(puri(7)).toContain('Rath Yatra')
  const lonavala = (month: number) =>
    ask({ starting_location: 'mumbai', preference_type: 'mountains', places: ['lonavala'], month })
      .find(({ id }) => id === 'lonavala')
      ?.notes?.join(' ')
  expect(lonavala(12)).not.toContain('monsoon')
  expect(lonavala(8)).toContain('In the monsoon')
})

test('the total without a limit: is never said to be above the figure of the form', () => {
  const open = rows.filter(({ request, item }) => request.budget === '100000' && item.fits)
  expect(open.some(({ item }) => item.estimated_costs.total_cost > 100_000)).toBe(true)
  for (const { item, text } of open) {
    expect(item.reasons.join('\n'), text).toContain(', travel included')
    expect(item.reasons.join(), text).not.toMatch(/ above the ₹|that you named/)
  }
})
