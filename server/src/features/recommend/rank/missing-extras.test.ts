import { DREAM_TRIP_DEFAULTS, type DreamTrip } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { costLinesFor } from '../cost/cost.ts'
import { type Destination, type Extra, loadDataset } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { kindReason, sightsReason } from '../text/kind-reason.ts'
import { partyPenalty } from './party.ts'
import { rank } from './rank.ts'
import { offerFor } from './travel-option.ts'

const dataset = loadDataset()
const goa = dataset.destinations.find(({ id }) => id === 'north-goa')!
const asked: DreamTrip = {
  ...DREAM_TRIP_DEFAULTS,
  budget: '75000',
  starting_location: 'mumbai',
  group_size: '2',
  preference_type: 'adventure',
  month: 1,
}

const extra = (item: string, given: Partial<Extra> = {}): Extra => ({ item, inr: [500, 700], per: 'person', ...given })
const upTo60 = { ages: { to: 60, source: 'estimate' as const } }

/** What is offered of a place with such extras. */
function offered(extras: Extra[], given: Partial<DreamTrip> = {}, facts: Partial<Destination> = {}) {
  const place: Destination = {
    ...goa,
    types: ['adventure'],
    pitch: { adventure: { text: 'Rafting on the river, and a ridge to climb.' } },
    highlights: [{ name: 'Rafting from the bridge' }, { name: 'Forest walk' }, { name: 'Fort' }, { name: 'Tank' }],
    closures: [],
    health_safety: [],
    typical_extras_inr: extras,
    ...facts,
  }
  const trip = parseTrip({ ...asked, ...given }, new Date('2026-11-20T06:30:00Z'))
  const offer = offerFor(dataset, trip, place)!
  const { option } = offer
  const { lodging, days, nights, journey, leftOut } = option
  const { keepsCar } = journey
  const stay = { dataset, place, type: trip.type, month: 1, ...trip.party, lodging, days, nights, keepsCar, leftOut }
  const { fit } = rank(trip, offer)
  return {
    reason: kindReason(trip, offer),
    sights: sightsReason(trip, offer, []),
    score: fit.parts.find(({ name }) => name === 'type')!.score,
    off: fit.penalties?.find(({ name }) => name === 'purpose')?.points ?? 0,
    points: partyPenalty(trip, offer),
    labels: costLinesFor(stay, journey).map(({ label }) => label),
  }
}

describe('an activity that the bill does not have', () => {
  const rafting = extra('rafting of 9 km', upTo60)

  test('too hard for all: is neither praised nor shown, and takes points off the match', () => {
    const [young, old] = [offered([rafting]), offered([rafting], { seniors: 2 })]
    expect(young).toMatchObject({ reason: 'Rafting on the river, and a ridge to climb.' })
    expect(young.sights).toContain('Rafting')
    expect(old).toMatchObject({ reason: 'For adventures: Forest walk.', sights: 'To see: Forest walk; Fort; Tank.' })
    expect([old.score, young.off, old.off]).toEqual([young.score / 2, 0, 20])
  })

  test('too dear: is not praised for its guide, and takes points off, fewer where there is another', () => {
    const [withGuide, kayak] = [extra('rafting trip with guide', { inr: [90_000, 90_000] }), extra('kayak on the lake')]
    const [alone, beside] = [offered([withGuide]), offered([withGuide, kayak])]
    expect(alone.reason).toBe('For adventures: Forest walk.')
    expect([alone.off, beside.off]).toEqual([20, 0])
    expect([alone.score, beside.score]).toEqual([beside.score, offered([rafting]).score / 2])
  })

  test('too dear, where the outing is not the trip: takes half of what one goes for', () => {
    const temple = { types: ['historical' as const], pitch: { historical: { text: 'A fort by the river.' } } }
    const asked = { preference_type: 'historical' as const }
    const boat = (inr: [number, number]) => offered([extra('boat to the fort', { inr })], asked, temple)
    expect(boat([90_000, 90_000])).toMatchObject({ score: boat([500, 500]).score / 2, off: 0 })
  })

  test('too hard for one of two: is praised, as the other goes', () => {
    expect(offered([rafting], { seniors: 1 }).reason).toBe('Rafting on the river, and a ridge to climb.')
  })

  test('for hotel guests only: is not praised to those in a guest house, except where they have another', () => {
    const dear = extra('rafting with the hotel', { tiers: ['mid', 'premium'] })
    const cheap = extra('seat for rafting', { tiers: ['dorm', 'budget'] })
    expect(offered([dear], { stay: 'mid' }).reason).toMatch(/^Rafting/)
    expect(offered([dear], { stay: 'budget' }).reason).toBe('For adventures: Forest walk.')
    expect(offered([dear, cheap], { stay: 'budget' }).reason).toMatch(/^Rafting/)
  })
})

describe('a steep walk', () => {
  const guide = extra('guide for the ridge', { per: 'group', seats: 6, optional: true })
  const steep = { steep_for: ['adventure' as const] }

  test('with seniors alone: bills no guide, is not praised, and loses more points than with one', () => {
    const [one, all] = [offered([guide], { seniors: 1 }, steep), offered([guide], { seniors: 2 }, steep)]
    expect([one.labels.includes('Guide for the ridge'), all.labels.includes('Guide for the ridge')]).toEqual([
      true,
      false,
    ])
    expect([one.reason === null, all.reason]).toEqual([false, null])
    expect(all.points).toBe(one.points + 10)
  })
})
