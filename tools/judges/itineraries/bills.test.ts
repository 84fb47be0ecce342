import { expect, test } from 'vitest'
import { billFaults } from './bills.ts'

test('the bills of random trips: no drive without a price, no car whose sights the day has not, nothing paid twice', () => {
  const { trips, faults } = billFaults(300, 900_000)
  expect(trips).toBeGreaterThan(250)
  expect(faults).toEqual([])
}, 180_000)
