import { addDays } from '@saathi/shared/lib/holidays'
import { type DreamTrip, PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { recommend } from './engine.ts'
import { loadDataset } from './facts/dataset.ts'
import { parseTrip } from './parsed-trip.ts'
import { offersFor } from './rank/shortlist.ts'
import { daysOfTravel } from './travel/time-away.ts'

const server = useApp(useDatabase())
const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const FROM = '2027-02-05'
const form: DreamTrip = { budget: '50000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' }
const forms = STARTING_LOCATIONS.flatMap((starting_location) =>
  PREFERENCE_TYPES.map((preference_type): DreamTrip => ({ ...form, starting_location, preference_type })),
)
const TOO_FEW = /^Your .* too few: the journey takes/

describe('no month', () => {
  test('the total is clear of a rush of some days, and says so; in the month that was asked for it counts it', () => {
    const itemOf = (given: Partial<DreamTrip>) =>
      recommend(dataset, { ...form, budget: '75000', ...given }, NOW).items.find(({ id }) => id === 'north-goa')!
    const [any, asked] = [itemOf({}), itemOf({ month: 12 })]
    const rooms = (item: typeof any) => item.costLines.find(({ part }) => part === 'accommodation')!.formula
    expect([/busy/.test(rooms(any)), /busy weeks/.test(rooms(asked))]).toEqual([false, true])
    expect(any.cautions.join(' ')).not.toMatch(/^Busy from/m)
    expect(any.notes).toContain(
      'From 18 Dec to 5 Jan (Christmas and the New Year) rooms cost more; the total is for other days.',
    )
  })
})

describe('exact dates', () => {
  test.each([1, 2, 3, 5, 8])('%i of them hold the days at the place, its nights and the journey', (length) => {
    const dates = { from: FROM, to: addDays(FROM, length - 1) }
    const options = forms.flatMap((each) => {
      const offers = offersFor(dataset, parseTrip({ ...each, ...dates }, NOW))
      const { items } = recommend(dataset, { ...each, ...dates }, NOW)
      return items.some(({ cautions }) => cautions.some((text) => TOO_FEW.test(text))) ? [] : offers
    })
    expect(options.length).toBeGreaterThan(5)
    for (const { place, option } of options) {
      const { days, nights, journey } = option
      expect(days + daysOfTravel(journey), `${place.id}: ${journey.mode}`).toBeLessThanOrEqual(length)
      expect(nights, `${place.id}: ${journey.mode}`).toBeLessThan(length)
    }
  })

  test('one day is a day trip, or is said to be too short', () => {
    for (const each of forms) {
      const { items } = recommend(dataset, { ...each, from: FROM, to: FROM }, NOW)
      for (const { nights, cautions, id } of items)
        expect(nights === 0 || cautions.some((text) => TOO_FEW.test(text)), id).toBe(true)
    }
  })

  test('the journey is taken off the stay, and the answer says so', () => {
    const four = { from: FROM, to: addDays(FROM, 3) }
    const items = PREFERENCE_TYPES.flatMap((preference_type) => {
      const request: DreamTrip = { ...form, starting_location: 'kolkata', preference_type, ...four }
      return recommend(dataset, request, NOW).items
    })
    const flown = items.find(
      ({ mode, days, doorToDoorHours }) => mode === 'air' && days === 3 && doorToDoorHours! <= 10,
    )
    expect(flown?.nights).toBe(3)
    expect(flown?.notes).toContain('Of your four days, one goes on the journey.')
  })

  test('a night journey takes the first and the last day', () => {
    const items = PREFERENCE_TYPES.flatMap((preference_type) => {
      const request: DreamTrip = { ...form, starting_location: 'kolkata', preference_type }
      return recommend(dataset, { ...request, from: '2027-02-08', to: '2027-02-11' }, NOW).items
    })
    const byNight = items.find(({ travel_logistics: way }) => /^Night train/.test(way.recommended_transport))!
    expect(byNight.days).toBeLessThanOrEqual(2)
    expect(byNight.nights).toBe(1)
    expect(byNight.notes).toContain('Of your four days, two go on the journey.')
  })

  test('a weekend may begin with a night bus on Friday evening', () => {
    const request: DreamTrip = {
      ...form,
      starting_location: 'bangalore',
      group_size: '4',
      preference_type: 'adventure',
    }
    const { items } = recommend(dataset, { ...request, when: 'weekend' }, NOW)
    const wayanad = items.find(({ id }) => id === 'wayanad')!
    expect(wayanad).toMatchObject({ days: 2, nights: 1 })
    expect(wayanad.notes).toContain('Counted from the evening before, and back on the morning after.')
  })
})

describe('a first day in the past', () => {
  const past = { ...form, from: '2025-01-03', to: '2025-01-05' }
  const message = 'The first day is in the past.'

  test('REST: 400 that names the field', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/recommend_travel', payload: past })
    expect([answer.statusCode, answer.json().field, answer.json().message]).toEqual([400, 'from', message])
  })

  test('tRPC: 400 that names the field', async () => {
    const url = `/trpc/recommend.travel?input=${encodeURIComponent(JSON.stringify(past))}`
    const answer = await server.app.inject({ method: 'GET', url })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatchObject({ message, data: { field: 'from' } })
  })
})
