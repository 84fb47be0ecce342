import { indianDay } from '@saathi/shared/lib/days'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const dates = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
const isoDay = (date: Date) => date.toISOString().slice(0, 10)

it('indianDay: any instant gives the day that Intl gives for Asia/Kolkata', () => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
  fc.assert(fc.property(dates, (at) => indianDay(at) === calendar.format(at)))
})

it('spanOfDays: one day is formatted like Intl does for en-GB', () => {
  const english = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  fc.assert(fc.property(dates, (date) => spanOfDays(isoDay(date), isoDay(date)) === english.format(date)))
})

it.each([
  ['2026-12-12', '2026-12-15', '12–15 Dec 2026'],
  ['2026-09-28', '2026-10-02', '28 Sept – 2 Oct 2026'],
  ['2026-12-30', '2027-01-02', '30 Dec 2026 – 2 Jan 2027'],
  ['2026-12-05', '2027-12-05', '5 Dec 2026 – 5 Dec 2027'],
])('spanOfDays: %s to %s repeats no month or year', (start, end, words) => {
  expect(spanOfDays(start, end)).toBe(words)
})

it('rupees: digits are grouped like Intl does for en-IN', () => {
  const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
  fc.assert(
    fc.property(fc.integer(), (amount) => rupees(amount) === `₹${indian.format(amount)}`),
    { examples: [[999], [1000], [99_999], [100_000], [12_345_678], [0]] },
  )
})
