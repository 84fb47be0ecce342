import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadDataset } from './dataset.ts'

const { destinations } = loadDataset()
const documented = readFileSync(new URL('../../../../../docs/sources.md', import.meta.url), 'utf8')

const origins = destinations.flatMap(({ id, highlights, permits, closures }) => [
  ...highlights.flatMap(({ name, origin }) =>
    Object.values(origin ?? {}).map((each) => ({ what: `${id}: ${name}`, ...each })),
  ),
  ...[...permits, ...closures].flatMap(({ source, checked, ...row }) =>
    source && checked ? [{ what: `${id}: ${'what' in row ? row.what : row.name}`, source, checked }] : [],
  ),
])

test('hours, fees, permits and closures with a source: name one of docs/sources.md, and a month that has been', () => {
  expect(origins.length).toBeGreaterThan(237)
  const wrong = origins.filter(
    ({ source, checked }) => !documented.includes(`| \`${source}\` |`) || checked > '2026-11',
  )
  expect(wrong).toEqual([])
})

test('the permits that keep somebody out of a place: most have a source', () => {
  const named = destinations.flatMap(({ permits }) =>
    permits.filter(
      ({ need, name }) => need && /Inner Line|Protected Area|entry permit|environment fee|day permit|e-pass/.test(name),
    ),
  )
  expect(named.filter(({ source }) => source).length / named.length).toBeGreaterThanOrEqual(0.8)
})

test('an origin of hours or a fee: belongs to a highlight that has them', () => {
  const without = destinations.flatMap(({ id, highlights }) =>
    highlights
      .filter(({ origin, open, fee_inr }) => (origin?.hours && !open) || (origin?.fee && !fee_inr))
      .map(({ name }) => `${id}: ${name}`),
  )
  expect(without).toEqual([])
})
