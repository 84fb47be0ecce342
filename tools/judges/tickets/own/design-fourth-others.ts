import type { TicketText } from '../ticket-text.ts'
import { leg, stay } from './short-labels.ts'

export const DESIGN_FOURTH_OTHERS: TicketText[] = [
  {
    id: 'design-87',
    shape: 'forwarded',
    text: `[26/11/2026, 18:02] Didi: train confirm ho gayi!!
[26/11/2026, 18:03] Didi: 22435 Vande Bharat, Varanasi se New Delhi
[26/11/2026, 18:03] Didi: 2 Feb ko dopahar 3 baje chalti hai, raat 11 baje pahunchegi
[26/11/2026, 18:04] Didi: C6 seat 20 aur 21, PNR 2519937046
[26/11/2026, 18:06] Me: badhiya 👍 main station aa jaunga`,
    expected: [
      leg('rail', '22435', 'Varanasi > New Delhi', '2027-02-02 15:00 > 23:00', {
        coach: 'C6',
        seat: '20,21',
        reference: '2519937046',
        ask: ['arrivesDays'],
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-88',
    shape: 'forwarded',
    text: `From: Meera Iyer
To: family group
Booked both legs finally

BUS: Sharma Transports, Bangalore → Goa (Panjim), 24 Dec night 8:45 PM, reaches 25 Dec 8 AM, seats U5 U6, ticket TK771204
STAY: Casa Palolem, 25-28 Dec, 3 nights, room Garden Cottage, conf CP-2255, ₹13,500
BUS back: Paulo Travels, Goa (Margao) → Bangalore, 28 Dec 7:30 PM, reaches 29 Dec 9 AM, seats L3 L4, ticket PT990214`,
    expected: [
      leg('bus', '', 'Bangalore > Goa', '2026-12-24 20:45 > 08:00+1', {
        name: 'Sharma Transports',
        seat: 'U5,U6',
        reference: 'TK771204',
        free: ['class'],
      }),
      stay('Casa Palolem', '', '2026-12-25', {
        arrivesDays: 3,
        fare: 13500,
        reference: 'CP2255',
        free: ['class', 'to'],
      }),
      leg('bus', '', 'Goa > Bangalore', '2026-12-28 19:30 > 09:00+1', {
        name: 'Paulo Travels',
        seat: 'L3,L4',
        reference: 'PT990214',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-89',
    shape: 'bus',
    text: `Your ticket for VRL Travels
Hubballi to Mumbai
Trip ID 4471-HUB-BOM
Wed, Jan 20 2027

PICK UP
Gokul Road, VRL Office
6:45 PM

DROP OFF
Sion Circle
6:15 AM

SEATS
12, 13

TICKET NUMBER
VRL20917735

PAID
INR 2,940.00`,
    expected: [
      leg('bus', '', 'Hubballi > Mumbai', '2027-01-20 18:45 > 06:15+1', {
        name: 'VRL Travels',
        seat: '12,13',
        fare: 2940,
        reference: ['VRL20917735', '4471HUBBOM'],
        free: ['number'],
      }),
    ],
  },
  {
    id: 'design-90',
    shape: 'bus',
    text: `Kerala RTC (KSRTC SWIFT)
Reservation Ticket
PNR: KL4471220918
Trip: 2030TVMBLR Gajaraj AC Sleeper
Starting point: Thiruvananthapuram
Boarding point: Kazhakkoottam (20:55 hrs)
Destination: Bengaluru (Shantinagar)
Journey date: 24-Jan-2027, starts 20:30 hrs
Seat: 9, 10
Fare: Rs. 3,480.00`,
    expected: [
      leg('bus', '', 'Thiruvananthapuram > Bengaluru', '2027-01-24 20:55', {
        seat: '9,10',
        fare: 3480,
        reference: 'KL4471220918',
        free: ['class', 'number', 'name', 'from'],
      }),
    ],
  },
  {
    id: 'design-91',
    shape: 'ferry or helicopter',
    text: `e-Boarding Card
MV Makruzz Pearl
VOYAGE DATE: 19 JAN 2027, TUE
NEIL ISLAND (Bharatpur Jetty) to PORT BLAIR (Haddo Wharf)
ETD 16:45 / ETA 18:10
GUEST: MRS KAMINI BEDI   SEAT: 48 (PREMIUM)
PNR: MP77QX19
Boarding closes 15 minutes prior`,
    expected: [
      leg('sea', '', 'Neil Island > Port Blair', '2027-01-19 16:45 > 18:10', {
        name: 'Makruzz Pearl',
        seat: '48',
        class: 'Premium',
        arrivesDays: 0,
        reference: 'MP77QX19',
      }),
    ],
  },
  {
    id: 'design-92',
    shape: 'ferry or helicopter',
    text: `Thumby Aviation - Kedarnath Shuttle
Booking: TA/GK/27/0914
Guptkashi → Kedarnath
Wed, 19 May 2027 | Slot 07:00-08:00
Kedarnath → Guptkashi
Wed, 19 May 2027 | Slot 12:00-13:00
Passengers: 2 adults
Ticket amount Rs 17,064`,
    total: 17064,
    expected: [
      leg('air', '', 'Guptkashi > Kedarnath', '2027-05-19 07:00', {
        name: 'Thumby Aviation',
        reference: 'TAGK270914',
        free: ['fare'],
      }),
      leg('air', '', 'Kedarnath > Guptkashi', '2027-05-19 12:00', {
        name: 'Thumby Aviation',
        reference: 'TAGK270914',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-93',
    shape: 'hotel',
    text: `Your booking at The Postcard in the Durrung Tea Estate is confirmed
Tezpur, Assam
Confirmation PCD-88214
You arrive Monday 8 February 2027, any time
You leave Thursday 11 February 2027, any time
1 Valley Room for 2 guests
Rs 63,000 + 18% GST = Rs 74,340
Paid in full on 24 Nov 2026`,
    expected: [
      stay('The Postcard', 'Tezpur', '2027-02-08', {
        arrivesDays: 3,
        fare: 74340,
        reference: 'PCD88214',
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'design-94',
    shape: 'hotel',
    text: `HomeStay booking (via phone)
Misty Meadows, Yercaud
Mr Prabhu & family, 4 pax, 2 rooms
I/N 26-12-2026 1pm
O/T 28-12-2026 11am
Total 9000/-, adv 3000/- recd, bal 6000/- on arrival
Cook available, veg/non-veg`,
    expected: [
      stay('Misty Meadows', 'Yercaud', '2026-12-26 13:00 > 11:00+2', {
        fare: 9000,
        free: ['class', 'to', 'departs', 'arrives'],
      }),
    ],
  },
  {
    id: 'design-95',
    shape: 'changed',
    text: `Important: Change in your Air India itinerary (PNR 6HX3QT)

We're sorry, flight AI 2653 DEL-COK on 18 Jan 2027 at 14:10 has been cancelled.
You have been rebooked on AI 833, DEL-COK, 18 Jan 2027, departing 17:30 and arriving 20:50.
No action needed.`,
    expected: [
      leg('air', 'AI833', '(DEL) > (COK)', '2027-01-18 17:30 > 20:50', {
        name: 'Air India',
        arrivesDays: 0,
        reference: '6HX3QT',
      }),
    ],
  },
  {
    id: 'design-96',
    shape: 'changed',
    text: `Update on your Airbnb reservation HMA4QK2XTB
Fern Cottage, Munnar
New dates: Jan 16 - Jan 19, 2027 (3 nights)
Previous dates: Jan 15 - Jan 18, 2027
Check-in after 2:00 PM, checkout 11:00 AM
New total: ₹11,460`,
    expected: [
      stay('Fern Cottage', 'Munnar', '2027-01-16 14:00 > 11:00+3', {
        fare: 11460,
        reference: 'HMA4QK2XTB',
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'design-97',
    shape: 'unclear',
    text: `Ticket book kar diya. Vande Bharat, Chennai se Mysuru, kal ya parso ki. Coach C2 seat 18, fare 1,200. PNR baad mein bhejta hoon.`,
    expected: [
      {
        kind: 'rail',
        name: 'Vande Bharat',
        from: 'Chennai',
        to: 'Mysuru',
        coach: 'C2',
        seat: '18',
        fare: 1200,
        ask: ['date', 'departs'],
        free: ['name'],
      },
    ],
  },
  {
    id: 'design-98',
    shape: 'calendar',
    text: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//redBus//EN
BEGIN:VEVENT
UID:rb-11902@example
DTSTART;TZID=Asia/Kolkata:20270122T213000
DTEND;TZID=Asia/Kolkata:20270123T063000
SUMMARY:Bus: Chennai to Madurai (Parveen Travels)
DESCRIPTION:Ticket TR44K90127\\, seats 7\\, 8. Boarding: Koyambedu
END:VEVENT
END:VCALENDAR`,
    expected: [
      leg('bus', '', 'Chennai > Madurai', '2027-01-22 21:30 > 06:30+1', {
        name: 'Parveen Travels',
        seat: '7,8',
        reference: 'TR44K90127',
        free: ['class'],
      }),
    ],
  },
]
