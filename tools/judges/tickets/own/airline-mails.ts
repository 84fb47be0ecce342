import type { TicketText } from '../ticket-text.ts'

export const AIRLINE_MAILS: TicketText[] = [
  {
    id: 'third-12',
    shape: 'airline mail',
    text: `Your IndiGo booking is confirmed
Hello Mr Sandeep Reddy, thank you for choosing IndiGo.

PNR
R8WZ2H
Booking status: Confirmed
Booked on: 22 Nov, 2026

ONWARD  Hyderabad to Lucknow
Thu, 04 Feb 2027 | Non-stop | 02h 05m | 6E 6146
10:15  HYD  Rajiv Gandhi International Airport
12:20  LKO  Chaudhary Charan Singh Airport, T3

RETURN  Lucknow to Hyderabad
Tue, 09 Feb 2027 | Non-stop | 02h 10m | 6E 6147
20:50  LKO  Chaudhary Charan Singh Airport, T3
23:00  HYD  Rajiv Gandhi International Airport

Passengers
Mr Sandeep Reddy   HYD-LKO 9A   LKO-HYD 12D
Mrs Anusha Reddy   HYD-LKO 9B   LKO-HYD 12E

Price summary
Base fare 17,420
Taxes and fees 4,316
Seats 1,400
Total paid INR 23,136

Web check-in is mandatory and free. Add 6E Eats from Rs 300.
InterGlobe Aviation Limited`,
    expected: [
      {
        kind: 'air',
        number: '6E6146',
        name: 'IndiGo',
        from: 'Hyderabad (HYD)',
        to: 'Lucknow (LKO)',
        date: '2027-02-04',
        departs: '10:15',
        arrives: '12:20',
        arrivesDays: 0,
        seat: '9A,9B',
        reference: 'R8WZ2H',
        free: ['fare'],
      },
      {
        kind: 'air',
        number: '6E6147',
        name: 'IndiGo',
        from: 'Lucknow (LKO)',
        to: 'Hyderabad (HYD)',
        date: '2027-02-09',
        departs: '20:50',
        arrives: '23:00',
        arrivesDays: 0,
        seat: '12D,12E',
        reference: 'R8WZ2H',
        free: ['fare'],
      },
    ],
    total: 23136,
  },
  {
    id: 'third-13',
    shape: 'airline mail',
    text: `Dear Ms Lakshmi Pillai,

Thank you for booking with Air India. Your reservation is confirmed and
your e-ticket has been issued. Please carry a valid photo ID.

Booking reference (PNR): 7MQX4D
E-ticket number: 098 2416 603175

Flight AI 2657, Friday 22 January 2027, Economy
Departs Mumbai (BOM), Chhatrapati Shivaji Maharaj International Airport,
Terminal 2 at 06:10
Arrives Thiruvananthapuram (TRV), Terminal 2 at 08:20
Duration 2h 10m, Airbus A320neo
Seat: 21C
Baggage: 15 kg check-in, 7 kg cabin

Total amount paid: INR 7,894 (base fare INR 6,350, taxes, fees and
charges INR 1,544)

Check-in counters close 60 minutes before departure. Online check-in
opens 48 hours before departure.

Air India Limited, Gurugram`,
    expected: [
      {
        kind: 'air',
        number: 'AI2657',
        name: 'Air India',
        from: 'Mumbai (BOM)',
        to: 'Thiruvananthapuram (TRV)',
        date: '2027-01-22',
        departs: '06:10',
        arrives: '08:20',
        arrivesDays: 0,
        seat: '21C',
        class: 'Economy',
        fare: 7894,
        reference: '7MQX4D',
      },
    ],
  },
  {
    id: 'third-15',
    shape: 'airline mail',
    text: `SpiceJet Ltd.   Your Itinerary / Reservation
Booking Reference (PNR): W3K9TE      Status: CONFIRMED
Date of booking: 18-Nov-2026

Passenger(s)
1. MR CHANDAN KUMAR JHA
2. MRS RUCHI JHA

Flight   Date          From            To               Dep.      Arr.     Stops
SG 751   16-Dec-2026   Delhi (T1D)     Darbhanga        10:50     12:40    0

Seat: 6D, 6E     Meal: Not selected     Baggage: 15 kg
Payment details
Air fare                 INR  8,260.00
Taxes & airport charges  INR  1,914.00
Total price              INR 10,174.00
Payment by UPI received. Check-in counter closes 60 min prior to departure.
Customer care 0000 123 410 (24x7)`,
    expected: [
      {
        kind: 'air',
        number: 'SG751',
        name: 'SpiceJet',
        from: 'Delhi',
        to: 'Darbhanga',
        date: '2026-12-16',
        departs: '10:50',
        arrives: '12:40',
        arrivesDays: 0,
        seat: '6D,6E',
        fare: 10174,
        reference: 'W3K9TE',
      },
    ],
  },
  {
    id: 'third-16',
    shape: 'airline mail',
    text: `ALLIANCE AIR AVIATION LIMITED
E-TICKET ITINERARY RECEIPT

PNR: D4XK8P
Ticket No: 9I-4500318822
Issue Date: 17-Nov-26

Passenger Name: KOYA/SHAMEER MR

Flight: 9I 505
From: KOCHI (COK)
To: AGATTI (AGX)
Date: 05-Jan-27
Dep: 09:20
Arr: 10:45
Class: Economy
Status: OK
Baggage: 15K

Fare INR 4,450   Taxes INR 1,027   Total INR 5,477

Entry permit is mandatory for all passengers visiting Lakshadweep islands.
Reporting time 2 hours before departure.`,
    expected: [
      {
        kind: 'air',
        number: '9I505',
        name: 'Alliance Air',
        from: 'KOCHI (COK)',
        to: 'AGATTI (AGX)',
        date: '2027-01-05',
        departs: '09:20',
        arrives: '10:45',
        arrivesDays: 0,
        class: 'Economy',
        fare: 5477,
        reference: 'D4XK8P',
      },
    ],
  },
]
