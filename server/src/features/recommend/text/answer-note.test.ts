import { describe, expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import type { Destination, RailRow } from '../facts/dataset.ts'
import { base, dataset, GOA, NOW, row, timed } from './sample-card.ts'

const other: Destination = {
  ...base,
  id: 'other',
  name: 'Other',
  railheads: base.railheads.map((railhead) => ({ ...railhead, code: 'OTHR', name: 'Other' })),
}

/** The answer for two places, each with a train of a timetable of that month. */
function answer(...checked: [string, string]) {
  const trains = ['THVM', 'OTHR'].map((to, at): [string, RailRow[]] => [
    to,
    [{ ...row, ...timed, to, checked: checked[at] }],
  ])
  const mumbai = { bus: new Map(), air: new Map(), rail: new Map(trains) }
  const departures = { ...dataset.departures, mumbai }
  return recommend({ ...dataset, destinations: [base, other], departures }, GOA, NOW)
}

describe('how old the train times of an answer are', () => {
  const GIVEN = 'Train times that are given were checked in December 2025'

  test('of trains with times and trains without: is one sentence for both', () => {
    const { note } = answer('2025-12', '2025-10')
    expect(note).toContain(
      `${GIVEN} against a third party’s copy of the timetable; look once more when you book, above all where none are given.`,
    )
    expect(note?.match(/Train times/g)).toHaveLength(1)
  })

  test('the cards of such trains: have times only of the one whose timetable was checked', () => {
    const { items } = answer('2025-12', '2025-10')
    const withTimes = items.filter((item) => /\d\d:\d\d/.test(JSON.stringify(item)))
    expect([items.length, ...withTimes.map(({ id }) => id)]).toEqual([2, 'north-goa'])
  })

  test.each([
    [['2025-12', '2025-11'], 'Train times: checked in November 2025 and December 2025 against a third party’s copy'],
    [['2025-10', '2025-10'], 'Train times are the usual ones: check the timetable when you book.'],
  ] satisfies [[string, string], string][])(
    'of trains all with times, or all without (%o): says that alone',
    (checked, said) => {
      const { note } = answer(...checked)
      expect(note).toContain(said)
      expect(note?.match(/Train times/g)).toHaveLength(1)
    },
  )
})
