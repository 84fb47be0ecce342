import type { DestinationPermit } from '@saathi/shared/destinations/schema'
import { expect, test } from 'vitest'
import { trainTimes } from '../../messages/en/destinations/destinations.ts'
import { about, source } from '../../messages/en/destinations/fact-sources.ts'
import { highlightFacts, permitsInShort } from './destination-words.ts'

const permit = (low: number, high: number, leadDays: number): DestinationPermit => ({
  who: 'All',
  name: 'a ticket',
  fee: { low, high },
  where: null,
  leadDays,
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
  expect(permitsInShort([permit(200, 250, 2)])).toBe('1 permit: about ₹200 to ₹250, 2 days ahead')
  expect(permitsInShort([permit(100, 100, 4), permit(0, 200, 1)])).toBe('2 permits: at most about ₹300, 4 days ahead')
})

const fort = {
  name: 'Amber fort',
  open: [['08:00', '17:30'] as [string, string]],
  closed: [],
  fee: 200,
  minutes: null,
  months: null,
  isSure: true,
}
const known = (kind: 'hours' | 'fee', isFresh: boolean) => ({
  ...{ kind, about: 'Amber fort', source: 'Patrika', checked: '2025-12' },
  isFresh,
})

test('highlightFacts: hours and fee without a fresh source are usual ones', () => {
  expect(highlightFacts(fort)).toEqual(['Usually open 08:00 to 17:30', 'Entry about ₹200'])
  expect(highlightFacts(fort, [known('hours', false), known('fee', true)])).toEqual([
    'Usually open 08:00 to 17:30',
    'Entry ₹200',
  ])
  expect(highlightFacts(fort, [known('hours', true)])[0]).toBe('Open 08:00 to 17:30')
})

test('where a fact comes from: its publisher and month, or our editors', () => {
  expect(about('fee', 'Amber fort')).toBe('Amber fort: entry fee')
  expect(source('Patrika', 'December 2025')).toBe('Patrika, December 2025.')
  expect(source(null, 'November 2026')).toBe('Checked by our editors in November 2026.')
})
