import type { TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'
import { proposeTrip } from '../../../server/src/features/trips/propose/propose-trip.ts'
import { isWhole } from '../../../server/test/whole.ts'
import { measureItineraries } from './measure.ts'
import { NOW, townRequests } from './requests.ts'
import { townFaults } from './towns.ts'

const dataset = loadDataset()

describe('places with several towns to sleep in', () => {
  const sample = [...townRequests()].filter((_, index) => index % (isWhole ? 11 : 43) === 0)

  test('every city, month and length: the check, with its own towns and ways, finds no fault', () => {
    const { proposals, none, short, examples } = measureItineraries(sample)
    expect(examples).toEqual([])
    expect(none).toBeLessThan(0.05 * sample.length)
    expect(proposals).toBeGreaterThan(0.25 * sample.length)
    expect(proposals + short + none).toBe(sample.length)
  }, 360_000)

  const leh: TripRequest = { placeId: 'leh-ladakh', from: 'delhi', people: 2, days: 7, month: 7 }
  const faultsOf = (change: (item: TripItemFacts) => TripItemFacts) => {
    const place = dataset.destinations.find(({ id }) => id === leh.placeId)
    const items = proposeTrip(dataset, leh, NOW)?.items ?? []
    return place ? townFaults(place, items.map(change)).map(({ kind }) => kind) : []
  }
  const at = (item: TripItemFacts, town: string, lat: number, lon: number) => ({
    ...item,
    title: `Night in a guest house, ${town}`,
    lat,
    lon,
  })

  test('the check of the towns: a night too high, in no town, under another name, or without a way is a fault', () => {
    const second = (item: TripItemFacts) => item.kind === 'stay' && item.day === 1
    expect(faultsOf((item) => item)).toEqual([])
    expect(faultsOf((item) => (second(item) ? at(item, 'Spangmik', 33.91, 78.45) : item))).toContain('height')
    expect(faultsOf((item) => (second(item) ? at(item, 'Leh', 33, 77) : item))).toContain('night')
    expect(faultsOf((item) => (second(item) ? { ...item, title: 'Night in a guest house, Ladakh' } : item))).toEqual([
      'night',
    ])
  })
})

describe('a train that comes in the small hours to a place with several towns', () => {
  const request: TripRequest = { placeId: 'gwalior-orchha', from: 'hyderabad', people: 2, days: 6 }
  const items = proposeTrip(dataset, { ...request, startDate: '2027-04-18' }, NOW)?.items ?? []
  const place = dataset.destinations.find(({ id }) => id === request.placeId)
  const faultsOf = (change: (item: TripItemFacts) => Partial<TripItemFacts>) =>
    place
      ? townFaults(
          place,
          items.map((item) => ({ ...item, ...change(item) })),
        ).map(({ kind }) => kind)
      : []
  const isBed = ({ kind, note }: TripItemFacts) => kind === 'stay' && /^This night is in the total\. /.test(note)

  test('the bed of that night: is billed as the others, and is in the town where the ride ends', () => {
    const [bed, other] = items.filter(({ kind }) => kind === 'stay')
    expect(bed).toMatchObject({ day: 0, title: 'Night in a mid-range hotel, Orchha', cost: other?.cost })
    expect(bed && isBed(bed)).toBe(true)
    expect(faultsOf(() => ({}))).toEqual([])
  })

  test('the check: a bed that costs nothing, has the name of another town, or to which no ride leads is a fault', () => {
    expect(faultsOf((item) => (isBed(item) ? { cost: 0 } : {}))).toEqual(['night'])
    expect(faultsOf((item) => (isBed(item) ? { title: 'Night in a hotel, Gwalior' } : {}))).toEqual(['night'])
    expect(faultsOf((item) => (item.title === 'A taxi to Orchha' ? { fixedStart: 9 * 60 } : {}))).toContain('night')
  })
})
