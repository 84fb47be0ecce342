import { type DreamTrip, type Recommendations, STARTING_LOCATIONS } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { recommend } from '../engine.ts'
import { loadDataset } from '../facts/dataset.ts'
import { closuresIn, computeCrowd, shareOfPeriod } from '../facts/season.ts'
import { parseTrip } from '../parsed-trip.ts'

const db = useDatabase()
const server = useApp(db)
const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const requestOf = (given: Partial<DreamTrip>): DreamTrip => ({
  budget: '50000',
  starting_location: 'mumbai',
  group_size: '2',
  preference_type: 'beaches',
  ...given,
})
const ask = (given: Partial<DreamTrip>): Recommendations => recommend(dataset, requestOf(given), NOW)
const typesOf = (id: string) => dataset.destinations.find((place) => place.id === id)?.types ?? []

describe('a second interest', () => {
  test('more of the first three places are of both types', () => {
    const bothOf = (form: Partial<DreamTrip>, second: DreamTrip['preference_type'], asked: boolean) => {
      const { items } = ask({ ...form, second_type: asked ? second : undefined })
      return items.slice(0, 3).filter(({ id }) => typesOf(id).includes(second)).length
    }
    let gained = 0
    for (const starting_location of STARTING_LOCATIONS)
      for (const [preference_type, second] of [
        ['mountains', 'adventure'],
        ['beaches', 'spiritual'],
        ['historical', 'culinary'],
      ] as const) {
        const form = { starting_location, preference_type }
        const more = bothOf(form, second, true) - bothOf(form, second, false)
        expect(more).toBeGreaterThanOrEqual(0)
        gained += more
      }
    expect(gained).toBeGreaterThan(5)
  })

  test('is ignored when it is the first one', () => {
    expect(ask({ second_type: 'beaches' })).toEqual(ask({}))
  })
})

describe('dates', () => {
  test('give the month of the season, the days ahead and the longest stay', () => {
    const trip = parseTrip(requestOf({ from: '2027-01-30', to: '2027-02-03', month: 6 }), NOW)
    expect(trip).toMatchObject({ when: { month: 2, daysAhead: 71, dates: { from: '01-30', to: '02-03' } }, maxDays: 5 })
    expect(parseTrip(requestOf({ from: '2027-01-30', to: '2027-02-03', days: 2 }), NOW).maxDays).toBe(2)
  })

  test('a closure or peak counts by the days of the trip, across the new year too', () => {
    const stay = (from: string, to: string) => ({ month: 12, dates: { from, to } })
    expect(shareOfPeriod(stay('12-24', '12-27'), '12-26', '01-05')).toBe(0.5)
    expect(shareOfPeriod(stay('12-30', '01-02'), '12-26', '01-05')).toBe(1)
    expect(shareOfPeriod(stay('12-06', '12-09'), '12-26', '01-05')).toBe(0)
    const place = dataset.destinations.find(({ peak }) => peak.some(([from]) => from.startsWith('12-2')))!
    const [from] = place.peak.find(([first]) => first.startsWith('12-2'))!
    expect(computeCrowd(place, stay(from, from))).toMatchObject({ share: 1 })
    const closing = dataset.destinations.find(({ closures }) => closures.some((closure) => closure.from && closure.to))!
    const closure = closing.closures.find((each) => each.from && each.to)!
    const share = closuresIn(closing, stay(closure.from!, closure.from!)).find(
      (each) => each.closure === closure,
    )?.share
    expect(share).toBe(1)
  })

  test('over Christmas a place costs at least as much as two weeks before, and some cost more', () => {
    const totals = (from: string, to: string) =>
      new Map(ask({ from, to, budget: '100000' }).items.map(({ id, totalRange }) => [id, totalRange.high]))
    const before = totals('2026-12-09', '2026-12-12')
    const rush = totals('2026-12-24', '2026-12-27')
    const shared = [...rush].filter(([id]) => before.has(id))
    expect(shared.length).toBeGreaterThan(0)
    expect(shared.some(([id, total]) => total > before.get(id)!)).toBe(true)
  })

  test('on a long weekend the answer says so', () => {
    const { items } = ask({ from: '2027-01-23', to: '2027-01-26', starting_location: 'delhi' })
    const texts = items.flatMap(({ cautions, notes = [] }) => [...cautions, ...notes])
    expect(texts.some((text) => text.toLowerCase().includes('long weekend (republic day)'))).toBe(true)
    const usual = ask({ from: '2027-01-12', to: '2027-01-14', starting_location: 'delhi' })
    expect(usual.items.flatMap(({ cautions }) => cautions).join()).not.toContain('ong weekend (')
  })

  test('a suggested change of month drops the dates', () => {
    const forms: Partial<DreamTrip>[] = [
      { preference_type: 'wildlife', budget: '10000', group_size: '4', from: '2027-07-10', to: '2027-07-13' },
      { preference_type: 'wildlife', budget: '10000', group_size: '4', from: '2027-06-12', to: '2027-06-15' },
    ]
    const changes = forms.flatMap((form) => {
      const { change } = ask({ ...form, starting_location: 'mumbai' })
      return change?.text.startsWith('Go in') ? [change.wish] : []
    })
    expect(changes.length).toBeGreaterThan(0)
    for (const wish of changes) expect([wish.from, wish.to, wish.when]).toEqual([undefined, undefined, undefined])
  })
})

describe('POST /api/recommend_travel', () => {
  const post = (payload: object) => server.app.inject({ method: 'POST', url: '/api/recommend_travel', payload })

  test('takes dates and a second interest besides the documented fields', async () => {
    const answer = await post(requestOf({ from: '2026-12-25', to: '2026-12-27', second_type: 'spiritual' }))
    expect(answer.statusCode).toBe(200)
  })

  test('a city without journeys: 400 that names the nearest with some, and nothing is billed', async () => {
    const answer = await post({ ...requestOf({}), starting_location: 'Nagpur' })
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'starting_location'])
    expect(answer.json().message).toMatch(/no journeys from Nagpur yet.*Hyderabad, \d+ km away/)
    expect(answer.body).not.toContain('recommendation')
  })

  test.each([
    ['one day only', { from: '2026-12-25' }, 'to'],
    ['the last day only', { to: '2026-12-25' }, 'from'],
    ['the last before the first', { from: '2026-12-25', to: '2026-12-24' }, 'to'],
    ['more than 14 days', { from: '2026-12-01', to: '2026-12-15' }, 'to'],
    ['no such day', { from: '2027-02-30', to: '2027-03-01' }, 'from'],
    ['no such weekend', { when: 'monday' }, 'when'],
    ['no such second interest', { second_type: 'sleeping' }, 'second_type'],
  ])('%s: 400 that names the field', async (_, given, field) => {
    const answer = await post({ ...requestOf({}), ...given })
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  })
})
