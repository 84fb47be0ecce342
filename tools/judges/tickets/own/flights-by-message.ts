import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const FLIGHTS_BY_MESSAGE: TicketText[] = [
  {
    id: 'design-07',
    shape: 'airline message',
    text: `Dear Guest, thank you for choosing Akasa Air. PNR: M4RTBX. Flight QP-1341 on 9 Feb 27, Ahmedabad(T1)-Bengaluru(T1), Dep 0610, Arr 0840. Web check-in opens 48 hrs prior. Carry valid photo ID. Total Rs.4389`,
    expected: [
      leg('air', 'QP1341', 'Ahmedabad > Bengaluru', '2027-02-09 06:10 > 08:40', {
        name: 'Akasa Air',
        fare: 4389,
        reference: 'M4RTBX',
        arrivesDays: 0,
      }),
    ],
  },
  {
    id: 'design-29',
    shape: 'airline message',
    text: `IndiGo: PNR WZ5RKP confirmed. 6E 6552 PNQ-NAG 04 Jan 2027 ETD 2015 hrs ETA 2135 hrs; return 6E 6553 NAG-PNQ 07 Jan 2027 ETD 0625 hrs ETA 0745 hrs. 1 Adt. Chk-in closes 60 mins prior.`,
    expected: [
      leg('air', '6E6552', '(PNQ) > (NAG)', '2027-01-04 20:15 > 21:35', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'WZ5RKP',
      }),
      leg('air', '6E6553', '(NAG) > (PNQ)', '2027-01-07 06:25 > 07:45', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'WZ5RKP',
      }),
    ],
  },
  {
    id: 'fresh-13',
    shape: 'airline message',
    text: `PNR: TX4K9P, IndiGo 6E 6154, 22Dec, HYD T1 0610 - BBI T1 0745. Ms Rao +1. Check-in: goindigo.example/wc. Baggage: 15kg`,
    expected: [leg('air', '6E6154', '(HYD) > (BBI)', '2026-12-22 06:10 > 07:45+0', { reference: 'TX4K9P' })],
  },
  {
    id: 'fresh-14',
    shape: 'airline message',
    text: `Dear Customer, your SpiceJet flight SG 8709 DEL-PAT of 05 Jan 2027 (PNR R7GH2K) is delayed. Revised departure 15:40 hrs, revised arrival 17:25 hrs (scheduled 13:15/15:00). We regret the inconvenience.`,
    expected: [leg('air', 'SG8709', '(DEL) > (PAT)', '2027-01-05 15:40 > 17:25+0', { reference: 'R7GH2K' })],
  },
  {
    id: 'fresh-24',
    shape: 'airline message',
    text: `Star Air: Booking confirmed! PNR S5M2KQ. Flight S5 135, Belagavi(IXG)-Jodhpur(JDH), 11-Jan-2027, STD 11:05, STA 13:00. Reach airport 2 hrs prior.`,
    expected: [leg('air', 'S5135', '(IXG) > (JDH)', '2027-01-11 11:05 > 13:00+0', { reference: 'S5M2KQ' })],
  },
  {
    id: 'design-61',
    shape: 'airline message',
    text: `Hi! Your flight AI-2677 from Mumbai to Nagpur on 05-Jan-2027 departs at 18:15 from Terminal 2 and arrives 19:45. PNR 4KXQTP, seat 14A. Web check-in closes 60 min before departure. - Air India`,
    expected: [
      leg('air', 'AI2677', 'Mumbai > Nagpur', '2027-01-05 18:15 > 19:45', {
        name: 'Air India',
        seat: '14A',
        arrivesDays: 0,
        reference: '4KXQTP',
      }),
    ],
  },
  {
    id: 'design-84',
    shape: 'airline message',
    text: `SPICEJET: Ur booking is confirmed. PNR J6WNQT, SG-161 DEL(T1)-SXR 21/02/2027 Dep 07:45 Arr 09:15 SG-924 SXR-DEL(T1) 27/02/2027 Dep 16:10 Arr 17:45. Pax 2. Pls report 2hrs before dep.`,
    expected: [
      leg('air', 'SG161', '(DEL) > (SXR)', '2027-02-21 07:45 > 09:15', {
        name: 'SpiceJet',
        arrivesDays: 0,
        reference: 'J6WNQT',
      }),
      leg('air', 'SG924', '(SXR) > (DEL)', '2027-02-27 16:10 > 17:45', {
        name: 'SpiceJet',
        arrivesDays: 0,
        reference: 'J6WNQT',
      }),
    ],
  },
  {
    id: 'design-104',
    shape: 'airline message',
    text: `Reminder from EaseMyTrip: your flight Air India AI 9613 to Tirupati departs tomorrow 29-Nov-2026 at 14:30 from Hyderabad. PNR 8WXQ3L. Arrival 15:35. Happy journey!`,
    expected: [
      leg('air', 'AI9613', 'Hyderabad > Tirupati', '2026-11-29 14:30 > 15:35', {
        name: 'Air India',
        arrivesDays: 0,
        reference: '8WXQ3L',
      }),
    ],
  },
  {
    id: 'design-133',
    shape: 'airline message',
    text: `Dear AMIT, booking confirmed on FLY91. PNR 91K7XQ. IC 1312 Goa(GOX)-Agatti(AGX) Tue 09Mar27 STD 09:40 STA 11:55. Bag 15kg.`,
    expected: [
      leg('air', 'IC1312', '(GOX) > (AGX)', '2027-03-09 09:40 > 11:55', {
        name: 'FLY91',
        arrivesDays: 0,
        reference: '91K7XQ',
      }),
    ],
  },
  {
    id: 'fresh-79',
    shape: 'airline message',
    text: `Web check-in done! SG 8133 GOI-DEL 03Jan, seat 22B, boarding 20:25, departure 21:10. PNR K9WZ3D. Carry a printed or mobile boarding pass. Counter closes 60 min before departure - SpiceJet`,
    expected: [leg('air', 'SG8133', '(GOI) > (DEL)', '2027-01-03 21:10', { seat: '22B', reference: 'K9WZ3D' })],
  },
  {
    id: 'fresh-80',
    shape: 'airline message',
    text: `AirIndiaExpress: Hello! Your flight IX-1290 Kozhikode(CCJ) - Mumbai(BOM) departs on 19-DEC-26 at 02:40 AM. Arrives 04:30 AM. PNR:QZ5N8T. Bag drop opens 3 hrs before departure at 11:40 PM on 18-DEC-26.`,
    expected: [leg('air', 'IX1290', '(CCJ) > (BOM)', '2026-12-19 02:40 > 04:30+0', { reference: 'QZ5N8T' })],
  },
  {
    id: 'fresh-81',
    shape: 'airline message',
    text: `Baggage reminder: you have added 5 kg for 6E 2054 on 20 Dec. Your flight BLR-IXC leaves at 13:55 and lands 16:50. PNR GW8M4K`,
    expected: [leg('air', '6E2054', '(BLR) > (IXC)', '2026-12-20 13:55 > 16:50+0', { reference: 'GW8M4K' })],
  },
  {
    id: 'fresh-126',
    shape: 'airline message',
    text: `*IndiGo* 💙
Hi Aman, you're flying tomorrow!
6E 2519 · Chandigarh (IXC) → Hyderabad (HYD)
🗓 Sun, 29 Nov 2026
🕐 11:25 – 14:10
PNR: *QX8N4T* · Seat 9A
Terminal: IXC - T1 | Gate closes 25 min before departure
Bag drop closes at 10:25`,
    expected: [
      leg('air', '6E2519', '(IXC) > (HYD)', '2026-11-29 11:25 > 14:10+0', { seat: '9A', reference: 'QX8N4T' }),
    ],
  },
  {
    id: 'fresh-153',
    shape: 'airline message',
    text: `Confirmed: 6E-6023/07FEB/CCU-IXA/0955-1055. PNR NW5X2Q. Pax: 2 (DEB/A, DEB/S). Thank you for flying IndiGo.`,
    expected: [leg('air', '6E6023', '(CCU) > (IXA)', '2027-02-07 09:55 > 10:55+0', { reference: 'NW5X2Q' })],
  },
  {
    id: 'fresh-154',
    shape: 'airline message',
    text: `Your Air India booking 5TZX2M: AI2481 Mumbai T2 20:25 03 Feb - Rajkot 21:40; return AI2482 Rajkot 07:10 08 Feb - Mumbai T2 08:25. Total INR 9,126. Web check-in opens 48h before.`,
    expected: [
      leg('air', 'AI2481', 'Mumbai > Rajkot', '2027-02-03 20:25 > 21:40+0', { reference: '5TZX2M', free: ['fare'] }),
      leg('air', 'AI2482', 'Rajkot > Mumbai', '2027-02-08 07:10 > 08:25+0', { reference: '5TZX2M', free: ['fare'] }),
    ],
    total: 9126,
  },
]
