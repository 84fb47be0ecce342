import type { TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { describeTrip } from './describe-trip.ts'
import { proposeTrip } from './propose-trip.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-22T09:00:00+05:30')
const TODAY = '2026-11-22'

function outlookOf(request: TripRequest) {
  const proposal = proposeTrip(dataset, request, NOW)
  if (!proposal) throw new Error('no proposal')
  const { placeId, from, people, month = null, type = null, startDate = null } = request
  const { items, dayCount } = proposal
  return describeTrip(dataset, { placeId, from, people, dayCount, startDate, month, type, items }, TODAY)
}
const check = (request: TripRequest, id: string) => outlookOf(request).checklist.find((each) => each.id === id)

describe('what to pack', () => {
  test('in the rains: no hat against the sun, unless it is hot', () => {
    const kamshet: TripRequest = { placeId: 'kamshet-pawna', from: 'ahmedabad', people: 3, days: 2, month: 7 }
    expect(check(kamshet, 'rain')).toBeDefined()
    expect(check(kamshet, 'sun')).toBeUndefined()
    expect(check({ ...kamshet, month: 4 }, 'sun')).toBeDefined()
    expect(check({ placeId: 'jaisalmer', from: 'delhi', people: 2, days: 2, month: 6 }, 'sun')).toBeDefined()
  })
})

describe('the papers', () => {
  const photos = 'Copies of the permits and two photos each'

  test.each([
    ['tawang', 'kolkata', photos],
    ['gangtok-north-sikkim', 'kolkata', photos],
    ['pachmarhi', 'mumbai', undefined],
    ['vaishno-devi', 'delhi', 'Copies of the permits'],
  ] as const)(
    'of %s from %s: are copies where permits are got ahead, and photos where an office wants them',
    (placeId, from, words) => {
      expect(check({ placeId, from, people: 2, days: 6, month: 4 }, 'copies-of-permits')?.text).toBe(words)
    },
  )

  test('a permit that is got on the spot: has no day by which', () => {
    const { checklist } = outlookOf({
      placeId: 'pachmarhi',
      from: 'mumbai',
      people: 2,
      days: 3,
      startDate: '2027-03-19',
    })
    expect(checklist.filter(({ id }) => id.startsWith('permit-')).map(({ by }) => by)).toEqual([null])
  })

  test('a safari whose permit is its ticket: is one thing to book, as early as the permit', () => {
    const gir: TripRequest = {
      placeId: 'gir',
      from: 'ahmedabad',
      people: 2,
      days: 3,
      startDate: '2027-02-10',
      type: 'wildlife',
    }
    const { checklist } = outlookOf(gir)
    expect(checklist.filter(({ text }) => /safari|e-permit/.test(text)).map(({ by }) => by)).toEqual(['2027-01-11'])
  })
})

describe('what to book', () => {
  test('a car with driver: not by bus with an e-rickshaw, nor for a taxi from the airport, but for a hired car', () => {
    const bus: TripRequest = { placeId: 'naimisharanya', from: 'lucknow', people: 2, days: 6, startDate: '2027-01-23' }
    expect(check({ ...bus, type: 'spiritual' }, 'car')).toBeUndefined()
    const hired = { placeId: 'alibaug', from: 'kochi', people: 2, days: 2, startDate: '2027-01-20' } as const
    expect(check(hired, 'car')).toBeDefined()
  })

  test('a train whose seats are on sale: today', () => {
    const soon: TripRequest = { placeId: 'alibaug', from: 'ahmedabad', people: 6, days: 1, startDate: '2027-01-10' }
    expect(check(soon, 'train-out')).toMatchObject({ by: TODAY, text: expect.stringContaining('seats are on sale') })
  })

  test('a stay on a long weekend or in a high season of months: speaks of no busy weeks, which no warning names', () => {
    const weekend = { placeId: 'naimisharanya', from: 'lucknow', people: 2, days: 3, startDate: '2027-01-23' } as const
    const season = { placeId: 'spiti', from: 'hyderabad', people: 2, days: 7, startDate: '2027-09-21' } as const
    for (const [request, why] of [
      [weekend, 'it is a long weekend'],
      [season, 'it is the high season'],
    ] as const) {
      const { warnings, checklist } = outlookOf(request)
      expect(warnings.filter((words) => words.startsWith('Busier'))).toEqual([])
      expect(checklist.find(({ id }) => id === 'stay')?.text).toBe(`Book the stay early: ${why}`)
    }
  })
})

describe('what is told of a trip', () => {
  test('a rule for children on footpaths: not where nobody walks on one', () => {
    const { warnings } = outlookOf({ placeId: 'tirupati', from: 'kochi', people: 2, days: 1, startDate: '2027-12-21' })
    expect(warnings.filter((words) => /children/.test(words))).toEqual([])
  })

  test('a permit that the total has: costs the same a person in both', () => {
    const lines = dataset.destinations.flatMap(({ id, permits, typical_extras_inr: extras }) =>
      extras.flatMap(({ item, inr }) => {
        const permit = item === 'Inner Line Permit' ? permits.find(({ name }) => name.includes(item)) : undefined
        return permit ? [{ id, inr, fee: permit.fee_inr }] : []
      }),
    )
    expect(lines.length).toBeGreaterThan(2)
    for (const { id, inr, fee } of lines) expect([id, inr]).toEqual([id, fee])
  })

  test('a better month in which a sight is shut for days: is not said to open it', () => {
    const corbett: TripRequest = { placeId: 'corbett', from: 'ahmedabad', people: 2, days: 5, month: 7 }
    expect(outlookOf(corbett).warnings.filter((words) => /is open too: Dhikala/.test(words))).toEqual([])
  })

  test('what fills a stay: adds up to no more than its days, and is listed with one "and"', () => {
    const { warnings } = outlookOf({
      placeId: 'corbett',
      from: 'ahmedabad',
      people: 2,
      days: 5,
      month: 7,
      budget: '100000',
    })
    expect(warnings.join('\n')).toMatch(/would fill \d days: in this trip, \d days are half free\./)
    const amrabad: TripRequest = { placeId: 'amrabad-farahabad', from: 'mumbai', people: 1, days: 6, month: 10 }
    const told = outlookOf(amrabad).warnings.find((words) => words.includes('would fill'))
    expect(told?.match(/ and /g) ?? []).toHaveLength(1)
  })
})
