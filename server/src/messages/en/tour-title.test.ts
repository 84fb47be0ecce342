import { tourTitle } from '@saathi/shared/lib/messages/en/tour-title'
import { expect, test } from 'vitest'

const days = { start: '2026-11-27', end: '2026-11-30' }
const titleOf = (name: string, destination = 'Hampi, Karnataka') => tourTitle({ name, destination, ...days })

test.each([
  ['a name that begins with the place', 'Hampi by coracle and stone', 'Hampi, 27–30 Nov · by coracle and stone'],
  ['in other letters and with a colon', 'HAMPI: by coracle', 'Hampi, 27–30 Nov · by coracle'],
  ['a name without the place', 'Boulders, slowly', 'Hampi, 27–30 Nov · Boulders, slowly'],
  ['a name that goes on from the place', 'Hampi to Badami by bus', 'Hampi, 27–30 Nov · Hampi to Badami by bus'],
  ['a name of two places', 'Hampi and Badami', 'Hampi, 27–30 Nov · Hampi and Badami'],
  ['a name that is the place', 'Hampi', 'Hampi, 27–30 Nov'],
  ['a longer word than the place', 'Hampineers on foot', 'Hampi, 27–30 Nov · Hampineers on foot'],
])('tourTitle: %s', (_, name, title) => {
  expect(titleOf(name)).toBe(title)
})

test('tourTitle: a destination without a state, and days across years or only one', () => {
  expect(tourTitle({ name: 'Snow', destination: 'Leh', start: '2026-12-30', end: '2027-01-02' })).toBe(
    'Leh, 30 Dec – 2 Jan · Snow',
  )
  expect(tourTitle({ name: 'Snow', destination: 'Leh', start: '2026-12-30', end: '2026-12-30' })).toBe(
    'Leh, 30 Dec · Snow',
  )
})
