import { describe, expect, test } from 'vitest'
import { loadDataset } from './dataset.ts'
import { greatCircleKm } from './distance.ts'
import type { LegRow } from './leg-schema.ts'

const { legs, circuits, destinations } = loadDataset()
const placeOf = (id: string) => destinations.find((place) => place.id === id)
const labelOf = ({ from, to, by }: LegRow) => `${from} to ${to} by ${by}`
const faults = (isFault: (row: LegRow) => boolean) => legs.filter(isFault).map(labelOf)
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

describe('the ways between places', () => {
  test('are at least 140 roads and 30 trains, each joining two places of ours once', () => {
    expect(legs.filter(({ by }) => by === 'road').length).toBeGreaterThanOrEqual(140)
    expect(legs.filter(({ by }) => by === 'rail').length).toBeGreaterThanOrEqual(30)
    expect(faults(({ from, to }) => !placeOf(from) || !placeOf(to) || from === to)).toEqual([])
    const keys = legs.map((row) => (row.by === 'rail' ? labelOf(row) : `${[row.from, row.to].sort().join()} ${row.by}`))
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('each: is no shorter than the straight distance, and not much longer but in the hills', () => {
    expect(
      faults((row) => {
        const [from, to] = [placeOf(row.from)!, placeOf(row.to)!]
        const straight = greatCircleKm(from, to)
        // A train goes from station to station, and these are not in the middle of the places.
        if (row.by === 'rail') return row.km < 0.9 * straight
        return row.km < straight || row.km > (from.hilly || to.hilly ? 3.8 : 2) * straight + 15
      }),
    ).toEqual([])
  })

  test('each drive and bus: goes at a speed of its roads, slower in high hills, a bus no faster than a car', () => {
    const high = ({ from, to }: LegRow) => [from, to].some((id) => (placeOf(id)?.elevation_m ?? 0) >= 1900)
    expect(
      faults((row) => {
        if (row.by === 'rail') return false
        const kmph = row.km / row.hours
        return kmph < 17 || kmph > (high(row) ? 48 : 60)
      }),
    ).toEqual([])
    expect(
      faults((row) => {
        const car = legs.find((each) => each.by === 'road' && each.from === row.from && each.to === row.to)
        return row.by === 'bus' && (car?.by !== 'road' || row.hours < car.hours)
      }),
    ).toEqual([])
  })

  test('each train: stops at stations of its places, by day, at 30 to 130 km/h', () => {
    expect(
      faults((row) => {
        if (row.by !== 'rail') return false
        const [from, to] = [row.from, row.to].map((id, at) =>
          placeOf(id)?.railheads.find(({ code, km }) => code === row.stations[at] && km <= 30),
        )
        const trains = [row, ...(row.back ? [row.back] : [])]
        return (
          !from ||
          !to ||
          trains.some(({ departs, arrives }) => {
            const minutes = minutesOf(arrives) - minutesOf(departs)
            const kmph = (row.km / minutes) * 60
            return minutesOf(departs) < 300 || minutes <= 0 || kmph < 30 || kmph > 130
          })
        )
      }),
    ).toEqual([])
  })

  test('each class of a train: costs more than the one below', () => {
    expect(
      faults((row) => {
        if (row.by !== 'rail') return false
        const fares = (['2S', 'SL', 'CC', '3A', 'EC'] as const).flatMap((key) => row.fares[key] ?? [])
        return fares.length === 0 || fares.some((fare, at) => fare <= (fares[at - 1] ?? 0))
      }),
    ).toEqual([])
  })

  test('passes of 3,000 m and more: say in which months they are open', () => {
    expect(faults((row) => row.by !== 'rail' && (row.highest_m ?? 0) >= 3000 && !row.months)).toEqual([])
  })

  test('the well-known rounds: at least 12, each joined by ways', () => {
    expect(circuits.length).toBeGreaterThanOrEqual(12)
    const joined = (places: readonly string[]) => {
      const reached = new Set(places.slice(0, 1))
      for (const _ of places)
        for (const { from, to } of legs)
          if (places.includes(from) && places.includes(to) && (reached.has(from) || reached.has(to))) {
            reached.add(from)
            reached.add(to)
          }
      return reached.size === places.length
    }
    expect(circuits.filter(({ places }) => !joined(places))).toEqual([])
  })
})
