import { cities } from '@saathi/shared/lib/messages/en/choices'
import { DREAM_TRIP_DEFAULTS, DreamTrip } from '@saathi/shared/recommend/schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../test/whole.ts'
import { findAskedTrip } from './asked-trip.ts'

const NOVEMBER = new Date('2026-11-20T06:30:00Z')
const find = (...questions: string[]) => findAskedTrip(questions, NOVEMBER)

describe('findAskedTrip', () => {
  test('one sentence with every part gives the whole request', () => {
    const request = find('A beach trip for two from Mumbai under 20,000 in December')
    expect(request?.fields).toEqual({
      budget: '20000',
      group_size: '2',
      starting_location: 'mumbai',
      preference_type: 'beaches',
      month: 12,
    })
    expect(request).toMatchObject({ people: 2, nearest: null })
  })

  test.each(Object.entries(cities))('knows the starting city %s', (city, name) => {
    expect(find(`A hill trip from ${name}`)?.fields).toMatchObject({ starting_location: city })
  })

  test('a city without journeys: names the nearest starting city, which a later question chooses', () => {
    const nagpur = find('A safari from Nagpur under 60,000')
    expect(nagpur).toMatchObject({ nearest: { city: 'Nagpur', start: 'hyderabad' } })
    expect(nagpur?.fields.starting_location).toBeUndefined()
    expect(find('A safari from Nagpur under 60,000', 'and from Jaipur?')).toMatchObject({
      fields: { starting_location: 'jaipur', budget: '60000', preference_type: 'wildlife' },
      nearest: null,
    })
    expect(find('A safari from Nagpur under 60,000', 'and for six people?')?.nearest).toEqual(nagpur?.nearest)
  })

  test.each(['Suggest a place in the hills', 'wildlife safari under 30k', 'where can I go from Delhi with 15000?'])(
    'a request for a trip is found: %s',
    (question) => expect(find(question)).not.toBeNull(),
  )

  test.each(['How do I create an adventure tour?', 'Is the food good?', 'thanks', 'Can I pay in cash?'])(
    'another question has no request: %s',
    (question) => expect(find(question)).toBeNull(),
  )

  test('a short question completes the request before it', () => {
    expect(find('A beach trip from Mumbai for two', 'and for five people?')).toMatchObject({
      fields: { preference_type: 'beaches', starting_location: 'mumbai', group_size: '6' },
      people: 5,
    })
    expect(find('A beach trip from Mumbai', 'How do I host a tour for six people?')).toBeNull()
    expect(find('How do I sign up?', 'from Delhi')).toBeNull()
  })

  test('a new time, budget or kind of trip replaces the earlier one as a whole', () => {
    const trip = 'beach and temples from Pune, 12-15 Dec, 15k each'
    expect(find(trip)?.fields).toMatchObject({ second_type: 'spiritual', from: '2026-12-12', budgetIs: 'person' })
    const inMarch = find(trip, 'and in March?')?.fields
    expect([inMarch?.month, inMarch?.from, inMarch?.to]).toEqual([3, undefined, undefined])
    const dearer = find(trip, 'with 40,000 rupees?')?.fields
    expect([dearer?.budget, dearer?.budgetIs, dearer?.from]).toEqual(['40000', undefined, '2026-12-12'])
    const hills = find(trip, 'or in the hills?')?.fields
    expect([hills?.preference_type, hills?.second_type]).toEqual(['mountains', undefined])
  })

  test('any text gives values that the form allows, or none', () => {
    const words = fc.constantFrom(
      ...[
        'beach',
        '20k',
        'for',
        'from',
        'Delhi',
        'Nagpur',
        'two',
        '₹',
        '9,99,999',
        'may',
        'in',
        'days',
        '0',
        'weekend',
      ],
      ...['1990-01-01', 'to', '9999-12-01', '12', 'Dec', '-', '14'],
    )
    const text = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 12 }).map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (questions) => {
        const request = { ...DREAM_TRIP_DEFAULTS, ...find(...questions)?.fields }
        expect(DreamTrip.safeParse(request).success).toBe(true)
      }),
      { numRuns: runs(500) },
    )
  })
})
