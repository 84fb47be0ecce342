import type { TicketText } from '../ticket-text.ts'

export const BOARDED_ON_THE_WAY: TicketText[] = [
  {
    id: 'newest-12',
    shape: 'bus',
    text: `APSRTC: e-Tkt OPRS PNR 40281/117-TPT, Svc 9622 INDRA AC, TIRUPATI to KURNOOL, DOJ 06/12/2026, Dep 22:00, Board @ TIRUPATI RTC CENTRAL BUS STN PF 9 at 22:00, St: 27,28, Adults 2, Fare Rs.1390. Bus details 1 hr before. Cancel till 21:00 at apsrtconline.example`,
    expected: [
      {
        kind: 'bus',
        from: 'TIRUPATI',
        to: 'KURNOOL',
        date: '2026-12-06',
        departs: '22:00',
        seat: '27,28',
        fare: 1390,
        reference: '40281117TPT',
        free: ['name', 'class', 'number', 'from'],
      },
    ],
  },
  {
    id: 'newest-14',
    shape: 'bus',
    text: `From: IntrCity SmartBus <no-reply@intrcity.example>
Your bus ticket from Bengaluru to Vijayawada

Thanks for booking, Chaitanya

Ticket No. RY26L3370952
Status CONFIRMED

Travel date                Friday, 08-Jan-2027
Boarding at 20:50          Silk Board - below flyover, towards HSR
Service start time         20:20 (Electronic City)
Dropping at 08:05          Benz Circle, Vijayawada (Sat, 09-Jan-2027)
Bus type                   Volvo 9600 AC Sleeper (2+1)

Passenger details
Chaitanya Varma, Male, 29, Seat L3
Sai Deepthi, Female, 27, Seat L4

Fare                2,398.00
GST (5%)              119.90
Smart Saver          -150.00
Total amount        2,367.90

Cancel before 08-Jan-2027 08:20 for 75% refund.
Lounge in Bengaluru: Madiwala. Open 6 PM - 11 PM`,
    expected: [
      {
        kind: 'bus',
        name: 'IntrCity',
        from: 'Bengaluru',
        to: 'Vijayawada',
        date: '2027-01-08',
        departs: '20:50',
        arrives: '08:05',
        arrivesDays: 1,
        seat: 'L3,L4',
        fare: 2367.9,
        reference: 'RY26L3370952',
        free: ['class', 'from', 'to'],
      },
    ],
  },
  {
    id: 'newest-16',
    shape: 'bus',
    text: `Dear Passenger,
GSRTC e-ticket details
PNR: G2026-8163320
Trip: 90417 VADODARA - SOMNATH (GURJARNAGARI)
Trip date: 23/12/2026, 21:45 from Vadodara
Your boarding: RAJKOT at 03:10 on 24/12/2026
Your drop: SOMNATH
Seats 31,32
Total 446/-
Bkd on 27/11/2026 22:09. Collect bus no. from RAJKOT enquiry. Wish you happy & safe journey - GSRTC Salamat Savari, ST Amari`,
    expected: [
      {
        kind: 'bus',
        from: 'RAJKOT',
        to: 'SOMNATH',
        date: '2026-12-24',
        departs: '03:10',
        seat: '31,32',
        fare: 446,
        reference: 'G20268163320',
        free: ['name', 'class', 'number'],
      },
    ],
  },
  {
    id: 'newest-17',
    shape: 'unclear',
    text: `[28/11/2026, 10:33:07] Shree Krishna Bus Office: jai shree krishna
[28/11/2026, 10:33:41] Shree Krishna Bus Office: Nagpur to Pune
Shree Krishna Travels ac sleeper
Date Saturday 17/1/2027
Time 7:30 pm, Ganeshpeth office
Seat no 15-16 lower
Tkt no 4471
2 x 1300 = 2600 paid
[28/11/2026, 10:34:20] Mummy: bhaiya 17 ko to sunday hai?
[28/11/2026, 10:41:02] Shree Krishna Bus Office: check karke batata hu`,
    expected: [
      {
        kind: 'bus',
        name: 'Shree Krishna',
        from: 'Nagpur',
        to: 'Pune',
        departs: '19:30',
        fare: 2600,
        reference: '4471',
        ask: ['date'],
        free: ['seat', 'class'],
      },
    ],
  },
  {
    id: 'newest-18',
    shape: 'railway message',
    text: `JM-IRCTCi: PNR:2910447358,TRN:15910,DOJ:11/12/26,SL,DBRG-NDLS,BRDG:GHY,DP:00:05 12/12/26,DIGANTA KALITA,RLWL 9,Fare:815,C Fee:17.70+PG. Berth will be allotted at chart. IRCTC`,
    expected: [
      {
        kind: 'rail',
        number: '15910',
        from: '(GHY)',
        to: '(NDLS)',
        date: '2026-12-12',
        departs: '00:05',
        class: 'SL',
        fare: [815, 832.7],
        reference: '2910447358',
      },
    ],
  },
  {
    id: 'newest-21',
    shape: 'railway e-ticket',
    text: `MakeMyTrip - Train Ticket
Booking ID: NR7R0926114430087
Booking date: 25 Nov 2026

Bhavnagar Terminus  to  Bandra Terminus
#12972 BVC BDTS SF EXP
BVC  Sun, 13 Dec  20:15  ───── 13h 50m ─────  BDTS  Mon, 14 Dec  10:05

PNR No. 8620473319
Class: 2A, Quota: General
Availability at booking: RAC 4

Traveller(s)
Ghanshyam Gohil  61, M    RAC 4   Coach A2, Seat 23 (Side Lower)
Berth preference: Lower

Boarding station: BOTAD JN (BTD), 22:03, Sun 13 Dec (changed from BVC at your request)

Price
Base fare             ₹ 1,665.00
IRCTC charges         ₹ 35.40
MMT service fee       ₹ 30.00
Free cancellation     ₹ 110.00
Total                 ₹ 1,840.40
A refund of RAC tickets is possible till 30 mins before departure.`,
    expected: [
      {
        kind: 'rail',
        number: '12972',
        name: 'BVC BDTS',
        from: 'BOTAD JN (BTD)',
        to: 'Bandra Terminus (BDTS)',
        date: '2026-12-13',
        departs: '22:03',
        arrives: '10:05',
        arrivesDays: 1,
        coach: 'A2',
        seat: '23',
        class: '2A',
        fare: [1840.4, 1665, 1700.4, 1730.4],
        reference: ['8620473319', 'NR7R0926114430087'],
      },
    ],
  },
]
