import { schedule } from '@saathi/shared/trips/schedule'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { dayCarPrice } from '../../recommend/travel/by-road.ts'
import { copyTrip } from './copy-trip.ts'
import { describeTrip } from './describe-trip.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const TODAY = '2026-11-22'
const dataset = loadDataset()
const minute = (hour: number) => hour * 60

/** The same facts without any way from place to place: nobody drives out. */
const withoutLegs = { ...dataset, legs: [] }
const stay = { placeId: 'belur-halebidu', from: 'kolkata', people: 2, startDate: '2027-02-08' } as const
const propose = (days: number, facts = dataset) => {
  const proposal = proposeTrip(facts, { ...stay, days }, NOW)
  if (!proposal) throw new Error('nothing proposed')
  return proposal
}
const outlookOf = ({ items, dayCount }: { items: readonly TripItemFacts[]; dayCount: number }) =>
  describeTrip(dataset, { ...stay, dayCount, month: null, type: null, items }, TODAY)
const sightsOf = (placeId: string) =>
  dataset.destinations
    .filter(({ id }) => id === placeId)
    .flatMap(({ highlights }) => highlights.map(({ name }) => name))
const own = sightsOf(stay.placeId)
const isOut = ({ highlight }: TripItemFacts) => highlight !== null && !own.includes(highlight)
const sum = (items: readonly TripItemFacts[]) => items.reduce((total, { cost }) => total + cost, 0)

describe('a day out', () => {
  const proposal = propose(4)
  const outlook = outlookOf(proposal)
  const items = proposal.items.map((item, at) => ({ ...item, id: String(at), version: 1, removed: false }))
  const days = schedule({ ...outlook, ...proposal, startDate: stay.startDate, items })
  const out = days.filter((day) => day.items.some(({ item }) => isOut(item)))

  test('a stay longer than the sights fill: has days at neighbouring places', () => {
    expect(out.length).toBeGreaterThan(0)
    expect(days.filter((day) => day.items.some(({ item }) => item.kind === 'visit' && !isOut(item)))).not.toEqual([])
  })

  test('each: drives there by eight and is back by seven, with lunch between and two to four sights', () => {
    for (const { items: timed } of out) {
      const drives = timed.filter(({ item }) => item.kind === 'travel')
      const [there, back] = drives
      const between = timed.slice(timed.indexOf(drives[0] as never) + 1, timed.indexOf(drives[1] as never))
      const sights = between.filter(({ item }) => item.kind === 'visit')
      expect(drives).toHaveLength(2)
      expect(there?.start).toBeLessThanOrEqual(minute(8))
      expect(back?.end).toBeLessThanOrEqual(minute(19))
      expect(sights.length).toBeGreaterThanOrEqual(2)
      expect(sights.length).toBeLessThanOrEqual(4)
      expect(between.filter(({ item }) => item.kind === 'meal')).toHaveLength(1)
    }
  })

  test('its sights: are open then, as the trip that is read shows', () => {
    const known = new Set(outlook.highlights.map(({ name }) => name))
    const sights = out.flatMap((day) => day.items.filter(({ item }) => isOut(item)))
    expect(sights.filter(({ item }) => !known.has(item.highlight ?? ''))).toEqual([])
    expect(days.flatMap((day) => day.items).flatMap(({ problems }) => problems)).toEqual([])
  })

  test('its car: has its price in the note, and the total is that without days out', () => {
    const priced = dataset.legs.flatMap((leg) =>
      leg.by === 'road' && [leg.from, leg.to].includes(stay.placeId)
        ? [dayCarPrice(dataset.transport, stay.people, leg.km, false).toLocaleString('en-IN')]
        : [],
    )
    const notes = out.flatMap((day) => day.items.find(({ item }) => item.kind === 'travel')?.item.note ?? [])
    expect(notes.filter((note) => !priced.some((price) => note.includes(`₹${price} for all`)))).toEqual([])
    expect(sum(proposal.items)).toBe(sum(propose(4, withoutLegs).items))
  })

  test('no sight of the place: is left out for it', () => {
    const seen = (facts = dataset) =>
      new Set(
        propose(4, facts)
          .items.filter((item) => !isOut(item))
          .map(({ highlight }) => highlight),
      )
    expect(seen()).toEqual(seen(withoutLegs))
  })

  test('the warnings: name the places', () => {
    expect(outlook.warnings.join(' ')).toMatch(/in this trip, .* days are for /)
  })

  test('a copy: has the same days out', () => {
    const { dayCount, items: made } = proposal
    const source = {
      ...{ placeId: stay.placeId, from: stay.from, type: null, stops: [], dayCount, items: made },
      highlights: outlook.highlights.map(({ name }) => name),
    }
    const copy = copyTrip(dataset, source, { from: stay.from, people: 2, startDate: '2027-02-15' }, NOW)
    if (!('items' in copy)) throw new Error('no copy')
    const daysOut = (each: readonly TripItemFacts[]) => each.filter(isOut).map(({ day, title }) => [day, title])
    expect(daysOut(copy.items)).toEqual(daysOut(made))
    const names = made.filter(isOut).map(({ highlight }) => highlight)
    expect(copy.changes.filter((change) => 'sight' in change && names.includes(change.sight))).toEqual([])
  })
})

describe('no day out', () => {
  test('a stay that the sights fill: has none', () => {
    expect(propose(1).items.filter(isOut)).toEqual([])
  })

  test('a place in the plains: none to a place with hill roads, whose ways would be timed too short', () => {
    const isHilly = (id: string) => dataset.destinations.some((place) => place.id === id && place.hilly)
    const hills = dataset.legs.flatMap((leg) =>
      leg.by === 'road' && leg.hours <= 3
        ? [[leg.from, leg.to] as const, [leg.to, leg.from] as const].filter(([a, b]) => !isHilly(a) && isHilly(b))
        : [],
    )
    expect(hills.length).toBeGreaterThan(0)
    for (const [placeId, hilly] of hills) {
      const trip = proposeTrip(dataset, { ...stay, placeId, days: 5, from: 'delhi' }, NOW)
      const there = sightsOf(hilly).filter((name) => !sightsOf(placeId).includes(name))
      expect(trip?.items.filter(({ highlight }) => there.includes(highlight ?? '')) ?? []).toEqual([])
    }
  })
})

describe('a day with long ways and no vehicle in the bill', () => {
  const items = ['jaisalmer', 'kutch', 'warangal', 'imphal-loktak', 'amrabad-farahabad'].flatMap(
    (placeId) => proposeTrip(dataset, { ...stay, placeId, days: 4 }, NOW)?.items ?? [],
  )
  const noted = items.filter(({ note }) => note.includes(' km of driving'))

  test('its line of getting around: says what a car costs, and whether the sum pays for it', () => {
    expect(noted.length).toBeGreaterThan(0)
    for (const { note, cost } of noted) {
      const price = Number(/₹([\d,]+) for all/.exec(note)?.[1]?.replaceAll(',', ''))
      expect(note.endsWith(cost >= price ? 'This sum pays for it.' : 'comes on top.')).toBe(true)
    }
  })

  test('it has more for getting around than a day of the same trip without', () => {
    const { items: days } = propose(3, withoutLegs)
    const around = days.filter(({ title }) => title.startsWith('Getting around')).map(({ cost }) => cost)
    expect(Math.max(...around)).toBeGreaterThan(Math.min(...around) + 1)
  })
})

test('a stay longer than the sights fill, in a city or a forest with a place of ours nearby: one day is for that', () => {
  const days = { hyderabad: 5, warangal: 5, srisailam: 4, 'kashid-murud': 5, ranganathittu: 5, karnala: 5 }
  for (const [placeId, count] of Object.entries(days)) {
    const items = proposeTrip(dataset, { ...stay, placeId, from: 'mumbai', days: count }, NOW)?.items ?? []
    const own = sightsOf(placeId)
    const out = items.filter(({ highlight }) => highlight !== null && !own.includes(highlight))
    expect([placeId, out.length > 0]).toEqual([placeId, true])
  }
})

test('a long stay with two half-empty days: spends one of them at a neighbour, and keeps the sights of both', () => {
  const request = { placeId: 'kabini', from: 'bangalore', people: 7, days: 8, budget: '100000' } as const
  const items = proposeTrip(loadDataset(), { ...request, startDate: '2026-12-11' }, NOW)?.items ?? []
  const seen = items.flatMap(({ highlight }) => highlight ?? [])
  expect(seen).toContain('Ranganathittu boat among the islands')
  const before = 15
  expect(seen.length).toBeGreaterThan(before)
})

test('the same in a trip that is over the budget that was named: has no day at a neighbour', () => {
  const request = {
    placeId: 'jog-falls',
    from: 'delhi',
    people: 4,
    days: 5,
    type: 'mountains',
    budget: '21000',
  } as const
  const items = proposeTrip(loadDataset(), { ...request, startDate: '2027-03-07' }, NOW)?.items ?? []
  expect(items.length).toBeGreaterThan(0)
  expect(items.filter(({ title }) => title.startsWith('Drive to '))).toEqual([])
})
