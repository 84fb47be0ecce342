// Kept from whoever writes the reader of tickets: never open it to mend the reader.
import type { TicketText } from '../ticket-text.ts'

export const KEPT_CHANGED_AND_UNCLEAR: TicketText[] = [
  {
    id: 'kept-25',
    shape: 'changed',
    text: `Dear Customer, your flight AI 445 DEL-IXL of 08 Dec 2026 under booking 8QLM4T stands cancelled because of fog at the airport. We regret the inconvenience. A full refund of INR 7,310 to the original form of payment has been started. Call 011-6932 9333 for other options.`,
    expected: 'cancelled',
  },
  {
    id: 'kept-26',
    shape: 'changed',
    text: `Train 12626 KERALA EXPRESS of 04-Dec-2026 ex NEW DELHI (NDLS) is rescheduled. It was to leave at 20:10 and will now leave at 23:45 on the same day. Your PNR 2614408873, NDLS to ERS, 2A, A2 21, A2 22. Inconvenience regretted. -Northern Railway`,
    expected: [
      {
        kind: 'rail',
        number: '12626',
        name: 'KERALA EXPRESS',
        from: 'NEW DELHI (NDLS)',
        to: '(ERS)',
        date: '2026-12-04',
        departs: '23:45',
        coach: 'A2',
        seat: '21,22',
        class: '2A',
        reference: '2614408873',
      },
    ],
  },
  {
    id: 'kept-27',
    shape: 'unclear',
    text: `Hello, yes we have availability for 24-26 Dec. Lake view room 3,500 per night incl. breakfast, garden view 2,800. Check in 1 pm, check out 11 am. To confirm please pay 50% advance on this number 97360 51188. We hold it till tonight only.`,
    expected: 'nothing',
  },
  {
    id: 'kept-28',
    shape: 'unclear',
    text: `PNR:6734401925,TRN:12658,DOJ:20-11,SL,SBC-MAS,DP:22:40,V ANAND,S9 52,FARE:285`,
    expected: [
      {
        kind: 'rail',
        number: '12658',
        from: '(SBC)',
        to: '(MAS)',
        departs: '22:40',
        coach: 'S9',
        seat: '52',
        class: 'SL',
        fare: 285,
        reference: '6734401925',
        ask: ['date'],
      },
    ],
  },
  {
    id: 'kept-29',
    shape: 'unclear',
    text: `Your ride is done! Auto from Kempegowda Bus Station to Indiranagar on 27 Nov 2026, 22:41 - 23:10, 8.4 km. Fare ₹ 164 paid by UPI to Mahesh. Rate your trip and win tickets to the match on 6 Dec.`,
    expected: 'nothing',
  },
  {
    id: 'kept-30',
    shape: 'unclear',
    text: `SHREE GANESH TRAVELS
Ticket confirmed
Pune to Nagpur
Journey date: Monday, 19 Dec 2026
Departure 8.00 PM, arrival 9.00 AM next day
Seat 14
PNR SGT-55108
Rs 1,350`,
    expected: [
      {
        kind: 'bus',
        name: 'SHREE GANESH TRAVELS',
        from: 'Pune',
        to: 'Nagpur',
        departs: '20:00',
        arrives: '09:00',
        arrivesDays: 1,
        seat: '14',
        fare: 1350,
        reference: 'SGT55108',
        ask: ['date'],
      },
    ],
  },
]
