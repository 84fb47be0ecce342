import { expect, test } from 'vitest'
import { all, clock, only } from './read-sample.ts'

const pass = (more: string) => `IndiGo
BOARDING PASS
Name: NAIR/LAKSHMI MS
6E 6174   COK - BLR   18 JAN 2027
Departure 09:40
PNR: T7VW3K   Seat: 16D
${more}`

test.each([
  'Pass added 17 Jan 21:15',
  'Added on 17 Jan 2027 21:15',
  'Uploaded on 17 Jan 2027, 21:12',
  'Downloaded: 17 Jan 2027',
  'Last synced at 21:15 on 17 Jan 2027',
])('a pass that says when it was stored (%s): leaves on the day of its flight', (line) => {
  expect(only(pass(line))).toMatchObject({ date: '2027-01-18', departs: clock('09:40'), arrives: null, questions: [] })
})

test.each(['Gates close at 09:15', 'Doors close 09:25', 'Boarding gate will close at 09:15', 'Gate shuts at 09:15'])(
  'a pass that says "%s": takes that time for no arrival',
  (line) => {
    expect(only(pass(line))).toMatchObject({ departs: clock('09:40'), arrives: null, questions: [] })
  },
)

test('days between which one can rebook: are none of the flight', () => {
  const text = `Dear guest, your flight is retimed. PNR: K3RT9B
Flight: QP 1131
Date: 12 Jan 2027
Pune (PNQ) to Delhi (DEL)
New departure: 18:20
Rebook free of charge for travel within 9 Jan - 15 Jan 2027.`
  expect(only(text)).toMatchObject({ date: '2027-01-12', departs: clock('18:20'), questions: [] })
})

test('a pass of a wallet that says when one boards: leaves at the time above the place', () => {
  const text = `Akasa Air
Boarding pass
AMD
Ahmedabad
6:35 PM
BLR
Bengaluru
9:00 PM
Flight
QP 1334
Boards
5:50 PM
Gate
7A
Seat
12A
Date
Mon, Jan 11
Confirmation code
W4KT8Z`
  expect(only(text)).toMatchObject({
    from: { code: 'AMD' },
    to: { code: 'BLR' },
    date: '2027-01-11',
    departs: clock('18:35'),
    arrives: clock('21:00'),
    seat: '12A',
    reference: 'W4KT8Z',
    questions: [],
  })
})

test.each([
  ['DEL                 MAN', 'DEL', 'MAN'],
  ['SIN   →   MAA', 'SIN', 'MAA'],
])('codes alone on a line (%s): are airports even if one is a word', (line, from, to) => {
  const text = `Boarding pass\nAI 385\n${line}\nDEPARTS: 23:40\nDATE: 14 FEB 2027\nSEAT: 43K`
  expect(only(text)).toMatchObject({ from: { code: from }, to: { code: to }, questions: [] })
})

test('a number filled up with zeros: is that of the flight without them', () => {
  expect(only('Boarding pass AI 0774 21DEC CCU-BOM STD 2010 STA 2300 seat 27H')).toMatchObject({ number: 'AI774' })
})

test('the number that the carrier has for a flight of another: is no flight of its own', () => {
  const text = `Booking reference: 8HJ2QW
Mumbai (BOM) - Frankfurt (FRA)
AI 8762  operated by Lufthansa LH 757
Departs 03:10, Sun 14 Feb 2027
Arrives 08:00, Sun 14 Feb 2027`
  expect(all(text).map(({ number }) => number)).toEqual(['AI8762'])
})

test('a day behind the departure, above an arrival of the next day: is that of the departure', () => {
  const text = `Air India AI 131  PNR 6TYR2M
Mumbai (BOM) - London (LHR)
Departs 22:15, Tue 2 Feb 2027
Arrives 02:55 (+1 day)`
  expect(only(text)).toMatchObject({ date: '2027-02-02', arrives: clock('02:55'), arrivesDays: 1, questions: [] })
})

test.each(['REC LOC 5VWT8K', 'Rec. Loc: 5VWT8K', 'Record locator 5VWT8K', 'RECLOC: 5VWT8K'])(
  'a pass with "%s": has that reference',
  (line) => {
    const text = `BOARDING PASS\nAI 774 21DEC\nCCU-BOM STD 2010\nSEQ 144\n${line}`
    expect(only(text)).toMatchObject({ reference: '5VWT8K' })
  },
)

test('seats beside sequence numbers behind names: are seats, and no gate is one', () => {
  const text = `Web check-in is done. PNR: KW3R8D
6E 5318 | Thu, 21 Jan 2027 | BLR 07:15 → IXR 09:45
Meera Joshi - 7A (Seq 31)
Arun Joshi - 7B, Seq 32
Gate 12A, Seq 31`
  expect(only(text)).toMatchObject({ seat: '7A, 7B' })
})

test.each(['Verified business', 'Official business account'])('a chat of a "%s": says nothing of the class', (line) => {
  const text = `${line}\nPNR: KW3R8D\n6E 5318 | Thu, 21 Jan 2027 | BLR 07:15 → IXR 09:45`
  expect(only(text)).toMatchObject({ class: '' })
})

test.each(['Boarding by', 'Boarding until', 'Boarding ends'])('"%s" above a time: is no departure', (line) => {
  const text = `IndiGo\n6E 338\nFlying to Kolkata\nSeat\n15D\n${line}\n09:10\nGate\n9B\nHYD\nHyderabad, T1\n09:55
CCU\nKolkata, T1\n12:05\nThu, 31 Dec 2026\nPNR: G3TQ8H`
  expect(only(text)).toMatchObject({
    from: { code: 'HYD' },
    to: { code: 'CCU' },
    departs: clock('09:55'),
    arrives: clock('12:05'),
    questions: [],
  })
})

test('passes of two flights, a line each: have each its time and its seat', () => {
  const text = `Boarding passes\nPNR W2KT9C\nGUPTA/ANIL MR
1) DEL-BLR 6E 6021 10JAN 0700 SEAT 4A BRD 0615 SEQ 11
2) BLR-IXE 6E 7162 10JAN 1150 SEAT 9C BRD 1105 SEQ 32`
  expect(all(text)).toMatchObject([
    { number: '6E6021', date: '2027-01-10', departs: clock('07:00'), seat: '4A', questions: [] },
    { number: '6E7162', date: '2027-01-10', departs: clock('11:50'), seat: '9C', questions: [] },
  ])
})

test('seats behind the numbers of their flights: are theirs', () => {
  const text = `Emirates, booking reference LQ6T2M
EK 529  Hyderabad (HYD) 04:20 - Dubai (DXB) 06:45  12 Mar 2027
EK 241  Dubai (DXB) 08:35 - Zurich (ZRH) 12:40  12 Mar 2027
Seats EK529 20A, EK241 17K`
  expect(all(text).map(({ seat }) => seat)).toEqual(['20A', '17K'])
})

test('a pass with the days when it came into the wallet and when one can change it: leaves on its own', () => {
  const more = 'Added to wallet 06 Jan 21:10\nChange free of charge between 05 Jan 2027 and 20 Jan 2027.'
  expect(only(pass(more))).toMatchObject({ date: '2027-01-18', questions: [] })
})

test.each(['Consent given on 17-01-2027 at 20:11', 'Identity verified on 17 Jan 2027, 20:11'])(
  'a pass with "%s": leaves on the day of its flight',
  (line) => {
    expect(only(pass(line))).toMatchObject({
      date: '2027-01-18',
      departs: clock('09:40'),
      arrives: null,
      questions: [],
    })
  },
)

test.each([
  'Boarding starts   Boarding gate closes\n11:10             11:30',
  'Boarding starts\n11:10\nBoarding gate closes\n11:30',
  'Gate closes: 11:30',
])('headings of when one boards (%j), below those of the flight: are no departure', (lines) => {
  const text = `QP 1423 Bengaluru (BLR) to Varanasi (VNS)\nThu, 24 Dec\nDeparts        Arrives\n11:55          14:30\n${lines}\nSeat 9D\nPNR RM4T8Z`
  expect(only(text)).toMatchObject({ departs: clock('11:55'), arrives: clock('14:30'), arrivesDays: 0, questions: [] })
})

test('a pass with the number of a frequent flyer: has one flight', () => {
  const text = `AIR INDIA Boarding Pass\nFrequent flyer\nAI 700 441 925 / GOLD\nFlight   Date     Gate   Seat\nAI 1825  02 Jan   47B    02D\nDelhi (DEL) - Srinagar (SXR)\nDep. 07:55\nBooking Ref. 8KDM2F`
  expect(only(text)).toMatchObject({ number: 'AI1825', seat: '02D', reference: '8KDM2F' })
})

test('a reference of letters alone behind a short label: is read', () => {
  expect(only(pass('BKG REF: YHKQTD').replace(/PNR[^\n]*/g, '')).reference).toBe('YHKQTD')
})

test('seats below the names of travellers under their sector: are those of the flight, with its airports', () => {
  const text = `IndiGo 6E 6834\nPNR R7KX2M\nDate: 18 Dec 26\nFrom: Pune\nTo: Kolkata\nDeparts: 06:10 hrs\nPassenger\nPNQ - CCU\nMr Pranav Desh\n14C, 6E Eats combo veg, 15Kg check-in\nMs Ketaki Desh\n14D, 15Kg check-in`
  expect(only(text)).toMatchObject({ seat: '14C, 14D', from: { code: 'PNQ' }, to: { code: 'CCU' } })
})

const connection = (seats: string) => `PNR W9T4HB
6E-5086 New Delhi (DEL) 06:05 - Hyderabad (HYD) 08:20, Sun, 20 Dec 2026
6E-7402 Hyderabad (HYD) 10:45 - Tirupati (TIR) 12:05, Sun, 20 Dec 2026

${seats}`

test.each([
  ['Arjun Nambiar (Adult)   21F / 8A', ['21F', '8A']],
  ['Mr Arjun Nambiar 21F/8A\nMs Tara Nambiar 21E/8B', ['21F, 21E', '8A, 8B']],
  ['Arjun Nambiar (Adult)   21F / 8A / 3C', ['', '']],
  ['Arjun Nambiar (Adult)   21F', ['', '']],
])('seats beside travellers of two flights (%j): are taken in turn where there are as many', (line, seats) => {
  expect(all(connection(line)).map(({ seat }) => seat)).toEqual(seats)
})

test('the way of a whole journey above its flights, with terminals before their times: is that of none of them', () => {
  const text = `Delhi to Lilabari, 1 Adult

FLIGHT 1  |  Thu, 10 Dec 2026
IndiGo | 6E-394 | Airline PNR: N6RB4X
Delhi (DEL), T2  05:55  ->  Guwahati (GAU)  08:25

FLIGHT 2  |  Thu, 10 Dec 2026
Alliance Air | 9I-755 | Airline PNR: 04HQTC
Guwahati (GAU)  11:45  ->  Lilabari (IXI)  12:55`
  expect(all(text).map(({ from, to }) => [from?.code, to?.code])).toEqual([
    ['DEL', 'GAU'],
    ['GAU', 'IXI'],
  ])
})

test('a pass with a time of boarding in four digits: leaves at the one beside its airport', () => {
  const text = `SpiceJet\nBOARDING PASS\nSG 8152   15 JAN 2027\nDEL 0625 → GOI 0905\nBRD 0540  GATE 31  SEAT 14C\nPNR  X7YZ2Q`
  expect(only(text)).toMatchObject({ departs: clock('06:25'), arrives: clock('09:05'), seat: '14C', questions: [] })
})

test('a pass with its time in four digits in the column behind the day: leaves then', () => {
  const text = `BOARDING PASS\nHYDERABAD HYD\nKOCHI COK\n6E 6704  03MAR  0735\nGATE -- BOARDING 0650 SEAT 11B\nPNR ABX2JK SEQ 0123`
  expect(only(text)).toMatchObject({ date: '2027-03-03', departs: clock('07:35'), arrives: null, questions: [] })
})

test('labels with their words in another script beside them: are read', () => {
  const text = `BOARDING PASS\nFLIGHT/उड़ान AI 803   DATE/तारीख 09FEB\nFROM/से BENGALURU BLR   TO/तक DELHI DEL\nBOARDING TIME 0620   DEP TIME 0705\nSEAT/सीट 12A   GATE 21\nPNR 5KX9LM`
  expect(only(text)).toMatchObject({ from: { code: 'BLR' }, to: { code: 'DEL' }, departs: clock('07:05'), seat: '12A' })
})
