import { expect, test } from 'vitest'
import { assignVisits } from './assign-visits.ts'
import type { OpenDay } from './day-costs.ts'
import { natureOf, type Visit } from './visits.ts'

const spot = { lat: 20, lon: 75 }
const visit = (index: number, more: Partial<Visit> = {}): Visit => {
  const facts = { name: `Sight ${index}`, minutes: 400, open: 'always', closed: [], fee: null, months: null } as const
  const there = { facts: { ...facts, ...spot, closed: [] }, title: facts.name, spot, minutes: 400 }
  return { index, ...there, ...natureOf(facts.name, 400), isHeadline: false, ...more }
}
const room = { day: 0, from: 480, to: 1365, wakesThere: true, holds: 570, mostVisits: 5, hot: false, leaves: false }
const day: OpenDay = {
  room: { ...room, moves: false, setsOff: 300, offRoadBy: 1200 },
  light: { date: null, month: 1, sun: { sunrise: 390, sunset: 1080 }, hot: false, warm: false },
  ...{ way: () => 0, fullBy: 1020, mostOnFoot: 570, allows: () => true },
}

test.each<[string, Partial<Visit>, number]>([
  ['what nobody pays for: makes room', {}, 1],
  ['what the bill pays for: stays', { isPaid: true }, 0],
  ['what the bill has a car for: stays', { car: 'Car for a day' }, 0],
])('a headline that comes when the day is full of %s', (_, more, seen) => {
  const [line] = assignVisits([day], [visit(0, more), visit(1, { isHeadline: true })])
  expect(line?.entries.flatMap((entry) => (entry.kind === 'visit' ? entry.visit.index : []))).toEqual([seen])
})
