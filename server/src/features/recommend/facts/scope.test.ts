import { months } from '@saathi/shared/lib/messages/en/days'
import { describe, expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import { loadDataset } from './dataset.ts'
import { isFor, type Reader } from './scope.ts'
import { pitchIn } from './season.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')

describe('a sentence of the facts', () => {
  const trip: Reader = { type: 'beaches', month: 4, party: { people: 2 }, way: 'rail', starting: 'bangalore' }

  test('is for all trips without a word on whom it is for', () => expect(isFor({}, trip)).toBe(true))

  test.each([
    ['a month', { months: [4, 5] }, { months: [12, 1] }],
    ['a kind of trip', { types: ['beaches' as const] }, { types: ['adventure' as const] }],
    ['a starting city', { starting: ['bangalore' as const] }, { starting: ['chennai' as const] }],
    ['a way', { way: 'rail' as const }, { way: 'air' as const }],
  ])('for %s is for those trips alone', (_, mine, others) => {
    expect(isFor(mine, trip)).toBe(true)
    expect(isFor(others, trip)).toBe(false)
  })

  test('for children is for parties with one of that age', () => {
    const party = { people: 3, childrenAges: [9] }
    expect(isFor({ under: 14 }, { ...trip, party })).toBe(true)
    expect(isFor({ under: 8 }, { ...trip, party })).toBe(false)
    expect(isFor({ under: 14 }, trip)).toBe(false)
  })

  test('is kept from nobody whose party and way are not known', () => {
    expect(isFor({ under: 14, way: 'air', starting: ['delhi'] }, { type: 'beaches', month: 4 })).toBe(true)
  })
})

const MONTH = new RegExp(`\\b(${months.join('|')})\\b`, 'g')
/** A month that is only one end of the time, or an extreme of it. */
const OPEN_SPELL = /\b(from [A-Z][a-z]+ to the end|even in [A-Z][a-z]+|also in early [A-Z][a-z]+)/g
const SEASON =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|winter|monsoons?|rains|summer|Ramzan|Diwali|Holi|Puja|New Year|Christmas|Onam|Pongal|Navratri|Urs|Mela)\b/
/** What has its year is news. */
const OF_ALL_YEAR = /\d{4}|\bmost often\b/

describe('the facts of a place', () => {
  test('have the months of each sentence that names a season or a festival', () => {
    const untold = dataset.destinations.flatMap(({ id, closures, health_safety, uncertain }) =>
      [...closures.filter(({ from }) => !from), ...health_safety, ...uncertain]
        .filter(({ what, months }) => !months && SEASON.test(what) && !OF_ALL_YEAR.test(what))
        .map(({ what }) => `${id}: ${what}`),
    )
    expect(untold).toEqual([])
  })

  test('tell of one month alone in no other', () => {
    const elsewhere = dataset.destinations.flatMap(({ id, health_safety }) =>
      health_safety
        .filter(({ what, months = [] }) => {
          const named = OF_ALL_YEAR.test(what) ? [] : (what.replace(OPEN_SPELL, '').match(MONTH) ?? [])
          return named.length === 1 && months.length > 1
        })
        .map(({ what }) => `${id}: ${what}`),
    )
    expect(elsewhere).toEqual([])
  })

  test('praise no green hills and waterfalls of the rain after October', () => {
    const late = dataset.destinations.flatMap((place) =>
      place.types.flatMap((type) =>
        [11, 12, 1, 2].flatMap((month) => {
          const pitch = pitchIn(place, type, month) ?? ''
          return /(green|greenest|waterfalls) (just )?after the rain\b/.test(pitch)
            ? [`${place.id} ${month}: ${pitch}`]
            : []
        }),
      ),
    )
    expect(late).toEqual([])
  })

  test('praise a place by no hours from a city, which are those of one way alone', () => {
    const told = dataset.destinations.flatMap(({ id, pitch }) =>
      Object.values(pitch).flatMap(({ text }) => (/\bhours?\b.* from the city\b/.test(text) ? [`${id}: ${text}`] : [])),
    )
    expect(told).toEqual([])
  })

  test('keep sentences for the types that the place has', () => {
    const foreign = dataset.destinations.flatMap(({ id, types, closures, health_safety, uncertain }) =>
      [...closures, ...health_safety, ...uncertain]
        .filter((row) => row.types?.some((type) => !types.includes(type)))
        .map(({ what }) => `${id}: ${what}`),
    )
    expect(foreign).toEqual([])
  })
})

describe('a result', () => {
  const rows = (of: object) =>
    recommend(
      dataset,
      { budget: '100000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches', ...of },
      NOW,
    ).items.map(({ notes, cautions }) => [...cautions, ...(notes ?? [])].join(' '))

  test('by train says nothing of doubtful flights', () => {
    const told = rows({ by: 'rail', month: 2 })
    expect(told.length).toBeGreaterThan(2)
    for (const text of told) expect(text).not.toMatch(/\bflights to\b/)
  })

  test('of April says nothing of prices at New Year, and one of December does', () => {
    expect(rows({ month: 4 }).join()).not.toContain('New Year')
    expect(rows({ month: 12 }).join()).toContain('hire prices at New Year')
  })

  test('for adults says nothing of the age for rafting', () => {
    const asked = { preference_type: 'adventure', starting_location: 'delhi', month: 3 }
    expect(rows(asked).join()).not.toContain('from age 14')
    expect(rows({ ...asked, adults: 2, childrenAges: [13] }).join()).toContain('from age 14')
  })
})
