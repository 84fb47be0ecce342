import { describe, expect, test } from 'vitest'
import { type City, loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'
import checked from './checked-connections.json' with { type: 'json' }

/** Checked by hand by a second reader. Hours and fares may differ by a fifth. */
type Checked = {
  from: string
  to: string
  mode: string
  runs?: string
  direct?: boolean
  hours: number
  fare?: number
  class?: string
}
const TOLERANCE = 0.2
const isClose = (value: number | undefined, wanted: number | undefined) =>
  value !== undefined && wanted !== undefined && Math.abs(value - wanted) <= TOLERANCE * wanted

const { departures, destinations } = loadDataset()

function agrees({ from, to, mode, runs, direct, hours, fare, class: railClass = '' }: Checked): boolean {
  const city = from as City
  const leaving = departures[city]
  if (mode === 'air') {
    const row = leaving.air.get(to)
    return (
      isClose(row?.hours, hours) && isClose(row && (row.fare[0] + row.fare[1]) / 2, fare) && row?.nonstop === direct
    )
  }
  if (mode === 'road') return isClose(destinations.find(({ id }) => id === to)?.road[city]?.hours, hours)
  const rows = mode === 'rail' ? leaving.rail.get(to) : leaving.bus.get(to)
  return (rows ?? []).some((row) => {
    const fares: Record<string, number | undefined> = row.fares
    const price = mode === 'rail' ? [fares[railClass]] : Object.values(fares)
    return (!runs || row.runs === runs) && isClose(row.hours, hours) && price.some((one) => isClose(one, fare))
  })
}

describe('connections: hours and fares agree with an independent list within 20 %', () => {
  test('the list has at least 80 connections of all modes', () => {
    expect(checked.length).toBeGreaterThanOrEqual(80)
    expect(new Set(checked.map(({ mode }) => mode))).toEqual(new Set(['rail', 'bus', 'air', 'road']))
  })

  test.each(checked as Checked[])('$from to $to by $mode', (connection) => {
    expect(agrees(connection)).toBe(true)
  })
})
