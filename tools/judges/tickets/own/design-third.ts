import type { TicketText } from '../ticket-text.ts'
import { leg, stay } from './short-labels.ts'

export const DESIGN_THIRD: TicketText[] = [
  {
    id: 'design-51',
    shape: 'railway status',
    text: `Where is my Train - PNR
6508221947   Updated 2 min ago
12860 Gitanjali Express
Howrah Jn HWH            Mumbai CSMT
Tue 19 Jan, 14:05        Wed 20 Jan, 21:20
Boarding HWH
SL | General
P1  WL 22 -> RAC 41
P2  WL 23 -> RAC 42
Chart not prepared`,
    expected: [
      leg('rail', '12860', '(HWH) > Mumbai CSMT', '2027-01-19 14:05 > 21:20+1', {
        class: 'SL',
        reference: '6508221947',
        free: ['seat', 'name'],
      }),
    ],
  },
  {
    id: 'design-52',
    shape: 'railway status',
    text: `PNR No. : 2817740665
Train No. & Name : 22119 CSMT MAO TEJAS
Boarding Date : 19-12-2026
From : CSMT   To : MAO
Reserved Upto : RN
Boarding Point : DR
Class : CC   Quota : GN
Passenger | Booking Status | Current Status | Coach Position
1 | C3, 15, WS | CNF C3 15 | 6
2 | C3, 16 | CNF C3 16 | 6
Charting Status : Chart Not Prepared`,
    expected: [
      leg('rail', '22119', '(DR) > (RN)', '2026-12-19', {
        coach: 'C3',
        seat: '15,16',
        class: 'CC',
        reference: '2817740665',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-53',
    shape: 'railway message',
    text: `Chart prepared for Train 12621, PNR 4420178836, DOJ 09/01/27. Your status: Coach S4 Berth 65 (SL), S4 66 (MB). Boarding MAS at 22:00. Reservation upto NGP. IR wishes you happy journey.`,
    expected: [
      leg('rail', '12621', '(MAS) > (NGP)', '2027-01-09 22:00', {
        coach: 'S4',
        seat: '65,66',
        reference: '4420178836',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-54',
    shape: 'forwarded',
    text: `Fwd:
Kal ki details 🙏
Jaane ka: 14 Jan, train 12904 Golden Temple Mail, Amritsar se Kota, raat 9.25 pe, PNR 2614407739, S7 berth 33
Aane ka: 20 Jan, train 12903, Kota se Amritsar, shaam 6 baje, PNR 8319927750, S2 berth 41
Ticket print mat karna, sms dikha dena`,
    expected: [
      leg('rail', '12904', 'Amritsar > Kota', '2027-01-14 21:25', {
        coach: 'S7',
        seat: '33',
        reference: '2614407739',
        free: ['name'],
      }),
      leg('rail', '12903', 'Kota > Amritsar', '2027-01-20 18:00', {
        coach: 'S2',
        seat: '41',
        reference: '8319927750',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-55',
    shape: 'forwarded',
    text: `Hi team, sharing my travel plan for the offsite:

Flight: Air India AI 639, 10 Feb, BOM 07:00 → IDR 08:20, PNR 6TQX4K
Hotel: Sayaji Indore, 10 Feb - 12 Feb, Conf 7719027, check-in 2 PM
Flight: IndiGo 6E 5231, 12 Feb, IDR 19:35 → BOM 20:55, PNR MJ7WTR

Cab from airport will be arranged by admin.`,
    expected: [
      leg('air', 'AI639', '(BOM) > (IDR)', '2027-02-10 07:00 > 08:20', {
        name: 'Air India',
        arrivesDays: 0,
        reference: '6TQX4K',
      }),
      stay('Sayaji Indore', 'Indore', '2027-02-10 14:00', {
        arrivesDays: 2,
        reference: '7719027',
        free: ['class', 'to'],
      }),
      leg('air', '6E5231', '(IDR) > (BOM)', '2027-02-12 19:35 > 20:55', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'MJ7WTR',
      }),
    ],
  },
  {
    id: 'design-56',
    shape: 'airline mail',
    text: `Thank you for booking with SpiceJet

PNR Number          Booking Status       Booked On
LT7WQX              CONFIRMED            27 Nov 2026, 18:22

FLIGHT DETAILS
SG 2945   Q400
Departing                          Arriving
Darbhanga (DBR)                    Delhi (DEL) - T3
Mon, 22 Feb 2027 | 13:40           Mon, 22 Feb 2027 | 15:50

PASSENGERS
1  Ms. Nutan Jha     SpiceSaver   Seat 7D
Payment summary
Base fare 4,450.00
Taxes 1,042.00
Add-ons 299.00
TOTAL 5,791.00`,
    expected: [
      leg('air', 'SG2945', '(DBR) > (DEL)', '2027-02-22 13:40 > 15:50', {
        name: 'SpiceJet',
        seat: '7D',
        arrivesDays: 0,
        fare: 5791,
        reference: 'LT7WQX',
      }),
    ],
  },
  {
    id: 'design-57',
    shape: 'airline mail',
    text: `Hello Gayatri,

You're all set for Srinagar!

Reservation code: CV4NXP

Outbound
Thursday, 25 March 2027
Pune to Delhi          6E 2286     09:05 - 11:15
Connection in Delhi 2h 10m
Delhi to Srinagar      6E 2431     13:25 - 14:55

Inbound
Tuesday, 30 March 2027
Srinagar to Mumbai     6E 6213     15:30 - 18:15

All times are local. Total price: INR 27,430 for 2 adults.`,
    total: 27430,
    expected: [
      leg('air', '6E2286', 'Pune > Delhi', '2027-03-25 09:05 > 11:15', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'CV4NXP',
        free: ['fare'],
      }),
      leg('air', '6E2431', 'Delhi > Srinagar', '2027-03-25 13:25 > 14:55', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'CV4NXP',
        free: ['fare'],
      }),
      leg('air', '6E6213', 'Srinagar > Mumbai', '2027-03-30 15:30 > 18:15', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'CV4NXP',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-58',
    shape: 'airline mail',
    text: `E-TICKET RECEIPT
Air India Limited
PASSENGER NAME    RAO/SUDHIR MR
E-TICKET NUMBER   098-2402217745
BOOKING REF       AMADEUS: 5XK2QM   AIRLINE: AI/5XK2QM
DATE OF ISSUE     19 NOV 26

FROM /TO            FLIGHT  CL  DATE   DEP    FARE BASIS   BAG  ST
VISAKHAPATNAM VTZ   AI 452  S   17JAN  1955   SIP1YR       15K  OK
DELHI DEL
ARRIVAL TIME: 2225   ARRIVAL DATE: 17JAN
AT CHECK-IN PLEASE SHOW A PICTURE IDENTIFICATION
FARE INR 6120   TAXES INR 1187   TOTAL INR 7307`,
    expected: [
      leg('air', 'AI452', '(VTZ) > (DEL)', '2027-01-17 19:55 > 22:25', {
        name: 'Air India',
        arrivesDays: 0,
        fare: 7307,
        reference: '5XK2QM',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-59',
    shape: 'boarding pass',
    text: `IndiGo
6E 5043
DEL → IXR
Delhi T2 → Ranchi
Boarding 06:10
Departure 06:55
Arrival 08:45
09 Jan 27
Seat 20B
Gate 41
Mr Pankaj Oraon
PNR NT5QXB`,
    expected: [
      leg('air', '6E5043', '(DEL) > (IXR)', '2027-01-09 06:55 > 08:45', {
        name: 'IndiGo',
        seat: '20B',
        arrivesDays: 0,
        reference: 'NT5QXB',
      }),
    ],
  },
  {
    id: 'design-60',
    shape: 'boarding pass',
    text: `BOARDING PASS            BOARDING PASS
THOMAS / LIYA MS         THOMAS / LIYA MS
Cochin (COK) - Bengaluru (BLR)
FLIGHT   IX 2736         IX 2736
DATE     26FEB27         26FEB27
SEAT     5F              5F
BOARDING 21:40           SEQ 77
DEPARTURE 22:20
GATE     6`,
    expected: [leg('air', 'IX2736', '(COK) > (BLR)', '2027-02-26 22:20', { seat: '5F', free: ['name'] })],
  },
  {
    id: 'design-61',
    shape: 'airline message',
    text: `Hi! Your flight AI-2677 from Mumbai to Nagpur on 05-Jan-2027 departs at 18:15 from Terminal 2 and arrives 19:45. PNR 4KXQTP, seat 14A. Web check-in closes 60 min before departure. - Air India`,
    expected: [
      leg('air', 'AI2677', 'Mumbai > Nagpur', '2027-01-05 18:15 > 19:45', {
        name: 'Air India',
        seat: '14A',
        arrivesDays: 0,
        reference: '4KXQTP',
      }),
    ],
  },
  {
    id: 'design-62',
    shape: 'ferry or helicopter',
    text: `Your sailing with Makruzz is booked!

Booking Reference
MKZ88214

Journey 1
Port Blair → Havelock
16 Jan 2027, 08:00 AM - 09:30 AM
Makruzz Gold | Deluxe | Seats D11, D12

Journey 2
Havelock → Neil Island
18 Jan 2027, 10:00 AM - 11:00 AM
Makruzz | Premium | Seats P3, P4

Grand Total   ₹ 7,264`,
    total: 7264,
    expected: [
      leg('sea', '', 'Port Blair > Havelock', '2027-01-16 08:00 > 09:30', {
        name: 'Makruzz',
        seat: 'D11,D12',
        class: 'Deluxe',
        arrivesDays: 0,
        reference: 'MKZ88214',
        free: ['fare'],
      }),
      leg('sea', '', 'Havelock > Neil', '2027-01-18 10:00 > 11:00', {
        name: 'Makruzz',
        seat: 'P3,P4',
        class: 'Premium',
        arrivesDays: 0,
        reference: 'MKZ88214',
        free: ['fare'],
      }),
    ],
  },
]
