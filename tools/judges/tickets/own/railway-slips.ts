import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const RAILWAY_SLIPS: TicketText[] = [
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
    id: 'design-47',
    shape: 'railway e-ticket',
    text: `IRCTC e-Ticket
PNR : 2216640873
Train : 20608 / VANDE BHARAT EXP
Quota : GENERAL (GN)
Class : CHAIR CAR (CC)
From : MYSURU JN (MYS)
To : MGR CHENNAI CTL (MAS)
Date of Journey : 14-Feb-2027
Boarding At : KSR BENGALURU (SBC)
Date Of Boarding : 14-Feb-2027
Scheduled Departure : 14:50
Reservation Upto : MGR CHENNAI CTL (MAS)
Scheduled Arrival : 19:20 14-Feb-2027
Adult : 1  Child : 0
Passenger Mobile No : 90000 00000
Distance : 497 KM
Booking Date : 22-Nov-2026 09:14:55 AM
S. No. Name Age Gender Booking Status Current Status
1 K RAMESH 52 Male CNF/C4/57/WINDOW SIDE CNF/C4/57/WINDOW SIDE
Ticket Fare Rs. 1,365.00
Total Fare (all inclusive) Rs. 1,400.40`,
    expected: [
      leg('rail', '20608', '(SBC) > (MAS)', '2027-02-14 14:50 > 19:20', {
        coach: 'C4',
        seat: '57',
        class: 'CC',
        fare: [1365, 1400],
        arrivesDays: 0,
        reference: '2216640873',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-49',
    shape: 'railway e-ticket',
    text: `Two journeys booked on your Paytm account

1. 12269 Duronto Express
MGR Chennai Ctl (MAS) to H Nizamuddin (NZM)
Mon, 08 Feb 2027 06:35 - Tue, 09 Feb 2027 10:40
PNR 4119320087 | 2A | A1-19 (Lower)
Fare ₹3,480

2. 12270 Duronto Express
H Nizamuddin (NZM) to MGR Chennai Ctl (MAS)
Sat, 13 Feb 2027 15:55 - Sun, 14 Feb 2027 20:10
PNR 2730018846 | 2A | A1-7 (Side Lower)
Fare ₹3,480`,
    total: 6960,
    expected: [
      leg('rail', '12269', '(MAS) > (NZM)', '2027-02-08 06:35 > 10:40+1', {
        coach: 'A1',
        seat: '19',
        class: '2A',
        reference: '4119320087',
        free: ['name', 'fare'],
      }),
      leg('rail', '12270', '(NZM) > (MAS)', '2027-02-13 15:55 > 20:10+1', {
        coach: 'A1',
        seat: '7',
        class: '2A',
        reference: '2730018846',
        free: ['name', 'fare'],
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
    id: 'design-107',
    shape: 'railway e-ticket',
    text: `Cleartrip Trains
Trip ID 26112244119
You're going to Gorakhpur!
12555 Gorakhdham SF Express
NDLS New Delhi   21:25   Fri 22 Jan 2027
GKP Gorakhpur    09:35   Sat 23 Jan 2027
3 AC · General · PNR 2637719904
Travellers
Vivek Pandey   CNF   B4 - 12 (UB)
Shalu Pandey   CNF   B4 - 15 (SL)
Fare ₹ 2,190 + fees ₹ 92 = ₹ 2,282`,
    expected: [
      leg('rail', '12555', '(NDLS) > (GKP)', '2027-01-22 21:25 > 09:35+1', {
        coach: 'B4',
        seat: '12,15',
        class: '3A',
        fare: [2282, 2190],
        reference: ['2637719904', '26112244119'],
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-135',
    shape: 'railway e-ticket',
    text: `Virtual Reservation Message (VRM)
PNR : 4628810375
Train : 12841/COROMANDEL EXP
Class : 2A
Quota : LD
DOJ : 05-Mar-2027
From : SHM
To : MAS
Brdg : KGP
Dep : 16:55
Fare : 5120
Psgn1 : CNF/A1/31/LB
Psgn2 : CNF/A1/34/UB`,
    expected: [
      leg('rail', '12841', '(KGP) > (MAS)', '2027-03-05 16:55', {
        coach: 'A1',
        seat: '31,34',
        class: '2A',
        fare: 5120,
        reference: '4628810375',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-136',
    shape: 'railway e-ticket',
    text: `goibibo trains
Booking confirmed
Booking ID GOTRAIN77120994
Mon, 25 Jan 2027
14312 Ala Hazrat Exp
Bhuj (BHUJ) 12:00 PM  ——  20h 35m  ——  Jaipur (JP) 8:35 AM
Arrives Tue, 26 Jan
Sleeper | PNR 8620947731
1. Kiran Maheshwari (F, 46)  S3, 28 (MB)
Amount Paid ₹ 610`,
    expected: [
      leg('rail', '14312', '(BHUJ) > (JP)', '2027-01-25 12:00 > 08:35+1', {
        coach: 'S3',
        seat: '28',
        class: 'SL',
        fare: 610,
        reference: ['8620947731', 'GOTRAIN77120994'],
        free: ['name'],
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
    id: 'fresh-151',
    shape: 'railway e-ticket',
    text: `MakeMyTrip Trains
Congratulations! Your ticket is CONFIRMED
PNR: 4430198822     Booking ID: NR7712009831
16022 - Kaveri Express (Runs daily)
Mysuru Jn (MYS)                    Chennai Central (MAS)
20:20 hrs, Sun, 31 Jan             06:50 hrs, Mon, 01 Feb
Duration: 10h 30m
Class: Sleeper (SL) | Quota: Ladies
Boarding from: Mandya (MYA) at 20:54
Traveller       Status/Coach/Berth
Sowmya (F, 31)  CNF / S7 / 6 / UB
Price details
Ticket fare ₹335 + Service fee ₹35 + Free cancellation ₹60 = ₹430`,
    expected: [
      leg('rail', '16022', '(MYA) > (MAS)', '2027-01-31 20:54 > 06:50+1', {
        coach: 'S7',
        seat: '6',
        class: 'SL',
        fare: 430,
        reference: ['4430198822', 'NR7712009831'],
        free: ['departs'],
      }),
    ],
  },
  {
    id: 'fresh-135',
    shape: 'railway e-ticket',
    text: `IRCTC e-Ticket via Paytm
Order ID: 22871104432
PNR: 4238810977 (CONFIRMED)
18047 - AMARAVATI EXP
SHALIMAR (SHM)                         VASCO DA GAMA (VSG)
11:30 PM, Mon 18 Jan 2027              2:15 PM, Wed 20 Jan 2027
Duration 38h 45m | 3A | General Quota
Boarding: SHALIMAR (SHM), 11:30 PM
PASSENGERS
1. Tapan Sen, 62, M     CNF B1, 33 (Side lower)
2. Mita Sen, 58, F      CNF B1, 31 (Upper)
PAYMENT
Base fare ₹4,020 | IRCTC fee ₹35.4 | Agent fee ₹40 | PG ₹41
Total amount paid ₹4,136`,
    expected: [
      leg('rail', '18047', '(SHM) > (VSG)', '2027-01-18 23:30 > 14:15+2', {
        coach: 'B1',
        seat: '33,31',
        class: '3A',
        fare: 4136,
        reference: ['4238810977', '22871104432'],
      }),
    ],
  },
  {
    id: 'last-19',
    shape: 'railway e-ticket',
    text: `Electronic Reservation Slip (ERS)-Normal User
IRCTC e-Ticketing Service

Booked From                     Boarding At                     To
C SHIVAJI MAH T (CSMT)          C SHIVAJI MAH T (CSMT)          MANGALURU JN (MAJN)
Start Date* 15-Jan-2027         Departure* 21:54 15-Jan-2027    Arrival* 13:05 16-Jan-2027

PNR                             Train No./Name                  Class
8617402935                      12133 / MANGALURU EXP           AC 3 TIER (3A)
Quota                           Distance                        Booking Date
GENERAL (GN)                    915 KM                          18-Nov-2026 08:04:51 HRS

Passenger Details
# Name               Age  Gender  Booking Status      Current Status
1. NAGESH SHETTY     44   M       CNF/B2/17/LOWER     CNF/B2/17/LOWER
2. VIDYA N SHETTY    39   F       CNF/B2/18/MIDDLE    CNF/B2/18/MIDDLE

Acronyms: RLWL: REMOTE LOCATION WAITLIST PQWL: POOLED QUOTA WAITLIST RSWL: ROAD-SIDE WAITLIST
Transaction ID: 100006114382907
IR recovers only 57% of cost of travel on an average.

Payment Details
Ticket Fare                                        ₹ 3,210.00
IRCTC Convenience Fee (Incl. of GST)               ₹ 35.40
Travel Insurance Premium (Incl. of GST)            ₹ 0.90
Total Fare (all inclusive)                         ₹ 3,246.30
PG Charges as applicable (Additional)
Prescribed original ID proof is required while travelling along with SMS/VRM/ERS.
*The printed departure and arrival times are liable to change. Please check correct departure, arrival from
Railway Station Enquiry or dial 139 or SMS RAIL to 139.`,
    expected: [
      leg('rail', '12133', 'C SHIVAJI MAH T (CSMT) > MANGALURU JN (MAJN)', '2027-01-15 21:54 > 13:05+1', {
        name: 'MANGALURU EXP',
        coach: 'B2',
        seat: '17,18',
        class: '3A',
        fare: [3246, 3210],
        reference: '8617402935',
      }),
    ],
  },
]
