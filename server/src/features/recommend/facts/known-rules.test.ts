import type { TourType } from '@saathi/shared/packages/schema'
import { expect, test } from 'vitest'
import { loadDataset, type RailRow } from './dataset.ts'
import { greatCircleKm } from './distance.ts'
import { ruledOutBy } from './season.ts'

// Rules and prices that every traveller in India knows, written down by hand: a data file that loses one is wrong.
const { destinations, departures, airports, transport } = loadDataset()
const placeOf = (id: string) => destinations.find((place) => place.id === id)!

test.each<[id: string, type: TourType, closed: number[], open: number]>([
  ['kedarnath-badrinath', 'spiritual', [12, 1, 2, 3], 6],
  ['chopta-tungnath', 'spiritual', [12, 1, 2, 3], 6],
  ['leh-ladakh', 'adventure', [12, 1, 2, 3], 7],
  ['spiti', 'mountains', [12, 1, 2, 3], 7],
  ['valley-of-flowers', 'mountains', [12, 1, 2, 3, 4], 8],
  ['rishikesh', 'adventure', [7, 8], 3],
  ['bir-billing', 'adventure', [8], 10],
  ['kaziranga', 'wildlife', [6, 7, 8, 9], 1],
  ['ranthambore', 'wildlife', [7, 8, 9], 12],
  ['kanha', 'wildlife', [7, 8, 9], 2],
  ['bandhavgarh', 'wildlife', [7, 8, 9], 2],
  ['gir', 'wildlife', [7, 8, 9], 1],
  ['dooars', 'wildlife', [7, 8], 12],
  ['north-goa', 'beaches', [6, 7, 8], 12],
  ['alibaug', 'beaches', [6, 7, 8], 1],
  ['lakshadweep-agatti', 'beaches', [6, 7, 8], 1],
])('%s is closed for %s in months %j, and open in month %i', (id, type, closed, open) => {
  expect(closed.filter((month) => ruledOutBy(placeOf(id), type, month) === null)).toEqual([])
  expect(ruledOutBy(placeOf(id), type, open)).toBeNull()
})

test.each<[id: string, name: string, mostRupees: number]>([
  ['tawang', 'Inner Line Permit', 200],
  ['ziro', 'Inner Line Permit', 200],
  ['dzukou-kohima', 'Inner Line Permit', 300],
  ['imphal-loktak', 'Inner Line Permit', 300],
  ['gangtok-north-sikkim', 'Protected Area Permit', 500],
  ['lakshadweep-agatti', 'Lakshadweep entry permit', 500],
  ['leh-ladakh', 'environment fee', 800],
  ['kedarnath-badrinath', 'yatra registration', 0],
  ['vaishno-devi', 'yatra card', 0],
  ['ooty-coonoor', 'e-pass', 0],
  ['kodaikanal', 'e-pass', 0],
  ['matheran', 'entry tax', 100],
  ['corbett', 'zone permit', 2000],
  ['ranthambore', 'safari permit', 0],
])('%s asks for its %s, at most ₹%i', (id, name, mostRupees) => {
  const permit = placeOf(id).permits.find((each) => each.need && each.name.includes(name))
  expect(permit?.fee_inr[1]).toBeLessThanOrEqual(mostRupees)
})

const middleOf = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Priced = { name: string; kind: string; km: number; fare: number }
const trains = Object.values(departures).flatMap(({ rail }) => [...rail.values()].flat())
/** A train with unreserved seats only, whose tickets cost far less than those of expresses. */
const isLocal = ({ name, direct, classes }: RailRow) =>
  direct && classes.join() === '2S' && /\b(MEMU|DEMU|passenger|local|suburban)\b/i.test(name ?? '')
const trainFares: Priced[] = trains
  .filter((row) => !isLocal(row) && !/unreserved/.test(row.name ?? ''))
  .flatMap(({ from, to, km, classes, fares }) =>
    classes.map((kind) => ({ name: `${from} ${to} ${kind}`, kind, km, fare: fares[kind] ?? 0 })),
  )
/** The ratio of a road to the straight line. */
const ROAD_DETOUR = 1.3
const busFares: Priced[] = Object.values(departures)
  .flatMap(({ bus }) => [...bus.values()].flat())
  .flatMap(({ from, to, fares }) => {
    const km = placeOf(to).road[from]?.km ?? ROAD_DETOUR * placeOf(to).gc_km[from]
    return Object.entries(fares).map(([kind, fare]) => ({ name: `${from} ${to} ${kind}`, kind, km, fare }))
  })
const flightFares: Priced[] = Object.values(departures)
  .flatMap(({ air }) => [...air.values()])
  .map(({ from, to, fare: [low, high] }) => {
    const airport = airports[to]!
    const km = greatCircleKm(transport.origins[from], airport)
    return { name: `${from} ${to}`, kind: airport.tier === 'C' ? 'few flights' : 'flight', km, fare: (low + high) / 2 }
  })

/** On shorter ways least fares differ. */
const SHORTEST_KM = 100

/** The usual fare at a distance among those of a kind, by distance: the middle of the nearest, by the km if it rises with them. */
function usualFare(alike: Priced[], each: Priced, nearest: number, perKm: boolean): number {
  const at = alike.indexOf(each)
  const { km } = each
  const around = alike.slice(Math.max(0, at - nearest), at + nearest + 1)
  const near = around.sort((a, b) => Math.abs(a.km - km) - Math.abs(b.km - km)).slice(0, nearest)
  return middleOf(near.map(({ fare, km: far }) => (perKm ? (fare * km) / far : fare)))
}

test.each([
  ['trains', trainFares, 9, true, 2],
  ['buses', busFares, 25, true, 2],
  ['flights', flightFares, 25, false, 2],
])('fares of %s: each is near those of its class and distance', (_, all, nearest, perKm, factor) => {
  expect(all.length).toBeGreaterThan(300)
  const byKm = all.toSorted((a, b) => a.km - b.km)
  const kinds = new Map(byKm.map(({ kind }) => [kind, byKm.filter((each) => each.kind === kind)]))
  const odd = all.filter((each) => {
    if (each.km < SHORTEST_KM) return false
    const share = each.fare / usualFare(kinds.get(each.kind)!, each, nearest, perKm)
    return share < 1 / factor || share > factor
  })
  expect(odd.map(({ name, km, fare }) => `${name}: ${Math.round(km)} km ${fare}`)).toEqual([])
})

// Rupees a km between 300 and 1,500 km, for the middle one of all: a class whose fares are all wrong is found here.
test.each<[kind: string, all: Priced[], least: number, most: number]>([
  ['2S', trainFares, 0.3, 0.6],
  ['SL', trainFares, 0.45, 0.8],
  ['CC', trainFares, 1.8, 3.3],
  ['EC', trainFares, 3.5, 6],
  ['3A', trainFares, 1.2, 2],
  ['2A', trainFares, 1.7, 2.8],
  ['1A', trainFares, 2.8, 4.5],
  ['ordinary', busFares, 0.9, 1.8],
  ['AC seater', busFares, 1.4, 2.8],
  ['AC sleeper', busFares, 1.7, 3.3],
  ['Volvo', busFares, 1.8, 3.5],
  ['flight', flightFares, 4, 10],
])('the usual fare of %s is between known bounds', (kind, all, least, most) => {
  const perKm = all
    .filter((each) => each.kind === kind && each.km >= 300 && each.km <= 1500)
    .map(({ fare, km }) => fare / km)
  expect(middleOf(perKm)).toBeGreaterThan(least)
  expect(middleOf(perKm)).toBeLessThan(most)
})

test('suburban, MEMU and passenger trains: 10 to 35 rupees up to 105 km, and at most 35 paise a km beyond', () => {
  const local = trains.filter(isLocal)
  expect(local.length).toBeGreaterThanOrEqual(12)
  const odd = local.filter(({ km, fares }) => {
    const fare = fares['2S'] ?? 0
    return fare < 10 || fare > (km <= 105 ? 35 : 0.35 * km)
  })
  expect(odd.map(({ name, km, fares }) => `${name}: ${km} km ${fares['2S']}`)).toEqual([])
})
