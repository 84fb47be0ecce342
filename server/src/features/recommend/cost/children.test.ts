import { partyOf } from '@saathi/shared/recommend/party'
import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/schema'
import { expect, test } from 'vitest'
import { loadDataset } from '../facts/dataset.ts'
import { stayLinesFor } from './cost.ts'
import { type Line, toCostLine, within } from './cost-lines.ts'
import { airFareLines, barredFrom, dailyShares, fareLines, sleepersOf } from './travellers.ts'

const { children } = loadDataset().transport
const WAYS = [2, 'way', 'ways'] as const
const fare = { low: 900, typical: 1000, high: 1100 }
const party = { people: 5, childrenAges: [1, 4, 9] }
const bill = (lines: Line[]) =>
  lines.map((line) => `${line.label}: ${toCostLine(line).formula} = ${line.low} ${line.typical}`)

test('a train: free under 5, and from 5 to 11 the whole fare with a berth, half of it at least', () => {
  expect(bill(fareLines('Train', party, WAYS, fare, children.rail))).toEqual([
    'Train: 2 people × 2 ways × ₹1,000 = 3600 4000',
    'Train, children with a seat or berth: 1 child × 2 ways × ₹1,000 = 900 2000',
  ])
})

test('an ordinary bus: half from 5 to 11; a seat in another one: the whole price from 5', () => {
  expect(bill(fareLines('Bus', party, WAYS, fare, children.ordinary_bus))[1]).toBe(
    'Bus, children: 1 child × 2 ways × ₹500 = 900 1000',
  )
  expect(bill(fareLines('Jeep', party, WAYS, fare, children.seat))).toEqual([
    'Jeep: 3 people × 2 ways × ₹1,000 = 5400 6000',
  ])
})

test('a flight: a fee under 2, and from 2 the fare of adults', () => {
  const demand = { low: 1, typical: 1, high: 1, why: '' }
  expect(bill(airFareLines('Flight', party, WAYS, fare, demand, children.air))).toEqual([
    'Flight: 4 people × 2 ways × ₹1,000 = 7200 8000',
    'Fee for infants on a lap: 1 infant × 2 ways × ₹1,625 = 2500 3250',
  ])
})

test('beds and meals: under 6 without a bed, no dorm for couples and families, and shares of the day by age', () => {
  expect(sleepersOf(party, children).sleepers).toBe(3)
  const noDorm = (asked: object) => sleepersOf(partyOf({ ...DREAM_TRIP_DEFAULTS, ...asked }), children).noDorm
  const kinds = [{}, { group_size: '4' }, { adults: 3, childrenAges: [9] }, { adults: 3, seniors: 1 }]
  expect(kinds.map(noDorm)).toEqual([true, true, true, true])
  expect([{ adults: 2 }, { adults: 4 }, { group_size: '6' }].map(noDorm)).toEqual([false, false, false])
  expect(dailyShares(party, children).map(({ count: [n], share }) => [n, share])).toEqual([
    [2, 1],
    [2, 0.25],
    [1, 0.6],
  ])
})

test('every rule says where it is from and when that was current', () => {
  for (const rule of Object.values(children)) expect(rule.source && rule.checked).toBeTruthy()
})

test('without ages, all are adults', () => {
  expect(bill(fareLines('Train', { people: 3 }, WAYS, within(1000, 0.1), children.rail))).toHaveLength(1)
})

test('an extra with ages: is billed for those who may take part, and not at all where nobody may', () => {
  const dataset = loadDataset()
  const rishikesh = dataset.destinations.find(({ id }) => id === 'rishikesh')!
  const ages = { from: 14, to: 60, source: 'estimate' as const }
  const place = {
    ...rishikesh,
    typical_extras_inr: [{ item: 'rafting', inr: [1000, 1000], per: 'person', ages } as const],
  }
  const raft = (who: { people: number; childrenAges?: number[]; seniors?: number }) =>
    stayLinesFor({
      ...{ dataset, place: place as unknown as typeof rishikesh, type: 'adventure', month: 3, lodging: 'budget' },
      ...{ days: 2, nights: 1, keepsCar: false, ...who },
    }).find(({ label }) => label === 'Rafting')?.typical
  expect([raft({ people: 4 }), raft({ people: 4, childrenAges: [6, 13] }), raft({ people: 4, seniors: 1 })]).toEqual([
    4000, 2000, 3000,
  ])
  expect(raft({ people: 2, seniors: 2 })).toBeUndefined()
  // The only grown-up does not leave the children, whom a senior or a second one could mind.
  expect(raft({ people: 3, childrenAges: [6, 6] })).toBeUndefined()
  expect([raft({ people: 3, childrenAges: [6] }), raft({ people: 3, childrenAges: [6], seniors: 1 })]).toEqual([
    2000, 1000,
  ])
  expect(barredFrom({ ages: { from: 8, source: 'estimate' } }, { people: 3, childrenAges: [8], seniors: 2 })).toEqual({
    young: 0,
    old: 0,
  })
})
