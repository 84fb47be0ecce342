import { expect, test } from 'vitest'
import { clock, only } from './read-sample.ts'

test('bus that starts before the point where one boards: leaves at the time of that point', () => {
  const text = `Ticket no: TK5K82640931
Vijayawada → Chennai   Fri, 18 Dec 2026
Boarding point: Benz Circle
Boarding time: 10:40 PM
(First boarding point: Bhavanipuram 09:55 PM)
Dropping point: Koyambedu
Dropping time: 05:50 AM, 19 Dec 2026`
  expect(only(text)).toMatchObject({
    departs: clock('22:40'),
    arrives: clock('05:50'),
    arrivesDays: 1,
    questions: [],
  })
})

test('start of the service beside a time: counts only where no other time is said', () => {
  const head = 'Corporation : SETC , PNR Number:T65521899 , From:SALEM To MADURAI , Journey Date:08/01/2027'
  const start = 'Service start time 17:30 hrs.'
  expect(only(`${head} , Time:19:05 , Seat No.:7 ${start}`).departs).toBe(clock('19:05'))
  expect(only(`${head} , Seat No.:7 . ${start}`).departs).toBe(clock('17:30'))
})

test('seats of a table in one cell: are all read', () => {
  const text = `Ticket no: TK7K82640931
Mysuru → Ooty      Fri, 18 Dec 2026     Departure 07:30 AM
Travels                   Bus type                        Seats
Sri Krishna Travels       Non A/C Seater (2+2)            L7, L8`
  expect(only(text).seat).toBe('L7, L8')
})

test('FlixBus: is a bus', () => {
  const text = `FlixBus
Booking number 3120 448 277
Delhi - Jaipur, departure Fri 18 Dec 2026 23:30, arrival Sat 19 Dec 2026 05:05`
  expect(only(text)).toMatchObject({ kind: 'bus', name: 'FlixBus', departs: clock('23:30') })
})

test('a state bus with its time at the boarding point: leaves then, under the number with all its signs', () => {
  const text = `TGSRTC ONLINE\nOPRS PNR: 48812/310-HYD , Srvc No: 2290, SUPER LUXURY
HYDERABAD to TIRUPATI\nDOJ: 12-01-2027 , Bus Dep.Time: 18:00 hrs
Bdg Pt: LB NAGAR , Bdg Pt Time: 18:40 hrs\nSeat(s): 9,10\nAmt Rs.1834.00`
  expect(only(text)).toMatchObject({ departs: clock('18:40'), arrives: null, reference: '48812310HYD', questions: [] })
})

test.each([
  'Origin Station: KANPUR JHAKARKATI\nDestination: DEHRADUN ISBT\nBoarding Station: LUCKNOW ALAMBAGH\nAlighting Station: HARIDWAR',
  'Service Start Place : KANPUR\nService End Place : DEHRADUN\nPassenger Boarding Point : LUCKNOW\nPassenger Alighting Point : HARIDWAR',
  'Origin KANPUR   Destination DEHRADUN\nBoarding at: LUCKNOW\nDropping at: HARIDWAR',
])('a bus that goes on from where one gets on and off: %j', (places) => {
  const text = `UPSRTC e-Ticket\nOPRS PNR No.            30614802\n${places}
Journey Date: 19-Dec-2026\nBoarding Time: 19:45\nSeat No: 12`
  const { from, to, reference, questions } = only(text)
  expect([from?.name.split(' ')[0], to?.name, reference, questions]).toEqual(['Lucknow', 'Haridwar', '30614802', []])
})

test('points of a bus between two towns: are not its way', () => {
  const text = `Raj Ratan Tours\nRoute: Indore → Pune\nDate: 06-Feb-2027\nBoarding: Teen Imli Square @ 07:30 PM
Drop: Wakad @ 07:00 AM\nSeat 7\nTicket No: RR-55190`
  const { from, to } = only(text)
  expect([from?.name, to?.name]).toEqual(['Indore', 'Pune'])
})

test('day alone below the place where one gets off: is that of the journey', () => {
  const text = `redBus\nFrom: Hyderabad\nTo: Shirdi\nDropping Point: Near temple gate 3\n25 Dec 2026
Boarding time 19:00\nSeat L9 PNR 40118826`
  expect(only(text)).toMatchObject({ date: '2026-12-25', departs: clock('19:00'), questions: [] })
})

test.each(['Old Bus Stand (19:45)', 'Old Bus Depot - 19:45', 'Old Bus Station 19:45', 'Old Bus Terminal, 07:45 PM'])(
  'boarding at %s: is when one leaves',
  (point) => {
    const text = `VRL Travels\nHubballi to Mumbai\nJourney Date : 18/12/2026   Departure : 19:30
Boarding Pt : ${point}\nSeat : 14, 15`
    expect(only(text)).toMatchObject({ departs: clock('19:45'), questions: [] })
  },
)

test.each([
  [
    'TKT:TN88201934 SETC CHENNAI KCBT-MADURAI 13/01/2027 2130 HRS AC SLEEPER SEAT 7LB 8LB FARE 1890',
    '7LB, 8LB',
    '21:30',
  ],
  ['PEPSU PRTC Tkt No: PR11827734\nPatiala - Chandigarh\nDate 13.01.2027 Time 09.40\nSeats 11,12', '11, 12', '09:40'],
  ['BookMyBus - Kallada Travels, Kochi-Bangalore, 13/01, 19:30, Vyttila Hub, Seat: 14,15', '14, 15', '19:30'],
  [
    'Kerala RTC PNR KS7719230\nAgra (ISBT) ▸ Delhi (Anand Vihar)\n13 Jan 2027 19:00\nGARUDA A/C, seat 14',
    '14',
    '19:00',
  ],
])('short message of a bus (%s): is read', (text, seat, departs) => {
  expect(only(text)).toMatchObject({ kind: 'bus', date: '2027-01-13', seat, departs: clock(departs), questions: [] })
})

test('service with its way in brackets, and points of the towns: goes between the towns', () => {
  const { from, to } = only(
    'Your NueGo bus NG-1023 (Delhi-Chandigarh) is scheduled for 14 Dec 26. Boarding: Kashmere Gate at 06:45. Seat 11. Dropping: Sector 43 at 11:00',
  )
  expect([from?.name, to?.name]).toEqual(['Delhi', 'Chandigarh'])
})

test('two trips whose lines begin with a time that is of the next day: are read', () => {
  const trip = 'Thu, 17 Dec 2026\n23:00 Delhi (Kashmere Gate ISBT)\n07:40 +1 Manali (Volvo stand)\nseat 4C'
  const { from, to, arrivesDays } = only(`FlixBus booking 3120448277\n${trip}`)
  expect([from?.name, to?.name, arrivesDays]).toEqual(['Delhi', 'Manali', 1])
})

test.each(['IntrCity SmartBus', '"zingbus"', 'FlixBus India', 'NueGo'])(
  'mail of %s that names it in its head alone: has its name',
  (sender) => {
    const text = `From: ${sender} <no-reply@bus.example>\nYour bus ticket from Bengaluru to Vijayawada\n\nTicket No. RY26L3370952\nTravel date Friday, 08-Jan-2027\nBoarding at 20:50 Silk Board\nSeat L3`
    const { name, from } = only(text)
    expect(name.toLowerCase()).toBe(/zingbus|NueGo|FlixBus|IntrCity SmartBus/.exec(sender)?.[0]?.toLowerCase())
    expect(from?.name).toBe('Bengaluru')
  },
)

test('mail that a person has forwarded: has not the name of that person', () => {
  const text = `From: Sunita Sharma <sunita@mail.example>\nSubject: Fwd: bus\n\nBengaluru to Vijayawada, 08-Jan-2027 20:50\nTicket No. RY26L3370952 Seat L3 Volvo bus`
  expect(only(text).name).toBe('')
})

test('two towns with the hours between them on a line: are the way, and not a stop with a hyphen below', () => {
  const text = `Neeta Tours And Travels\nMumbai 10h 15m Udaipur\n18:30, 24 Dec 04:45, 25 Dec\nBorivali East - National Park gate\nSeat 21 PNR NT559013`
  expect(only(text)).toMatchObject({ from: { name: 'Mumbai' }, to: { name: 'Udaipur' }, departs: 1110, arrives: 285 })
})

test.each([
  ['APSRTC - AMARAVATHI (Volvo)\nVijayawada - Visakhapatnam', 'Vijayawada', 'Visakhapatnam'],
  ['RSRTC - Jaipur to Jodhpur', 'Jaipur', 'Jodhpur'],
])('a carrier with a hyphen behind it (%j): is no town', (lines, from, to) => {
  const text = `${lines}\nWed, 06 Jan 2027 Boarding: 11:00 PM\nSeats: 21 PNR 260011905`
  expect(only(text)).toMatchObject({ from: { name: from }, to: { name: to } })
})

test.each([
  ['12-Feb-2027 19:15 Boarding at Madiwala 20:05', '20:05', null],
  ['12-Feb-2027 20:05 Boarding at Madiwala', '20:05', null],
  ['12-Feb-2027 20:05 boarding at Madiwala 07:30 drop at Panaji', '20:05', '07:30'],
])('a bus with a place where one boards between two times (%s): is boarded at its own', (words, departs, arrives) => {
  const text = `Booking confirmed! Jabbar Travels, Bengaluru-Goa, ${words}. Seat L2. Ticket ABH99182736`
  expect(only(text)).toMatchObject({ departs: clock(departs), arrives: arrives && clock(arrives) })
})
