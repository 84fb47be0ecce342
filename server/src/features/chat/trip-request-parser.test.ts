import { DreamTrip } from '@saathi/shared/recommend'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findTripRequest, parseTripRequest } from './trip-request-parser.ts'

const NOVEMBER = new Date('2026-11-20T06:30:00Z')
const parse = (text: string) => parseTripRequest(text, NOVEMBER)

describe('parseTripRequest', () => {
  test('one sentence with every part gives the whole request', () => {
    expect(parse('A beach trip for two from Mumbai under 20,000 in December')).toEqual({
      amount: 20_000,
      budget: '20000',
      heads: 2,
      group_size: '2',
      starting_location: 'mumbai',
      preference_type: 'beaches',
      month: 12,
    })
  })

  test.each([
    ['under ₹25,000', { amount: 25_000, budget: '20000' }],
    ['Rs. 8000', { amount: 8_000, budget: '10000' }],
    ['around 30k', { amount: 30_000, budget: '30000' }],
    ['1.5 lakh', { amount: 150_000, budget: '100000' }],
    ['15k each', { amount: 15_000, budget: '10000', budgetIs: 'person' }],
    ['budget of 50000 per person', { amount: 50_000, budget: '50000', budgetIs: 'person' }],
    ['in 2026', {}],
  ])('budget: %s', (text, expected) => expect(parse(text)).toEqual(expected))

  test.each([
    ['for 2 people', '2'],
    ['me and my wife', '2'],
    ['solo', '1'],
    ['family of five', '6'],
    ['a family', '4'],
    ['12 friends', '10'],
    ['for three', '4'],
    ['for 3 days', undefined],
  ])('group size: %s', (text, size) => expect(parse(text).group_size).toBe(size))

  test.each([
    ['from New Delhi', 'delhi'],
    ['starting from Bengaluru', 'bangalore'],
    ['Bombay to Hampi', 'mumbai'],
    ['Old Delhi by night', undefined],
    ['from Pune', undefined],
  ])('starting city: %s', (text, city) => expect(parse(text).starting_location).toBe(city))

  test.each([
    ['in May', 5],
    ['may I ask something', undefined],
    ['during march', 3],
    ['next month', 12],
    ['October please', 10],
    ['in the monsoon', 7],
  ])('month: %s', (text, month) => expect(parse(text).month).toBe(month))

  test.each([
    ['3 days', 3],
    ['two nights', 3],
    ['a weekend', 2],
    ['a long weekend', 3],
    ['two weeks', 14],
    ['40 days', 14],
  ])('days: %s', (text, days) => expect(parse(text).days).toBe(days))

  test('any text gives values that the form allows, or none', () => {
    const words = fc.constantFrom(
      'beach',
      '20k',
      'for',
      'from',
      'Delhi',
      'two',
      '₹',
      '9,99,999',
      'may',
      'in',
      'days',
      '0',
    )
    const form = { budget: '20000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' }
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 12 }).map((expected) => expected.join(' ')),
        ),
        (text) => {
          expect(DreamTrip.safeParse({ ...form, ...parse(text) }).success).toBe(true)
        },
      ),
    )
  })
})

describe('findTripRequest', () => {
  const find = (...questions: string[]) => findTripRequest(questions, NOVEMBER)

  test.each(['Suggest a place in the hills', 'wildlife safari under 30k', 'where can I go from Delhi with 15000?'])(
    'a request for a trip is found: %s',
    (question) => expect(find(question)).not.toBeNull(),
  )

  test.each(['How do I create an adventure tour?', 'Is the food good?', 'thanks', 'Can I pay in cash?'])(
    'another question has no request: %s',
    (question) => expect(find(question)).toBeNull(),
  )

  test('a short question completes the request before it', () => {
    expect(find('A beach trip from Mumbai for two', 'and for six people?')).toMatchObject({
      preference_type: 'beaches',
      starting_location: 'mumbai',
      group_size: '6',
    })
    expect(find('A beach trip from Mumbai', 'How do I host a tour for six people?')).toBeNull()
    expect(find('How do I sign up?', 'from Delhi')).toBeNull()
  })
})
