import type { TicketText } from '../ticket-text.ts'

export const BOOKINGS_LEFT_OPEN_2: TicketText[] = [
  {
    id: 'agency-51',
    shape: 'unclear',
    text: `Lagoon Fast Ferry
Booking No: LFF20864
From: Havelock
To: Neil Island
Date: 11 Feb 2027
Departure: 10:30 AM or 02:30 PM, as the jetty allots. The slot will be told by SMS the evening before.
Passengers: 2
Amount paid: Rs 2,300`,
    expected: [
      {
        kind: 'sea',
        name: 'Lagoon Fast Ferry',
        from: 'Havelock',
        to: 'Neil Island',
        date: '2027-02-11',
        fare: 2300,
        reference: 'LFF20864',
        ask: ['departs'],
      },
    ],
  },
  {
    id: 'agency-52',
    shape: 'unclear',
    text: `Valluvanad Travels - ONE WAY TICKET
Ticket: VLT 66108
Service: Palakkad - Salem / Salem - Palakkad
Journey date: 09-01-2027
Time: 8:30 PM
Seat: 11
Rs 480 received with thanks`,
    expected: [
      {
        kind: 'bus',
        name: 'Valluvanad Travels',
        date: '2027-01-09',
        departs: '20:30',
        seat: '11',
        fare: 480,
        reference: 'VLT66108',
        ask: ['from', 'to'],
      },
    ],
  },

  // Ferries, ships and helicopters
]
