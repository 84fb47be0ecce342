import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { risesSlowly } from '../../recommend/routes/height.ts'
import {
  areTownsSeen,
  arrivalTown,
  atArrival,
  isNear,
  leastNights,
  townChoices,
  townsByDay,
  townsOf,
  waysBetween,
} from './bases.ts'
import { proposeTrip } from './propose-trip.ts'

const withTowns = loadDataset().destinations.flatMap((place) => (place.bases ? [{ place, bases: place.bases }] : []))
const placeOf = (id: string) => {
  const found = withTowns.find(({ place }) => place.id === id)
  if (!found) throw new Error(`${id} has no towns.`)
  return found
}
const HIGH = 3000

describe('the towns of the facts', () => {
  test.each(withTowns.map(({ place, bases }) => [place.id, place, bases] as const))(
    '%s: each list of nights is joined by ways, rises slowly, and rests where one arrives high',
    (_, place, bases) => {
      for (const names of bases.nights) {
        const towns = names.map((name) => bases.bases.find((base) => base.name === name)!)
        expect([names, risesSlowly(towns.map(({ elevation_m }) => elevation_m))]).toEqual([names, true])
        for (const [night, { name }] of towns.entries()) {
          const before = towns[night - 1]
          if (before && before.name !== name)
            expect([name, waysBetween(bases, before.name, name, []).length > 0]).toEqual([name, true])
        }
        if ((towns[0]?.elevation_m ?? 0) >= HIGH && towns.length > 1) expect(towns[1]?.name).toBe(towns[0]?.name)
      }
      const sights = place.highlights.map(({ name }) => name)
      for (const name of [...bases.sights.map((sight) => sight.name), ...(bases.passed ?? [])])
        expect(sights).toContain(name)
      for (const { needs } of place.highlights)
        if (needs && 'nights_at' in needs)
          expect(
            [...bases.bases, ...(bases.ways_in ?? []).flatMap(({ breaks }) => breaks)].map(({ name }) => name),
          ).toContain(needs.nights_at)
    },
  )

  test('no town is called by the name of its region', () => {
    const regions = withTowns.flatMap(({ place }) => [place.name, place.state])
    for (const { bases } of withTowns)
      for (const { name } of bases.bases) expect(regions).not.toContain(`${name} valley`)
    expect(placeOf('valley-of-flowers').bases.bases.map(({ name }) => name)).toEqual(['Govindghat', 'Ghangaria'])
  })
})

describe('townsOf', () => {
  test('any place, nights and months: so many towns, from the arrival to the arrival, open then, and rising slowly; or none', () => {
    const asked = fc.record({
      at: fc.nat({ max: withTowns.length - 1 }),
      nights: fc.integer({ min: 0, max: 12 }),
      month: fc.integer({ min: 1, max: 12 }),
    })
    fc.assert(
      fc.property(asked, ({ at, nights, month }) => {
        const { place, bases } = withTowns[at]!
        const towns = townsOf(place, nights, [month])
        if (towns === null) return leastNights(place) > 0
        const open = (name: string) => bases.bases.find((base) => base.name === name)?.months ?? [month]
        return (
          towns.length === nights &&
          risesSlowly(towns.map(({ elevation_m }) => elevation_m)) &&
          [towns[0], towns.at(-1)].every((town) => town === undefined || town.name === bases.arrival) &&
          towns.every(({ name }) => name === bases.arrival || open(name).includes(month))
        )
      }),
      { numRuns: 500 },
    )
  })

  test('a place with one town: that town each night', () => {
    const agra = loadDataset().destinations.find(({ id }) => id === 'agra')!
    expect(townsOf(agra, 3, [1])?.map(({ name }) => name)).toEqual(['Agra', 'Agra', 'Agra'])
    expect(atArrival(agra)).toBe(agra)
  })

  test('Leh in July: Pangong comes after two nights at Leh and one at Tangtse; in January, nothing', () => {
    const { place } = placeOf('leh-ladakh')
    expect(townsOf(place, 5, [7])?.map(({ name }) => name)).toEqual(['Leh', 'Leh', 'Tangtse', 'Hunder', 'Leh'])
    expect(townsOf(place, 9, [7])?.map(({ name }) => name)).toEqual([
      ...['Leh', 'Leh', 'Leh', 'Tangtse', 'Spangmik', 'Hunder', 'Leh', 'Leh', 'Leh'],
    ])
    expect(townsOf(place, 5, [7, 11])).toBeNull()
    expect(townsOf(place, 3, [7])).toBeNull()
  })
})

describe('towns from which nothing would be seen', () => {
  const NOW = new Date('2026-11-22T09:00:00+05:30')

  test('Kevadia before a Monday, when its sights are shut: its night is at Ahmedabad, and on a Friday it is not', () => {
    const request = { placeId: 'ahmedabad-kevadia', from: 'delhi', days: 3, people: 2 } as const
    const nightsFrom = (startDate: string) => {
      const items = proposeTrip(loadDataset(), { ...request, startDate }, NOW)?.items ?? []
      const nights = items.filter(({ kind, title }) => kind === 'stay' && title.startsWith('Night in'))
      return nights.map(({ title }) => title.split(', ').at(-1))
    }
    expect(nightsFrom('2027-06-19')).toEqual(['Ahmedabad', 'Ahmedabad', 'Ahmedabad'])
    expect(nightsFrom('2027-06-17')).toEqual(['Ahmedabad', 'Kevadia', 'Ahmedabad'])
  })

  test('townChoices: the longest list of nights is the first, and the town of the arrival alone the last', () => {
    const { place } = placeOf('indore')
    const choices = townChoices(place, 5, [3]).map((towns) => towns.map(({ name }) => name))
    expect(choices[0]).toEqual(['Indore', 'Ujjain', 'Mandu', 'Omkareshwar', 'Indore'])
    expect(choices.at(-1)).toEqual(Array(5).fill('Indore'))
  })

  test('a place whose sights need nights elsewhere: has no choice without them', () => {
    const { place, bases } = placeOf('leh-ladakh')
    for (const towns of townChoices(place, 6, [7])) expect(towns.some(({ name }) => name !== bases.arrival)).toBe(true)
  })

  test('areTownsSeen: a sight of the town that is far from it, such as one on the way, is not enough', () => {
    const { place, bases } = placeOf('dwarka-somnath')
    const towns = townsOf(place, 3, [1]) ?? []
    const onSecond = (sight: string) => (night: number) => (night === 1 ? [sight] : [])
    expect(bases.nights[0]).toEqual(['Dwarka', 'Somnath', 'Dwarka'])
    expect(areTownsSeen(place, towns, onSecond('Somnath temple'))).toBe(true)
    expect(areTownsSeen(place, towns, onSecond('Kirti Mandir, Porbandar, on the way'))).toBe(false)
  })
})

test('townsByDay: one wakes where one slept, and the days of arrival and leaving are in the town of the arrival', () => {
  const { place } = placeOf('kedarnath-badrinath')
  const towns = townsByDay(place, 1, { nights: townsOf(place, 3, [6]) ?? [], goes: arrivalTown(place) }, [6])
  const names = (day: number) => [towns(day).wakes.name, towns(day).sleeps.name]
  expect([0, 1, 2, 3, 4].map(names)).toEqual([
    ['Guptkashi', 'Guptkashi'],
    ['Guptkashi', 'Guptkashi'],
    ['Guptkashi', 'Kedarnath'],
    ['Kedarnath', 'Guptkashi'],
    ['Guptkashi', 'Guptkashi'],
  ])
  expect(towns(2).ways.map(({ by }) => by)).toEqual(['road', 'walk'])
})

test('isNear: a sight of a town on the days that begin or end there, one that is the way never', () => {
  const { place, bases } = placeOf('valley-of-flowers')
  const [govindghat, ghangaria] = bases.bases
  if (!govindghat || !ghangaria) throw new Error('no towns')
  expect(isNear(place, 'Hemkund Sahib', ghangaria, ghangaria)).toBe(true)
  expect(isNear(place, 'Hemkund Sahib', govindghat, govindghat)).toBe(false)
  expect(isNear(place, 'Walk from Pulna along the Lakshman Ganga', govindghat, ghangaria)).toBe(false)
})

describe('the way in to Spiti, 3,700 m high', () => {
  const NOW = new Date('2026-11-22T09:00:00+05:30')
  const spiti = { placeId: 'spiti', people: 2, days: 8, month: 7 } as const
  const nightsFrom = (from: 'delhi' | 'bangalore') =>
    (proposeTrip(loadDataset(), { ...spiti, from }, NOW)?.items ?? []).filter(({ kind }) => kind === 'stay')
  const townsFrom = (from: 'delhi' | 'bangalore') =>
    nightsFrom(from).map(({ title }) => title.replace(/.*, (in )?/, ''))

  test('from Chandigarh: is broken low, begins at Tabo with a day of rest, and goes on to Kaza and Losar', () => {
    expect(townsFrom('delhi')).toEqual([
      ...['Chandigarh', 'Reckong Peo', 'Tabo', 'Tabo', 'Kaza', 'Losar', 'Kaza', 'Tabo', 'Rampur Bushahr'],
    ])
  })

  test('from Kullu over Kunzum La: sleeps at Manali, says how high it climbs, and sleeps at Tabo before Kaza', () => {
    const towns = townsFrom('bangalore')
    expect(towns.slice(0, 4)).toEqual(['Manali', 'Tabo', 'Tabo', 'Kaza'])
    expect(towns.at(-1)).toBe('Manali')
    const items = proposeTrip(loadDataset(), { ...spiti, from: 'bangalore' }, NOW)?.items ?? []
    expect(items.find(({ title }) => title === 'On to Tabo')?.note).toBe(
      'The highest point is at 4,551 m. Take breakfast and lunch along, or eat on the way.',
    )
  })

  test('no day of a drive that is broken: takes more hours than the facts allow', () => {
    for (const from of ['delhi', 'bangalore'] as const) {
      const items = proposeTrip(loadDataset(), { ...spiti, from }, NOW)?.items ?? []
      for (const { minutes } of items.filter(({ by }) => by === 'road')) expect(minutes).toBeLessThanOrEqual(11.25 * 60)
    }
  })

  test('a month in which Kunzum La is usually open and Losar is not: no night there', () => {
    const { place } = placeOf('spiti')
    expect(townsOf(place, 7, [10])?.map(({ name }) => name)).not.toContain('Losar')
    expect(townsOf(place, 7, [8])?.map(({ name }) => name)).toContain('Losar')
    expect(townsOf(place, 7, [12])).toBeNull()
  })
})
