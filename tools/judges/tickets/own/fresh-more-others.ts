import type { TicketText } from '../ticket-text.ts'
import { calendar } from './calendars.ts'
import { leg, stay } from './short-labels.ts'

export const FRESH_MORE_OTHERS: TicketText[] = [
  {
    id: 'fresh-107',
    shape: 'calendar',
    text: calendar(
      'UID:7@rail.example',
      'DTSTART;TZID=Asia/Kolkata:20261223T224000',
      'DTEND;TZID=Asia/Kolkata:20261224T070500',
      'SUMMARY:Train 12137 Punjab Mail: Mumbai CSMT to Bhopal',
      'DESCRIPTION:PNR 8120097734\\nDep CSMT 22:40\\, arr BPL 07:05 (+1)\\nCoach A1 berths 3\\, 5 · 2A',
    ),
    expected: [
      leg('rail', '12137', '(CSMT) > ', '2026-12-23 22:40 > 07:05+1', {
        to: ['(BPL)', 'Bhopal'],
        coach: 'A1',
        seat: '3,5',
        class: '2A',
        reference: '8120097734',
        free: ['from'],
      }),
    ],
  },
  {
    id: 'fresh-108',
    shape: 'calendar',
    text: calendar(
      'UID:8@bus.example',
      'DTSTART:20270114T163000Z',
      'DTEND:20270115T010000Z',
      'SUMMARY:redBus: Hyderabad to Tirupati',
      'LOCATION:Ameerpet metro\\, Hyderabad',
      'DESCRIPTION:Operator: Kaveri Travels\\nTicket TS91820034\\nSeat L4\\nReport by 21:45',
    ),
    expected: [
      leg('bus', '', 'Hyderabad > Tirupati', '2027-01-14 22:00 > 06:30+1', {
        name: 'Kaveri Travels',
        seat: 'L4',
        reference: 'TS91820034',
      }),
    ],
  },
  {
    id: 'fresh-109',
    shape: 'calendar',
    text: calendar(
      'UID:9@air.example',
      'DTSTART:20270105T080000Z',
      'DTEND:20270105T101500Z',
      'STATUS:CANCELLED',
      'SUMMARY:CANCELLED: Flight 6E 811 Delhi to Lucknow',
    ),
    expected: 'cancelled',
  },
  {
    id: 'fresh-110',
    shape: 'calendar',
    text: `Quoted invitation:
BEGIN:VCALENDAR
METHOD:REQUEST
BEGIN:VEVENT
UID:10@stay.example
DTSTART;VALUE=DATE:20270220
DTEND;VALUE=DATE:20270222
SUMMARY:Stay: Riverbend Camp\\, Rishikesh
DESCRIPTION:Booking RBC-5512. Check-in from 1 pm\\, check-out by 11 am. 2 nights\\, Rs 7\\,800 paid.
END:VEVENT
END:VCALENDAR`,
    expected: [
      stay('Riverbend Camp', '', '2027-02-20 13:00 > 11:00+2', {
        fare: 7800,
        to: 'Rishikesh',
        reference: ['RBC5512', 'RBC-5512'],
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-111',
    shape: 'ferry or helicopter',
    text: `GREEN OCEAN SEAWAYS
E-Ticket No: GO-2712-0098
Sailing: Port Blair (Haddo Wharf) – Havelock (Jetty No. 1)
Vessel: Green Ocean 2
Sailing date: 27 Dec 2026
Check-in 05:30, Departure 06:30, Arrival 09:00
Class: Economy, Seats E21, E22
Total ₹2,300
Return: Havelock – Port Blair
Sailing date: 30 Dec 2026
Check-in 15:00, Departure 16:00, Arrival 18:30
Class: Economy, Seats E5, E6
Total ₹2,300
Grand total ₹4,600`,
    expected: [
      leg('sea', '', 'Port Blair > Havelock', '2026-12-27 06:30 > 09:00+0', {
        name: 'Green Ocean 2',
        seat: 'E21,E22',
        class: 'Economy',
        reference: ['GO27120098', 'GO-2712-0098'],
        free: ['fare', 'name'],
      }),
      leg('sea', '', 'Havelock > Port Blair', '2026-12-30 16:00 > 18:30+0', {
        name: 'Green Ocean 2',
        seat: 'E5,E6',
        class: 'Economy',
        reference: ['GO27120098', 'GO-2712-0098'],
        free: ['fare', 'name'],
      }),
    ],
    total: 4600,
  },
  {
    id: 'fresh-112',
    shape: 'ferry or helicopter',
    text: `Heli Yatra Vaishno Devi - Confirmation
Ref: SMVDSB-88120445
Katra to Sanjichhat (one way)
Date of travel: 14/02/2027
Time slot: 08:00-10:00
Pilgrims: 2
Amount: Rs 4,200.00
Report at Katra helipad 1 hour before the slot with the Yatra slip.`,
    expected: [
      leg('air', '', 'Katra > Sanjichhat', '2027-02-14', {
        fare: 4200,
        reference: ['SMVDSB88120445', 'SMVDSB-88120445'],
        free: ['departs', 'arrives', 'arrivesDays', 'name'],
      }),
    ],
  },
  {
    id: 'fresh-113',
    shape: 'ferry or helicopter',
    text: `Cordelia-style cruise? No: your RoPax ticket! Ghogha (Bhavnagar) to Hazira (Surat), 26/12/2026, ETD 09:00, ETA 13:00. Vessel Voyage Symphony. Class: Executive. PNR DGSC77120. 2 pax + 1 car. Paid Rs. 3,180. Report 60 min before.`,
    expected: [
      leg('sea', '', 'Ghogha > Hazira', '2026-12-26 09:00 > 13:00+0', {
        name: 'Voyage Symphony',
        class: 'Executive',
        fare: 3180,
        reference: 'DGSC77120',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'fresh-114',
    shape: 'forwarded',
    text: `FYI, see below.

Regards,
Nisha

-----Original Message-----
From: bookings@treks.example
Sent: 25 November 2026 18:30
To: nisha@mail.example
Subject: Volvo tickets

Dear Nisha,
Please find the Volvo seats for the group:
Operator: Laxmi Holidays
Route: Delhi to Bir
Departure: 26-12-2026, 20:30 hrs from Akshardham
Arrival: 27-12-2026, 08:00 hrs
Seats: 21, 22, 23
Ticket No: LXH-99120
Amount: 4,650`,
    expected: [
      leg('bus', '', 'Delhi > Bir', '2026-12-26 20:30 > 08:00+1', {
        name: 'Laxmi Holidays',
        seat: '21,22,23',
        fare: 4650,
        reference: ['LXH99120', 'LXH-99120'],
      }),
    ],
  },
  {
    id: 'fresh-115',
    shape: 'forwarded',
    text: `[28/11/2026, 10:02 am] Appa: ticket booked da
[28/11/2026, 10:02 am] Appa: 12695 Trivandrum SF, Jan 13 night 7.45 Chennai Central, B3 25 28
[28/11/2026, 10:03 am] Appa: reaching Kottayam morning 9.30 next day. PNR 4120098811
[28/11/2026, 10:05 am] Me: super pa, 2 tickets right?`,
    expected: [
      leg('rail', '12695', 'Chennai Central > Kottayam', '2027-01-13 19:45 > 09:30+1', {
        coach: 'B3',
        seat: '25,28',
        reference: '4120098811',
      }),
    ],
  },
  {
    id: 'fresh-117',
    shape: 'changed',
    text: `Partial cancellation: 1 of 3 passengers has been cancelled for PNR 2519907734 (12618 Mangala Lakshadweep, NZM-ERS, 09-01-2027, dep 05:40). Remaining: S4 17, S4 18. Refund Rs 780.`,
    expected: [
      leg('rail', '12618', '(NZM) > (ERS)', '2027-01-09 05:40', {
        coach: 'S4',
        seat: '17,18',
        reference: '2519907734',
      }),
    ],
  },
  {
    id: 'fresh-118',
    shape: 'unclear',
    text: `BookMyShow: Booking confirmed! Sitar Recital at Rabindra Bharati, Hyderabad. Sat 19 Dec 2026, 7:00 PM. Seats F12, F13. Booking ID WXKQ7T. Rs 1,240 paid.`,
    expected: 'nothing',
  },
  {
    id: 'fresh-119',
    shape: 'unclear',
    text: `Plan for Ladakh: fly 6E 2005 on 5 June morning or AI 445, stay 2 nights at Grand Willow, then bus to Nubra. Budget 40k each. Nothing booked yet, tell me by Sunday.`,
    expected: 'nothing',
  },
  {
    id: 'fresh-120',
    shape: 'unclear',
    text: `Trip insurance issued. Policy POL-7712-0098 covers Mr R Menon for the journey DEL-COK on 6E 2113 from 03 Jan 2027 to 09 Jan 2027. Sum insured Rs 2,00,000. Premium Rs 199.`,
    expected: 'nothing',
  },
]
