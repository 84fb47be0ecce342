import { describe, expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'

const parse = (text: string) => parseQuery(text, new Date('2026-11-22T06:30:00Z'))
const idsIn = (text: string) => parse(text).places?.map(({ id }) => id)

describe('places in one line', () => {
  test.each([
    ['hampi 4 days', ['hampi']],
    ['Hampii', ['hampi']],
    ['varanasi for two in february under 25k', ['varanasi']],
    ['kashi jana hai', ['varanasi']],
    ['ladakh in june with friends', ['leh-ladakh']],
    ['taj mahal weekend from pune', ['agra']],
    ['trip to jaipur from mumbai', ['jaipur']],
    ['Jaipur 3 days', ['jaipur']],
    ['valley of flowers', ['valley-of-flowers']],
  ])('%s: names %j', (text, ids) => {
    expect(idsIn(text)).toEqual(ids)
  })

  test.each([
    ['goa', ['goa']],
    ['Rajasthan for a week', ['rajasthan']],
    ['north east in march', ['north-east']],
    ['konkan by car', ['konkan']],
  ])('a region: %s is named as one', (text, ids) => {
    expect(idsIn(text)).toEqual(ids)
    expect(parse(text).fields.places).toEqual(ids)
  })

  test.each([
    ['not Goa, some beach', ['goa']],
    ['goa nahi, beach', ['goa']],
    ['anywhere but Manali', ['manali']],
    ['apart from Shimla and Manali', ['shimla', 'manali']],
    ['hills, no rafting', ['adventure']],
    ['mountains but not beaches, not Ooty', ['ooty-coonoor', 'beaches']],
  ])('ruled out: %s', (text, ids) => {
    expect(parse(text).fields).toMatchObject({ without: ids })
    expect(parse(text).fields.places).toBeUndefined()
  })

  test('a place that another is to be like: is no wish, and shown as not understood', () => {
    expect(parse('goa jaisa beach')).toMatchObject({ places: [], leftover: 'goa' })
  })

  test('a place: takes its words from the rest, and leaves the other fields', () => {
    const { fields, leftover, places } = parse('quiet hampi for 2 people 4 days from Pune in January under 25k')
    expect(places?.[0]).toMatchObject({ id: 'hampi', name: 'Hampi' })
    expect(leftover).toBe('quiet')
    expect(fields).toMatchObject({ days: 4, starting_location: 'pune', month: 1, budget: '25000', group_size: '2' })
  })

  test('a city that the trip starts in: is no place to go to', () => {
    expect(idsIn('jaipur beaches')).toEqual([])
    expect(idsIn('from jaipur 3 days')).toEqual([])
    expect(parse('jaipur beaches').fields.starting_location).toBe('jaipur')
    expect(parse('Jaipur 3 days').fields.starting_location).toBeUndefined()
  })

  test.each(['quiet temples', 'kuch bhi', 'hello there', 'romantic honeymoon'])('%s: names no place', (text) => {
    expect(idsIn(text)).toEqual([])
  })
})
