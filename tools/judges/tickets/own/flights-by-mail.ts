import type { Label, TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

const TO_LEH: Partial<Label> = { class: 'Economy', reference: '8QWX5L', free: ['fare'] }
const TO_TIRUPATI: Partial<Label> = { reference: ['V8YN3F', 'NF7A84C2917736E41'], free: ['fare'] }

export const FLIGHTS_BY_MAIL: TicketText[] = [
  {
    id: 'design-05',
    shape: 'airline mail',
    text: `*Date of Booking 24 Nov 2026 08:41

PNR/Booking Ref. Payment Status

KT7XQM Confirmed Complete

Passenger Information

Ms Anagha Pillai Adult

Sector Seat 6E Add-ons

COK - HYD 14C (Aisle) -

HYD - VTZ 9D (Aisle) -

Departing Flight 6E 519 (A320) 12 Jan 2027 Check-in/Bag Drop Closes: 09:35 hrs

Kochi Hyderabad
COK - Cochin International Airport 1h 35m HYD - Rajiv Gandhi International Airport

10:35 hrs, 12 Jan 2027 12:10 hrs, 12 Jan 2027

Connecting Flight 6E 783 (ATR) 12 Jan 2027

Hyderabad Visakhapatnam
HYD - Rajiv Gandhi International Airport 1h 15m VTZ - Visakhapatnam Airport

14:20 hrs, 12 Jan 2027 15:35 hrs, 12 Jan 2027

* Booking Date reflects in UTC (Coordinated Universal Time), all other timings mentioned are as per local TIME

Fare Details

Airfare Charges 6,120.00 INR
User Development Fee 812.00 INR
Total 6,932.00 INR`,
    total: 6932,
    expected: [
      leg('air', '6E519', '(COK) > (HYD)', '2027-01-12 10:35 > 12:10', {
        seat: '14C',
        reference: 'KT7XQM',
        free: ['fare', 'arrivesDays'],
      }),
      leg('air', '6E783', '(HYD) > (VTZ)', '2027-01-12 14:20 > 15:35', {
        seat: '9D',
        reference: 'KT7XQM',
        free: ['fare', 'arrivesDays'],
      }),
    ],
  },
  {
    id: 'design-06',
    shape: 'airline mail',
    text: `AIR INDIA
Your trip is confirmed
Booking reference (PNR): 7QHD2L
Issued: 27NOV26

Mon, 25 Jan 2027
DEL Delhi, Terminal 3          21:55
BLR Bengaluru, Terminal 2      00:50 (+1 day)
AI 2815 | Economy (Comfort) | Airbus A321
Seat 22F

Traveller: MR HARSH VADERA   e-ticket 0982417765530
Grand total: INR 8,147 (incl. taxes INR 1,306)`,
    expected: [
      leg('air', 'AI2815', '(DEL) > (BLR)', '2027-01-25 21:55 > 00:50+1', {
        name: 'Air India',
        seat: '22F',
        class: 'Economy',
        fare: 8147,
        reference: '7QHD2L',
      }),
    ],
  },
  {
    id: 'design-09',
    shape: 'airline mail',
    text: `Cleartrip
Trip ID: 26112740882
Confirmed. Bangkok? No - Kolkata! Here is your round-trip

ONWARD  Fri, 5 Mar 2027
Chennai 07:05 - Kolkata 09:30 | IndiGo 6E-571 | 2h 25m | Non-stop
Airline PNR: ZJ4MLW

RETURN  Tue, 9 Mar 2027
Kolkata 20:15 - Chennai 22:50 | Air India Express IX-1510 | 2h 35m | Non-stop
Airline PNR: B81QXN

Travellers
1. Mr Senthil Raja (Adult)
2. Mrs Kavya Raja (Adult)

Base fare Rs. 17,460
Taxes & fees Rs. 3,902
Total paid Rs. 21,362`,
    total: 21362,
    expected: [
      leg('air', '6E571', 'Chennai > Kolkata', '2027-03-05 07:05 > 09:30', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: ['ZJ4MLW', '26112740882'],
        free: ['fare'],
      }),
      leg('air', 'IX1510', 'Kolkata > Chennai', '2027-03-09 20:15 > 22:50', {
        name: 'Air India Express',
        arrivesDays: 0,
        reference: ['B81QXN', '26112740882'],
        free: ['fare'],
      }),
    ],
  },
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
    id: 'fresh-16',
    shape: 'airline mail',
    text: `Akasa Air Itinerary
PNR: ABX7K2      Status: Confirmed     Booked on: 20 Nov 2026

Flight QP 1615
Mumbai (BOM) Terminal 1
Thu, 24 Dec 2026
23:20

Ahmedabad (AMD) Terminal 1
Fri, 25 Dec 2026
00:35

Passengers
Mr Kabir Sethi   Seat 14F   Meal: none
Ms Jaya Sethi    Seat 14E   Meal: none

Total amount paid: INR 7,846`,
    expected: [
      leg('air', 'QP1615', '(BOM) > (AMD)', '2026-12-24 23:20 > 00:35+1', {
        name: 'Akasa Air',
        seat: '14F,14E',
        fare: 7846,
        reference: 'ABX7K2',
      }),
    ],
  },
  {
    id: 'fresh-17',
    shape: 'airline mail',
    text: `ELECTRONIC TICKET RECEIPT
Booking Reference: 7QKLM2      Date of issue: 18NOV26
Passenger: THOMAS/LEENA MS     Ticket number: 098 2200417765

From             To               Flight   Class  Date    Departure  Arrival  Status
Kochi (COK)      Delhi (DEL)      AI2816   Y      10JAN   06:05      09:25    OK
Delhi (DEL)      Leh (IXL)        AI2403   Y      10JAN   10:50      12:20    OK

Fare INR 8,800   Taxes INR 1,944   Total INR 10,744`,
    expected: [
      leg('air', 'AI2816', '(COK) > (DEL)', '2027-01-10 06:05 > 09:25+0', {
        reference: '7QKLM2',
        free: ['fare', 'class'],
      }),
      leg('air', 'AI2403', '(DEL) > (IXL)', '2027-01-10 10:50 > 12:20+0', {
        reference: '7QKLM2',
        free: ['fare', 'class'],
      }),
    ],
    total: 10744,
  },
  {
    id: 'fresh-18',
    shape: 'airline mail',
    text: `Goibibo
Booking ID GOFLDAND4a77c
Onward: Pune → Jaipur
IndiGo 6E-6135 | PNR: ZK8P4T
Sun, 17 Jan'27
11:25 PNQ
13:20 JAI
1h 55m | Non stop

Return: Jaipur → Pune
IndiGo 6E-6136 | PNR: ZK8P4T
Thu, 21 Jan'27
14:05 JAI
16:00 PNQ
1h 55m | Non stop

Total paid ₹ 15,210`,
    expected: [
      leg('air', '6E6135', '(PNQ) > (JAI)', '2027-01-17 11:25 > 13:20+0', { reference: 'ZK8P4T', free: ['fare'] }),
      leg('air', '6E6136', '(JAI) > (PNQ)', '2027-01-21 14:05 > 16:00+0', { reference: 'ZK8P4T', free: ['fare'] }),
    ],
    total: 15210,
  },
  {
    id: 'fresh-19',
    shape: 'airline mail',
    text: `Cleartrip: Your flight is booked. Trip ID: 2611230098. Chennai to Kolkata, Wed 30 Dec 2026, IndiGo 6E-861, MAA 19:55 - CCU 22:20, non-stop. PNR: UY2T8N. Travellers: Ravi M, Asha M. Total charge: Rs.11,982 (incl. convenience fee Rs.640). Check-in online from 28 Dec 2026 19:55.`,
    expected: [
      leg('air', '6E861', '(MAA) > (CCU)', '2026-12-30 19:55 > 22:20+0', {
        fare: 11982,
        reference: ['UY2T8N', '2611230098'],
      }),
    ],
  },
  {
    id: 'fresh-22',
    shape: 'airline mail',
    text: `From: reservations@airline.example
Date: Thu, 26 Nov 2026 09:14:55 +0530
Subject: Your booking NP4W7Q is confirmed
To: someone@mail.example

Hello,

Your Alliance Air booking NP4W7Q:

9I 517 Hyderabad (HYD) to Tirupati (TIR)
Depart Mon 04 Jan 2027 at 07:15
Arrive Mon 04 Jan 2027 at 08:30
1 adult, seat 6A
Paid INR 3,150

On Tue, 24 Nov 2026 at 18:02, Someone <someone@mail.example> wrote:
> Can I still get the flight at 11:40 on 3 January?`,
    expected: [
      leg('air', '9I517', '(HYD) > (TIR)', '2027-01-04 07:15 > 08:30+0', {
        seat: '6A',
        fare: 3150,
        reference: 'NP4W7Q',
      }),
    ],
  },
  {
    id: 'fresh-23',
    shape: 'airline mail',
    text: `EaseMyTrip e-Ticket
EMT Booking Id: EMT88123374     Booking Date: 22 Nov 2026

Air India AI-2935
Departure                                Arrival
Mumbai (BOM)                             Goa (GOX)
Sat-19 Dec 2026 12:40                    Sat-19 Dec 2026 13:55
Chhatrapati Shivaji Intl Airport, T2     Manohar Intl Airport, Mopa
Economy | Refundable

Airline PNR: 8KT2WQ
Grand Total: Rs. 5,263`,
    expected: [
      leg('air', 'AI2935', '(BOM) > (GOX)', '2026-12-19 12:40 > 13:55+0', {
        class: 'Economy',
        fare: 5263,
        reference: ['8KT2WQ', 'EMT88123374'],
      }),
    ],
  },
  {
    id: 'design-56',
    shape: 'airline mail',
    text: `Thank you for booking with SpiceJet

PNR Number          Booking Status       Booked On
LT7WQX              CONFIRMED            27 Nov 2026, 18:22

FLIGHT DETAILS
SG 2945   Q400
Departing                          Arriving
Darbhanga (DBR)                    Delhi (DEL) - T3
Mon, 22 Feb 2027 | 13:40           Mon, 22 Feb 2027 | 15:50

PASSENGERS
1  Ms. Nutan Jha     SpiceSaver   Seat 7D
Payment summary
Base fare 4,450.00
Taxes 1,042.00
Add-ons 299.00
TOTAL 5,791.00`,
    expected: [
      leg('air', 'SG2945', '(DBR) > (DEL)', '2027-02-22 13:40 > 15:50', {
        name: 'SpiceJet',
        seat: '7D',
        arrivesDays: 0,
        fare: 5791,
        reference: 'LT7WQX',
      }),
    ],
  },
  {
    id: 'design-57',
    shape: 'airline mail',
    text: `Hello Gayatri,

You're all set for Srinagar!

Reservation code: CV4NXP

Outbound
Thursday, 25 March 2027
Pune to Delhi          6E 2286     09:05 - 11:15
Connection in Delhi 2h 10m
Delhi to Srinagar      6E 2431     13:25 - 14:55

Inbound
Tuesday, 30 March 2027
Srinagar to Mumbai     6E 6213     15:30 - 18:15

All times are local. Total price: INR 27,430 for 2 adults.`,
    total: 27430,
    expected: [
      leg('air', '6E2286', 'Pune > Delhi', '2027-03-25 09:05 > 11:15', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'CV4NXP',
        free: ['fare'],
      }),
      leg('air', '6E2431', 'Delhi > Srinagar', '2027-03-25 13:25 > 14:55', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'CV4NXP',
        free: ['fare'],
      }),
      leg('air', '6E6213', 'Srinagar > Mumbai', '2027-03-30 15:30 > 18:15', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'CV4NXP',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-58',
    shape: 'airline mail',
    text: `E-TICKET RECEIPT
Air India Limited
PASSENGER NAME    RAO/SUDHIR MR
E-TICKET NUMBER   098-2402217745
BOOKING REF       AMADEUS: 5XK2QM   AIRLINE: AI/5XK2QM
DATE OF ISSUE     19 NOV 26

FROM /TO            FLIGHT  CL  DATE   DEP    FARE BASIS   BAG  ST
VISAKHAPATNAM VTZ   AI 452  S   17JAN  1955   SIP1YR       15K  OK
DELHI DEL
ARRIVAL TIME: 2225   ARRIVAL DATE: 17JAN
AT CHECK-IN PLEASE SHOW A PICTURE IDENTIFICATION
FARE INR 6120   TAXES INR 1187   TOTAL INR 7307`,
    expected: [
      leg('air', 'AI452', '(VTZ) > (DEL)', '2027-01-17 19:55 > 22:25', {
        name: 'Air India',
        arrivesDays: 0,
        fare: 7307,
        reference: '5XK2QM',
        free: ['class'],
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
    id: 'design-101',
    shape: 'airline mail',
    text: `Subject: Your trip to Dibrugarh is confirmed!

Hi Pranab,

Pack your bags. Here's everything you need for your trip.

Trip ID 26110088321

Onward journey
Pune to Dibrugarh, Mon, 8 Feb

Leg 1: Pune (PNQ) 06:00 to Kolkata (CCU) 08:40, IndiGo 6E-135
Layover: 1h 50m in Kolkata
Leg 2: Kolkata (CCU) 10:30 to Dibrugarh (DIB) 12:05, IndiGo 6E-6903

Passenger: Mr Pranab Gogoi. Airline PNR: GK3WXT

You paid ₹8,742.`,
    total: 8742,
    expected: [
      leg('air', '6E135', '(PNQ) > (CCU)', '2027-02-08 06:00 > 08:40', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: ['GK3WXT', '26110088321'],
        free: ['fare'],
      }),
      leg('air', '6E6903', '(CCU) > (DIB)', '2027-02-08 10:30 > 12:05', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: ['GK3WXT', '26110088321'],
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-102',
    shape: 'airline mail',
    text: `CONFIRMATION
Airline Booking Reference: R4NXKW
Date of booking 18-Nov-2026

Flight        : SG 487
Operated by   : SpiceJet
Sector        : Mumbai (BOM) - Guwahati (GAU)
Date          : Tue 19-Jan-2027
Departure     : 05:45 (Terminal 1)
Arrival       : 08:50
Cabin         : Economy
Passengers    : KASHYAP/RITUPARNA MS
Check-in      : opens 48 hrs and closes 60 mins before departure
Total         : INR 6,377`,
    expected: [
      leg('air', 'SG487', '(BOM) > (GAU)', '2027-01-19 05:45 > 08:50', {
        name: 'SpiceJet',
        class: 'Economy',
        arrivesDays: 0,
        fare: 6377,
        reference: 'R4NXKW',
      }),
    ],
  },
  {
    id: 'design-103',
    shape: 'airline mail',
    text: `IndiGo 6E Rewards
Booking W8QLMZ · Confirmed
1 Adult

Thu 04 Mar          Fri 05 Mar
22:50               01:10 +1
Chennai T1          Jaipur
MAA                 JAI
6E 7297 · 2h 20m

Base fare ₹5,100
User dev. fee ₹507
GST ₹255
Total ₹5,862`,
    expected: [
      leg('air', '6E7297', '(MAA) > (JAI)', '2027-03-04 22:50 > 01:10+1', {
        name: 'IndiGo',
        fare: 5862,
        reference: 'W8QLMZ',
      }),
    ],
  },
  {
    id: 'design-131',
    shape: 'airline mail',
    text: `INTERGLOBE AVIATION LTD.(INDIGO)
INDIGO PASSENGER(S)
1. MS REKHA NAIR
Date Dep Time Check-in/Bag drop closes From To Via Flight Dep Terminal Arr Time
03 Jan 27 22:45 21:45 Kochi Mumbai 6E 6482 1 00:45
04 Jan 27 07:30 06:30 Mumbai Diu 6E 7133 1 08:50
Booking Reference Status Payment Status
Q9TG8J Confirmed Complete
Date Of Booking 24 Nov 26 18:14:39
PRICE SUMMARY
Airfare Charges 9,240
Total Price 11,018 INR`,
    total: 11018,
    expected: [
      leg('air', '6E6482', 'Kochi > Mumbai', '2027-01-03 22:45 > 00:45+1', {
        name: 'IndiGo',
        reference: 'Q9TG8J',
        free: ['fare'],
      }),
      leg('air', '6E7133', 'Mumbai > Diu', '2027-01-04 07:30 > 08:50', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'Q9TG8J',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-132',
    shape: 'airline mail',
    text: `Star Air e-Ticket
PNR: S5KQ81
Name: Mr. Basavaraj Patil
Flight S5 149 | Embraer 175
Hubballi (HBX)                Hindon (HDO)
10 Feb 2027                   10 Feb 2027
13:50                         16:20
Fare details: Base 3,999 | UDF 412 | GST 221 | Total 4,632`,
    expected: [
      leg('air', 'S5149', '(HBX) > (HDO)', '2027-02-10 13:50 > 16:20', {
        name: 'Star Air',
        arrivesDays: 0,
        fare: 4632,
        reference: 'S5KQ81',
      }),
    ],
  },
  {
    id: 'design-151',
    shape: 'airline mail',
    text: `Thanks for flying with us, Ritika!
Confirmation code
N8WQXK

BENGALURU → GUWAHATI
Sat 20 Feb 2027
Depart 12:40  BLR Terminal 1
Arrive 15:35  GAU
Flight 6E 457, Airbus A321
1 passenger · Seat 19D

GUWAHATI → BENGALURU
Fri 26 Feb 2027
Depart 16:20  GAU
Arrive 19:25  BLR Terminal 1
Flight 6E 458, Airbus A321
1 passenger · Seat 7C

Paid ₹13,906 with card ending 4411 on 27 Nov 2026`,
    total: 13906,
    expected: [
      leg('air', '6E457', '(BLR) > (GAU)', '2027-02-20 12:40 > 15:35', {
        seat: '19D',
        arrivesDays: 0,
        reference: 'N8WQXK',
        free: ['fare', 'name'],
      }),
      leg('air', '6E458', '(GAU) > (BLR)', '2027-02-26 16:20 > 19:25', {
        seat: '7C',
        arrivesDays: 0,
        reference: 'N8WQXK',
        free: ['fare', 'name'],
      }),
    ],
  },
  {
    id: 'design-152',
    shape: 'airline mail',
    text: `Air India web check-in complete
Booking ref 6LQX2W
AI 2587 | Mumbai BOM T2 to Bhopal BHO | 03 Dec 2026
Scheduled departure 18:50, scheduled arrival 20:25
Your seat: 10F
Gate opens 45 minutes before departure. Drop bags by 17:50.`,
    expected: [
      leg('air', 'AI2587', '(BOM) > (BHO)', '2026-12-03 18:50 > 20:25', {
        name: 'Air India',
        seat: '10F',
        arrivesDays: 0,
        reference: '6LQX2W',
      }),
    ],
  },
  {
    id: 'design-165',
    shape: 'airline mail',
    text: `Booking reference: J7QKXM
Dear Ms Fernandes,
Thank you for choosing IndiGo.

Flight      Date          From                 To                   Departs   Arrives
6E 6162     Sat, 9 Jan    Goa-Dabolim (GOI)    Delhi (DEL) T1       13:25     16:00
6E 2021     Sun, 10 Jan   Delhi (DEL) T3       Patna (PAT)          06:30     08:15
6E 6447     Thu, 14 Jan   Patna (PAT)          Mumbai (BOM) T2      20:10     22:55

Fare: INR 18,420 for 1 adult
Payment: Visa ****2210 on 27 Nov 2026`,
    total: 18420,
    expected: [
      leg('air', '6E6162', '(GOI) > (DEL)', '2027-01-09 13:25 > 16:00', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'J7QKXM',
        free: ['fare'],
      }),
      leg('air', '6E2021', '(DEL) > (PAT)', '2027-01-10 06:30 > 08:15', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'J7QKXM',
        free: ['fare'],
      }),
      leg('air', '6E6447', '(PAT) > (BOM)', '2027-01-14 20:10 > 22:55', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'J7QKXM',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-166',
    shape: 'airline mail',
    text: `Air India
ITINERARY
Booking Reference: 4LXQ7T
Ticketed 21 Nov 2026

Outbound  Thu 04 Feb 2027
AI 2677  Mumbai T2 - Nagpur
Dep 18:15  Arr 19:45
Fare family: Economy Value

Inbound  Sun 07 Feb 2027
AI 2678  Nagpur - Mumbai T2
Dep 20:25  Arr 22:00
Fare family: Economy Value

Traveller 1: Mr Girish Deshmukh (seats 12C / 14C)
Total fare INR 9,736`,
    total: 9736,
    expected: [
      leg('air', 'AI2677', 'Mumbai > Nagpur', '2027-02-04 18:15 > 19:45', {
        name: 'Air India',
        class: 'Economy',
        arrivesDays: 0,
        reference: '4LXQ7T',
        free: ['fare', 'seat'],
      }),
      leg('air', 'AI2678', 'Nagpur > Mumbai', '2027-02-07 20:25 > 22:00', {
        name: 'Air India',
        class: 'Economy',
        arrivesDays: 0,
        reference: '4LXQ7T',
        free: ['fare', 'seat'],
      }),
    ],
  },
  {
    id: 'design-167',
    shape: 'airline mail',
    text: `SpiceJet Itinerary
PNR: W3XQTL   Status: CONFIRMED
Date of booking: 20-Nov-2026

From: Kolkata (CCU)
To: Bagdogra (IXB)
SG 3273
06-Jan-2027
STD: 10:20
STA: 11:35
Seat: 9B

Base Fare: 3,100.00
Passenger service fee: 236.00
GST: 168.00
Convenience fee: 350.00
Total: 3,854.00`,
    expected: [
      leg('air', 'SG3273', '(CCU) > (IXB)', '2027-01-06 10:20 > 11:35', {
        name: 'SpiceJet',
        seat: '9B',
        arrivesDays: 0,
        fare: 3854,
        reference: 'W3XQTL',
      }),
    ],
  },
  {
    id: 'fresh-75',
    shape: 'airline mail',
    text: `Air India
Thank you for choosing us. Your booking reference (PNR) is 6YTR4M
Itinerary
Date         Flight   From                      To                        Depart   Arrive
14 Jan 2027  AI 2651  Delhi, Terminal 3 (DEL)   Mumbai, Terminal 2 (BOM)  07:00    09:15
19 Jan 2027  AI 2660  Mumbai, Terminal 2 (BOM)  Delhi, Terminal 3 (DEL)   21:30    23:45
Passenger            Seats
Mr Aditya Bhatt      12C / 14D
Payment
Fare 9,800.00 INR
Taxes and fees 2,316.00 INR
Total 12,116.00 INR`,
    expected: [
      leg('air', 'AI2651', '(DEL) > (BOM)', '2027-01-14 07:00 > 09:15+0', {
        reference: '6YTR4M',
        free: ['fare', 'seat'],
      }),
      leg('air', 'AI2660', '(BOM) > (DEL)', '2027-01-19 21:30 > 23:45+0', {
        reference: '6YTR4M',
        free: ['fare', 'seat'],
      }),
    ],
    total: 12116,
  },
  {
    id: 'fresh-76',
    shape: 'airline mail',
    text: `ixigo flights
Booking confirmed, PNR DW3Q7Z
Ahmedabad ✈ Bengaluru
Tue, 12 Jan 2027
06:35 AMD
Sardar Vallabhbhai Patel Airport, T1
2h 20m
08:55 BLR
Kempegowda Intl Airport, T1
Akasa Air QP-1342
Economy
Baggage: cabin 7 kg, check-in 15 kg
Contact: 98250 00112
Total fare: ₹5,094
Convenience fee included`,
    expected: [
      leg('air', 'QP1342', '(AMD) > (BLR)', '2027-01-12 06:35 > 08:55+0', {
        class: 'Economy',
        fare: 5094,
        reference: 'DW3Q7Z',
      }),
    ],
  },
  {
    id: 'fresh-77',
    shape: 'airline mail',
    text: `IndiGo Itinerary | PNR/Booking Ref.: NS6Y2P | Status: CONFIRMED | Date of Booking*: 24Nov26 13:05:11 (UTC) | Payment Status: Complete | Ms. Tara Pillai | 6E 389 | Kochi (COK) | Bengaluru (BLR) T1 | 18 Dec 26 | Dep 21:35 | Arr 22:45 | Seat 27C | Booking Contact 91*9900000000 | Total Fare 3,998.00 INR`,
    expected: [
      leg('air', '6E389', '(COK) > (BLR)', '2026-12-18 21:35 > 22:45+0', {
        seat: '27C',
        fare: 3998,
        reference: 'NS6Y2P',
      }),
    ],
  },
  {
    id: 'fresh-78',
    shape: 'airline mail',
    text: `MakeMyTrip e-Ticket
Booking ID NF2A7711290034
Mumbai to Port Blair | 1 stop
AIR INDIA AI 2593
Mon, 04 Jan 2027, 05:05 BOM Mumbai T2
Mon, 04 Jan 2027, 07:55 MAA Chennai T1
Change of planes, 2h 10m layover in Chennai
AIR INDIA AI 2549
Mon, 04 Jan 2027, 10:05 MAA Chennai T1
Mon, 04 Jan 2027, 12:20 IXZ Port Blair T1
PNR 5LM7QT for both flights
Total paid ₹ 19,870 for 2 adults`,
    expected: [
      leg('air', 'AI2593', '(BOM) > (MAA)', '2027-01-04 05:05 > 07:55+0', {
        reference: ['5LM7QT', 'NF2A7711290034'],
        free: ['fare'],
      }),
      leg('air', 'AI2549', '(MAA) > (IXZ)', '2027-01-04 10:05 > 12:20+0', {
        reference: ['5LM7QT', 'NF2A7711290034'],
        free: ['fare'],
      }),
    ],
    total: 19870,
  },
  {
    id: 'fresh-121',
    shape: 'airline mail',
    text: `SpiceJet
Booking Confirmation - E-Ticket / Itinerary
PNR : B7WQ3N        Booking Status : CONFIRMED        Booking Date : 22 Nov 2026 11:08 Hrs
Flight Details
Flight   From                        To                          Departs                 Arrives
SG 723   Delhi (DEL) - Terminal 3    Bagdogra (IXB)              Sat 16 Jan 27 12:35     Sat 16 Jan 27 14:40
SG 724   Bagdogra (IXB)              Delhi (DEL) - Terminal 3    Thu 21 Jan 27 15:15     Thu 21 Jan 27 17:40
Passenger Details
1  Mrs. Paromita Ghosh  Adult   SG 723: 4A   SG 724: 4F
2  Mr. Anirban Ghosh    Adult   SG 723: 4B   SG 724: 4E
Fare Breakup
Base Fare 13,200.00   Airport charges 2,118.00   Convenience fee 900.00
Total Price : INR 16,218.00
Important: check-in counters close 60 minutes before departure. Boarding gate closes 25 minutes before departure.`,
    expected: [
      leg('air', 'SG723', '(DEL) > (IXB)', '2027-01-16 12:35 > 14:40+0', {
        reference: 'B7WQ3N',
        free: ['fare', 'seat'],
      }),
      leg('air', 'SG724', '(IXB) > (DEL)', '2027-01-21 15:15 > 17:40+0', {
        reference: 'B7WQ3N',
        free: ['fare', 'seat'],
      }),
    ],
    total: 16218,
  },
  {
    id: 'fresh-122',
    shape: 'airline mail',
    text: `Hello Zoya, your trip to Srinagar is booked.
Air India Express, booking reference Y4PLM8

Depart
IX 1247
Bengaluru
Kempegowda International (BLR), T2
Tue, 9 Feb 2027, 06:50
Srinagar
Sheikh ul-Alam (SXR)
Tue, 9 Feb 2027, 10:10
Xpress Value, 15 kg check-in baggage

Return
IX 1248
Srinagar
Sheikh ul-Alam (SXR)
Sun, 14 Feb 2027, 11:00
Bengaluru
Kempegowda International (BLR), T2
Sun, 14 Feb 2027, 14:25
Xpress Lite, no check-in baggage

Price for 1 adult
Air fare ₹11,400.00
Taxes and fees ₹2,266.00
Total paid ₹13,666.00 on 24 Nov 2026`,
    expected: [
      leg('air', 'IX1247', '(BLR) > (SXR)', '2027-02-09 06:50 > 10:10+0', { reference: 'Y4PLM8', free: ['fare'] }),
      leg('air', 'IX1248', '(SXR) > (BLR)', '2027-02-14 11:00 > 14:25+0', { reference: 'Y4PLM8', free: ['fare'] }),
    ],
    total: 13666,
  },
  {
    id: 'fresh-123',
    shape: 'airline mail',
    text: `Yatra - Flight E-Ticket
Yatra Ref Number: 1811264409871       Booked on: 18 Nov 2026
Lucknow to Bengaluru - One way
IndiGo 6E 453                          Airline PNR: MK5T9V
Lucknow (LKO)                 2 hrs 40 mins              Bengaluru (BLR)
19:35, Sun 24 Jan 2027        Non-stop, Economy          22:15, Sun 24 Jan 2027
CCS Airport, Terminal 3                                  Kempegowda Airport, Terminal 1
Traveller                Ticket no.          Seat      Meal
Ms Shreya Tandon         MK5T9V-1            21D       VGML
Fare details
Base fare Rs. 5,200 | Fees and surcharges Rs. 960 | Yatra service fee Rs. 350 | Discount Rs. -400
Total amount Rs. 6,110`,
    expected: [
      leg('air', '6E453', '(LKO) > (BLR)', '2027-01-24 19:35 > 22:15+0', {
        seat: '21D',
        class: 'Economy',
        fare: 6110,
        reference: ['MK5T9V', '1811264409871'],
      }),
    ],
  },
  {
    id: 'fresh-124',
    shape: 'airline mail',
    text: `Your Air India e-ticket
Booking reference 4JXW9K | Issued 19 Nov 2026

1. AI 803 | Thursday 28 January 2027
Delhi DEL T3 - 18:00
Bengaluru BLR T2 - 20:50
Economy (S) | Operated by Air India
2. AI 9515 | Thursday 28 January 2027
Bengaluru BLR T2 - 22:35
Mangaluru IXE - 23:45
Economy (S) | Operated by Alliance Air

Passenger: Mr Rajesh Shetty | 098-2219907745
Total INR 8,740 paid by card`,
    expected: [
      leg('air', 'AI803', '(DEL) > (BLR)', '2027-01-28 18:00 > 20:50+0', {
        class: 'Economy',
        reference: '4JXW9K',
        free: ['fare'],
      }),
      leg('air', 'AI9515', '(BLR) > (IXE)', '2027-01-28 22:35 > 23:45+0', {
        class: 'Economy',
        reference: '4JXW9K',
        free: ['fare', 'name'],
      }),
    ],
    total: 8740,
  },
  {
    id: 'fresh-155',
    shape: 'airline mail',
    text: `IndiGo
Dear Ms Fernandes, here is your itinerary.
PNR: VT3L9Q | Confirmed | Booked 23 Nov 2026

Goa (Dabolim) to Hyderabad
6E 6711, Airbus A320
Fri 22 Jan 2027
Departs 23:05
Arrives 00:25 (Sat 23 Jan)
Check-in closes 22:05

Hyderabad to Goa (Dabolim)
6E 6712, Airbus A321
Mon 25 Jan 2027
Departs 19:40
Arrives 21:00
Check-in closes 18:40

Fare summary: INR 3,100 + 3,400 + taxes 1,322 = INR 7,822`,
    expected: [
      leg('air', '6E6711', 'Goa > Hyderabad', '2027-01-22 23:05 > 00:25+1', { reference: 'VT3L9Q', free: ['fare'] }),
      leg('air', '6E6712', 'Hyderabad > Goa', '2027-01-25 19:40 > 21:00+0', { reference: 'VT3L9Q', free: ['fare'] }),
    ],
    total: 7822,
  },
  {
    id: 'fresh-156',
    shape: 'airline mail',
    text: `<table><tr><td>Airline</td><td>Flight</td><td>From</td><td>To</td><td>Date</td><td>Dep</td><td>Arr</td></tr>
<tr><td>Akasa Air</td><td>QP 1109</td><td>Bengaluru (BLR)</td><td>Pune (PNQ)</td><td>19-Jan-2027</td><td>21:15</td><td>22:50</td></tr></table>
<p>PNR: <b>ZL7Q4R</b></p><p>Passenger: Mr Imran Pathan</p><p>Total: &#8377; 4,218</p>`,
    expected: [
      leg('air', 'QP1109', '(BLR) > (PNQ)', '2027-01-19 21:15 > 22:50+0', { fare: 4218, reference: 'ZL7Q4R' }),
    ],
  },
  {
    id: 'last-01',
    shape: 'airline mail',
    text: `Your IndiGo Itinerary - T7KX2M

IndiGo Booking Reference (PNR)
T7KX2M
Status
CONFIRMED
Date of Booking*
24 Nov 26 10:02:08 Hrs (UTC)
Payment Status
Complete
*Booking Date reflects in UTC (Universal Time Coordinated), all other timings mentioned are as per local time

IndiGo Passenger - 1/1
Ms. Ananya Deshpande  Adult

IndiGo Flight(s)
Date
From (Terminal)
To (Terminal)
Flight No.
(Aircraft type)
Check-in/Bag
drop closes
Dep Time
Arr Time
18 Dec 26
Pune
Bengaluru (T1)
6E 6284
(A321)
20:10
21:10
22:45

Seat(s)
14C
Cabin baggage
One hand bag up to 7 kg and 115 cms (L+W+H)
Check-in baggage
15 kg

Fare Summary
Airfare charges 3,650 INR
Cute Charge 50 INR
Regional Connectivity Charge 50 INR
Aviation Security Fee 236 INR
User Development Fee 522 INR
CGST/SGST 304 INR
Total Fare 4,812 INR

Web check-in opens 60 hrs before departure. Counters close 60 minutes before.
InterGlobe Aviation Limited, Upper Ground Floor, Thapar House, 124 Janpath, New Delhi 110 001`,
    expected: [
      leg('air', '6E6284', 'Pune > Bengaluru', '2026-12-18 21:10 > 22:45+0', {
        seat: '14C',
        fare: 4812,
        reference: 'T7KX2M',
      }),
    ],
  },
  {
    id: 'last-02',
    shape: 'airline mail',
    text: `Air India <donotreply@airindia.com>
Booking Confirmation | 8QWX5L | Mumbai - Leh

Dear Mr Tsering,
Thank you for choosing Air India. Your booking is confirmed.

Booking reference (PNR): 8QWX5L

DEPARTURE   Mumbai to Leh     1 stop | 5h 10m
Fri, 08 Jan 2027
AI 2428   Economy (Value)   Airbus A320neo
02:35  BOM  Chhatrapati Shivaji Maharaj Intl, Terminal 2
04:45  DEL  Indira Gandhi Intl, Terminal 3
   Layover in Delhi 1h 30m
AI 449   Economy (Value)   Airbus A319
06:15  DEL  Indira Gandhi Intl, Terminal 3
07:45  IXL  Kushok Bakula Rimpochee

RETURN   Leh to Mumbai     1 stop | 6h 20m
Wed, 13 Jan 2027
AI 450   Economy (Value)   Airbus A319
08:25  IXL  Kushok Bakula Rimpochee
09:55  DEL  Indira Gandhi Intl, Terminal 3
   Layover in Delhi 2h 35m
AI 2955   Economy (Value)   Airbus A350-900
12:30  DEL  Indira Gandhi Intl, Terminal 3
14:45  BOM  Chhatrapati Shivaji Maharaj Intl, Terminal 2

PASSENGERS
Mr Stanzin Tsering (Adult)   Ticket no. 098-2417730915
Mrs Padma Dolkar (Adult)     Ticket no. 098-2417730916

BAGGAGE (per adult)
Cabin 1 piece, 7 kg     Check-in 1 piece, 15 kg

PAYMENT
Base fare               INR 33,640
Taxes, fees & surcharges  INR 10,076
Total amount paid       INR 43,716   (UPI, 23 Nov 2026)

High altitude advisory: travellers to Leh are advised to rest for the first 24 hours.
Maharaja Club members: earn up to 8 points per INR 100.`,
    expected: [
      leg('air', 'AI2428', '(BOM) > (DEL)', '2027-01-08 02:35 > 04:45+0', TO_LEH),
      leg('air', 'AI449', '(DEL) > (IXL)', '2027-01-08 06:15 > 07:45+0', TO_LEH),
      leg('air', 'AI450', '(IXL) > (DEL)', '2027-01-13 08:25 > 09:55+0', TO_LEH),
      leg('air', 'AI2955', '(DEL) > (BOM)', '2027-01-13 12:30 > 14:45+0', TO_LEH),
    ],
    total: 43716,
  },
  {
    id: 'last-03',
    shape: 'airline mail',
    text: `Fly As You Are!

Hey Farhan, you're all set to go places with Air India Express.

PNR
N3TQ8V

Bengaluru (BLR) ✈ Varanasi (VNS)
Sat, 19 Dec 2026 | IX 2841 | Boeing 737-8 | Xpress Value

10:35 hrs                2h 35m Non-stop               13:10 hrs
Kempegowda Int'l, T2                                   Lal Bahadur Shastri Int'l

Guests
1. Mr Farhan Qureshi     Seat 17A    Gourmair: Veg Biryani
2. Ms Zoya Qureshi       Seat 17B    Gourmair: -

Baggage: 7 kg cabin + 15 kg check-in per guest

Price breakdown
2 x Base fare                     ₹10,300
Fuel charge                          ₹800
K3 GST (HSN/SAC 996425)              ₹555
UDF, ASF and RCF                   ₹1,128
Seats                                ₹350
Gourmair                             ₹349
Total price                       ₹13,482

GSTIN of AIXL: 32AAACA7963C1ZA   Place of supply: Karnataka
Check-in online from 48 hours to 60 minutes before departure.`,
    expected: [
      leg('air', 'IX2841', '(BLR) > (VNS)', '2026-12-19 10:35 > 13:10+0', {
        seat: '17A,17B',
        fare: 13482,
        reference: 'N3TQ8V',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'last-04',
    shape: 'airline mail',
    text: `From: Akasa Air <noreply@akasaair.com>
Subject: Your Akasa Air itinerary for Goa

It's Your Sky, Ritu.

Booking confirmed. PNR GLFT4Q

Sunday, 27 December 2026
QP 1853
Navi Mumbai (NMI), Terminal 1
Departs 2:20 PM
Goa Mopa (GOX)
Arrives 3:35 PM
Duration 1h 15m, Non-stop

Passenger       Seat    Café Akasa               Check-in bag
Ritu Salvi      9F      Paneer Makhani Sandwich  15 kg

Amount
Fare 2,850
Seat 300
Meal 375
Taxes 439
Paid INR 3,964 by card ending 4471

Bag drop closes 1:20 PM. Boarding gate closes 1:55 PM.`,
    expected: [
      leg('air', 'QP1853', '(NMI) > (GOX)', '2026-12-27 14:20 > 15:35+0', {
        seat: '9F',
        fare: 3964,
        reference: 'GLFT4Q',
      }),
    ],
  },
  {
    id: 'last-05',
    shape: 'airline mail',
    text: `SpiceJet Ltd. - Red. Hot. Spicy.
Itinerary and Tax Invoice will be sent separately.

SpiceJet Booking Reference No. (PNR): RB4H2W      Booking Status: CONFIRMED

| Flight Date | Flight No. | From (Terminal) | To (Terminal) | Check-in closes | Dep. | Arr. | Stops |
|---|---|---|---|---|---|---|---|
| Tue 22 Dec 2026 | SG 495 | Delhi (DEL) T1 | Darbhanga (DBR) | 10:05 | 11:05 | 12:55 | 0 |

| S.No | Passenger Name | Type | Product |
|---|---|---|---|
| 1 | Mr. RAKESH KUMAR JHA | ADT | SpiceSaver |
| 2 | Mrs. NEELAM JHA | ADT | SpiceSaver |
| 3 | Miss. AAROHI JHA | CHD | SpiceSaver |

Base Fare INR 17,550 + Passenger Service Fee INR 708 + UDF INR 933 + GST INR 1,056 + Convenience Fee INR 900
TOTAL PRICE INR 21,147

Reporting time: 3 hrs before departure during the festive rush. Photo ID is compulsory.`,
    expected: [
      leg('air', 'SG495', '(DEL) > (DBR)', '2026-12-22 11:05 > 12:55+0', {
        fare: [21147, 20247],
        reference: 'RB4H2W',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'last-06',
    shape: 'airline mail',
    text: `ALLIANCE AIR AVIATION LIMITED
ELECTRONIC TICKET ITINERARY / RECEIPT

NAME: THAKUR/DEVENDER MR
PNR: 0H7RWC
E-TICKET NO: 823-2406117352
ISSUED: 25NOV26 DEL WEB

FLIGHT   CLASS         DATE      FROM   DEP    TO    ARR    STATUS  BAG
9I 821   ECONOMY (Q)   12DEC26   DEL    0610   KUU   0735   HK      15KG

FROM: DELHI INDIRA GANDHI INTL T3
TO: KULLU MANALI BHUNTAR

FARE          INR 6,280
TAX YR        INR 200
TAX IN        INR 452
TAX K3        INR 314
TOTAL         INR 7,246

FLIGHTS TO KUU ARE SUBJECT TO WEATHER. CHECK-IN COUNTER CLOSES 60 MINUTES PRIOR TO STD.`,
    expected: [
      leg('air', '9I821', '(DEL) > (KUU)', '2026-12-12 06:10 > 07:35+0', {
        class: 'Economy',
        fare: 7246,
        reference: '0H7RWC',
      }),
    ],
  },
  {
    id: 'last-07',
    shape: 'airline mail',
    text: `Star Air – Connecting Real India
We are the aviation arm of Sanjay Ghodawat Group.

Dear Passenger, greetings!
PNR Number : WQ7M3D
Booking Date : 26-Nov-2026
Booking Status : Confirmed

Departure : Hyderabad (HYD), Monday 28-Dec-2026, 17:05 hrs
Arrival : Nanded (NDC), Monday 28-Dec-2026, 18:00 hrs
Flight : S5-265 (Embraer E175)

Passenger Details
MR. HARPREET SINGH SODHI - Seat 4A - Baggage 15 Kg
MRS. JASLEEN KAUR SODHI - Seat 4C - Baggage 15 Kg

Payment Details
Base Fare : 5,198.00
RCS/UDAN provision : 100.00
UDF + ASF : 760.00
GST @5% : 260.00
Total : INR 6,318.00

Sachkhand Gurudwara is 7 km from Nanded airport. For help call 022-50799555.`,
    expected: [
      leg('air', 'S5265', '(HYD) > (NDC)', '2026-12-28 17:05 > 18:00+0', {
        seat: '4A,4C',
        fare: 6318,
        reference: 'WQ7M3D',
      }),
    ],
  },
  {
    id: 'last-08',
    shape: 'airline mail',
    text: `FLY91 | Bharat Unbound

Hello Meenakshi,

Your booking reference is
A5PD9K

Flight
From
To
Date
Departure
Arrival

IC 3376
HYD
SDW
20 Jan 2027
12:10
13:55

Hyderabad Rajiv Gandhi International → Sindhudurg Chipi
Operated on an ATR 72-600

Guest
Meenakshi Rao
Seat
6D
Total paid
₹ 2,874

Included: 1 cabin bag 7 kg, 1 check-in bag 15 kg.
Chipi airport has no ATM, so please carry some cash for the taxi to Malvan (₹ 600 approx).`,
    expected: [
      leg('air', 'IC3376', '(HYD) > (SDW)', '2027-01-20 12:10 > 13:55+0', {
        seat: '6D',
        fare: 2874,
        reference: 'A5PD9K',
      }),
    ],
  },
  {
    id: 'last-09',
    shape: 'airline mail',
    text: `IndiaOne Air - Ticket Confirmation

Dear Mr. Suresh Pangi,

Thank you for booking with IndiaOne Air. Kindly find your travel details below.

PNR: IO4W8Z
Flight No: I7 211
Sector: Bhubaneswar (BBI) to Jeypore (PYB)
Date of Travel: Saturday, December 5, 2026
STD: 09:45   STA: 11:00
Aircraft: Cessna Grand Caravan EX (9 seats, free seating)
Baggage: 10 kg including hand baggage. Passengers are weighed along with their baggage at the counter.
Fare: Rs. 3,150 all inclusive

Kindly report at the counter by 08:45. Counter closes at 09:15.`,
    expected: [leg('air', 'I7211', '(BBI) > (PYB)', '2026-12-05 09:45 > 11:00+0', { fare: 3150, reference: 'IO4W8Z' })],
  },
  {
    id: 'last-10',
    shape: 'airline mail',
    text: `MakeMyTrip
E-Ticket for your trip to Tirupati
Booking ID: NF7A84C2917736E41    Booked on 21 Nov 2026

Kolkata → Tirupati
Thu, 14 Jan '27 • 1 stop via Hyderabad • 5h 25m

IndiGo 6E-6518
CCU 05:40            2h 25m              HYD 08:05
Kolkata, Thu 14 Jan                      Hyderabad, Thu 14 Jan
Netaji Subhash Chandra Bose Airport      Rajiv Gandhi International Airport

--- Change of planes • 1h 45m layover in Hyderabad ---

IndiGo 6E-7203
HYD 09:50            1h 15m              TIR 11:05
Hyderabad, Thu 14 Jan                    Tirupati, Thu 14 Jan
                                         Tirupati Airport

TRAVELLER              PNR       E-TICKET    SEAT
Mr Subrata Mitra       V8YN3F    V8YN3F      -
Mrs Sharmila Mitra     V8YN3F    V8YN3F      -
Mr Arko Mitra          V8YN3F    V8YN3F      -

Baggage (Adult)   Check-in 15 Kgs   Cabin 7 Kgs
Cancellation between 0 hrs - 4 days: ₹ 4,899 per pax + MMT fee ₹ 300

Amount paid   ₹ 26,775

Get FLAT 25% OFF on hotels in Tirupati! Use code MMTSTAY. Taranga Inn from ₹ 2,499/night.
Cabs from Tirupati airport starting ₹ 899.`,
    expected: [
      leg('air', '6E6518', '(CCU) > (HYD)', '2027-01-14 05:40 > 08:05+0', TO_TIRUPATI),
      leg('air', '6E7203', '(HYD) > (TIR)', '2027-01-14 09:50 > 11:05+0', TO_TIRUPATI),
    ],
    total: 26775,
  },
  {
    id: 'last-11',
    shape: 'airline mail',
    text: `Cleartrip — Booking confirmed 🎉
Trip ID 261124508813

Bangalore to Ahmedabad, round trip, 1 traveller

ONWARD · Fri, 15 Jan 2027
Akasa Air · QP-1334 · PNR: KD2X7N
BLR 18:55 ———— 2h 20m ———— AMD 21:15
Kempegowda International, Terminal 1 / Sardar Vallabhbhai Patel International, Terminal 1

RETURN · Mon, 18 Jan 2027
IndiGo · 6E-6507 · PNR: Y4RM1S
AMD 06:20 ———— 2h 20m ———— BLR 08:40
Sardar Vallabhbhai Patel International, Terminal 1 / Kempegowda International, Terminal 1

Traveller: Dhruvi Patel

Fare summary
Base fare Rs. 9,420
Taxes and fees Rs. 2,241
Convenience fee Rs. 399
Total charged Rs. 12,060

With CT Flexmax you can cancel for free up to 24 hours before departure.
Kite season deal: hotels near Sabarmati Riverfront at Rs. 1,999`,
    expected: [
      leg('air', 'QP1334', '(BLR) > (AMD)', '2027-01-15 18:55 > 21:15+0', {
        reference: ['KD2X7N', '261124508813'],
        free: ['fare'],
      }),
      leg('air', '6E6507', '(AMD) > (BLR)', '2027-01-18 06:20 > 08:40+0', {
        reference: ['Y4RM1S', '261124508813'],
        free: ['fare'],
      }),
    ],
    total: 12060,
  },
  {
    id: 'last-12',
    shape: 'airline mail',
    text: `EaseMyTrip.com   Flight e-Ticket
Booking ID - EMT176309842     Booking Date - Wed 25 Nov 2026
Booking Status : Confirmed

Airline PNR
HC6T9B
Air India Express
IX - 2747
Guwahati (GAU)
Sat-09 Jan 2027
13:15
Lokpriya Gopinath Bordoloi International Airport
01h 00m
Economy | Non-Refundable
Imphal (IMF)
Sat-09 Jan 2027
14:15
Bir Tikendrajit International Airport

PASSENGER NAME
MS LALREMSANGI HMAR (ADULT)

Price Summary
Base Fare                        Rs. 2,904
Total Taxes                      Rs. 744
Convenience Fee                  Rs. 249
Coupon Discount (EMTFIRST)     - Rs. 250
GRAND TOTAL                      Rs. 3,647

GST details: CGST 9% SGST 9% on convenience fee. GSTIN 06AADCE2731D1ZF
Important: web check-in is mandatory. Carry a valid photo identity proof.`,
    expected: [
      leg('air', 'IX2747', '(GAU) > (IMF)', '2027-01-09 13:15 > 14:15+0', {
        name: 'Air India Express',
        class: 'Economy',
        fare: [3647, 3398],
        reference: ['HC6T9B', 'EMT176309842'],
      }),
    ],
  },
  {
    id: 'last-13',
    shape: 'airline mail',
    text: `Dear Customer,

Congratulations! Your flight booking is confirmed on Yatra.
Yatra Reference Number: YT2611884527

Flight Details
New Delhi (DEL) - Goa (GOX)
IndiGo 6E 2314, Economy, Refundable
Departure: Fri, 25 Dec 2026, 23:10, Terminal 2, Indira Gandhi International
Arrival: Sat, 26 Dec 2026, 01:50, Manohar International Airport Mopa

Airline PNR: L1JX6D

Passengers: Mr Gaurav Bhatia, Mr Nitin Arora, Mr Sahil Chopra, Mr Kunal Mehra
Meal: not included. Check-in baggage: 15 kg each.

Total fare: INR 38,212 (4 Adults)
You earned 380 eCash, valid till 31 Dec 2026.

For help dial 0124-4591700. Happy travelling!`,
    expected: [
      leg('air', '6E2314', '(DEL) > (GOX)', '2026-12-25 23:10 > 01:50+1', {
        name: 'IndiGo',
        class: 'Economy',
        fare: 38212,
        reference: ['L1JX6D', 'YT2611884527'],
      }),
    ],
  },
  {
    id: 'last-14',
    shape: 'airline mail',
    text: `The Big Winter Getaway is here ❄️

Fares from ₹1,499* all-in on domestic flights and ₹5,299* on international flights.
Book between 27 Nov and 30 Nov 2026 for travel from 8 Jan to 31 Mar 2027.

Delhi – Jaipur from ₹1,499
Mumbai – Goa from ₹1,799
Chennai – Port Blair from ₹4,299
Kolkata – Bagdogra from ₹1,999

Use promo code WINTER26 and save up to 15% with partner cards.
New: 6E 1403 Navi Mumbai – Abu Dhabi, daily from 12 Jan 2027!

BOOK NOW
*T&C apply. Limited inventory. You receive this mail as a member of BluChip.
Unsubscribe`,
    expected: 'nothing',
  },
]
