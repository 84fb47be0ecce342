import type { TicketText } from '../ticket-text.ts'

export const OWN_VARIED_STAYS: TicketText[] = [
  {
    id: 'own-80',
    shape: 'hotel',
    text: `Reservation voucher
Kerala Tourism Development Corporation
Property: KTDC Tea County, Munnar
Confirmation No: KTDC/26/11872
Guest: Mr. Varghese + 3
Check in: 24-12-2026 (14.00 hrs)
Check out: 26-12-2026 (12.00 hrs)
Rooms: 2 Premium
Plan: CP
Amount received: Rs.18,880/- (incl. GST)`,
    expected: [
      {
        kind: 'stay',
        name: 'KTDC Tea County',
        to: 'Munnar',
        date: '2026-12-24',
        departs: '14:00',
        arrives: '12:00',
        arrivesDays: 2,
        fare: 18880,
        free: ['class', 'reference'],
      },
    ],
  },
  {
    id: 'own-81',
    shape: 'hotel',
    text: `Your booking has been confirmed

Itinerary number: 72044918827713
Sunrise Bay Cottages
Palolem Beach, Canacona, Goa 403702
View on map
Tue, 15 Dec 2026 - Sat, 19 Dec 2026
4 nights · 1 room · 2 adults
Check-in time starts at 1 PM
Check-out time is 11 AM
Price summary
4 nights ₹13,200
Taxes ₹1,584
Total ₹14,784
Paid on 20 Nov 2026`,
    expected: [
      {
        kind: 'stay',
        name: 'Sunrise Bay Cottages',
        to: ['Canacona', 'Palolem'],
        date: '2026-12-15',
        departs: '13:00',
        arrives: '11:00',
        arrivesDays: 4,
        fare: 14784,
        reference: '72044918827713',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-82',
    shape: 'hotel',
    text: `OYO: Booking confirmed! ID: OYB88123X. Stay at Townhouse 221 Lake View, Hitech City, Hyderabad from Sat 12 Dec'26 12PM to Sun 13 Dec'26 11AM for 2 guests. Total Rs.1,876, paid online. Need help? oyo.example/help`,
    expected: [
      {
        kind: 'stay',
        name: 'Townhouse 221 Lake View',
        to: 'Hyderabad',
        date: '2026-12-12',
        departs: '12:00',
        arrives: '11:00',
        arrivesDays: 1,
        fare: 1876,
        reference: 'OYB88123X',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-83',
    shape: 'changed',
    text: `Dear Passenger, Train 12302 on 16-12-2026 is rescheduled to depart NEW DELHI (NDLS) at 20:40 instead of 16:50. PNR 2714490386, NDLS-HWH, 3A, B5 12. Inconvenience is regretted. -IRCTC`,
    expected: [
      {
        kind: 'rail',
        number: '12302',
        from: '(NDLS)',
        to: '(HWH)',
        date: '2026-12-16',
        departs: '20:40',
        coach: 'B5',
        seat: '12',
        class: '3A',
        reference: '2714490386',
      },
    ],
  },
  {
    id: 'own-84',
    shape: 'changed',
    text: `redBus alert: Boarding time changed for ticket TRB55120098 (Evacay Bus, Hyderabad to Bengaluru, 18 Dec 2026). New boarding time 10:50 PM at Gachibowli (earlier 10:20 PM). Seat 3L.`,
    expected: [
      {
        kind: 'bus',
        name: 'Evacay Bus',
        from: 'Hyderabad',
        to: 'Bengaluru',
        date: '2026-12-18',
        departs: '22:50',
        seat: '3L',
        reference: 'TRB55120098',
      },
    ],
  },
  {
    id: 'own-85',
    shape: 'unclear',
    text: `Hotel booked: Moonlit Stays, Coorg
03/04/2027 to 05/04/2027
2 rooms, Rs 9,000 paid
Ref MLS-2207`,
    expected: [
      {
        kind: 'stay',
        name: 'Moonlit Stays',
        to: 'Coorg',
        date: '2027-04-03',
        arrivesDays: 2,
        fare: 9000,
        reference: 'MLS2207',
        free: ['class', 'date'],
      },
    ],
  },
  {
    id: 'own-86',
    shape: 'changed',
    text: `We are sorry, your Akasa Air flight QP 1128 on 21 Dec 2026 has been cancelled. You have been moved to QP 1132, BOM-GAU, 21 Dec 2026, departing 11:15, arriving 14:10. PNR UX4N7R. No action is needed if this suits you.`,
    expected: [
      {
        kind: 'air',
        number: 'QP1132',
        name: 'Akasa Air',
        from: '(BOM)',
        to: '(GAU)',
        date: '2026-12-21',
        departs: '11:15',
        arrives: '14:10',
        arrivesDays: 0,
        reference: 'UX4N7R',
      },
    ],
  },
]
