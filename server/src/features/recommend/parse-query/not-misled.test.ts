import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'

const NOW = new Date('2026-11-30T06:30:00Z')
const read = (text: string) => parseQuery(text, NOW).fields

test.each([
  ['parso agra, return by 7 in the evening', { from: '2026-12-02', to: '2026-12-04' }],
  ['agra, back the 4 of us', { group_size: '4' }],
  ['agra 3 days bad weather ok', { days: 3 }],
  ['shaadi ke 10 din baad agra', { days: 10 }],
  ['agra 10 jan ko jana hai, 4 din baad wapas', { from: '2027-01-10', to: '2027-01-13', days: 4 }],
  ['agra 10 jan, stay 3 days, after that delhi', { from: '2027-01-10', to: '2027-01-12', days: 3 }],
  ['agra before 1 feb', {}],
  ['agra on 15, Jan', { from: '2027-01-15', to: '2027-01-17' }],
  ['agra, we may 2000 km drive', {}],
  ['agra dec 5th weekend', { from: '2026-12-26', to: '2026-12-27' }],
])('the days of “%s”: are no others than it says', (text, fields) => {
  const { places: _, starting_location: __, by: ___, ...rest } = read(text)
  expect(rest).toEqual(fields)
})

test.each([
  ['kerala goa nahi', { places: ['kerala'], without: ['goa'] }],
  ['want coorg ooty is boring', { places: ['coorg'], without: ['ooty-coonoor'] }],
  ["last year couldn't go to ladakh so this year ladakh", { places: ['leh-ladakh'] }],
  ['same as last year goa', { places: ['goa'] }],
  ['last summer was hot so mountains in may', { preference_type: 'mountains', month: 5 }],
  ['arriving in jaipur from delhi', { starting_location: 'delhi', places: ['jaipur'] }],
  ['friends mumbai ke hain, hum pune se, coorg', { starting_location: 'pune', places: ['coorg'] }],
  ['hum delhi side rehte hain, coorg', { starting_location: 'delhi', places: ['coorg'] }],
  ['vegetarian food trail, amritsar', { preference_type: 'culinary', places: ['amritsar'] }],
])('the wishes of “%s”: are kept, and nothing else is ruled out', (text, fields) => {
  expect({ without: undefined, ...read(text) }).toMatchObject({ without: undefined, ...fields })
})

test.each([
  ['student no income 15k budget goa', '15000'],
  ['flights paid 30k for stay', '30000'],
  ['low income family 15k', '15000'],
  ['first salary trip 20k', '20000'],
  ['1000 dollars 80k rupees', '80000'],
])('the budget of “%s” is read', (text, budget) => {
  expect(read(text).budget).toBe(budget)
})

test.each([
  ['goa with 2 grand parents', { group_size: '4', adults: 3, seniors: 2 }],
  ["it's my son's board exams so 2 of us only", { adults: 2 }],
  ['goa, trip for 2 per person 15k', { budget: '15000', budgetIs: 'person' }],
])('the people of “%s” are those who go', (text, fields) => {
  expect(read(text)).toMatchObject(fields)
})
