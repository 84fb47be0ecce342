import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const DESIGN_AIR: TicketText[] = [
  {
    id: 'design-23',
    shape: 'airline mail',
    text: `Hi Manoj,
Your booking with IndiGo is confirmed. PNR: V6QRTZ

Flight 1
6E 2043  |  Sun 14 Feb 2027
Bengaluru (BLR) T1   06:45
Kolkata (CCU)        09:20

Flight 2
6E 6391  |  Sun 14 Feb 2027
Kolkata (CCU)        11:05
Imphal (IMF)         12:20

Seats: 4A (BLR-CCU), 4A (CCU-IMF)
Meal: Veg sandwich
Amount paid: INR 9,870`,
    total: 9870,
    expected: [
      leg('air', '6E2043', '(BLR) > (CCU)', '2027-02-14 06:45 > 09:20', {
        name: 'IndiGo',
        seat: '4A',
        arrivesDays: 0,
        reference: 'V6QRTZ',
        free: ['fare'],
      }),
      leg('air', '6E6391', '(CCU) > (IMF)', '2027-02-14 11:05 > 12:20', {
        name: 'IndiGo',
        seat: '4A',
        arrivesDays: 0,
        reference: 'V6QRTZ',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-24',
    shape: 'airline mail',
    text: `AIR INDIA EXPRESS
e-Ticket Itinerary
PNR
QK82TB
Status: Confirmed    Booked: 26 Nov 2026 14:02 IST

Departure
06 Mar 2027, Saturday
IX 1089   B737-8
TRV 13:15 hrs            BLR 14:40 hrs
Thiruvananthapuram       Bengaluru
Kerala, T2               Kempegowda Intl, T2
1h 25m  Xpress Value

Guest details
Ms Lakshmi Menon   Seat 19F   Meal: -
Payment: INR 4,215.00 via UPI`,
    expected: [
      leg('air', 'IX1089', '(TRV) > (BLR)', '2027-03-06 13:15 > 14:40', {
        name: 'Air India Express',
        seat: '19F',
        arrivesDays: 0,
        fare: 4215,
        reference: 'QK82TB',
      }),
    ],
  },
  {
    id: 'design-25',
    shape: 'airline mail',
    text: `ixigo
Booking ID IXITR77481190

Round trip · 1 Traveller
DEL → GAU   Wed, 17 Feb 2027
SpiceJet SG-8169
08:10 Delhi Terminal 1D
10:45 Guwahati
Duration 2h 35m

GAU → DEL   Sun, 21 Feb 2027
IndiGo 6E-6186
21:00 Guwahati
23:50 Delhi Terminal 1D
Duration 2h 50m

SpiceJet PNR: PXK4TW
IndiGo PNR: RR8MQZ
Fare ₹11,340 · Taxes ₹1,988 · Total ₹13,328`,
    total: 13328,
    expected: [
      leg('air', 'SG8169', '(DEL) > (GAU)', '2027-02-17 08:10 > 10:45', {
        name: 'SpiceJet',
        arrivesDays: 0,
        free: ['fare', 'reference'],
      }),
      leg('air', '6E6186', '(GAU) > (DEL)', '2027-02-21 21:00 > 23:50', {
        name: 'IndiGo',
        arrivesDays: 0,
        free: ['fare', 'reference'],
      }),
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
    id: 'design-29',
    shape: 'airline message',
    text: `IndiGo: PNR WZ5RKP confirmed. 6E 6552 PNQ-NAG 04 Jan 2027 ETD 2015 hrs ETA 2135 hrs; return 6E 6553 NAG-PNQ 07 Jan 2027 ETD 0625 hrs ETA 0745 hrs. 1 Adt. Chk-in closes 60 mins prior.`,
    expected: [
      leg('air', '6E6552', '(PNQ) > (NAG)', '2027-01-04 20:15 > 21:35', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'WZ5RKP',
      }),
      leg('air', '6E6553', '(NAG) > (PNQ)', '2027-01-07 06:25 > 07:45', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'WZ5RKP',
      }),
    ],
  },
  {
    id: 'design-30',
    shape: 'airline mail',
    text: `Alliance Air - Itinerary Receipt
Passenger: MRS TSERING DOLMA    Ticket 9I-2201184733
Booking reference: 3JKT8H       Issued on 20 Nov 2026

Flight   From            To              Date        Dep     Arr     Class   Status
9I 805   DELHI (DEL) T3  SHIMLA (SLV)    14 Apr 27   07:10   08:25   Y       OK

Fare INR 3,900.00
Fees and taxes INR 618.00
Total INR 4,518.00
Baggage 15 kg. Reporting 90 minutes before departure.`,
    expected: [
      leg('air', '9I805', '(DEL) > (SLV)', '2027-04-14 07:10 > 08:25', {
        name: 'Alliance Air',
        arrivesDays: 0,
        fare: 4518,
        reference: ['3JKT8H'],
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-31',
    shape: 'airline mail',
    text: `Your e-ticket from MakeMyTrip
Booking ID - NF2288104457731 (Booked on 25 Nov 2026)

HYD-IXC
Fri, 8 Jan '27 • Non Stop • 2h 50m duration
IndiGo 6E-108          PNR: B7NXQC

Hyderabad                          Chandigarh
HYD 05:20 hrs                      IXC 08:10 hrs
Fri, 08 Jan '27                    Fri, 08 Jan '27
Rajiv Gandhi International         Chandigarh Airport
Airport

TRAVELLER        SEAT     MEAL    E-TICKET NO
MR VARUN KAPOOR  12F      -       B7NXQC
Adult

You have paid INR 5,604`,
    expected: [
      leg('air', '6E108', '(HYD) > (IXC)', '2027-01-08 05:20 > 08:10', {
        name: 'IndiGo',
        seat: '12F',
        arrivesDays: 0,
        fare: 5604,
        reference: ['B7NXQC', 'NF2288104457731'],
      }),
    ],
  },
  {
    id: 'design-32',
    shape: 'changed',
    text: `Schedule change alert from Akasa Air
PNR NV2KLM
Your flight has been retimed.

Flight: QP 1558  Mumbai (BOM) - Kochi (COK)
Date: 23 Jan 2027
Previous timing: Departure 05:30 / Arrival 07:25
Revised timing: Departure 07:00 / Arrival 08:55`,
    expected: [
      leg('air', 'QP1558', '(BOM) > (COK)', '2027-01-23 07:00 > 08:55', {
        name: 'Akasa Air',
        arrivesDays: 0,
        reference: 'NV2KLM',
      }),
    ],
  },
  {
    id: 'design-33',
    shape: 'forwarded',
    text: `mummy papa ki flight details 👇
DEL-IXB
12 March, Friday
Spicejet SG 8151
Nikalti hai 10.40 am, pahunchti hai 12.50 pm
PNR L5WQRT
terminal 3 hai, 8 baje tak airport pahunch jana`,
    expected: [
      leg('air', 'SG8151', '(DEL) > (IXB)', '2027-03-12 10:40 > 12:50', {
        name: 'SpiceJet',
        arrivesDays: 0,
        reference: 'L5WQRT',
      }),
    ],
  },
  {
    id: 'design-34',
    shape: 'ferry or helicopter',
    text: `Pawan Hans Limited
HELICOPTER SERVICE - DIU
Ticket No: PHL/SRT/004417
Date of Flight: 09/01/2027  
Route: SURAT - DIU
Reporting Time: 08:45
Departure Time: 09:45
Arrival Time: 10:50
Passenger: MR KETAN MEHTA, 41, M
Fare: Rs. 3,500 + GST 175 = Rs. 3,675`,
    expected: [
      leg('air', '', 'Surat > Diu', '2027-01-09 09:45 > 10:50', {
        name: 'Pawan Hans',
        arrivesDays: 0,
        fare: 3675,
        reference: ['PHLSRT004417'],
      }),
    ],
  },
]
