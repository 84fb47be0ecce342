import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const FRESH_RAIL: TicketText[] = [
  {
    id: 'fresh-01',
    shape: 'railway message',
    text: `PNR:4207788135,TRAIN:22651,DOJ:31-12-26,SL,MAS-PLNI,Dep:N.A.,
PRABHU S+1,S5 17,S5 20,
Fare:690,SC:22.47+PG CHGS`,
    expected: [
      leg('rail', '22651', '(MAS) > (PLNI)', '2026-12-31', {
        coach: 'S5',
        seat: '17,20',
        class: 'SL',
        fare: [690, 712],
        reference: '4207788135',
      }),
    ],
  },
  {
    id: 'fresh-02',
    shape: 'railway message',
    text: `Chart prepared. PNR 6120098471 Train 12621 TAMIL NADU EXP DOJ 03-01-2027 from MAS to NDLS Dep 22:00 (PF no. 5 exp). Passenger 1: B3-45-UB. Passenger 2: B3-46-SL. Pls carry ID. Happy journey -IR`,
    expected: [
      leg('rail', '12621', '(MAS) > (NDLS)', '2027-01-03 22:00', {
        coach: 'B3',
        seat: '45,46',
        reference: '6120098471',
      }),
    ],
  },
  {
    id: 'fresh-03',
    shape: 'railway message',
    text: `Dear Customer, boarding point for PNR 2716640098 (Trn 12137, DOJ 21-Dec-2026) has been changed from CSMT to KYN. Please board at KYN, dep 20:27. Berth of CSMT will not be available. IRCTC`,
    expected: [leg('rail', '12137', '(KYN) > ', '2026-12-21 20:27', { reference: '2716640098' })],
  },
  {
    id: 'fresh-04',
    shape: 'railway message',
    text: `IRCTC: Train 12301 Howrah Rajdhani of 19-Dec-26 (PNR 6534412098) is rescheduled. It will now leave HWH at 19:20 hrs instead of 16:50 hrs. Inconvenience regretted.`,
    expected: [leg('rail', '12301', '(HWH) > ', '2026-12-19 19:20', { reference: '6534412098' })],
  },
  {
    id: 'fresh-05',
    shape: 'railway e-ticket',
    text: `Electronic Reservation Slip (ERS)-Normal User
Booked from	Boarding At	To
KOTA JN (KOTA)	SAWAI MADHOPUR (SWM)	MUMBAI CENTRAL (MMCT)
Start Date* 22-Jan-2027	Departure* 18:40 22-Jan-2027	Arrival* 08:35 23-Jan-2027
PNR	Train No./Name	Class
2819904417	12954 / AK TEJAS RAJ EX	AC 2 TIER (2A)
Quota	Distance	Booking Date
TATKAL (TQ)	917 KM	21-Jan-2027 10:01:44 HRS
Passenger Details
#	Name	Age	Gender	Booking Status	Current Status
1.	S MEENA	39	M	CNF/A2/9/LOWER	CNF/A2/9/LOWER
Payment Details
Ticket Fare	₹ 3,905.00
IRCTC Convenience Fee (Incl. of GST)	₹ 35.40
Total Fare (all inclusive)	₹ 3,940.40`,
    expected: [
      leg('rail', '12954', '(SWM) > (MMCT)', '2027-01-22 18:40 > 08:35+1', {
        name: ['AK TEJAS RAJ', 'August Kranti', 'Tejas Rajdhani'],
        free: ['name'],
        coach: 'A2',
        seat: '9',
        class: '2A',
        fare: [3940, 3905],
        reference: '2819904417',
      }),
    ],
  },
  {
    id: 'fresh-06',
    shape: 'railway e-ticket',
    text: `ixigo trains
Your train ticket is booked!
PNR 8412270093
Trip ID: IXT81277340

16591 Hampi Express
SBC
22:00
Sat, 09 Jan 2027
KSR Bengaluru
9h 5m
HPT
07:05
Sun, 10 Jan 2027
Hosapete Jn
Class: SL | Quota: General

Travellers
1. Karthik (28, M) CNF S4, 12, Middle
2. Nila (27, F) CNF S4, 13, Upper

Fare summary
Base fare ₹620
ixigo service charge ₹40
Total ₹660`,
    expected: [
      leg('rail', '16591', '(SBC) > (HPT)', '2027-01-09 22:00 > 07:05+1', {
        coach: 'S4',
        seat: '12,13',
        class: 'SL',
        fare: 660,
        reference: ['8412270093', 'IXT81277340'],
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
    id: 'fresh-09',
    shape: 'railway e-ticket',
    text: `इलेक्ट्रॉनिक आरक्षण पर्ची (ERS)
PNR No. 2340098812   Train No./Name 12391 / SHRAMJEEVI EXP   Class SLEEPER CLASS (SL)
From RAJGIR (RGD)   Boarding At PATNA JN (PNBE)   To NEW DELHI (NDLS)
Start Date 14-Jan-2027   Departure 10:55 14-Jan-2027   Arrival 13:10 15-Jan-2027
यात्री: 1. R KUMAR 34 M CNF/S6/41/LOWER
Ticket Fare Rs. 515.00  IRCTC Convenience Fee Rs. 17.70  Total Fare Rs. 532.70`,
    expected: [
      leg('rail', '12391', '(PNBE) > (NDLS)', '2027-01-14 10:55 > 13:10+1', {
        coach: 'S6',
        seat: '41',
        class: 'SL',
        fare: [533, 515],
        reference: '2340098812',
      }),
    ],
  },
  {
    id: 'fresh-10',
    shape: 'railway e-ticket',
    text: `PNR : 6619902284 Train No. & Name : 20607/MYS VANDEBHARAT From : MGR CHENNAI CTL (MAS) To : MYSURU JN (MYS) Date of Journey : 26-Dec-2026 Class : EXEC CHAIR CAR(EC) Scheduled Departure : 05:50 Scheduled Arrival : 12:20 26-Dec-2026 Coach/Seat : E1/21,E1/22 Adults : 2 Child : 0 Total Fare : Rs 4,630 Transaction ID : 100004412876 Date of Booking : 20-Nov-2026`,
    expected: [
      leg('rail', '20607', '(MAS) > (MYS)', '2026-12-26 05:50 > 12:20+0', {
        coach: 'E1',
        seat: '21,22',
        class: 'EC',
        fare: 4630,
        reference: '6619902284',
      }),
    ],
  },
  {
    id: 'fresh-11',
    shape: 'railway e-ticket',
    text: `Cleartrip
Train booking confirmed
Trip ID Q261127440912
New Delhi to Kalka
Mon, 28 Dec 2026
12011 Kalka Shatabdi Exp
NDLS 07:40
KLK 11:45
CC · 1 Adult
PNR 2109987641
DEEPA B, C8-33
You paid Rs. 785`,
    expected: [
      leg('rail', '12011', '(NDLS) > (KLK)', '2026-12-28 07:40 > 11:45', {
        coach: 'C8',
        seat: '33',
        class: 'CC',
        fare: 785,
        reference: ['2109987641', 'Q261127440912'],
        ask: ['arrivesDays'],
      }),
    ],
  },
  {
    id: 'fresh-12',
    shape: 'forwarded',
    text: `Fwd: tickets
> Hi Anu,
> PNR 8120076543 Deccan Queen 12124, Pune - CSMT, 2 Jan 2027, 07:15 se 10:25, chair car C5/11, C5/12.
> Wapsi: PNR 8120076544, 12123 Deccan Queen, CSMT - Pune, 4 Jan 2027, 17:10 se 20:25, chair car C2/40, C2/41
> Dono ka mila ke 740 rupaye.`,
    expected: [
      leg('rail', '12124', 'Pune > (CSMT)', '2027-01-02 07:15 > 10:25', {
        coach: 'C5',
        seat: '11,12',
        class: 'CC',
        reference: '8120076543',
        ask: ['arrivesDays'],
        free: ['fare'],
      }),
      leg('rail', '12123', '(CSMT) > Pune', '2027-01-04 17:10 > 20:25', {
        coach: 'C2',
        seat: '40,41',
        class: 'CC',
        reference: '8120076544',
        ask: ['arrivesDays'],
        free: ['fare'],
      }),
    ],
    total: 740,
  },
]
