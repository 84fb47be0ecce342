import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const CHANGED_AND_DOUBTFUL: TicketText[] = [
  {
    id: 'fresh-216',
    shape: 'changed',
    text: `Dear Customer, due to operational reasons your IndiGo flight 6E 5307 (PNR C8TW4M) from Raipur to Bengaluru on 14 Dec 2026, earlier departing at 1720 hrs, has been rescheduled. You are now on 6E 5311 of the same day, departure 1905 hrs, arrival 2110 hrs. We regret the inconvenience. To accept, change or cancel at no cost visit https://goindigo.example/planb`,
    expected: [
      leg('air', '6E5311', 'Raipur > Bengaluru', '2026-12-14 19:05 > 21:10+0', { name: 'IndiGo', reference: 'C8TW4M' }),
    ],
  },
  {
    id: 'fresh-217',
    shape: 'changed',
    text: `Air India - Change in your flight schedule
Booking reference 3ZB6YP

We have made changes to your upcoming trip. Please review.

PREVIOUS ITINERARY
AI 2975  Delhi (DEL) - Leh (IXL)    22 Jan 2027  07:10 - 08:40
AI 2976  Leh (IXL) - Delhi (DEL)    26 Jan 2027  09:20 - 10:55

NEW ITINERARY
AI 2975  Delhi (DEL) - Leh (IXL)    22 Jan 2027  08:05 - 09:35
AI 2974  Leh (IXL) - Delhi (DEL)    27 Jan 2027  10:15 - 11:50

Passenger: Ms Stanzin Angmo
If the new schedule does not suit you, a free one-time change or full refund is available up to 24 hrs before departure.`,
    expected: [
      leg('air', 'AI2975', 'Delhi (DEL) > Leh (IXL)', '2027-01-22 08:05 > 09:35+0', {
        name: 'Air India',
        reference: '3ZB6YP',
      }),
      leg('air', 'AI2974', 'Leh (IXL) > Delhi (DEL)', '2027-01-27 10:15 > 11:50+0', {
        name: 'Air India',
        reference: '3ZB6YP',
      }),
    ],
  },
  {
    id: 'fresh-218',
    shape: 'changed',
    text: `redBus
Ticket Cancelled
TIN: TT8B55102904
Chennai to Tirunelveli on 17-Dec-2026, 09:30 PM
Operator: Sri Velan Transports | Seats L3, L4
Ticket amount           INR 2,460.00
Cancellation charges    INR   369.00
Refund amount           INR 2,091.00
Refund will reach your original payment mode within 5-7 working days.
Plans changed? Rebook now and get 10% off with code COMEBACK10.`,
    expected: 'cancelled',
  },
  {
    id: 'fresh-219',
    shape: 'changed',
    text: `SpiceJet: partial cancellation of PNR H4XJ7W
Dear MR LOBO,
As per your request the following sector has been CANCELLED:
  SG 3742  Goa (GOI) - Delhi (DEL)  Sun 10 Jan 2027  19:45/22:20   CANCELLED
The following sector of your booking remains CONFIRMED:
  SG 3741  Delhi (DEL) - Goa (GOI)  Tue 05 Jan 2027  12:10/14:45   CONFIRMED   Seat 15A
Refund of INR 2,310 after cancellation charges of INR 3,500 will be credited to your card.`,
    expected: [
      leg('air', 'SG3741', 'Delhi (DEL) > Goa (GOI)', '2027-01-05 12:10 > 14:45+0', {
        name: 'SpiceJet',
        seat: '15A',
        reference: 'H4XJ7W',
      }),
    ],
  },
  {
    id: 'fresh-220',
    shape: 'unclear',
    text: `Namaskara sir, ticket booked
Sri Durgamba Lines (demo)
Bangalore to Kundapura
dt 18/12/2026 time 9.30
boarding Yeshwanthpur Govardhan theatre
seat no 3 & 4
reaching 6.15
rs 1700 recd thank u
PH 90000 00077`,
    expected: [
      leg('bus', '', 'Bangalore > Kundapura', '2026-12-18', {
        name: 'Sri Durgamba Lines',
        seat: '3,4',
        fare: 1700,
        ask: ['departs', 'arrives'],
      }),
    ],
  },
  {
    id: 'fresh-221',
    shape: 'unclear',
    text: `Subject: E-ticket for your journey on 19 Dec 2026 - Ref SKY-20418

Skylark Trips (demo)
Dear Ms. Trivedi,
Flight      : Air India Express IX 1168
Sector      : Surat (STV) to Delhi (DEL)
Travel date : 20 Dec 2026
Departure   : 15:05     Arrival : 16:50
Airline PNR : P6VA3L
Fare paid   : Rs 5,275 (all inclusive)
Wishing you a happy journey!`,
    expected: [
      leg('air', 'IX1168', 'Surat (STV) > Delhi (DEL)', '15:05 > 16:50+0', {
        name: 'Air India Express',
        fare: 5275,
        reference: ['P6VA3L', 'SKY-20418'],
        ask: ['date'],
      }),
    ],
  },
  {
    id: 'fresh-222',
    shape: 'unclear',
    text: `maa papa, i booked indigo 6E 2043 to goa for 24 dec, dep 11.50 am. pnr is R3DK9B, seat 10C. will send the pdf later, its 6120 rs. dont forget to tell ramesh uncle to pick me up`,
    expected: [
      leg('air', '6E2043', ' > Goa', '2026-12-24 11:50', {
        name: 'IndiGo',
        seat: '10C',
        fare: 6120,
        reference: 'R3DK9B',
      }),
    ],
  },
  {
    id: 'fresh-223',
    shape: 'unclear',
    text: `Dear Customer, we have received Rs 8,940.00 towards your travel booking request TRV-55012 on 27-11-2026 at 18:42. Your tickets are being processed by the airline and will be mailed within 4 hours. If not ticketed, the amount will be refunded. Do not share OTP with anyone. Team FlyDesk (demo)`,
    expected: 'nothing',
  },
]
