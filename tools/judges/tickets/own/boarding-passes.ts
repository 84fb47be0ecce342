import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const BOARDING_PASSES: TicketText[] = [
  {
    id: 'design-08',
    shape: 'boarding pass',
    text: `Boarding Pass
SpiceJet
NAME: KULKARNI/SAYALI MS
FROM  PUNE (PNQ)
TO  JAIPUR (JAI)
FLIGHT  SG 184     DATE  03MAR27
BOARDING TIME 17:25     DEPARTURE 18:10
GATE  4     SEAT  17A     SEQ  63     ZONE 2
PNR  R6WPNC
Gate closes 25 minutes prior to departure`,
    expected: [
      leg('air', 'SG184', '(PNQ) > (JAI)', '2027-03-03 18:10', { name: 'SpiceJet', seat: '17A', reference: 'R6WPNC' }),
    ],
  },
  {
    id: 'design-26',
    shape: 'boarding pass',
    text: `AKASA AIR
MOBILE BOARDING PASS
SHENOY PRIYANKA
BLR                       PAT
Bengaluru                 Patna
QP 1421
DATE 11 FEB 2027
BOARDS 18:05
DEPARTS 18:50
ARRIVES 21:25
TERMINAL 1  GATE 12
SEAT 31D
GROUP 3
PNR Y7RQLC  SEQ 118`,
    expected: [
      leg('air', 'QP1421', '(BLR) > (PAT)', '2027-02-11 18:50 > 21:25', {
        name: 'Akasa Air',
        seat: '31D',
        arrivesDays: 0,
        reference: 'Y7RQLC',
      }),
    ],
  },
  {
    id: 'design-27',
    shape: 'boarding pass',
    text: `BOARDING PASS - ECONOMY
AIR INDIA AI 544
Name MENON / ARVIND MR
From: Hyderabad HYD To: Delhi DEL
Date: 08JAN Dep: 0835 Gate closes: 0810
Boarding: 0750 Gate: 27B Seat: 23C Seq: 047
ETKT 0982400118843 PNR 6Z8QPD`,
    expected: [
      leg('air', 'AI544', '(HYD) > (DEL)', '2027-01-08 08:35', {
        name: 'Air India',
        seat: '23C',
        class: 'Economy',
        reference: '6Z8QPD',
      }),
    ],
  },
  {
    id: 'design-28',
    shape: 'boarding pass',
    text: `6E 7213
INDIGO (ATR)
Fri, 19 Feb
HBX  Hubballi  14:55
BLR  Bengaluru T1  16:10
Passenger  Vinay Hegde
Seat  8C   Zone  1   Seq  29
Boarding closes 14:30
PNR  CW9TNX`,
    expected: [
      leg('air', '6E7213', '(HBX) > (BLR)', '2027-02-19 14:55 > 16:10', {
        name: 'IndiGo',
        seat: '8C',
        arrivesDays: 0,
        reference: 'CW9TNX',
      }),
    ],
  },
  {
    id: 'fresh-20',
    shape: 'boarding pass',
    text: `AIR INDIA EXPRESS
BOARDING PASS
DAS/ANIK MR
IX 1136
GUWAHATI (GAU)  →  IMPHAL (IMF)
DATE 23 DEC 2026
BOARDING 12:05  GATE 3  SEAT 21C  SEQ 088
DEPARTURE 12:50
PNR HN3X8W
Gate closes 25 mins before departure`,
    expected: [leg('air', 'IX1136', '(GAU) > (IMF)', '2026-12-23 12:50', { seat: '21C', reference: 'HN3X8W' })],
  },
  {
    id: 'fresh-21',
    shape: 'boarding pass',
    text: `Boarding Pass (Web Check in)
Sharma / Ishaan Mr
New Delhi (T2) To Bagdogra
Flight 6E 5314    Gate 44    Boarding Time 0915 Hrs
Boarding Zone 2   Seat 18D   Sequence 0102
Departure 1000 Hrs   Date 02 Jan 2027   PNR DK8V5S
Services NIL`,
    expected: [leg('air', '6E5314', 'Delhi > Bagdogra', '2027-01-02 10:00', { seat: '18D', reference: 'DK8V5S' })],
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
    id: 'design-85',
    shape: 'boarding pass',
    text: `AIR INDIA
Name of passenger: DSOUZA/KEVIN MR
Flight: AI 2992   Class: E   Date: 15MAR
Goa (Mopa) GOX  >  Delhi DEL T3
Boarding time 11:35   Gate 5   Seat 33C
Departs 12:20   Arrives 15:00
Booking ref 7MXQ2D   Sequence 141`,
    expected: [
      leg('air', 'AI2992', '(GOX) > (DEL)', '2027-03-15 12:20 > 15:00', {
        name: 'Air India',
        seat: '33C',
        arrivesDays: 0,
        reference: '7MXQ2D',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-86',
    shape: 'boarding pass',
    text: `QP1102   Akasa Air
Passenger   Mehul Vora
Route       AMD  -  GOX
Date        30 Jan 2027
Boarding    19:40
Take-off    20:25
Landing     22:15
Seat        6F
PNR         HX4NWQ`,
    expected: [
      leg('air', 'QP1102', '(AMD) > (GOX)', '2027-01-30 20:25 > 22:15', {
        name: 'Akasa Air',
        seat: '6F',
        arrivesDays: 0,
        reference: 'HX4NWQ',
      }),
    ],
  },
  {
    id: 'design-105',
    shape: 'boarding pass',
    text: `BOARDING PASS
1 of 2
RAINA / SHIVANI
6E 5138    26 DEC 2026
BOM T2
Mumbai
06:35
      ✈
SXR
Srinagar
09:25
BOARDING 05:50   SEAT 11A   GATE 68
PNR: PTX5WK`,
    expected: [
      leg('air', '6E5138', '(BOM) > (SXR)', '2026-12-26 06:35 > 09:25', {
        name: 'IndiGo',
        seat: '11A',
        arrivesDays: 0,
        reference: 'PTX5WK',
      }),
    ],
  },
  {
    id: 'design-106',
    shape: 'boarding pass',
    text: `Air India Express web boarding pass
Guest: Faisal K   Seat: 27C   Seq: 104
IX2367, Kozhikode CCJ - Bengaluru BLR
Sunday 17 January 2027
Gate opens 18:30. Boarding starts 18:45 and ends 19:15. Flight leaves 19:30.
Ref: KX7LQN`,
    expected: [
      leg('air', 'IX2367', '(CCJ) > (BLR)', '2027-01-17 19:30', {
        name: 'Air India Express',
        seat: '27C',
        reference: 'KX7LQN',
      }),
    ],
  },
  {
    id: 'design-134',
    shape: 'boarding pass',
    text: `AIR INDIA EXPRESS
BOARDING PASS / बोर्डिंग पास
From/से  LUCKNOW LKO
To/तक  BENGALURU BLR
Flight IX 1926  Date 23 FEB
Bdg Time 13:15  Dep Time 14:00
Seat 3A  Seq 012  Gate 7
PNR NQ7WXK
SAXENA/ADITI MS`,
    expected: [
      leg('air', 'IX1926', '(LKO) > (BLR)', '2027-02-23 14:00', {
        name: 'Air India Express',
        seat: '3A',
        reference: 'NQ7WXK',
      }),
    ],
  },
  {
    id: 'design-153',
    shape: 'boarding pass',
    text: `FLIGHT        FROM          TO            DATE
SG 8701       DEL           GOX           29DEC26
BOARDING      GATE          SEAT          ZONE
05:10         33            22A           3
DEP TIME      PNR           SEQ NO
05:55         XK4TWP        0102
PASSENGER ARORA/NEHAL MR`,
    expected: [
      leg('air', 'SG8701', '(DEL) > (GOX)', '2026-12-29 05:55', {
        seat: '22A',
        reference: 'XK4TWP',
        free: ['name'],
      }),
    ],
  },
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
  {
    id: 'own-48',
    shape: 'boarding pass',
    text: `BOARDING PASS
Name  KULKARNI/ISHA MS
DEL          BLR
Delhi        Bengaluru
AI 803   27 DEC 2026   Y
Boarding   Departure   Arrival
16:45      17:25       20:15
Terminal 3   Gate 28B   Seat 023D   Zone C
PNR 8LM3QR   Seq 112`,
    expected: [
      {
        kind: 'air',
        number: 'AI803',
        name: 'Air India',
        from: '(DEL)',
        to: '(BLR)',
        date: '2026-12-27',
        departs: '17:25',
        arrives: '20:15',
        arrivesDays: 0,
        seat: '23D',
        reference: '8LM3QR',
        free: ['seat'],
      },
    ],
  },
  {
    id: 'own-49',
    shape: 'boarding pass',
    text: `IndiGo | e-boarding card
Passenger: DSOUZA / NEIL MR
PNR: P7RT3V  Flight: 6E-5211  Seat: 3C
HYDERABAD (HYD) >> CHENNAI (MAA)
04 JAN 27 STD 0655 STA 0815
Boarding closes 0630, Gate 25A, Seq 9
Present this at security. Check-in bag drop closes 60 min before departure.`,
    expected: [
      {
        kind: 'air',
        number: '6E5211',
        name: 'IndiGo',
        from: '(HYD)',
        to: '(MAA)',
        date: '2027-01-04',
        departs: '06:55',
        arrives: '08:15',
        arrivesDays: 0,
        seat: '3C',
        reference: 'P7RT3V',
      },
    ],
  },
  {
    id: 'own-50',
    shape: 'boarding pass',
    text: `Air India Express
Mobile boarding pass
GEORGE/ANNA MRS
IX 2814 / 18DEC26
CCJ Kozhikode - BLR Bengaluru
Boarding 20:05 Gate to be announced
Dep. 20:50
Seat 17E, Group 4, No. 61
Booking ref EXP7TL`,
    expected: [
      {
        kind: 'air',
        number: 'IX2814',
        name: 'Air India Express',
        from: '(CCJ)',
        to: '(BLR)',
        date: '2026-12-18',
        departs: '20:50',
        seat: '17E',
        reference: 'EXP7TL',
      },
    ],
  },
  {
    id: 'fresh-82',
    shape: 'boarding pass',
    text: `BOARDING PASS
NAME          VERGHESE/ANN MS
FLIGHT        AI 2927
FROM          THIRUVANANTHAPURAM TRV
TO            DELHI DEL
DATE          09JAN27
BOARDING      0610
DEPARTURE     0655
SEAT          31K
GATE          4
SEQ           0121
PNR           8WKX3M`,
    expected: [leg('air', 'AI2927', '(TRV) > (DEL)', '2027-01-09 06:55', { seat: '31K', reference: '8WKX3M' })],
  },
  {
    id: 'fresh-83',
    shape: 'boarding pass',
    text: `M1MEHTA/ROHIT MR      EWH2T7 BOMBLR6E 5387 352 Y014F0067 100
IndiGo 6E 5387   BOM T2 - BLR T1
18 Dec 2026   Boarding 16:50   Depart 17:35
Seat 14F   Seq 67   PNR WH2T7K`,
    expected: [leg('air', '6E5387', '(BOM) > (BLR)', '2026-12-18 17:35', { seat: '14F', reference: 'WH2T7K' })],
  },
  {
    id: 'fresh-84',
    shape: 'boarding pass',
    text: `Akasa Air | Boarding Pass
SHAH / DIYA MS
From: Ahmedabad (AMD) T1
To: Goa, Mopa (GOX)
Flight: QP 1781
Date: 27 Dec 2026
Boarding starts: 12:30 PM
Departs: 1:15 PM
Arrives: 3:10 PM
Seat: 08A
Group: 3
Booking ref: LM4X9Z`,
    expected: [
      leg('air', 'QP1781', '(AMD) > (GOX)', '2026-12-27 13:15 > 15:10+0', { seat: '08A', reference: 'LM4X9Z' }),
    ],
  },
  {
    id: 'fresh-125',
    shape: 'boarding pass',
    text: `SpiceJet
BOARDING PASS
Passenger Name: KULKARNI/SNEHA MS
From: PUNE (PNQ)
To: DELHI (DEL) T1D
Flight: SG 8184      Date: 11 Jan 27
Boarding Time: 05:30      Dep. Time: 06:15
Gate: 6      Seat: 19F      Zone: 2
PNR: R2ZT6M      Sequence No.: 94`,
    expected: [leg('air', 'SG8184', '(PNQ) > (DEL)', '2027-01-11 06:15', { seat: '19F', reference: 'R2ZT6M' })],
  },
  {
    id: 'fresh-157',
    shape: 'boarding pass',
    text: `6E 2362
DEL → IXL
Delhi T2 - Leh
17 Feb 2027
Board 05:10
Dep 05:55
Arr 07:20
Seat 3A
PNR BK2N8S
Group 1
Gate 31 (may change)`,
    expected: [
      leg('air', '6E2362', '(DEL) > (IXL)', '2027-02-17 05:55 > 07:20+0', { seat: '3A', reference: 'BK2N8S' }),
    ],
  },
  {
    id: 'last-15',
    shape: 'boarding pass',
    text: `Boarding Pass (Web Check In)
Kulkarni / Sameer Mr
Mumbai (T2) To Lucknow (T3)

Flight   Gate*    Boarding Time   Boarding Zone   Seat
6E 5372  48B      0525 Hrs        Zone 2          21F

Date 29 Nov 2026
Departure 0610 Hrs
PNR Q9ZL4T
Seq 0087
Services  NIL

*Gate is subject to change and will close 25 minutes prior to departure.
Bag drop counter closes 60 min prior.`,
    expected: [leg('air', '6E5372', 'Mumbai > Lucknow', '2026-11-29 06:10', { seat: '21F', reference: 'Q9ZL4T' })],
  },
  {
    id: 'last-16',
    shape: 'boarding pass',
    text: `Wallet
AIR INDIA
FLIGHT
AI 2635
DELHI
DEL
PATNA
PAT
GATE
32A
BOARDS
14:55
DEPARTS
15:40
SEAT
18D
GROUP
4
PASSENGER
VERMA/ISHITA MS
DATE
30 NOV 26
CLASS
ECONOMY
TERMINAL
3
SEQ NO
104
BOOKING REF
9DKW2P`,
    expected: [
      leg('air', 'AI2635', '(DEL) > (PAT)', '2026-11-30 15:40', { seat: '18D', class: 'Economy', reference: '9DKW2P' }),
    ],
  },
  {
    id: 'last-17',
    shape: 'boarding pass',
    text: `Akasa Air ✅
Hi Vikrant! You are checked in 🧡 Here is your boarding pass.

✈️ *QP 1524*
📍 *Bengaluru (BLR)* to *Ayodhya (AYJ)*
📅 Sun, 29 Nov 2026
🕐 Departure 07:45 | Arrival 10:25
🚪 Gate closes 07:20
💺 Seat *11C*
🎫 PNR *ZM5G8H*

Please download the attached PDF and keep it handy at the airport. Terminal 1.
Reply MENU for more options.`,
    expected: [
      leg('air', 'QP1524', '(BLR) > (AYJ)', '2026-11-29 07:45 > 10:25+0', { seat: '11C', reference: 'ZM5G8H' }),
    ],
  },
  {
    id: 'last-18',
    shape: 'boarding pass',
    text: `BOARDING PASS          SPICEJET
NAME  DSOUZA/ALISHA MS
FROM  GOI GOA DABOLIM
TO    HYD HYDERABAD
FLIGHT SG 3724    DATE 30NOV
DEP 1935   BDG 1850   GATE 4
SEAT 3A    SEQ 022
PNR P3VC7J
GATE CLOSES 20 MIN BEFORE DEPARTURE
- - - - - - - - - - - - - - - -
DSOUZA/ALISHA MS   GOI-HYD
SG 3724  30NOV  3A  SEQ 022`,
    expected: [leg('air', 'SG3724', '(GOI) > (HYD)', '2026-11-30 19:35', { seat: '3A', reference: 'P3VC7J' })],
  },
]
