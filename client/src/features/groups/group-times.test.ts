import { describe, expect, it } from 'vitest'
import { closingOf, dayHeading } from './group-times.ts'

const NOW = new Date(2026, 11, 3, 12)

describe('times', () => {
  it.each([
    [new Date(2026, 11, 3, 0, 5), 'Today, Thu 3 Dec'],
    [new Date(2026, 11, 2, 23, 59), 'Yesterday, Wed 2 Dec'],
    [new Date(2026, 11, 1, 12), 'Tue 1 Dec'],
    [new Date(2025, 11, 31, 12), '31 Dec 2025'],
  ])('the heading of the day of %s', (at, heading) => {
    expect(dayHeading(at.toISOString(), NOW)).toBe(heading)
  })

  it('a poll: closes today at a time, or on another day', () => {
    expect(closingOf(new Date(2026, 11, 3, 17).toISOString(), NOW)).toBe('Closes today, 5:00 pm')
    expect(closingOf(new Date(2026, 11, 4, 17).toISOString(), NOW)).toBe('Closes Fri 4 Dec, 5:00 pm')
  })
})
