import type { TicketText } from '../ticket-text.ts'
import { calendar } from './calendars.ts'

export const OWN_MORE_STAYS: TicketText[] = [
  {
    id: 'own-51',
    shape: 'hotel',
    text: `Treebo Trend Sapphire Court
Booking ID TRB-0661288213
Hi Manoj, your booking is confirmed!
Check-in Sat, 12-Dec-26 12:00 PM
Check-out Mon, 14-Dec-26 11:00 AM
Oak room x 1 | 2 Adults
36, MG Road, Camp, Pune - 411001
Booking amount Rs. 4,928
Prepaid Rs. 4,928
Pending Rs. 0`,
    expected: [
      {
        kind: 'stay',
        name: 'Treebo Trend Sapphire Court',
        to: 'Pune',
        date: '2026-12-12',
        departs: '12:00',
        arrives: '11:00',
        arrivesDays: 2,
        fare: 4928,
        reference: 'TRB0661288213',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-52',
    shape: 'hotel',
    text: `Dear Ms Nandini,
Greetings from Ooty!
We are pleased to confirm your reservation at Willow Hill Heritage, Ooty as under:
Conf No. 88120
Arrival 24.12.2026
Departure 27.12.2026
No of nights 3
Room: 1 Classic Valley View on MAP
Tariff INR 8,500 + 18% GST per night
Total payable INR 30,090
Check-in 2 PM / Check-out 11 AM`,
    expected: [
      {
        kind: 'stay',
        name: 'Willow Hill Heritage',
        to: 'Ooty',
        date: '2026-12-24',
        departs: '14:00',
        arrives: '11:00',
        arrivesDays: 3,
        fare: 30090,
        reference: '88120',
        free: ['class', 'reference'],
      },
    ],
  },
  {
    id: 'own-53',
    shape: 'hotel',
    text: `Booking.com: confirmation 2281.774.902 for Coral Sands Resort, Havelock Island. Check-in Tue 5 Jan 2027 from 12:00, check-out Fri 8 Jan 2027 until 10:00. 2 rooms, Rs 27,300. PIN 4410. Free cancellation until 2 Jan 2027 23:59.`,
    expected: [
      {
        kind: 'stay',
        name: 'Coral Sands Resort',
        to: 'Havelock Island',
        date: '2027-01-05',
        departs: '12:00',
        arrives: '10:00',
        arrivesDays: 3,
        fare: 27300,
        reference: '2281774902',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-54',
    shape: 'hotel',
    text: `FabHotels Booking Voucher
Booking Id: 7PQ2KX
FabHotel Lotus Inn
Address: Plot 18, Sector 14, Dwarka, New Delhi 110078
Stay: 18 Jan 2027 - 19 Jan 2027 (1 Night)
Check-in time 12:00 PM | Check-out time 11:00 AM
Guest Name: Deepak Rawat
Rooms: 1, Guests: 2
Payable at hotel: Rs 1,599`,
    expected: [
      {
        kind: 'stay',
        name: 'FabHotel Lotus Inn',
        to: ['New Delhi', 'Dwarka'],
        date: '2027-01-18',
        departs: '12:00',
        arrives: '11:00',
        arrivesDays: 1,
        fare: 1599,
        reference: '7PQ2KX',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-56',
    shape: 'hotel',
    text: `Your stay at The Lagoon House, Alleppey is booked 🎉
Dates: 2 - 4 Jan 2027 (2 nights)
Guests: 2
Host: Jose
Check-in after 1 pm, checkout before 10 am
Booking reference LGH-20271
Total ₹7,400 (₹2,000 paid, ₹5,400 on arrival)`,
    expected: [
      {
        kind: 'stay',
        name: 'The Lagoon House',
        to: 'Alleppey',
        date: '2027-01-02',
        departs: '13:00',
        arrives: '10:00',
        arrivesDays: 2,
        fare: 7400,
        reference: 'LGH20271',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-57',
    shape: 'calendar',
    text: calendar(
      'UID:9912@hotel.example',
      'DTSTAMP:20261127T080000Z',
      'DTSTART;TZID=India Standard Time:20270102T140000',
      'DTEND;TZID=India Standard Time:20270104T110000',
      'SUMMARY;LANGUAGE=en-us:Hotel Amber View, Jaipur',
      'LOCATION;LANGUAGE=en-us:Amber Road\\, Jaipur 302002',
      'DESCRIPTION:Booking no. AV-33418\\nGuests: 2 adults\\nRate: INR 7\\,140 for 2 nights\\n',
    ),
    expected: [
      {
        kind: 'stay',
        name: 'Hotel Amber View',
        to: 'Jaipur',
        date: '2027-01-02',
        departs: '14:00',
        arrives: '11:00',
        arrivesDays: 2,
        fare: 7140,
        reference: 'AV33418',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-58',
    shape: 'calendar',
    text: calendar(
      'UID:QP-1@airline.example',
      'DTSTAMP:20261127T080000Z',
      'DTSTART:20270110T004000Z',
      'DURATION:PT2H15M',
      'SUMMARY:Akasa Air QP 1102 BOM-BLR',
      'DESCRIPTION:PNR YT6R2K. Terminal 1. Seat 15A.',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:QP-2@airline.example',
      'DTSTAMP:20261127T080000Z',
      'DTSTART:20270112T153000Z',
      'DURATION:PT1H55M',
      'SUMMARY:Akasa Air QP 1109 BLR-BOM',
      'DESCRIPTION:PNR YT6R2K. Terminal 1. Seat 15A.',
    ),
    expected: [
      {
        kind: 'air',
        number: 'QP1102',
        name: 'Akasa Air',
        from: '(BOM)',
        to: '(BLR)',
        date: '2027-01-10',
        departs: '06:10',
        arrives: '08:25',
        arrivesDays: 0,
        seat: '15A',
        reference: 'YT6R2K',
      },
      {
        kind: 'air',
        number: 'QP1109',
        name: 'Akasa Air',
        from: '(BLR)',
        to: '(BOM)',
        date: '2027-01-12',
        departs: '21:00',
        arrives: '22:55',
        arrivesDays: 0,
        seat: '15A',
        reference: 'YT6R2K',
      },
    ],
  },
  {
    id: 'own-59',
    shape: 'calendar',
    text: calendar(
      'UID:ci-1@stay.example',
      'DTSTAMP:20261127T080000Z',
      'DTSTART;TZID=Asia/Kolkata:20270120T130000',
      'DTEND;TZID=Asia/Kolkata:20270120T140000',
      'SUMMARY:Check-in: Pine Crest Homestay',
      'LOCATION:Old Manali Road\\, Manali\\, HP 175131',
      'DESCRIPTION:Booking ID PCH-7782\\, 2 nights\\, checkout 22 Jan 11:00',
    ),
    expected: [
      {
        kind: 'stay',
        name: 'Pine Crest Homestay',
        to: 'Manali',
        date: '2027-01-20',
        departs: '13:00',
        arrives: '11:00',
        arrivesDays: 2,
        reference: 'PCH7782',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-60',
    shape: 'calendar',
    text: calendar(
      'UID:tr-1@mail.example',
      'DTSTAMP:20261127T080000Z',
      'DTSTART;VALUE=DATE:20270123',
      'DTEND;VALUE=DATE:20270124',
      'SUMMARY:Train to Madurai',
      'DESCRIPTION:12637 Pandian Express\\nMS 21:40 - MDU 05:20 (24 Jan)\\nPNR 4230019982\\nS4 / 33\\, S4 / 36',
    ),
    expected: [
      {
        kind: 'rail',
        number: '12637',
        name: 'Pandian Express',
        from: '(MS)',
        to: '(MDU)',
        date: '2027-01-23',
        departs: '21:40',
        arrives: '05:20',
        arrivesDays: 1,
        coach: 'S4',
        seat: '33,36',
        reference: '4230019982',
      },
    ],
  },
  {
    id: 'own-61',
    shape: 'calendar',
    text: calendar(
      'UID:clash@mail.example',
      'DTSTAMP:20261127T080000Z',
      'DTSTART;TZID=Asia/Kolkata:20270205T043000',
      'DTEND;TZID=Asia/Kolkata:20270205T053000',
      'SUMMARY:Leave for airport - 6E 2471 DEL-GAU',
      'DESCRIPTION:PNR LK2M8Q. Flight departs 07:50\\, arrives 10:15',
    ),
    expected: [
      {
        kind: 'air',
        number: '6E2471',
        name: 'IndiGo',
        from: '(DEL)',
        to: '(GAU)',
        date: '2027-02-05',
        reference: 'LK2M8Q',
        ask: ['departs'],
        free: ['arrives', 'arrivesDays'],
      },
    ],
  },
]
