import { expect, test } from 'vitest'
import { all, clock, only } from './read-sample.ts'

test('terminal in brackets: begins no list of legs', () => {
  const text = `PNR: GH8T2W

Onward: Delhi to Jammu
Flight  SG 171
Depart  Delhi Airport (Terminal 3)   Mon, 17 May 2027   05:55
Arrive  Jammu Civil Enclave          Mon, 17 May 2027   07:25

Return: Jammu to Delhi
Flight  SG 174
Depart  Jammu Civil Enclave          Sun, 23 May 2027   11:10
Arrive  Delhi Airport (Terminal 3)   Sun, 23 May 2027   12:45

Mr. Amit Kale   SG 171: 4A   SG 174: 5F`
  expect(all(text)).toMatchObject([
    {
      number: 'SG171',
      date: '2027-05-17',
      departs: clock('05:55'),
      arrives: clock('07:25'),
      seat: '4A',
    },
    {
      number: 'SG174',
      date: '2027-05-23',
      departs: clock('11:10'),
      arrives: clock('12:45'),
      seat: '5F',
    },
  ])
})

test('length of a flight above the arrival: does not make that the departure', () => {
  const text = `Airline reference: TZ9M4K, agency reference: TBO4471123
Kolkata to Kathmandu, Fri 5 Mar 2027

CCU · Fri 5 Mar · 07:00
AI 247 · Flight time 1h 50m · Economy
KTM · Fri 5 Mar · 08:45`
  expect(only(text)).toMatchObject({ departs: clock('07:00'), arrives: clock('08:45'), reference: 'TZ9M4K' })
})

test('way in one column, and times of four digits below their headings: are read', () => {
  const text = `Record locator: 7BKX4T
Day   Date     Flight   Class  From / To                Depart   Arrive   Seat
WED   13JAN    AI 680   Y      MUMBAI (BOM)             1810              19C
                               NAGPUR (NAG)                      1945`
  expect(only(text)).toMatchObject({
    from: { code: 'BOM' },
    to: { code: 'NAG' },
    departs: clock('18:10'),
    arrives: clock('19:45'),
    seat: '19C',
  })
})

test('two times of four digits behind a day: are the departure and the arrival', () => {
  const text = 'PNR ZC7Q9T\n6E 6201 DEL GAU 08-Feb-27 0730 0955'
  expect(only(text)).toMatchObject({ date: '2027-02-08', departs: clock('07:30'), arrives: clock('09:55') })
})

test('day of issue in a column beside the day of travel: is none of the journey', () => {
  const text = `BOOKING REFERENCE   TRAVEL DATE        ISSUED
8MKD5Z              19 Jan 2027        24 Nov 2026

AI 1224 Delhi (DEL) 13:05 - Varanasi (VNS) 15:20`
  expect(only(text)).toMatchObject({ date: '2027-01-19', departs: clock('13:05'), questions: [] })
})

test('flight below a cancelled one: is read', () => {
  const text = `Your booking 6WQT9N has been modified.

CANCELLED
AI 542  Hyderabad - Delhi  12 Jan 2027  07:00 - 09:15

NEW FLIGHT
AI 544  Hyderabad - Delhi  12 Jan 2027  11:30 - 13:45`
  expect(all(text)).toMatchObject([{ number: 'AI544', departs: clock('11:30'), arrives: clock('13:45') }])
})

test('number of one digit: is a flight where the airline is named', () => {
  const legs = 'QR 517 COK-DOH 16 Mar 2027 04:25-06:25\nQR 3 DOH-LHR 16 Mar 2027 08:30-13:10'
  expect(all(`Qatar Airways PNR QK8T3R\n${legs}`).map(({ number }) => number)).toEqual(['QR517', 'QR3'])
  expect(all(`PNR QK8T3R flight\n${legs}`).map(({ number }) => number)).not.toContain('QR3')
})

test('how many seats there are, beside their numbers: is no seat', () => {
  const text = `TNSTC PNR NO : T71209982
FROM : COIMBATORE  TO : BENGALURU  DOJ : 11/01/2027  PICKUP TIME : 22:05
TOTAL FARE 640.00  SEATS 1
SEAT NO 27`
  expect(only(text).seat).toBe('27')
})
