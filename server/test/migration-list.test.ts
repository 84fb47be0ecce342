import { expect, test } from 'vitest'
import { migrationErrors } from '../scripts/migrations.mjs'

const entry = (idx: number, name: string) => ({ idx, tag: `000${idx}_${name}`, when: 1_000 + idx })
const FILES = ['0000_base.sql', '0001_seats.sql', '0000_snapshot.json', '0001_snapshot.json', '_journal.json']
const errorsOf = (entries: ReturnType<typeof entry>[], files = FILES) => migrationErrors({ entries }, files)

test('a list of migrations: has a file for each, in order, every file, and the last snapshot', () => {
  const [base, seats] = [entry(0, 'base'), entry(1, 'seats')]
  expect(errorsOf([base, seats])).toEqual([])
  expect(errorsOf([base])).toEqual(['0001_seats.sql is not in the list'])
  expect(errorsOf([base, seats, entry(2, 'asks')])).toEqual([
    '0002_asks.sql is missing',
    '0002_snapshot.json is missing',
  ])
  expect(errorsOf([base, { ...seats, when: 900 }])).toEqual(['0001_seats is not newer than the one before'])
  expect(errorsOf([seats, base])).toContain('0001_seats is entry 0')
})
