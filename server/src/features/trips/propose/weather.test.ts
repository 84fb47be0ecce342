import { expect, test } from 'vitest'
import { weatherIn } from './weather.ts'

test.each([
  ['Winter is 6-22 °C with smog, summer reaches 45 °C', 6, 'summer reaches 45 °C'],
  ['Winter is 6-22 °C with smog, summer reaches 45 °C', 12, 'Winter is 6-22 °C with smog'],
  ['Winter dawns are 2-5 °C, days 25 °C; summer reaches 42 °C', 1, 'Winter dawns are 2-5 °C, days 25 °C'],
  ['Winter dawns are 2-5 °C, days 25 °C; summer reaches 42 °C', 8, ''],
  ['Warm and dry Nov-Feb (about 20-32 °C), humid Apr-May, heavy rain Jun-Sep', 8, 'heavy rain Jun-Sep'],
  [
    'Warm and dry Nov-Feb (about 20-32 °C), humid Apr-May, heavy rain Jun-Sep',
    1,
    'Warm and dry Nov-Feb (about 20-32 °C)',
  ],
  ['Dry plateau', 4, 'Dry plateau'],
])('weatherIn: %s in month %i: says %s', (weather, month, said) => {
  expect(weatherIn(weather, month)).toBe(said)
})
