import { describe, expect, test } from 'vitest'
import { type City, loadDataset, type Tier } from './dataset.ts'
import { chooseMode } from './mode.ts'
import { nightsFor, waysFor } from './travel.ts'

const dataset = loadDataset()
const placeOf = (id: string) => dataset.destinations.find((place) => place.id === id)!

const leg = (from: City, id: string, { people = 2, tier = 'budget' as Tier, days = 0, month = 2 } = {}) => ({
  dataset,
  from,
  place: placeOf(id),
  party: { people, tier },
  when: { month, daysAhead: 30 },
  days: days || placeOf(id).ideal_days[0],
})
const choice = (...of: Parameters<typeof leg>) => chooseMode(leg(...of))

describe('the travel mode', () => {
  test('is a car for three people and under six hours', () => {
    expect(choice('delhi', 'agra', { people: 4 }).preferred).toMatchObject({
      mode: 'road',
      comfort: 'car',
      hours: 3.75,
    })
    expect(choice('mumbai', 'shirdi-nashik', { people: 6, tier: 'mid' }).preferred).toMatchObject({ comfort: 'SUV' })
  })

  test('is bus or train for one or two people, or when the car costs more', () => {
    expect(['bus', 'rail']).toContain(choice('delhi', 'agra', { people: 1 }).preferred.mode)
    const family = choice('delhi', 'agra', { people: 4 })
    expect(family.cheaper!.cost.typical).toBeLessThan(family.preferred.cost.typical)
  })

  test('is one tempo traveller for ten people', () => {
    const { preferred } = choice('chennai', 'puducherry', { people: 10, tier: 'mid' })
    expect(preferred).toMatchObject({ mode: 'road', comfort: 'tempo traveller' })
    expect(preferred.lines.some(({ counts }) => counts.some(([, one]) => one === 'tempo traveller'))).toBe(false)
  })

  test('is a night train that costs a third less than flying', () => {
    const { preferred, air } = choice('mumbai', 'north-goa')
    expect(preferred).toMatchObject({ mode: 'rail', to: 'Thivim', overnight: true })
    expect(preferred.hours).toBeGreaterThan(10)
    expect(preferred.hours).toBeLessThan(12)
    expect(preferred.cost.typical).toBeLessThan(0.7 * air.cost.typical)
  })

  test('is a flight when the train takes over sixteen hours, without an alternative', () => {
    expect(choice('mumbai', 'varanasi', { tier: 'mid' })).toMatchObject({ preferred: { mode: 'air' }, cheaper: null })
  })

  test('is never a twenty-hour train for two nights', () => {
    for (const tier of ['dorm', 'budget', 'mid', 'premium'] as const) {
      const { preferred, cheaper, rail } = choice('mumbai', 'jaisalmer', { people: 1, tier })
      expect(rail!.hours).toBeGreaterThan(18)
      expect(preferred.mode).toBe('air')
      expect(cheaper).toBeNull()
    }
  })

  test('is a train that long for a long stay on a low budget', () => {
    const { preferred, cheaper } = choice('kolkata', 'shillong-sohra', { people: 1, days: 6 })
    expect([preferred, cheaper].some((way) => way?.mode === 'rail')).toBe(true)
  })

  test('is only a flight for the islands', () => {
    for (const id of ['havelock-neil', 'lakshadweep-agatti'])
      expect(waysFor(leg('chennai', id))).toMatchObject({ road: null, bus: null, rail: null, air: { mode: 'air' } })
    expect(waysFor(leg('mumbai', 'leh-ladakh')).rail).toBeNull()
    expect(choice('chennai', 'havelock-neil').preferred.lastLeg).toMatchObject({ by: 'a ferry' })
  })

  test('is a flight when the budget covers the best rooms', () => {
    expect(choice('delhi', 'udaipur', { tier: 'premium' }).preferred.mode).toBe('air')
    expect(choice('delhi', 'manali', { tier: 'premium' }).preferred).not.toMatchObject({ mode: 'bus' })
  })

  test('is the overnight bus to Manali, which has no railway', () => {
    const { preferred } = choice('delhi', 'manali')
    expect(preferred).toMatchObject({ mode: 'bus', overnight: true })
    expect(preferred.hours).toBeLessThan(14.5)
  })
})

describe('the last leg', () => {
  test('is an auto for two, a cab for four, and a hired car or a shared jeep in the hills', () => {
    expect(choice('mumbai', 'north-goa').preferred.lastLeg).toMatchObject({ by: 'an auto', km: 20 })
    expect(choice('mumbai', 'north-goa', { people: 4 }).preferred.lastLeg).toMatchObject({ by: 'a cab' })
    expect(choice('kolkata', 'darjeeling').preferred.lastLeg).toMatchObject({ by: 'a shared jeep', km: 75 })
    expect(choice('kolkata', 'darjeeling', { tier: 'mid' }).preferred.lastLeg).toMatchObject({ by: 'a hired car' })
  })

  test('is the hired vehicle itself where one is taken for the whole circuit', () => {
    const spiti = (tier: Tier) => choice('delhi', 'spiti', { tier, month: 7 }).preferred.lastLeg
    expect(spiti('mid')).toMatchObject({ by: 'the hired 4x4', lines: [] })
    expect(spiti('budget')!.lines.length).toBeGreaterThan(0)
  })

  test('starts at the winter airport of Jaisalmer in winter only', () => {
    const landing = (month: number) => waysFor(leg('delhi', 'jaisalmer', { month })).air.to
    expect([landing(12), landing(7)]).toEqual(['Jaisalmer', 'Jodhpur'])
  })
})

describe('the number of nights', () => {
  test('is one less than the days after a short or overnight journey', () => {
    expect(nightsFor({ hours: 3, overnight: false }, 3)).toBe(2)
    expect(nightsFor({ hours: 11, overnight: true }, 3)).toBe(2)
  })

  test('equals the days after a full day of travel, and is at least one', () => {
    expect(nightsFor({ hours: 9, overnight: false }, 3)).toBe(3)
    expect(nightsFor({ hours: 22, overnight: true }, 3)).toBe(3)
    expect(nightsFor({ hours: 3, overnight: false }, 1)).toBe(1)
  })
})
