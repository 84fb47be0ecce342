import { leg } from '../own/short-labels.ts'
import type { TicketText } from '../ticket-text.ts'

export const ASIDE_JOURNEYS: TicketText[] = [
  {
    id: 'aside-01',
    shape: 'railway message',
    text: `PNR:8530617742,TRAIN:12841,DOJ:20-01-2027,TIME:15:20,SL,SHALIMAR TO MGR CHENNAI CTL,SUBRATA DAS+1,S6 41,S6 44,FARE:1360,SC:17.70+PG. Wish you a happy journey. IRCTC`,
    expected: [
      leg('rail', '12841', 'Shalimar > Chennai', '2027-01-20 15:20', {
        coach: 'S6',
        seat: '41,44',
        class: 'SL',
        fare: [1360, 1378],
        reference: '8530617742',
      }),
    ],
  },
  {
    id: 'aside-02',
    shape: 'railway e-ticket',
    text: `IRCTCs e-Ticketing Service
Electronic Reservation Slip (Agent)
PNR No: 2637740918  Train No. & Name: 12002/NDLS RKMP SHTBDI  Quota: GENERAL
Transaction ID: 100004471198  Date & Time of Booking: 28-Nov-2026 19:22:41  Class: CC
From: NEW DELHI (NDLS)  Date of Journey: 30-Jan-2027  To: GWALIOR (GWL)
Boarding: NEW DELHI (NDLS)  Date of Boarding: 30-Jan-2027  Scheduled Departure: 06:00
Resv Upto: GWALIOR (GWL)  Scheduled Arrival: 30-Jan-2027 09:23  Adult: 2 Child: 0
FARE DETAILS
1 Ticket Fare Rs. 1,610.0 Rupees One Thousand Six Hundred Ten Only
2 IRCTC Service Charge (Incl. of Service Tax) Rs. 35.4
3 Total Rs. 1,645.4
PASSENGER DETAILS
SNo. Name Age Sex Booking Status/Current Status
1 AMIT NARANG 40 Male CNF/C5/21/WINDOW
2 MEERA NARANG 36 Female CNF/C5/22/NC`,
    expected: [
      leg('rail', '12002', '(NDLS) > (GWL)', '2027-01-30 06:00 > 09:23', {
        coach: 'C5',
        seat: '21,22',
        class: 'CC',
        fare: [1610, 1645],
        reference: '2637740918',
        arrivesDays: 0,
      }),
    ],
  },
  {
    id: 'aside-03',
    shape: 'railway status',
    text: `PNR Status
4417629950
TRAIN 16345 NETRAVATHI EXP
Date of Journey: 11-02-2027
From: LTT   To: TVC   Boarding Point: PNVL   Reservation Upto: ERS
Class: SL
S. No. | Booking Status | Current Status
1 | WL/38/GNWL | WL/9
2 | WL/39/GNWL | WL/10
CHART NOT PREPARED
Fare 1,290`,
    expected: [
      leg('rail', '16345', '(PNVL) > (ERS)', '2027-02-11', {
        class: 'SL',
        fare: 1290,
        reference: '4417629950',
        free: ['departs'],
      }),
    ],
  },
  {
    id: 'aside-04',
    shape: 'railway message',
    text: `Your IRCTC ticket: Train 12137 PUNJAB MAIL, 03-Feb-27, CSMT-GWL, Coach B1 Berth 23(LB), 24(MB), 3A, PNR 8110427735. Scheduled dep 19:35 from CSMT. Fare Rs 2925.40 debited on 28-Nov-26.`,
    expected: [
      leg('rail', '12137', '(CSMT) > (GWL)', '2027-02-03 19:35', {
        name: 'Punjab Mail',
        coach: 'B1',
        seat: '23,24',
        class: '3A',
        fare: 2925,
        reference: '8110427735',
      }),
    ],
  },
  {
    id: 'aside-05',
    shape: 'airline mail',
    text: `INTERGLOBE AVIATION LTD.(INDIGO)
Integrated Travel Document
IndiGo Passenger(s)
1. Mr Nikhil Goel
IndiGo Flight(s)
Date Departs From To Via Flight Dep Terminal Arrives
15Feb27 12:10 Chandigarh Mumbai 6E 264 T1 14:35
15Feb27 17:00 Mumbai Kochi 6E 423 T2 18:55
Booking Reference H2TK8Y Status CONFIRMED Date of Booking 15Nov26 Payment Status Approved
Price Summary
Airfare Charges INR 8,663.00
Government Service Tax INR 433.00
Total Fare INR 9,096.00
Services
Chandigarh - Mumbai Seat 25B
Mumbai - Kochi Seat 11D`,
    total: 9096,
    expected: [
      leg('air', '6E264', 'Chandigarh > Mumbai', '2027-02-15 12:10 > 14:35', {
        name: 'IndiGo',
        seat: '25B',
        arrivesDays: 0,
        reference: 'H2TK8Y',
        free: ['fare'],
      }),
      leg('air', '6E423', 'Mumbai > Kochi', '2027-02-15 17:00 > 18:55', {
        name: 'IndiGo',
        seat: '11D',
        arrivesDays: 0,
        reference: 'H2TK8Y',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'aside-06',
    shape: 'airline mail',
    text: `EaseMyTrip
Booking Id: EMT71920433      Booking Date: Fri-27 Nov 2026
Flight Ticket (One way)
SpiceJet
SG-8169
Depart          Arrive
Delhi (DEL)     Srinagar (SXR)
11:25           13:00
Wed-10 Feb 2027    Wed-10 Feb 2027
Terminal 3
1h 35m   Economy   Refundable
PNR: EY4CPT
Traveller          Seat     Ticket No
Mr Zubair Lone     6C       SG40213
Amount: Base Fare 4,210  Taxes 915  Convenience 250  Total Rs 5,375`,
    expected: [
      leg('air', 'SG8169', '(DEL) > (SXR)', '2027-02-10 11:25 > 13:00', {
        name: 'SpiceJet',
        seat: '6C',
        class: 'Economy',
        fare: 5375,
        reference: ['EY4CPT', 'EMT71920433'],
        arrivesDays: 0,
      }),
    ],
  },
  {
    id: 'aside-07',
    shape: 'airline message',
    text: `AI Express: Hi! Flight IX 2748 HYD-GOX 22JAN27 ETD 2340 ETA 0055(+1). PNR D9XKJU. 2 guests. Seats 8A,8B. Bag drop closes 60min before ETD. Manage: airindiaexpress.com`,
    expected: [
      leg('air', 'IX2748', '(HYD) > (GOX)', '2027-01-22 23:40 > 00:55+1', {
        seat: '8A,8B',
        reference: 'D9XKJU',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'aside-08',
    shape: 'boarding pass',
    text: `IndiGo Boarding Pass (Web Check In)
Bose / Arunava Mr
Kolkata To Bagdogra
Flight   Gate   Boarding Time   Boarding Zone   Seat
6E 6018  TBD    09:15 Hrs       Zone 2          28E
Date     Seq    Services        Departure
17 Mar 2027   0091   Nil        10:00 Hrs
PNR TGE9LM`,
    expected: [
      leg('air', '6E6018', 'Kolkata > Bagdogra', '2027-03-17 10:00', {
        name: 'IndiGo',
        seat: '28E',
        reference: 'TGE9LM',
      }),
    ],
  },
  {
    id: 'aside-09',
    shape: 'airline mail',
    text: `Goibibo e-ticket
Booking ID GOFLANDA2ec7f10b
Your flight to Leh & back

Sat, 24 Apr 27 · Mumbai - Leh
Air India
AI-435
BOM 05:05
Mumbai, Chhatrapati Shivaji Maharaj T2
2h 50m
IXL 07:55
Leh, Kushok Bakula Rimpochee
PNR 5VBR2C

Sun, 02 May 27 · Leh - Mumbai
IndiGo
6E-5382
IXL 10:40
Leh, Kushok Bakula Rimpochee
3h 5m
BOM 13:45
Mumbai, Chhatrapati Shivaji Maharaj T1
PNR QN7TWD

Total amount paid ₹ 24,918 for 1 traveller`,
    total: 24918,
    expected: [
      leg('air', 'AI435', '(BOM) > (IXL)', '2027-04-24 05:05 > 07:55', {
        name: 'Air India',
        arrivesDays: 0,
        reference: ['5VBR2C', 'GOFLANDA2ec7f10b'],
        free: ['fare'],
      }),
      leg('air', '6E5382', '(IXL) > (BOM)', '2027-05-02 10:40 > 13:45', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: ['QN7TWD', 'GOFLANDA2ec7f10b'],
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'aside-10',
    shape: 'bus',
    text: `redBus - mTicket
Pune → Nagpur
Fri 15 Jan 2027
Prasanna Purple Mobility
Bharat Benz A/C Seater / Sleeper (2+1)
Ticket TT83Q0112947   PNR 7714-PNQ-NGP
Boarding
Wagholi, Near Kesnand Phata
17:45
Reporting time 17:30
Dropping
Sitabuldi, Variety Square
06:30 (16 Jan)
Seat(s) U7, U8
Passengers Omkar (26), Riya (25)
Fare Rs.2600  GST Rs.130  Discount Rs.200
Total Rs.2530`,
    expected: [
      leg('bus', '', 'Pune > Nagpur', '2027-01-15 17:45 > 06:30+1', {
        name: 'Prasanna Purple Mobility',
        seat: 'U7,U8',
        fare: 2530,
        reference: ['TT83Q0112947', '7714PNQNGP'],
        free: ['class'],
      }),
    ],
  },
  {
    id: 'aside-11',
    shape: 'bus',
    text: `GSRTC e-ticket. PNR 310884721. Service: 2100AHMUDR (VOLVO SLEEPER). From: AHMEDABAD CBS To: UDAIPUR. Journey: 26-12-2026 Dep.Time: 21:00. Pickup: GEETA MANDIR 21:00. Seat: 3,4. Total Fare: Rs.1184.00. Txn Date: 28-11-2026 18:05:10`,
    expected: [
      leg('bus', '', 'Ahmedabad > Udaipur', '2026-12-26 21:00', {
        seat: '3,4',
        fare: 1184,
        reference: '310884721',
        free: ['class', 'number', 'name'],
      }),
    ],
  },
  {
    id: 'aside-12',
    shape: 'ferry or helicopter',
    text: `SHIP TICKET ADVANCE RESERVATION SYSTEM (STARS)
DIRECTORATE OF SHIPPING SERVICES
[ RESERVATION E-TICKET ]
Passengers must report 2 hrs prior to the scheduled sailing.
PNR No.   Transaction No.   Voyage No. 3114
4088120037   2612880455   MV CORAL QUEEN
Boarding   Deboarding   Date & Time of Sailing
SWARAJ DWEEP   SHAHEED DWEEP   18-Jan-2027 14:00
Class   Quota   Embarkation Port
SEAT   GENERAL   SWARAJ DWEEP JETTY
Passenger Details [ Adult: 2 ]
1 TARUN SHETTY M 29 Seat 41
2 DIYA SHETTY F 28 Seat 42
Total Fare Rs. 860`,
    expected: [
      leg('sea', '', 'Swaraj Dweep > Shaheed Dweep', '2027-01-18 14:00', {
        name: 'Coral Queen',
        seat: '41,42',
        fare: 860,
        reference: '4088120037',
        free: ['class', 'number'],
      }),
    ],
  },
  {
    id: 'aside-13',
    shape: 'ferry or helicopter',
    text: `Makruzz
E-Ticket no MKZ-2271840
Your trip: Shaheed Dweep (Neil Island) → Sri Vijaya Puram
Wed, 20 Jan 2027
Dep 16:30   Arr 18:00
2 x Premium, seats P14 & P15
INR 3,400 paid by UPI on 28 Nov 2026 at 13:20`,
    expected: [
      leg('sea', '', 'Shaheed Dweep > Sri Vijaya Puram', '2027-01-20 16:30 > 18:00', {
        name: 'Makruzz',
        seat: 'P14,P15',
        class: 'Premium',
        fare: 3400,
        reference: 'MKZ2271840',
        arrivesDays: 0,
      }),
    ],
  },
]
