import type { TicketText } from '../ticket-text.ts'

export const FLIGHTS_IN_MANY_LAYOUTS_3: TicketText[] = [
  {
    id: 'manner-26',
    shape: 'airline mail',
    text: `From: IndiGo <checkin@indigo.example>
Date: 27 Nov 2026 21:48
Subject: Web check-in is open for your flight on 29 Nov

Dear Traveller,
Beat the queue and check in now, it takes two minutes.

Name(s): Mr Imran Shaikh, Mrs Nilofer Shaikh
PNR: KT9F4X
Flight: 6E 6016
Sector: Ahmedabad to Kolkata
Travel date: 29 Nov 2026
Scheduled departure: 22:10 hrs
Scheduled arrival: 00:45 hrs (next day)
Seats: not selected, from INR 250

[Check in now]

Check-in closes 60 minutes before departure. Printed boarding pass at the airport is free from our kiosks.
You get this mail as a passenger of IndiGo. Unsubscribe`,
    expected: [
      {
        kind: 'air',
        number: '6E6016',
        name: 'IndiGo',
        from: 'Ahmedabad',
        to: 'Kolkata',
        date: '2026-11-29',
        departs: '22:10',
        arrives: '00:45',
        arrivesDays: 1,
        reference: 'KT9F4X',
      },
    ],
  },
  {
    id: 'manner-27',
    shape: 'airline mail',
    text: `Dear Sir, pls find tkts for your trip. Kindly check names & dates.

RLOC 7QXZ2M
1.PATEL/HETAL MS 2.PATEL/JIGNESH MR
1 AI 1613 K 22JAN 5 BOMBDQ HK2 0705 0810
2 AI 1618 K 24JAN 7 BDQBOM HK2 1935 2045
TKT 098-2421557090/91
TOTAL INR 15,320 (2 PAX)

Pls transfer to our a/c today before 6 pm.
Regards
Sejal, Shubh Yatra Holidays, 022-2555 0164`,
    expected: [
      {
        kind: 'air',
        number: 'AI1613',
        from: '(BOM)',
        to: '(BDQ)',
        date: '2027-01-22',
        departs: '07:05',
        arrives: '08:10',
        arrivesDays: 0,
        reference: '7QXZ2M',
        free: ['fare', 'class'],
      },
      {
        kind: 'air',
        number: 'AI1618',
        from: '(BDQ)',
        to: '(BOM)',
        date: '2027-01-24',
        departs: '19:35',
        arrives: '20:45',
        arrivesDays: 0,
        reference: '7QXZ2M',
        free: ['fare', 'class'],
      },
    ],
    total: 15320,
  },
  {
    id: 'manner-28',
    shape: 'airline mail',
    text: `---------- Forwarded message ---------
From: Travel Desk <traveldesk@corp.example>
Date: Thu, 26 Nov 2026 at 17:31
Subject: Fwd: E-ticket // Chennai // Trip 48812

> Your request TR-48812 is approved and booked.
> Airline: IndiGo
> Airline PNR: WY3M6J
> Flight: 6E-5307
> From: Nagpur (NAG)
> To: Chennai (MAA), T1
> Dep: 08-Dec-2026 10:25
> Arr: 08-Dec-2026 12:20
> Traveller: Ms Pooja Wankhede (Emp. 20714)
> Seat: 2D (aisle), Meal: included
> Fare: INR 7,231.00 incl. GST, billed to the company
>
> Hotel and cab will be sent separately.`,
    expected: [
      {
        kind: 'air',
        number: '6E5307',
        name: 'IndiGo',
        from: 'Nagpur (NAG)',
        to: 'Chennai (MAA)',
        date: '2026-12-08',
        departs: '10:25',
        arrives: '12:20',
        arrivesDays: 0,
        seat: '2D',
        fare: 7231,
        reference: 'WY3M6J',
      },
    ],
  },
  {
    id: 'agency-13',
    shape: 'airline mail',
    text: `IndiGo Itinerary
PNR: M4KT8P    Status: CONFIRMED    Booked: 24 Nov 2026 10:12 hrs
Passenger: 1. Mr Abhilash Nambiar

Date | Flight | From | To | Check-in closes | Departs | Arrives | Seat
Fri, 08 Jan 27 | 6E 6014 | Kochi (COK) | Chennai (MAA) | 07:20 | 08:20 | 09:30 | 7A
Mon, 11 Jan 27 | 6E 6017 | Chennai (MAA) | Kochi (COK) | 18:45 | 19:45 | 21:00 | 9F

Base fare INR 5,860.00
Airport charges INR 912.00
GST INR 318.00
Total paid INR 7,090.00
GSTIN of airline 32AAAAA1111A1Z5
Customer care 0124-0000111`,
    expected: [
      {
        kind: 'air',
        number: '6E6014',
        name: 'IndiGo',
        from: 'Kochi (COK)',
        to: 'Chennai (MAA)',
        date: '2027-01-08',
        departs: '08:20',
        arrives: '09:30',
        arrivesDays: 0,
        seat: '7A',
        reference: 'M4KT8P',
        free: ['fare'],
      },
      {
        kind: 'air',
        number: '6E6017',
        name: 'IndiGo',
        from: 'Chennai (MAA)',
        to: 'Kochi (COK)',
        date: '2027-01-11',
        departs: '19:45',
        arrives: '21:00',
        arrivesDays: 0,
        seat: '9F',
        reference: 'M4KT8P',
        free: ['fare'],
      },
    ],
    total: 7090,
  },
  {
    id: 'agency-14',
    shape: 'airline mail',
    text: `Your Air India e-ticket
Flight
From
To
Departs
Arrives
Cabin
AI 2838
Kochi (COK), Terminal 1
Delhi (DEL), Terminal 3
Sat, 09 Jan 2027, 14:05
Sat, 09 Jan 2027, 17:20
Economy
Traveller
Seat
Ticket number
Ms Nandana Warrier
31K
098-2419903347
Booking reference
8QVR4N
Amount charged
INR 8,316
Cancellation
More than 72 hours before departure: INR 4,000
Less than 72 hours before departure: INR 5,500`,
    expected: [
      {
        kind: 'air',
        number: 'AI2838',
        name: 'Air India',
        from: 'Kochi (COK)',
        to: 'Delhi (DEL)',
        date: '2027-01-09',
        departs: '14:05',
        arrives: '17:20',
        arrivesDays: 0,
        seat: '31K',
        class: 'Economy',
        fare: 8316,
        reference: '8QVR4N',
      },
    ],
  },
  {
    id: 'agency-15',
    shape: 'airline mail',
    text: `Trip to Port Blair
Airline PNR: T9WQ2H (IndiGo)

LEG 1
6E 6801 | Economy
Kochi COK 05:45 - Bengaluru BLR 06:55
Thu 21 Jan 2027
Seat 12F

Change of planes in Bengaluru, 1 h 35 m

LEG 2
6E 6877 | Economy
Bengaluru BLR 08:30 - Port Blair IXZ 11:20
Thu 21 Jan 2027
Seat 4F

Traveller: Mr Cyril Mathew, 15 kg + 7 kg
Fare 9,420 + Taxes 1,873 + Seats 700 = Total 11,993 INR
Report at Kochi by 03:45. Counters close 04:45.`,
    expected: [
      {
        kind: 'air',
        number: '6E6801',
        name: 'IndiGo',
        from: 'Kochi (COK)',
        to: 'Bengaluru (BLR)',
        date: '2027-01-21',
        departs: '05:45',
        arrives: '06:55',
        arrivesDays: 0,
        seat: '12F',
        class: 'Economy',
        reference: 'T9WQ2H',
        free: ['fare'],
      },
      {
        kind: 'air',
        number: '6E6877',
        name: 'IndiGo',
        from: 'Bengaluru (BLR)',
        to: 'Port Blair (IXZ)',
        date: '2027-01-21',
        departs: '08:30',
        arrives: '11:20',
        arrivesDays: 0,
        seat: '4F',
        class: 'Economy',
        reference: 'T9WQ2H',
        free: ['fare'],
      },
    ],
    total: 11993,
  },
]
