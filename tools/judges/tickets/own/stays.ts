import type { TicketText } from '../ticket-text.ts'

export const OWN_STAYS: TicketText[] = [
  {
    id: 'own-16',
    shape: 'hotel',
    text: `Agoda Booking Confirmation
Booking ID: 1044782231
Booking Reference No. : 7718120
Client: Farida Khan
Property: Casa Paloma Beach Stay
Address: 118 Vagator Beach Road, Anjuna, Goa, India, 403509
Property Contact Number: +91 832 555 0198
Number of Rooms: 1
Number of Adults: 2
Room Type: Superior Double
Arrival: December 27, 2026
Departure: December 30, 2026
Total Charge INR 11,430.50
Payment Method: Visa`,
    expected: [
      {
        kind: 'stay',
        name: 'Casa Paloma Beach Stay',
        to: ['Anjuna', 'Goa'],
        date: '2026-12-27',
        arrivesDays: 3,
        fare: [11431, 11430],
        reference: ['1044782231', '7718120'],
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-17',
    shape: 'hotel',
    text: `Hi Suresh, your OYO is booked! OYO 74412 Hotel Sai Prime, Near Railway Station, Shirdi. Booking ID: QKTR7719. Check-in 19 Dec (12 PM), Check-out 20 Dec (11 AM). 1 Room, 3 Guests. Pay Rs.1249 at hotel. Directions: oyo.example/d`,
    expected: [
      {
        kind: 'stay',
        name: 'Hotel Sai Prime',
        to: 'Shirdi',
        date: '2026-12-19',
        departs: '12:00',
        arrives: '11:00',
        arrivesDays: 1,
        fare: 1249,
        reference: 'QKTR7719',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-18',
    shape: 'hotel',
    text: `Goibibo Hotel Voucher
Booking ID: HTLGX88201
Your stay at
The Pepper Vine Plantation Resort
Thekkady Road, Kumily, Kerala - 685509
Check-in        Check-out
08 Jan 2027     10 Jan 2027
2:00 PM         12:00 PM
2 Nights, 1 Room (2 Adults)
Room: Garden Cottage with Breakfast
Total amount    ₹ 9,876
Paid            ₹ 9,876`,
    expected: [
      {
        kind: 'stay',
        name: 'The Pepper Vine Plantation Resort',
        to: 'Kumily',
        date: '2027-01-08',
        departs: '14:00',
        arrives: '12:00',
        arrivesDays: 2,
        fare: 9876,
        reference: 'HTLGX88201',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-19',
    shape: 'hotel',
    text: `Booking.com
Your booking is confirmed at Blue Door Hostel Jodhpur
Confirmation: 3920.118.447
PIN: 5512
Check-in
Sunday 10 January 2027
From 13:00
Check-out
Tuesday 12 January 2027
Until 10:30
Your booking: 2 nights, 2 beds in dormitory
Address: Makrana Mohalla, Jodhpur, 342001, India
Total price: Rs. 1,960
The final price shown is the amount you will pay to the property.`,
    expected: [
      {
        kind: 'stay',
        name: 'Blue Door Hostel Jodhpur',
        to: 'Jodhpur',
        date: '2027-01-10',
        departs: '13:00',
        arrives: '10:30',
        arrivesDays: 2,
        fare: 1960,
        reference: '3920118447',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-20',
    shape: 'hotel',
    text: `Reservation confirmed
You're going to Kasol!
Riverside Cedar Cabin
Entire cabin hosted by Tenzin
Check-in          Checkout
Thu, 31 Dec       Sun, 3 Jan
2:00 PM           11:00 AM
Guests: 4 adults
Confirmation code: HMXK84ZQPT
Address: Chhalal Trail, Kasol, Himachal Pradesh 175105
Total cost
₹5,200 x 3 nights ₹15,600
Cleaning fee ₹800
Total (INR) ₹16,400`,
    expected: [
      {
        kind: 'stay',
        name: 'Riverside Cedar Cabin',
        to: 'Kasol',
        date: '2026-12-31',
        departs: '14:00',
        arrives: '11:00',
        arrivesDays: 3,
        fare: 16400,
        reference: 'HMXK84ZQPT',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-21',
    shape: 'hotel',
    text: `Dear Guest, greetings from Hotel Shivam Grand, Haridwar. Res No 20417 confirmed. Arr: 14/12/2026 Dep: 16/12/2026, 02 Deluxe Rooms, CP plan, tariff Rs 2,400 per room per night, total Rs 9,600 + GST. Advance recd Rs 3,000. Check in time 12 noon, check out 10 am.`,
    expected: [
      {
        kind: 'stay',
        name: 'Hotel Shivam Grand',
        to: 'Haridwar',
        date: '2026-12-14',
        departs: '12:00',
        arrives: '10:00',
        arrivesDays: 2,
        reference: '20417',
        free: ['class', 'fare', 'reference'],
      },
    ],
  },
  {
    id: 'own-22',
    shape: 'hotel',
    text: `Zostel Booking Confirmation
Booking Code: ZSTL-41209
Destination: Zostel Varanasi
Check In: 2026-12-21, 12:00 PM
Check Out: 2026-12-24, 10:00 AM
Items: 1 x Bed in 6 Bed Mixed Dorm
Address: Luxa Road, Varanasi, Uttar Pradesh 221010
Amount Paid: ₹ 1,017
Balance due at property: ₹ 1,380
Total: ₹ 2,397`,
    expected: [
      {
        kind: 'stay',
        name: 'Zostel Varanasi',
        to: 'Varanasi',
        date: '2026-12-21',
        departs: '12:00',
        arrives: '10:00',
        arrivesDays: 3,
        fare: 2397,
        reference: 'ZSTL41209',
        free: ['class'],
      },
    ],
  },
]
