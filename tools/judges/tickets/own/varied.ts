import type { TicketText } from '../ticket-text.ts'

export const OWN_VARIED: TicketText[] = [
  {
    id: 'own-71',
    shape: 'bus',
    text: `TNSTC e-ticket. PNR: E77120943. Madurai (Mattuthavani) to Rameswaram on 03-01-2027, dep 05:30 hrs. Bus: Ultra Deluxe, route no 431UD. Seats 19 & 20. Fare Rs. 370 incl. Rs. 20 reservation. Boarding at Mattuthavani platform 4. Carry original ID.`,
    expected: [
      {
        kind: 'bus',
        number: '431UD',
        name: 'TNSTC',
        from: 'Madurai',
        to: 'Rameswaram',
        date: '2027-01-03',
        departs: '05:30',
        seat: '19,20',
        fare: 370,
        reference: 'E77120943',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-72',
    shape: 'bus',
    text: `Your trip to Pondicherry is confirmed

Parveen Travels
A/C Semi Sleeper (2+2)
Chennai 11:30 PM → Pondicherry 03:00 AM (next day)
Fri, 22 Jan 2027

Boarding
Perungudi Toll Plaza
11:55 PM
Dropping
New Bus Stand
03:00 AM

Traveller   Seat
Lena D'Cruz (F, 27)   14
Ticket ID PT20014471
Paid: ₹655 by UPI`,
    expected: [
      {
        kind: 'bus',
        name: 'Parveen Travels',
        from: 'Chennai',
        to: 'Pondicherry',
        date: '2027-01-22',
        departs: '23:30',
        arrives: '03:00',
        arrivesDays: 1,
        seat: '14',
        class: 'A/C Semi Sleeper',
        fare: 655,
        reference: 'PT20014471',
        free: ['departs'],
      },
    ],
  },
  {
    id: 'own-73',
    shape: 'bus',
    text: `Namaste from Himalayan Roadlines! Tkt HR-8817: Delhi (RK Ashram) to Dharamshala, Tue 29/12/26, bus leaves 8.30pm, pls come by 8.15pm. Seats 7,8 (pushback Volvo). Reaches 7am on 30th. Rs 2600 received by UPI. Bus no will be sent 1 hr before. Call 98160 11220`,
    expected: [
      {
        kind: 'bus',
        name: 'Himalayan Roadlines',
        from: 'Delhi',
        to: 'Dharamshala',
        date: '2026-12-29',
        departs: '20:30',
        arrives: '07:00',
        arrivesDays: 1,
        seat: '7,8',
        fare: 2600,
        reference: 'HR8817',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-74',
    shape: 'bus',
    text: `KADAMBA TRANSPORT CORPORATION LTD
ADVANCE RESERVATION TICKET
PNR NO : KTC4410982            DATE OF ISSUE : 25/11/2026
FROM : PANAJI                  TO : PUNE
JOURNEY DATE : 02/01/2027      DEP. TIME : 18:15
SERVICE NO : PNJ-PUN-1815      TYPE : AC SLEEPER
SEAT NO : 11,12                NO. OF PASSENGERS : 2
BOARDING : PORVORIM 18:30
FARE : 2,200.00                RSV FEE : 30.00
TOTAL : 2,230.00`,
    expected: [
      {
        kind: 'bus',
        number: 'PNJPUN1815',
        name: 'KADAMBA TRANSPORT CORPORATION',
        from: 'PANAJI',
        to: 'PUNE',
        date: '2027-01-02',
        departs: '18:30',
        seat: '11,12',
        fare: 2230,
        reference: 'KTC4410982',
        free: ['class', 'departs'],
      },
    ],
  },
  {
    id: 'own-75',
    shape: 'ferry or helicopter',
    text: `Directorate of Shipping Services - Ferry ticket
PNR 2612998104
MV Sindhu Star, Port Blair (Phoenix Bay) to Havelock
Dep 02-Jan-2027 14:00 Arr 16:30
Seat type: AC Deluxe. Passengers: 3
Seats: D11 D12 D13
Fare Rs 1,455`,
    expected: [
      {
        kind: 'sea',
        name: 'MV Sindhu Star',
        from: 'Port Blair',
        to: 'Havelock',
        date: '2027-01-02',
        departs: '14:00',
        arrives: '16:30',
        arrivesDays: 0,
        seat: 'D11,D12,D13',
        class: 'AC Deluxe',
        fare: 1455,
        reference: '2612998104',
      },
    ],
  },
  {
    id: 'own-76',
    shape: 'ferry or helicopter',
    text: `Hi Zara! Green Ocean Seaways e-ticket GO2-77120 ✅
⛴ Green Ocean 1
📍 Havelock ➡ Neil
📅 6 January 2027
🕑 Check-in 1:30 PM | Departure 2:30 PM | Arrival 3:40 PM
💺 Royal: R3, R4
💰 ₹3,400 paid
No refund within 24 hours of departure.`,
    expected: [
      {
        kind: 'sea',
        name: 'Green Ocean 1',
        from: 'Havelock',
        to: 'Neil',
        date: '2027-01-06',
        departs: '14:30',
        arrives: '15:40',
        arrivesDays: 0,
        seat: 'R3,R4',
        class: 'Royal',
        fare: 3400,
        reference: 'GO277120',
      },
    ],
  },
  {
    id: 'own-77',
    shape: 'ferry or helicopter',
    text: `Heritage Aviation Pvt Ltd - Char Dham shuttle
E-ticket no: HA27-004418
Passenger: TARA DEVI + 1
Guptkashi - Kedarnath 24/05/2027 07:40
Kedarnath - Guptkashi 24/05/2027 10:20
Fare: 2 x 8,126 = Rs. 16,252 (both ways)
Reporting: Guptkashi helipad, 06:40. Weight limit 80 kg.`,
    expected: [
      {
        kind: 'air',
        name: 'Heritage Aviation',
        from: 'Guptkashi',
        to: 'Kedarnath',
        date: '2027-05-24',
        departs: '07:40',
        reference: 'HA27004418',
        free: ['fare'],
      },
      {
        kind: 'air',
        name: 'Heritage Aviation',
        from: 'Kedarnath',
        to: 'Guptkashi',
        date: '2027-05-24',
        departs: '10:20',
        reference: 'HA27004418',
        free: ['fare'],
      },
    ],
    total: 16252,
  },
  {
    id: 'own-78',
    shape: 'boarding pass',
    text: `BOARDING PASS - ECONOMY
BANERJEE/SOMA MS          PNR: 7TWQ4H
FLIGHT AI 2471   DATE 19 DEC
KOLKATA CCU  ->  BENGALURU BLR
BOARDING TIME 06:35    DEPARTURE 07:20
GATE 18    SEAT 12F    GROUP 3
GATE CLOSES 20 MINUTES BEFORE DEPARTURE`,
    expected: [
      {
        kind: 'air',
        number: 'AI2471',
        name: 'Air India',
        from: '(CCU)',
        to: '(BLR)',
        date: '2026-12-19',
        departs: '07:20',
        seat: '12F',
        reference: '7TWQ4H',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-79',
    shape: 'boarding pass',
    text: `IndiGo boarding pass for Mr Farid Ansari. 6E 7124, Lucknow (LKO) T3 to Mumbai (BOM) T1, 02 Jan 2027. Departs 18:55, boarding from 18:10 at gate 4, zone 1. Seat 6D, seq 31. PNR HT4W9B. Non-veg meal.`,
    expected: [
      {
        kind: 'air',
        number: '6E7124',
        name: 'IndiGo',
        from: '(LKO)',
        to: '(BOM)',
        date: '2027-01-02',
        departs: '18:55',
        seat: '6D',
        reference: 'HT4W9B',
      },
    ],
  },
]
