import type { DestinationPrice, ListedDestination } from '@saathi/shared/destinations/schema'
import { describe, expect, test } from 'vitest'
import { firstMonth, inOrder, monthsFrom, qualityIn } from './browse-places.ts'

const place = (id: string, december: 'best' | 'fair' | 'avoid' | 'closed'): ListedDestination => ({
  ...{ id, name: id, state: 'Goa', types: ['beaches'], pitch: '', image: '', lat: 0, lon: 0 },
  bestMonths: december === 'best' ? [12] : [],
  months: [...Array<'fair'>(11).fill('fair'), december],
})
const price = (id: string, total: number, hours: number, overBy = 0): DestinationPrice => ({
  ...{ id, total, hours, overBy, nights: 2, stay: 'budget', mode: 'rail' },
})
const orderOf = (...args: Parameters<typeof inOrder>) => inOrder(...args).map(({ place: { id } }) => id)

describe('inOrder', () => {
  const places = [place('poor', 'avoid'), place('dear', 'best'), place('cheap', 'best'), place('far', 'best')]
  const prices = [
    price('poor', 1, 1),
    price('dear', 30_000, 2, 10_000),
    price('cheap', 12_000, 9),
    price('far', 14_000, 20),
  ]

  test('the month comes before the price, and the budget before both the price and a low one of another month', () => {
    expect(orderOf(places, { month: 12, prices })).toEqual(['cheap', 'far', 'dear', 'poor'])
  })

  test('by way: the shortest comes first, of those that are good in the month', () => {
    expect(orderOf(places, { month: 12, prices, sort: 'near' })).toEqual(['dear', 'cheap', 'far', 'poor'])
  })

  test('places without a price: come after those with one, in the order given', () => {
    expect(orderOf(places, { month: 12, prices: [price('far', 5, 5)] })).toEqual(['far', 'dear', 'cheap', 'poor'])
  })
})

test('firstMonth: is the next one in the last five days of a month', () => {
  expect(firstMonth(new Date('2026-11-25T06:00:00Z'))).toBe(11)
  expect(firstMonth(new Date('2026-11-26T06:00:00Z'))).toBe(12)
  expect(firstMonth(new Date('2026-12-31T06:00:00Z'))).toBe(1)
})

test('monthsFrom: goes on in January', () => {
  expect(monthsFrom(11)).toEqual([11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('qualityIn: without the months of a place, its best ones', () => {
  const { months: _, ...older } = place('goa', 'best')
  expect([qualityIn(older, 12), qualityIn(older, 1)]).toEqual(['best', 'fair'])
})
