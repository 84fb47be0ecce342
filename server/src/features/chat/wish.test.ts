import { DreamTrip } from '@saathi/shared/recommend'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tripWish, wishOf } from './wish.ts'

const NOVEMBER = new Date('2026-11-20T06:30:00Z')
const wish = (text: string) => wishOf(text, NOVEMBER)

describe('what a sentence says of a trip', () => {
  test('all of it at once', () => {
    expect(wish('A beach trip for two from Mumbai under 20,000 in December')).toEqual({
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
  ])('money: %s', (text, said) => expect(wish(text)).toEqual(said))

  test.each([
    ['for 2 people', '2'],
    ['me and my wife', '2'],
    ['solo', '1'],
    ['family of five', '6'],
    ['a family', '4'],
    ['12 friends', '10'],
    ['for three', '4'],
    ['for 3 days', undefined],
  ])('company: %s', (text, size) => expect(wish(text).group_size).toBe(size))

  test.each([
    ['from New Delhi', 'delhi'],
    ['starting from Bengaluru', 'bangalore'],
    ['Bombay to Hampi', 'mumbai'],
    ['Old Delhi by night', undefined],
    ['from Pune', undefined],
  ])('where it starts: %s', (text, city) => expect(wish(text).starting_location).toBe(city))

  test.each([
    ['in May', 5],
    ['may I ask something', undefined],
    ['during march', 3],
    ['next month', 12],
    ['October please', 10],
    ['in the monsoon', 7],
  ])('when: %s', (text, month) => expect(wish(text).month).toBe(month))

  test.each([
    ['3 days', 3],
    ['two nights', 3],
    ['a weekend', 2],
    ['a long weekend', 3],
    ['two weeks', 14],
    ['40 days', 14],
  ])('how long: %s', (text, days) => expect(wish(text).days).toBe(days))

  test('whatever is written, it is a part of the form or nothing', () => {
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
          fc.array(words, { maxLength: 12 }).map((said) => said.join(' ')),
        ),
        (text) => {
          expect(DreamTrip.safeParse({ ...form, ...wish(text) }).success).toBe(true)
        },
      ),
    )
  })
})

describe('whether a trip is asked for', () => {
  const asked = (...questions: string[]) => tripWish(questions, NOVEMBER)

  test.each(['Suggest a place in the hills', 'wildlife safari under 30k', 'where can I go from Delhi with 15000?'])(
    'it is: %s',
    (question) => expect(asked(question)).not.toBeNull(),
  )

  test.each(['How do I create an adventure tour?', 'Is the food good?', 'thanks', 'Can I pay in cash?'])(
    'it is not: %s',
    (question) => expect(asked(question)).toBeNull(),
  )

  test('a short question goes on from the one before it', () => {
    expect(asked('A beach trip from Mumbai for two', 'and for six people?')).toMatchObject({
      preference_type: 'beaches',
      starting_location: 'mumbai',
      group_size: '6',
    })
    expect(asked('A beach trip from Mumbai', 'How do I host a tour for six people?')).toBeNull()
    expect(asked('How do I sign up?', 'from Delhi')).toBeNull()
  })
})
