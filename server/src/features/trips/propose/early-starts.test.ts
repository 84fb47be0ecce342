import { schedule } from '@saathi/shared/trips/schedule'
import type { TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { describeTrip } from './describe-trip.ts'
import { proposeTrip } from './propose-trip.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-22T09:00:00+05:30')
const minute = (hour: number) => hour * 60

/** The timed items of the day of a sight. */
function dayOf(sight: string, request: TripRequest) {
  const trip = proposeTrip(dataset, request, NOW)
  if (!trip) throw new Error('nothing proposed')
  const { placeId, from, people, startDate = null, month = null, type = null } = request
  const facts = { placeId, from, people, startDate, month, type, dayCount: trip.dayCount, items: trip.items }
  const items = trip.items.map((item, at) => ({ ...item, id: String(at), version: 1, removed: false }))
  const days = schedule({ ...describeTrip(dataset, facts, '2026-11-22'), ...trip, startDate, items })
  const day = days.find((each) => each.items.some(({ item }) => item.highlight === sight))
  if (!day) throw new Error(`no ${sight}`)
  const at = day.items.findIndex(({ item }) => item.highlight === sight)
  return { items: day.items, at, visit: day.items[at] as (typeof day.items)[number] }
}

describe('a walk of four hours up to a shrine that shuts early', () => {
  const request = {
    placeId: 'valley-of-flowers',
    from: 'ahmedabad',
    people: 1,
    days: 6,
    startDate: '2027-07-04',
  } as const
  const { items, at, visit } = dayOf('Hemkund Sahib', { ...request, type: 'adventure' })

  test('before it: one eats a bite', () => {
    expect(visit.item.note).toMatch(/set off at about 0\d:\d\d: eat a bite before/)
  })

  test('after it: one has breakfast, and goes down without waiting for the hour of lunch', () => {
    const after = items.slice(at + 1).filter(({ item }) => item.minutes > 0)
    expect(after[0]?.item.title).toBe('Breakfast')
    expect(after[1]?.leg?.minutes).toBeGreaterThan(180)
    expect(visit.item.note).toContain('lunch along')
  })
})

test('a boat for birds and beasts: leaves at the first hour of its gate, and breakfast is after it', () => {
  const request = { placeId: 'periyar', from: 'jaipur', people: 2, days: 3, month: 1 } as const
  const { items, at, visit } = dayOf('Periyar lake boat', request)
  expect(visit.start).toBeLessThanOrEqual(minute(7.75))
  const breakfast = items.findIndex(({ item }) => item.title === 'Breakfast')
  expect(breakfast).toBeGreaterThan(at)
})

test('a boat for birds and beasts with seniors: is after an early breakfast at the hotel', () => {
  const request = { placeId: 'periyar', from: 'jaipur', people: 2, days: 3, month: 1, seniors: 2 } as const
  const { items, at } = dayOf('Periyar lake boat', request)
  const breakfast = items.findIndex(({ item }) => item.title === 'Breakfast')
  expect(breakfast).toBeLessThan(at)
})

test('a sight from nine on a hot day, half an hour away: is after a breakfast before eight', () => {
  const request = { placeId: 'puducherry', from: 'hyderabad', people: 2, days: 3, startDate: '2027-04-08' } as const
  const { items, at } = dayOf('Auroville and Matrimandir viewing point', {
    ...request,
    type: 'culinary',
    budget: '50000',
  })
  const breakfast = items.find(({ item }) => item.title === 'Breakfast')
  expect(items.indexOf(breakfast!)).toBe(at - 1)
  expect(breakfast?.start).toBeLessThan(minute(8))
})
