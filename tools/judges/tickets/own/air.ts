import type { TicketText } from '../ticket-text.ts'

export const OWN_AIR: TicketText[] = [
  {
    id: 'own-09',
    shape: 'boarding pass',
    text: `IndiGo
Web Boarding Pass
Menon / Kavya Ms
BLR-T1 to CCU-T2
Flight
6E 6502
Gate
12
Boarding Time
1335 Hrs
Boarding Zone 1
Date
09 Jan 2027
Departure
1420 Hrs
Seat
22F
Sequence
0114
PNR
M9T4ZX
Services: NIL`,
    expected: [
      {
        kind: 'air',
        number: '6E6502',
        name: 'IndiGo',
        from: '(BLR)',
        to: '(CCU)',
        date: '2027-01-09',
        departs: '14:20',
        seat: '22F',
        reference: 'M9T4ZX',
      },
    ],
  },
  {
    id: 'own-10',
    shape: 'boarding pass',
    text: `AIR INDIA   BOARDING PASS   ECONOMY
NAME: SINGH/HARPREET MR
FROM: AMRITSAR (ATQ)      TO: DELHI (DEL)
FLIGHT   DATE    CLASS   BOARDING   GATE   SEAT
AI 492   03JAN   Y       17:55      2      18A
DEP 18:40   ARR 19:55
SEQ NO 043   PNR 6HJ2PR
ETKT 0982417700123`,
    expected: [
      {
        kind: 'air',
        number: 'AI492',
        name: 'Air India',
        from: '(ATQ)',
        to: '(DEL)',
        date: '2027-01-03',
        departs: '18:40',
        arrives: '19:55',
        arrivesDays: 0,
        seat: '18A',
        reference: '6HJ2PR',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-11',
    shape: 'boarding pass',
    text: `Akasa Air
Boarding pass
Passenger Mr Sanjay Pillai
BOM 06:10
Mumbai, T1
COK 08:15
Kochi
Flight QP 1519 | 14 Dec, Mon
Boarding 05:25 | Gate 7A | Seat 04C | Group 2
PNR AKX72L | Seq 21`,
    expected: [
      {
        kind: 'air',
        number: 'QP1519',
        name: 'Akasa Air',
        from: '(BOM)',
        to: '(COK)',
        date: '2026-12-14',
        departs: '06:10',
        arrives: '08:15',
        arrivesDays: 0,
        seat: '4C',
        reference: 'AKX72L',
        free: ['seat'],
      },
    ],
  },
  {
    id: 'own-12',
    shape: 'boarding pass',
    text: `SpiceJet Boarding Pass
RAO / NEHA MRS
SG 8169
Delhi (DEL) - Guwahati (GAU)
30-Dec-2026
Boarding 1025 hrs
Departs 1110 hrs
Arrives 1335 hrs
Seat 9B Gate 31 Zone 3
PNR: Z8KQ4N`,
    expected: [
      {
        kind: 'air',
        number: 'SG8169',
        name: 'SpiceJet',
        from: '(DEL)',
        to: '(GAU)',
        date: '2026-12-30',
        departs: '11:10',
        arrives: '13:35',
        arrivesDays: 0,
        seat: '9B',
        reference: 'Z8KQ4N',
      },
    ],
  },
  {
    id: 'own-13',
    shape: 'airline message',
    text: `Hi Rohan, your Akasa Air booking AB7K2M is confirmed. QP1332 BLR-AMD on 27-Dec-26, dep 22:40, arr 00:55 (+1). Manage: qp.example/m`,
    expected: [
      {
        kind: 'air',
        number: 'QP1332',
        name: 'Akasa Air',
        from: '(BLR)',
        to: '(AMD)',
        date: '2026-12-27',
        departs: '22:40',
        arrives: '00:55',
        arrivesDays: 1,
        reference: 'AB7K2M',
      },
    ],
  },
  {
    id: 'own-14',
    shape: 'airline mail',
    text: `SpiceJet - Booking Confirmation
PNR: QW4E8T
Booking Date: Mon, 23 Nov 2026

DEPART                      FLIGHT
Delhi to Leh                SG 121
Tue, 05 Jan 2027
06:05 - 07:35
Terminal 3 - Kushok Bakula Rimpochee

RETURN                      FLIGHT
Leh to Delhi                SG 122
Mon, 11 Jan 2027
08:10 - 09:45

Passenger: Mr ADIL SHEIKH, Seat 7F / 7A
Total Price INR 11,498`,
    expected: [
      {
        kind: 'air',
        number: 'SG121',
        name: 'SpiceJet',
        from: 'Delhi',
        to: 'Leh',
        date: '2027-01-05',
        departs: '06:05',
        arrives: '07:35',
        arrivesDays: 0,
        reference: 'QW4E8T',
        free: ['fare', 'seat'],
      },
      {
        kind: 'air',
        number: 'SG122',
        name: 'SpiceJet',
        from: 'Leh',
        to: 'Delhi',
        date: '2027-01-11',
        departs: '08:10',
        arrives: '09:45',
        arrivesDays: 0,
        reference: 'QW4E8T',
        free: ['fare', 'seat'],
      },
    ],
    total: 11498,
  },
  {
    id: 'own-15',
    shape: 'airline mail',
    text: `MakeMyTrip
Flight ticket - Booking ID: NN7200981176632
Airline PNR: JX8P2D

Kolkata - Bagdogra
Fri, 25 Dec '26 · Non stop · 1h 15m

IndiGo
6E-671
13:10
CCU
Netaji Subhas Chandra Bose International Airport
14:25
IXB
Bagdogra Airport
Fare type: Saver | Cabin baggage 7 Kgs

Traveller: Ms Rina Sen, Seat 10C
Fare breakup: Base 3,900, Taxes 812
You paid ₹ 4,712`,
    expected: [
      {
        kind: 'air',
        number: '6E671',
        name: 'IndiGo',
        from: '(CCU)',
        to: '(IXB)',
        date: '2026-12-25',
        departs: '13:10',
        arrives: '14:25',
        arrivesDays: 0,
        seat: '10C',
        fare: 4712,
        reference: ['JX8P2D', 'NN7200981176632'],
      },
    ],
  },
]
