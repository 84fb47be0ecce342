import { expect, test } from 'vitest'
import { cellsBelow, cellsBeside, withoutTables } from './table-cells.ts'

test.each([
  [
    '#   Name   Seat   Bags\n1. Asha Rao   12A   15 kg\n2. Kabir Anand   12B   15 kg\nFlight   From   To   Class',
    ['12A', '12B'],
  ],
  ['Name | Seat\nAsha Rao | 12A\n\nThank you', ['12A']],
  ['IndiGo   Seat\n12A', ['12A']],
  ['Seat\n12A', []],
  ['Name   Seat', []],
])('cellsBelow, %j: the cells of the column that look like it', (text, cells) => {
  expect(cellsBelow(text, /^seat$/i, /^\d+[A-F]$/)).toEqual(cells)
})

test.each([
  ['Room type   Deluxe Double', ['Deluxe Double']],
  ['Room type   Guests   Nights\nDeluxe   2   2', []],
  ['Room type Deluxe', []],
])('cellsBeside, %j: the other cell of a line of two', (text, cells) => {
  expect(cellsBeside(text, /^room type$/i)).toEqual(cells)
})

test.each([
  [
    'Travel Date | From (Terminal) | To | Dep\n20 Dec 26 | Delhi (T1) | Goa | 11:05\nTotal 5,000',
    'Travel Date: 20 Dec 26\nFrom: Delhi (T1)\nTo: Goa\nDep: 11:05\n\nTotal 5,000',
  ],
  ['Date | From | To | Dep\nnothing in columns', 'Date | From | To | Dep\nnothing in columns'],
  ['Name | Age | Gender | Seat\nAsha | 34 | F | 12A', 'Name | Age | Gender | Seat\nAsha | 34 | F | 12A'],
])('withoutTables, %j: a table of journeys is a list', (text, list) => {
  expect(withoutTables(text)).toBe(list)
})
