import type { TicketText } from '../ticket-text.ts'

export const FLIGHTS_IN_MANY_LAYOUTS_4: TicketText[] = [
  {
    id: 'agency-16',
    shape: 'airline mail',
    text: `E-TICKET (NOT VALID FOR BOARDING)
CARRIER : SPICEJET
FLT NO : SG 8169
SRC : HYDERABAD (HYD)
DST : VARANASI (VNS)
DOJ : 02FEB27
STD : 0640 HRS
STA : 0850 HRS
PAX : KUMARI/DEEPTI MS
PNR : W7LD5B
BAG : 15K
BASE FARE : 4110
TAXES : 836
TOTAL INR : 4946
CHECK-IN CLOSES : 0540 HRS`,
    expected: [
      {
        kind: 'air',
        number: 'SG8169',
        name: 'SPICEJET',
        from: 'HYDERABAD (HYD)',
        to: 'VARANASI (VNS)',
        date: '2027-02-02',
        departs: '06:40',
        arrives: '08:50',
        arrivesDays: 0,
        fare: 4946,
        reference: 'W7LD5B',
      },
    ],
  },
  {
    id: 'agency-17',
    shape: 'airline mail',
    text: `Booking confirmed: Akasa Air QP 1702, Kochi (COK) to Mumbai (BOM), Sun 17 Jan 2027, dep 22:40, arr 00:45 (+1 day), 1 adult, Mr Rahul Shenoy, PNR ZK6H4D, seat 20A, total INR 5,378 paid by UPI, check-in closes at 21:40, web check-in opens 48 hours before.`,
    expected: [
      {
        kind: 'air',
        number: 'QP1702',
        name: 'Akasa Air',
        from: 'Kochi (COK)',
        to: 'Mumbai (BOM)',
        date: '2027-01-17',
        departs: '22:40',
        arrives: '00:45',
        arrivesDays: 1,
        seat: '20A',
        fare: 5378,
        reference: 'ZK6H4D',
      },
    ],
  },
  {
    id: 'agency-18',
    shape: 'airline mail',
    text: `Air India Express
Booking confirmation
PNR: J5XN8V
Booked on: 26/11/2026

From: Kozhikode (CCJ)
To: Sharjah (SHJ)
Flight: IX 351
Departure: 28/02/2027 at 23:10
Arrival: 01/03/2027 at 01:35

Guest: Mr Haris Moidu
Fare: Rs 11,200
Fuel charge: Rs 1,450
Airport taxes: Rs 2,115
Total amount: Rs 14,765

Report at the airport 3 hours before departure (20:10). Counters close 60 minutes before departure (22:10).
Excess baggage at the counter: Rs 600 per kg. Pre-book 5 kg for Rs 1,800.`,
    expected: [
      {
        kind: 'air',
        number: 'IX351',
        name: 'Air India Express',
        from: 'Kozhikode (CCJ)',
        to: 'Sharjah (SHJ)',
        date: '2027-02-28',
        departs: '23:10',
        arrives: '01:35',
        arrivesDays: 1,
        fare: 14765,
        reference: 'J5XN8V',
      },
    ],
  },
  {
    id: 'agency-19',
    shape: 'airline mail',
    text: `Yay! Your flight is booked 🎊
Trip ID 26112800417
IndiGo · 6E-5219 · Saver
Pune (PNQ) ──── 2h 05m ──── Kochi (COK)
03:20 PM                    05:25 PM
Wed, 13 Jan                 Wed, 13 Jan
Terminal -                  Terminal 1

Airline PNR: P3GK7Z
Priya Balan (Adult), seat 27C

Fare breakup
Base fare ₹ 4,200
Taxes & fees ₹ 988
Promo FLYNEW − ₹ 300
Total fare ₹ 4,888
Paid with wallet ₹ 888
Paid with credit card ₹ 4,000

Complete your trip! Hotels in Kochi from ₹ 1,499 a night. Cabs from ₹ 799.`,
    expected: [
      {
        kind: 'air',
        number: '6E5219',
        name: 'IndiGo',
        from: 'Pune (PNQ)',
        to: 'Kochi (COK)',
        date: '2027-01-13',
        departs: '15:20',
        arrives: '17:25',
        arrivesDays: 0,
        seat: '27C',
        fare: 4888,
        reference: 'P3GK7Z',
        free: ['class'],
      },
    ],
  },
  {
    id: 'agency-20',
    shape: 'airline mail',
    text: `Travel receipt (all dates are MM/DD/YYYY, all times are local)
Confirmation code: R2PD6X
Purchased: 11/27/2026
Traveler: JACOB / ELDHO

Air India flight AI 2484
Departs: Delhi (DEL) 01/12/2027 9:15 AM
Arrives: Amritsar (ATQ) 01/12/2027 10:30 AM
Cabin: Economy

Total charged to card ending 2209: INR 3,912.00
Change of heart? Cancel by 11/28/2026 for a full refund.`,
    expected: [
      {
        kind: 'air',
        number: 'AI2484',
        name: 'Air India',
        from: 'Delhi (DEL)',
        to: 'Amritsar (ATQ)',
        date: '2027-01-12',
        departs: '09:15',
        arrives: '10:30',
        arrivesDays: 0,
        class: 'Economy',
        fare: 3912,
        reference: 'R2PD6X',
      },
    ],
  },
  {
    id: 'agency-21',
    shape: 'airline mail',
    text: `From the desk of Backwater Holidays, Kochi
Dear sir, kindly find below your confirmed itinerary.

RP/COKXX2100/ PNR 5TGHK9
1.RAVEENDRAN/SURESH MR
2  AI 511 Y 19JAN 2 MAACCU HK1  0915 1140  19JAN
3 TK OK28NOV/COKXX2100
4 AP COK 0484 000 2211

Net payable to us Rs 6,450/- by 05 Dec. Thanks and regards, Lissy`,
    expected: [
      {
        kind: 'air',
        number: 'AI511',
        from: '(MAA)',
        to: '(CCU)',
        date: '2027-01-19',
        departs: '09:15',
        arrives: '11:40',
        arrivesDays: 0,
        fare: 6450,
        reference: '5TGHK9',
        free: ['class', 'fare'],
      },
    ],
  },
  {
    id: 'agency-22',
    shape: 'airline mail',
    text: `Akasa Air
You're going to Bagdogra!

DEPARTURE
4:35 PM
Bengaluru (BLR), T1
Saturday, 30 January 2027

ARRIVAL
7:30 PM
Bagdogra (IXB)
Saturday, 30 January 2027

FLIGHT
QP 1852

BOOKING REFERENCE (PNR)
AX4M9T

GUESTS AND SEATS
Ms Keerthana Das 14A
Mr Manu Das 14B

PAYMENT
2 x base fare ₹ 11,200
Taxes ₹ 1,964
Seats ₹ 500
You paid ₹ 13,664`,
    expected: [
      {
        kind: 'air',
        number: 'QP1852',
        name: 'Akasa Air',
        from: 'Bengaluru (BLR)',
        to: 'Bagdogra (IXB)',
        date: '2027-01-30',
        departs: '16:35',
        arrives: '19:30',
        arrivesDays: 0,
        seat: '14A,14B',
        fare: 13664,
        reference: 'AX4M9T',
      },
    ],
  },
  {
    id: 'agency-23',
    shape: 'airline mail',
    text: `AirAsia
Booking no. E7ZB2Q
Travel itinerary

Sat 16 Jan 2027
23:55  Kochi (COK), Terminal 3
AK 38, Airbus A320
07:05 (+1)  Kuala Lumpur (KUL), Terminal 2

Guest: Sunil Xavier
Seat: 19D
Total: INR 9,275

Document check counter opens 20:55, closes 22:55. Boarding starts 23:15.
Times are local times at each airport.`,
    expected: [
      {
        kind: 'air',
        number: 'AK38',
        name: 'AirAsia',
        from: 'Kochi (COK)',
        to: 'Kuala Lumpur (KUL)',
        date: '2027-01-16',
        departs: '23:55',
        arrives: '07:05',
        arrivesDays: 1,
        seat: '19D',
        fare: 9275,
        reference: 'E7ZB2Q',
      },
    ],
  },
]
