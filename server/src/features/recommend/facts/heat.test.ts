import { expect, test } from 'vitest'
import { type Destination, loadDataset } from './dataset.ts'
import { heatIn } from './heat.ts'

const dataset = loadDataset()
const place = (given: Partial<Destination>): Destination => ({
  ...dataset.destinations[0]!,
  weather: 'mild all year',
  hot_months: undefined,
  health_safety: [],
  ...given,
})
const danger = (what: string) => [{ what, kind: 'danger' as const, months: [4, 5] }]

test('the heat of a month: is the most that weather, advice and hot months tell of it', () => {
  const dry = place({ weather: 'Winter 12-30 °C, to 41 °C in May; green Jul-Sep' })
  expect([3, 4, 5, 6, 7].map((month) => heatIn(dry, month))).toEqual([0, 41, 41, 41, 0])
  const told = place({ weather: 'summer reaches 44 °C', health_safety: danger('Afternoons pass 45 °C') })
  expect([4, 6, 12].map((month) => heatIn(told, month))).toEqual([45, 44, 0])
  expect(heatIn(place({ hot_months: [6] }), 6)).toBe(38)
})

test('damp heat: counts as hotter than it is, and a damp monsoon does not', () => {
  const coast = place({ weather: 'Warm 18-32 °C Nov-Feb, sticky in Apr-May, humid and wet Jun-Sep' })
  expect([1, 4, 5, 8].map((month) => heatIn(coast, month))).toEqual([32, 38, 38, 0])
  expect(heatIn(place({ health_safety: danger('Heat and humidity make walks dangerous') }), 5)).toBe(40)
})

test('no place is hot in a month in which its hill air is praised', () => {
  const hills = dataset.destinations.filter(({ elevation_m }) => elevation_m >= 1500)
  for (const hill of hills)
    for (let month = 1; month <= 12; month++) expect(heatIn(hill, month), hill.id).toBeLessThan(38)
})
