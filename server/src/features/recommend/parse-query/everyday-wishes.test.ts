import { describe, expect, test } from 'vitest'
import { readQuery } from './parse-query.ts'

// A Friday.
const NOW = new Date('2026-11-27T06:30:00Z')
const read = (text: string) => readQuery(text, NOW)

describe('a start', () => {
  test.each([
    ['pune se', 'Pune'],
    ['from surat', 'Surat'],
    ['starting point kota', 'Kota'],
    ['rehta hu bhopal me', 'Bhopal'],
    ['patna start', 'Patna'],
    ['based in trichy', 'Tiruchirappalli'],
    ['ex nagpur', 'Nagpur'],
    ['raipur side se', 'Raipur'],
    ['surat to goa', 'Surat'],
    ['from pune to mahabaleshwar', 'Pune'],
    ['surat-goa', 'Surat'],
    ['pune-leh', 'Pune'],
    ['nasik se', 'Nashik'],
    ['departure from pune', 'Pune'],
    ['pune departure', 'Pune'],
    ['pickup noida', 'Delhi'],
    ['kashmir, 2 log, prayagraj, flight', 'Prayagraj'],
    ['goa 4 days, 2 friends, nagpur', 'Nagpur'],
    ['coorg from mysuru', 'Mysuru'],
    ['I am from Patna', 'Patna'],
    ['hum jaipur me rehte hain, hills', 'Jaipur'],
    ['delhi wale, pahad', 'Delhi'],
    ['location: bangalore, beach', 'Bengaluru'],
  ])('“%s”: is %s', (text, city) => {
    const { fields, nearest } = read(text)
    const names: Record<string, string> = { pune: 'Pune', delhi: 'Delhi', jaipur: 'Jaipur', bangalore: 'Bengaluru' }
    expect(fields.starting_location ? names[fields.starting_location] : nearest?.city).toBe(city)
  })

  test.each(['varanasi, prayagraj, ayodhya', 'shimla, manali 6 days', 'ooty and mysore'])(
    '“%s”: lists places to go to',
    (text) => {
      expect([read(text).fields.starting_location, read(text).nearest]).toEqual([undefined, null])
    },
  )
})

describe('places', () => {
  test.each([
    ['goa ya gokarna', ['goa', 'gokarna']],
    ['manali or kasol', ['manali', 'kasol-parvati']],
    ['kullu and triund', ['manali', 'dharamshala']],
    ['statue of unity', ['ahmedabad-kevadia']],
    ['coorg vs munnar', ['coorg', 'munnar']],
    ['either ooty or kodaikanal', ['ooty-coonoor', 'kodaikanal']],
    ['alleppey n munnar', ['alappuzha-kumarakom', 'munnar']],
    ['sikkim darjeeling', ['gangtok-north-sikkim', 'darjeeling']],
  ])('“%s”: are %j', (text, places) => {
    expect(read(text).fields.places).toEqual(places)
  })

  test.each([
    ['goa ho gaya', ['goa']],
    ['goa bhi ho gaya', ['goa']],
    ['agra dekh chuke', ['agra']],
    ['agra dekh liya hai', ['agra']],
    ['goa ja chuke hain', ['goa']],
    ['been to ooty already', ['ooty-coonoor']],
    ['ooty already done', ['ooty-coonoor']],
    ['goa mat batana', ['goa']],
    ['we did goa last year', ['goa']],
    ['pichle saal manali gaye the', ['manali']],
    ['manali pichle saal', ['manali']],
    ['goa chhod ke', ['goa']],
    ['goa ke alawa', ['goa']],
    ['sab goa bol rahe, goa nahi jaana', ['goa']],
    ['goa and gokarna already visited', ['goa', 'gokarna']],
    ['manali nahi', ['manali']],
    ['hate goa', ['goa']],
    ['not interested in temples', ['spiritual']],
    ['mandir nahi', ['spiritual']],
    ['not a beach person', ['beaches']],
    ['dislike beaches', ['beaches']],
  ])('“%s”: rules out %j', (text, without) => {
    expect(read(text).fields).toEqual({ without })
  })

  test('a valley after the name of a place: is part of the name', () => {
    expect(read('tirthan valley').fields).not.toHaveProperty('preference_type')
    expect(read('spiti valley 6 days').fields).not.toHaveProperty('preference_type')
  })
})

describe('ways, beds and what suits', () => {
  test.each([
    ['apni gaadi se', 'road'],
    ['bike ride', 'road'],
    ['self drive', 'road'],
    ['volvo se', 'bus'],
    ['train ya bus', 'ground'],
    ['flight nahi', 'ground'],
    ['no flights', 'ground'],
    ['fly karke', 'air'],
    ['flyin', 'air'],
    ['rajdhani se', 'rail'],
    ['3ac train', 'rail'],
    ['by road only', 'road'],
  ])('“%s”: is by %s', (text, by) => {
    expect(read(text).fields).toMatchObject({ by })
  })

  test.each(['flight alag', 'xcl flights', 'excluding flights', 'toy train must', 'flights extra'])(
    '“%s”: is no wish how to go, and shown',
    (text) => {
      expect(read(text).fields).not.toHaveProperty('by')
      expect(read(text).leftover).not.toBe('')
    },
  )

  test.each([
    ['pvt pool villa', 'premium'],
    ['somewhere fancy', 'premium'],
    ['5* hotel', 'premium'],
    ['3* hotel', 'mid'],
    ['hostel bed', 'dorm'],
    ['sasta hotel', 'budget'],
  ])('“%s”: is a %s stay', (text, stay) => {
    expect(read(text).fields).toMatchObject({ stay })
  })

  test.each([
    'ghutne kharab',
    'ghutno me dard',
    'seedhiyan nahi',
    'hate treks',
    'zyada chalna nahi',
    'zyada chalna na pade',
    'minimum walking',
    'trek nahi karna',
  ])('“%s”: is easy walking', (text) => {
    expect(read(text).fields).toMatchObject({ easyWalking: true })
  })

  test.each([
    ['tents', 'adventure'],
    ['tiger reserve', 'wildlife'],
    ['bird sanctuary', 'wildlife'],
    ['samundar kinare', 'beaches'],
    ['barf dekhni hai', 'mountains'],
    ['darshan', 'spiritual'],
    ['qila dekhna', 'historical'],
    ['pahad', 'mountains'],
  ])('“%s”: is %s', (text, preference_type) => {
    expect(read(text)).toMatchObject({ fields: { preference_type }, leftover: '' })
  })
})

test.each([
  ['not too hectic', 'not too hectic'],
  ['kam bheed', 'kam bheed'],
  ['budget no issue', 'no issue'],
  ['no smoking', 'no smoking'],
  ['dhaba food', 'dhaba food'],
  ['thailand bali nahi', 'thailand bali nahi'],
  ['18 ko nikalna', '18'],
  ['ghar ka khana', 'ghar khana'],
])('“%s”: shows “%s” as not understood', (text, leftover) => {
  expect(read(text).leftover).toContain(leftover)
})
