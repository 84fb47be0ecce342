import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const WEB_BOARDING_PASSES: TicketText[] = [
  {
    id: 'varied-1',
    shape: 'boarding pass',
    text: `Boarding Pass (Web Check In)
Your departure Terminal is T1
Deshmukh/Aarti Ms
Pune To Delhi (T1)
Flight Gate Boarding Time Boarding Seat
6E 2471 TBA 1750 Hrs Zone 2 18C
Date Seq Departure Services
12 Dec 2026 0067 1835 Hrs NIL
PNR K7QX2M
Gate is subject to change and will close 25 minutes prior to departure.
BAGGAGE DROP: Please reach the bag drop counter 60 mins before. Check-in allowance 15 kg (1 piece only), hand bag 7 kg up to 115 cm
Power banks > 100 Wh, e-cigarettes, dry coconut NOT allowed
6E Eats - pre-book your meal and save up to 20%. Call 0124 6173838
----------------------------- ✂ -----------------------------
Deshmukh/Aarti Ms   6E 2471   PNQ-DEL   Seq 0067   Seat 18C`,
    expected: [
      leg('air', '6E 2471', 'Pune (PNQ) > Delhi (DEL)', '2026-12-12 18:35', {
        seat: '18C',
        reference: 'K7QX2M',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'varied-2',
    shape: 'boarding pass',
    text: `AIR INDIA          BOARDING PASS          A STAR ALLIANCE MEMBER
ECONOMY
NAME                 FROM          TO            FLIGHT    DATE
KURIAN/THOMAS MR     COCHIN COK    MUMBAI BOM    AI 2712   19DEC
GATE    BOARDING TIME    SEAT    SEQ    GROUP
--      0905             22A     041    4
DEPARTURE 0950    ETKT 0982419907731 C1
PNR 7HWL9D
GATES CLOSE 25 MINUTES BEFORE DEPARTURE

AIR INDIA          BOARDING PASS          A STAR ALLIANCE MEMBER
ECONOMY
NAME                 FROM          TO            FLIGHT    DATE
KURIAN/LISSY MRS     COCHIN COK    MUMBAI BOM    AI 2712   19DEC
GATE    BOARDING TIME    SEAT    SEQ    GROUP
--      0905             22B     042    4
DEPARTURE 0950    ETKT 0982419907732 C1
PNR 7HWL9D
GATES CLOSE 25 MINUTES BEFORE DEPARTURE
Page 2 of 2`,
    expected: [
      leg('air', 'AI 2712', 'Cochin (COK) > Mumbai (BOM)', '2026-12-19 09:50', {
        seat: '22A,22B',
        reference: '7HWL9D',
        free: ['name', 'class'],
      }),
    ],
  },
  {
    id: 'varied-3',
    shape: 'boarding pass',
    text: `Akasa Air
It's your sky.

Hi Mr Nitin Baliga, you are checked in! 🧡
BLR  ✈  VNS
Bengaluru, Terminal 1        Varanasi
Thu, 24 Dec

QP 1423
Departs        Arrives
11:55          14:30
Boarding starts   Boarding gate closes
11:10             11:30
Seat  Zone  Gate  Sequence
9D    B     12*   0103
Booking ref (PNR)
RM4T8Z
SSR: XLGR, 
*Gate may change, look at the screens. Café Akasa: Paneer Kathi roll combo just ₹399
Mr Baliga, please carry govt photo ID. Liquids above 100 ml not in cabin.`,
    expected: [
      leg('air', 'QP 1423', 'Bengaluru (BLR) > Varanasi (VNS)', '2026-12-24 11:55 > 14:30+0', {
        seat: '9D',
        reference: 'RM4T8Z',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'varied-4',
    shape: 'boarding pass',
    text: `SpiceJet Web Check-in Boarding Pass
Name: MS SHABANA PARVEEN ANSARI
PNR: D3LK6Y          Seq. No: 29
Flight No.
SG 8169
From
Delhi (DEL) T1D
To
Darbhanga (DBR)
Date
05 Jan 2027
Boarding Time
09:25
STD
10:10
Seat
26F (SpiceMax: No)
Gate
---
Fare type: Spice Saver  | Meal: NOT BOOKED | Bag: 15 KG

IMPORTANT: Darbhanga airport is a defence airfield, photography is prohibited. Boarding gate closes 25 min prior. Passengers without print out may be charged Rs. 200 +GST at airport counter. SpiceJet Ltd., 319 Udyog Vihar, Phase IV Gurugram 122016. Reservation: +91 124 4983410`,
    expected: [
      leg('air', 'SG 8169', 'Delhi (DEL) > Darbhanga (DBR)', '2027-01-05 10:10', {
        seat: '26F',
        reference: 'D3LK6Y',
        free: ['name', 'class'],
      }),
    ],
  },
  {
    id: 'varied-5',
    shape: 'boarding pass',
    text: `ALLIANCE AIR AVIATION LTD
BOARDING CARD / यात्री पास
PAX : NAIR/SREEDEVI MRS
FLT  9I 505   CLASS Y   DATE 08JAN
BENGALURU - BLR   TO   KOCHI - COK
SEAT 05C  SEQ 011  GATE 21  BRDG 1435
ETD 1515
FREE SEATING NOT PERMITTED
ATR72 CABIN BAG MAX 5 KG
PNR JX5WQ2  TKT 9109988123450
`,
    expected: [
      leg('air', '9I 505', 'Bengaluru (BLR) > Kochi (COK)', '2027-01-08 15:15', {
        seat: '05C',
        reference: 'JX5WQ2',
        free: ['name', 'class'],
      }),
    ],
  },
  {
    id: 'varied-6',
    shape: 'boarding pass',
    text: `star air
CONNECTING REAL INDIA
Boarding Pass
Passenger Name          PNR
Mr. Basavaraj Hiremath  S9K2VA
Mrs. Geeta Hiremath     S9K2VA
Flight     Sector      Date        STD    STA
S5 217     IXG - JAI   15-Jan-27   13:20  15:25
Seat     Seq    Boarding
3A       007    12:50
3C       008    12:50
Class: Economy. Aircraft: E175
Counter closes 60 min before STD. Reporting time 11:20 hrs at IXG terminal.
Total bags 2 (30kg)
GSTIN 29AAKCG1234M1Z2 – SAC 996425 – This is not a tax invoice
022-50799555 | feedback@starair.example`,
    expected: [
      leg('air', 'S5 217', '(IXG) > (JAI)', '2027-01-15 13:20 > 15:25+0', {
        seat: '3A,3C',
        reference: 'S9K2VA',
        free: ['name', 'class'],
      }),
    ],
  },
  {
    id: 'varied-7',
    shape: 'boarding pass',
    text: `IndiaOne Air
Boarding pass (please print OR show on mobile)
Guest: PATRA BIKASH MR        Seat: 2A
I7 702   Tue 15 Dec
Bhubaneswar (BBI)   →   Jeypore (PYB)
Dep 07:40            Arr 09:20
Report at counter by 06:25. Counter closes 07:00
Ref: IO83N5
Total checked bag 8 kg. Body weight of all guests is taken at check-in as per DGCA rule for Cessna Caravan.
UDAN - Ude Desh ka Aam Nagrik`,
    expected: [
      leg('air', 'I7 702', 'Bhubaneswar (BBI) > Jeypore (PYB)', '2026-12-15 07:40 > 09:20+0', {
        seat: '2A',
        reference: 'IO83N5',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'varied-8',
    shape: 'boarding pass',
    text: `AIR INDIA EXPRESS
GATE
—
FLIGHT
IX 2948
HYDERABAD
HYD
GOA
GOX
PASSENGER
FERNANDES JOANNE
BOARDS
20:05
DEPARTS
20:45
SEAT
11E
DATE
31 DEC
SEQ
0154
PNR
Z6PQ3N
Add to Apple Wallet
Updated 28 Nov 2026, 10:14
Automatic updates ON`,
    expected: [
      leg('air', 'IX 2948', 'Hyderabad (HYD) > Goa (GOX)', '2026-12-31 20:45', {
        seat: '11E',
        reference: 'Z6PQ3N',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'varied-9',
    shape: 'boarding pass',
    text: `Emirates
Boarding passes for MEHTA/RUCHIKAMS
Booking reference: LPW6HK   Skywards: EK 512 884 207 BLUE

Flight 1 of 2
EK 505    Economy Class
BOM Mumbai, Terminal 2            DXB Dubai, Terminal 3
Departure 15:35 22 Jan            Arrival 17:20 22 Jan
Boarding 14:35     Gate 72     Zone E     Seat 31K     Seq 118
Gate closes 20 minutes before departure

Flight 2 of 2
EK 9     Economy Class
DXB Dubai, Terminal 3             LGW London Gatwick, North Terminal
Departure 02:50 23 Jan            Arrival 06:40 23 Jan
Boarding 01:50     Gate --     Zone D     Seat 44H     Seq 62

Connection time in Dubai 9h 30m. Dubai Connect hotel may be available.
Baggage 30kg. Ticket no. 176 2419 663 018
Chauffeur-drive isn't included in this fare. Visit duty free: Flat 10% off on perfumes*`,
    expected: [
      leg('air', 'EK 505', 'Mumbai (BOM) > Dubai (DXB)', '2027-01-22 15:35 > 17:20+0', {
        seat: '31K',
        reference: 'LPW6HK',
        free: ['name', 'class'],
      }),
      leg('air', 'EK 9', 'Dubai (DXB) > London Gatwick (LGW)', '2027-01-23 02:50 > 06:40+0', {
        seat: '44H',
        reference: 'LPW6HK',
        free: ['name', 'class'],
      }),
    ],
  },
]
