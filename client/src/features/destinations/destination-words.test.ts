import type { DestinationCaution, DestinationPermit } from '@saathi/shared/destinations/schema'
import { expect, test } from 'vitest'
import { trainTimes } from '../../messages/en/destinations/destinations.ts'
import { cautionMonths, permitsInShort } from './destination-words.ts'

const caution = (dates: Partial<DestinationCaution>): DestinationCaution => ({
  what: 'The pass is shut.',
  kind: 'closure',
  from: null,
  to: null,
  months: null,
  isSure: true,
  ...dates,
})
const permit = (low: number, high: number, leadDays: number): DestinationPermit => ({
  who: 'All',
  name: 'a ticket',
  fee: { low, high },
  where: null,
  leadDays,
})

test('cautionMonths: are those named, those between the dates, or the whole year', () => {
  expect(cautionMonths(caution({ months: [7, 8] }))).toEqual([7, 8])
  expect(cautionMonths(caution({ from: '06-15', to: '08-01' }))).toEqual([6, 7, 8])
  expect(cautionMonths(caution({ from: '11-15', to: '02-10' }))).toEqual([1, 2, 11, 12])
  expect(cautionMonths(caution({}))).toHaveLength(12)
})

test('trainTimes: names the train, its station and the days later', () => {
  const train = {
    number: '12951',
    name: 'Rajdhani',
    station: 'Mumbai Central',
    departs: 1020,
    arrives: 1952,
    others: false,
  }
  expect(trainTimes(train)).toBe('12951 Rajdhani, 17:00 from Mumbai Central, arrives 08:32 next day')
  expect(trainTimes({ ...train, others: true, arrives: 1300 })).toBe(
    'Such as 12951 Rajdhani, 17:00 from Mumbai Central, arrives 21:40',
  )
})

test('permitsInShort: names the fee and the lead time, the highest ones of several permits', () => {
  expect(permitsInShort([permit(0, 0, 0)])).toBe('1 permit: no fee, on the spot')
  expect(permitsInShort([permit(200, 250, 2)])).toBe('1 permit: ₹200 to ₹250, 2 days ahead')
  expect(permitsInShort([permit(100, 100, 4), permit(0, 200, 1)])).toBe('2 permits: at most ₹300, 4 days ahead')
})
