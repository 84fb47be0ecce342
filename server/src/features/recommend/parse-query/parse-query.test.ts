import { TourType } from '@saathi/shared/packages/schema'
import { ParsedQuery, type QueryFields } from '@saathi/shared/recommend/trip-query'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ENGLISH } from '../../../../test/sentences/english.ts'
import { HELD_OUT } from '../../../../test/sentences/held-out.ts'
import { HINGLISH } from '../../../../test/sentences/hinglish.ts'
import { runs } from '../../../../test/whole.ts'
import { parseQuery } from './parse-query.ts'

const NOW = new Date('2026-11-22T06:30:00Z')
const parse = (text: string) => parseQuery(text, NOW)

/** The fields of a label, each as text. */
function expectedOf(label: string): Map<string, string> {
  const names: Record<string, string> = {
    c: 'starting_location',
    g: 'group_size',
    b: 'budget',
    t: 'preference_type',
    u: 'second_type',
    m: 'month',
    d: 'days',
    w: 'when',
    on: 'dates',
    dates: 'dates',
  }
  return new Map(
    label
      .split(' ')
      .filter((part) => part !== '')
      .map((part) => (part === 'pp' ? ['budgetIs', 'person'] : [names[part.split('=')[0]!]!, part.split('=')[1]!])),
  )
}

/** The fields that were read, each as text; a day asked for is shown when the dates hold it. */
function readOf({ from, to, ...fields }: QueryFields, expected: Map<string, string>): Map<string, string> {
  const read = new Map(Object.entries(fields).map(([field, value]) => [field, String(value)]))
  if (from === undefined || to === undefined) return read
  const day = expected.get('dates')
  const holdsDay = day !== undefined && day.length === 10 && from <= day && day <= to
  return read.set('dates', holdsDay ? day : `${from}..${to}`)
}

type Sentence = [text: string, label: string]

/** Of the fields of all sentences: the harmonic mean of how many of those read are right and how many are found. */
function slotF1(sentences: Sentence[]) {
  let right = 0
  let read = 0
  let asked = 0
  const wrong: string[] = []
  for (const [text, label] of sentences) {
    const expected = expectedOf(label)
    const found = readOf(parse(text).fields, expected)
    const same = [...expected].filter(([field, value]) => found.get(field) === value).length
    right += same
    read += found.size
    asked += expected.size
    if (same < expected.size || found.size > expected.size)
      wrong.push(`${text} | ${label} | ${[...found].map((pair) => pair.join('=')).join(' ')}`)
  }
  const precision = right / read
  const recall = right / asked
  return { f1: (2 * precision * recall) / (precision + recall), precision, recall, wrong }
}

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
    ['all', [...ENGLISH, ...HINGLISH, ...HELD_OUT]],
  ])('slot F1 is at least 0.9: %s', (name, sentences) => {
    const { f1, wrong } = slotF1(sentences)
    if (process.env.SHOW_WRONG?.includes(name)) console.error(`${name} ${f1.toFixed(3)}\n${wrong.join('\n')}`)
    expect(f1).toBeGreaterThanOrEqual(0.9)
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

  test('another city gives the nearest start, and says so', () => {
    const { fields, nearest, chips } = parse('safari from Nagpur')
    expect(fields.starting_location).toBe('hyderabad')
    expect(nearest).toEqual({ city: 'Nagpur', start: 'hyderabad', km: expect.any(Number) })
    expect(chips.find(({ field }) => field === 'starting_location')?.label).toBe('From Hyderabad, nearest to Nagpur')
  })

  test('a budget outside the form is brought within it', () => {
    expect(parse('under 500 rupees').fields.budget).toBe('2000')
    expect(parse('budget 3 lakh').fields.budget).toBe('100000')
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
