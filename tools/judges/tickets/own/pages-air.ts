import type { TicketText } from '../ticket-text.ts'

export const OWN_PAGES_AIR: TicketText[] = [
  {
    id: 'first-01',
    shape: 'airline mail',
    text: `IndiGo Itinerary
PNR/Booking Ref.: K7QD4M  Status CONFIRMED  Date of Booking* 21 Nov 2026 14:32:08 (UTC)  Payment Status Complete
IndiGo Passenger(s) 1 Adult
1. Ms. Ritika Sahay
BLR - PAT
Date Departure(Terminal) Flight Number (Aircraft) Check-in/Bag drop closes Arrival(Terminal) Via
16 Dec 26 05:55 hrs, Bengaluru (T1) 6E 6451 (A321) 04:55 hrs 08:30 hrs, Patna -
Seats and additional services BLR-PAT 14C
Check-in 15 kg, cabin 7 kg. Web check-in opens 48 hrs and closes 60 mins before departure.
Fare Summary
Airfare Charges 4,985.00 Regional Connectivity Charge 50.00 Aviation Security Fee 236.00 User Development Fee 649.00
CUTE Charge 65.00 GST for Bihar 268.00 Seat 350.00 Convenience Fee 400.00
Total Fare 7,003.00 INR
Need help? Call 0000-000-6161. 6E Rewards: earn up to 4 points on every Rs 100.`,
    expected: [
      {
        kind: 'air',
        number: '6E6451',
        name: 'IndiGo',
        from: 'Bengaluru (BLR)',
        to: 'Patna (PAT)',
        date: '2026-12-16',
        departs: '05:55',
        arrives: '08:30',
        arrivesDays: 0,
        seat: '14C',
        fare: [7003, 6603],
        reference: 'K7QD4M',
      },
    ],
  },
  {
    id: 'first-02',
    shape: 'airline mail',
    text: `Hi Harpreet,
Woohoo! Your booking is confirmed. Have a great trip!

BOOKING ID NF78412690335127   Booked on Fri, 20 Nov 2026

Chandigarh → Kolkata
Sat, 09 Jan 2027 | 1 Stop | 6h 00m | Economy

Air India AI-2640
IXC 19:40                 DEL 20:50
Sat, 09 Jan 27            Sat, 09 Jan 27
Chandigarh                New Delhi
Chandigarh Airport        Indira Gandhi International Airport, Terminal 3

  --- Change of planes | 2h 35m layover in New Delhi ---

Air India AI-2767
DEL 23:25                 CCU 01:40
Sat, 09 Jan 27            Sun, 10 Jan 27
New Delhi                 Kolkata
IGI Airport, Terminal 3   Netaji Subhash Chandra Bose International Airport

TRAVELLER                 PNR      E-TICKET NO.     SEAT   MEAL
HARPREET GILL (Adult)     6TR9WX   0982410074118    -      -
SIMRAN GILL (Adult)       6TR9WX   0982410074119    -      -

PAYMENT
Base fare            ₹ 14,210
Taxes & surcharges   ₹  3,986
Convenience fee      ₹    550
Discount (MMTSBI)  - ₹    900
TOTAL PAID           ₹ 17,846

Book a cab from the airport and get flat ₹150 off. Code: GOCAB
MakeMyTrip (India) Pvt. Ltd.`,
    expected: [
      {
        kind: 'air',
        number: 'AI2640',
        name: 'Air India',
        from: 'Chandigarh (IXC)',
        to: 'New Delhi (DEL)',
        date: '2027-01-09',
        departs: '19:40',
        arrives: '20:50',
        arrivesDays: 0,
        class: 'Economy',
        reference: ['6TR9WX', 'NF78412690335127'],
        free: ['fare'],
      },
      {
        kind: 'air',
        number: 'AI2767',
        name: 'Air India',
        from: 'New Delhi (DEL)',
        to: 'Kolkata (CCU)',
        date: '2027-01-09',
        departs: '23:25',
        arrives: '01:40',
        arrivesDays: 1,
        class: 'Economy',
        reference: ['6TR9WX', 'NF78412690335127'],
        free: ['fare'],
      },
    ],
    total: 17846,
  },
  {
    id: 'first-03',
    shape: 'airline mail',
    text: `It's Your Sky!

VT8KLM
PNR

Confirmed
Booking status

24/11/2026
Booked on

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

2h 30m, non-stop
Duration

Mr Jignesh Patel  -  22D
Mrs Hetal Patel  -  22E
Passengers and seats

₹ 11,438
Amount paid (incl. taxes and fees)

₹ 9,600
Base fare

Café Akasa: pre-book your meal and save 20%.
Akasa Air, SNV Aviation Private Limited`,
    expected: [
      {
        kind: 'air',
        number: 'QP1332',
        name: 'Akasa Air',
        from: 'Ahmedabad (AMD)',
        to: 'Bengaluru (BLR)',
        date: '2026-12-20',
        departs: '21:35',
        arrives: '00:05',
        arrivesDays: 1,
        seat: '22D,22E',
        fare: 11438,
        reference: 'VT8KLM',
      },
    ],
  },
  {
    id: 'first-04',
    shape: 'airline mail',
    text: `Cleartrip
Your trip to Bagdogra is booked
Trip ID: 261120448172

ONWARD  Delhi - Bagdogra  Thu, 24 Dec 2026
IndiGo 6E-5071
10:15 DEL  New Delhi, T1   -->   12:25 IXB  Bagdogra
2h 10m | Economy | Refundable

RETURN  Bagdogra - Delhi  Sat, 02 Jan 2027
SpiceJet SG-8472
16:50 IXB  Bagdogra   -->   19:10 DEL  New Delhi, T3
2h 20m | Economy | Partially refundable

Travellers            DEL-IXB PNR     IXB-DEL PNR
Mr. Tushar Wadhwa     R4MZ2P          UC6Q8T
Ms. Ira Wadhwa        R4MZ2P          UC6Q8T

Fare details
Base fare (2 adults)       Rs. 22,904
Taxes and fees             Rs.  6,310
Convenience fee            Rs.    798
Instant discount CTBANK    Rs. -1,600
Total amount paid          Rs. 28,412

For changes open the app > Trips. Cleartrip never calls for OTP.`,
    expected: [
      {
        kind: 'air',
        number: '6E5071',
        name: 'IndiGo',
        from: 'New Delhi (DEL)',
        to: 'Bagdogra (IXB)',
        date: '2026-12-24',
        departs: '10:15',
        arrives: '12:25',
        arrivesDays: 0,
        class: 'Economy',
        reference: ['R4MZ2P', '261120448172'],
        free: ['fare'],
      },
      {
        kind: 'air',
        number: 'SG8472',
        name: 'SpiceJet',
        from: 'Bagdogra (IXB)',
        to: 'New Delhi (DEL)',
        date: '2027-01-02',
        departs: '16:50',
        arrives: '19:10',
        arrivesDays: 0,
        class: 'Economy',
        reference: ['UC6Q8T', '261120448172'],
        free: ['fare'],
      },
    ],
    total: 28412,
  },
  {
    id: 'first-05',
    shape: 'airline mail',
    text: `EaseMyTrip.com
E-Ticket
EaseMyTrip Booking ID
EMT71930462
Booked On
Wed-25Nov2026 09:12
Flight Detail
Flight
Departing
Arriving
Duration
Cabin
SpiceJet
SG-751
Delhi (DEL)
Tue-15Dec2026
11:20
Terminal-3
Darbhanga (DBR)
Tue-15Dec2026
13:10
01h 50m
Economy
Passenger Name
Type
Airline PNR
Ticket Number
Status
MR SHASHANK JHA
Adult
W9XK3D
W9XK3D-1
Confirmed
Price Summary
Base Fare
Tax
Convenience Fee
Coupon
Grand Total
Rs. 5,099
Rs. 812
Rs. 349
- Rs. 400
Rs. 5,860
24x7 support 011-0000 0000`,
    expected: [
      {
        kind: 'air',
        number: 'SG751',
        name: 'SpiceJet',
        from: 'Delhi (DEL)',
        to: 'Darbhanga (DBR)',
        date: '2026-12-15',
        departs: '11:20',
        arrives: '13:10',
        arrivesDays: 0,
        class: 'Economy',
        fare: 5860,
        reference: ['W9XK3D', 'EMT71930462'],
      },
    ],
  },
  {
    id: 'first-07',
    shape: 'airline message',
    text: `*Goibibo* ✅
Yay Sneha! Your flight is *confirmed* 🎉

✈️ *Pune ➡️ Nagpur*
🗓️ Fri, 18 Dec
IndiGo | 6E 135
🛫 PNQ 5:40 AM
🛬 NAG 7:05 AM (Non-stop, 1h 25m)

👤 Sneha Deshkar + 2 more
PNR: *Z8HT4C*
Booking ID: GOFLAND0413877265
Total paid: *₹13,227* (goCash used: ₹450)

👉 Web check-in opens 48 hrs before departure. Tap below for ticket PDF
goibibo.example/t/9xk2
Reply STOP to unsubscribe`,
    expected: [
      {
        kind: 'air',
        number: '6E135',
        name: 'IndiGo',
        from: 'Pune (PNQ)',
        to: 'Nagpur (NAG)',
        date: '2026-12-18',
        departs: '05:40',
        arrives: '07:05',
        arrivesDays: 0,
        fare: [13227, 13677],
        reference: ['Z8HT4C', 'GOFLAND0413877265'],
      },
    ],
  },
  {
    id: 'first-08',
    shape: 'airline mail',
    text: `Air India Express
Booking cancelled

Dear Ms. Thasneem Rahman,
As requested, we have cancelled the following booking.

Booking reference (PNR)   M6YB2N
IX 1136   Kozhikode (CCJ) - Delhi (DEL)
Mon 14 Dec 2026   13:25 - 16:35
Guests: Thasneem Rahman, Ayaan Rahman

Amount paid            INR 14,880
Cancellation charge    INR  8,400
Refund to your card    INR  6,480 in 7 working days

We hope to welcome you on board soon. New year sale: fares from
INR 1,499, book by 6 Dec for travel until 30 Apr 2027!`,
    expected: 'cancelled',
  },
  {
    id: 'first-09',
    shape: 'boarding pass',
    text: `Boarding Pass (Web Check in)
Your Departure Gate is subject to change. Please check the airport display.
Nair/Deepthi Ms
Bengaluru To Thiruvananthapuram
Flight Gate Boarding Time Boarding Zone Seat
6E 6437 - 0610 Hrs 2 9F
Date 22 Dec 2026 Departure 0655 Hrs Arrival 0810 Hrs
PNR Seq Services
C2VN9L 0043 NIL
Gate is subject to change and will close 25 minutes prior to departure.
Nair/Deepthi Ms
Bengaluru To Thiruvananthapuram
6E 6437 22 Dec 2026 Seat 9F Seq 0043 PNR C2VN9L`,
    expected: [
      {
        kind: 'air',
        number: '6E6437',
        from: 'Bengaluru',
        to: 'Thiruvananthapuram',
        date: '2026-12-22',
        departs: '06:55',
        arrives: '08:10',
        arrivesDays: 0,
        seat: '9F',
        reference: 'C2VN9L',
      },
    ],
  },
  {
    id: 'first-10',
    shape: 'boarding pass',
    text: `AIR INDIA
GATE
32B
BOARDING
07:25
DEL
NEW DELHI
IXR
RANCHI
PASSENGER
MINZ/ANUP MR
FLIGHT
AI 9809
DATE
06 JAN
DEPARTS
08:10
SEAT
17A
ZONE
C
CLASS
ECONOMY
SEQ NO
061
PNR
5QK7RD
Terminal 3. Gate closes 20 min before departure`,
    expected: [
      {
        kind: 'air',
        number: 'AI9809',
        name: 'Air India',
        from: 'NEW DELHI (DEL)',
        to: 'RANCHI (IXR)',
        date: '2027-01-06',
        departs: '08:10',
        seat: '17A',
        class: 'ECONOMY',
        reference: '5QK7RD',
      },
    ],
  },
  {
    id: 'first-11',
    shape: 'boarding pass',
    text: `akasa air  BOARDING PASS
Name  MR VIVEK SHANBHAG
From  MUMBAI (BOM) T1      To  GOA MOPA (GOX)
Flight  QP 1105            Date  05-Dec-2026
Boarding  14:05            Dep  14:50            Arr  16:05
Gate  A7   Seat  3C   Seq  112   Group  1
PNR  OL5W8E   SSR  XBAG
Please be at the gate 25 minutes before departure. Carry a valid photo ID.`,
    expected: [
      {
        kind: 'air',
        number: 'QP1105',
        name: 'akasa air',
        from: 'MUMBAI (BOM)',
        to: 'GOA MOPA (GOX)',
        date: '2026-12-05',
        departs: '14:50',
        arrives: '16:05',
        arrivesDays: 0,
        seat: '3C',
        reference: 'OL5W8E',
      },
    ],
  },
  {
    id: 'first-12',
    shape: 'boarding pass',
    text: `SpiceJet Web Check-In Boarding Pass
BISWAS / SOUMYADEEP MR
KOLKATA (CCU)  >  PORT BLAIR (IXZ)
FLIGHT NO  SG 254     DATE  29JAN27
BOARDING TIME 0500    DEPARTURE TIME 0545
GATE  ----    SEAT 11D    SEQ NO 088    CLASS Y
PNR  D1ZR6G
FREE BAGGAGE 15KG  HAND BAGGAGE 7KG

*** Add SpiceMax at the airport from Rs 799 ***

SECURITY COPY   BISWAS / SOUMYADEEP MR   SG 254  29JAN27  CCU-IXZ  11D  088`,
    expected: [
      {
        kind: 'air',
        number: 'SG254',
        name: 'SpiceJet',
        from: 'KOLKATA (CCU)',
        to: 'PORT BLAIR (IXZ)',
        date: '2027-01-29',
        departs: '05:45',
        seat: '11D',
        reference: 'D1ZR6G',
        free: ['class'],
      },
    ],
  },
  {
    id: 'first-13',
    shape: 'boarding pass',
    text: `Air India Express
Online check-in successful. Boarding passes for 2 guests

1 of 2
Guest: Suma Bhat          Seat: 6B   Seq: 021
IX 2815  Mangaluru (IXE) - Mumbai (BOM) T2
31 Dec 2026
Boarding starts 9:20 pm   Departure 10:00 pm   Arrival 11:35 pm
PNR: E7KX4H   Gate: Refer screens

2 of 2
Guest: Ganapathi Bhat     Seat: 6C   Seq: 022
IX 2815  Mangaluru (IXE) - Mumbai (BOM) T2
31 Dec 2026
Boarding starts 9:20 pm   Departure 10:00 pm   Arrival 11:35 pm
PNR: E7KX4H   Gate: Refer screens`,
    expected: [
      {
        kind: 'air',
        number: 'IX2815',
        name: 'Air India Express',
        from: 'Mangaluru (IXE)',
        to: 'Mumbai (BOM)',
        date: '2026-12-31',
        departs: '22:00',
        arrives: '23:35',
        arrivesDays: 0,
        seat: '6B,6C',
        reference: 'E7KX4H',
      },
    ],
  },
  {
    id: 'first-14',
    shape: 'boarding pass',
    text: `ALLIANCE AIR
BOARDING PASS / बोर्डिंग पास
NAME REDDY/KAVYA MS
FROM HYD TO TIR
FLIGHT 9I 877 DATE 19DEC CLASS V
SEAT 5C SEQ 17 BRD TIME 1240 DEP TIME 1310
ETKT 0900000041772C1
PNR HN2QTB`,
    expected: [
      {
        kind: 'air',
        number: '9I877',
        name: 'ALLIANCE AIR',
        from: '(HYD)',
        to: '(TIR)',
        date: '2026-12-19',
        departs: '13:10',
        seat: '5C',
        reference: 'HN2QTB',
        free: ['class'],
      },
    ],
  },
]
