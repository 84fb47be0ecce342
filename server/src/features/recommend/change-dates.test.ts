import { daysBetween, longWeekends } from '@saathi/shared/lib/holidays'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { otherDatesFor } from './change-dates.ts'
import { recommend } from './engine.ts'
import { loadDataset } from './facts/dataset.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const ask = (request: DreamTrip) => recommend(dataset, request, NOW)

describe('a request with dates that nothing fits', () => {
  test.each([
    ['2027-05-22', '2027-05-26'],
    ['2027-07-10', '2027-07-13'],
  ])(
    '%s to %s: gets the nearest dates of the same weekdays, on which something fits',
    { timeout: 120_000 },
    (from, to) => {
      // All cities and types: seconds of CPU time, which other suites share.
      const changes = STARTING_LOCATIONS.flatMap((starting_location) =>
        PREFERENCE_TYPES.flatMap((preference_type) =>
          (['4', '6'] as const).flatMap((group_size) => {
            const budget = group_size === '4' ? '10000' : '30000'
            const { change } = ask({ budget, starting_location, group_size, preference_type, from, to })
            return change?.text.startsWith('Go on ') ? [change] : []
          }),
        ),
      )
      expect(changes.length).toBeGreaterThan(0)
      for (const { text, wish } of changes) {
        expect(daysBetween(wish.from!, wish.to!)).toBe(daysBetween(from, to))
        expect(Math.abs(daysBetween(from, wish.from!) - 1) % 7).toBe(0)
        expect(text).toContain(` ${spanOfDays(wish.from!, wish.to!)} instead: `)
        expect(ask(wish).items[0]?.fits).toBe(true)
      }
    },
  )

  test('is offered the other long weekends of its city, the nearest first, and none in the past', () => {
    const request: DreamTrip = {
      budget: '10000',
      starting_location: 'delhi',
      group_size: '4',
      preference_type: 'beaches',
      when: 'long-weekend',
    }
    const found = otherDatesFor(request, NOW)
    const known = longWeekends('2026-11-21', '2027-05-31', 'delhi').map(({ start, end }) => ({ from: start, to: end }))
    expect(found.slice(0, 2)).toEqual([
      { from: '2026-12-25', to: '2026-12-27' },
      { from: '2027-01-01', to: '2027-01-03' },
    ])
    expect(known).toEqual(expect.arrayContaining(found))
    expect(otherDatesFor({ ...request, when: undefined, from: '2026-11-28', to: '2026-11-29' }, NOW)[0]).toEqual({
      from: '2026-12-05',
      to: '2026-12-06',
    })
    expect(otherDatesFor({ ...request, when: undefined }, NOW)).toEqual([])
  })
})
