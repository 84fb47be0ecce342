import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const BUSES_OF_STATES_AND_SELLERS: TicketText[] = [
  {
    id: 'fresh-186',
    shape: 'bus',
    text: `KSRTC - Karnataka State Road Transport Corporation
e-Ticket (Onward and Return)

ONWARD
PNR No. J90041177          Trip Code 2200BNGMNG
Class of service: AMBAARI UTSAV (AC Sleeper)
From: Bengaluru            To: Mangaluru
Date of journey: 11-12-2026 (Fri)    Departure: 22:00    Arrival: 05:30 on 12-12-2026
Boarding point: Kempegowda Bus Station Terminal 2 Platform 12, report by 21:45
Seat No. 7, 8  (2 adults)
Basic fare 2,300.00  Toll 60.00  GST 115.00  Reservation 40.00  Ticket amount Rs. 2,515.00

RETURN
PNR No. J90041178          Trip Code 2115MNGBNG
Class of service: AMBAARI UTSAV (AC Sleeper)
From: Mangaluru            To: Bengaluru
Date of journey: 13-12-2026 (Sun)    Departure: 21:15    Arrival: 05:00 on 14-12-2026
Boarding point: Mangaluru KSRTC Bus Stand Bejai, report by 21:00
Seat No. 11, 12  (2 adults)
Basic fare 2,300.00  Toll 60.00  GST 115.00  Reservation 40.00  Return discount -230.00  Ticket amount Rs. 2,285.00

Amount debited: Rs. 4,800.00
Carry original ID proof. Helpline 080-0000-9000`,
    expected: [
      leg('bus', '2200BNGMNG', 'Bengaluru > Mangaluru', '2026-12-11 22:00 > 05:30+1', {
        name: ['KSRTC', 'Karnataka State Road Transport Corporation'],
        seat: '7,8',
        class: 'AMBAARI UTSAV (AC Sleeper)',
        fare: 2515,
        reference: 'J90041177',
        free: ['number', 'class'],
      }),
      leg('bus', '2115MNGBNG', 'Mangaluru > Bengaluru', '2026-12-13 21:15 > 05:00+1', {
        name: ['KSRTC', 'Karnataka State Road Transport Corporation'],
        seat: '11,12',
        class: 'AMBAARI UTSAV (AC Sleeper)',
        fare: 2285,
        reference: 'J90041178',
        free: ['number', 'class'],
      }),
    ],
  },
  {
    id: 'fresh-187',
    shape: 'bus',
    text: `MAHARASHTRA STATE ROAD TRANSPORT CORPORATION (MSRTC)
Online Reservation Ticket
Ticket No      : E2612190045
Transaction ID : 5500012398
Bus Type       : SHIVNERI (AC)
Journey        : DADAR to SWARGATE
Journey Date   : 19/12/2026
Departure Time : 06:15 AM
Boarding Stop  : DADAR (ASIAD)       Alighting Stop : SWARGATE
Passenger Details
Sr  Name               Age  G  Seat  Concession
1   SHUBHANGI PAWAR    41   F  05    MAHILA SANMAN
2   ANANT PAWAR        47   M  06    NONE
Fare 257.00 + 515.00 = 772.00
Reservation charges 10.00
Total Amount Rs. 782.00
Please reach the stop 15 minutes before the departure. Original photo ID is compulsory.`,
    expected: [
      leg('bus', '', 'Dadar > Swargate', '2026-12-19 06:15', {
        name: ['MSRTC', 'Maharashtra State Road Transport Corporation'],
        seat: '05,06',
        class: 'SHIVNERI (AC)',
        fare: [782, 772],
        reference: ['E2612190045', '5500012398'],
        free: ['class', 'name'],
      }),
    ],
  },
  {
    id: 'fresh-188',
    shape: 'bus',
    text: `UPSRTC: Dear passenger your ticket is booked. Tkt No UP81220917, Service JANRATH AC 2x2, Lucknow (Alambagh) to Varanasi, DOJ 08-12-2026, Dep 2230 hrs, Seat 23, Fare Rs 718 incl. res. charge. Show this SMS with valid ID to conductor. Helpline 1800-000-2877`,
    expected: [
      leg('bus', '', 'Lucknow > Varanasi', '2026-12-08 22:30', {
        name: 'UPSRTC',
        seat: '23',
        class: 'JANRATH AC 2x2',
        fare: 718,
        reference: 'UP81220917',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'fresh-189',
    shape: 'bus',
    text: `TNSTC Corporation:SETC , PNR NO.:T73310442 , From:CHENNAI To MADURAI , Trip Code:2045CHEMADLB01 , Journey Date:13/01/2027 , Time:20:45 , Seat No.:4LB,5LB .Class:AC SLEEPER SEATER , Boarding at:KILAMBAKKAM KCBT . For e-Ticket: Download from View Ticket. Please carry your photo ID during journey. T&C apply. https://www.tnstc.example`,
    expected: [
      leg('bus', '2045CHEMADLB01', 'Chennai > Madurai', '2027-01-13 20:45', {
        name: ['SETC', 'TNSTC'],
        seat: '4LB,5LB',
        class: 'AC SLEEPER SEATER',
        reference: 'T73310442',
        free: ['number', 'class', 'name'],
      }),
    ],
  },
  {
    id: 'fresh-190',
    shape: 'bus',
    text: `AbhiBus.com | Ticket Confirmed
Hi Prasad,
Thanks for booking with AbhiBus. Your trip details:

APSRTC - AMARAVATHI (Volvo / Scania A.C Multi Axle)
Service No. 3701
Vijayawada  →  Visakhapatnam
Wed, 06 Jan 2027
Boarding: Pandit Nehru Bus Station, Vijayawada @ 11:00 PM (Reporting time 10:45 PM)
Dropping: Dwaraka Bus Complex, Visakhapatnam @ 06:10 AM, Thu 07 Jan 2027
Seats: 21
AbhiBus Ticket No: ABHI7730019
OPR PNR: 260011905

Fare Details
Base fare        Rs. 1,016.00
Levies + GST     Rs.    74.00
Discount (ABHI100)  - Rs.  100.00
Convenience fee  Rs.    15.00
Net paid         Rs. 1,005.00

Refer a friend and earn Rs. 100 AbhiCash!`,
    expected: [
      leg('bus', '3701', 'Vijayawada > Visakhapatnam', '2027-01-06 23:00 > 06:10+1', {
        name: 'APSRTC',
        seat: '21',
        class: 'Volvo / Scania A.C Multi Axle',
        fare: 1005,
        reference: ['ABHI7730019', '260011905'],
        free: ['number', 'class'],
      }),
    ],
  },
  {
    id: 'fresh-191',
    shape: 'bus',
    text: `HIMACHAL ROAD TRANSPORT CORPORATION
Passenger Ticket
Ticket Number   HR-2026-884210
Service         SHIMLA - DELHI HIMSUTA VOLVO (route origin Shimla ISBT 18:30)
From            SOLAN
To              DELHI
Travel Date     27/12/2026
Boarding Time   20:00
Boarding Point  Solan Bypass
Arrival         see note 2
Seat(s)         33
Passenger       TENZIN NEGI / M / 29
Base Fare       780.00
GST @5%          39.00
Online charges   20.00
Total           839.00 INR
Note 1: Time given is the time at your boarding point and may vary by 15 minutes on hill roads.
Note 2: Arrival times are not guaranteed and are not printed.`,
    expected: [
      leg('bus', '', 'Solan > Delhi', '2026-12-27 20:00', {
        name: 'Himachal Road Transport Corporation',
        seat: '33',
        class: 'HIMSUTA VOLVO',
        fare: [839, 819],
        reference: 'HR-2026-884210',
        free: ['class', 'name'],
      }),
    ],
  },
  {
    id: 'fresh-192',
    shape: 'bus',
    text: `RSRTC e-ticket
Rajasthan State Road Transport Corp.
-------------------------------
PNR       RJ10559208
Jaipur -> Udaipur
Depot: Jaipur (Deluxe)   Bus: Super Luxury AC Volvo
DOJ Tue 15 Dec 26    Time 22.45
Reach Udaipur 05.15 (16 Dec 26)
Boarding Sindhi Camp, Platform 3
Seat 17 (Window)
Adult 1  Fare 935 + Res 10 + HR 3 = Rs 948
-------------------------------
Travelling on child / ladies concession? Carry proof.`,
    expected: [
      leg('bus', '', 'Jaipur > Udaipur', '2026-12-15 22:45 > 05:15+1', {
        name: ['RSRTC', 'Rajasthan State Road Transport Corp'],
        seat: '17',
        class: 'Super Luxury AC Volvo',
        fare: [948, 935],
        reference: 'RJ10559208',
        free: ['class', 'name'],
      }),
    ],
  },
  {
    id: 'fresh-193',
    shape: 'bus',
    text: `redBus ticket
Pune to Hyderabad                     Ticket# TS7W40118265   PNR# 88120461
Friday, January 22, 2027

Shree Sainath Travels
Bharat Benz A/C Sleeper (2+1)

Reporting time   07:15 PM
Departure time   07:30 PM      Boarding point: Wakad Bridge, near petrol pump. Contact 9000000011
Dropping time    06:40 AM, 23 Jan     Dropping point: Lakdikapul, opp. metro

Passenger    Gayatri Joshi (F, 26)   Seat L9
Total Fare : Rs. 1399.00 (inclusive of GST of Rs. 66.62)

==============================
redBus ticket
Hyderabad to Pune                     Ticket# TS7W40118266   PNR# 88120977
Sunday, January 24, 2027

Orange Comfort Lines
Volvo 9600 Multi-Axle Semi-Sleeper (2+2)

Reporting time   08:45 PM
Departure time   09:00 PM      Boarding point: Miyapur X Roads, Pillar 600. Contact 9000000012
Dropping time    07:20 AM, 25 Jan     Dropping point: Swargate

Passenger    Gayatri Joshi (F, 26)   Seat 14
Total Fare : Rs. 1150.00 (inclusive of GST of Rs. 54.76)

Cancellation: 90% refund till 24 hrs before. Not reachable? Call redBus 1800-000-1111.`,
    expected: [
      leg('bus', '', 'Pune > Hyderabad', '2027-01-22 19:30 > 06:40+1', {
        name: 'Shree Sainath Travels',
        seat: 'L9',
        class: 'Bharat Benz A/C Sleeper (2+1)',
        fare: 1399,
        reference: ['TS7W40118265', '88120461'],
        free: ['class'],
      }),
      leg('bus', '', 'Hyderabad > Pune', '2027-01-24 21:00 > 07:20+1', {
        name: 'Orange Comfort Lines',
        seat: '14',
        class: 'Volvo 9600 Multi-Axle Semi-Sleeper (2+2)',
        fare: 1150,
        reference: ['TS7W40118266', '88120977'],
        free: ['class'],
      }),
    ],
  },
  {
    id: 'fresh-194',
    shape: 'bus',
    text: `*Booking Confirmed* ✅
Hey Arpit, you are travelling with *zingbus* 🚌

🎫 PNR: ZINGK8842P
📍 Delhi ➡️ Manali
🗓 23rd Dec, 2026
🕘 Boarding: 9:15 pm, Majnu Ka Tila (near gurudwara, HP petrol pump)
🏁 Drop: 9:30 am (24th Dec), Private Volvo Bus Stand
💺 Seat: 6A, 6B
🚍 Zingbus Plus - AC Seater/Sleeper

Amount paid: ₹2,598 (you saved ₹402 with ZINGFIRST)
Bus number and captain's contact will be shared 2 hrs before departure. Please reach the boarding point 20 min early.
Track your bus: https://zingbus.example/t/k8842p`,
    expected: [
      leg('bus', '', 'Delhi > Manali', '2026-12-23 21:15 > 09:30+1', {
        name: 'zingbus',
        seat: '6A,6B',
        class: 'AC Seater/Sleeper',
        fare: 2598,
        reference: 'ZINGK8842P',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'fresh-195',
    shape: 'bus',
    text: `IntrCity SmartBus by RailYatri
TAX INVOICE CUM TICKET

Booking ID
ICB0091734
Travel date
29-Jan-2027
Source
Indore
Destination
Ahmedabad
Boarding at
Vijay Nagar SmartLounge
Boarding time
22:10
Drop at
Geeta Mandir
Drop time
06:30 (30-Jan-2027)
Berth
U4
Bus type
AC Sleeper 2+1

Description              Amount (INR)
Ticket fare              1,249.00
Discount                  -150.00
GST (5%)                    54.95
Seat selection fee          49.00
SmartBus insurance          20.00
Grand total              1,222.95
Paid via UPI. GSTIN: 09AAAAA0000A1Z5. HSN 996422`,
    expected: [
      leg('bus', '', 'Indore > Ahmedabad', '2027-01-29 22:10 > 06:30+1', {
        name: 'IntrCity SmartBus',
        seat: 'U4',
        class: 'AC Sleeper 2+1',
        fare: [1222.95, 1223],
        reference: 'ICB0091734',
        free: ['class'],
      }),
    ],
  },
]
