import type { TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { describeTrip } from './describe-trip.ts'
import { journeyWarnings } from './journey-warnings.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const train = (day: number, weekdays: string) => ({
  day,
  kind: 'travel' as const,
  note: `This train leaves on ${weekdays} only.`,
  fixedStart: 1200,
  minutes: 600,
})
const visits = (...days: number[]) =>
  days.map((day) => ({ day, kind: 'visit' as const, note: '', fixedStart: null, minutes: 60 }))

function outlookOf(request: Omit<TripRequest, 'type'> & { type?: TripRequest['type'] }) {
  const { items = [], dayCount = 0 } = proposeTrip(loadDataset(), request, NOW) ?? {}
  const { startDate = null, month = null, type = null } = request
  return describeTrip(loadDataset(), { ...request, startDate, month, type, dayCount, items }, '2026-11-22')
}

describe('the trains of a trip without dates', () => {
  const items = [train(0, 'Tuesdays, Saturdays, Sundays'), ...visits(1, 2), train(2, 'Thursdays, Fridays, Sundays')]

  test('both run on few weekdays: the trip starts on those that suit both', () => {
    expect(journeyWarnings(items, 4, null)).toEqual(['For its trains, this trip starts on Tuesdays only.'])
  })

  test('none suits both: says so', () => {
    expect(journeyWarnings([train(0, 'Mondays'), ...visits(1, 2), train(2, 'Mondays')], 4, null)).toEqual([
      expect.stringMatching(/^No weekday suits/),
    ])
  })

  test('dates are known, or the trains run daily: nothing', () => {
    expect(journeyWarnings(items, 4, '2027-01-05')).toEqual([])
    expect(journeyWarnings(visits(0, 1), 2, null)).toEqual([])
  })
})

describe('a trip that is mostly on the way', () => {
  test('half of the waking hours of six days: is told first', () => {
    const sundarbans: TripRequest = {
      ...{ placeId: 'sundarbans', from: 'mumbai', people: 4, days: 2, startDate: '2027-01-26' },
      ...{ type: 'wildlife', budget: '20000' },
    }
    expect(outlookOf(sundarbans).warnings[0]).toBe(
      '3 of the 6 days of this trip are for the way there and back: stay longer, or go to a place that is nearer.',
    )
  })

  test('a night on board there and back of a full day: is not told, long days of a train are', () => {
    const ride = (day: number, fixedStart: number, minutes: number) => ({
      ...{ day, kind: 'travel' as const, note: '', fixedStart, minutes },
    })
    const nights = [ride(0, 1260, 560), ...visits(1), ride(1, 1230, 560)]
    expect(journeyWarnings(nights, 3, '2027-02-10')).toEqual([])
    const long = [ride(0, 480, 1800), ...visits(2), ride(3, 480, 1800)]
    expect(journeyWarnings(long, 5, '2027-02-10')).toEqual([expect.stringMatching(/^3 of the 5 days/)])
  })

  test('a night train there and back for a week: nothing', () => {
    expect(journeyWarnings(visits(1, 2, 3, 4, 5, 6), 8, null)).toEqual([])
  })
})

describe('what one takes along and applies for', () => {
  const stay = { from: 'hyderabad', people: 4, days: 5, startDate: '2027-02-28', seniors: 2 } as const
  const kohima = { ...stay, placeId: 'dzukou-kohima' }

  test('hills of the north in early spring: a warm layer, and no clothes for the heat', () => {
    const packed = outlookOf(kohima).checklist.map(({ id }) => id)
    expect([packed.includes('warm-layer'), packed.includes('sun')]).toEqual([true, false])
  })

  test('days without the walk to which a permit belongs: have no such permit', () => {
    const permits = outlookOf(kohima).permits.join()
    expect(permits).toContain('Inner Line Permit')
    expect(permits).not.toContain('youth association')
  })

  test('a pine forest: wants no binoculars', () => {
    const vagamon = outlookOf({ placeId: 'vagamon', from: 'jaipur', people: 1, days: 1, startDate: '2027-02-13' })
    expect(vagamon.checklist.map(({ id }) => id)).not.toContain('forest')
  })
})
