import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const FRESH_MORE_RAIL: TicketText[] = [
  {
    id: 'fresh-61',
    shape: 'railway message',
    text: `PNR:2218340976,TRN:12920,DOJ:14-01-27,CLS:SL,FRM-TO:UJN-NDLS,DP:23:10,Boarding at UJN only,MEENA J+2,RAC 14,RAC 15,WL 3,Fare:1245,SC:17.7+PG CHGS`,
    expected: [
      leg('rail', '12920', '(UJN) > (NDLS)', '2027-01-14 23:10', {
        class: 'SL',
        fare: [1245, 1263],
        reference: '2218340976',
        free: ['seat', 'fare'],
      }),
    ],
  },
  {
    id: 'fresh-62',
    shape: 'railway message',
    text: `Your ticket PNR 4519027733 is confirmed. 16345 NETRAVATHI EXP, 09 Jan 2027, LTT(11:40) to TVC(18:05, 10 Jan). SL S9/17/LB, S9/18/MB. Have a happy journey!`,
    expected: [
      leg('rail', '16345', '(LTT) > (TVC)', '2027-01-09 11:40 > 18:05+1', {
        coach: 'S9',
        seat: '17,18',
        class: 'SL',
        reference: '4519027733',
      }),
    ],
  },
  {
    id: 'fresh-63',
    shape: 'railway message',
    text: `RailYatri: PNR 2338107765 WL to CNF! Train 11013 CBE Kurla Exp, 16 Dec, Pune to Coimbatore, Coach B1 Seat 22. ETD Pune 00:55 hrs. Order food on track: ry.example/f`,
    expected: [
      leg('rail', '11013', 'Pune > Coimbatore', '2026-12-16 00:55', {
        coach: 'B1',
        seat: '22',
        reference: '2338107765',
      }),
    ],
  },
  {
    id: 'fresh-64',
    shape: 'railway e-ticket',
    text: `Tatkal Ticket booked
PNR  8331907742
22691 - BANGALORE RAJDHANI EXPRESS
Departure	20:00, Mon 11 Jan 2027	KSR BENGALURU (SBC), Platform 1
Arrival	05:30, Wed 13 Jan 2027	H NIZAMUDDIN (NZM)
Class / Quota	AC 3 Tier (3A) / Tatkal
Passengers	Coach-Berth
Vivek P, 44, M	B7 - 9 (LB)
Anju P, 41, F	B7 - 12 (LB)
Ticket fare ₹6,410 + convenience fee ₹42.48 + agent fee ₹40
Total ₹6,492.48`,
    expected: [
      leg('rail', '22691', '(SBC) > (NZM)', '2027-01-11 20:00 > 05:30+2', {
        coach: 'B7',
        seat: '9,12',
        class: '3A',
        fare: [6492, 6410],
        reference: '8331907742',
      }),
    ],
  },
  {
    id: 'fresh-65',
    shape: 'railway e-ticket',
    text: `INDIAN RAILWAYS - COUNTER TICKET (copy)
PNR NO.      TRAIN NO.   DATE         KM    ADULT CHILD   TICKET NO.
6217740918   12860       22-12-2026   1968  2     1       A 77120934
JOURNEY CUM RESERVATION TICKET
CLASS SL   HOWRAH JN TO C SHIVAJI MAH T   RESV UPTO C SHIVAJI MAH T
COACH  SEAT/BERTH   SEX  AGE
S3     49 LB        M    51
S3     50 MB        F    47
S3     51 UB        M    11
R. FEE 60   T.AMT Rs 1,905.00
GITANJALI EXP  SCH DEP 22-12 14:05  SCH ARR 23-12 21:20
BOOKED ON 30-10-2026 11:42`,
    expected: [
      leg('rail', '12860', '', '2026-12-22 14:05 > 21:20+1', {
        from: 'HOWRAH JN',
        to: 'C SHIVAJI MAH T',
        coach: 'S3',
        seat: '49,50,51',
        class: 'SL',
        fare: 1905,
        reference: '6217740918',
      }),
    ],
  },
  {
    id: 'fresh-66',
    shape: 'railway status',
    text: `Where is my train: 12303 Poorva Express
PNR 6442098711 | 20 Dec 2026
Boarding: Asansol Jn (ASN) 10:14
Deboarding: Prayagraj Jn (PRYJ) 18:55
S2 - 5, S2 - 8
Status CNF`,
    expected: [
      leg('rail', '12303', '(ASN) > (PRYJ)', '2026-12-20 10:14 > 18:55', {
        coach: 'S2',
        seat: '5,8',
        reference: '6442098711',
        ask: ['arrivesDays'],
      }),
    ],
  },
  {
    id: 'fresh-67',
    shape: 'railway status',
    text: `Current status for PNR 2105577348: 12431 Trivandrum Rajdhani, date 05-01-2027, class 2A, from ERS to NZM. Passenger 1 - CNF/A1/22. Passenger 2 - CNF/A1/24. Chart not prepared. Scheduled departure from ERS 23:20 on 05-01-2027; train starts TVC 05-01-2027 19:15.`,
    expected: [
      leg('rail', '12431', '(ERS) > (NZM)', '2027-01-05 23:20', {
        coach: 'A1',
        seat: '22,24',
        class: '2A',
        reference: '2105577348',
      }),
    ],
  },
  {
    id: 'fresh-68',
    shape: 'railway e-ticket',
    text: `Dear Ms Iyer,
Your e-ticket has been booked successfully for the train journey from MUMBAI CENTRAL (MMCT) to VADODARA JN (BRC) on 18-Dec-2026. Details:
PNR Number: 8213309475
Train: 12009/SHATABDI EXP
Boarding point: BORIVALI (BVI), 06:52
Reaching: 10:43
Class: CC  Coach: C9  Seat(s): 61 & 62
Amount: Rs 1,760.40
Happy to serve you,
Your travel agent`,
    expected: [
      leg('rail', '12009', '(BVI) > (BRC)', '2026-12-18 06:52 > 10:43', {
        coach: 'C9',
        seat: '61,62',
        class: 'CC',
        fare: 1760,
        reference: '8213309475',
        ask: ['arrivesDays'],
      }),
    ],
  },
  {
    id: 'fresh-69',
    shape: 'unclear',
    text: `Your food order is confirmed! Order ZP771209 for Train 12951, PNR 2431876590, Coach B4 Seat 33. Delivery at Kota Jn on 18 Dec 2026 around 22:05. Amount Rs 349 paid. -Zoop eCatering`,
    expected: 'nothing',
  },
  {
    id: 'fresh-70',
    shape: 'changed',
    text: `PNR 6417720935 Trn 12615 GT EXP DOJ 30-12-26: your waitlisted ticket is cancelled as the chart is prepared and berths are not allotted. Fare will be refunded. Book alternate train on IRCTC.`,
    expected: 'cancelled',
  },
  {
    id: 'fresh-71',
    shape: 'railway message',
    text: `Trn 11041 MAS EXP of 02-01-27 is running late by 3 hrs 20 mins. Now expected at PUNE at 17:45 (sch 14:25). PNR 8112093345 B2/33. Pls plan accordingly. IR`,
    expected: [
      leg('rail', '11041', '', '2027-01-02 17:45', {
        from: '(PUNE)',
        coach: 'B2',
        seat: '33',
        reference: '8112093345',
        free: ['from', 'departs'],
      }),
    ],
  },
  {
    id: 'fresh-72',
    shape: 'forwarded',
    text: `Papa ji tickets ho gayi hain 🙏
Train: Swarna Jayanti Exp 12803
Kahan se: Visakhapatnam (VSKP)
Kahan tak: H Nizamuddin (NZM)
Kab: 25 December 2026, subah 9:20
Pahunchegi: 26 December, dopahar 3:55 PM
PNR: 4312209875
Coach B5 seat 17, 20
Paise: 5240`,
    expected: [
      leg('rail', '12803', '(VSKP) > (NZM)', '2026-12-25 09:20 > 15:55+1', {
        coach: 'B5',
        seat: '17,20',
        fare: 5240,
        reference: '4312209875',
        free: ['fare'],
      }),
    ],
  },
]
