import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const DESIGN_FOURTH: TicketText[] = [
  {
    id: 'design-75',
    shape: 'railway message',
    text: `IRCTC-PNR 2741188036,16525,12-02-27,ERS-SBC,SL,Dep 18:25,S9/12,S9/15,Fare 960.5 - IRCTC`,
    expected: [
      leg('rail', '16525', '(ERS) > (SBC)', '2027-02-12 18:25', {
        coach: 'S9',
        seat: '12,15',
        class: 'SL',
        fare: [960, 961],
        reference: '2741188036',
      }),
    ],
  },
  {
    id: 'design-76',
    shape: 'railway message',
    text: `Congrats! Your waitlisted ticket is now CONFIRMED. PNR 6330918845 Train 12951 Mumbai Rajdhani, MMCT to NDLS, 3-Mar-2027, 3A, Coach B7, Berth 44 & 47. Team ixigo`,
    expected: [
      leg('rail', '12951', '(MMCT) > (NDLS)', '2027-03-03', {
        coach: 'B7',
        seat: '44,47',
        class: '3A',
        reference: '6330918845',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-77',
    shape: 'railway message',
    text: `UTS/PRS counter tkt: PNR 8240017763 TRN 12618 MANGALA LDWEEP 28/12/26 NZM-KYJ 2A A1-33,A1-36 FARE 7310 BOOKED 25/11/26 11:32`,
    expected: [
      leg('rail', '12618', '(NZM) > (KYJ)', '2026-12-28', {
        coach: 'A1',
        seat: '33,36',
        class: '2A',
        fare: 7310,
        reference: '8240017763',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-78',
    shape: 'railway status',
    text: `Train Ticket Status Update
Train : 12424 NDLS DBRT RAJDHANI
Journey : New Delhi (NDLS) - New Jalpaiguri (NJP)
Travel Date : 16 Jan 2027
PNR : 2240916638
Boarding station : Kanpur Central (CNB)
Passenger 1 : RAC 14 (was RAC 28)
Class : 3A`,
    expected: [
      leg('rail', '12424', '(CNB) > (NJP)', '2027-01-16', {
        class: '3A',
        reference: '2240916638',
        free: ['seat', 'name'],
      }),
    ],
  },
  {
    id: 'design-79',
    shape: 'railway e-ticket',
    text: `MakeMyTrip Rail E-ticket
Booking ID NR77120984455
PNR 4826610037
12028 / Shatabdi Exp
SBC - KSR Bengaluru                      MAS - MGR Chennai Central
Sun, 17 Jan 2027 06:00                   Sun, 17 Jan 2027 11:00
5h 0m
Class CC | Quota General | Booked on Wed, 25 Nov 2026 at 08:12
PASSENGERS
Ananya Rao  29 F   Confirmed  C8 / 34 / WINDOW
Fare summary
Base fare ₹ 940
MMT convenience fee ₹ 30
Grand total ₹ 1,012`,
    expected: [
      leg('rail', '12028', '(SBC) > (MAS)', '2027-01-17 06:00 > 11:00', {
        coach: 'C8',
        seat: '34',
        class: 'CC',
        fare: 1012,
        arrivesDays: 0,
        reference: ['4826610037', 'NR77120984455'],
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-80',
    shape: 'airline mail',
    text: `Web Booking eTicket (H4TQXR)
goindigo.in

Ahmedabad To Bengaluru
Booking Date : 27 Nov 26 | Status : Confirmed

S. No.  Passenger          Seat
1       Mr Dhaval Shah     -
2       Ms Riddhi Shah     -

Date       Flight    From (Terminal)   Departs  To (Terminal)   Arrives  Stops
02 Feb 27  6E 6247   Ahmedabad (T1)    08:05    Bengaluru (T1)  10:20    0

Total Fare: 9,418 INR`,
    expected: [
      leg('air', '6E6247', 'Ahmedabad > Bengaluru', '2027-02-02 08:05 > 10:20', {
        name: 'IndiGo',
        arrivesDays: 0,
        fare: 9418,
        reference: 'H4TQXR',
      }),
    ],
  },
  {
    id: 'design-81',
    shape: 'airline mail',
    text: `Dear Traveller,
Greetings from Yatra! Please find your itinerary below.

Yatra Ref No   : 0412260099127
Airline PNR    : IndiGo - ZL3XQB

DEPARTURE FLIGHT
Kolkata → Port Blair
IndiGo | 6E-6519
20-Dec-2026 05:10 | CCU, T1
20-Dec-2026 07:30 | IXZ
Non Stop | 2h 20m | Economy

RETURN FLIGHT
Port Blair → Kolkata
IndiGo | 6E-6522
26-Dec-2026 11:55 | IXZ
26-Dec-2026 14:20 | CCU, T1
Non Stop | 2h 25m | Economy

Total Amount Charged: Rs. 31,870 (4 pax)`,
    total: 31870,
    expected: [
      leg('air', '6E6519', '(CCU) > (IXZ)', '2026-12-20 05:10 > 07:30', {
        name: 'IndiGo',
        class: 'Economy',
        arrivesDays: 0,
        reference: ['ZL3XQB', '0412260099127'],
        free: ['fare'],
      }),
      leg('air', '6E6522', '(IXZ) > (CCU)', '2026-12-26 11:55 > 14:20', {
        name: 'IndiGo',
        class: 'Economy',
        arrivesDays: 0,
        reference: ['ZL3XQB', '0412260099127'],
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-82',
    shape: 'airline mail',
    text: `Akasa Air booking confirmation
Your PNR is
F7QMTB

Mumbai (BOM) → Varanasi (VNS)
Friday, 29 January 2027
QP 1497

16:25
BOM
Terminal 1

2h 20m
Non-stop

18:45
VNS

Guests: Mr Alok Nath Mishra, Mrs Sushma Mishra
Seats: 22A, 22B
Fare type: Saver
Amount: ₹10,236 (Paid)`,
    expected: [
      leg('air', 'QP1497', '(BOM) > (VNS)', '2027-01-29 16:25 > 18:45', {
        name: 'Akasa Air',
        seat: '22A,22B',
        arrivesDays: 0,
        fare: 10236,
        reference: 'F7QMTB',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-83',
    shape: 'airline mail',
    text: `Booking Confirmed - Air India Express
Booking Ref: BM3KXQ
Trip: Mangaluru - Dubai - Mangaluru

Fri 05 Feb 2027
IX 813  IXE 21:10 - DXB 23:35
Fri 19 Feb 2027
IX 814  DXB 00:40 - IXE 05:50

Total paid: INR 28,744
Contact: +91 90000 00000`,
    total: 28744,
    expected: [
      leg('air', 'IX813', '(IXE) > (DXB)', '2027-02-05 21:10 > 23:35', {
        name: 'Air India Express',
        arrivesDays: 0,
        reference: 'BM3KXQ',
        free: ['fare'],
      }),
      leg('air', 'IX814', '(DXB) > (IXE)', '2027-02-19 00:40 > 05:50', {
        name: 'Air India Express',
        arrivesDays: 0,
        reference: 'BM3KXQ',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-84',
    shape: 'airline message',
    text: `SPICEJET: Ur booking is confirmed. PNR J6WNQT, SG-161 DEL(T1)-SXR 21/02/2027 Dep 07:45 Arr 09:15 SG-924 SXR-DEL(T1) 27/02/2027 Dep 16:10 Arr 17:45. Pax 2. Pls report 2hrs before dep.`,
    expected: [
      leg('air', 'SG161', '(DEL) > (SXR)', '2027-02-21 07:45 > 09:15', {
        name: 'SpiceJet',
        arrivesDays: 0,
        reference: 'J6WNQT',
      }),
      leg('air', 'SG924', '(SXR) > (DEL)', '2027-02-27 16:10 > 17:45', {
        name: 'SpiceJet',
        arrivesDays: 0,
        reference: 'J6WNQT',
      }),
    ],
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
]
