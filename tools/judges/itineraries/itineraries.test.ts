import { schedule } from '@saathi/shared/trips/schedule'
import { TripItemFacts, type TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { destinationFor } from '../../../server/src/features/destinations/destination.ts'
import { recommend } from '../../../server/src/features/recommend/engine.ts'
import { type Destination, loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'
import { townOf } from '../../../server/src/features/recommend/text/format.ts'
import { neighboursSeen } from '../../../server/src/features/trips/propose/neighbours.ts'
import { proposeTrip } from '../../../server/src/features/trips/propose/propose-trip.ts'
import { refusalOf } from '../../../server/src/features/trips/propose/refusal.ts'
import { highlightsOf } from '../../../server/src/features/trips/propose/visits.ts'
import { isWhole } from '../../../server/test/whole.ts'
import { findFaults, type Itinerary } from './check.ts'
import { measureItineraries } from './measure.ts'
import { NOW, sampleOf } from './requests.ts'
import { measureRoutes, roundRequests } from './routes.ts'

const dataset = loadDataset()
const totalOf = (request: TripRequest) =>
  proposeTrip(dataset, request, NOW)?.items.reduce((sum, { cost }) => sum + cost, 0)

const hasTowns = (id: string) => dataset.destinations.some((place) => place.id === id && place.bases)

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Hours from `17:00` to `08:32+1`, the next day. */
function hoursBetween(departs: string, arrives: string): number {
  const [time = '', days = '0'] = arrives.split('+')
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  return (minutes(time) - minutes(departs)) / 60 + 24 * Number(days)
}

describe('proposals to every place, from every city, of every length', () => {
  // A quarter of the pairs of place and city (a tenth in a part); `npm run itineraries` takes all, with all lengths and dates.
  const sample = sampleOf(7).filter((_, index) => index % (isWhole ? 4 : 10) === 0)

  test('the sample: has every place, city and length', () => {
    expect(new Set(sample.map(({ placeId }) => placeId)).size).toBe(dataset.destinations.length)
    expect(new Set(sample.map(({ from }) => from)).size).toBe(11)
    expect(new Set(sample.map(({ days }) => days)).size).toBe(10)
    expect(sample.length).toBeGreaterThan(isWhole ? 400 : 160)
  })

  test('each: an independent check finds no overlap, closed door, missing travel time or other fault', () => {
    const { proposals, none, refused, faults, examples, withoutVisit } = measureItineraries(sample)
    expect(examples).toEqual([])
    expect(Object.values(faults).filter((count) => count > 0)).toEqual([])
    expect(none).toBeLessThan(0.02 * sample.length)
    expect(refused).toBe(0)
    expect(withoutVisit).toBeLessThan(0.02 * proposals)
  }, 180_000)

  test('one day there after a train that comes at midnight: is spent there, with a bed before and a train in the evening', () => {
    const request = { placeId: 'varanasi', from: 'mumbai', days: 1, people: 2, month: 5, budget: '20000' } as const
    const items = proposeTrip(dataset, { ...request, type: 'spiritual' }, NOW)?.items ?? []
    const train = items.findLast(({ by }) => by === 'rail')
    expect(items.filter(({ kind, day }) => kind === 'visit' && day === train?.day)).not.toHaveLength(0)
    expect(train?.fixedStart).toBeGreaterThan(18 * 60)
    expect(train?.note).toMatch(/the Kolkata Mail, at 10:10, does not suit these days/)
    expect(measureItineraries([{ ...request, type: 'spiritual' }]).examples).toEqual([])
  })

  test('two places to eat on one day, or a place for a drink at noon: there is a lunch as well', () => {
    const request = { from: 'hyderabad', days: 1, people: 2, month: 5, budget: '20000' } as const
    const requests: TripRequest[] = [
      { ...request, placeId: 'lucknow' },
      { ...request, placeId: 'jodhpur', from: 'lucknow', people: 7, startDate: '2027-10-13' },
    ]
    expect(measureItineraries(requests).examples).toEqual([])
  })

  test('a train that is home twenty minutes after midnight: adds no day', () => {
    const request = { placeId: 'amritsar', from: 'mumbai', days: 1, people: 4, budget: '50000' } as const
    const trip = proposeTrip(dataset, { ...request, startDate: '2027-05-29', type: 'spiritual' }, NOW)
    expect(trip?.items.at(-1)?.day).toBe((trip?.dayCount ?? 0) - 1)
    expect(measureItineraries([{ ...request, startDate: '2027-05-29', type: 'spiritual' }]).examples).toEqual([])
  })

  test('each by a named train: leaves and arrives when its timetable says, and an arrival in the small hours says to wait', () => {
    let trains = 0
    let returns = 0
    for (const request of sample) {
      const items = proposeTrip(dataset, request, NOW)?.items ?? []
      for (const ride of items.filter(({ by, note }) => by === 'rail' && /^\d{5} /.test(note))) {
        const [number] = ride.note.split(' ')
        const rows = [...dataset.departures[request.from].rail.values()].flat()
        const isAt = (departs: string | undefined, hours: number) =>
          departs === clock(ride.fixedStart ?? -1) && Math.abs(ride.minutes / 60 - hours) < 0.1
        const isThere = rows.some(({ train, departs, hours }) => train === number && isAt(departs, hours))
        const isBack = rows.some(
          ({ back }) =>
            back !== undefined && back.train === number && isAt(back.departs, hoursBetween(back.departs, back.arrives)),
        )
        expect([request, ride.note, isThere || isBack]).toEqual([request, ride.note, true])
        if (isThere) trains++
        else returns++
        const arrives = (ride.fixedStart ?? 0) + ride.minutes
        const next = items.slice(items.indexOf(ride) + 1, items.indexOf(ride) + 3)
        const isEarly = isThere && arrives % 1440 < 210 && request.days > 1
        if (isEarly)
          expect([
            request,
            next.some(
              ({ title, note }) => /^Wait in the waiting room/.test(title) || /night is in the total/.test(note),
            ),
          ]).toEqual([request, true])
      }
    }
    expect(returns).toBeGreaterThan(trains / 2)
    expect(trains).toBeGreaterThan(sample.length / 6)
  })

  test('each: the schedule that people see finds nothing wrong, and the items are valid', () => {
    for (const request of sample.filter((_, index) => index % 7 === 0)) {
      const proposal = proposeTrip(dataset, request, NOW)
      const place = dataset.destinations.find(({ id }) => id === request.placeId)
      if (!proposal || !place) continue
      const items = proposal.items.map((item, at) => ({ ...item, id: String(at) }))
      for (const item of proposal.items) TripItemFacts.parse(item)
      const places = [place, ...neighboursSeen(dataset, place, items)]
      const days = schedule({
        ...proposal,
        items,
        startDate: request.startDate ?? null,
        highlights: places.flatMap(highlightsOf),
        sun: proposal.sun,
        hilly: place.hilly,
        roads: places.flatMap(({ roads }) => roads),
      })
      const problems = days.flatMap((day) =>
        day.items.flatMap(({ item, problems }) => problems.map(({ code }) => [code, item.title])),
      )
      expect([request, problems]).toEqual([request, []])
    }
  })
})

describe('places whose sights need nights elsewhere, a pass or a walk', () => {
  test('all have towns to sleep in; without them, nothing is proposed', () => {
    const refused = (places: readonly Destination[]) => places.filter((place) => refusalOf(place)).map(({ id }) => id)
    expect(refused(dataset.destinations)).toEqual([])
    const destinations = dataset.destinations.map((place) => ({ ...place, bases: null }))
    const without = refused(destinations).sort()
    const needy = ['gangtok-north-sikkim', 'kedarnath-badrinath', 'leh-ladakh', 'spiti', 'tawang', 'valley-of-flowers']
    expect(without).toEqual(needy)
    for (const placeId of without)
      for (const days of [3, 10])
        expect(proposeTrip({ ...dataset, destinations }, { placeId, from: 'delhi', people: 2, days }, NOW)).toBeNull()
  })

  test('where the road ends before the place: no car is said to go further', () => {
    const cut = dataset.destinations.filter(({ name, road_ends }) => road_ends && road_ends !== townOf(name))
    expect(cut.map(({ id }) => id)).toContain('sundarbans')
    for (const { id, name } of cut)
      for (const from of ['delhi', 'kolkata'] as const) {
        const items = proposeTrip(dataset, { placeId: id, from, people: 4, days: 3 }, NOW)?.items ?? []
        const rides = items
          .filter(({ title }) => /\b(car|cab|auto|jeep|Drive) to /.test(title))
          .map(({ title }) => title)
        expect(rides.filter((title) => title.endsWith(` to ${townOf(name)}`))).toEqual([])
      }
  })
})

describe('the bill of a proposal', () => {
  test('a place of the recommendations: the same total for the same budget, people, days and month', () => {
    const forms = ['mountains', 'beaches', 'historical', 'spiritual', 'wildlife'].flatMap((type, index) =>
      ['5000', '20000', '50000', '100000'].map((budget) => ({
        budget,
        starting_location: (['delhi', 'mumbai', 'bangalore', 'kolkata', 'lucknow'] as const)[index] ?? 'delhi',
        group_size: '4' as const,
        preference_type: type as 'mountains',
        month: index + 1,
      })),
    )
    let same = 0
    for (const form of forms)
      for (const { id, days, estimated_costs, nights } of recommend(dataset, form, NOW).items) {
        if (days === null || days > 10) continue
        const { budget, starting_location: from, preference_type: type, month } = form
        const total = totalOf({ placeId: id, from, people: 4, days, type, budget, month, dayTrip: nights === 0 })
        if (total === undefined && hasTowns(id)) continue
        expect([id, form, total]).toEqual([id, form, estimated_costs.total_cost])
        same += 1
      }
    expect(same).toBeGreaterThan(60)
  })

  test('no budget: the total of the destination page, from every city', () => {
    for (const { id } of dataset.destinations.filter((place, index) => index % 6 === 0 && !refusalOf(place))) {
      const page = destinationFor(dataset, id, NOW)
      for (const { city, days, estimated_costs } of page?.from ?? []) {
        const total = totalOf({ placeId: id, from: city, people: 2, days, month: page?.month })
        if (total === undefined && hasTowns(id)) continue
        expect([id, city, total]).toEqual([id, city, estimated_costs.total_cost])
      }
    }
  })
})

describe('the independent check', () => {
  const request: TripRequest = { placeId: 'agra', from: 'delhi', people: 2, days: 2, startDate: '2026-12-10' }
  const proposal = proposeTrip(dataset, request, NOW)
  const place = dataset.destinations.find(({ id }) => id === 'agra')
  if (!proposal || !place) throw new Error('no proposal')
  const trip: Itinerary = {
    items: proposal.items,
    dayCount: proposal.dayCount,
    startDate: '2026-12-10',
    month: 12,
    place,
    second: [],
    highlights: highlightsOf(place),
    bill: proposal.items.reduce((sum, { cost }) => sum + cost, 0),
  }
  const kinds = (changed: Partial<Itinerary>) => new Set(findFaults({ ...trip, ...changed }).map(({ kind }) => kind))
  const taj = (change: Partial<TripItemFacts>) =>
    trip.items.map((item) => (item.highlight === 'Taj Mahal at sunrise' ? { ...item, ...change } : item))

  test('the proposal as it is: no fault', () => {
    expect(findFaults(trip)).toEqual([])
  })

  test.each([
    ['on a Friday', { startDate: '2026-12-11' }, 'closed door'],
    ['a rupee more', { bill: trip.bill + 1 }, 'bill'],
    ['the Taj at night', { items: taj({ fixedStart: 20 * 60 }) }, 'closed door'],
    ['a visit as soon as the train arrives', { items: taj({ fixedStart: 10 * 60 }) }, 'missing travel time'],
    [
      'no meal',
      { items: trip.items.flatMap((item) => (item.kind === 'meal' ? [] : [{ ...item, note: '' }])) },
      'no lunch',
    ],
    ['no hotel', { items: trip.items.filter(({ kind }) => kind !== 'stay') }, 'night'],
    ['a visit of the whole day', { items: taj({ minutes: 800 }) }, 'beyond the day'],
    ['two items with one order', { items: taj({ order: 1 }) }, 'order'],
  ] as const)('%s: is a fault', (_, changed, kind) => {
    expect(kinds(changed as Partial<Itinerary>)).toContain(kind)
  })
})

test('journeys over well-known rounds, from every city in every month: the check finds no fault, and the bill is that of the route', () => {
  const sample = [...roundRequests()].filter((_, index) => index % (isWhole ? 13 : 37) === 0)
  const { proposals, faults } = measureRoutes(sample)
  expect(faults).toEqual([])
  expect(proposals).toBeGreaterThan(0.85 * sample.length)
}, 240_000)
