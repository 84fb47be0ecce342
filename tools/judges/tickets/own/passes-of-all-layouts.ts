import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const PASSES_OF_ALL_LAYOUTS: TicketText[] = [
  {
    id: 'fresh-176',
    shape: 'boarding pass',
    text: `Boarding Pass (Web Check in)                                   IndiGo
KULKARNI/ROHAN MR
Bengaluru (T1) To Pune
Flight      Gate      Boarding Time      Boarding
6E 6877     --        1720 Hrs           Zone 2
Date        Departure      Seat      Seq
05 Dec 26   1805 Hrs       14C       0087
PNR         Services
Q4RZ8T      NIL

Gate is subject to change and will close 25 minutes prior to departure.
Please report at bag drop counter 60 mins before departure. One handbag up to 7 kgs (115 cm).
- - - - - - - - - - - - - - - - - - - - - - - -
KULKARNI/ROHAN MR    6E 6877   Bengaluru To Pune   05 Dec 26   Seat 14C   Seq 0087`,
    expected: [
      leg('air', '6E6877', 'Bengaluru > Pune', '2026-12-05 18:05', {
        name: 'IndiGo',
        seat: '14C',
        reference: 'Q4RZ8T',
      }),
    ],
  },
  {
    id: 'fresh-177',
    shape: 'boarding pass',
    text: `AIR INDIA
GATE
22
Bengaluru
BLR
✈
Delhi
DEL
PASSENGER
NAIR/ANJALI MS
FLIGHT
AI2653
DATE
12 DEC
GROUP
C
BOARDING
05:45
DEPARTS
06:30
SEAT
21A
CABIN
Economy
SEQ
042
PNR
7HM2KW
STAR ALLIANCE
Gate closes 20 minutes before departure
Add to Apple Wallet`,
    expected: [
      leg('air', 'AI2653', 'Bengaluru (BLR) > Delhi (DEL)', '2026-12-12 06:30', {
        name: 'Air India',
        seat: '21A',
        class: 'Economy',
        reference: '7HM2KW',
      }),
    ],
  },
  {
    id: 'fresh-178',
    shape: 'boarding pass',
    text: `Akasa Air
BOARDING PASS
It's your sky!

Passenger Name: Mr Sandeep Rawat
Booking Reference (PNR): UY3PDL

From                To                  Flight No.      Date
AMD                 BOM                 QP 1334         Fri, 18 Dec 2026
Ahmedabad           Mumbai
Terminal 1          Terminal 1

Departure Time      Arrival Time        Boarding Time   Gate Closes
21:10               22:30               20:25           20:45

Seat      Zone      Sequence No.      Gate
3F        1         11                Check screen at airport

Extras: Café Akasa meal (veg) | QuietSeat
Carry a Government issued photo ID. Boarding gates close 25 minutes prior to the scheduled time of departure.
SNV Aviation Private Limited. GSTIN 27ABCCS0000A1Z5`,
    expected: [
      leg('air', 'QP1334', 'Ahmedabad (AMD) > Mumbai (BOM)', '2026-12-18 21:10 > 22:30+0', {
        name: 'Akasa Air',
        seat: '3F',
        reference: 'UY3PDL',
      }),
    ],
  },
  {
    id: 'fresh-179',
    shape: 'boarding pass',
    text: `SpiceJet - Web Check-In Boarding Pass                         Page 1 of 2
Name            : MRS LATA DESHPANDE
PNR             : RB6V1N
Flight          : SG 487
From / To       : DELHI (DEL) / DHARAMSHALA (DHM)
Date            : 24-Dec-2026
Dep. Time       : 06:50 hrs      Boarding : 06:05 hrs
Terminal        : T1D            Gate     : 
Seat            : 7D             Seq No   : 23
Bags will be accepted up to 60 mins before departure

SpiceJet - Web Check-In Boarding Pass                         Page 2 of 2
Name            : MR VINAYAK DESHPANDE
PNR             : RB6V1N
Flight          : SG 487
From / To       : DELHI (DEL) / DHARAMSHALA (DHM)
Date            : 24-Dec-2026
Dep. Time       : 06:50 hrs      Boarding : 06:05 hrs
Terminal        : T1D            Gate     : 
Seat            : 7E             Seq No   : 24
Bags will be accepted up to 60 mins before departure`,
    expected: [
      leg('air', 'SG487', 'Delhi (DEL) > Dharamshala (DHM)', '2026-12-24 06:50', {
        name: 'SpiceJet',
        seat: '7D,7E',
        reference: 'RB6V1N',
      }),
    ],
  },
  {
    id: 'fresh-180',
    shape: 'boarding pass',
    text: `Emirates
Boarding pass 1 of 2
FERNANDES / KEVIN MR
EK 505
Economy
BOM  Mumbai  T2
DXB  Dubai  T3
09 JAN 2027
Departure 10:20     Arrival 12:05
Boarding 09:20      Gate closes 10:00
Gate 74   Zone E   Seat 31K   Seq 118
Booking reference G5T9QX    Ticket 176 2400000001

Boarding pass 2 of 2
FERNANDES / KEVIN MR
EK 029
Economy
DXB  Dubai  T3
LHR  London  T3
09 JAN 2027
Departure 14:30     Arrival 18:25
Boarding 13:30      Gate closes 14:10
Gate: shown on airport screens   Zone D   Seat 44A   Seq 204
Booking reference G5T9QX    Ticket 176 2400000001

Please check that you have the right visa. Skywards Blue EK 000 000 001`,
    expected: [
      leg('air', 'EK505', 'Mumbai (BOM) > Dubai (DXB)', '2027-01-09 10:20 > 12:05+0', {
        name: 'Emirates',
        seat: '31K',
        class: 'Economy',
        reference: ['G5T9QX', '1762400000001', '176 2400000001'],
      }),
      leg('air', 'EK29', 'Dubai (DXB) > London (LHR)', '2027-01-09 14:30 > 18:25+0', {
        name: 'Emirates',
        seat: '44A',
        class: 'Economy',
        reference: ['G5T9QX', '1762400000001', '176 2400000001'],
      }),
    ],
  },
  {
    id: 'fresh-181',
    shape: 'boarding pass',
    text: `air india express
MOBILE BOARDING PASS
Kochi  →  Hyderabad
COK       HYD

Flight | Date | Seat | Group
IX 2819 | Sun 13 Dec '26 | 16B | 3

Boarding | Gate closes | Departure
12:40 PM | 1:00 PM | 1:25 PM

Name
Thomas Varghese
PNR
M8KD4E
Sequence
SEQ 65

Xpress Value | 15 kg check-in, 7 kg cabin
Hungry? Pre-book a Gourmair hot meal and save 20%!`,
    expected: [
      leg('air', 'IX2819', 'Kochi (COK) > Hyderabad (HYD)', '2026-12-13 13:25', {
        name: 'Air India Express',
        seat: '16B',
        reference: 'M8KD4E',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'fresh-182',
    shape: 'boarding pass',
    text: `SINGAPORE AIRLINES
BOARDING PASS / ELECTRONIC

NAME OF PASSENGER
SUBRAMANIAN/KAVITHA MS
FROM
CHENNAI (MAA)
TO
SINGAPORE (SIN)
FLIGHT      DATE       CLASS
SQ 529      16JAN27    ECONOMY
GATE   BOARDING TIME   SEAT
8      2230            52H
BOARDING GROUP   SEQ NO
5                0136
BOOKING REF  9LQ7TV
ETKT 618 2400000077

BOARDING GATE CLOSES 10 MINUTES BEFORE DEPARTURE
KrisFlyer member? Earn miles on your stopover.`,
    expected: [
      leg('air', 'SQ529', 'Chennai (MAA) > Singapore (SIN)', '2027-01-16', {
        name: 'Singapore Airlines',
        seat: '52H',
        class: 'Economy',
        reference: ['9LQ7TV', '6182400000077', '618 2400000077'],
      }),
    ],
  },
  {
    id: 'fresh-183',
    shape: 'boarding pass',
    text: `StarAir
CONNECTING REAL INDIA
----------------------------------
PASSENGER        DATE
PATIL/SUNITA     30DEC26
FROM             TO
KOLHAPUR         HYDERABAD
FLIGHT NO        CLASS     SEAT NO
S5 153           Y         5C
STD              STA       BRDG TIME
1540             1655      1510
SEQ              PNR       GATE
007              HX2JRB    1
----------------------------------
GATE CLOSES 15 MIN BEFORE STD
M1PATIL/SUNITA         EHX2JRB KLHHYDS5 0153 364Y005C0007 100
For assistance call 080-0000-0101`,
    expected: [
      leg('air', 'S5153', 'Kolhapur > Hyderabad', '2026-12-30 15:40 > 16:55+0', {
        name: ['StarAir', 'Star Air'],
        seat: '5C',
        reference: 'HX2JRB',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'fresh-184',
    shape: 'boarding pass',
    text: `Hello Ms Sneha Bora,
You're all set! Your web check-in is complete for PNR L2VN7C.

1) IndiGo 6E 914 | Guwahati (GAU) - Kolkata (CCU)
07 Jan 2027, 08:35 hrs - 09:50 hrs
Seat: 18F | Seq 52 | Boarding starts 07:50 hrs

2) IndiGo 6E 327 | Kolkata (CCU) - Chennai (MAA)
07 Jan 2027, 11:30 hrs - 14:00 hrs
Seat: 9A | Seq 30 | Boarding starts 10:45 hrs

View your boarding pass: https://goindigo.example/bp/l2vn7c
Drop your bags at least 60 minutes prior to departure of your first flight; bags are tagged through to Chennai.
Need help? Chat with 6Eskai.`,
    expected: [
      leg('air', '6E914', 'Guwahati (GAU) > Kolkata (CCU)', '2027-01-07 08:35 > 09:50+0', {
        name: 'IndiGo',
        seat: '18F',
        reference: 'L2VN7C',
      }),
      leg('air', '6E327', 'Kolkata (CCU) > Chennai (MAA)', '2027-01-07 11:30 > 14:00+0', {
        name: 'IndiGo',
        seat: '9A',
        reference: 'L2VN7C',
      }),
    ],
  },
  {
    id: 'fresh-185',
    shape: 'boarding pass',
    text: `Alliance Air  -  BOARDING CARD
Name of Guest
RINCHEN DOLMA
Flight        From      To        
9I 822        DEL       IXD      
Date          Brdg      Dep       
02-Jan-27     13:00     13:40     
Seat          Seq.      PNR
11D           19        0F4X7S

Terminal 3 Gate will be announced. Boarding closes 20 minutes before departure.
ATR 72-600. Overhead space is limited, large hand bags will be taken at the aircraft door.
Baggage allowance 15 KG`,
    expected: [
      leg('air', '9I822', '(DEL) > (IXD)', '2027-01-02 13:40', {
        name: 'Alliance Air',
        seat: '11D',
        reference: '0F4X7S',
      }),
    ],
  },
]
