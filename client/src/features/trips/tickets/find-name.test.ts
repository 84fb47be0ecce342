import { expect, test } from 'vitest'
import { only } from './read-sample.ts'

test('hotel above its stars and its address: is no house of which the road has its name', () => {
  const text = `Booking ID NH7120488261234

The Copper Lantern
★★★★
8 Hill Palace Road, Near Clock Tower, Jodhpur, Rajasthan 342001

Check-in 24 Dec 2026 after 1:00 PM
Check-out 27 Dec 2026 till 11:00 AM
Total amount paid ₹13,011`
  expect(only(text)).toMatchObject({ kind: 'stay', name: 'The Copper Lantern', date: '2026-12-24', arrivesDays: 3 })
})
