import type { TicketText } from '../ticket-text.ts'

export const KNOWN_CHANGED_AND_UNCLEAR: TicketText[] = [
  {
    id: 'known-25',
    shape: 'changed',
    text: `IMPORTANT: Due to operational reasons your IndiGo flight 6E 2045 (PNR LQ8R2T) DEL-SXR on 26 Dec 2026 has been rescheduled. Old departure: 08:25 hrs. New departure: 11:40 hrs, new arrival: 13:10 hrs. To accept, change or cancel your booking at no cost visit indigo.example/plan-b`,
    expected: [
      {
        kind: 'air',
        number: '6E2045',
        name: 'IndiGo',
        from: '(DEL)',
        to: '(SXR)',
        date: '2026-12-26',
        departs: '11:40',
        arrives: '13:10',
        arrivesDays: 0,
        reference: 'LQ8R2T',
      },
    ],
  },
  {
    id: 'known-26',
    shape: 'changed',
    text: `PNR:2431876590,TRN:12951,DOJ:18-12-26,MMCT-NDLS: your e-ticket has been CANCELLED. Cancellation charges Rs.360. Refund of Rs.5480 will be credited to your account in 3-4 days. -IRCTC`,
    expected: 'cancelled',
  },
  {
    id: 'known-27',
    shape: 'unclear',
    text: `🚌 Winter Sale! Flat Rs 300 OFF on bus tickets from Bengaluru to Goa & Hyderabad. Use code CHILL300 before 15 Dec 2026. Fares from Rs 599. Book now on bus.example. T&C apply. To stop SMS 1909`,
    expected: 'nothing',
  },
  {
    id: 'known-28',
    shape: 'unclear',
    text: `438120 is your OTP for the payment of Rs 5,857.70 to IRCTC E-TICKETING on card ending 4417, valid for 10 minutes from 21:12 on 27-11-26. Never share it with anybody. -EXAMPLE BANK`,
    expected: 'nothing',
  },
  {
    id: 'known-29',
    shape: 'unclear',
    text: `Kal subah 6 baje wali IndiGo hai, Delhi se Goa, 6E 2134. Tu airport pe 4 baje mil. Web checkin kar liya hai maine, seat 12A 12B`,
    expected: [
      {
        kind: 'air',
        number: '6E2134',
        name: 'IndiGo',
        from: 'Delhi',
        to: 'Goa',
        departs: '06:00',
        seat: '12A,12B',
        ask: ['date'],
      },
    ],
    orNothing: true,
  },
  {
    id: 'known-30',
    shape: 'unclear',
    text: `Bus ticket booked!
Blue Hills Travels
Coimbatore to Ooty
Date: 14 Dec 2026
Departure: 9:30
Seat: 5, 6
Ticket no. BH-7724
Rs. 700 paid`,
    expected: [
      {
        kind: 'bus',
        name: 'Blue Hills Travels',
        from: 'Coimbatore',
        to: 'Ooty',
        date: '2026-12-14',
        seat: '5,6',
        fare: 700,
        reference: 'BH7724',
        ask: ['departs'],
      },
    ],
  },
]
