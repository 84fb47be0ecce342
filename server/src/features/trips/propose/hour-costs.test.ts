import { expect, test } from 'vitest'
import type { Entry } from './day-room.ts'
import { hourCost } from './hour-costs.ts'
import { type HourFacts, natureOf } from './visits.ts'

const light = { date: null, month: 1, sun: { sunrise: 390, sunset: 1080 }, hot: false, warm: false }

function seenAt(start: number, hours: HourFacts): Entry[] {
  const spot = { lat: 20, lon: 75 }
  const facts = { name: 'Sight', ...spot, minutes: 60, open: 'always' as const, closed: [], fee: null, months: null }
  const nature = { ...natureOf('Sight', 60, hours), time: 'any' as const }
  const visit = { index: 0, facts, title: 'Sight', spot, minutes: 60, ...nature, isHeadline: false }
  return [{ kind: 'visit', visit, start, minutes: 60, fixed: false, lunchAlong: false }]
}

test.each<[string, HourFacts, number, number]>([
  ['best in the morning', { best: 'morning' }, 600, 900],
  ['best at sunset', { best: 'sunset' }, 1000, 600],
  ['best at sunrise', { best: 'sunrise' }, 0, 600],
  ['under the open sky', { open_air: true }, 600, 750],
])('hourCost: a sight that is %s costs less then than later or at noon', (_, hours, good, bad) => {
  const costOfBad = hourCost(seenAt(bad, hours), light)
  expect(costOfBad).toBeGreaterThan(0)
  if (good > 0) expect(hourCost(seenAt(good, hours), light)).toBe(0)
})

test('hourCost: noon under the open sky costs the more, the hotter it is', () => {
  const noon = seenAt(750, { open_air: true })
  const [cool, warm, hot] = [
    hourCost(noon, light),
    hourCost(noon, { ...light, warm: true }),
    hourCost(noon, { ...light, warm: true, hot: true }),
  ]
  expect(cool).toBeLessThan(warm)
  expect(warm).toBeLessThan(hot)
})

test('hourCost: a sight that is best at no hour and under a roof costs nothing', () => {
  expect(hourCost(seenAt(750, {}), { ...light, hot: true, warm: true })).toBe(0)
})
