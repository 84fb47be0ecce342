import type { TicketText } from '../ticket-text.ts'

export const KNOWN_RAIL: TicketText[] = [
  {
    id: 'known-01',
    shape: 'railway message',
    text: `PNR:2431876590,TRN:12951,DOJ:18-12-26,CLS:3A,FRM-TO:MMCT-NDLS,DP:17:00,RAKESH NAIR+1,B4 33,B4 36,Fare:5840,SC:17.7+PG CHGS. Please carry original ID proof. -IRCTC`,
    expected: [
      {
        kind: 'rail',
        number: '12951',
        from: '(MMCT)',
        to: '(NDLS)',
        date: '2026-12-18',
        departs: '17:00',
        coach: 'B4',
        seat: '33,36',
        class: '3A',
        fare: [5840, 5858],
        reference: '2431876590',
      },
    ],
  },
  {
    id: 'known-02',
    shape: 'railway message',
    text: `IRCTC-PNR:6512340987,TRAIN:16346,DOJ:09/01/27,TIME:23:50,
SL,ERS TO MAO,S KUMARAN+2,S3 41,S3 44,
S3 47,FARE:1365,SC:17.7+PG CHGS`,
    expected: [
      {
        kind: 'rail',
        number: '16346',
        from: '(ERS)',
        to: '(MAO)',
        date: '2027-01-09',
        departs: '23:50',
        coach: 'S3',
        seat: '41,44,47',
        class: 'SL',
        fare: [1365, 1383],
        reference: '6512340987',
      },
    ],
  },
  {
    id: 'known-03',
    shape: 'railway message',
    text: `PNR-8642013579
Trn:12461
Dt:24-12-26
Frm DLI to JU
Cls:2A
P1-GNWL,14
P2-GNWL,15
Chart Not Prepared
For enquiry dial 139
-CRIS`,
    expected: [
      {
        kind: 'rail',
        number: '12461',
        from: '(DLI)',
        to: '(JU)',
        date: '2026-12-24',
        class: '2A',
        reference: '8642013579',
      },
    ],
  },
  {
    id: 'known-04',
    shape: 'railway e-ticket',
    text: `Electronic Reservation Slip (ERS) - Normal User
Booked From Boarding At To
NEW DELHI (NDLS) NEW DELHI (NDLS) VARANASI JN (BSB)
Start Date* 12-Dec-2026 Departure* 06:00 12-Dec-2026 Arrival* 14:00 12-Dec-2026
PNR Train No./Name Class
2538190476 22436 / VANDE BHARAT EXP CHAIR CAR (CC)
Quota Distance Booking Date
GENERAL (GN) 759 KM 20-Nov-2026 21:14:07 HRS
Passenger Details
# Name Age Gender Booking Status Current Status
1. ANITA VERMA 42 F CNF/C5/23/WINDOW SIDE CNF/C5/23/WINDOW SIDE
2. DEV VERMA 12 M CNF/C5/24/MIDDLE CNF/C5/24/MIDDLE
Acronyms: RLWL: REMOTE LOCATION WAITLIST PQWL: POOLED QUOTA WAITLIST RSWL: ROAD-SIDE WAITLIST
Transaction ID: 100005512837461
IR recovers only 57% of cost of travel on an average.
Payment Details
Ticket Fare ₹ 3,450.00
IRCTC Convenience Fee (Incl. of GST) ₹ 35.40
Travel Insurance Premium (Incl. of GST) ₹ 0.90
Total Fare (all inclusive) ₹ 3,486.30
PG Charges as applicable (Additional)
Beware of fraudulent customer care number. For any assistance, use only the IRCTC e-ticketing Customer care number: 14646.
* The printed Departure and Arrival Times are liable to change. Please Check correct departure, arrival from Railway Station Enquiry or Dial 139 or SMS RAIL to 139.
E-ticket cancellations are permitted through www.irctc.co.in only.`,
    expected: [
      {
        kind: 'rail',
        number: '22436',
        name: 'VANDE BHARAT EXP',
        from: 'NEW DELHI (NDLS)',
        to: 'VARANASI JN (BSB)',
        date: '2026-12-12',
        departs: '06:00',
        arrives: '14:00',
        arrivesDays: 0,
        coach: 'C5',
        seat: '23,24',
        class: 'CC',
        fare: [3486, 3450],
        reference: '2538190476',
      },
    ],
  },
  {
    id: 'known-05',
    shape: 'railway e-ticket',
    text: `IRCTCs e-Ticketing Service
Electronic Reservation Slip (Personal User)
This ticket will only be valid along with an ID proof in original.
PNR No: 4317765120
Train No. & Name: 12639/BRINDAVAN EXP
Quota: General
Transaction ID: 0412876553
Date of Booking: 25-Nov-2026 09:41:02 AM
Class: Second Sitting (2S)
From: MGR CHENNAI CTL (MAS)
Date of Journey: 06-Jan-2027
To: KSR BENGALURU (SBC)
Boarding: MGR CHENNAI CTL (MAS)
Date of Boarding: 06-Jan-2027
Scheduled Departure: 07:40
Resv. Upto: KSR BENGALURU (SBC)
Scheduled Arrival: 06-Jan-2027 13:40
Adult: 2 Child: 0
Passenger Mobile No: 9840011223
Distance: 0359 KM
FARE DETAILS
S.No. Description Amount (In rupees) Amount (In words)
1 Ticket Fare Rs. 310.0 Rupees Three Hundred Ten Only
2 IRCTC Service Charges (Incl. of GST) Rs. 17.7 Rupees Seventeen and Seventy Paisa Only
3 Total Rs. 327.7 Rupees Three Hundred Twenty Seven and Seventy Paisa Only
PASSENGER DETAILS
S.No. Name Age Sex Booking Status Coach/Seat/Berth Current Status
1 LATHA RAMAN 58 Female CNF D7/ 61/ WS CNF
2 R RAMAN 63 Male CNF D7/ 62/ MIDDLE CNF`,
    expected: [
      {
        kind: 'rail',
        number: '12639',
        name: 'BRINDAVAN EXP',
        from: 'MGR CHENNAI CTL (MAS)',
        to: 'KSR BENGALURU (SBC)',
        date: '2027-01-06',
        departs: '07:40',
        arrives: '13:40',
        arrivesDays: 0,
        coach: 'D7',
        seat: '61,62',
        class: '2S',
        fare: [328, 327, 310],
        reference: '4317765120',
      },
    ],
  },
  {
    id: 'known-06',
    shape: 'railway status',
    text: `Chart prepared. PNR 2215509834, Train 12963 MEWAR EXPRESS, DOJ 05-Dec-2026, H NIZAMUDDIN (NZM) 19:00 to UDAIPUR CITY (UDZ). Class 3A.
Passenger 1: Booked WL 21, now CNF B2 18 (MB)
Passenger 2: Booked WL 22, now CNF B2 19 (UB)
Happy journey! Reach the platform 20 min before. Train food by eCatering: call 1323.`,
    expected: [
      {
        kind: 'rail',
        number: '12963',
        name: 'MEWAR EXPRESS',
        from: 'H NIZAMUDDIN (NZM)',
        to: 'UDAIPUR CITY (UDZ)',
        date: '2026-12-05',
        departs: '19:00',
        coach: 'B2',
        seat: '18,19',
        class: '3A',
        reference: '2215509834',
      },
    ],
  },
]
