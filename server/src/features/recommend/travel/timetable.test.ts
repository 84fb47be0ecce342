import { describe, expect, test } from 'vitest'
import type { RailRow } from '../facts/dataset.ts'
import { isFresh } from '../facts/origin-schema.ts'
import { isForDayTrip, type Timetable, toReturn, toTimetable } from './timetable.ts'

const row: RailRow = {
  from: 'mumbai',
  to: 'NDLS',
  direct: true,
  train: '12951',
  name: 'Mumbai-New Delhi Tejas Rajdhani',
  station: 'Mumbai Central',
  departs: '17:00',
  arrives: '08:32+1',
  days: 7,
  runs: 'night',
  hours: 15.53,
  km: 1386,
  classes: ['3A'],
  fares: { '3A': 3000 },
  source: 'operator',
  checked: '2025-12',
}
const rajdhani = toTimetable(row) as Timetable

describe('a timetable', () => {
  test('of a train that arrives on the next day: counts its minutes from midnight before it leaves', () => {
    expect(rajdhani).toMatchObject({ number: '12951', departs: 17 * 60, arrives: 1440 + 8 * 60 + 32, others: false })
  })

  test.each(['train', 'name', 'station', 'departs', 'arrives', 'checked'] as const)('without %s: is none', (field) => {
    const { [field]: _, ...rest } = row
    expect(toTimetable(rest as RailRow)).toBeNull()
  })

  test('of a train that runs on fewer days than its line: tells its own days, and that others run', () => {
    expect(rajdhani.days).toBe(7)
    expect(toTimetable({ ...row, train_days: 3 })).toMatchObject({ days: 3, others: true })
  })

  test('of a train that ends at another station of the town: names it, and the way back leaves from there', () => {
    const back = { train: '12952', departs: '16:55', arrives: '08:35+1' }
    const toDadar = { ...row, back, terminus: 'Dadar' }
    expect([rajdhani.terminus, toTimetable(toDadar)?.terminus]).toEqual([null, 'Dadar'])
    expect([row, toDadar].map((one) => toReturn({ ...one, back }, 'the railhead')?.station)).toEqual([
      'the railhead',
      'Dadar',
    ])
  })

  test('is quoted for twelve months after it was checked', () => {
    expect(['2025-12', '2026-11', '2026-12', '2027-01'].map((month) => isFresh(rajdhani, month))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('is for a day trip only when the train leaves in the morning', () => {
    const leaving = (departs: number) => isForDayTrip({ ...rajdhani, departs })
    expect([0, 4, 4.5, 7, 10, 10.5, 17].map((hour) => leaving(hour * 60))).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
      false,
    ])
  })
})
