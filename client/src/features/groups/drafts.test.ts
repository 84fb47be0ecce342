import { describe, expect, it } from 'vitest'
import * as text from '../../messages/en/groups/groups.ts'
import { instantOf, meetingError, pollError } from './drafts.ts'
import { closingOf, dayHeading, shortDayAndTimeOf } from './group-times.ts'

const NOW = new Date(2026, 11, 3, 12)

describe('pollError', () => {
  const poll = { question: 'First dinner?', choices: ['Thali', 'Street food', ''], closesAt: '' }
  it.each([
    ['a question, two choices and an empty one', {}, null],
    ['no question', { question: '  ' }, text.questionMissing],
    ['one choice', { choices: ['Thali', ' '] }, text.choicesMissing],
    ['the same choice twice', { choices: ['Thali', 'thali '] }, text.choicesMissing],
    ['a closing time in the past', { closesAt: '2026-12-03T11:59' }, text.closingPassed],
    ['a closing time in the future', { closesAt: '2026-12-03T12:01' }, null],
  ])('%s', (_, change, error) => {
    expect(pollError({ ...poll, ...change }, NOW)).toBe(error)
  })
})

describe('meetingError', () => {
  const meeting = { place: 'Platform 1', meetAt: '2026-12-03T07:40', mapUrl: '' }
  it.each([
    ['a place and a time', {}, null],
    ['no place', { place: ' ' }, text.placeMissing],
    ['no time', { meetAt: '' }, text.whenMissing],
    ['a link without https', { mapUrl: 'http://maps.example/1' }, text.mapLinkInvalid],
    ['a script as link', { mapUrl: 'javascript:alert(1)' }, text.mapLinkInvalid],
    ['an https link', { mapUrl: ' https://maps.example/1 ' }, null],
  ])('%s', (_, change, error) => {
    expect(meetingError({ ...meeting, ...change })).toBe(error)
  })
})

describe('times', () => {
  it('a local time: becomes an instant, nothing becomes null', () => {
    expect(instantOf('2026-12-03T12:00')).toBe(NOW.toISOString())
    expect(instantOf('')).toBeNull()
  })

  it.each([
    [new Date(2026, 11, 3, 0, 5), 'Today, Thu 3 Dec'],
    [new Date(2026, 11, 2, 23, 59), 'Yesterday, Wed 2 Dec'],
    [new Date(2026, 11, 1, 12), 'Tue 1 Dec'],
    [new Date(2025, 11, 31, 12), '31 Dec 2025'],
  ])('the heading of the day of %s', (at, heading) => {
    expect(dayHeading(at.toISOString(), NOW)).toBe(heading)
  })

  it.each([
    [new Date(2026, 11, 4, 7, 40), 'Fri, 7:40 am'],
    [new Date(2026, 11, 20, 7, 40), 'Sun 20 Dec, 7:40 am'],
  ])('the time of a meeting in a narrow line, at %s', (at, short) => {
    expect(shortDayAndTimeOf(at.toISOString(), NOW)).toBe(short)
  })

  it('a poll: closes today at a time, or on another day', () => {
    expect(closingOf(new Date(2026, 11, 3, 17).toISOString(), NOW)).toBe('Closes today, 5:00 pm')
    expect(closingOf(new Date(2026, 11, 4, 17).toISOString(), NOW)).toBe('Closes Fri 4 Dec, 5:00 pm')
  })
})
