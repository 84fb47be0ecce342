import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const DESIGN_JOURNEYS: TicketText[] = [
  {
    id: 'design-01',
    shape: 'railway message',
    text: `VM-IRCTCi: PNR-4836201957
Trn:12627
Dt:16-01-27
Frm SBC to BPL
Cls:3A
P1-B4,33
P2-B4,36
Chart Not Prepared
For details call 139`,
    expected: [
      leg('rail', '12627', '(SBC) > (BPL)', '2027-01-16', {
        coach: 'B4',
        seat: '33,36',
        class: '3A',
        reference: '4836201957',
      }),
    ],
  },
  {
    id: 'design-02',
    shape: 'railway e-ticket',
    text: `Electronic Reservation Slip (ERS)
Boarding From To
MADGAON (MAO) LOKMANYATILAK T (LTT)
Departure* 18:15 22-Jan-2027 Arrival* 06:25 23-Jan-2027
PNR: Train No./Name Class
8214406573 11100/MAO LTT AC EX AC 3 Tier (3A)
Quota Distance Ticket Printing Time
General (GN) 755 KM 29-Nov-2026 10:12:07 Hrs
Passenger Details:
# Name Age Gender Booking Status Current Status
1. Ishita Kamat 34 FEMALE CNF/B2/41/LB CNF/B2/41/LB
2. Rohan Kamat 37 MALE CNF/B2/44/LB CNF/B2/44/LB
Acronyms: RLWL: REMOTE LOCATION WAITLIST PQWL: POOLED QUOTA WAITLIST CNF: CONFIRM
Transaction ID: 100005511207743
IR recovers only 57% of cost of travel on an average.
Payment Details
Ticket Fare 2310.00
IRCTC Convenience Fee 35.40
Agent Service Charge 39.90
Travel Insurance Premium 0.90
PG Charges 44.10
Total Fare 2430.30`,
    expected: [
      leg('rail', '11100', '(MAO) > (LTT)', '2027-01-22 18:15 > 06:25+1', {
        coach: 'B2',
        seat: '41,44',
        class: '3A',
        fare: [2310, 2430],
        reference: '8214406573',
      }),
    ],
  },
  {
    id: 'design-03',
    shape: 'railway status',
    text: `🚆 PNR Status from ixigo trains
PNR 2904417768
22691 - Ktaka Sampark Rajdhani
KSR Bengaluru (SBC) → Hazrat Nizamuddin (NZM)
Sat, 06 Feb '27 | 8:00 PM → Mon, 08 Feb '27 | 5:30 AM
Class: 2A  Quota: GN
Passenger 1: Booking RAC 12, Current CNF A3 22 Side Lower
Chart status: Not prepared`,
    expected: [
      leg('rail', '22691', '(SBC) > (NZM)', '2027-02-06 20:00 > 05:30+2', {
        coach: 'A3',
        seat: '22',
        class: '2A',
        reference: '2904417768',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-04',
    shape: 'railway e-ticket',
    text: `ConfirmTkt
Your train ticket is booked!
Booking id CT40192883
Journey on Thu 18 Feb 2027
12423 Dbrt Rajdhani
Departs                     Arrives
New Delhi - NDLS            Guwahati - GHY
16:20, 18 Feb               19:50, 19 Feb
27h 30m
PNR No.  6401199283      Class 3A      Quota Tatkal
Traveller                 Age   Status
Debojit Kalita             44    CNF B9 17 LB
Payment summary
Base fare                Rs 3,285.00
Reservation charge        Rs 40
GST                       Rs 170
Total paid                Rs 3,552.40`,
    expected: [
      leg('rail', '12423', '(NDLS) > (GHY)', '2027-02-18 16:20 > 19:50+1', {
        coach: 'B9',
        seat: '17',
        class: '3A',
        fare: 3552,
        reference: ['6401199283', 'CT40192883'],
      }),
    ],
  },
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
    id: 'design-07',
    shape: 'airline message',
    text: `Dear Guest, thank you for choosing Akasa Air. PNR: M4RTBX. Flight QP-1341 on 9 Feb 27, Ahmedabad(T1)-Bengaluru(T1), Dep 0610, Arr 0840. Web check-in opens 48 hrs prior. Carry valid photo ID. Total Rs.4389`,
    expected: [
      leg('air', 'QP1341', 'Ahmedabad > Bengaluru', '2027-02-09 06:10 > 08:40', {
        name: 'Akasa Air',
        fare: 4389,
        reference: 'M4RTBX',
        arrivesDays: 0,
      }),
    ],
  },
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
    id: 'design-10',
    shape: 'bus',
    text: `AbhiBus eTicket
Hyderabad To Tirupati
Ticket Number: TSR90144820
Journey Date
19-02-2027, Friday
Travels: Orange Tours & Travels
Bus Type
Volvo Multi-Axle A/C Sleeper
Boarding Point
Lakdikapul - Opp Hotel Dwaraka, 09:40 PM (Report by 09:25 PM)
Dropping Point
Leela Mahal Circle, 07:15 AM
Passenger Name  Seat No  Gender  Age
Srinivas M       L9       M       51
Padma M          L10      F       47
Net Fare: 2,780.00
Offer discount: 150.00
Amount Paid: 2,630.00`,
    expected: [
      leg('bus', '', 'Hyderabad > Tirupati', '2027-02-19 21:40 > 07:15+1', {
        name: 'Orange Tours Travels',
        seat: 'L9,L10',
        fare: 2630,
        reference: 'TSR90144820',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-11',
    shape: 'bus',
    text: `KSRTC: Ref No J41829036, Trip 2230MYSCNN, MYSURU to KANNUR, Jny Dt 08/01/2027 Dep 22:30 hrs, AIRAVAT CLUB CLASS, Seats 15 16, Rs.1386, Boarding: MYSURU BUS STAND. Show this SMS with photo ID.`,
    expected: [
      leg('bus', '', 'Mysuru > Kannur', '2027-01-08 22:30', {
        seat: '15,16',
        fare: 1386,
        reference: 'J41829036',
        free: ['class', 'number', 'name'],
      }),
    ],
  },
  {
    id: 'design-12',
    shape: 'ferry or helicopter',
    text: `NAUTIKA - Booking Confirmation
PNR: NTK58203317
Sri Vijaya Puram (Port Blair)  to  Swaraj Dweep (Havelock)
Date: 14-01-2027     Vessel: Nautika
Departure: 07:45     Arrival: 09:15
Class: Luxury
Passengers
1 Gaurav Bhatia M 33 Seat L-21
2 Shruti Bhatia F 31 Seat L-22
Ticket Fare 3,150.00
PSF 100.00
Total 3,250.00
Report at Haddo Wharf 75 minutes before departure`,
    expected: [
      leg('sea', '', 'Sri Vijaya Puram > Swaraj Dweep', '2027-01-14 07:45 > 09:15', {
        name: 'Nautika',
        seat: 'L21,L22',
        class: 'Luxury',
        fare: [3150, 3250],
        reference: 'NTK58203317',
        arrivesDays: 0,
      }),
    ],
  },
  {
    id: 'design-13',
    shape: 'ferry or helicopter',
    text: `HeliYatra e-Ticket
Booking ID: UKHY2704991
Operator: Rajas Aerosports
Date of Journey: 17-05-2027
Sector: PHATA - KEDARNATH - PHATA
Onward slot: 08:00 - 09:00
Passengers: 2
1. Mahesh Tiwari 58 kg 64
2. Usha Tiwari 55 kg 59
Total Fare: Rs. 12,124
Return shuttle will be operated on the same day, after darshan. Reach the helipad 60 min before the slot.`,
    total: 12124,
    expected: [
      leg('air', '', 'Phata > Kedarnath', '2027-05-17 08:00', {
        name: 'Rajas Aerosports',
        reference: 'UKHY2704991',
        free: ['fare', 'name'],
      }),
      {
        kind: 'air',
        from: 'Kedarnath',
        to: 'Phata',
        name: 'Rajas Aerosports',
        reference: 'UKHY2704991',
        ask: ['departs'],
        free: ['fare', 'date', 'name'],
      },
    ],
  },
]
