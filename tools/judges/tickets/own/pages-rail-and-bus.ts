import type { TicketText } from '../ticket-text.ts'

export const OWN_PAGES_RAIL_AND_BUS: TicketText[] = [
  {
    id: 'first-15',
    shape: 'bus',
    text: `KSRTC: Ticket booked. PNR: J48201937 Trip Code: 2201BNGSRS NON AC SLEEPER. Bengaluru To Sirsi. DOJ: 18-12-2026 Dep Time: 22:01. Boarding: Kempegowda Bus Station Terminal 2A. Seats: 7,8 (Adult 2). Total Fare Rs.1546/-. Carry original ID proof. Enquiry 080-00000000. Pls do not share OTP with anyone`,
    expected: [
      {
        kind: 'bus',
        number: '2201BNGSRS',
        name: 'KSRTC',
        from: 'Bengaluru',
        to: 'Sirsi',
        date: '2026-12-18',
        departs: '22:01',
        seat: '7,8',
        class: 'NON AC SLEEPER',
        fare: 1546,
        reference: 'J48201937',
      },
    ],
  },
  {
    id: 'first-16',
    shape: 'bus',
    text: `redBus Ticket
Indore  →  Shirdi            Saturday, December 26, 2026
Ticket No: TV3X50917728      PNR No: 26490318
Chandralok Travels
A/C Seater / Sleeper (2+1)

Passenger         Age   Gender   Seat
Anshul Vyas       31    M        L9
Neha Vyas         29    F        L10

Reporting time  09:10 PM
Departure time  09:30 PM
Boarding point  Vijay Nagar Square
                Opp. C21 Mall, Indore. Ph 90000 00000
Dropping point  Shirdi Bus Stand
Dropping time   06:15 AM, 27 Dec

Ticket fare         ₹ 2,198.00
GST                 ₹   109.90
redDeal discount    ₹  -200.00
Wallet used         ₹  -150.00
Paid by UPI         ₹ 1,957.90
Total Amount        ₹ 2,107.90

Get 25% off on your return trip. Use FIRSTRETURN.`,
    expected: [
      {
        kind: 'bus',
        name: 'Chandralok Travels',
        from: 'Indore',
        to: 'Shirdi',
        date: '2026-12-26',
        departs: '21:30',
        arrives: '06:15',
        arrivesDays: 1,
        seat: 'L9,L10',
        class: 'A/C Seater / Sleeper (2+1)',
        fare: 2107.9,
        reference: ['TV3X50917728', '26490318'],
      },
    ],
  },
  {
    id: 'first-17',
    shape: 'bus',
    text: `ANDHRA PRADESH STATE ROAD TRANSPORT CORPORATION
e-TICKET
OPRS PNR No.
Service No.
Service Class
Date of Journey
Leaving From
Going To
Start Time
No. of Seats
Seat Nos.
Total Fare
37450912
3572
INDRA (A/C)
08/01/2027
ONGOLE
TIRUPATI
23:15
3
11, 12, 15
Rs. 2,025.00
Boarding Point: ONGOLE BUS STATION, PLATFORM 6
This e-ticket is valid with an original photo identity card only.`,
    expected: [
      {
        kind: 'bus',
        number: '3572',
        name: ['ANDHRA PRADESH STATE ROAD TRANSPORT CORPORATION', 'APSRTC'],
        from: 'ONGOLE',
        to: 'TIRUPATI',
        date: '2027-01-08',
        departs: '23:15',
        seat: '11,12,15',
        class: 'INDRA (A/C)',
        fare: 2025,
        reference: '37450912',
      },
    ],
  },
  {
    id: 'first-18',
    shape: 'bus',
    text: `🙏 Jai Bhavani Travels, Bhuj 🙏
Namaste Kiritbhai, aapki ticket pakki ho gayi hai

Bhuj se Ahmedabad
Tarikh: 10-12-2026 (Guruvar)
Bus time raat 10:45
Seat no. 3 & 4 (sleeper, niche wali)
Chadne ki jagah: Jubilee Circle, 15 min pehle aa jana
Kiraya 700 x 2 = 1400/- (advance 500 mila, baaki 900 bus mein dena)
Gaadi no. GJ 12 XX 0000

Koi dikkat ho to 98000 00000 pe call karein`,
    expected: [
      {
        kind: 'bus',
        name: 'Jai Bhavani Travels',
        from: 'Bhuj',
        to: 'Ahmedabad',
        date: '2026-12-10',
        departs: '22:45',
        seat: '3,4',
        class: 'sleeper',
        fare: 1400,
        free: ['number', 'class'],
      },
    ],
  },
  {
    id: 'first-19',
    shape: 'bus',
    text: `UPSRTC ONLINE RESERVATION
TICKET NO: UP26-4410983     BOOKING DT: 26/11/2026 18:07
SERVICE: JANRATH 2X2 AC     SERVICE ID: JNR1187
FROM: KAISERBAGH LUCKNOW    TO: GORAKHPUR
JOURNEY DT: 03/12/2026      DEP: 06:30 AM   ARR: 12:15 PM
PASSENGER: 1  RAMESH YADAV M/46   SEAT 22
BASE FARE 512.00  RESERVATION CHARGE 20.00  TOLL 18.00  GST 27.50
TOTAL FARE 577.50
HELPLINE 1800-000-0000   HAPPY JOURNEY / SHUBH YATRA`,
    expected: [
      {
        kind: 'bus',
        number: 'JNR1187',
        name: 'UPSRTC',
        from: 'KAISERBAGH LUCKNOW',
        to: 'GORAKHPUR',
        date: '2026-12-03',
        departs: '06:30',
        arrives: '12:15',
        arrivesDays: 0,
        seat: '22',
        class: 'JANRATH 2X2 AC',
        fare: 577.5,
        reference: 'UP26-4410983',
      },
    ],
  },
  {
    id: 'first-20',
    shape: 'railway e-ticket',
    text: `Dear Customer,
Thank you for using IRCTC's online rail reservation
facility. Your booking details are indicated below.

PNR No.          : 6518273645
Train No. / Name : 12296 / SANGHMITRA EXP
Quota            : GENERAL (GN)
Class            : SLEEPER CLASS (SL)
From             : DANAPUR (DNR)
Boarding At      : DANAPUR (DNR)
To               : SMVT BENGALURU (SMVB)
Date of Journey  : 17-Dec-2026
Scheduled
Departure        : 17-Dec-2026 20:10
Scheduled
Arrival          : 19-Dec-2026 18:40
Transaction ID   : 100006120447193
Passenger Details
S.No Name           Age Sex Status Coach Seat/Berth
1    RAVI RANJAN    28  M   CNF    S4    41/LB
2    PUJA KUMARI    25  F   CNF    S4    42/MB
Ticket Fare             Rs. 1,790.00
IRCTC Convenience Fee
(Incl. of GST)          Rs. 17.70
Travel Insurance
Premium (Incl. of GST)  Rs. 0.90
Total Fare (all incl.)  Rs. 1,808.60

Warm Regards,
Customer Care, Internet Ticketing`,
    expected: [
      {
        kind: 'rail',
        number: '12296',
        name: 'SANGHMITRA EXP',
        from: 'DANAPUR (DNR)',
        to: 'SMVT BENGALURU (SMVB)',
        date: '2026-12-17',
        departs: '20:10',
        arrives: '18:40',
        arrivesDays: 2,
        coach: 'S4',
        seat: '41,42',
        class: 'SL',
        fare: [1808.6, 1790],
        reference: ['6518273645', '100006120447193'],
      },
    ],
  },
  {
    id: 'first-22',
    shape: 'railway e-ticket',
    text: `Electronic Reservation Slip (ERS) Normal User
Booked From Boarding At To
RANCHI (RNC) MURI (MURI) ANAND VIHAR TRM (ANVT)
Start Date* 04-Dec-2026 Departure* 18:28 04-Dec-2026 Arrival*
10:55 05-Dec-2026
PNR Train No./Name Class
6612094438 12825 / JHARKHAND SJ EXP THIRD AC (3A)
Quota Distance Booking Date
GENERAL (GN) 1305 KM 19-Nov-2026 08:14:55 HRS
Passenger Details
# Name Age Gender Booking Status Current Status
1. MANISH TIRKEY 34 M RLWL/23 RLWL/14
2. ANITA TIRKEY 32 F RLWL/24 RLWL/15
Acronyms: RLWL: REMOTE LOCATION WAITLIST PQWL: POOLED QUOTA
WAITLIST RSWL: ROAD-SIDE WAITLIST
Transaction ID: 100006098811427
IR recovers only 57% of cost of travel on an average.
Payment Details
Ticket Fare Rs 3,420.00 IRCTC Convenience Fee (Incl. of GST) Rs
35.40 Total Fare (all inclusive) Rs 3,455.40
PG Charges as applicable (Additional)
* The printed departure and arrival times are liable to change.
For details dial 139.`,
    expected: [
      {
        kind: 'rail',
        number: '12825',
        name: 'JHARKHAND SJ EXP',
        from: 'MURI (MURI)',
        to: 'ANAND VIHAR TRM (ANVT)',
        date: '2026-12-04',
        departs: '18:28',
        arrives: '10:55',
        arrivesDays: 1,
        class: '3A',
        fare: [3455.4, 3420],
        reference: ['6612094438', '100006098811427'],
      },
    ],
  },
  {
    id: 'first-24',
    shape: 'railway message',
    text: `PNR:8234567123,TRN:12952,DOJ:14-12-26,2A,KOTA-BRC,DP:22:30,Amit K+1,A2 33 36,Fare:3370,SC:35.4+PG. Train related info: 139 -IRCTC`,
    expected: [
      {
        kind: 'rail',
        number: '12952',
        from: '(KOTA)',
        to: '(BRC)',
        date: '2026-12-14',
        departs: '22:30',
        coach: 'A2',
        seat: '33,36',
        class: '2A',
        fare: [3370, 3405.4],
        reference: '8234567123',
      },
    ],
  },
  {
    id: 'first-25',
    shape: 'railway status',
    text: `Chart prepared for PNR 4427781590, Trn:16605, Dt:30-11-26, Frm TCR to NCJ, Cls:SL, P1-S5,23 P2-S5,24 P3-S5,31. Chart status is subject to change. Carry ID proof in original. Rail Madad 139`,
    expected: [
      {
        kind: 'rail',
        number: '16605',
        from: '(TCR)',
        to: '(NCJ)',
        date: '2026-11-30',
        coach: 'S5',
        seat: '23,24,31',
        class: 'SL',
        reference: '4427781590',
      },
    ],
  },
]
