import type { TicketText } from '../ticket-text.ts'

export const FLIGHTS_IN_MANY_LAYOUTS_1: TicketText[] = [
  {
    id: 'manner-15',
    shape: 'airline mail',
    text: `[IndiGo]
View in browser <https://mail.indigo.example/v?x=81>

Hi Ananya,
your itinerary is ready!

PNR: QM4T8Z
Booking status: CONFIRMED
Booked on: 25 Nov 2026, 21:07 (IST)

DEPARTURE
Hyderabad (HYD) to Varanasi (VNS)
Sat, 23 Jan 2027
6E 6724 | A320
09:35 HYD - 11:40 VNS
Bag drop closes 08:35

RETURN
Varanasi (VNS) to Hyderabad (HYD)
Tue, 26 Jan 2027
6E 918 | A321
12:15 VNS - 14:20 HYD
Bag drop closes 11:15

PASSENGERS
Ananya Reddy, seat HYD-VNS 8C, seat VNS-HYD 10C
Padma Reddy, seat HYD-VNS 8D, seat VNS-HYD 10D

PRICE
Airfare charges INR 16,420
Seats INR 1,000
Taxes and fees INR 1,344
Total INR 18,764

[Web check-in] <https://indigo.example/wci> [Add baggage] [Book a cab]
IndiGo never asks for card details on phone. Customer relations 0124 555 0138`,
    expected: [
      {
        kind: 'air',
        number: '6E6724',
        name: 'IndiGo',
        from: 'Hyderabad (HYD)',
        to: 'Varanasi (VNS)',
        date: '2027-01-23',
        departs: '09:35',
        arrives: '11:40',
        arrivesDays: 0,
        seat: '8C,8D',
        reference: 'QM4T8Z',
        free: ['fare'],
      },
      {
        kind: 'air',
        number: '6E918',
        name: 'IndiGo',
        from: 'Varanasi (VNS)',
        to: 'Hyderabad (HYD)',
        date: '2027-01-26',
        departs: '12:15',
        arrives: '14:20',
        arrivesDays: 0,
        seat: '10C,10D',
        reference: 'QM4T8Z',
        free: ['fare'],
      },
    ],
    total: 18764,
  },
  {
    id: 'manner-16',
    shape: 'airline mail',
    text: `Subject: Air India - Booking Confirmation - 4LJW9S

Dear Ms Mukherjee,
Thank you for choosing Air India. Your booking is confirmed and ticketed.

Booking reference (PNR): 4LJW9S
Issue date: 24 November 2026

FLIGHT DETAILS
AI 2770
Departure: Kolkata (CCU), Netaji Subhash Chandra Bose Intl. - Wed, 16 Dec 2026, 17:05
Arrival: Bengaluru (BLR), Kempegowda Intl. Terminal 2 - Wed, 16 Dec 2026, 19:50
Cabin: Premium Economy | Aircraft: A321neo | Baggage: 15 kg

PASSENGER
Ms Ishani Mukherjee (Adult) | Ticket 098-2420117864 | Seat 6D

FARE DETAILS
Base fare INR 9,150
Fuel surcharge INR 420
User development fee INR 561
CGST/SGST INR 1,148
Grand total INR 11,279
Paid by UPI

Cancellation before 16 Dec 2026 13:05: INR 4,000 per passenger.`,
    expected: [
      {
        kind: 'air',
        number: 'AI2770',
        name: 'Air India',
        from: 'Kolkata (CCU)',
        to: 'Bengaluru (BLR)',
        date: '2026-12-16',
        departs: '17:05',
        arrives: '19:50',
        arrivesDays: 0,
        seat: '6D',
        class: 'Premium Economy',
        fare: 11279,
        reference: '4LJW9S',
      },
    ],
  },
  {
    id: 'manner-17',
    shape: 'airline mail',
    text: `Akasa Air
It's Your Sky, Devansh!
We have received your payment of INR 5,914 and your booking is confirmed.
PNR
UX5P2R
Mumbai (BOM T2)
19:40
Sat, 30 Jan 2027
2h 5m | QP 1129 | Non-stop | Saver
Lucknow (LKO T3)
21:45
Sat, 30 Jan 2027
Guest
Mr Devansh Tripathi
Seat 22C
Meal Not selected
Baggage 15 kg
Payment summary
Base fare 4,870
Convenience fee 350
Taxes and airport charges 694
Total 5,914
Invoice will follow on travel@mail.example. Akasa Care Centre: +91 96060 01212`,
    expected: [
      {
        kind: 'air',
        number: 'QP1129',
        name: 'Akasa Air',
        from: 'Mumbai (BOM)',
        to: 'Lucknow (LKO)',
        date: '2027-01-30',
        departs: '19:40',
        arrives: '21:45',
        arrivesDays: 0,
        seat: '22C',
        fare: 5914,
        reference: 'UX5P2R',
        free: ['class'],
      },
    ],
  },
  {
    id: 'manner-18',
    shape: 'airline mail',
    text: `Air India Express
Booking Reference: L7YH3B
Booking Status: CONFIRMED
Booking Date: 22-Nov-2026

Itinerary
Flight | Date | Departs | Arrives | Fare type
IX 1163 | Fri 05-Mar-2027 | Bengaluru (BLR) T2 21:15 | Bagdogra (IXB) 00:10 (+1) | Xpress Value
IX 1164 | Wed 10-Mar-2027 | Bagdogra (IXB) 10:55 | Bengaluru (BLR) T2 13:50 | Xpress Value

Guests
1 MR PRANAV HEGDE
2 MRS SMITHA HEGDE
3 MSTR AARAV HEGDE (CHD)

Payment
Fare 28,500.00
Gourmair meals 1,350.00
Fees & taxes 4,117.00
Amount paid INR 33,967.00
Balance due INR 0.00

Counters open 3 hours and close 1 hour before domestic departures.`,
    expected: [
      {
        kind: 'air',
        number: 'IX1163',
        name: 'Air India Express',
        from: 'Bengaluru (BLR)',
        to: 'Bagdogra (IXB)',
        date: '2027-03-05',
        departs: '21:15',
        arrives: '00:10',
        arrivesDays: 1,
        reference: 'L7YH3B',
        free: ['fare', 'class'],
      },
      {
        kind: 'air',
        number: 'IX1164',
        name: 'Air India Express',
        from: 'Bagdogra (IXB)',
        to: 'Bengaluru (BLR)',
        date: '2027-03-10',
        departs: '10:55',
        arrives: '13:50',
        arrivesDays: 0,
        reference: 'L7YH3B',
        free: ['fare', 'class'],
      },
    ],
    total: 33967,
  },
  {
    id: 'manner-19',
    shape: 'airline mail',
    text: `SpiceJet Ltd.
BOOKING CONFIRMED
PNR : T2NJ8F
Booking Date : 26 Nov 2026 08:12 (IST)

Departing Flight
Flight : SG 327
From : Mumbai (T1) To : Gorakhpur
Departure : 14 Dec 2026 14:35 hrs
Arrival : 14 Dec 2026 16:50 hrs

Passengers
MR ABHISHEK PANDEY
MRS RUCHI PANDEY
Seats 15E 15F

Price Summary
Base Fare INR 9,398.00
UDF INR 310.00
GST INR 486.00
Seats INR 598.00
Total Price INR 10,792.00

Terms: check-in counters close 60 minutes prior to departure. Change fee from INR 3,499 plus fare difference. Support +91 124 555 0177`,
    expected: [
      {
        kind: 'air',
        number: 'SG327',
        name: 'SpiceJet',
        from: 'Mumbai',
        to: 'Gorakhpur',
        date: '2026-12-14',
        departs: '14:35',
        arrives: '16:50',
        arrivesDays: 0,
        seat: '15E,15F',
        fare: 10792,
        reference: 'T2NJ8F',
      },
    ],
  },
]
