import type { GroupEntry, GroupMessage, Meeting } from '@saathi/shared/groups/schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partsOf, readersOf, rowsOf } from './rows.ts'

const ASHA = 'asha'
const RAVI = 'ravi'

const message = (number: number, author: string, at: string): GroupMessage => ({
  kind: 'message',
  number,
  version: number,
  at,
  from: { _id: author, name: author, profilePicture: null },
  text: 'Namaste',
  picture: null,
  key: null,
  replyTo: null,
  pinned: false,
  reactions: [],
})
const joined = (number: number, at: string): GroupEntry => ({
  kind: 'joined',
  number,
  version: number,
  at,
  person: null,
})
const meeting = (number: number, at: string): Meeting => ({
  kind: 'meeting',
  number,
  version: number,
  at,
  from: null,
  place: 'Platform 1',
  meetAt: at,
  note: '',
  mapUrl: null,
  arrivals: [],
  arrivalCount: 0,
  mine: false,
  rollCall: false,
})
const noon = (minutes: number) => new Date(Date.UTC(2026, 11, 3, 6, 30 + minutes)).toISOString()

describe('rowsOf', () => {
  it('messages of one person within five minutes: show their name once', () => {
    const rows = rowsOf([message(1, ASHA, noon(0)), message(2, ASHA, noon(5)), message(3, ASHA, noon(11))], 9, RAVI)
    expect(rows.map(({ startsGroup }) => startsGroup)).toEqual([true, false, true])
  })

  it('a line about the tour, or another author: ends a group of messages', () => {
    const entries = [
      message(1, ASHA, noon(0)),
      joined(2, noon(1)),
      message(3, ASHA, noon(1)),
      message(4, RAVI, noon(2)),
    ]
    expect(rowsOf(entries, 9, RAVI).map(({ startsGroup }) => startsGroup)).toEqual([true, true, true, true])
  })

  it('the unread line: stands above the first unread entry that is not the reader’s own', () => {
    const entries = [
      message(1, ASHA, noon(0)),
      message(2, RAVI, noon(1)),
      message(3, ASHA, noon(2)),
      joined(4, noon(3)),
    ]
    expect(rowsOf(entries, 1, RAVI).findIndex(({ startsUnread }) => startsUnread)).toBe(2)
    expect(rowsOf(entries, 4, RAVI).some(({ startsUnread }) => startsUnread)).toBe(false)
  })

  it('what the reader has set or asked: does not start the unread part', () => {
    const own: GroupEntry = { ...meeting(2, noon(1)), from: { _id: RAVI, name: 'Ravi', profilePicture: null } }
    const entries = [message(1, ASHA, noon(0)), own, message(3, ASHA, noon(2))]
    expect(rowsOf(entries, 1, RAVI).map(({ startsUnread }) => startsUnread)).toEqual([false, false, true])
    expect(rowsOf(entries, 1, RAVI).map(({ startsGroup }) => startsGroup)).toEqual([true, true, true])
  })

  it('any entries: every entry has one row in order, each day is named once, and at most one unread line is shown', () => {
    const anyEntry = fc.record({ author: fc.constantFrom(ASHA, RAVI, null), gap: fc.nat(3_000) })
    fc.assert(
      fc.property(fc.array(anyEntry), fc.nat(40), (given, readUpTo) => {
        let minutes = 0
        const entries = given.map(({ author, gap }, index) => {
          minutes += gap
          return author === null ? joined(index + 1, noon(minutes)) : message(index + 1, author, noon(minutes))
        })
        const rows = rowsOf(entries, readUpTo, RAVI)
        expect(rows.map(({ entry }) => entry)).toEqual(entries)
        const days = new Set(entries.map(({ at }) => new Date(at).toDateString()))
        expect(rows.filter(({ startsDay }) => startsDay)).toHaveLength(days.size)
        expect(rows.filter(({ startsUnread }) => startsUnread).length).toBeLessThanOrEqual(1)
        for (const row of rows) if (row.startsDay || row.startsUnread) expect(row.startsGroup).toBe(true)
      }),
    )
  })
})

describe('readersOf', () => {
  it('counts the others whose mark has reached the entry', () => {
    const members = [
      { _id: ASHA, readUpTo: 9 },
      { _id: RAVI, readUpTo: 9 },
      { _id: 'meera', readUpTo: 5 },
      { _id: 'joseph', readUpTo: 4 },
    ]
    expect(readersOf(members, 5, ASHA)).toBe(2)
  })
})

describe('partsOf', () => {
  const rows = (from: number, to: number) =>
    rowsOf(
      Array.from({ length: to - from + 1 }, (_, at) => message(from + at, ASHA, '2026-12-03T09:00:00Z')),
      0,
      ASHA,
    )
  const numbers = (parts: ReturnType<typeof partsOf>) => parts.map((part) => part.map(({ entry }) => entry.number))

  it('holds each row once, in order, at most eight in a part', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 35 }), { maxLength: 6 }), (sizes) => {
        const count = sizes.reduce((sum, size) => sum + size, 0)
        const parts = numbers(partsOf(rows(1, count), sizes))
        expect(parts.flat()).toEqual(Array.from({ length: count }, (_, at) => at + 1))
        for (const part of parts) expect(part.length).toSatisfy((length: number) => length >= 1 && length <= 8)
      }),
    )
  })

  it('keeps its parts when a page is loaded before them and an entry added after them', () => {
    const before = numbers(partsOf(rows(38, 69), [3, 29]))
    expect(before.at(-1)).toEqual([65, 66, 67, 68, 69])
    expect(numbers(partsOf(rows(14, 70), [24, 3, 30])).slice(3)).toEqual([
      ...before.slice(0, -1),
      [65, 66, 67, 68, 69, 70],
    ])
  })
})
