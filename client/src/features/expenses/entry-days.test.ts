import type { ExpenseEntry } from '@saathi/shared/expenses/schema'
import { expect, it } from 'vitest'
import { dayParts, entryDays, historyOf } from './entry-days.ts'

const entry = (number: number, day: string, facts: Partial<ExpenseEntry> = {}) =>
  ({ number, day, replaces: null, replacedBy: null, ...facts }) as ExpenseEntry

const entries = [
  entry(4, '2026-12-03', { replaces: 1 }),
  entry(3, '2026-12-04'),
  entry(2, '2026-12-03'),
  entry(1, '2026-12-05', { replacedBy: 4 }),
]

it('entryDays: each expense once, under the day that it has now, the latest first', () => {
  expect(entryDays(entries).map(({ day, entries }) => [day, entries.map(({ number }) => number)])).toEqual([
    ['2026-12-04', [3]],
    ['2026-12-03', [4, 2]],
  ])
})

it('dayParts: days together up to ten entries, and a longer day in several parts', () => {
  const day = (day: string, ...numbers: number[]) => ({ day, entries: numbers.map((number) => entry(number, day)) })
  const parts = dayParts([
    day('2026-12-05', 21),
    day('2026-12-04', ...Array.from({ length: 20 }, (_, at) => 20 - at)),
    day('2026-12-03', 0),
  ])
  expect(
    parts.map((part) => part.map(({ day, entries, isStart, isEnd }) => [day, entries.length, isStart, isEnd])),
  ).toEqual([
    [
      ['2026-12-05', 1, true, true],
      ['2026-12-04', 9, true, false],
    ],
    [['2026-12-04', 10, false, false]],
    [
      ['2026-12-04', 1, false, true],
      ['2026-12-03', 1, true, true],
    ],
  ])
  expect(parts.flat().flatMap(({ entries }) => entries.map(({ number }) => number))).toEqual(
    Array.from({ length: 22 }, (_, at) => 21 - at),
  )
})

it('historyOf: what an entry replaced, and whether all of it is loaded', () => {
  const [corrected] = entries as [ExpenseEntry]
  expect(historyOf(corrected, entries)).toMatchObject({ complete: true, entries: [{ number: 4 }, { number: 1 }] })
  expect(historyOf(corrected, entries.slice(0, 3))).toMatchObject({ complete: false, entries: [{ number: 4 }] })
})
