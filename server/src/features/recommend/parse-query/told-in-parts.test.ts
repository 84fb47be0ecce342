import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/whole.ts'
import { readQuery } from './parse-query.ts'
import { isChildWord, isNeutralWord } from './party-words.ts'
import { isStopWord } from './stop-words.ts'
import { tokenize } from './tokens.ts'

const NOW = new Date('2026-11-25T06:30:00Z')
const read = (text: string) => readQuery(text, NOW)
const partyOf = (text: string) => {
  const { people, fields } = read(text)
  const { childrenAges, seniors } = fields
  return { people, ...(childrenAges && { childrenAges }), ...(seniors && { seniors }) }
}

describe('a party', () => {
  test.each([
    ['me, my wife and our two kids aged 5 and 9 plus my mother (68)', 5, [5, 9], 1],
    ['kids 4 and 7, hubby n me', 4, [4, 7]],
    ['couple with 10 month old', 3, [0]],
    ['taking mum and dad, both 66', 3, undefined, 2],
    ['for my parents', 2],
    ['parents (dad 70, mom 65) and me', 3, undefined, 2],
    ['mom 58, dad 63, me 29, sis 25', 4, undefined, 1],
    ['me 61 wife 58', 2, undefined, 1],
    ['self and wife both 66 yrs', 2, undefined, 2],
    ['papa 72', 2, undefined, 1],
    ['maa k sath, maa 68 yrs', 2, undefined, 1],
    ['2 grandparents (72 n 69), 2 adults, 1 child 8 yrs', 5, [8], 2],
    ['hum 2 adult + 1 bacha 3 saal ka + mummy papa (senior)', 5, [3], 2],
    ['mere 2 bachche (5 saal, 8 saal) aur hum dono', 4, [5, 8]],
    ['2A 1C(5y)', 3, [5]],
    ['2+1 (kid 9)', 3, [9]],
    ['1 adult 2 kids (4, 11)', 3, [4, 11]],
    ['4 adults and 2 children below 5', 6, [4, 4]],
    ['adults 2, kids 1', 3, [8]],
    ['2 adults & toddler', 3, [1]],
    ['my 3 yr old and 7yr old, husband and I', 4, [3, 7]],
    ['husband wife + 8yr 13yr + saas', 5, [8, 13]],
    ['family of 4 (2 adults, kids 6 and 10)', 4, [6, 10]],
    ['family 6 (4 adlts, 12 yr n 15 yr)', 6, [12, 15]],
    ['5 people: 3 adults, 2 kids (3, 7)', 5, [3, 7]],
    ['8 people inc 3 kids(3,5,10)', 8, [3, 5, 10]],
    ['2 families, 3 kids (3y,6y,10y)', 7, [3, 6, 10]],
    ['kids 2 & 6', 4, [2, 6]],
    ['me n 3 frends', 4],
    ['3 foreigners + me', 4],
    ['45 students + 4 tchrs', 49],
    ['two of us (both 60+)', 2, undefined, 2],
    ['retired couple, both 70', 2, undefined, 2],
    ['senior couple 65+', 2, undefined, 2],
    ['trip with parents 65+', 3, undefined, 2],
    ['in december me, 2 log', 2],
    ['2 bikes, 4 ppl', 4],
    ['grandparents: 2 seniors, 6 adults', 8, undefined, 2],
  ])('“%s”: is %s people, each once', (text, people, childrenAges?: number[], seniors?: number) => {
    expect(partyOf(text)).toEqual({ people, ...(childrenAges && { childrenAges }), ...(seniors && { seniors }) })
  })

  test.each([
    ['mother’s day trip', null],
    ['parents 60th anniversary, 6 people', 6],
    ['kal 15 din baad, 2 log', 2],
  ])('“%s”: takes no age or person that is not there', (text, people) => {
    expect(partyOf(text)).toEqual({ people })
  })
})

test.each([
  ['kodai from chn', { places: ['kodaikanal'], starting_location: 'chennai' }],
  ['pondy frm mum', { places: ['puducherry'], starting_location: 'mumbai' }],
  ['del se pahad', { starting_location: 'delhi', preference_type: 'mountains' }],
  ['ccu to darj', { starting_location: 'kolkata', places: ['darjeeling'] }],
  ['bom - goa', { starting_location: 'mumbai', places: ['goa'] }],
  ['beach near mum and dad', { preference_type: 'beaches', group_size: '2' }],
])('short names in “%s”: are those of cities and places', (text, fields) => {
  expect(read(text).fields).toEqual(fields)
})

test.each([
  ['valentine’s day surprise, under 30k, hyderabad', 'hyderabad'],
  ['5 days from 24 dec, kolkata', 'kolkata'],
])('“%s”: starts in %s', (text, starting_location) => {
  expect(read(text).fields).toMatchObject({ starting_location })
})

test.each(['hills, chandigarh', 'chandigarh se hills', 'hills from chd'])(
  '“%s”: starts in a city without journeys',
  (text) => {
    expect(read(text).nearest).toMatchObject({ city: 'Chandigarh', start: 'delhi' })
  },
)

test.each([
  ['valentine’s day', '2027-02-13', '2027-02-14'],
  ['vday weekend', '2027-02-13', '2027-02-14'],
  ['new year', '2026-12-31', '2027-01-03'],
  ['jan 26 long wknd', '2027-01-23', '2027-01-26'],
  ['fri evening to sun night', '2026-11-27', '2026-11-29'],
  ['Friday night to Monday morning', '2026-11-27', '2026-11-30'],
  ['fri to sun', '2026-11-27', '2026-11-29'],
])('“%s”: is %s to %s', (text, from, to) => {
  expect(read(text).fields).toMatchObject({ from, to })
})

test.each([
  ['under 15k each', { budget: '15000', budgetIs: 'person' }],
  ['1.2 lakh total for 4', { budget: '100000', group_size: '4' }],
  ['5 thousand per head', { budget: '5000', budgetIs: 'person' }],
  ['2-3 days', { days: 3 }],
  ['1 wk', { days: 7 }],
  ['long wknd in march', { when: 'long-weekend', month: 3 }],
  ['spiritual w/o climbing', { preference_type: 'spiritual', easyWalking: true }],
  ['12k per family', {}],
])('“%s”: is read', (text, fields) => {
  expect(read(text).fields).toEqual(fields)
})

test.each([
  ['need a luxury stay in Udaipur', { stay: 'premium', places: ['udaipur'] }],
  ['we stay in Pune, beaches', { starting_location: 'pune', preference_type: 'beaches' }],
  ['3 sr citizens', { group_size: '4', adults: 3, seniors: 3 }],
  ['we r 4', { group_size: '4' }],
  ['6 ladies, 28000 per lady', { group_size: '6', budget: '28000', budgetIs: 'person' }],
  ['sunday 13 dec', { from: '2026-12-12', to: '2026-12-13' }],
  ['mom and dad 65+ (kid 9)', { group_size: '4', adults: 2, childrenAges: [9], seniors: 2 }],
])('“%s”: is read as a reader reads it', (text, fields) => {
  expect(read(text)).toMatchObject({ fields, leftover: '' })
})

test.each([
  ['45+ kid', '45+'],
  ['18 yr old kid', '18 yr old'],
])('“%s”: an age of no child is not lost beside one', (text, leftover) => {
  expect(read(text).leftover).toBe(leftover)
})

test.each([
  ['dec last week', 'last week'],
  ['1st week of jan', '1st week'],
  ['mid may', 'mid'],
  ['60th anniversary', '60th'],
  ['12k per family', '12k family'],
  ['school trip, ladies only', 'school ladies'],
])('“%s”: shows “%s” as not understood', (text, leftover) => {
  expect(read(text).leftover).toBe(leftover)
})

const PARTS = [
  [
    ...[
      'me, my wife and our two kids aged 5 and 9',
      'mom 58, dad 63, me 29',
      'couple with 10 month old',
      'kids 4 and 7',
    ],
    ...['2 adults and 2 kids (4, 11)', '6 friends', 'parents 65+ and me', '2A 1C(5y)', 'family of 4 with kids 3 and 8'],
    ...['3 couples', '2+1 (kid 9)', 'both of us', 'me n 3 frends', '2 adults 2 seniors'],
  ],
  ['15k each', '1.2 lakh total', '5 thousand per head', 'budget 10-12k', 'under 20000', 'Rs 4,500/person'],
  ['2-3 days', 'a week', '3 nights', '4n5d', '12-15 dec', 'fri evening to sun night', 'valentines day', 'long wknd'],
  ['from blr', 'chn se', 'frm mum', 'from indore'],
  ['by train', 'not goa', 'hampi', 'no trekking', 'beaches'],
]

test('parts in any order: give what each gives alone, every number once, and nothing is left', () => {
  fc.assert(
    fc.property(
      fc.tuple(...PARTS.map((part) => fc.constantFrom(...part))),
      fc.shuffledSubarray([0, 1, 2, 3, 4]),
      fc.constantFrom(', ', '. ', '; '),
      (chosen, order, between) => {
        const parts = order.map((index) => chosen[index] ?? '')
        const whole = read(parts.join(between))
        const alone = parts.map(read)
        expect(whole.fields).toEqual(Object.assign({}, ...alone.map(({ fields }) => fields)))
        expect(whole.nearest).toEqual(alone.find(({ nearest }) => nearest)?.nearest ?? null)
        expect(whole.leftover).toBe('')
      },
    ),
    { numRuns: runs(500) },
  )
})

test('a word is never lost: each is in a chip, in a warning, in what is left, or says nothing by itself', () => {
  const words = fc.constantFrom(
    ...PARTS.flat().flatMap((part) => part.split(' ')),
    ...[
      'quiet',
      'pool',
      'ladies',
      'students',
      'mother',
      's',
      'day',
      'me',
      'and',
      'school',
      '60th',
      'last',
      'week',
      'may',
    ],
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 14 }), (all) => {
      const text = all.join(' ').slice(0, 200)
      const { chips, leftover, warnings = [], nearest, fields } = read(text)
      const left = tokenize(leftover).map((token) => token.text)
      for (const { text: word, start } of tokenize(text)) {
        // A weekend beside dates that hold one says nothing more.
        if (fields.from !== undefined && /^(long|wknd)$/.test(word)) continue
        if (isStopWord(word) || isNeutralWord(word) || isChildWord(word)) continue
        const isInChip = chips.some(
          ({ text: [from, to] }) => (from <= start && start < to) || text.slice(from, to).toLowerCase().includes(word),
        )
        expect(isInChip || left.includes(word) || warnings.length > 0 || nearest !== null, `${word} of ${text}`).toBe(
          true,
        )
      }
    }),
    { numRuns: runs(2000) },
  )
})
