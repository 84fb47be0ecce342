import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { offerFor } from './travel-option.ts'

const dataset = loadDataset()
const wayTo = (id: string, given: Partial<DreamTrip>) => {
  const asked = { budget: '100000', starting_location: 'bangalore', group_size: '2', month: 1 } as const
  const trip = parseTrip({ ...asked, preference_type: 'mountains', ...given }, new Date('2026-11-20T06:30:00Z'))
  return offerFor(dataset, trip, dataset.destinations.find((place) => place.id === id)!)!.option.journey
}

describe('without a limit', () => {
  const velankanni = { starting_location: 'chennai', preference_type: 'spiritual', days: 2 } as const

  test('a night bus: is taken only where it is asked for, or nothing else is there as soon', () => {
    expect(wayTo('velankanni', velankanni).mode).not.toBe('bus')
    expect(wayTo('velankanni', { ...velankanni, by: 'bus' }).mode).toBe('bus')
    expect(wayTo('velankanni', { ...velankanni, budget: '20000' }).mode).toBe('bus')
  })

  test('a night bus: is taken by ten with little a head where a car takes longer', () => {
    const ten = { starting_location: 'delhi', preference_type: 'adventure', month: 4, adults: 10, days: 6 } as const
    expect(wayTo('manali', ten)).toMatchObject({ mode: 'bus', overnight: true })
  })

  test('one alone: hires no car where a night bus or train goes', () => {
    const alone = { group_size: '1', days: 5 } as const
    expect(wayTo('ganpatipule', { ...alone, starting_location: 'pune', preference_type: 'beaches' }).mode).toBe('bus')
    expect(wayTo('dudhwa', { ...alone, starting_location: 'delhi', preference_type: 'wildlife' }).mode).toBe('rail')
  })

  test('two for whom a train with a car from the station is best: are put on no dearer plane', () => {
    const two = { starting_location: 'chennai', days: 5 } as const
    expect(wayTo('periyar', { ...two, preference_type: 'wildlife' }).mode).not.toBe('air')
    expect(wayTo('rameswaram-madurai', { ...two, preference_type: 'spiritual' }).mode).not.toBe('air')
  })

  test.each(['coorg', 'ooty-coonoor'])('eight people to %s: hire their vehicle at home, and not at a station', (id) => {
    const eight = { adults: 8, days: 7 }
    expect(wayTo(id, eight).mode).toBe('road')
    expect(wayTo(id, { ...eight, by: 'rail' }).mode).toBe('rail')
  })
})
