import { TourType } from '@saathi/shared/packages/schema'
import { ParsedQuery } from '@saathi/shared/recommend/trip-query'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measureWords } from '../../../../../tools/judges/words/measure.ts'
import { ENGLISH } from '../../../../test/sentences/english.ts'
import { FRESH } from '../../../../test/sentences/fresh.ts'
import { HELD_OUT } from '../../../../test/sentences/held-out.ts'
import { HINGLISH } from '../../../../test/sentences/hinglish.ts'
import { runs } from '../../../../test/whole.ts'
import { parseQuery, readQuery } from './parse-query.ts'

const NOW = new Date('2026-11-22T06:30:00Z')
const parse = (text: string) => parseQuery(text, NOW)

describe('labelled sentences', () => {
  test('are 300, each once', () => {
    const texts = [...ENGLISH, ...HINGLISH, ...HELD_OUT].map(([text]) => text)
    expect(texts).toHaveLength(300)
    expect(new Set(texts).size).toBe(300)
  })

  test.each([
    ['English', ENGLISH],
    ['Hinglish', HINGLISH],
    ['held out', HELD_OUT],
    ['fresh', FRESH],
    ['all', [...ENGLISH, ...HINGLISH, ...HELD_OUT, ...FRESH]],
  ])('slot F1 is at least 0.95: %s', (_, sentences) => {
    expect(measureWords(sentences, parse).f1).toBeGreaterThanOrEqual(0.95)
  })
})

describe('parseQuery', () => {
  test('chips point at the words they were read from', () => {
    const text = 'Quiet BEACH for two from Pune in January under 25k'
    const { chips, leftover, nearest } = parse(text)
    expect(chips.map(({ field, label, text: [start, end] }) => [field, label, text.slice(start, end)])).toEqual([
      ['preference_type', 'Beaches', 'BEACH'],
      ['group_size', '2 people', 'two'],
      ['starting_location', 'From Pune', 'Pune'],
      ['month', 'January', 'January'],
      ['budget', 'Up to ₹25,000', '25k'],
    ])
    expect([leftover, nearest]).toEqual(['Quiet', null])
  })

  test('a city without journeys: gives no start, and names the nearest that has some', () => {
    const { fields, nearest, chips } = parse('safari from Nagpur')
    expect(fields.starting_location).toBeUndefined()
    expect(nearest).toEqual({ city: 'Nagpur', start: 'hyderabad', km: expect.any(Number) })
    expect(chips.map(({ field }) => field)).toEqual(['preference_type'])
  })

  test('a budget outside the form: is brought within it, which is said', () => {
    expect(parse('under 500 rupees')).toMatchObject({
      fields: { budget: '2000' },
      warnings: ['We reckon with at least ₹2,000, not ₹500.'],
    })
    expect(parse('budget 3 lakh').fields.budget).toBe('100000')
    expect(parse('budget 3 lakh').warnings?.join()).toContain('₹3,00,000')
  })

  test.each([
    ['15/12/2025 goa', '15 Dec 2025 has passed.'],
    ['1990-01-01 to 1990-01-03', '1 Jan 1990 has passed.'],
    ['31 feb', 'There is no 31 February.'],
    ['29/02/2027', 'There is no 29 February 2027.'],
    ['2027-01-10 to 2027-01-05', 'The last day is before the first.'],
    ['2027-01-10 to 2027-02-20', 'A trip has at most 14 days, not 42.'],
    ['20 days in hills', 'A stay has at most 14 days, not 20.'],
  ])('what cannot be as it is written is said: %s', (text, sentence) => {
    expect(parse(text).warnings).toEqual([sentence])
  })

  test.each([
    ['15/12/2026', '2026-12-15', '2026-12-17'],
    ['15/12/26 3 days', '2026-12-15', '2026-12-17'],
    ['12/25/2026', '2026-12-25', '2026-12-27'],
    ['15/12/2026 - 18/12/2026', '2026-12-15', '2026-12-18'],
    ['15 dec 2026 for 2 days', '2026-12-15', '2026-12-16'],
    ['next friday', '2026-11-27', '2026-11-29'],
    ['friday to monday', '2026-11-27', '2026-11-30'],
    ['kal', '2026-11-23', '2026-11-25'],
    ['parso se 2 din', '2026-11-24', '2026-11-25'],
    ['14 feb', '2027-02-13', '2027-02-14'],
    ['next week', '2026-11-23', '2026-11-29'],
    ['29 feb', '2028-02-29', '2028-03-02'],
  ])('days: %s is %s to %s', (text, from, to) => {
    expect(parse(text).fields).toMatchObject({ from, to })
  })

  test.each([
    ['4 ppl', '4', 4],
    ['3 couples', '6', 6],
    ['couple with infant', '4', 3],
    ['2 adults + 2 kids (5 and 8 years)', '4', 4],
    ['infant 1 yr and 5 year old son with wife', '4', 4],
    ['4 people including 2 kids', '4', 4],
    ['family of 5 with 2 kids', '6', 5],
    ['40 students', '10', 40],
    ['with wife and parents', '4', 4],
    ['2 adults and 2 senior citizens', '4', 4],
  ])('people: %s is a group of %s', (text, size, people) => {
    expect(readQuery(text, NOW)).toMatchObject({ fields: { group_size: size }, people })
  })

  test.each(['no bus, hampi', 'romantic and calm', 'within 6 hours of Pune', '3000 per night, hampi', 'beach in 2031'])(
    'what is not understood is left, without filler words: %s',
    (text) => {
      const { leftover } = parse(text)
      expect(leftover).not.toBe('')
      expect(leftover).not.toMatch(/\b(and|in|of|per|within)\b/)
    },
  )

  test('a number is never lost: each is in a chip, in a warning or in what is left', () => {
    const words = fc.constantFrom(
      ...FRESH.flatMap(([text]) => text.split(' ')),
      ...[
        '15/12/2025',
        '31',
        'feb',
        '7',
        '500',
        '2031',
        '9,99,999',
        'kids',
        'aged',
        '12',
        '3n',
        '4d',
        '65',
        'years',
        '2+2',
      ],
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (all) => {
        const text = all.join(' ').slice(0, 200)
        const { chips, leftover, warnings = [], nearest } = parse(text)
        const said = `${leftover} ${warnings.join(' ')} ${nearest?.km}`
        for (const { 0: number, index } of text.matchAll(/\d[\d,]*/g)) {
          // The same number twice is said once.
          const isInChip = chips.some(
            ({ text: [from, to] }) => (from <= index && index < to) || text.slice(from, to).includes(number),
          )
          const isSaid = said.replaceAll(',', '').includes(number.replaceAll(',', ''))
          expect(isInChip || isSaid || warnings.length > 0, `${number} of ${text}`).toBe(true)
        }
      }),
      { numRuns: runs(2000) },
    )
  })

  test('any text gives a valid result whose chips lie within the text', () => {
    const words = fc.constantFrom(
      ...[...ENGLISH, ...HINGLISH].flatMap(([text]) => text.split(' ')),
      ...['₹', '9,99,999', '31 feb', '0', '2026-02-30', '-', '99999999999', 'İstanbul', '\u0000', '😀', 'पहाड़'],
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.array(words).map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(
        text,
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (text, at) => {
          const wish = parseQuery(text, at)
          expect(ParsedQuery.parse(wish)).toEqual(wish)
          expect((wish.fields.from === undefined) === (wish.fields.to === undefined)).toBe(true)
          for (const { text: range } of wish.chips) {
            expect(range[0]).toBeLessThan(range[1])
            expect(range[1]).toBeLessThanOrEqual(Math.min(200, text.length))
          }
        },
      ),
      { numRuns: runs(2000) },
    )
  })

  test('reads at most 200 characters', () => {
    expect(parse(`${'x '.repeat(100)}from Delhi`).fields).toEqual({})
  })

  test('knows every trip type', () => {
    const found = new Set([...ENGLISH, ...HINGLISH].map(([text]) => parse(text).fields.preference_type))
    expect([...TourType.options].every((type) => found.has(type))).toBe(true)
  })
})
