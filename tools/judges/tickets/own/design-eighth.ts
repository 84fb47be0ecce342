import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const DESIGN_EIGHTH: TicketText[] = [
  {
    id: 'design-161',
    shape: 'boarding pass',
    text: `BOARDING PASS
Mr SANJAY TRIPATHI
VNS  ✈  DEL
Varanasi   New Delhi
AI 406    21 JAN 27
Gate 2   Boarding 1725   Seat 29A
Departure 1805   Arrival 1935
Sequence 88   Zone C
E-ticket 098-2407718825
PNR 6TKXWL`,
    expected: [
      leg('air', 'AI406', '(VNS) > (DEL)', '2027-01-21 18:05 > 19:35', {
        name: 'Air India',
        seat: '29A',
        arrivesDays: 0,
        reference: '6TKXWL',
      }),
    ],
  },
  {
    id: 'design-162',
    shape: 'boarding pass',
    text: `M1BANERJEE/TISTA      EKQT7XM CCUIXB6E 0893 014Y012F0055
IndiGo
TISTA BANERJEE
CCU - IXB  6E 893
14 Jan  Seat 12F  Seq 55
Boarding 11:05 Departure 11:50`,
    expected: [
      leg('air', '6E893', '(CCU) > (IXB)', '2027-01-14 11:50', {
        name: 'IndiGo',
        seat: '12F',
        free: ['reference'],
      }),
    ],
  },
  {
    id: 'design-163',
    shape: 'boarding pass',
    text: `Name
RAMAN/ASHOK MR
From
CHENNAI (MAA)
To
PORT BLAIR (IXZ)
Flight
AI 2783
Date
18 FEB 2027
Departure Time
07:40
Boarding Time
06:55
Gate
11
Seat
14D
Class
Economy
PNR
5QWXTL`,
    expected: [
      leg('air', 'AI2783', '(MAA) > (IXZ)', '2027-02-18 07:40', {
        name: 'Air India',
        seat: '14D',
        class: 'Economy',
        reference: '5QWXTL',
      }),
    ],
  },
  {
    id: 'design-164',
    shape: 'boarding pass',
    text: `QP 1719 | HYD ➔ GOX | 13 Feb
Be at gate 27 by 15:10
Flight departs 15:50, lands 17:05
Seat 18C | Group 2
Traveller: Sneha Rao | PNR T4XQLM | Akasa Air`,
    expected: [
      leg('air', 'QP1719', '(HYD) > (GOX)', '2027-02-13 15:50 > 17:05', {
        name: 'Akasa Air',
        seat: '18C',
        arrivesDays: 0,
        reference: 'T4XQLM',
      }),
    ],
  },
  {
    id: 'design-165',
    shape: 'airline mail',
    text: `Booking reference: J7QKXM
Dear Ms Fernandes,
Thank you for choosing IndiGo.

Flight      Date          From                 To                   Departs   Arrives
6E 6162     Sat, 9 Jan    Goa-Dabolim (GOI)    Delhi (DEL) T1       13:25     16:00
6E 2021     Sun, 10 Jan   Delhi (DEL) T3       Patna (PAT)          06:30     08:15
6E 6447     Thu, 14 Jan   Patna (PAT)          Mumbai (BOM) T2      20:10     22:55

Fare: INR 18,420 for 1 adult
Payment: Visa ****2210 on 27 Nov 2026`,
    total: 18420,
    expected: [
      leg('air', '6E6162', '(GOI) > (DEL)', '2027-01-09 13:25 > 16:00', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'J7QKXM',
        free: ['fare'],
      }),
      leg('air', '6E2021', '(DEL) > (PAT)', '2027-01-10 06:30 > 08:15', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'J7QKXM',
        free: ['fare'],
      }),
      leg('air', '6E6447', '(PAT) > (BOM)', '2027-01-14 20:10 > 22:55', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'J7QKXM',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-166',
    shape: 'airline mail',
    text: `Air India
ITINERARY
Booking Reference: 4LXQ7T
Ticketed 21 Nov 2026

Outbound  Thu 04 Feb 2027
AI 2677  Mumbai T2 - Nagpur
Dep 18:15  Arr 19:45
Fare family: Economy Value

Inbound  Sun 07 Feb 2027
AI 2678  Nagpur - Mumbai T2
Dep 20:25  Arr 22:00
Fare family: Economy Value

Traveller 1: Mr Girish Deshmukh (seats 12C / 14C)
Total fare INR 9,736`,
    total: 9736,
    expected: [
      leg('air', 'AI2677', 'Mumbai > Nagpur', '2027-02-04 18:15 > 19:45', {
        name: 'Air India',
        class: 'Economy',
        arrivesDays: 0,
        reference: '4LXQ7T',
        free: ['fare', 'seat'],
      }),
      leg('air', 'AI2678', 'Nagpur > Mumbai', '2027-02-07 20:25 > 22:00', {
        name: 'Air India',
        class: 'Economy',
        arrivesDays: 0,
        reference: '4LXQ7T',
        free: ['fare', 'seat'],
      }),
    ],
  },
  {
    id: 'design-167',
    shape: 'airline mail',
    text: `SpiceJet Itinerary
PNR: W3XQTL   Status: CONFIRMED
Date of booking: 20-Nov-2026

From: Kolkata (CCU)
To: Bagdogra (IXB)
SG 3273
06-Jan-2027
STD: 10:20
STA: 11:35
Seat: 9B

Base Fare: 3,100.00
Passenger service fee: 236.00
GST: 168.00
Convenience fee: 350.00
Total: 3,854.00`,
    expected: [
      leg('air', 'SG3273', '(CCU) > (IXB)', '2027-01-06 10:20 > 11:35', {
        name: 'SpiceJet',
        seat: '9B',
        arrivesDays: 0,
        fare: 3854,
        reference: 'W3XQTL',
      }),
    ],
  },
  {
    id: 'design-168',
    shape: 'bus',
    text: `Ticket Confirmed - AbhiBus
Kaveri Travels
Vijayawada -> Bengaluru
Sun, 17-Jan-2027
Boarding: 07:50 PM - Benz Circle, Opp. Fortune Murali Park
Dropping: 06:40 AM - Madiwala
Seats: SU3 | SU4
Bus type: A/C Sleeper (2+1)
Ticket ID: KVT55120987
Total paid: Rs. 2,398 (Fare 2,280 + GST 118)
Reporting time: 07:35 PM`,
    expected: [
      leg('bus', '', 'Vijayawada > Bengaluru', '2027-01-17 19:50 > 06:40+1', {
        name: 'Kaveri Travels',
        seat: 'SU3,SU4',
        fare: 2398,
        reference: 'KVT55120987',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-169',
    shape: 'bus',
    text: `SMS: RSRTC Tkt 770218445 Jaipur to Jodhpur, Jrny 04-01-27, Dep 23:00 Sindhi Camp PF 3, Volvo, S.No 17 & 18, Rs 1612, Bkd 27-11-26. Carry ID.`,
    expected: [
      leg('bus', '', 'Jaipur > Jodhpur', '2027-01-04 23:00', {
        seat: '17,18',
        fare: 1612,
        reference: '770218445',
        free: ['class', 'name', 'seat'],
      }),
    ],
  },
  {
    id: 'design-170',
    shape: 'unclear',
    text: `Boarding pass photo text:
6E 5?31  BOM-DEL
gate 44 seat 21C
boarding 0725
date 11 Jan`,
    expected: [
      {
        kind: 'air',
        from: '(BOM)',
        to: '(DEL)',
        date: '2027-01-11',
        seat: '21C',
        ask: ['departs'],
        free: ['number', 'name'],
      },
    ],
    orNothing: true,
  },
]
