import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'

const NOW = new Date('2026-11-30T06:30:00Z')
const read = (text: string) => parseQuery(text, NOW)

test.each([
  ['salary 60k hai, trip pe 15k, kasol', { places: ['kasol-parvati'], budget: '15000' }],
  ['we spent 90k on Kashmir last year', { without: ['srinagar-gulmarg'] }],
  ['agra, budget 2500 euros', { places: ['agra'] }],
  ['agra, $500', { places: ['agra'] }],
  ['mahabaleshwar, 3k per head per day', { places: ['mahabaleshwar'] }],
  ['total 1 lakh for 5 ppl so 20k each, hampi', { places: ['hampi'], budget: '100000', group_size: '6', adults: 5 }],
])('the money of “%s”: is a budget of rupees for the trip, or none', (text, fields) => {
  expect(read(text).fields).toEqual(fields)
})

test.each(['agra, $500', 'agra, budget 2500 euros', 'kasol, salary 60k'])(
  'an amount of “%s” that is no budget: is shown as not understood',
  (text) => {
    expect(read(text).leftover).toMatch(/\$500|2500 euros|60k/)
  },
)

test.each([
  ['coorg after 10 jan', { from: '2027-01-11', to: '2027-01-13' }],
  ['coorg before 15 jan', {}],
  ['coorg after 5 days', { from: '2026-12-05', to: '2026-12-06' }],
  ['coorg, 5 din baad jana hai, back on the 12th', { from: '2026-12-05', to: '2026-12-12' }],
  ['coorg, kal nahi parso, ek raat', { from: '2026-12-02', to: '2026-12-03', days: 2 }],
  ['coorg, friday to saturday in january', { month: 1 }],
  ['coorg 14 feb ke weekend', { from: '2027-02-13', to: '2027-02-14' }],
  ['coorg, 17/1, leaves 22/1', { from: '2027-01-17', to: '2027-01-22' }],
  ['coorg, flying in 4 jan, flying out from kochi on 9 jan', { by: 'air', from: '2027-01-04', to: '2027-01-09' }],
  ['coorg may 2027', { month: 5 }],
  ['coorg feb 2nd weekend', { from: '2027-02-13', to: '2027-02-14' }],
  ['coorg after pongal', { from: '2027-01-16', to: '2027-01-18' }],
  ['coorg, exams end 20 march, so any time after that', { from: '2027-03-21', to: '2027-03-23' }],
])('the days of “%s”: are those that it means', (text, fields) => {
  const { starting_location: _, ...rest } = read(text).fields
  expect(rest).toEqual({ places: ['coorg'], ...fields })
})

test.each([
  ['coorg mid march, 4 safaris', { month: 3, preference_type: 'wildlife' }],
  ['coorg, kids 12 & 6, may 2nd half', { month: 5, group_size: '4', adults: 2, childrenAges: [12, 6] }],
  ['coorg, kids 12 & 6, 2A 2C, may 2nd half', { month: 5, group_size: '4', adults: 2, childrenAges: [12, 6] }],
])('a number beside a comma and a month in “%s”: is no day of it', (text, fields) => {
  expect(read(text).fields).toEqual({ places: ['coorg'], ...fields })
})

test.each([
  ['me + 2 cousins', { group_size: '4', adults: 3 }],
  ['3 gurls', { group_size: '4', adults: 3 }],
  ['4 sahelian', { group_size: '4' }],
  ["my daughter's 8th birthday, we're 3", { group_size: '4', adults: 2, childrenAges: [8] }],
  ['hum 4 aur 2 bachhe 5 aur 7 saal ke', { group_size: '6', adults: 4, childrenAges: [5, 7] }],
  ["my daughter's exams, 3 of us", { group_size: '4', adults: 2, childrenAges: [8] }],
  ['me + 3 roommates', { group_size: '4' }],
  ['maa baba ke saath', { group_size: '4', adults: 3 }],
  [
    'we r 7, out of which 2 kids (3 yr n 8 yr) n 1 dadi',
    { group_size: '10', adults: 5, childrenAges: [3, 8], seniors: 1 },
  ],
  ['wife and me both 63', { group_size: '2', seniors: 2 }],
  ['newly married', { group_size: '2' }],
  ['4 me n my hubby 2 see', { group_size: '2' }],
  ['I am 68, with my sister 64', { group_size: '2', seniors: 2 }],
])('the people of “coorg, %s”: are counted once each', (text, fields) => {
  expect(read(`coorg, ${text}`).fields).toEqual({ places: ['coorg'], ...fields })
})

test.each([
  ['hum patna ke hain, corbett', { places: ['corbett'] }],
  ['shimla manali sab dekh liya', { without: ['shimla', 'manali'] }],
  ['adventure, rishikesh is too mainstream', { preference_type: 'adventure', without: ['rishikesh'] }],
  ['coorg, last year we saw kashmir', { places: ['coorg'], without: ['srinagar-gulmarg'] }],
  ['landing in delhi, agra', { starting_location: 'delhi', places: ['agra'] }],
])('the places of “%s”: are wanted, seen, or where one starts', (text, fields) => {
  expect(read(text).fields).toEqual(fields)
})

test.each([
  ['agra, scared of flights so train only', { places: ['agra'], by: 'ground' }],
  ['nice cafes and a beach', { preference_type: 'beaches' }],
  ['rishikesh, vegetarian food', { places: ['rishikesh'] }],
])('the wishes of “%s”: are no others than it has', (text, fields) => {
  expect(read(text).fields).toEqual(fields)
})
