import type { Ticket } from './ticket.ts'

/** The facts that a text gives, and the fields that must be asked. Names, PNRs and numbers are invented. */
type Expected = Partial<Omit<Ticket, 'from' | 'to' | 'questions'>> & {
  from?: string | null
  to?: string | null
  asks?: string[]
}
export type Sample = { title: string; text: string; tickets: Expected[]; secrets: string[] }

export const TODAY = '2026-11-27'

export const SAMPLES: Sample[] = [
  {
    title: 'IRCTC booking SMS',
    text: 'PNR:2345678901,TRN:12951,DOJ:05-12-26,3A,MMCT-NDLS,DP:17:00,Asha Rao+1,B2 34,B2 35,Fare:4560,SC:35.4+PG CHGS. Dear Customer, -IRCTC',
    tickets: [
      {
        kind: 'rail',
        number: '12951',
        date: '2026-12-05',
        departs: 1020,
        from: 'MMCT',
        to: 'NDLS',
        coach: 'B2',
        seat: '34, 35',
        class: '3A',
        fare: 4560,
        asks: [],
      },
    ],
    secrets: ['2345678901', 'Asha', 'Rao'],
  },
  {
    title: 'IRCTC booking SMS with labels in words',
    text: 'PNR-8612345670\nTrn:12627\nDt:14-12-2026\nFrm SBC to NDLS\nCls:SL\nSch Dep:19:20\nP1-S4,23 P2-S4,24\nPassengers: R K Menon, L Menon\nFare:Rs.1710.00\nWebsite fee Rs 17.7 -IRCTC',
    tickets: [
      {
        kind: 'rail',
        number: '12627',
        date: '2026-12-14',
        departs: 1160,
        from: 'SBC',
        to: 'NDLS',
        coach: 'S4',
        seat: '23, 24',
        class: 'SL',
        fare: 1710,
        asks: [],
      },
    ],
    secrets: ['8612345670', 'Menon'],
  },
  {
    title: 'IRCTC electronic reservation slip',
    text: `Electronic Reservation Slip (ERS) - Normal User
Booked From  Boarding At  To
MUMBAI CENTRAL (MMCT)  BORIVALI (BVI)  NEW DELHI (NDLS)
Start Date* 05-Dec-2026  Departure* 17:22 05-Dec-2026  Arrival* 08:32 06-Dec-2026
PNR  Train No./Name  Class
4512345678  12951 / MMCT TEJAS RAJ  AC 3 Tier (3A)
Quota  Distance  Booking Date
GENERAL (GN)  1384 KM  20-Nov-2026 10:12:33 HRS
Passenger Details
# Name Age Gender Booking Status Current Status
1. KAVITA SHARMA 34 F CNF/B2/34/LOWER BERTH CNF/B2/34/LOWER BERTH
2. ARJUN SHARMA 36 M CNF/B2/36/UPPER BERTH CNF/B2/36/UPPER BERTH
Transaction ID: 100005123456789
Payment Details
Ticket Fare  Rs. 6,300.00
IRCTC Convenience Fee (Incl. of GST)  Rs. 35.40
Travel Insurance Premium  Rs. 0.90
Total Fare (all inclusive)  Rs. 6,336.30
IR recovers only 57% of cost of travel on an average. For help call 139.`,
    tickets: [
      {
        kind: 'rail',
        number: '12951',
        date: '2026-12-05',
        departs: 1042,
        arrives: 512,
        arrivesDays: 1,
        from: 'BVI',
        to: 'NDLS',
        coach: 'B2',
        seat: '34, 36',
        class: '3A',
        fare: 6336,
        asks: [],
      },
    ],
    secrets: ['4512345678', 'KAVITA', 'Kavita', 'SHARMA', 'Sharma', '100005123456789'],
  },
  {
    title: 'IndiGo confirmation',
    text: `Your IndiGo Itinerary
Booking reference (PNR): K7XQ2M   Status: CONFIRMED
Date of booking: 18 Nov 2026
Flight 6E 2134
Sat, 05 Dec 2026
BLR 06:15 → DEL 09:05
Bengaluru (T1)  Delhi (T2)
Passenger: Ms Neha Kulkarni   Seat 14C
Contact: +91 98765 01234
Economy
Total fare: INR 5,842
Web check-in opens 48 hrs before departure. Counters close 60 minutes prior.`,
    tickets: [
      {
        kind: 'air',
        number: '6E2134',
        name: 'IndiGo',
        date: '2026-12-05',
        departs: 375,
        arrives: 545,
        arrivesDays: 0,
        from: 'BLR',
        to: 'DEL',
        seat: '14C',
        class: 'Economy',
        fare: 5842,
        asks: [],
      },
    ],
    secrets: ['K7XQ2M', 'Neha', 'Kulkarni', '98765'],
  },
  {
    title: 'Air India confirmation with labels on their own lines',
    text: `Air India e-Ticket
PNR: 6ZT4QP
Passenger name: Mr Vikram Sethi
Flight number
AI 865
Departure
Delhi (DEL) Terminal 3
10:00
12 Dec 2026
Arrival
Mumbai (BOM) Terminal 2
12:15
12 Dec 2026
Cabin: Economy
Seat: 22A
Amount paid: ₹7,420.00`,
    tickets: [
      {
        kind: 'air',
        number: 'AI865',
        name: 'Air India',
        date: '2026-12-12',
        departs: 600,
        arrives: 735,
        arrivesDays: 0,
        from: 'DEL',
        to: 'BOM',
        seat: '22A',
        class: 'Economy',
        fare: 7420,
        asks: [],
      },
    ],
    secrets: ['6ZT4QP', 'Vikram', 'Sethi'],
  },
  {
    title: 'Akasa Air flight past midnight',
    text: 'Akasa Air booking confirmed! PNR ABQ9XZ. QP 1332, Mumbai (BOM) to Goa (GOX), 24 Dec 2026, dep 23:25, arr 00:40 (+1 day). Guest: Farah Khan. Seat 9F. Total amount paid Rs 4,199',
    tickets: [
      {
        kind: 'air',
        number: 'QP1332',
        name: 'Akasa Air',
        date: '2026-12-24',
        departs: 1405,
        arrives: 40,
        arrivesDays: 1,
        from: 'BOM',
        to: 'GOX',
        seat: '9F',
        fare: 4199,
        asks: [],
      },
    ],
    secrets: ['ABQ9XZ', 'Farah', 'Khan'],
  },
  {
    title: 'SpiceJet: two flights with one price',
    text: `SpiceJet booking PNR: D5HYTR
Onward
SG 8169 DEL-BOM 05 Dec 2026 Departs 07:10 Arrives 09:25
Return
SG 8162 BOM-DEL 09 Dec 2026 Departs 20:05 Arrives 22:20
Passenger: Imran Shaikh
Total amount: Rs. 11,250`,
    tickets: [
      {
        kind: 'air',
        number: 'SG8169',
        date: '2026-12-05',
        departs: 430,
        arrives: 565,
        arrivesDays: 0,
        from: 'DEL',
        to: 'BOM',
        fare: null,
        asks: ['fare'],
      },
      {
        kind: 'air',
        number: 'SG8162',
        date: '2026-12-09',
        departs: 1205,
        arrives: 1340,
        arrivesDays: 0,
        from: 'BOM',
        to: 'DEL',
        fare: null,
        asks: ['fare'],
      },
    ],
    secrets: ['D5HYTR', 'Imran', 'Shaikh'],
  },
  {
    title: 'redBus confirmation',
    text: `redBus ticket confirmed
Ticket No: TS8K12345678  PNR: 9988776/1122
Bengaluru to Hampi
VRL Travels
A/C Sleeper (2+1)
Date of Journey: Fri, 04 Dec 2026
Boarding point: Majestic, opp. Railway Station
Boarding time: 10:30 PM
Dropping point: Hampi Bazaar
Dropping time: 06:15 AM (next day)
Seat: L5, L6
Passenger: Deepa N (9876501234)
Total fare: Rs. 2,398`,
    tickets: [
      {
        kind: 'bus',
        name: 'VRL Travels',
        date: '2026-12-04',
        departs: 1350,
        arrives: 375,
        arrivesDays: 1,
        from: 'Bengaluru',
        to: 'Hampi',
        seat: 'L5, L6',
        class: 'A/C Sleeper (2+1)',
        fare: 2398,
        asks: [],
      },
    ],
    secrets: ['TS8K12345678', '9988776', 'Deepa', '9876501234'],
  },
  {
    title: 'KSRTC SMS',
    text: 'KSRTC: PNR J12345678, Trip code 2130BNGMYS, From: Bengaluru, To: Mysuru, DOJ: 05/12/2026, Dep time: 21:30, Seat No: 12, 13, Class: Airavat Club Class, Fare Rs 860. Pickup: Shanthinagar. Mr Suresh. Ph 9900011122',
    tickets: [
      {
        kind: 'bus',
        name: 'KSRTC',
        date: '2026-12-05',
        departs: 1290,
        from: 'Bengaluru',
        to: 'Mysuru',
        seat: '12, 13',
        class: 'Airavat Club Class',
        fare: 860,
        asks: [],
      },
    ],
    secrets: ['J12345678', 'Suresh', '9900011122'],
  },
  {
    title: 'MSRTC ticket',
    text: 'MSRTC Online Reservation\nPNR No: 20261205998877\nBus type: Shivneri\nFrom Pune to Mumbai\nJourney Date: 06/12/2026 Departure Time: 06:30 AM\nSeats: 7,8\nTotal Amount: 1030.00\nName: Sunita P',
    tickets: [
      {
        kind: 'bus',
        date: '2026-12-06',
        departs: 390,
        from: 'Pune',
        to: 'Mumbai',
        seat: '7, 8',
        class: 'Shivneri',
        fare: 1030,
        asks: [],
      },
    ],
    secrets: ['20261205998877', 'Sunita'],
  },
]
