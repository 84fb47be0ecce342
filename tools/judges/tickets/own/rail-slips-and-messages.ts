import type { TicketText } from '../ticket-text.ts'

export const RAIL_SLIPS_AND_MESSAGES: TicketText[] = [
  {
    id: 'third-01',
    shape: 'railway message',
    text: `PNR:4528163907,TRN:16525,DOJ:05-01-27,SL,KTYM-SBC,DP:17:48,Boarding at KTYM only,RAVI NAMBIAR+1,S5 33,S5 36,Fare:770,C Fee:17.7+PG -IRCTC`,
    expected: [
      {
        kind: 'rail',
        number: '16525',
        from: '(KTYM)',
        to: '(SBC)',
        date: '2027-01-05',
        departs: '17:48',
        coach: 'S5',
        seat: '33,36',
        class: 'SL',
        fare: [770, 787.7],
        reference: '4528163907',
      },
    ],
  },
  {
    id: 'third-02',
    shape: 'railway message',
    text: `JK-IRCTCi
PNR:8746120359,TRN:12616,DOJ:16-01-27,2A,GWL-MAS,DP:20:53,
S K TIWARI+2,WL 8,WL 9,WL 10,
Fare:8385,C Fee:35.4+PG
Chart will be prepared 8 hrs before departure. WL passengers not to board reserved coach.`,
    expected: [
      {
        kind: 'rail',
        number: '12616',
        from: '(GWL)',
        to: '(MAS)',
        date: '2027-01-16',
        departs: '20:53',
        class: '2A',
        fare: [8385, 8420.4],
        reference: '8746120359',
      },
    ],
  },
  {
    id: 'third-03',
    shape: 'railway status',
    text: `Chart Prepared
PNR : 2640913857
Train : 12779 - GOA EXPRESS
Date of Journey : 13-12-2026
From : BGM   To : NZM   Class : 3A
Passenger    Booking Status    Current Status    Coach    Berth
P1    RAC 21    CNF    B3    17 (LB)
P2    RAC 22    CNF    B3    20 (MB)
Sch. Departure 19:05   Platform (expected) 1
For enquiry dial 139. Happy Journey - Indian Railways`,
    expected: [
      {
        kind: 'rail',
        number: '12779',
        name: 'GOA EXPRESS',
        from: '(BGM)',
        to: '(NZM)',
        date: '2026-12-13',
        departs: '19:05',
        coach: 'B3',
        seat: '17,20',
        class: '3A',
        reference: '2640913857',
      },
    ],
  },
  {
    id: 'third-04',
    shape: 'railway e-ticket',
    text: `Electronic Reservation Slip (ERS)-Normal User
Booked From
HOWRAH JN (HWH)
Boarding At
HOWRAH JN (HWH)
To
PURI (PURI)
Start Date* 22-Jan-2027
Departure* 22:35 22-Jan-2027
Arrival* 07:35 23-Jan-2027
PNR
6345820174
Train No./Name
12837 / HWH PURI EXPRESS
Class
THIRD AC (3A)
Quota
GENERAL (GN)
Distance
500 KM
Booking Date
20-Nov-2026 10:14:33 HRS
Passenger Details
# Name Age Gender Booking Status Current Status
1. ANIRBAN DUTTA 46 M CNF/B4/25/LOWER BERTH CNF/B4/25/LOWER BERTH
2. MOUSUMI DUTTA 43 F CNF/B4/28/LOWER BERTH CNF/B4/28/LOWER BERTH
Acronyms: RLWL: REMOTE LOCATION WAITLIST PQWL: POOLED QUOTA WAITLIST RSWL: ROAD-SIDE WAITLIST
Transaction ID: 100005812340977
IR recovers only 57% of cost of travel on an average.
Payment Details
Ticket Fare
IRCTC Convenience Fee (Incl. of GST)
Travel Insurance Premium (Incl. of GST)
Total Fare (all inclusive)
₹ 1,590.00
₹ 35.40
₹ 0.90
₹ 1,626.30
PG Charges as applicable (Additional)
IRCTC Convenience Fee is charged per e-ticket irrespective of number of passengers on the ticket.
* The printed Departure and Arrival Times are liable to change. Please Check correct departure, arrival from Railway Station Enquiry or Dial 139 or SMS RAIL to 139.
INSTRUCTIONS:
1. Prescribed original ID proof is required while travelling along with SMS/ VRM/ ERS otherwise will be treated as without ticket and penalized as per Railway Rules.`,
    expected: [
      {
        kind: 'rail',
        number: '12837',
        name: 'PURI EXPRESS',
        from: 'HOWRAH JN (HWH)',
        to: 'PURI (PURI)',
        date: '2027-01-22',
        departs: '22:35',
        arrives: '07:35',
        arrivesDays: 1,
        coach: 'B4',
        seat: '25,28',
        class: '3A',
        fare: [1626.3, 1590, 1625.4],
        reference: '6345820174',
      },
    ],
  },
  {
    id: 'third-05',
    shape: 'railway e-ticket',
    text: `Electronic Reservation Slip (ERS)-Normal User
Booked From Boarding At To
C SHIVAJI MAH T (CSMT) C SHIVAJI MAH T (CSMT) VGL JHANSI JN (VGLJ)
Start Date* 09-Dec-2026 Departure* 19:35 09-Dec-2026 Arrival* 14:02 10-Dec-2026
PNR Train No./Name Class
8231770465 12137 / PUNJAB MAIL SLEEPER CLASS (SL)
Quota Distance Booking Date
GENERAL (GN) 1126 KM 24-Nov-2026 21:40:07 HRS
Passenger Details
# Name
Age Gender Booking Status Current Status
1. PRADEEP KUSHWAHA
38 M RAC/14 RAC/14
Transaction ID: 100005819907312
Payment Details
Ticket Fare ₹ 560.00
IRCTC Convenience Fee (Incl. of GST) ₹ 17.70
Travel Insurance Premium (Incl. of GST) ₹ 0.45
Total Fare (all inclusive) ₹ 578.15
Beware of fraudulent customer care number. For any assistance, use only the IRCTC e-ticketing
Customer care number:14646.`,
    expected: [
      {
        kind: 'rail',
        number: '12137',
        name: 'PUNJAB MAIL',
        from: 'C SHIVAJI MAH T (CSMT)',
        to: 'VGL JHANSI JN (VGLJ)',
        date: '2026-12-09',
        departs: '19:35',
        arrives: '14:02',
        arrivesDays: 1,
        class: 'SL',
        fare: [578.15, 560, 577.7],
        reference: '8231770465',
      },
    ],
  },
  {
    id: 'third-06',
    shape: 'railway e-ticket',
    text: `IRCTC Electronic Reservation Slip (ERS)
PNR No: 8617249930 Train No. & Name: 22229 / CSMT MAO VANDE BHARAT EXP
Quota: GENERAL Class: AC CHAIR CAR (CC) Distance: 586 KM
Date of Journey: 26-Dec-2026 Date of Booking: 02-Nov-2026 08:03:51
From: MUMBAI CSMT (CSMT)
To: MADGAON (MAO)
Boarding: MUMBAI CSMT (CSMT) Date of Boarding: 26-Dec-2026
Scheduled Departure: 26-Dec-2026 05:25
Scheduled Arrival: 26-Dec-2026 13:10
Adult: 3 Child: 0 Catering: Veg, Non Veg, Veg
S.No. Name Age Sex Booking Status Coach Seat No. Preference
1 NILESH SAWANT 51 Male CNF C5 41 WINDOW SIDE
2 PALLAVI SAWANT 47 Female CNF C5 42 MIDDLE
3 TANVI SAWANT 19 Female CNF C5 43 AISLE
FARE DETAILS
Ticket Fare Rs. 5,460.00 Catering Charge (included) Rs. 1,092.00
Convenience Fee Rs. 35.40
Total Fare Rs. 5,495.40
(Rupees Five Thousand Four Hundred Ninety Five and Forty Paisa only)`,
    expected: [
      {
        kind: 'rail',
        number: '22229',
        name: 'VANDE BHARAT',
        from: 'MUMBAI CSMT (CSMT)',
        to: 'MADGAON (MAO)',
        date: '2026-12-26',
        departs: '05:25',
        arrives: '13:10',
        arrivesDays: 0,
        coach: 'C5',
        seat: '41,42,43',
        class: 'CC',
        fare: [5495.4, 5460],
        reference: '8617249930',
      },
    ],
  },
  {
    id: 'third-11',
    shape: 'railway message',
    text: `[26/11/26, 7:42 pm] Sharma Travels: Namaste Mehta ji 🙏
aapki ticket confirm ho gayi hai
Train 12919 Malwa Express
Indore se Katra
23 December 2026 ko dopahar 12:25 PM pe niklegi, agle din 24 December ko 4:40 PM Katra pahunchegi
2A, coach A1, seat 15 aur 17
PNR 2509917346
Total 6480 (200 mera charge included). GPay kar dijiyega 50000 41122 pe
ID card saath rakhna`,
    expected: [
      {
        kind: 'rail',
        number: '12919',
        name: 'Malwa',
        from: 'Indore',
        to: 'Katra',
        date: '2026-12-23',
        departs: '12:25',
        arrives: '16:40',
        arrivesDays: 1,
        coach: 'A1',
        seat: '15,17',
        class: '2A',
        fare: [6480, 6280],
        reference: '2509917346',
      },
    ],
  },
]
