import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const RAILWAY_STATUSES: TicketText[] = [
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
    id: 'fresh-07',
    shape: 'railway status',
    text: `PNR Status
PNR No: 4628810397
Train: 12839 - HWH MAS MAIL
From: HOWRAH JN (HWH)
To: CHENNAI CENTRAL (MAS)
Date of journey: 28 Dec 2026
Class: 3A    Quota: GN
Passenger 1   Booking: WL 32   Current: RAC 12
Passenger 2   Booking: WL 33   Current: RAC 13
Chart not prepared
Last checked 27 Nov 2026, 19:20`,
    expected: [
      leg('rail', '12839', '(HWH) > (MAS)', '2026-12-28', { class: '3A', reference: '4628810397', free: ['seat'] }),
    ],
  },
  {
    id: 'fresh-08',
    shape: 'railway status',
    text: `Train No. 12050 / Gatimaan Express
Hazrat Nizamuddin (NZM) 08:10 ----- Agra Cantt (AGC) 09:50
Fri 18 Dec
PNR: 2231107754 · CC · GN
P1 CNF C4 56 W
P2 CNF C4 57 A
Confirmed by ConfirmTkt`,
    expected: [
      leg('rail', '12050', '(NZM) > (AGC)', '2026-12-18 08:10 > 09:50', {
        coach: 'C4',
        seat: '56,57',
        class: 'CC',
        reference: '2231107754',
        ask: ['arrivesDays'],
      }),
    ],
  },
  {
    id: 'design-51',
    shape: 'railway status',
    text: `Where is my Train - PNR
6508221947   Updated 2 min ago
12860 Gitanjali Express
Howrah Jn HWH            Mumbai CSMT
Tue 19 Jan, 14:05        Wed 20 Jan, 21:20
Boarding HWH
SL | General
P1  WL 22 -> RAC 41
P2  WL 23 -> RAC 42
Chart not prepared`,
    expected: [
      leg('rail', '12860', '(HWH) > Mumbai CSMT', '2027-01-19 14:05 > 21:20+1', {
        class: 'SL',
        reference: '6508221947',
        free: ['seat', 'name'],
      }),
    ],
  },
  {
    id: 'design-52',
    shape: 'railway status',
    text: `PNR No. : 2817740665
Train No. & Name : 22119 CSMT MAO TEJAS
Boarding Date : 19-12-2026
From : CSMT   To : MAO
Reserved Upto : RN
Boarding Point : DR
Class : CC   Quota : GN
Passenger | Booking Status | Current Status | Coach Position
1 | C3, 15, WS | CNF C3 15 | 6
2 | C3, 16 | CNF C3 16 | 6
Charting Status : Chart Not Prepared`,
    expected: [
      leg('rail', '22119', '(DR) > (RN)', '2026-12-19', {
        coach: 'C3',
        seat: '15,16',
        class: 'CC',
        reference: '2817740665',
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
    id: 'fresh-152',
    shape: 'railway status',
    text: `Train running status alert
22436 Vande Bharat Exp (NDLS → BSB), start date 15 Jan 2027
Your stop: Kanpur Central (CNB) arr 10:08, dep 10:10
PNR 2519930078, C2-31, confirmed, CNB to BSB
Arrives Varanasi Jn (BSB) 14:00`,
    expected: [
      leg('rail', '22436', '(CNB) > (BSB)', '2027-01-15 10:10 > 14:00', {
        coach: 'C2',
        seat: '31',
        reference: '2519930078',
        free: ['arrives', 'arrivesDays', 'from'],
      }),
    ],
  },
  {
    id: 'fresh-136',
    shape: 'railway status',
    text: `PNR : 8108827743
Train : 12780 / GOA EXPRESS
Date of Journey : 24-1-2027
From : NZM   To : MAO   Reserved Upto : MAO   Boarding Point : AGC
Class : 2A
S.No   Booking Status        Current Status
Passenger 1   CNF/A1/23/GN   CNF/A1/23
Passenger 2   CNF/A1/25/GN   CNF/A1/25
Charting Status : Chart Not Prepared
Remarks if any : none. Data as of 27-11-2026 08:14`,
    expected: [
      leg('rail', '12780', '(AGC) > (MAO)', '2027-01-24', {
        coach: 'A1',
        seat: '23,25',
        class: '2A',
        reference: '8108827743',
      }),
    ],
  },
  {
    id: 'last-21',
    shape: 'railway status',
    text: `PNR Status
8412365907
16527 Yesvantpur - Kannur Express
YPR
Yesvantpur Jn
08:00 PM
Thu, 17 Dec 2026
13h 15m
CAN
Kannur
09:15 AM
Fri, 18 Dec 2026
SL · General quota · Chart not prepared
Passenger 1
Booked as WL 14
Now RAC 9
Confirmation chance 92% — High
You will definitely board. Last updated 2 min ago
Trip guarantee: get 3x refund on your next booking`,
    expected: [
      leg('rail', '16527', 'Yesvantpur Jn (YPR) > Kannur (CAN)', '2026-12-17 20:00 > 09:15+1', {
        name: 'Yesvantpur Kannur Express',
        class: 'SL',
        reference: '8412365907',
        free: ['seat', 'coach'],
      }),
    ],
  },
]
