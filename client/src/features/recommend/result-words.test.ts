import type { MonthQuality } from '@saathi/shared/recommend/schema'
import { expect, test } from 'vitest'
import { nightsInWords } from '../../messages/en/recommend/recommend.ts'
import { areasOf, legHours, monthRuns, monthsInWords, shortName, toHalves } from './result-words.ts'

const year = (letters: string): MonthQuality[] =>
  [...letters].map((letter) => (({ b: 'best', f: 'fair', a: 'avoid', c: 'closed' }) as const)[letter as 'b'])

test('months of one quality: are runs across the new year, the longest first', () => {
  expect(monthRuns(year('bbfffccccfbb'), 'best')).toBe('November to February')
  expect(monthRuns(year('bbfffccccfbb'), 'fair')).toBe('March to May, October')
  expect(monthRuns(year('bbfffccccfbb'), 'closed')).toBe('June to September')
  expect(monthRuns(year('bbfffccccfbb'), 'avoid')).toBe('')
  expect(monthRuns(year('bbbbbbbbbbbb'), 'best')).toBe('all year')
  expect(monthRuns(year('abbbbbbbbbba'), 'avoid')).toBe('December to January')
})

test('a strip of months in words: names every quality and the month of travel', () => {
  expect(monthsInWords(year('bbfffccccfbb'), 12)).toBe(
    'Best: November to February. Fair: March to May, October. Closed: June to September. Your month, December: best.',
  )
  expect(monthsInWords(year('bbbbbbffffff'), null)).toBe('Best: January to June. Fair: July to December.')
})

test('hours: are rounded to the half for a journey and to the quarter for a leg', () => {
  expect([0.1, 0.5, 1, 10.6].map(toHalves)).toEqual(['½', '½', '1', '10½'])
  expect([0.1, 0.7, 1, 9.5].map(legHours)).toEqual(['¼ h', '¾ h', '1 h', '9½ h'])
})

test('a name with areas: is divided into the place and its areas', () => {
  const name = 'North Goa (Calangute, Anjuna, Vagator)'
  expect([shortName(name), areasOf(name)]).toEqual(['North Goa', 'Calangute, Anjuna, Vagator'])
  expect([shortName('Diu'), areasOf('Diu')]).toEqual(['Diu', ''])
})

test('nights: are counted, and none is a day trip', () => {
  expect([0, 1, 3].map(nightsInWords)).toEqual(['day trip', '1 night', '3 nights'])
})
