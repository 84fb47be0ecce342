import type { TicketText } from '../ticket-text.ts'

export const PASSES_OF_ALL_AIRLINES_1: TicketText[] = [
  {
    id: 'manner-1',
    shape: 'boarding pass',
    text: `Boarding Pass (Web Check In)
Mr Siddharth Kulkarni
Pune To Kolkata
Flight Gate Boarding Time Boards at
6E 6381 * 1835 Hrs Zone 1
Date 09 Jan 2027
Seq 0112
Departure 1920 Hrs
Arrival 2155 Hrs
Seat 21F
PNR H5VKQ2
Services FFWD
* Please check the gate number on the display screens.
Gate is closed 25 minutes prior to departure.
Thank you for flying IndiGo`,
    expected: [
      {
        kind: 'air',
        number: '6E6381',
        name: 'IndiGo',
        from: 'Pune',
        to: 'Kolkata',
        date: '2027-01-09',
        departs: '19:20',
        arrives: '21:55',
        arrivesDays: 0,
        seat: '21F',
        reference: 'H5VKQ2',
      },
    ],
  },
  {
    id: 'manner-2',
    shape: 'boarding pass',
    text: `AIR INDIA
BOARDING PASS
NAME DSOUZA/LYNETTE MRS
FROM MUMBAI (BOM) T2
TO KOLKATA (CCU)
FLIGHT AI 676   DATE 18DEC   CLASS Y
GATE 46A   BOARDING 0610   DEP 0655
SEAT 23D   SEQ 041
ETKT 098 2411805573 C1
PNR 6KD4RW
GATE CLOSES 20 MIN BEFORE DEPARTURE
- - - - - - - - - - - - - -
DSOUZA/LYNETTE MRS
BOM - CCU   AI 676   18DEC
SEAT 23D   SEQ 041   1PC 14K`,
    expected: [
      {
        kind: 'air',
        number: 'AI676',
        name: 'Air India',
        from: 'MUMBAI (BOM)',
        to: 'KOLKATA (CCU)',
        date: '2026-12-18',
        departs: '06:55',
        seat: '23D',
        reference: '6KD4RW',
        free: ['class'],
      },
    ],
  },
  {
    id: 'manner-3',
    shape: 'boarding pass',
    text: `Akasa Air
Here's your boarding pass, Nandini!

BLR ------ ✈ ------ COK
Bengaluru T1      Kochi T1
5:15 PM           6:25 PM

Flight
QP 1347
Date
Thu, 24 Dec 2026
Boarding
4:30 PM
Gate
TBA
Seat
17A (Window)
Group
C
Sequence
68
Name
Nandini Prabhu
PNR
NV2L7J
Meal: Cafe Akasa combo (pre-booked)
Bag drop closes 60 min before departure. Keep a government ID handy.`,
    expected: [
      {
        kind: 'air',
        number: 'QP1347',
        name: 'Akasa Air',
        from: 'Bengaluru (BLR)',
        to: 'Kochi (COK)',
        date: '2026-12-24',
        departs: '17:15',
        arrives: '18:25',
        arrivesDays: 0,
        seat: '17A',
        reference: 'NV2L7J',
      },
    ],
  },
  {
    id: 'manner-4',
    shape: 'boarding pass',
    text: `SpiceJet
WEB CHECK-IN BOARDING PASS
Passenger Name : Mr. HARDIK SOLANKI
PNR : B9XW4P
Flight No : SG 8169
Origin : DELHI T1D
Destination : AHMEDABAD
Date : 02/01/2027
Boarding Time : 20:05
Departure Time : 20:50
Arrival Time : 22:25
Seat No : 6C
Seq No : 0023
SSR : NCC1
Hand baggage 7 kgs only, one piece.
Baggage counter closes 60 minutes and boarding gate 25 minutes prior to departure.
Not valid without the CISF security stamp, where it is required.`,
    expected: [
      {
        kind: 'air',
        number: 'SG8169',
        name: 'SpiceJet',
        from: 'DELHI',
        to: 'AHMEDABAD',
        date: '2027-01-02',
        departs: '20:50',
        arrives: '22:25',
        arrivesDays: 0,
        seat: '6C',
        reference: 'B9XW4P',
      },
    ],
  },
  {
    id: 'manner-5',
    shape: 'boarding pass',
    text: `ALLIANCE AIR  9I
PAX: VENKATESAN/S MR
FLT 9I 517   15DEC26
HYDERABAD / TIRUPATI
STD 1240   BRDG 1210
SEAT 11A   SEQ 029
PNR C8GLTY
BAG 1/13KG TAG 9I 104477
REMARKS: WCHR`,
    expected: [
      {
        kind: 'air',
        number: '9I517',
        name: 'Alliance Air',
        from: 'HYDERABAD',
        to: 'TIRUPATI',
        date: '2026-12-15',
        departs: '12:40',
        seat: '11A',
        reference: 'C8GLTY',
      },
    ],
  },
  {
    id: 'manner-6',
    shape: 'boarding pass',
    text: `STAR AIR - Connecting Real India
Boarding Card

Guest: Ms. Aishwarya Patil
Booking Ref: SAK71D
From: Belagavi (IXG)
To: Jaipur (JAI)
Flight: S5 188
Date of travel: 17-Jan-2027
Boarding: 10:35 hrs
Departure: 11:10 hrs
Arrival: 13:20 hrs
Cabin: Business
Seat: 2A
Gate: 1
Check-in baggage: 25 kg, cabin baggage: 10 kg
Please be at the gate not later than 20 minutes before departure.`,
    expected: [
      {
        kind: 'air',
        number: 'S5188',
        name: 'Star Air',
        from: 'Belagavi (IXG)',
        to: 'Jaipur (JAI)',
        date: '2027-01-17',
        departs: '11:10',
        arrives: '13:20',
        arrivesDays: 0,
        seat: '2A',
        class: 'Business',
        reference: 'SAK71D',
      },
    ],
  },
  {
    id: 'manner-7',
    shape: 'boarding pass',
    text: `flybig
BOARDING PASS
Name: TABA/REENA MS
Guwahati (GAU) >> Pasighat (IXT)
S9 305
Date: 08 Feb 2027
ETD: 0915 Boarding: 0845
Seat: FREE SEATING
PNR: F3B9KM
Baggage allowance 15 kg incl. hand bag. Carry ILP / govt. ID for Arunachal Pradesh.`,
    expected: [
      {
        kind: 'air',
        number: 'S9305',
        name: 'flybig',
        from: 'Guwahati (GAU)',
        to: 'Pasighat (IXT)',
        date: '2027-02-08',
        departs: '09:15',
        reference: 'F3B9KM',
      },
    ],
  },
  {
    id: 'manner-8',
    shape: 'boarding pass',
    text: `Digi Yatra
Boarding pass uploaded ✅ Shared with your airport of departure
Passenger KARTHIK SHENOY
Flight AI 2814
BLR T2 → DEL T3
Sun, 13 Dec 2026
Departure 16:40
Seat 31K
Seq. 0157
PNR 9TLWX5
Entry allowed from 13:40. Use the Digi Yatra lane at gate 3 and look at the camera; your data is deleted 24 hours after departure.`,
    expected: [
      {
        kind: 'air',
        number: 'AI2814',
        from: '(BLR)',
        to: '(DEL)',
        date: '2026-12-13',
        departs: '16:40',
        seat: '31K',
        reference: '9TLWX5',
      },
    ],
  },
]
