import type { TicketText } from '../ticket-text.ts'
import { leg, stay } from './short-labels.ts'

export const DESIGN_SIXTH: TicketText[] = [
  {
    id: 'design-131',
    shape: 'airline mail',
    text: `INTERGLOBE AVIATION LTD.(INDIGO)
INDIGO PASSENGER(S)
1. MS REKHA NAIR
Date Dep Time Check-in/Bag drop closes From To Via Flight Dep Terminal Arr Time
03 Jan 27 22:45 21:45 Kochi Mumbai 6E 6482 1 00:45
04 Jan 27 07:30 06:30 Mumbai Diu 6E 7133 1 08:50
Booking Reference Status Payment Status
Q9TG8J Confirmed Complete
Date Of Booking 24 Nov 26 18:14:39
PRICE SUMMARY
Airfare Charges 9,240
Total Price 11,018 INR`,
    total: 11018,
    expected: [
      leg('air', '6E6482', 'Kochi > Mumbai', '2027-01-03 22:45 > 00:45+1', {
        name: 'IndiGo',
        reference: 'Q9TG8J',
        free: ['fare'],
      }),
      leg('air', '6E7133', 'Mumbai > Diu', '2027-01-04 07:30 > 08:50', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'Q9TG8J',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-132',
    shape: 'airline mail',
    text: `Star Air e-Ticket
PNR: S5KQ81
Name: Mr. Basavaraj Patil
Flight S5 149 | Embraer 175
Hubballi (HBX)                Hindon (HDO)
10 Feb 2027                   10 Feb 2027
13:50                         16:20
Fare details: Base 3,999 | UDF 412 | GST 221 | Total 4,632`,
    expected: [
      leg('air', 'S5149', '(HBX) > (HDO)', '2027-02-10 13:50 > 16:20', {
        name: 'Star Air',
        arrivesDays: 0,
        fare: 4632,
        reference: 'S5KQ81',
      }),
    ],
  },
  {
    id: 'design-133',
    shape: 'airline message',
    text: `Dear AMIT, booking confirmed on FLY91. PNR 91K7XQ. IC 1312 Goa(GOX)-Agatti(AGX) Tue 09Mar27 STD 09:40 STA 11:55. Bag 15kg.`,
    expected: [
      leg('air', 'IC1312', '(GOX) > (AGX)', '2027-03-09 09:40 > 11:55', {
        name: 'FLY91',
        arrivesDays: 0,
        reference: '91K7XQ',
      }),
    ],
  },
  {
    id: 'design-134',
    shape: 'boarding pass',
    text: `AIR INDIA EXPRESS
BOARDING PASS / बोर्डिंग पास
From/से  LUCKNOW LKO
To/तक  BENGALURU BLR
Flight IX 1926  Date 23 FEB
Bdg Time 13:15  Dep Time 14:00
Seat 3A  Seq 012  Gate 7
PNR NQ7WXK
SAXENA/ADITI MS`,
    expected: [
      leg('air', 'IX1926', '(LKO) > (BLR)', '2027-02-23 14:00', {
        name: 'Air India Express',
        seat: '3A',
        reference: 'NQ7WXK',
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
    id: 'design-137',
    shape: 'bus',
    text: `IntrCity SmartBus
Boarding Pass
Trip: Delhi - Dehradun
Date: 02-01-2027 (Sat)
Boarding: ISBT Kashmiri Gate, 23:30
Dropping: ISBT Dehradun, 05:15 (03-01-2027)
Name: Ayesha Khan   Seat: 5 (Lower)
PNR: ICDEL88120
Amount: ₹699.00`,
    expected: [
      leg('bus', '', 'Delhi > Dehradun', '2027-01-02 23:30 > 05:15+1', {
        name: 'IntrCity',
        seat: '5',
        fare: 699,
        reference: 'ICDEL88120',
      }),
    ],
  },
  {
    id: 'design-138',
    shape: 'bus',
    text: `OSRTC e-Ticket
Ticket No. ORS2712200981   Txn 2209187744
Bhubaneswar (Baramunda) to Puri
27-12-2026  07:30 hrs
Service: AC Seater   Seat Nos: 3, 4
Fare 2 x 110 = Rs 220
Helpline 0674-0000000`,
    expected: [
      leg('bus', '', 'Bhubaneswar > Puri', '2026-12-27 07:30', {
        seat: '3,4',
        fare: 220,
        reference: 'ORS2712200981',
        free: ['class', 'name'],
      }),
    ],
  },
  {
    id: 'design-139',
    shape: 'bus',
    text: `Greetings from NORTHERN TRAVELS!
Your seat no 2LB & 3LB from CHANDIGARH to SRINAGAR on 24-Dec-2026 is confirmed. 
Boarding point: Sector 43 ISBT
Boarding time: 06:00 PM
Ticket no NT/26/44817
Vehicle no and crew details will be shared 30 min before. Fare 3,000 paid online.`,
    expected: [
      leg('bus', '', 'Chandigarh > Srinagar', '2026-12-24 18:00', {
        name: 'Northern Travels',
        seat: '2,3',
        fare: 3000,
        reference: 'NT2644817',
      }),
    ],
  },
  {
    id: 'design-140',
    shape: 'ferry or helicopter',
    text: `Your Nautika booking
PNR  NTK770918
Status  Confirmed

Swaraj Dweep           Shaheed Dweep
11:15 AM               12:00 PM
Sun, 17 Jan 2027

Nautika Lite - Luxury
Guests: Rohit (34), Neha (32) - Seats 12B, 12C
Amount paid  INR 2,960`,
    expected: [
      leg('sea', '', 'Swaraj Dweep > Shaheed Dweep', '2027-01-17 11:15 > 12:00', {
        name: 'Nautika Lite',
        seat: '12B,12C',
        class: 'Luxury',
        fare: 2960,
        arrivesDays: 0,
        reference: 'NTK770918',
      }),
    ],
  },
  {
    id: 'design-141',
    shape: 'ferry or helicopter',
    text: `Amarnath Yatra Helicopter Ticket
Sector: Pahalgam - Panjtarni - Pahalgam
Operator: Heritage Aviation
Booking No: AY270714882
Date of travel 14-07-2027
Reporting time 07:00 (Pahalgam helipad)
Onward flight 08:00
Return flight 13:00
Pax 2   Total Rs 21,600`,
    total: 21600,
    expected: [
      leg('air', '', 'Pahalgam > Panjtarni', '2027-07-14 08:00', {
        name: 'Heritage Aviation',
        reference: 'AY270714882',
        free: ['fare'],
      }),
      leg('air', '', 'Panjtarni > Pahalgam', '2027-07-14 13:00', {
        name: 'Heritage Aviation',
        reference: 'AY270714882',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-142',
    shape: 'hotel',
    text: `SOTC Holidays - Hotel Voucher
Voucher No: HV/2627/09981
Hotel: Radisson Blu Resort, Cavelossim, Goa
Guest(s): Mr Rajat Khurana + 1
Arrival: 20-Jan-2027 (1500 hrs)
Departure: 24-Jan-2027 (1100 hrs)
Rooms: 1 Superior (CP)
No. of nights: 4
Confirmed by: Melvin, hotel conf. no. RB77120
All payments settled.`,
    expected: [
      stay('Radisson Blu Resort', 'Goa', '2027-01-20 15:00 > 11:00+4', {
        to: ['Goa', 'Cavelossim'],
        reference: ['HV262709981', 'RB77120'],
      }),
    ],
  },
  {
    id: 'design-143',
    shape: 'hotel',
    text: `zostel.com
Booking #ZST-8842210
Zostel Gokarna
Hey Aarav, your bed is booked!
Check-in
30 Dec 2026, 12 PM
Check-out
02 Jan 2027, 10 AM
2 x Bed in 6 Bed Mixed Dorm
Total ₹4,794
Paid ₹1,438
Balance ₹3,356 (pay at property)`,
    expected: [
      stay('Zostel Gokarna', 'Gokarna', '2026-12-30 12:00 > 10:00+3', { fare: 4794, reference: 'ZST8842210' }),
    ],
  },
  {
    id: 'design-144',
    shape: 'forwarded',
    text: `*Ticket details (forwarded)*
Bhaiya ka flight h kal nahi parso
Air India AI-409
Patna to Delhi
Dep 30 Nov 2026, 12:55
Arr 14:40
PNR 6KTXQW
Seat 17E
Kal web check in kar dena please`,
    expected: [
      leg('air', 'AI409', 'Patna > Delhi', '2026-11-30 12:55 > 14:40', {
        name: 'Air India',
        seat: '17E',
        arrivesDays: 0,
        reference: '6KTXQW',
      }),
    ],
  },
  {
    id: 'design-145',
    shape: 'changed',
    text: `Dear Passenger, Train 12802 Purushottam Exp (PNR 2810447739) on 22-Dec-2026 has been diverted. You can board at Pt DD Upadhyaya Jn (DDU) instead of PRYJ at 05:40. Coach B3, 18. Regards, Indian Railways`,
    expected: [
      leg('rail', '12802', '(DDU) > ', '2026-12-22 05:40', {
        coach: 'B3',
        seat: '18',
        reference: '2810447739',
        free: ['name', 'to', 'departs'],
      }),
    ],
  },
  {
    id: 'design-146',
    shape: 'unclear',
    text: `Flight booked!
Goa trip - 2 ppl
Going 5/2, coming back 8/2
SpiceJet
PNR WQ5TLX
Rs 9,980`,
    expected: [
      {
        kind: 'air',
        name: 'SpiceJet',
        reference: 'WQ5TLX',
        ask: ['from', 'date', 'departs'],
        free: ['to', 'fare', 'name'],
      },
    ],
    orNothing: true,
  },
]
