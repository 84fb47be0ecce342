import type { TourType } from '@saathi/shared/packages'
import { expect, test } from 'vitest'
import { loadDataset, type RailClass } from './dataset.ts'
import { ruledOutBy } from './season.ts'

// Rules and prices that every traveller in India knows, written down by hand: a data file that loses one is wrong.
const { destinations, departures } = loadDataset()
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

test.each([
  ['tawang', 'Inner Line Permit'],
  ['ziro', 'Inner Line Permit'],
  ['dzukou-kohima', 'Inner Line Permit'],
  ['imphal-loktak', 'Inner Line Permit'],
  ['gangtok-north-sikkim', 'Protected Area Permit'],
  ['lakshadweep-agatti', 'Lakshadweep entry permit'],
  ['leh-ladakh', 'environment fee'],
  ['kedarnath-badrinath', 'yatra registration'],
  ['vaishno-devi', 'yatra card'],
  ['ooty-coonoor', 'e-pass'],
  ['kodaikanal', 'e-pass'],
  ['matheran', 'entry tax'],
  ['corbett', 'zone permit'],
  ['ranthambore', 'safari permit'],
])('%s asks for its %s', (id, name) => {
  expect(placeOf(id).permits.some((permit) => permit.need && permit.name.includes(name))).toBe(true)
})

/** On shorter ways, suburban tickets and least fares differ. */
const SHORTEST_KM = 150

test('train fares: each is within a factor of two of other trains of its class and distance', () => {
  const fares = Object.values(departures).flatMap(({ rail }) =>
    [...rail.values()]
      .flat()
      .flatMap(({ from, to, km, classes, fares: by }) =>
        classes.map((railClass) => ({ name: `${from} ${to} ${railClass}`, railClass, km, fare: by[railClass] ?? 0 })),
      ),
  )
  const usual = (railClass: RailClass, km: number) => {
    const alike = fares.filter((each) => each.railClass === railClass)
    const near = alike.sort((a, b) => Math.abs(a.km - km) - Math.abs(b.km - km)).slice(0, 9)
    return near.map(({ fare, km: far }) => (fare * km) / far).sort((a, b) => a - b)[4] ?? 0
  }
  const odd = fares.filter(({ railClass, km, fare }) => {
    if (km < SHORTEST_KM) return false
    const share = fare / usual(railClass, km)
    return share < 0.5 || share > 2
  })
  expect(odd.map(({ name, km, fare }) => `${name}: ${km} km ${fare}`)).toEqual([])
})
