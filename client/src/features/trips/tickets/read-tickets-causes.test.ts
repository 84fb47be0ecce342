import { expect, test } from 'vitest'
import { clock, only, read } from './read-sample.ts'

const TRAIN = 'PNR 2431876590 Train 12951 DOJ 18-12-26 MMCT to NDLS Dep 17:00 B4 33.'
const BUS = 'KSRTC PNR J81455209, From: BENGALURU To: MYSURU, DOJ: 03/01/2027, Dep Time: 22:15, Seat No: 17.'

test('coach of a train with the letters of an airline: is no flight', () => {
  expect(only('PNR:4207788135,TRAIN:22651,DOJ:31-12-26,SL,MAS-PLNI,A RAO+1,S5 17,S5 20')).toMatchObject({
    kind: 'rail',
    number: '22651',
    coach: 'S5',
  })
})

test('word "at" behind "flight": is no airline', () => {
  expect(only('IndiGo PNR W3HN6T 6E 534 BLR-PNQ 12 Dec 2026 flight at 22:55')).toMatchObject({ number: '6E534' })
})

test('four digits behind codes: are the departure and the arrival', () => {
  expect(only('PNR TX4K9P 6E 6154 22Dec HYD T1 0610 - BBI T1 0745')).toMatchObject({
    departs: clock('06:10'),
    arrives: clock('07:45'),
  })
})

test('times with a point behind their labels: are times', () => {
  expect(only('6E 5124 PNR CT9M2X 30 Dec NAG-GOX dep 14.20 arr 16.00')).toMatchObject({
    departs: clock('14:20'),
    arrives: clock('16:00'),
  })
})

test('berth letter SL: is no class', () => {
  expect(only('Passenger 1: B3-46-SL. PNR 6120098471 Train 12621 DOJ 03-01-2027 MAS to NDLS Dep 22:00').class).toBe('')
})

test('hours of a helpline: are no times of the journey', () => {
  for (const text of [TRAIN, BUS])
    expect(only(`${text}\nNeed help? Call 1800 123 4567 between 9:00 AM and 6:00 PM.`)).toEqual(only(text))
})

test('answered mail below: says nothing of the ticket above', () => {
  const answered = 'On Tue, 24 Nov 2026 at 18:02, A <a@mail.example> wrote:\n> is 6E 777 on 3 January at 11:40 free?'
  expect(only(`${TRAIN}\n\n${answered}`)).toEqual(only(TRAIN))
})

test('source of a mail with encoded signs: is read as the mail', () => {
  const encoded = TRAIN.replace(' Dep', '=20Dep').replace('MMCT to', 'MMCT=\n to')
  expect(only(encoded)).toEqual(only(TRAIN))
})

test('wrapped lines: are read as one paragraph', () => {
  const words =
    'We regret that 6E 5391 BOM-NAG on 27Dec26 is cancelled for operational reasons. You are now booked on 6E 5393 departing 27Dec26 at 18:40, arriving 20:10. PNR LX2W7F.'
  const wrapped = words.replace(/(.{1,44})(?: |$)/g, '$1\n')
  expect(only(words)).toMatchObject({ number: '6E5393', from: { code: 'BOM' }, to: { code: 'NAG' } })
  expect(only(wrapped)).toEqual(only(words))
})

test('schedule of before above the new one: counts no more', () => {
  const leg = (times: string) => `IX 2718 Bengaluru (BLR) - Varanasi (VNS)\n12 Jan 2027 ${times}`
  const text = `PNR K3ML7Y\n\nORIGINAL SCHEDULE\n${leg('10:35 - 13:05')}\n\nNEW SCHEDULE\n${leg('14:20 - 16:50')}`
  expect(only(text)).toMatchObject({ departs: clock('14:20'), arrives: clock('16:50') })
})

test('old and new time beside each other: the new one counts', () => {
  const text = 'Flight changed. PNR FT2K8X 6E 6284 HYD-UDR 28 Dec 2026\nDeparture 10:05 → 11:50\nArrival 11:55 → 13:40'
  expect(only(text)).toMatchObject({ departs: clock('11:50'), arrives: clock('13:40') })
})

test('old dates of a stay: count no more', () => {
  const text =
    'Hotel Kinara, booking 448122\nNew dates: check-in 23 Dec 2026, check-out 26 Dec 2026\nOld dates: check-in 20 Dec 2026, check-out 23 Dec 2026'
  expect(only(text)).toMatchObject({ date: '2026-12-23', arrivesDays: 3 })
})

test('label behind its date: is that of the date before it', () => {
  expect(only('Hotel Shivalik View booking confirm. 15 Jan ko check in, 18 Jan ko check out')).toMatchObject({
    date: '2027-01-15',
    arrivesDays: 3,
  })
})

test('rooms and nights in one line: the second number is that of the nights', () => {
  const text = 'The Fern Resort, reservation 88120\nArrival: 08-Jan-2027\nDeparture: 10-Jan-2027\nRooms / Nights: 1 / 2'
  expect(only(text)).toMatchObject({ date: '2027-01-08', arrivesDays: 2 })
})

test('boarding point behind the destination: is where one boards', () => {
  const text =
    'Train 12009 PNR 8213309475 from MUMBAI CENTRAL (MMCT) to VADODARA JN (BRC) on 18-Dec-2026. Boarding point: BORIVALI (BVI), 06:52'
  expect(only(text)).toMatchObject({ from: { code: 'BVI' }, to: { code: 'BRC' } })
})

test('code within the name of a train: is no station of the way', () => {
  const { from, to } = only(
    'Trn 11041 MAS EXP of 02-01-27 is late. Now expected at PUNE at 17:45. PNR 8112093345 B2/33',
  )
  expect([from?.code, to?.code]).not.toContain('MAS')
})

test('booking date above a journey: does not reach its date', () => {
  const text =
    'PNR ABX7K2 Booked on: 20 Nov 2026 Flight QP 1615 Mumbai (BOM) Thu, 24 Dec 2026 23:20 Ahmedabad (AMD) Fri, 25 Dec 2026 00:35'
  expect(only(text)).toMatchObject({ date: '2026-12-24', departs: clock('23:20'), arrivesDays: 1 })
})

test.each([
  'Your food order is confirmed! Train 12951, PNR 2431876590, Coach B4 Seat 33. Delivery at Kota on 18 Dec 2026 22:05.',
  'Table booked! Hotel Orchid, Mumbai. 25 Dec 2026, 8:30 PM, 4 guests. Booking ID TB77120.',
  'Your outstation cab Bengaluru to Coorg is confirmed for 26 Dec 2026, 6:00 AM. CRN 7712093348',
  'Trip insurance issued. Policy 7712 for DEL-COK on 6E 2113 from 03 Jan 2027 to 09 Jan 2027. PNR VB6H3R',
  'Reminder: complete your payment to confirm DEL-GOI, 6E 2364, 20 Dec 2026, 09:40. Your fare is held for 15 minutes.',
])('%s: is no ticket', (text) => {
  expect(read(text).result).toBe('nothing')
})

test('waitlisted ticket that is dropped: is cancelled', () => {
  const text = 'PNR 6417720935 Trn 12615 DOJ 30-12-26: your ticket is cancelled as berths are not allotted.'
  expect(read(text).result).toBe('cancelled')
})

test('sentence above: its words are no headings of the line below', () => {
  const text =
    'PNR AB7K2M\nWe have moved your flight to an earlier departure.\nWas: QP 1406, 25 Dec 2026, BLR 18:45 - DEL 21:30\nNow: QP 1404, 25 Dec 2026, BLR 15:10 - DEL 17:55'
  expect(only(text)).toMatchObject({ number: 'QP1404', date: '2026-12-25', departs: clock('15:10') })
})

test('times between which no journey fits: are asked', () => {
  const { departs, arrives, questions } = only(
    'SRS Travels ticket SR8812, Pune to Goa, 18 Dec 2026, 21:45 - 22:00, seat L3',
  )
  expect([departs, arrives]).toEqual([null, null])
  expect(questions).toContainEqual({ field: 'departs', choices: ['21:45', '22:00'] })
})

test('places of a train or flight that nobody knows: are asked', () => {
  const { from, questions } = only('PNR VB6H3R 6E 2431 Special Meal to Window Side, 3 Jan 2027, 07:25')
  expect(from).toBeNull()
  expect(questions.map(({ field }) => field)).toContain('from')
})

test('either of two dates: is asked', () => {
  const { date, questions } = only('PNR 8334107752 Train 20901 ADI to MMCT C3 44, departure 06:10, 18 or 19 Dec 2026')
  expect(date).toBeNull()
  expect(questions).toContainEqual({ field: 'date', choices: ['2026-12-18', '2026-12-19'] })
})

test('part that was paid, with the rest due: the whole is the fare', () => {
  const stay = 'Hotel Amber, booking 448122, check-in 16 Jan 2027, check-out 18 Jan 2027.'
  expect(only(`${stay} Total: Rs 34,500 | Paid: Rs 10,000 | Due on 14 Jan: Rs 24,500`).fare).toBe(34_500)
})

test('stay that is only requested: is no ticket', () => {
  const text = 'Booking request received. Hotel Tiger Den, 5 Feb 2027 - 7 Feb 2027. We will confirm within 24 hours.'
  expect(read(text).result).toBe('nothing')
})

test('ways of which only the start is unclear: the end is not asked', () => {
  const { from, to } = only(`22436 Vande Bharat Exp (NDLS → BSB), start date 15 Jan 2027
Your stop: Kanpur Central (CNB) arr 10:08, dep 10:10
PNR 2519930078, C2-31, confirmed, CNB to BSB
Arrives Varanasi Jn (BSB) 14:00`)
  expect(from).toBeNull()
  expect(to).toEqual({ name: 'Varanasi', code: 'BSB' })
})

test('seats of several passengers behind each sector: all are those of the flight', () => {
  const text = `IndiGo PNR R8WZ2H
6E 6146 HYD-LKO 4 Feb 2027 10:15 - 12:20
6E 6147 LKO-HYD 9 Feb 2027 20:50 - 23:00
Sandeep HYD-LKO 9A LKO-HYD 12D
Anusha HYD-LKO 9B LKO-HYD 12E`
  expect(read(text)).toMatchObject({
    tickets: [{ seat: '9A, 9B' }, { seat: '12D, 12E' }],
  })
})

test('numbers of the rows of a table: are no seats', () => {
  const text = `MSRTC bus ticket 4400917725
From: NASHIK
To: KOLHAPUR
Journey Date: 18/12/2026
Departure Time: 20:30
Sr  Passenger Name     Age  Concession      Seat No
1   SUNIL GAIKWAD      34   GENERAL         15
2   VAISHALI GAIKWAD   31   MAHILA SANMAN   16`
  expect(only(text).seat).toBe('15, 16')
})

test('train of which only the station is named where it starts: asks where it goes', () => {
  const text = 'PNR 6723904418, Train No 12333 of 09-Dec-2026 ex HWH will leave HWH at 23:30 hrs instead of 20:00 hrs'
  expect(only(text)).toMatchObject({ from: { code: 'HWH' }, to: null, questions: [{ field: 'to' }] })
})

test.each([
  'Your car rental is confirmed.\nTrip: Madurai - Munnar\nPick up: 27 December 2026, 08:00 AM\nTotal fare: Rs. 5,640, pay driver Rs 4,230',
  'Your activity is confirmed!\nRiver rafting, Shivpuri to Nim Beach\nBooking ID: TP-5580231\nDate: 13 December 2026\nSlot: 09:30 AM - 01:00 PM\nParticipants: 4',
])('cab or outing, %#: is no ticket', (text) => {
  expect(read(text).result).toBe('nothing')
})
