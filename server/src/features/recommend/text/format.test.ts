import { expect, test } from 'vitest'
import { allDays, busySpell, count, daySpell, hours, listed, monthSpells, sentence } from './format.ts'

test('hours are rounded to halves', () => {
  expect([0.2, 0.9, 1.3, 2, 9.26, 10.76].map(hours)).toEqual([
    'half an hour',
    '1 hour',
    '1½ hours',
    '2 hours',
    '9½ hours',
    '11 hours',
  ])
})

test('counts, lists and periods are formatted as text', () => {
  expect(count(1, 'day')).toBe('one day')
  expect(count(3, 'day')).toBe('three days')
  expect([1, 2, 3].map(allDays)).toEqual(['the day', 'both days', 'all three days'])
  expect(listed(['a'])).toBe('a')
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c')
  expect(monthSpells([3, 4, 5, 10])).toBe('March to May and October')
  expect(daySpell('06-01', '09-30')).toBe('1 Jun to 30 Sep')
  expect(daySpell('02-18', '02-27')).toBe('18 to 27 Feb')
  expect(sentence('warm and dry')).toBe('Warm and dry.')
  expect(sentence('Done!')).toBe('Done!')
})

test('a busy spell is told with its festival, where one makes it busy', () => {
  expect(busySpell(['10-05', '10-22', 'Durga Puja'])).toBe('5 to 22 Oct (Durga Puja)')
  expect(busySpell(['11-01', '02-28'])).toBe('1 Nov to 28 Feb (the high season)')
})
