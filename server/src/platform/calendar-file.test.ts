import { createRequire } from 'node:module'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const require = createRequire(import.meta.url)
/** The second parser, a CommonJS package. */
const nodeIcal: { sync: { parseICS: (text: string) => Record<string, Parsed> } } = require('node-ical')
type Parsed = {
  type: string
  uid: string
  summary: string
  description?: string
  location?: string
  start: Date
  end: Date
}

const NOW = new Date('2026-11-20T06:30:00Z')
const EVENT: CalendarEvent = {
  uid: 'one@saathi',
  title: 'Boat to Sindhudurg',
  when: { start: new Date('2026-12-12T04:30:00Z'), end: new Date('2026-12-12T06:00:00Z') },
  busy: true,
  sequence: 3,
}
const write = (events: CalendarEvent[]) => calendarFile(events, { name: 'Saathi', now: NOW })

/** The events as ical.js and node-ical read them. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const first = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, location, startDate, endDate } = new ICAL.Event(component)
    return { uid, summary, description, location, start: startDate.toJSDate(), end: endDate.toJSDate() }
  })
  const second = Object.values(nodeIcal.sync.parseICS(file))
    .filter(({ type }) => type === 'VEVENT')
    .map(({ uid, summary, description, location, start, end }) => ({
      uid,
      summary,
      description,
      location,
      start: new Date(start),
      end: new Date(end),
    }))
  return { calendar, parsers: [first, second] }
}

describe('calendarFile', () => {
  test('an event with times: both parsers read the same instants', () => {
    for (const [event] of read(write([EVENT])).parsers) {
      expect([event?.uid, event?.summary]).toEqual(['one@saathi', 'Boat to Sindhudurg'])
      expect([event?.start.toISOString(), event?.end.toISOString()]).toEqual([
        '2026-12-12T04:30:00.000Z',
        '2026-12-12T06:00:00.000Z',
      ])
    }
  })

  test('an event of whole days: begins on the first and ends after the last day, without a time zone', () => {
    const file = write([{ ...EVENT, when: { first: '2026-12-30', last: '2026-12-31' } }])
    expect(file).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270101\r\n')
    for (const [event] of read(file).parsers)
      expect([event?.start.toDateString(), event?.end.toDateString()]).toEqual(['Wed Dec 30 2026', 'Fri Jan 01 2027'])
  })

  test('a feed: says how often to read it again', () => {
    const { calendar } = read(calendarFile([], { name: 'Saathi', now: NOW, refreshHours: 2 }))
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT2H')
    expect(calendar.getFirstPropertyValue('x-published-ttl')?.toString()).toBe('PT2H')
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Asia/Kolkata')
  })

  const text = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.constantFrom(
          ',',
          ';',
          ':',
          '\\',
          '\\n',
          '\n',
          '"',
          'हम्पी की यात्रा',
          '👨‍👩‍👧‍👦',
          'BEGIN:VEVENT',
          'x'.repeat(90),
        ),
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map(
      (parts) =>
        parts
          .join('')
          .replace(/(?!\n)[\p{Cc}\u2028\u2029]/gu, ' ')
          .trim() || 'x',
    )

  test('any text: both parsers read it back unchanged', () => {
    fc.assert(
      fc.property(text, text, text, (title, location, description) => {
        const { calendar, parsers } = read(write([{ ...EVENT, title, location, description }]))
        expect(calendar.getAllSubcomponents()).toHaveLength(1)
        // node-ical reads an escaped backslash before an n as a line break, and drops quotation marks around a text.
        const exact = `${title}${location}${description}`.search(/[\\"]/) >= 0 ? parsers.slice(0, 1) : parsers
        for (const [event] of exact) expect(event).toMatchObject({ summary: title, location, description })
      }),
    )
  })

  test('any text: has no line over 75 octets, no bare line break and no broken character', () => {
    fc.assert(
      fc.property(text, (title) => {
        const file = write([{ ...EVENT, title }])
        const lines = file.split('\r\n')
        expect(lines.pop()).toBe('')
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\r\n]/)
          expect(line).not.toMatch(/\p{Surrogate}/u)
        }
      }),
    )
  })

  test('control characters: are replaced by spaces, and other line breaks by the usual one', () => {
    const { calendar, parsers } = read(write([{ ...EVENT, title: 'x\r\nEND:VEVENT\r\nBEGIN:VALARM\u0000\u2028y' }]))
    expect(calendar.getAllSubcomponents()).toHaveLength(1)
    for (const [event] of parsers) expect(event?.summary).toBe('x\nEND:VEVENT\nBEGIN:VALARM \ny')
  })
})
