import { expect, test } from 'vitest'
import { all, clock, only } from './read-sample.ts'

test.each([
  [
    'Hotel Sea View Goa. Rs 5,400 paid by card for stay on 12 Feb 2027, 2 nights. Booking ID 5512399',
    '2027-02-12',
    null,
  ],
  [
    'Received Rs 900 paid by Ravi Kumar for trip on 14 Feb 2027, 21:30. Zingbus Delhi - Manali. PNR ZB551208',
    '2027-02-14',
    '21:30',
  ],
  [
    'IndiGo booking ABX2JK is confirmed. INR 5,200 paid with HDFC card for 6E 2134 DEL-BOM on 12 Feb 2027 06:00',
    '2027-02-12',
    '06:00',
  ],
  [
    'Ticket booked! Rs 1,200 paid via UPI for travel on 26 Feb 2027, 8:30 pm, Delhi to Manali Volvo, seats 3,4, PNR ZB551208',
    '2027-02-26',
    '20:30',
  ],
  [
    'Makruzz: Rs 3,200 paid through PhonePe for 2 tickets on 12 Feb 2027, 08:00, Port Blair to Havelock, Booking ID MKZ55123',
    '2027-02-12',
    '08:00',
  ],
  [
    'PNR 2431876590: Rs 2840 paid by UPI for train 12951 MMCT-NDLS on 12 Jan 2027, dep 17:00, B4 23',
    '2027-01-12',
    '17:00',
  ],
])('what is paid for on a day (%s): is on that day', (text, date, departs) => {
  expect(only(text)).toMatchObject({ date, departs: departs && clock(departs) })
})

test('paid by a card on another day: leaves the day of the journey', () => {
  const text =
    'Zingbus Delhi to Manali 12 Feb 2027 21:30 seat 4 PNR ZB551208. Rs 900 paid with HDFC credit card on 3 Dec 2026'
  expect(only(text)).toMatchObject({ date: '2027-02-12', departs: clock('21:30') })
})

test.each([
  ['Zingbus PNR ZB551208 Delhi to Manali', '21:30 Boarding point Kashmere Gate 08:00 Manali Volvo stand', '21:30'],
  ['VRL Travels Bengaluru to Hubli, Ticket no VR99123', '22:15 boarding point Anand Rao Circle 05:30 Hubli', '22:15'],
  ['train 12951 PNR 2431876590', '17:00 boarding at Mumbai Central, 08:32 New Delhi', '17:00'],
  ['Neeta Travels Mumbai to Pune, ticket no NT99120', '9:30 PM pickup at Borivali, 1:00 AM Wakad', '21:30'],
  [
    'Orange Travels Hyderabad to Vijayawada Tkt OT55123',
    '10:30 pm boarding at Kukatpally, 11:15 pm Lakdikapul',
    '22:30',
  ],
  ['Orange Travels Hyderabad to Vijayawada Tkt OT55123', '22:30 boarding at Kukatpally 05:30.', '22:30'],
])(
  '%s with the next stop or the arrival behind where one boards (%s): leaves at the first time',
  (head, line, departs) => {
    expect(only(`${head}\n12 Feb 2027\n${line}\nSeat 4`).departs).toBe(clock(departs))
  },
)

test.each([
  [
    'PNR 2431876590\nTrain 12621 Tamil Nadu Exp\nSource: MAS\nDestination: NDLS\nBoarding: MAS\nReserved Upto: BPL\n12 Jan 2027 22:00',
    'BPL',
  ],
  ['PNR 2431876590 Train 12301 HWH - GAYA on 12 Jan 2027, dep 16:50, B4 23. Train runs to destination NDLS.', 'GAYA'],
  [
    'PNR 2431876590, Train 12301, HWH-GAYA, DOJ 12 Jan 2027 16:50, B4 23 CNF\nCab from station to destination: PUNE.',
    'GAYA',
  ],
])('a train that goes further than the one who travels (%j): is left where the booking says', (text, to) => {
  expect(only(text)).toMatchObject({ to: { code: to }, questions: [] })
})

test('two ends of a train, of which one is that of the whole train: are asked', () => {
  const text =
    'PNR 2431876590 Train 12301 Howrah Rajdhani From HWH To CNB DOJ 12 Jan 2027 Dep 16:50 3A B4 23. Train origin HWH, train destination NDLS.'
  const { to, questions } = only(text)
  expect([to, questions.map(({ field }) => field)]).toEqual([null, ['to']])
})

test.each([
  ['Orange Travels: Hyderabad to Vijayawada, pickup Mahatma Gandhi Bus Terminal 8 Jan 10 PM', '2027-01-08', '22:00'],
  ['UPSRTC Lucknow to Kanpur, Alambagh Bus Terminal 9 Jan 11 AM', '2027-01-09', '11:00'],
  ['KSRTC Bengaluru to Chennai. Boarding Kempegowda Bus Terminal 12 Jan 2027 9:30 PM', '2027-01-12', '21:30'],
  ['Makruzz Port Blair to Havelock. Phoenix Bay Ferry Terminal 12 Feb 2027 08:00', '2027-02-12', '08:00'],
  ['FlixBus Delhi - Jaipur. ISBT Kashmere Gate Terminal 3 Feb 11:30 PM', '2027-02-03', '23:30'],
])('a day behind the name of a terminal (%s): is the day', (words, date, departs) => {
  expect(only(`${words}. Seat 4, ticket no 55123771`)).toMatchObject({ date, departs: clock(departs), questions: [] })
})

test.each([
  ['PNR 2431876590 Train 12951 MMCT-NDLS DOJ 12-Mar-20 Dep 17:00 3A B4 23 CNF', '2020-03-12'],
  ['Air India E-ticket PNR ABX2JK AI 2429 BOM-MAA 14DEC20 19:15 21:10', '2020-12-14'],
  ['Hotel Sea View Goa booking ID 5512399 Check-in: 16 Feb 20 Check-out: 18 Feb 20', '2020-02-16'],
  ['IRCTC PNR:4512345678 TRN:12002 DOJ:14-02-20 SL NDLS-BPL DP:06:00 S4 23', '2020-02-14'],
  ['IRCTC PNR 4512345678 Train 12002 Journey date 14/02/20 NDLS-BPL dep 06:00 C4 23', '2020-02-14'],
  ['IndiGo 6E 2134 Delhi (DEL) - Goa (GOI) PNR ABX2JK 06:00\nSun 16 Feb 20', '2020-02-16'],
])('%s: was in 2020', (text, date) => {
  expect(only(text).date).toBe(date)
})

const flight = (line: string) => `AI 2429 Mumbai (BOM) - Chennai (MAA) 14 Dec 2026 19:15 PNR 6PXW3J\n${line}`
const bus = (line: string) => `Zingbus Delhi to Manali 12 Feb 2027 21:30 seat 4 PNR ZB551208 ${line}`

test.each([
  [flight('Gross: Rs 5,000 Less discount: Rs 500 Fare: Rs 4,500'), 4500],
  [flight('Gross fare 5,000\nDiscount 500\nAmount 4,500'), 4500],
  [bus('\nGross fare Rs 1,200\nCoupon Rs 200\nTicket fare Rs 1,000'), 1000],
  [bus('Fare Rs 650 Net 2 seats'), 650],
  [flight('Fare 5,200\nJio net 299 recharge'), 5200],
  [bus('Paid Rs 1,240 for meals + ticket'), 1240],
  [bus('Total Rs 1,240 for seat upgrade to sleeper incl ticket'), 1240],
  ['Total paid: INR 15,420 for upgrade class fare 6E 2134 DEL-BOM 12 Feb 2027 06:00 PNR ABX2JK', 15420],
  [bus('Sirf Rs 899 pay kiye.'), 899],
  [bus('Bhai ticket mil gaya sirf Rs 450 me'), 450],
  [flight('Auto upgrade: Yes Rs 2,840'), 2840],
  [flight('Stretch upgrade included, Rs 8,400'), 8400],
])('%j: the whole is the fare', (text, fare) => {
  const ticket = only(text)
  expect([ticket.fare, ticket.questions]).toEqual([fare, []])
})

test('a gross amount that is lessened, with no word of what is left: is no fare', () => {
  expect(only(flight('Gross Amount 12,400\nDiscount 1,400')).fare).toBeNull()
})

test.each([
  'Hans Travels Indore to Bhopal 12 Feb 2027 9:30 PM. Boarding: 1100 Quarters. Seat 4 Tkt HT55123',
  'KSRTC Bengaluru to Mysuru 12 Feb 2027 21:30 seat 4 PNR KA223344 Boarding: 1023 Kempegowda bus stand',
])('four digits that begin the name of a stop (%s): are no time', (text) => {
  expect(only(text)).toMatchObject({ departs: clock('21:30'), arrives: null, questions: [] })
})

test('what a flight costs behind its day in four digits: is no time', () => {
  expect(only('PNR ABX2JK 6E 2134 DEL-BOM 10JAN  1450  TOTAL FARE PAID 06:00').departs).toBe(clock('06:00'))
})

test('a mail thread of many short answers: is read to its end', () => {
  const answers = Array.from({ length: 310 }, (_, at) => `ok ${at}\n`).join('\n')
  const text = `Hi,\n\nSee below.\n\n${answers}\nIndiGo PNR ABX2JK\n6E 2134 Delhi (DEL) 06:00 - Mumbai (BOM) 08:10, 12 Feb 2027\nSeat 4A`
  expect(only(text)).toMatchObject({ number: '6E2134', date: '2027-02-12', departs: clock('06:00'), seat: '4A' })
  const long = `${'Terms apply.\n'.repeat(610)}IndiGo PNR ABX2JK\n6E 2134 Delhi (DEL) 06:00 - Mumbai (BOM) 08:10, 12 Feb 2027`
  expect(all(long).map(({ number }) => number)).toEqual(['6E2134'])
})
