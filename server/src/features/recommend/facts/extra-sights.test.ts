import { describe, expect, test } from 'vitest'
import { isRide, monthsOfExtra, sightsOf } from './extra-sights.ts'
import type { Extra } from './place-schema.ts'

const extra = (item: string, more: Partial<Extra> = {}): Extra => ({ item, inr: [100, 200], per: 'person', ...more })

describe('sightsOf: the sights that an extra is for', () => {
  test.each([
    ['long raft run', ['Kali river rafting', 'Supa dam view'], ['Kali river rafting']],
    ['Bum La vehicle and permit', ['Bum La (extra permit)', 'Sela pass'], ['Bum La (extra permit)']],
    ['Kotumsar cave: entry', ['Kotumsar cave', 'Kailash cave'], ['Kotumsar cave']],
    [
      'car for a day to Panhala and Jotiba',
      ['Panhala fort', 'Jotiba temple', 'Rankala lake'],
      ['Panhala fort', 'Jotiba temple'],
    ],
    ['guided food walk', ['Red Fort', 'Kebabs at Matia Mahal'], ['Kebabs at Matia Mahal']],
    ['paid darshan line', ['Ramana Ashram', 'Arunachaleswarar temple'], ['Arunachaleswarar temple']],
    ['Inner Line Permit', ['Tawang monastery', 'Sela pass'], []],
    ['scooter hire', ['Chapora Fort at sunset'], []],
  ])('%s', (item, names, expected) => {
    expect(sightsOf({ item }, names)).toEqual(expected)
  })

  test('sights that its facts name: those, and none where they name none, whatever its words share', () => {
    const names = ['Table Point', 'Gira waterfall', 'Lake']
    const car = { item: 'car for the viewpoints and the waterfall' }
    expect(sightsOf(car, names)).toEqual(['Gira waterfall'])
    expect(sightsOf({ ...car, sights: ['Gira waterfall', 'Table Point'] }, names)).toEqual([
      'Table Point',
      'Gira waterfall',
    ])
    expect(sightsOf({ ...car, sights: [] }, names)).toEqual([])
  })
})

test.each([
  ['day cab for Naggar', true],
  ['local union cab in Pahalgam', true],
  ['jeep safari with permit', false],
  ['Dawki boat', false],
  ['Tsomgo lake day by shared jeep with permit', false],
])('isRide: %s', (item, expected) => {
  expect(isRide({ item })).toBe(expected)
})

describe('monthsOfExtra', () => {
  const sights = [
    { name: 'Kheerganga trek', months: [4, 5] },
    { name: 'Grahan trek', months: [5, 9] },
    { name: 'Tosh' },
  ]
  test('an optional guide for treks: in the months in which one of them is open', () => {
    expect(monthsOfExtra(extra('guide for Kheerganga or Grahan', { optional: true }), sights)).toEqual([4, 5, 9])
  })
  test('a guide who serves something else too, is not optional, or for a sight of all months: all year', () => {
    expect(monthsOfExtra(extra('guide for Kheerganga or a day walk', { optional: true }), sights)).toBeUndefined()
    expect(monthsOfExtra(extra('guide for Kheerganga'), sights)).toBeUndefined()
    expect(monthsOfExtra(extra('guide for Tosh', { optional: true }), sights)).toBeUndefined()
  })
  test('the months of sights that its facts name', () => {
    expect(
      monthsOfExtra(extra('guide for the high walks', { optional: true, sights: ['Grahan trek'] }), sights),
    ).toEqual([5, 9])
  })
  test('months of its own: stay', () => {
    expect(monthsOfExtra(extra('guide for Kheerganga', { optional: true, months: [6] }), sights)).toEqual([6])
  })
})
