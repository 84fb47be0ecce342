import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'

const NOW = new Date('2026-12-01T06:30:00Z')
const read = (text: string) => parseQuery(text, NOW)

test.each([
  ['bachho ko dikhana hai, 6 aur 11 saal ke hain', { group_size: '4', adults: 2, childrenAges: [6, 11] }],
  ['5 launde', { group_size: '6', adults: 5 }],
  ['both of us 66', { group_size: '2', seniors: 2 }],
  ['4 of us all above 65', { group_size: '4', seniors: 4 }],
  ['67 yrs, with sister', { group_size: '2', seniors: 1 }],
  ['a couple in our late 60s', { group_size: '2', seniors: 2 }],
  ['kids 6, 8, us and my parents (6 total)', { group_size: '6', adults: 4, childrenAges: [6, 8] }],
  ['4 log, bachhe 8 aur 14', { group_size: '4', adults: 2, childrenAges: [8, 14] }],
  ['we are 4, kids 5 and 8', { group_size: '4', adults: 2, childrenAges: [5, 8] }],
  ['hum 4 aur bachhe 5 aur 8', { group_size: '6', adults: 4, childrenAges: [5, 8] }],
  ['me 62 yrs and wife 58', { group_size: '2', seniors: 1 }],
  ['me n my bro', { group_size: '2' }],
  ['8 people with dadi 78 yrs', { group_size: '10', adults: 8, seniors: 1 }],
  ['2 of us with my mom', { group_size: '4', adults: 3 }],
  ['w/ 4 frnds', { group_size: '6', adults: 5 }],
  ['achan amma ke saath', { group_size: '4', adults: 3 }],
  ['no long walking', { easyWalking: true }],
  ['for one month', { days: 14 }],
  ['money no bar', { budget: '100000' }],
  ['money no bar but 40k', { budget: '40000' }],
  ['dont want shared taxi', {}],
  ['4 friends, budget 9k total', { group_size: '4', budget: '9000' }],
  ['in 65 years', {}],
])('the people of “coorg, %s”: are those that it means', (text, fields) => {
  expect(read(`coorg, ${text}`).fields).toEqual({ places: ['coorg'], ...fields })
})

test.each([
  ['pahad jana hai but manali shimla nahi', { preference_type: 'mountains', without: ['manali', 'shimla'] }],
  ['himachal, shimla nahi', { places: ['himachal-pradesh'], without: ['shimla'] }],
  ['bharatpur and chambal', { places: ['bharatpur'] }],
  [
    'my son loves trains. toy train somewhere',
    { group_size: '4', preference_type: 'mountains', adults: 2, childrenAges: [8] },
  ],
  [
    'ooty by toy train, from chennai by train',
    {
      places: ['ooty-coonoor'],
      preference_type: 'mountains',
      starting_location: 'chennai',
      by: 'rail',
    },
  ],
  ['meghalaya caves n waterfalls', { places: ['shillong-sohra'], preference_type: 'mountains' }],
  ['surf lessons', { preference_type: 'adventure' }],
  ['camel safari', { preference_type: 'adventure' }],
  ['birdwatching', { preference_type: 'wildlife' }],
  ['himachal shimla dekh liya', { places: ['himachal-pradesh'], without: ['shimla'] }],
  ['lonavala mahabaleshwar dekh liya', { without: ['lonavala', 'mahabaleshwar'] }],
  ['goa, gokarna dekh liya', { places: ['goa'], without: ['gokarna'] }],
  ['cheap hostel in goa', { places: ['goa'], stay: 'dorm' }],
  ['5 star or cheap, goa', { places: ['goa'], stay: 'premium' }],
  ['momos, delhi se', { preference_type: 'culinary', starting_location: 'delhi' }],
])('the wishes of “%s”: are those that it has', (text, fields) => {
  expect(read(text).fields).toEqual(fields)
})

test.each([
  ['parents in their late 60s, me and wife', { group_size: '4' }],
  ['family of 6, grandparents both in their 70s', { group_size: '6', seniors: 2 }],
  ['both of us 75 kg', { group_size: '2' }],
  ['hum do, bachche 5 aur 8', { group_size: '4', adults: 2, childrenAges: [5, 8] }],
  ['with 2 friends, kids 5 and 8', { group_size: '6', adults: 3, childrenAges: [5, 8] }],
  ['5 total days, couple', { group_size: '2' }],
  ['4 people, 2 total rooms', { group_size: '4' }],
  ['i am in india for a month, want 5 days', { days: 5 }],
  ['saving for a month, budget 20k', { budget: '20000' }],
  ['low budget, no bar or pub', { stay: 'budget' }],
  ['no waterfalls please', {}],
  ['no camel ride, papa has back pain', { group_size: '2' }],
  ['kids dont like momos', {}],
  ['would like waterfalls', { preference_type: 'mountains' }],
  ['everyone under 60 years, 6 people', { group_size: '6' }],
  ['75 years of independence tour', {}],
  ['2 senior citizens and 4 adults, oldest is around 75 yrs', { group_size: '6', seniors: 2 }],
  ['hum 2 + 3 saal ka', { group_size: '4', adults: 2, childrenAges: [3] }],
  ['hum 2 log with parents', { group_size: '4' }],
  ['3 ac coach train from mumbai', { starting_location: 'mumbai', by: 'rail' }],
  ['shared taxi se jayenge', { by: 'road' }],
  ['my bro told me, 4 friends', { group_size: '4' }],
])('“coorg, %s”: is not misled by a word that means something else elsewhere', (text, fields) => {
  const { places: _, ...rest } = read(`coorg, ${text}`).fields
  expect(rest).toEqual(fields)
})

test.each([
  ['wagah border and golden temple, amritsar', 'spiritual'],
  ['beach waterfall and temple in karnataka', 'beaches'],
  ['ajanta ellora caves', 'historical'],
  ['visit city palace, hotel budget 2k per night', 'historical'],
])('the first wish of “%s”: is %s', (text, type) => {
  expect(read(text).fields.preference_type).toBe(type)
})

test.each([
  [
    'snow in december, first time going to mountains',
    { preference_type: 'mountains', month: 12, firstTimeInMountains: true },
  ],
  [
    'first time to see the hills, from pune',
    { preference_type: 'mountains', firstTimeInMountains: true, starting_location: 'pune' },
  ],
  ['never been to mountains, from pune', { firstTimeInMountains: true, starting_location: 'pune' }],
  ['first time in goa', { places: ['goa'] }],
  ['not our first time in the hills, kasol', { preference_type: 'mountains', places: ['kasol-parvati'] }],
])('a first time in “%s”: is one in the mountains only where it says so', (text, fields) => {
  expect(read(text).fields).toEqual(fields)
})

test.each([
  ['old parents + me, shirdi', { places: ['shirdi-nashik'], seniors: 2, adults: 3, group_size: '4' }],
  ['with my 3 year old and parents, ooty', { places: ['ooty-coonoor'], group_size: '4', childrenAges: [3] }],
])('the old ones of “%s”: are seniors, unless years make them a child', (text, fields) => {
  expect(read(text).fields).toMatchObject(fields)
  expect(read(text).fields.seniors).toBe('seniors' in fields ? 2 : undefined)
})

test.each([
  ['2 seniors from Thane, no long drive', undefined],
  ['a long drive from pune', 'road'],
])('the drive of “%s”: is a way only where it is wanted', (text, by) => {
  expect(read(text).fields.by).toBe(by)
})

test.each([
  ['budget trip to varanasi, 2 people, 6k', { stay: 'budget', budget: '6000', group_size: '2', places: ['varanasi'] }],
  ['trip budget 20k, varanasi', { budget: '20000', places: ['varanasi'] }],
  ['trip under 15000 for 2 to manali', { budget: '15000', group_size: '2', places: ['manali'] }],
  ['trip for 2 to 3 days to manali', { days: 3, places: ['manali'] }],
])('the budget and the two of “%s”: are what they mean', (text, fields) => {
  expect(read(text).fields).toEqual(fields)
})
