import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'

const NOW = new Date('2026-11-27T06:30:00Z')
const read = (text: string) => parseQuery(text, NOW)

test.each([
  ['dont suggest manali', { without: ['manali'] }],
  ["please don't show us manali", { without: ['manali'] }],
  ['seen manali, 4 days', { without: ['manali'], days: 4 }],
  ['never seen manali', { places: ['manali'] }],
  ['treking no. himachal', { places: ['himachal-pradesh'], easyWalking: true }],
  ['not himachal', { without: ['himachal-pradesh'] }],
])('what is ruled out in “%s”: is only that', (text, fields) => {
  expect(read(text).fields).toEqual(fields)
})

test.each([
  ['5 days off starting 11 jan', { days: 5, from: '2027-01-11', to: '2027-01-15' }],
  ['rajasthan jan 2027: 3 adults', { places: ['rajasthan'], month: 1, group_size: '4', adults: 3 }],
  ['hum 5 jan, goa', { places: ['goa'], group_size: '6', adults: 5 }],
])('“jan” in “%s”: is the month, but after “hum” people', (text, fields) => {
  expect(read(text).fields).toEqual(fields)
})

test.each([
  ['group of 10, 3 days', { group_size: '10', days: 3 }],
  ['3 4 days', { days: 4 }],
  ['between 20 feb n 25 feb', { from: '2027-02-20', to: '2027-02-25' }],
  ['jaipur, 2 nyts', { places: ['jaipur'], days: 3 }],
])('numbers of “%s”: belong to what they stand beside', (text, fields) => {
  expect(read(text).fields).toEqual(fields)
})

test.each(['8k pp incl food', 'pure veg food'])('food in “%s”: is a meal, and said not to be used', (text) => {
  expect(read(text).fields).not.toHaveProperty('preference_type')
  expect(read(text).leftover).toContain('food')
})
