import type { TicketText } from '../ticket-text.ts'

export const FLIGHTS_WITH_DEADLINES: TicketText[] = [
  {
    id: 'later-06',
    shape: 'airline message',
    text: `JD-AIXEXP: Hello KRISHNA! Skip the queue, web check-in is open for your Air India Express flight IX 1163 VNS-BLR on 30 Nov 26, 16:35 hrs. PNR H7YT5C. Check in till 15:35 hrs at aixe.example/ci Seats from Rs 199, Gourmair meals from Rs 299. Baggage drop closes 60 mins prior. Already checked-in? Ignore.`,
    expected: [
      {
        kind: 'air',
        number: 'IX1163',
        name: 'Air India Express',
        from: '(VNS)',
        to: '(BLR)',
        date: '2026-11-30',
        departs: '16:35',
        reference: 'H7YT5C',
      },
    ],
  },
  {
    id: 'later-07',
    shape: 'airline mail',
    text: `AIR INDIA EXPRESS
xpress your way

Booking confirmed                       PNR  X9MB4F
Booked on 02-Nov-2026 | Value fare | 1 guest

Sharjah → Kozhikode | Wed 03 Mar 2027
IX 354   SHJ 23:35   CCJ 05:05 +1   04h 00m   Non-stop   B738

Guest               Seat    Checked bags   Meal          Ticket
Mr Shameer Puthan   26D     30 kg          Chicken Biryani   X9MB4F-01

Fare AED 412.00  Taxes AED 145.00  Seat AED 20.00
Total AED 577.00

Counters open 3 hrs before (20:35) and close 60 min before (22:35). All times are local.
Free date change up to 24 Nov 2026. India e-Arrival form can be filled within 72 hours of arrival.`,
    expected: [
      {
        kind: 'air',
        number: 'IX354',
        name: 'AIR INDIA EXPRESS',
        from: 'Sharjah (SHJ)',
        to: 'Kozhikode (CCJ)',
        date: '2027-03-03',
        departs: '23:35',
        arrives: '05:05',
        arrivesDays: 1,
        seat: '26D',
        reference: 'X9MB4F',
        free: ['fare', 'class'],
      },
    ],
  },
  {
    id: 'later-11',
    shape: 'boarding pass',
    text: `IndiGo
Boarding Pass (Web Check-in)
Kumar/Vishal Mr
Chandigarh
To
Mumbai
Flight
6E 5267
Gate
-
Boarding Time
0555 Hrs
Boarding Zone
Zone 2
Seat
19E
Date
13 Dec 2026
Departure
0640 Hrs
Services
NIL
PNR
D9VH4S
Seq
0077
Terminal 1
Gate is subject to change and will close 25 minutes prior to departure.
Thank you for choosing to Web Check-in`,
    expected: [
      {
        kind: 'air',
        number: '6E5267',
        name: 'IndiGo',
        from: 'Chandigarh',
        to: 'Mumbai',
        date: '2026-12-13',
        departs: '06:40',
        seat: '19E',
        reference: 'D9VH4S',
      },
    ],
  },
  {
    id: 'later-13',
    shape: 'boarding pass',
    text: `Air India
AI 2757
CCU            MAA
Kolkata        Chennai
Boarding  Seat   Group  Seq
20:05     4C     1      018
Date  30 NOV
Passenger  BANERJEE / SOHINI MS
Cabin  PREMIUM ECONOMY
Gate  23

— Back —
Departs 20:50 local time
Arrives 23:20 local time
Booking reference 8KTQ4M
Ticket number 0982419930054
Maharaja Club  Red
Last updated 28/11/26 21:14`,
    expected: [
      {
        kind: 'air',
        number: 'AI2757',
        name: 'Air India',
        from: 'Kolkata (CCU)',
        to: 'Chennai (MAA)',
        date: '2026-11-30',
        departs: '20:50',
        arrives: '23:20',
        arrivesDays: 0,
        seat: '4C',
        class: 'PREMIUM ECONOMY',
        reference: '8KTQ4M',
      },
    ],
  },
  {
    id: 'later-15',
    shape: 'boarding pass',
    text: `MBP 6E6231
M1PATHAK/SUNIL        ER2JC7Z SXRDEL6E 6231 045Y011F0042 147
14 FEB 27
SXR > DEL
Boards 13:25  Departs 14:10
11F   Seq 42
R2JC7Z
Rule for SXR: no hand bag with batteries, reach 3 hrs before`,
    expected: [
      {
        kind: 'air',
        number: '6E6231',
        from: '(SXR)',
        to: '(DEL)',
        date: '2027-02-14',
        departs: '14:10',
        seat: '11F',
        reference: 'R2JC7Z',
        free: ['name', 'class'],
      },
    ],
  },
  {
    id: 'later-17',
    shape: 'boarding pass',
    text: `Akasa Air   Boarding pass

Ayodhya                    Bengaluru
AYJ                        BLR  T1
21:50                      00:35 (+1)
18 Dec 2026

Guest          TRIPATHI/ANSHUL MR
Flight         QP 1812
Board by       21:05 - 21:30
Seat           25C (aisle)
Board via      Rear stairs
Seq            0152
PNR            GV6Y3B
Ref            ETKT 4242400119027
QuietFlights tip: carry earphones`,
    expected: [
      {
        kind: 'air',
        number: 'QP1812',
        name: 'Akasa Air',
        from: 'Ayodhya (AYJ)',
        to: 'Bengaluru (BLR)',
        date: '2026-12-18',
        departs: '21:50',
        arrives: '00:35',
        arrivesDays: 1,
        seat: '25C',
        reference: 'GV6Y3B',
      },
    ],
  },
]
