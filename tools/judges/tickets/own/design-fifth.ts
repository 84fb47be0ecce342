import type { TicketText } from '../ticket-text.ts'
import { leg, stay } from './short-labels.ts'

export const DESIGN_FIFTH: TicketText[] = [
  {
    id: 'design-101',
    shape: 'airline mail',
    text: `Subject: Your trip to Dibrugarh is confirmed!

Hi Pranab,

Pack your bags. Here's everything you need for your trip.

Trip ID 26110088321

Onward journey
Pune to Dibrugarh, Mon, 8 Feb

Leg 1: Pune (PNQ) 06:00 to Kolkata (CCU) 08:40, IndiGo 6E-135
Layover: 1h 50m in Kolkata
Leg 2: Kolkata (CCU) 10:30 to Dibrugarh (DIB) 12:05, IndiGo 6E-6903

Passenger: Mr Pranab Gogoi. Airline PNR: GK3WXT

You paid ₹8,742.`,
    total: 8742,
    expected: [
      leg('air', '6E135', '(PNQ) > (CCU)', '2027-02-08 06:00 > 08:40', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: ['GK3WXT', '26110088321'],
        free: ['fare'],
      }),
      leg('air', '6E6903', '(CCU) > (DIB)', '2027-02-08 10:30 > 12:05', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: ['GK3WXT', '26110088321'],
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-102',
    shape: 'airline mail',
    text: `CONFIRMATION
Airline Booking Reference: R4NXKW
Date of booking 18-Nov-2026

Flight        : SG 487
Operated by   : SpiceJet
Sector        : Mumbai (BOM) - Guwahati (GAU)
Date          : Tue 19-Jan-2027
Departure     : 05:45 (Terminal 1)
Arrival       : 08:50
Cabin         : Economy
Passengers    : KASHYAP/RITUPARNA MS
Check-in      : opens 48 hrs and closes 60 mins before departure
Total         : INR 6,377`,
    expected: [
      leg('air', 'SG487', '(BOM) > (GAU)', '2027-01-19 05:45 > 08:50', {
        name: 'SpiceJet',
        class: 'Economy',
        arrivesDays: 0,
        fare: 6377,
        reference: 'R4NXKW',
      }),
    ],
  },
  {
    id: 'design-103',
    shape: 'airline mail',
    text: `IndiGo 6E Rewards
Booking W8QLMZ · Confirmed
1 Adult

Thu 04 Mar          Fri 05 Mar
22:50               01:10 +1
Chennai T1          Jaipur
MAA                 JAI
6E 7297 · 2h 20m

Base fare ₹5,100
User dev. fee ₹507
GST ₹255
Total ₹5,862`,
    expected: [
      leg('air', '6E7297', '(MAA) > (JAI)', '2027-03-04 22:50 > 01:10+1', {
        name: 'IndiGo',
        fare: 5862,
        reference: 'W8QLMZ',
      }),
    ],
  },
  {
    id: 'design-104',
    shape: 'airline message',
    text: `Reminder from EaseMyTrip: your flight Air India AI 9613 to Tirupati departs tomorrow 29-Nov-2026 at 14:30 from Hyderabad. PNR 8WXQ3L. Arrival 15:35. Happy journey!`,
    expected: [
      leg('air', 'AI9613', 'Hyderabad > Tirupati', '2026-11-29 14:30 > 15:35', {
        name: 'Air India',
        arrivesDays: 0,
        reference: '8WXQ3L',
      }),
    ],
  },
  {
    id: 'design-105',
    shape: 'boarding pass',
    text: `BOARDING PASS
1 of 2
RAINA / SHIVANI
6E 5138    26 DEC 2026
BOM T2
Mumbai
06:35
      ✈
SXR
Srinagar
09:25
BOARDING 05:50   SEAT 11A   GATE 68
PNR: PTX5WK`,
    expected: [
      leg('air', '6E5138', '(BOM) > (SXR)', '2026-12-26 06:35 > 09:25', {
        name: 'IndiGo',
        seat: '11A',
        arrivesDays: 0,
        reference: 'PTX5WK',
      }),
    ],
  },
  {
    id: 'design-106',
    shape: 'boarding pass',
    text: `Air India Express web boarding pass
Guest: Faisal K   Seat: 27C   Seq: 104
IX2367, Kozhikode CCJ - Bengaluru BLR
Sunday 17 January 2027
Gate opens 18:30. Boarding starts 18:45 and ends 19:15. Flight leaves 19:30.
Ref: KX7LQN`,
    expected: [
      leg('air', 'IX2367', '(CCJ) > (BLR)', '2027-01-17 19:30', {
        name: 'Air India Express',
        seat: '27C',
        reference: 'KX7LQN',
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
    id: 'design-108',
    shape: 'railway message',
    text: `PNR 8812037746 - Train 22895 HWH PURI VB EXP is running late by 1 hr 20 min. Exp. departure from HWH 07:30 (sch. 06:10) on 05-Jan-27. Your seat: C11/42. NTES/IR`,
    expected: [
      leg('rail', '22895', '(HWH) > ', '2027-01-05', {
        coach: 'C11',
        seat: '42',
        reference: '8812037746',
        free: ['name', 'departs', 'to'],
      }),
    ],
  },
  {
    id: 'design-109',
    shape: 'railway message',
    text: `Your ticket (PNR 4516620983) for 16 Feb 2027 is booked. 11013 LTT Coimbatore Exp from LTT 22:35 to CBE. Arrives 18 Feb 06:15. Sleeper S2, berths 9, 10 and 12. Rs 2,025 paid.`,
    expected: [
      leg('rail', '11013', '(LTT) > (CBE)', '2027-02-16 22:35 > 06:15+2', {
        coach: 'S2',
        seat: '9,10,12',
        class: 'SL',
        fare: 2025,
        reference: '4516620983',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-110',
    shape: 'bus',
    text: `MakeMyTrip Bus Ticket
Booking ID: NU70299187743321
Jaipur to Udaipur
Onward: 16 Jan 2027

Shrinath Travel Agency Pvt. Ltd.
NON AC Seater / Sleeper (2+1)

10:00 PM, 16 Jan            06:00 AM, 17 Jan
Jaipur                      Udaipur
Sindhi Camp, Polo Victory   Udiapole

Traveller: Chirag Jain   Seat: G
Operator PNR: SNT-2298814
Amount paid: Rs 612`,
    expected: [
      leg('bus', '', 'Jaipur > Udaipur', '2027-01-16 22:00 > 06:00+1', {
        name: 'Shrinath Travel Agency',
        seat: 'G',
        fare: 612,
        reference: ['SNT2298814', 'NU70299187743321'],
        free: ['class', 'seat'],
      }),
    ],
  },
  {
    id: 'design-111',
    shape: 'bus',
    text: `*Booking Confirmation*
Travels: Raj Ratan Tours
Route: Indore → Pune
Date: Sat 06-Feb-2027
Boarding: Teen Imli Square @ 07:30 PM
Drop: Wakad @ 07:00 AM
Seat(s): 7U
Ticket No: RR-55190
Fare: 1350/-
For help 0731-0000000`,
    expected: [
      leg('bus', '', 'Indore > Pune', '2027-02-06 19:30 > 07:00+1', {
        name: 'Raj Ratan Tours',
        seat: '7U',
        fare: 1350,
        reference: 'RR55190',
      }),
    ],
  },
  {
    id: 'design-112',
    shape: 'bus',
    text: `APSRTC: Ticket booked. OPRS PNR 471209938, Svc 3744 INDRA, Vijayawada(PNBS)-Hyderabad(MGBS), 02/01/2027 23:00, Boarding: Benz Circle 23:15, Seats: 5,6, Amt 1520.00.`,
    expected: [
      leg('bus', '', 'Vijayawada > Hyderabad', '2027-01-02 23:15', {
        name: 'APSRTC',
        seat: '5,6',
        fare: 1520,
        reference: '471209938',
        free: ['class', 'number', 'departs'],
      }),
    ],
  },
  {
    id: 'design-113',
    shape: 'ferry or helicopter',
    text: `Sealink Adventures - Booking voucher
Voucher no: SL-27-00418
Dear Guest, your ferry from Havelock to Neil Island is confirmed for 21st January 2027.
Reporting 12:45, departure 13:30, arrival 14:15.
2 x Luxury class @ Rs 1,450 = Rs 2,900
Carry photo ID.`,
    expected: [
      leg('sea', '', 'Havelock > Neil', '2027-01-21 13:30 > 14:15', {
        name: 'Sealink',
        class: 'Luxury',
        fare: 2900,
        arrivesDays: 0,
        reference: 'SL2700418',
      }),
    ],
  },
  {
    id: 'design-114',
    shape: 'ferry or helicopter',
    text: `FlyBlade
Reservation B-77120
Mumbai (Juhu) → Shirdi
Sat, Feb 13 2027
Check in 8:15 AM
Wheels up 9:00 AM
Lands 9:45 AM
2 seats on Bell 407
Total INR 47,200`,
    expected: [
      leg('air', '', 'Mumbai > Shirdi', '2027-02-13 09:00 > 09:45', {
        name: 'Blade',
        fare: 47200,
        arrivesDays: 0,
        reference: 'B77120',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-115',
    shape: 'ferry or helicopter',
    text: `TICKET - Inland Water Transport, Assam
Nimati Ghat to Kamalabari (Majuli)
Vessel MB Kamala
Dt 27.12.2026  Trip 10.30 am
Adult 2  Two-wheeler 1
Amt Rs 86.00  Receipt 55821`,
    expected: [
      leg('sea', '', 'Nimati Ghat > Kamalabari', '2026-12-27 10:30', {
        name: 'MB Kamala',
        fare: 86,
        free: ['reference', 'name'],
      }),
    ],
  },
  {
    id: 'design-116',
    shape: 'hotel',
    text: `Booking.com Confirmation
Thanks Sandeep! Your booking in Rishikesh is confirmed.
Ganga View Cottages by Aloha
Tapovan, Laxman Jhula Road, 249192 Rishikesh, India
Booking number 4119.207.663
Check-in  Saturday 13 February 2027, 13:00 - 23:00
Check-out Monday 15 February 2027, 06:00 - 10:00
Prepayment: none
Total price: INR 6,720
(2 nights, taxes included)`,
    expected: [
      stay('Ganga View Cottages', 'Rishikesh', '2027-02-13 13:00 > 10:00+2', { fare: 6720, reference: '4119207663' }),
    ],
  },
  {
    id: 'design-117',
    shape: 'hotel',
    text: `FabHotel Prime Sage, Gurgaon
Hey Neha! See you soon.
Booking ID 7FHX21
Stay dates: 09 Jan '27 to 10 Jan '27
1 Night, 2 Rooms, 4 Guests
Check-in 12 noon | Check-out 11 am
To pay at hotel: ₹5,280
Address: 22, Sector 45, Gurugram, Haryana`,
    expected: [
      stay('FabHotel Prime Sage', 'Gurugram', '2027-01-09 12:00 > 11:00+1', {
        to: ['Gurugram', 'Gurgaon'],
        fare: 5280,
        reference: '7FHX21',
      }),
    ],
  },
  {
    id: 'design-118',
    shape: 'forwarded',
    text: `Fwd from travel agent:

SIR YOUR TKT DONE
AI-2424 / 14JAN / CCU-DEL / 1010-1235
AI-1811 / 18JAN / DEL-CCU / 1830-2045
PNR 7LWQX5 FOR BOTH
PAX 3
AMT 32400`,
    total: 32400,
    expected: [
      leg('air', 'AI2424', '(CCU) > (DEL)', '2027-01-14 10:10 > 12:35', {
        name: 'Air India',
        arrivesDays: 0,
        reference: '7LWQX5',
        free: ['fare'],
      }),
      leg('air', 'AI1811', '(DEL) > (CCU)', '2027-01-18 18:30 > 20:45', {
        name: 'Air India',
        arrivesDays: 0,
        reference: '7LWQX5',
        free: ['fare'],
      }),
    ],
  },
]
