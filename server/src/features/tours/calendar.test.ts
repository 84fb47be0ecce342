import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarTour, calendarOf } from './calendar.ts'

const TOUR: CalendarTour = {
  _id: '0190a6d0-0000-7000-8000-000000000000',
  name: 'Konkan, slowly',
  description: 'Boats; lunch.\nThen a nap.',
  travelDates: { start: '2026-12-30', end: '2026-12-31' },
  destination: 'Malvan, Maharashtra',
  cancelled: false,
  calendarVersion: 0,
}
const read = (tour: CalendarTour) => {
  const calendar = new ICAL.Component(ICAL.parse(calendarOf(tour, 'https://saathi.test', new Date(0))))
  return { calendar, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent')!) }
}

test('calendarOf: an event of whole days in India, with the last day', () => {
  const { calendar, event } = read(TOUR)
  expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Asia/Kolkata')
  expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
    true,
    '2026-12-30',
    '2027-01-01',
  ])
  expect(event.duration.toSeconds()).toBe(2 * 86_400)
})

test('calendarOf: a cancelled tour has the status CANCELLED', () => {
  const { event } = read({ ...TOUR, cancelled: true })
  expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test('calendarOf: any text of the host is read back unchanged and adds no components', () => {
  // The separators of lines and paragraphs are written as line breaks: see the next test.
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
    .map((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim() || 'x')
  fc.assert(
    fc.property(text, text, text, (name, destination, description) => {
      const { calendar, event } = read({ ...TOUR, name, destination, description })
      expect([event.summary, event.location, event.description]).toEqual([name, destination, description])
      expect(calendar.getAllSubcomponents()).toHaveLength(1)
    }),
  )
  const { calendar } = read({
    ...TOUR,
    name: 'x\r\nEND:VEVENT\r\nBEGIN:VALARM',
    description: 'y\nATTENDEE:mailto:a@b.in',
  })
  expect(calendar.getAllSubcomponents()).toHaveLength(1)
})

test('calendarOf: separators of lines and paragraphs become line breaks', () => {
  expect(read({ ...TOUR, description: 'Boats\u2028lunch\u2029nap' }).event.description).toBe('Boats\nlunch\nnap')
})
