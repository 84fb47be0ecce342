import { expect, test } from 'vitest'
import { clock, only } from './read-sample.ts'

const asked = (text: string, field: string) =>
  only(text).questions.find((question) => question.field === field)?.choices

const MAIL = (subject: string, day: string) => `Subject: ${subject}
PNR: T7QK2M
Flight: 6E 6318
Route: Kochi (COK) to Ahmedabad (AMD)
Journey date: ${day}
Departure: 18:20
Arrival: 20:45`

test('subject of a mail that names another day of the flight than the mail: both days are asked', () => {
  const text = MAIL('Your IndiGo flight to Ahmedabad on 14 Jan 2027', '15 Jan 2027')
  expect(only(text).date).toBeNull()
  expect(asked(text, 'date')).toEqual(['2027-01-14', '2027-01-15'])
})

test.each([
  ['Your IndiGo flight to Ahmedabad on 15 Jan 2027', 'the same day'],
  ['Payment received on 14 Jan 2027 for PNR T7QK2M', 'a day of payment'],
  ['Your IndiGo flight on 14 Jan 2027 is rescheduled', 'the day before a change'],
])('subject %s, which names %s: the day in the mail stays', (subject) => {
  expect(only(MAIL(subject, '15 Jan 2027')).date).toBe('2027-01-15')
})

test('subject with another day, of a train to New Delhi: both days are asked', () => {
  const text = `Subject: Train from Mumbai on 13 Jan 2027
IRCTC PNR 2431876591. Train 12951 Mumbai Central to New Delhi, DOJ 12 Jan 2027, dep 17:00, arrival 13 Jan 2027 08:30`
  expect(only(text).date).toBeNull()
  expect(only(text.replace('on 13', 'on 12')).date).toBe('2027-01-12')
})

const BUS = (when: string) => `Ticket confirmed, Netravati Express Travels
Kasaragod to Bengaluru
${when}
Seat: U4
Booking ID: NET71905`

test.each(['Wednesday 13 January night, 12:15 AM', '13 Jan ki raat 12:15 AM'])(
  'bus on %s: asked whether it leaves in the night before or behind that day',
  (when) => {
    expect(only(BUS(when))).toMatchObject({ date: null, departs: clock('00:15') })
    expect(asked(BUS(when), 'date')).toEqual(['2027-01-13', '2027-01-14'])
  },
)

test.each([
  ['13 January 2027, 12:15 AM', '00:15'],
  ['13 January 2027 night, 10:15 PM', '22:15'],
])('bus on %s: the day is clear', (when, departs) => {
  expect(only(BUS(when))).toMatchObject({ date: '2027-01-13', departs: clock(departs) })
})

const FLIGHT = (line: string) => `Akasa Air booking update
PNR: U4XD9K
Flight: QP 1523
Date: 29 Mar 2027
${line}
Seat: 10C`

test('flight from one of two airports, which is not decided yet: only the start is asked', () => {
  const text = FLIGHT('Departs: 15:10 from Mumbai (BOM) or Navi Mumbai (NMI)\nArrives: 17:05 at Kochi (COK)')
  expect(only(text)).toMatchObject({ from: null, to: { code: 'COK' } })
  expect(asked(text, 'from')).toHaveLength(2)
  expect(asked(text, 'to')).toBeUndefined()
})

test('flight to one of two airports: only the end is asked', () => {
  const text = FLIGHT('Departs: 15:10 from Kochi (COK)\nArrives: 17:05 at Mumbai (BOM) or Navi Mumbai (NMI)')
  expect(only(text)).toMatchObject({ from: { code: 'COK' }, to: null })
  expect(asked(text, 'from')).toBeUndefined()
})

test('flight between two airports, of which none is doubted: both stay', () => {
  const text = FLIGHT('Departs: 15:10 from Mumbai (BOM)\nArrives: 17:05 at Kochi (COK)\nPay by card or UPI')
  expect(only(text)).toMatchObject({ from: { code: 'BOM' }, to: { code: 'COK' } })
})

const STAY = (property: string) => `Cloudhill Resorts - booking confirmed
Booking no. CHR30278
Check-in 20 Jan 2027, 2:00 PM
Check-out 22 Jan 2027, 11:00 AM
Property: ${property}`

test('stay in one of two towns: asked where, and the name is that of the first line', () => {
  const text = STAY('Munnar or Vagamon. We shall tell you which of the two')
  expect(only(text)).toMatchObject({ name: 'Cloudhill Resorts', to: null })
  expect(asked(text, 'to')).toEqual(['Munnar', 'Vagamon'])
})

test('stay whose house is named: its name stays', () => {
  expect(only(STAY('Cloudhill Munnar')).name).toBe('Cloudhill Munnar')
  expect(asked(STAY('Cloudhill Munnar'), 'to')).toBeUndefined()
})

const LEAVES = (line: string) => `Periyar Line Travels, seat confirmed
Route: Kozhikode to Mysuru
Date: Sat, 9 Jan 2027
Bus leaves 10:15 PM
Pickup: Mofussil bus stand, bay 6
Seat: L2
${line}`

test('hour by which the number of the driver comes, below the boarding place: no departure', () => {
  expect(only(LEAVES('Driver no. comes by 8 PM')).departs).toBe(clock('22:15'))
})

test('hour by which the bus comes to the boarding place: stays a time of the bus', () => {
  expect(only(LEAVES('Bus comes by 10:20 PM')).departs).not.toBe(clock('22:15'))
})

test('address that begins with the initials of a road: no town', () => {
  const text = (address: string) => `Hotel Shivam Residency. Booking no. SR-20934
Check-in: 18 Dec 2026, 12:00 PM
Check-out: 20 Dec 2026, 11:00 AM
Address: ${address}`
  expect(only(text('M.G. Road, opp. Bus Stand')).to).toBeNull()
  expect(only(text('12 Lake View, Udaipur')).to?.name).toBe('Udaipur')
})
