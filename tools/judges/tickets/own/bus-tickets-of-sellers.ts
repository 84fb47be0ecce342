import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const BUS_TICKETS_OF_SELLERS: TicketText[] = [
  {
    id: 'varied-19',
    shape: 'bus',
    text: `redBus Ticket
Bengaluru → Coimbatore on Fri 15 Jan 2027
PNR no: 31948227/61TQ   Ticket no: TU8K55302917
Travels: KPN Speed Line
Bus type: Bharat Benz A/C Sleeper (2+1)
Boarding point details
Madiwala - near St Johns Hospital gate 5, office of KPN
Boarding time 10:50 PM
Reporting time 10:35 PM
Dropping point
Gandhipuram omni bus stand
Drop time 05:45 AM, 16 Jan
Passenger       Seat no.
Revathi S (F, 33)   L4
Total fare ₹1,155.00 (inclusive of GST ₹55.00)
Cancellation: before 12 hrs 10% | 12-6 hrs 50% | <6 hrs 100%
Primo bus • Live tracking • free date change. redBus is ONLY a bus ticket agent. It does not operate bus services of its own.`,
    expected: [
      leg('bus', '', 'Bengaluru > Coimbatore', '2027-01-15 22:50 > 05:45+1', {
        name: 'KPN Speed Line',
        seat: 'L4',
        fare: 1155,
        reference: ['TU8K55302917', '31948227/61TQ'],
        free: ['class'],
      }),
    ],
  },
  {
    id: 'varied-20',
    shape: 'bus',
    text: `AD-ABHIBS: Tkt ABH7710254, Vijayawada-Visakhapatnam, 23-12-2026, Morning Star Travels, Seats:U7,U8 Brdg: Benz Circle 22:15 (Van pickup, van to bus change at Gannavaram 22:50) Amt Rs.2340. Bus No & crew no. will be SMSed 2hrs before. Helpline 040-61656789`,
    expected: [
      leg('bus', '', 'Vijayawada > Visakhapatnam', '2026-12-23 22:15', {
        name: 'Morning Star Travels',
        seat: 'U7,U8',
        fare: 2340,
        reference: 'ABH7710254',
      }),
    ],
  },
  {
    id: 'varied-21',
    shape: 'bus',
    text: `MakeMyTrip
Bus e-Ticket                         Booking ID NU7H41880263915
Booked on 26 Nov 2026, 09:12 PM

Neeta Tours And Travels
Volvo 9600 Multi-Axle A/C Semi Sleeper

Mumbai                    10h 15m              Udaipur
18:30, 24 Dec                                  04:45, 25 Dec
Borivali East - National Park gate             Udiapole circle

Travellers
1. Mr Chirag Vora     Seat 21   M/38
2. Ms Hetal Vora      Seat 22   F/36
Operator PNR NT-559013

Payment
Base fare 2 x 1,400     2,800
Operator GST              140
MMTDEALBUS              - 150
Total paid            ₹ 2,790

1) Free cancellation till 24 Dec, 12:30 PM. 2) Please reach 15 mins prior. 3) In case of bus breakdown, call 0124-4628747.`,
    expected: [
      leg('bus', '', 'Mumbai > Udaipur', '2026-12-24 18:30 > 04:45+1', {
        name: 'Neeta Tours And Travels',
        seat: '21,22',
        fare: 2790,
        reference: ['NU7H41880263915', 'NT-559013'],
        free: ['class'],
      }),
    ],
  },
  {
    id: 'varied-22',
    shape: 'bus',
    text: `Hey Ishita 👋
Your zingbus is confirmed!
🎫 ZB26QK90417
🚌 Delhi to Manali | Zingbus Plus AC Volvo
📅 Thursday 31 December
📍 Pickup: Kashmiri Gate Metro Gate No 8, HP petrol pump - *08:45 PM*
📍 Drop: Manali Volvo Stand at *09:30 AM* (1 Jan)
💺 11, 12
💰 Paid: ₹ 3198 (zingcash used 200)
Reporting 15 min pehle. Bus driver ka number 1 ghanta pehle aayega. Lounge me free chai ☕ dikhao ye msg.
New year sale: use ZINGNY for return at 25% off`,
    expected: [
      leg('bus', '', 'Delhi > Manali', '2026-12-31 20:45 > 09:30+1', {
        name: 'Zingbus',
        seat: '11,12',
        fare: 3198,
        reference: 'ZB26QK90417',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'varied-23',
    shape: 'bus',
    text: `NueGo by GreenCell Mobility
Booking Confirmed! India's first premium electric bus
PNR
NGX4471908
Indore  -  Bhopal
Date of Journey: 10-Dec-2026
Pick up
Radisson Square (Opp. Bombay Hospital)
06:40 AM
Drop off
ISBT Bhopal
10:35 AM
Seat No(s): 6A
Passenger: Zeenat Khan, Female
Amount ₹ 409.00 (Ticket 390.00 + tax 19.00)
Bus number will be shared 30 min prior.
Pink seat chosen: only ladies may sit next to you. Breath analyser test of coach captain before every trip.
Customer care 1800 267 3366`,
    expected: [
      leg('bus', '', 'Indore > Bhopal', '2026-12-10 06:40 > 10:35+0', {
        name: 'NueGo',
        seat: '6A',
        fare: 409,
        reference: 'NGX4471908',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'varied-24',
    shape: 'bus',
    text: `KERALA STATE ROAD TRANSPORT CORPORATION
e-TICKET (mTicket valid with original ID)
PNR No          : K2261804437
Service         : 2045TVMBNG  SWIFT GAJARAJ A/C SLEEPER
Leaving From    : THIRUVANANTHAPURAM
Going To        : BENGALURU
Journey Date    : 05/02/2027
Dep. Time from origin : 17:00
Boarding Point  : THIRUVANANTHAPURAM CENTRAL BS   Time 17:00
Alighting Point : BENGALURU SATELLITE  BS
Seat Nos        : 7LB, 8LB
No of Pax       : 2 (Adult M 1, F 1)
Basic Fare      : 2962.00
Res. Fee        : 40.00   GST: 148.00   Cess 4.00
Total           : 3154.00
1. Passengers shall report 15 mts before. 2. Luggage 30kg free. 3. Cancellation upto 2hrs before departure. 9447071021`,
    expected: [
      leg('bus', '', 'Thiruvananthapuram > Bengaluru', '2027-02-05 17:00', {
        seat: '7LB,8LB',
        fare: 3154,
        reference: 'K2261804437',
        free: ['class', 'number', 'name'],
      }),
    ],
  },
  {
    id: 'varied-25',
    shape: 'bus',
    text: `BP-KSRTCB
KSRTC AWATAR: PNR J60817745, TRIP 2301BNGHSP AMBAARI DREAM CLASS, BENGALURU-HOSAPETE, JNY 25/01/2027 23:01, SEAT 13,14, BRDG:YESHWANTPUR TTMC PICKUP 23:45. FARE RS 2430. VEH NO & CREW CONTACT 2HRS BEFORE DEP. TRACK ksrtc.example/v . THIS SMS + PHOTO ID REQD. DONT SHARE OTP`,
    expected: [
      leg('bus', '', 'Bengaluru > Hosapete', '2027-01-25', {
        seat: '13,14',
        fare: 2430,
        reference: 'J60817745',
        free: ['departs', 'class', 'number', 'name'],
      }),
    ],
  },
  {
    id: 'varied-26',
    shape: 'bus',
    text: `महाराष्ट्र राज्य मार्ग परिवहन महामंडळ
MSRTC Online Reservation - E-Ticket
Ticket No. 88419027
Date of Issue 27/11/2026 18:44:09
Date of Journey 13/12/2026
Bus Service Type: SHIVSHAHI AC SEATER
From: PUNE (SWARGATE)
To: KOLHAPUR
Boarding Stop: SWARGATE       Dep: 06:30
Seat Nos. 17, 18, 19
Category: ADULT 2, SR CITIZEN 1 (50% concession)
Fare 1,337.00 Reservation Charges 15.00 ASN Tax 0.00
Total Amt.: Rs 1,352.00
अटी व नियम: मूळ ओळखपत्र आवश्यक. Cancellation allowed 4 hrs before scheduled dep.`,
    expected: [
      leg('bus', '', 'Pune > Kolhapur', '2026-12-13 06:30', {
        seat: '17,18,19',
        fare: 1352,
        reference: '88419027',
        free: ['class', 'name'],
      }),
    ],
  },
  {
    id: 'varied-27',
    shape: 'bus',
    text: `TNSTC Corporation:SETC , PNR NO.:T71550382 , From:MADURAI To NAGERCOIL , Trip Code:2215MADNAGAC01L , Journey Date:14/01/2027 , Time:22:15 , Seat No.:3LB .Class:AC SLEEPER SEATER , Boarding at:MATTUTHAVANI . For e-Ticket: Download from View Ticket. Please carry your photo ID during journey. T&C apply. https://tnstc.example`,
    expected: [
      leg('bus', '', 'Madurai > Nagercoil', '2027-01-14 22:15', {
        seat: '3LB',
        reference: 'T71550382',
        free: ['class', 'number', 'name'],
      }),
    ],
  },
]
