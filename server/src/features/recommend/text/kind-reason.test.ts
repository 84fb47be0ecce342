import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { expect, test } from 'vitest'
import { loadDataset } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { offerForPlace } from '../rank/shortlist.ts'
import { firstSights, kindReason, secondKind, secondNotCounted, secondReason, withoutSecond } from './kind-reason.ts'

const dataset = loadDataset()
const goa = dataset.destinations.find(({ id }) => id === 'north-goa')!

/** What is said of Goa, told with that draw for food, to somebody who asks for that kind of trip. */
function said(preference_type: 'beaches' | 'culinary', culinary: number): string | null {
  const place = { ...goa, types: ['beaches', 'culinary'] as const, draw: { beaches: 4, culinary } }
  const alone = { ...dataset, destinations: [{ ...place, types: [...place.types] }] }
  const trip = parseTrip(
    { budget: '30000', starting_location: 'mumbai', group_size: '2', preference_type },
    new Date('2026-11-20T06:30:00Z'),
  )
  return secondKind(trip, offerForPlace(alone, trip, alone.destinations[0]!)!)
}

test('a place asked for its second kind, which draws few: says what it is known for first', () => {
  expect(said('culinary', 2)).toBe('Known first for beaches; food comes second.')
})

test('a place asked for its second kind, which draws many, or for its first: says nothing of it', () => {
  expect(said('culinary', 3)).toBeNull()
  expect(said('beaches', 1)).toBeNull()
})

test('a pitch of two seasons: in the months of one, says nothing of the other', () => {
  const seasons = [{ months: [12, 1], text: 'Ski slopes.' }]
  const place = {
    ...goa,
    pitch: { ...goa.pitch, beaches: { text: 'Ski slopes in winter, walks in summer.', seasons } },
  }
  const alone = { ...dataset, destinations: [place] }
  const told = (month: number) => {
    const trip = parseTrip(
      { budget: '30000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches', month },
      new Date('2026-11-20T06:30:00Z'),
    )
    return kindReason(trip, offerForPlace(alone, trip, place)!)
  }
  expect(told(1)).toBe('Ski slopes.')
  expect(told(3)).toBe('Ski slopes in winter, walks in summer.')
})

/** An offer for a place to somebody from Delhi with two wishes. */
function asked(id: string, preference_type: DreamTrip['preference_type'], given: object) {
  const trip = parseTrip(
    { budget: '50000', starting_location: 'delhi', group_size: '2', preference_type, ...given },
    new Date('2026-11-20T06:30:00Z'),
  )
  const place = dataset.destinations.find((each) => each.id === id)!
  return [trip, offerForPlace(dataset, trip, place)!] as const
}

test('a second wish: each place says what it has for it, and what of it is not in the total', () => {
  const rishikesh = asked('rishikesh', 'spiritual', { second_type: 'adventure', month: 3 })
  expect(secondReason(...rishikesh)).toMatch(/^Rafting on the Ganga/)
  expect(withoutSecond(...rishikesh, dataset)).toBeNull()
  expect(secondNotCounted(...rishikesh)).toContain('Not in the total, for adventures: rafting of 9 to 16 km')
  expect(secondReason(...asked('rishikesh', 'spiritual', { month: 3 }))).toBeNull()
})

test('a second wish that a place does not serve, or not in that month: is said to be none of it', () => {
  const amritsar = asked('amritsar', 'spiritual', { second_type: 'adventure', month: 2 })
  expect([secondReason(...amritsar), withoutSecond(...amritsar, dataset)]).toEqual([
    null,
    'Few come here for adventures, your second wish.',
  ])
  const [trip, offer] = asked('rishikesh', 'spiritual', { second_type: 'adventure', month: 3 })
  const pitch = { ...offer.place.pitch, adventure: { text: 'Rafting.', months: [10, 11] } }
  const dry = { ...offer, place: { ...offer.place, pitch, highlights: [], typical_extras_inr: [] } }
  expect(withoutSecond(trip, dry, { ...dataset, destinations: [] })).toBe(
    'For adventures, your second wish, the time here is October to November.',
  )
})

test.each([
  ['puducherry', 'beaches', 'historical', 'history, your second wish; there is: White Town walk and cafes; '],
  ['bhimashankar', 'spiritual', 'wildlife', 'wildlife, your second wish; there is: Hanuman lake and giant squirrels.'],
  ['pachmarhi', 'mountains', 'wildlife', 'wildlife, your second wish; nearest for that: Satpura tiger reserve.'],
  ['jaipur', 'historical', 'beaches', 'beaches, your second wish.'],
] as const)('%s for %s, also %s: is told what there is of a wish for which few come', (id, type, second, told) => {
  const offer = asked(id, type, { second_type: second, month: 1 })
  expect(withoutSecond(...offer, dataset)).toContain(`Few come here for ${told}`)
})

test.each([
  ['amritsar', 'spiritual', 'Golden Temple'],
  ['kaziranga', 'wildlife', 'elephant ride at dawn'],
] as const)('%s for %s: is named with its chief sight, as inside a sentence', (id, type, sight) => {
  expect(firstSights(...asked(id, type, { month: 1 }))).toContain(sight)
})

test('a place without a sight of the kind: is named with none', () => {
  const [trip, offer] = asked('north-goa', 'beaches', { month: 1 })
  const highlights = [{ ...offer.place.highlights[0]!, name: 'Virupaksha temple' }]
  expect(firstSights(trip, { ...offer, place: { ...offer.place, highlights } })).toEqual([])
})

test.each([
  ['bandipur', 'historical', 'Bandipur gate'],
  ['manali', 'historical', 'Old Manali'],
  ['gopalpur-chilika', 'culinary', 'Breakfast Island'],
  ['shillong-sohra', 'wildlife', 'Elephant falls'],
  ['havelock-neil', 'wildlife', 'Elephant beach'],
  ['hampi', 'wildlife', 'elephant stables'],
  ['dzukou-kohima', 'mountains', 'museum'],
  ['kochi', 'mountains', 'Palace'],
  ['sakleshpur', 'spiritual', 'Bisle ghat'],
  ['neemrana-shekhawati', 'spiritual', 'Jal Mahal'],
] as const)('%s for %s as the second wish: names no %s for the word in its name', (id, second, name) => {
  const place = dataset.destinations.find((each) => each.id === id)!
  const offer = asked(id, place.types[0]!, { budget: '100000', second_type: second, month: 1 })
  expect(place.highlights.some((sight) => sight.name.includes(name))).toBe(true)
  expect(withoutSecond(...offer, dataset)).toMatch(/^Few come here/)
  expect(withoutSecond(...offer, dataset)).not.toContain(name)
})

test.each([
  ['mussoorie', 'adventure', 'Rishikesh'],
  ['matheran', 'adventure', 'Kamshet'],
  ['pachmarhi', 'wildlife', 'Satpura tiger reserve'],
  ['matheran', 'beaches', 'Alibaug'],
] as const)('%s for %s as the second wish: names %s only when that is good and wanted', (id, second, near) => {
  const place = dataset.destinations.find((each) => each.id === id)!
  const told = (given: object) => {
    const offer = asked(id, place.types[0]!, { budget: '100000', second_type: second, ...given })
    return withoutSecond(...offer, { ...dataset, destinations: dataset.destinations.filter(isNear) })
  }
  const isNear = ({ name, id: other }: typeof place) => other === id || name.startsWith(near)
  const { id: nearId } = dataset.destinations.find((each) => each.id !== id && isNear(each))!
  expect(told({ month: 2 })).toContain(`nearest for that: ${near}`)
  expect(told({ month: 7 })).not.toContain('nearest')
  expect(told({ month: 2, without: [nearId] })).not.toContain('nearest')
})

test('a day trip: names a sight without the hour at which it is best, and none of the evening', () => {
  const agra = asked('agra', 'historical', { days: 1, month: 2 })
  expect(agra[1].option.nights).toBe(0)
  expect(kindReason(...agra)).toMatch(/^For history: Taj Mahal; /)
  const mathura = asked('mathura-vrindavan', 'spiritual', { days: 1, month: 2 })
  expect(kindReason(...mathura)).not.toMatch(/aarti|lights/)
})

test.each([
  ['wildlife', 'Central Park gardens', 'Ranganathittu bird sanctuary'],
  ['beaches', 'Lighthouse museum', 'Miramar beach'],
  ['adventure', 'Coffee estate walk', 'Rafting at Barapole'],
] as const)('%s: a %s is none of its sights', (preference_type, other, sight) => {
  const highlights = [other, sight].map((name) => ({ ...goa.highlights[0]!, name }))
  const place = { ...goa, types: [preference_type], pitch: {}, highlights }
  const trip = parseTrip(
    { budget: '30000', starting_location: 'mumbai', group_size: '2', preference_type },
    new Date('2026-11-20T06:30:00Z'),
  )
  const reason = kindReason(trip, offerForPlace({ ...dataset, destinations: [place] }, trip, place)!)
  expect(reason).toBe(`For ${preference_type === 'adventure' ? 'adventures' : preference_type}: ${sight}.`)
})
