import type { TicketText } from '../ticket-text.ts'
import { leg, stay } from './short-labels.ts'

export const DESIGN_OTHERS: TicketText[] = [
  {
    id: 'design-14',
    shape: 'hotel',
    text: `OYO
Booking confirmed! 
Booking ID: QSPL4471
OYO 81244 Hotel Silver Sand
Near Dashashwamedh Ghat, Godowlia, Varanasi
Check in            Check out
Sat, 23 Jan         Mon, 25 Jan
12:00 PM onwards    Before 11:00 AM
2 Nights · 1 Room · 2 Guests · Classic
Guest: Alok Dubey, 90000 12345
Room price for 2 nights ₹3,120
Taxes ₹374
Payable at hotel ₹3,494
Couples welcome. Local IDs accepted.`,
    expected: [stay('Silver Sand', 'Varanasi', '2027-01-23 12:00 > 11:00+2', { fare: 3494, reference: 'QSPL4471' })],
  },
  {
    id: 'design-15',
    shape: 'hotel',
    text: `Dear Ms. Nanda,
Thank you for choosing Taj. We are delighted to confirm your reservation.
Hotel: Taj Fateh Prakash Palace, Udaipur
Confirmation Number: 84411FC0093
Arrival Date: 27-Feb-2027
Departure Date: 02-Mar-2027
Number of Nights: 3
Room Type: Luxury Room Lake View, King Bed
Guests: 2 Adults
Check-in time 1400 hrs / Check-out time 1200 hrs
Average daily rate: INR 31,000.00
Total for stay incl. taxes: INR 1,09,740.00
Cancellation: one night will be charged if cancelled after 24-Feb-2027 14:00 hrs.`,
    expected: [
      stay('Taj Fateh Prakash Palace', 'Udaipur', '2027-02-27 14:00 > 12:00+3', {
        fare: 109740,
        reference: '84411FC0093',
      }),
    ],
  },
  {
    id: 'design-16',
    shape: 'hotel',
    text: `Reservation confirmed · Airbnb
You're going to Alleppey!
Backwater Nook – 2BR villa with canoe
Entire villa hosted by Thomas
Check-in            Checkout
Thu, Dec 31         Sun, Jan 3
1:00 PM             10:00 AM
Address
Punnamada, Alappuzha, Kerala 688006
Guests  3 adults
Confirmation code
HMXQ4RKB2T
Amount paid (INR) ₹ 22,148.00
Cancellation policy: Free cancellation before Dec 26`,
    expected: [
      stay('Backwater Nook', 'Alappuzha', '2026-12-31 13:00 > 10:00+3', {
        to: ['Alappuzha', 'Alleppey'],
        fare: 22148,
        reference: 'HMXQ4RKB2T',
      }),
    ],
  },
  {
    id: 'design-17',
    shape: 'bus',
    text: `Hi Farhan, booking confirmed on IntrCity SmartBus. Lucknow to Delhi on 29 Jan 2027, Fri. Bus leaves from Transport Nagar Metro Stn lounge at 10:30 PM, reaching Kashmere Gate at 6:15 AM (30 Jan). Seats: 3U, 4U. PNR IC7782014. You paid Rs 1,798. Track: https://intrcity.example/t`,
    expected: [
      leg('bus', '', 'Lucknow > Delhi', '2027-01-29 22:30 > 06:15+1', {
        name: 'IntrCity',
        seat: '3U,4U',
        fare: 1798,
        reference: 'IC7782014',
      }),
    ],
  },
  {
    id: 'design-18',
    shape: 'forwarded',
    text: `[27/11/26, 9:14:05 PM] Maa: beta ye dekh lo
[27/11/26, 9:14:20 PM] Maa: PNR-6219940073
TRN:12309
DOJ:24-12-26
2A
RJPB-NDLS
DP:19:10
A2 7,A2 8
Chart not prepared
[27/11/26, 9:15:41 PM] Me: ok, station 6 baje tak pahunch jaana
[27/11/26, 9:16:02 PM] Maa: haan, papa 5 baje nikal denge`,
    expected: [
      leg('rail', '12309', '(RJPB) > (NDLS)', '2026-12-24 19:10', {
        coach: 'A2',
        seat: '7,8',
        class: '2A',
        reference: '6219940073',
      }),
    ],
  },
  {
    id: 'design-19',
    shape: 'forwarded',
    text: `---------- Forwarded message ---------
From: Yatra <noreply@yatra.example>
Date: Thu, 26 Nov 2026 at 22:18
Subject: E-Ticket for Yatra Ref 2611260044187
To: <ritu@example.com>

Dear Ritu,
Your flight is booked. Airline PNR: 4XWQ9P (Vistara is now Air India)

Air India AI-2455
Lucknow (LKO) CCS Intl, Terminal 3 - Tue, 16 Feb 2027, 18:45
Mumbai (BOM) CSMIA, Terminal 2 - Tue, 16 Feb 2027, 21:10
Economy, Non Stop, 02h 25m

Passenger: Ms Ritu Awasthi
Fare: Rs. 5,960 (Base 4,900 + Tax 1,060)
Customer care 1860 000 0000`,
    expected: [
      leg('air', 'AI2455', '(LKO) > (BOM)', '2027-02-16 18:45 > 21:10', {
        name: 'Air India',
        class: 'Economy',
        fare: 5960,
        reference: ['4XWQ9P', '2611260044187'],
        arrivesDays: 0,
      }),
    ],
  },
  {
    id: 'design-20',
    shape: 'changed',
    text: `Dear Customer, we regret to inform you that your IndiGo flight 6E 2417 (PNR: XC8LRF) from Jaipur to Bengaluru on 21 Jan 2027 has been rescheduled. 
Old departure: 09:20, old arrival: 12:00
New departure: 11:05, new arrival: 13:45
Please visit our site to accept the change or choose plan B. Regret the inconvenience.`,
    expected: [
      leg('air', '6E2417', 'Jaipur > Bengaluru', '2027-01-21 11:05 > 13:45', {
        name: 'IndiGo',
        reference: 'XC8LRF',
        arrivesDays: 0,
      }),
    ],
  },
  {
    id: 'design-21',
    shape: 'unclear',
    text: `Bus ticket - Shivneri
Pune (Swargate) to Mumbai (Dadar)
Date 05/02/2027
Seat 12
Rs 555
Time 6:30
Ticket no SHV-55120`,
    expected: [
      {
        kind: 'bus',
        name: 'Shivneri',
        from: 'Pune',
        to: 'Mumbai',
        date: '2027-02-05',
        seat: '12',
        fare: 555,
        reference: 'SHV55120',
        ask: ['departs'],
        free: ['name', 'class'],
      },
    ],
  },
  {
    id: 'design-22',
    shape: 'calendar',
    text: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//MakeMyTrip//EN
BEGIN:VEVENT
UID:mmt-8841@example
DTSTART;TZID=Asia/Kolkata:20270130T143500
DTEND;TZID=Asia/Kolkata:20270130T164000
SUMMARY:Flight to Goa - 6E 6178
LOCATION:Hyderabad Airport (HYD)
DESCRIPTION:IndiGo 6E 6178 HYD-GOI. PNR: WQ3NBD. Booking ID NF7A2Q99120048
END:VEVENT
END:VCALENDAR`,
    expected: [
      leg('air', '6E6178', '(HYD) > (GOI)', '2027-01-30 14:35 > 16:40', {
        name: 'IndiGo',
        reference: ['WQ3NBD', 'NF7A2Q99120048'],
        arrivesDays: 0,
      }),
    ],
  },
]
