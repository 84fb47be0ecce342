import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const ITINERARIES_AND_RECEIPTS: TicketText[] = [
  {
    id: 'fresh-196',
    shape: 'airline mail',
    text: `Subject: Your IndiGo Itinerary - W7PZ3H

Booking Reference: W7PZ3H      Booking Status: CONFIRMED      Payment Status: Approved
Booked on 26Nov2026 09:14 (UTC)
IndiGo Flight(s)
Date        From (Terminal)     To (Terminal)        Flight      Departs  Arrives
19Dec2026   Lucknow (T3)        Mumbai (T2)          6E 5264     0740     1000
19Dec2026   Mumbai (T2)         Goa - Mopa           6E 6012     1215     1335
Passenger                       Seat 6E 5264         Seat 6E 6012
Mr Faiz Siddiqui                22D                  19D
Ms Hina Siddiqui                22E                  19E

Price Summary
Airfare Charges                  15,120.00
Aviation Security Fee               944.00
User Development Fee                610.00
GST                                 782.00
Total Price                  INR 17,456.00

Check-in counters close 60 minutes before departure. Boarding gates close 25 minutes before departure.
InterGlobe Aviation Limited, Registered Office: New Delhi 110001`,
    expected: [
      leg('air', '6E5264', 'Lucknow > Mumbai', '2026-12-19 07:40 > 10:00+0', {
        name: 'IndiGo',
        seat: '22D,22E',
        reference: 'W7PZ3H',
      }),
      leg('air', '6E6012', 'Mumbai > ', '2026-12-19 12:15 > 13:35+0', {
        name: 'IndiGo',
        to: ['Goa', 'Goa - Mopa', 'Mopa'],
        seat: '19D,19E',
        reference: 'W7PZ3H',
      }),
    ],
    total: 17456,
  },
  {
    id: 'fresh-197',
    shape: 'airline mail',
    text: `AIR INDIA
ELECTRONIC TICKET PASSENGER ITINERARY / RECEIPT

PASSENGER: BANERJEE/SOUMYA MS (ADT)          BOOKING REFERENCE: 6RK9DF
TICKET NUMBER: 098 2400000345                DATE OF ISSUE: 27NOV26

FROM / TO              FLIGHT   CL  DATE    DEP    ARR    FARE BASIS   BAG  ST
KOLKATA CCU            AI 768   T   25DEC   1845   2115   TL2YXSII     15K  OK
DELHI DEL
TERMINAL: 3
DELHI DEL              AI 769   T   03JAN   0620   0845   TL2YXSII     15K  OK
KOLKATA CCU

ENDORSEMENTS: NON-END/CHNG FEE APPLY
FARE CALCULATION: CCU AI DEL4200AI CCU4650INR8850END
FARE        INR   8850
TAX/FEE     INR    443K3  INR 472P2  INR 612IN  INR 1000YR
TOTAL       INR  11377
FORM OF PAYMENT: CCXXXXXXXXXXXX0000

AT CHECK-IN, PLEASE SHOW A PICTURE IDENTIFICATION`,
    expected: [
      leg('air', 'AI768', 'Kolkata (CCU) > Delhi (DEL)', '2026-12-25 18:45 > 21:15+0', {
        name: 'Air India',
        reference: ['6RK9DF', '0982400000345', '098 2400000345'],
        free: ['class'],
      }),
      leg('air', 'AI769', 'Delhi (DEL) > Kolkata (CCU)', '2027-01-03 06:20 > 08:45+0', {
        name: 'Air India',
        reference: ['6RK9DF', '0982400000345', '098 2400000345'],
        free: ['class'],
      }),
    ],
    total: 11377,
  },
  {
    id: 'fresh-198',
    shape: 'airline mail',
    text: `MakeMyTrip
Flight Booking Confirmed! Booking ID: NF70199904125521
Hi Nikhil, your round trip is booked. E-tickets are attached.

DEPART  Hyderabad - Jaipur
Sat, 26 Dec 2026 • Non-stop • 2h 5m
IndiGo 6E-752                              PNR: T5YB2J
HYD 14:20 hrs  Rajiv Gandhi Intl Airport
JAI 16:25 hrs  Jaipur Airport, Terminal 2
Cabin: Economy | Check-in: 15 Kgs (1 piece)

RETURN  Jaipur - Hyderabad
Fri, 01 Jan 2027 • Non-stop • 2h 10m
Air India Express IX-1902                  PNR: VQ83MA
JAI 21:55 hrs  Jaipur Airport, Terminal 2
HYD 00:05 hrs  Sat, 02 Jan 2027  Rajiv Gandhi Intl Airport
Cabin: Economy | Check-in: 15 Kgs (1 piece)

TRAVELLER: Mr Nikhil Reddy (Adult)
Base Fare                ₹ 9,210
Fee & Surcharges         ₹ 2,304
Convenience Fee          ₹ 449
MMTSUPER Discount      - ₹ 1,200
TOTAL PAID               ₹ 10,763

Book a cab to the airport at flat 15% off. Code: RIDE15`,
    expected: [
      leg('air', '6E752', 'Hyderabad (HYD) > Jaipur (JAI)', '2026-12-26 14:20 > 16:25+0', {
        name: 'IndiGo',
        class: 'Economy',
        reference: ['T5YB2J', 'NF70199904125521'],
      }),
      leg('air', 'IX1902', 'Jaipur (JAI) > Hyderabad (HYD)', '2027-01-01 21:55 > 00:05+1', {
        name: 'Air India Express',
        class: 'Economy',
        reference: ['VQ83MA', 'NF70199904125521'],
      }),
    ],
    total: 10763,
  },
  {
    id: 'fresh-199',
    shape: 'airline mail',
    text: `Cleartrip
Trip ID: 26112788450
Tickets for your trip from Mumbai to Bagdogra

BOM → IXB
Mon, 21 Dec 2026

Akasa Air
QP-1127
Economy

05:35
BOM  Mon, 21 Dec
Chatrapati Shivaji Airport, Mumbai, Terminal 1

2h 55m

08:30
IXB  Mon, 21 Dec
Bagdogra Airport, Bagdogra

Travellers          Airline PNR     Ticket no.
Mrs. Rekha Mathur   NB4L9S          NB4L9S

Payment receipt
Base fare (1 traveller)   Rs. 6,480
Taxes & fees              Rs. 1,022
CT coupon cashback        Rs. (-) 600
Convenience fee           Rs. 399
Total charge              Rs. 7,301
Your card ending 0000 was charged. This is not a boarding pass; web check-in opens 48 hrs before departure.`,
    expected: [
      leg('air', 'QP1127', 'Mumbai (BOM) > Bagdogra (IXB)', '2026-12-21 05:35 > 08:30+0', {
        name: 'Akasa Air',
        class: 'Economy',
        fare: 7301,
        reference: ['NB4L9S', '26112788450'],
      }),
    ],
  },
  {
    id: 'fresh-200',
    shape: 'airline mail',
    text: `ixigo flights
Woohoo! Your booking is confirmed 🎉
ixigo Trip ID: IXIFL9902114367

AI-1734 | Air India
New Delhi (DEL) T3          Srinagar (SXR)
9:05 AM                      10:40 AM
Thu, 31 Dec '26              Thu, 31 Dec '26
1h 35m | Non stop | Economy

PNR  8PX4CZ
Passengers
1. Mr. Harjit Gill    Seat 23A    Meal: AVML
2. Mrs. Simran Gill   Seat 23B    Meal: AVML
3. Master Kabir Gill (Child)  Seat 23C

Fare breakup
Base fare ₹13,497 | Taxes & fees ₹2,985 | ixigo Assured ₹897 | Convenience fee ₹1,050 | Instant off −₹1,500 | ixigo money −₹300
You paid ₹16,629

Free cancellation till 30 Dec 26 9:05 AM with ixigo Assured.`,
    expected: [
      leg('air', 'AI1734', 'New Delhi (DEL) > Srinagar (SXR)', '2026-12-31 09:05 > 10:40+0', {
        name: 'Air India',
        seat: '23A,23B,23C',
        class: 'Economy',
        fare: 16629,
        reference: ['8PX4CZ', 'IXIFL9902114367'],
      }),
    ],
  },
  {
    id: 'fresh-201',
    shape: 'airline mail',
    text: `Yatra.com - E-Ticket
Yatra Reference Number: YT2611260077    Booked on: Thu 26 Nov 2026

Onward Flight
Pune (PNQ) to Nagpur (NAG)
IndiGo 6E-681 | Airline PNR: D3JH8X | Status: Confirmed
Dep: 08/01/2027 17:35   Arr: 08/01/2027 19:00   Class: Economy   Duration: 01h 25m
Fare: Base 3,150 + Taxes 812 = Rs. 3,962

Return Flight
Nagpur (NAG) to Pune (PNQ)
IndiGo 6E-6246 | Airline PNR: D9LC5Q | Status: Confirmed
Dep: 11/01/2027 06:10   Arr: 11/01/2027 07:35   Class: Economy   Duration: 01h 25m
Fare: Base 2,900 + Taxes 795 = Rs. 3,695

Passenger: Mr. Omkar Bhide
GST details: Company: Bhide Tools (sample) GSTIN 27AAAAA0000A1Z5
Important: Report 2 hrs prior. Any date change attracts airline charge plus Yatra service charge Rs. 500 per pax per sector.`,
    expected: [
      leg('air', '6E681', 'Pune (PNQ) > Nagpur (NAG)', '2027-01-08 17:35 > 19:00+0', {
        name: 'IndiGo',
        class: 'Economy',
        fare: 3962,
        reference: ['D3JH8X', 'YT2611260077'],
      }),
      leg('air', '6E6246', 'Nagpur (NAG) > Pune (PNQ)', '2027-01-11 06:10 > 07:35+0', {
        name: 'IndiGo',
        class: 'Economy',
        fare: 3695,
        reference: ['D9LC5Q', 'YT2611260077'],
      }),
    ],
  },
  {
    id: 'fresh-202',
    shape: 'airline mail',
    text: `Qatar Airways
Thank you for booking with us, Ms Pillai
Booking reference (PNR)  K2WMR6

Trip 1 of 1: Kochi to Frankfurt
1 stop, total 13h 05m

Kochi, COK                        Doha, DOH
12 Feb 2027                       12 Feb 2027
03:55                             05:50
QR 517 · Boeing 787-8 · Economy Convenience

Transfer in Doha: 2h 25m

Doha, DOH                         Frankfurt, FRA
12 Feb 2027                       12 Feb 2027
08:15                             12:40
QR 69 · Airbus A350-1000 · Economy Convenience

Passengers
Ms Deepa Pillai, e-ticket 157-2400000912, seats: not selected
Total amount paid  INR 48,215.00
Manage your booking, add extra baggage at up to 20% off, or shop duty free in Doha.`,
    expected: [
      leg('air', 'QR517', 'Kochi (COK) > Doha (DOH)', '2027-02-12 03:55 > 05:50+0', {
        name: 'Qatar Airways',
        class: 'Economy',
        reference: ['K2WMR6', '157-2400000912'],
        free: ['class'],
      }),
      leg('air', 'QR69', 'Doha (DOH) > Frankfurt (FRA)', '2027-02-12 08:15 > 12:40+0', {
        name: 'Qatar Airways',
        class: 'Economy',
        reference: ['K2WMR6', '157-2400000912'],
        free: ['class'],
      }),
    ],
    total: 48215,
  },
  {
    id: 'fresh-203',
    shape: 'airline mail',
    text: `From: SpiceJet <itinerary@spicejet.example>
To: r.thakur@mail.example
Date: Wed, 25 Nov 2026 18:02:44 +0530
Subject: SpiceJet Booking PNR G6QF1Y - Itinerary

YOUR PNR IS: G6QF1Y
BOOKING STATUS: CONFIRMED
GUEST(S): MR RAKESH THAKUR

FLIGHT    SECTOR              DEP DATE & TIME            ARR DATE & TIME           STOPS
SG 8157   Mumbai - Patna      Mon, 30 Nov 2026 21:50     Tue, 01 Dec 2026 00:25    0
Terminal  Mumbai T1 / Patna

PAYMENT DETAILS
Base Fare                    4,899.00
Passenger Service Fee          151.00
IGST                           253.00
SpiceMax (seat 2C)           1,000.00
Convenience Fee                350.00
Total Amount              INR 6,653.00

Reach early, Mumbai roads are busy! Your seat 2C includes a complimentary meal.`,
    expected: [
      leg('air', 'SG8157', 'Mumbai > Patna', '2026-11-30 21:50 > 00:25+1', {
        name: 'SpiceJet',
        seat: '2C',
        fare: 6653,
        reference: 'G6QF1Y',
      }),
    ],
  },
  {
    id: 'fresh-204',
    shape: 'airline mail',
    text: `Namaste Priyanka,
Your bags may now be packed. Here are your Akasa Air flight details.

PNR: ZK5N2U

Departing flight: QP 1541 on Saturday, 06 February 2027
Leaves Bengaluru (Kempegowda International Airport, T1) at 07:25
Reaches Varanasi (Lal Bahadur Shastri Airport) at 09:55

Returning flight: QP 1542 on Tuesday, 09 February 2027
Leaves Varanasi (Lal Bahadur Shastri Airport) at 10:40
Reaches Bengaluru (Kempegowda International Airport, T1) at 13:15

Guests: Priyanka Hegde, Girish Hegde, Infant Tara Hegde (on lap)
Fare for departing flight: ₹10,240  (incl. infant fee ₹1,750)
Fare for returning flight: ₹11,036  (incl. infant fee ₹1,750)
Amount paid in total: ₹21,276 using UPI

Want more leg room? Pick seats from ₹249.`,
    expected: [
      leg('air', 'QP1541', 'Bengaluru > Varanasi', '2027-02-06 07:25 > 09:55+0', {
        name: 'Akasa Air',
        fare: 10240,
        reference: 'ZK5N2U',
      }),
      leg('air', 'QP1542', 'Varanasi > Bengaluru', '2027-02-09 10:40 > 13:15+0', {
        name: 'Akasa Air',
        fare: 11036,
        reference: 'ZK5N2U',
      }),
    ],
  },
  {
    id: 'fresh-205',
    shape: 'airline mail',
    text: `Dear sir, pls find ur confirmed tkt below. Kindly check names n dates.
Regards, Sagar Tours & Travels (demo), Andheri

RP/BOMXX0000/BOMXX0000      AA/SU  27NOV26/0645Z   Y4GT7K
  1.SHETTY/DINESH MR   2.SHETTY/USHA MRS
  3  AI 639 L 17DEC 4 BOMBLR HK2  1400 1550   *1A/E*
  4  AI 640 L 20DEC 7 BLRBOM HK2  2105 2255   *1A/E*
  5 AP BOM 022 00000000 - SAGAR TOURS - A
  6 TK OK27NOV/BOMXX0000//ETAI
  7 FA PAX 098-2400000611/ETAI/INR21480/27NOV26

Amt to pay Rs 21,480/- for both pax return. pls gpay. Web chk in 48 hr before.`,
    expected: [
      leg('air', 'AI639', '(BOM) > (BLR)', '2026-12-17 14:00 > 15:50+0', {
        reference: ['Y4GT7K', '098-2400000611'],
        free: ['name', 'class'],
      }),
      leg('air', 'AI640', '(BLR) > (BOM)', '2026-12-20 21:05 > 22:55+0', {
        reference: ['Y4GT7K', '098-2400000611'],
        free: ['name', 'class'],
      }),
    ],
    total: 21480,
  },
]
