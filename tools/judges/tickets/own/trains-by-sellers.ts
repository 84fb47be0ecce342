import type { TicketText } from '../ticket-text.ts'

export const TRAINS_BY_SELLERS: TicketText[] = [
  {
    id: 'later-31',
    shape: 'railway message',
    text: `Chart prepared for PNR 4310286674
Train 16347 TVC MAQ EXPRESS
DOJ 02-12-26, SL
ERS to CLT
Sch Dep 00:15 on 03-12-26 from ERS
1) WL 14 -> CNF S4 62 (MB)
2) WL 15 -> CNF S6 8 (SU)
Happy journey. Rail Madad 139 -CRIS`,
    expected: [
      {
        kind: 'rail',
        number: '16347',
        name: 'TVC MAQ',
        from: '(ERS)',
        to: '(CLT)',
        date: '2026-12-03',
        departs: '00:15',
        class: 'SL',
        reference: '4310286674',
        free: ['coach', 'seat'],
      },
    ],
  },
  {
    id: 'later-32',
    shape: 'railway e-ticket',
    text: `ConfirmTkt
Booking successful - WAITLISTED

PNR 2638801947
13149 Kanchan Kanya Exp

Sealdah (SDAH)          14h 5m            New Alipurduar (NOQ)
20:35                                     10:40
Wed, 23 Dec                               Thu, 24 Dec

Class 3A | Quota GN | Booked on Sat, 28 Nov 2026
Passengers
Soumya Ghosh, 34 M     WL 37 / WL 37
Ritika Ghosh, 30 F     WL 38 / WL 38
Chances of confirmation: 71%

Ticket fare ₹ 2,410 | IRCTC fee ₹ 35.4 | Agent fee ₹ 40 | ConfirmTkt PG ₹ 18
Amount paid ₹ 2,503.40

Alternate: 12377 Padatik Exp 23:20, 3A Available 12
If the ticket remains fully waitlisted after chart preparation, it is cancelled by itself and fare refunded.
Confirmtkt ID: CT26112849920`,
    expected: [
      {
        kind: 'rail',
        number: '13149',
        name: 'Kanchan Kanya',
        from: 'Sealdah (SDAH)',
        to: 'New Alipurduar (NOQ)',
        date: '2026-12-23',
        departs: '20:35',
        arrives: '10:40',
        arrivesDays: 1,
        class: '3A',
        fare: [2503.4, 2410, 2445.4],
        reference: ['2638801947', 'CT26112849920'],
      },
    ],
  },
  {
    id: 'later-33',
    shape: 'railway e-ticket',
    text: `ixigo trains
Hi Manpreet! Both your tickets are booked 🚆

① PNR 2456170338
12014 Amritsar Shatabdi
ASR Amritsar Jn 04:55, Mon 07 Dec → NDLS New Delhi 11:05, Mon 07 Dec
CC · C5-44 (WS), C5-45 (MS) · Meal: Veg
Fare ₹1,930

② PNR 2744905126
12302 Howrah Rajdhani
NDLS New Delhi 16:50, Mon 07 Dec → HWH Howrah Jn 09:55, Tue 08 Dec
3A · B9-17 (LB), B9-18 (MB)
Fare ₹6,180

ixigo Assured Flex ₹299 x 2
Total amount ₹8,708
Booked on 18 Nov 2026, 11:32 AM. Order ID IXT9937420611`,
    expected: [
      {
        kind: 'rail',
        number: '12014',
        name: 'Amritsar Shatabdi',
        from: 'Amritsar Jn (ASR)',
        to: 'New Delhi (NDLS)',
        date: '2026-12-07',
        departs: '04:55',
        arrives: '11:05',
        arrivesDays: 0,
        coach: 'C5',
        seat: '44,45',
        class: 'CC',
        fare: 1930,
        reference: ['2456170338', 'IXT9937420611'],
      },
      {
        kind: 'rail',
        number: '12302',
        name: 'Howrah Rajdhani',
        from: 'New Delhi (NDLS)',
        to: 'Howrah Jn (HWH)',
        date: '2026-12-07',
        departs: '16:50',
        arrives: '09:55',
        arrivesDays: 1,
        coach: 'B9',
        seat: '17,18',
        class: '3A',
        fare: 6180,
        reference: ['2744905126', 'IXT9937420611'],
      },
    ],
  },
  {
    id: 'later-34',
    shape: 'railway e-ticket',
    text: `UTS ON MOBILE
IR UNRESERVED TICKET (PAPERLESS)
HAPPY JOURNEY / शुभ यात्रा / ਸ਼ੁਭ ਯਾਤਰਾ
UTS No: XK7P04413M
Booking Time 28/11/2026 06:12
Journey Date 29/11/2026
LUDHIANA JN  to  PATHANKOT JN
ADULT 2  CHILD 1
SECOND (II)   SUPERFAST
Via: JUC
Dist 165 km
Fare Rs. 165/-
R-Wallet balance Rs 42
Valid for first train or 3 hrs whichever is later. Show ticket in app, screenshot is not valid. SAC: 996411 IR GSTIN 00AAAAA0000A0Z0`,
    expected: [
      {
        kind: 'rail',
        from: 'LUDHIANA JN',
        to: 'PATHANKOT JN',
        date: '2026-11-29',
        fare: 165,
        reference: 'XK7P04413M',
        free: ['name', 'class', 'number'],
      },
    ],
  },
  {
    id: 'later-35',
    shape: 'railway status',
    text: `You Queried For : PNR Number : 4829017756

Train Number   Train Name         Boarding Date (DD-MM-YYYY)   From    To     Reserved Upto   Boarding Point   Class
22691          KSR BENGALURU - H NIZAMUDDIN RAJDHANI   16-01-2027   SBC    NZM    BPL    SBC    3A

S. No.        Booking Status              Current Status
Passenger 1   CNF / B5 / 57 / GN          CNF
Passenger 2   CNF / B5 / 58 / GN          CNF
Passenger 3   CNF / B5 / 60 / GN          CNF

Total Fare : 10515        Charting Status : Chart Not Prepared
Remarks if any : ---      Train Status : ---

* Please Note that in case the Final Charts have not been prepared, the Current Status might upgrade/downgrade at a later stage.
Query time 28-11-2026 19:40:11`,
    expected: [
      {
        kind: 'rail',
        number: '22691',
        name: 'RAJDHANI',
        from: '(SBC)',
        to: '(BPL)',
        date: '2027-01-16',
        coach: 'B5',
        seat: '57,58,60',
        class: '3A',
        fare: 10515,
        reference: '4829017756',
        free: ['name'],
      },
    ],
  },
]
