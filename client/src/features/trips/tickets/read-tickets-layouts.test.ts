import { expect, test } from 'vitest'
import { all, clock, only } from './read-sample.ts'

const TRAIN = 'PNR 2431876590 Train 12933 DOJ 18-12-26 MMCT to ADI Dep 13:50'

test.each(['Janrath 2x2', 'Novotel 5', 'Deccan Queen 12', 'Marg 3'])(
  'name with the letters of a month, %s: is no date',
  (name) => {
    const text = `UPSRTC PNR UP264410983 SERVICE: ${name} AC FROM: LUCKNOW TO: GORAKHPUR DOJ: 03/12/2026 DEP: 06:30 AM SEAT 22`
    expect(only(text)).toMatchObject({ date: '2026-12-03' })
  },
)

test('operator of the state: writes the day first', () => {
  const text =
    'ANDHRA PRADESH STATE ROAD TRANSPORT CORPORATION PNR 37450912\nFrom: ONGOLE\nTo: TIRUPATI\nDate of Journey: 08/01/2027\nStart Time: 23:15'
  expect(only(text)).toMatchObject({ date: '2027-01-08', departs: clock('23:15') })
})

test('label at the end of a line whose other labels have their values: is that of the next line', () => {
  const text = `PNR 6612094438 12825 / JHARKHAND EXP MURI (MURI) to ANAND VIHAR (ANVT)
Start Date* 04-Dec-2026 Departure* 18:28 04-Dec-2026 Arrival*
10:55 05-Dec-2026`
  expect(only(text)).toMatchObject({
    date: '2026-12-04',
    departs: clock('18:28'),
    arrives: clock('10:55'),
    arrivesDays: 1,
  })
  const stay = `Hotel Arvalli Heights, Udaipur. Check-in 05 Feb 2027 12:00, check-out
07 Feb 2027 10:00. 2 nights. Conf. no. AH-2291.`
  expect(only(stay)).toMatchObject({ date: '2027-02-05', arrivesDays: 2, arrives: clock('10:00') })
})

test('flight below the heading of the seat: is no seat', () => {
  const pass = `Boarding Pass
Bengaluru To Thiruvananthapuram
Flight Gate Boarding Time Boarding Zone Seat
6E 6437 - 0610 Hrs 2 9F
Date 22 Dec 2026 Departure 0655 Hrs PNR C2VN9L`
  expect(only(pass)).toMatchObject({ number: '6E6437', seat: '9F' })
})

test('seat beside the sector of the only flight: is that of the flight', () => {
  const mail = `IndiGo PNR K7QD4M 6E 6451 BLR - PAT 16 Dec 26 05:55 hrs - 08:30 hrs
Seats and additional services BLR-PAT 14C`
  expect(only(mail)).toMatchObject({ seat: '14C' })
})

test('number on a waiting list: is no seat', () => {
  const text = 'PNR 6612094438 Train 12825 MURI-ANVT 04-12-26 SL RLWL/23 RLWL/14'
  expect(only(text)).toMatchObject({ coach: '', seat: '' })
})

test('berths on the line below their label: are read', () => {
  expect(only(`${TRAIN} coach A1, berths\n19, 20.`)).toMatchObject({ coach: 'A1', seat: '19, 20' })
})

test('name of a train behind "No. / Name": is no person', () => {
  const text = 'PNR No.: 6518273645\nTrain No. / Name : 22296 / SANGHMITRA EXP\nFrom: DNR\nTo: SMVB\nDOJ: 17-12-2026'
  expect(only(text).name).toMatch(/sanghmitra/i)
})

test('price of an extra that one can buy: is no fare', () => {
  expect(only(`${TRAIN}\nAdd a meal on board from Rs 799`).fare).toBeNull()
})

test('class in capitals before a sentence with the way: is no part of it', () => {
  const text =
    'KSRTC: PNR: J48201937 NON AC SLEEPER. Bengaluru To Sirsi. DOJ: 18-12-2026 Dep Time: 22:01. Boarding: Majestic.'
  expect(only(text)).toMatchObject({ from: { name: 'Bengaluru' }, to: { name: 'Sirsi' } })
})

test('code and time that a forwarded mail has broken off: belong to the line above', () => {
  const text = `> 15014 Ranikhet Express                 PNR 2740951836
> Delhi (DLI)  ------- 5h 40m -------  Haldwani
> (HDW)
> Fri, 11 Dec 2026, 22:40          Sat, 12 Dec 2026,
> 04:20`
  expect(only(text)).toMatchObject({
    from: { code: 'DLI' },
    to: { code: 'HDW' },
    date: '2026-12-11',
    departs: clock('22:40'),
    arrives: clock('04:20'),
    arrivesDays: 1,
  })
})

test.each(['usi din', 'same day'])('arrival "%s": is on the day of the departure', (words) => {
  expect(only(`${TRAIN} Arr 20:25 ${words}.`)).toMatchObject({ arrives: clock('20:25'), arrivesDays: 0 })
})

test('two bookings with numbers of their own that cost the same: have that fare each', () => {
  const text = `Train 14312, PNR 2358810476, Bareilly (BE) to Ajmer (AII), 10 Dec 2026, dep 06:35. Fare 1,365.

Train 14311, PNR 2358811902, Ajmer (AII) to Bareilly (BE), 13 Dec 2026, dep 21:15. Fare 1,365.`
  expect(all(text).map(({ fare }) => fare)).toEqual([1365, 1365])
})

test('values above their headings, a paragraph each: are read with them', () => {
  const text = `VT8KLM
PNR

Ahmedabad to Bengaluru
QP 1332
Flight number

Sun, 20 Dec 2026
Departure date

21:35
AMD, Terminal 1
Departure

00:05 (+1 day)
BLR, Terminal 1
Arrival

Mr Jignesh Patel  -  22D
Mrs Hetal Patel  -  22E
Passengers and seats

₹ 11,438
Amount paid

₹ 9,600
Base fare`
  expect(only(text)).toMatchObject({
    from: { code: 'AMD' },
    to: { code: 'BLR' },
    date: '2026-12-20',
    departs: clock('21:35'),
    arrives: clock('00:05'),
    arrivesDays: 1,
    seat: '22D, 22E',
    fare: 11438,
    reference: 'VT8KLM',
  })
})

test('values above their headings in turn: are read with them', () => {
  const text = `NOH-55K209
Booking reference
Nomadic Otter, Rishikesh
Property
16 Jan 2027, after 1:00 PM
Check-in
20 Jan 2027, before 10:00 AM
Check-out
4
Nights
INR 2,935.80
Grand total`
  expect(only(text)).toMatchObject({
    kind: 'stay',
    name: 'Nomadic Otter',
    date: '2027-01-16',
    departs: clock('13:00'),
    arrivesDays: 4,
    fare: 2936,
  })
})

test('headings above each other, then their values and a sentence: are a table', () => {
  const text = `e-TICKET
OPRS PNR No.
Service No.
Date of Journey
Leaving From
Going To
Start Time
Seat Nos.
37450912
3572
08/01/2027
ONGOLE
TIRUPATI
23:15
11, 12
Boarding Point: ONGOLE BUS STATION, PLATFORM 6
APSRTC`
  expect(only(text)).toMatchObject({
    number: '3572',
    from: { name: 'Ongole' },
    to: { name: 'Tirupati' },
    date: '2027-01-08',
    seat: '11, 12',
    reference: '37450912',
  })
})

test('headings of a price above each other, then their amounts: the total is that of its heading', () => {
  const text = `${TRAIN}\nBase Fare\nTax\nCoupon\nGrand Total\nRs. 5,099\nRs. 812\n- Rs. 400\nRs. 5,511`
  expect(only(text).fare).toBe(5511)
})

test('column of the earlier schedule beside that of the new one: is not read', () => {
  const text = `Schedule change - PNR J3LW7Y
            Earlier schedule        Revised schedule
Flight      6E 2374                 6E 2374
Sector      Jaipur - Hyderabad      Jaipur - Hyderabad
Date        12 Jan 2027             13 Jan 2027
Departure   18:20 hrs               20:05 hrs
Arrival     20:15 hrs               21:55 hrs`
  expect(only(text)).toMatchObject({ date: '2027-01-13', departs: clock('20:05'), arrives: clock('21:55') })
})

test('number of the booking of each sector: is that of its flight', () => {
  const text = `ONWARD  Delhi - Bagdogra  Thu, 24 Dec 2026
IndiGo 6E-5071
10:15 DEL  New Delhi, T1   -->   12:25 IXB  Bagdogra

RETURN  Bagdogra - Delhi  Sat, 02 Jan 2027
SpiceJet SG-8472
16:50 IXB  Bagdogra   -->   19:10 DEL  New Delhi, T3

Travellers            DEL-IXB PNR     IXB-DEL PNR
Mr. Tushar Wadhwa     R4MZ2P          UC6Q8T`
  expect(all(text).map(({ reference }) => reference)).toEqual(['R4MZ2P', 'UC6Q8T'])
})

test('flight of an airline from abroad: is read with its name', () => {
  const text =
    'Emirates PNR KJ8LMP EK 531 Cochin (COK) to Dubai (DXB) Departure 09 Jan 2027 04:30 Arrival 09 Jan 2027 07:20'
  expect(only(text)).toMatchObject({ kind: 'air', number: 'EK531', name: 'Emirates', to: { code: 'DXB' } })
})

test('letters of an airline in a text of no flight: are none', () => {
  expect(only(`${TRAIN} B4 33 TR 1234 AK 203`)).toMatchObject({ kind: 'rail', number: '12933' })
})

test('seat like the class of a train on a ferry with two trips: is none', () => {
  const text = `Nautika Ferry PNR: NTK99210
Trip 1: Port Blair - Swaraj Dweep
Date: 05/01/2027  Departure: 08:00 AM  Arrival: 09:30 AM
Seats: 2A, 2B
Trip 2: Swaraj Dweep - Port Blair
Date: 08/01/2027  Departure: 04:30 PM  Arrival: 06:00 PM
Seats: 4C, 4D`
  expect(all(text).map(({ kind }) => kind)).toEqual(['sea', 'sea'])
})

test('time that a flight was scheduled to leave at and will not: is not read', () => {
  const text =
    'SpiceJet SG 8169 DEL-BOM on 20Dec scheduled to depart at 1930 hrs will now depart at 2115 hrs and arrive 2330 hrs. PNR QW8E7R.'
  expect(only(text)).toMatchObject({ departs: clock('21:15'), arrives: clock('23:30') })
})

test('chat whose stamps have the time first: has no times of them', () => {
  const text =
    '[14:02, 27/11/2026] Ma: Tickets ho gaye. 12381 Poorva express Howrah se New Delhi, 18 dec subah 8.05, coach B2 seat 17. Agle din subah 6.05 pahunchegi. PNR 6344120098.'
  expect(only(text)).toMatchObject({ departs: clock('08:05'), arrives: clock('06:05'), arrivesDays: 1 })
})

test('day of the journey that the subject of a mail says again: is clear', () => {
  const text = `Booking Confirmed - Train 15014 on 11 Dec
15014 Ranikhet Express PNR 2740951836
Delhi (DLI) → Haldwani (HDW)
Fri, 11 Dec 2026, 22:40          Sat, 12 Dec 2026, 04:20`
  expect(only(text)).toMatchObject({ date: '2026-12-11', arrivesDays: 1 })
})

test('count of seats of a helicopter: is no seat; berth of a ship is one', () => {
  expect(
    only('Heritage Aviation Ticket: HAPL-20931 Flight: HA-104 Haldwani 11:20 -> Munsyari 12:10 14 Dec 2026 Seats: 1.')
      .seat,
  ).toBe('')
  const ship =
    'SHIP TICKET Ticket No: LKP2027021804\nShip: M.V. ARABIAN SEA\nFrom: KOCHI\nTo: MINICOY\nSailing Date: 18-02-2027 13:00\nBerth No : 214'
  expect(only(ship).seat).toBe('214')
})
