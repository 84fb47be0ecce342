import type { TicketText } from '../ticket-text.ts'
import { leg, stay } from './short-labels.ts'

export const DESIGN_SEVENTH: TicketText[] = [
  {
    id: 'design-151',
    shape: 'airline mail',
    text: `Thanks for flying with us, Ritika!
Confirmation code
N8WQXK

BENGALURU → GUWAHATI
Sat 20 Feb 2027
Depart 12:40  BLR Terminal 1
Arrive 15:35  GAU
Flight 6E 457, Airbus A321
1 passenger · Seat 19D

GUWAHATI → BENGALURU
Fri 26 Feb 2027
Depart 16:20  GAU
Arrive 19:25  BLR Terminal 1
Flight 6E 458, Airbus A321
1 passenger · Seat 7C

Paid ₹13,906 with card ending 4411 on 27 Nov 2026`,
    total: 13906,
    expected: [
      leg('air', '6E457', '(BLR) > (GAU)', '2027-02-20 12:40 > 15:35', {
        seat: '19D',
        arrivesDays: 0,
        reference: 'N8WQXK',
        free: ['fare', 'name'],
      }),
      leg('air', '6E458', '(GAU) > (BLR)', '2027-02-26 16:20 > 19:25', {
        seat: '7C',
        arrivesDays: 0,
        reference: 'N8WQXK',
        free: ['fare', 'name'],
      }),
    ],
  },
  {
    id: 'design-152',
    shape: 'airline mail',
    text: `Air India web check-in complete
Booking ref 6LQX2W
AI 2587 | Mumbai BOM T2 to Bhopal BHO | 03 Dec 2026
Scheduled departure 18:50, scheduled arrival 20:25
Your seat: 10F
Gate opens 45 minutes before departure. Drop bags by 17:50.`,
    expected: [
      leg('air', 'AI2587', '(BOM) > (BHO)', '2026-12-03 18:50 > 20:25', {
        name: 'Air India',
        seat: '10F',
        arrivesDays: 0,
        reference: '6LQX2W',
      }),
    ],
  },
  {
    id: 'design-153',
    shape: 'boarding pass',
    text: `FLIGHT        FROM          TO            DATE
SG 8701       DEL           GOX           29DEC26
BOARDING      GATE          SEAT          ZONE
05:10         33            22A           3
DEP TIME      PNR           SEQ NO
05:55         XK4TWP        0102
PASSENGER ARORA/NEHAL MR`,
    expected: [
      leg('air', 'SG8701', '(DEL) > (GOX)', '2026-12-29 05:55', {
        seat: '22A',
        reference: 'XK4TWP',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-154',
    shape: 'ferry or helicopter',
    text: `Government ferry ticket
Dept. of Shipping Services
MV Bambooka
Swaraj Dweep to Sri Vijaya Puram
Journey date 24/01/2027 Sunday
Sailing 16:30 Hrs
Ticket no DSS/HV/70214
No. of pax 3
Rs 1,950/-`,
    expected: [
      leg('sea', '', 'Swaraj Dweep > Sri Vijaya Puram', '2027-01-24 16:30', {
        name: 'MV Bambooka',
        fare: 1950,
        reference: 'DSSHV70214',
      }),
    ],
  },
  {
    id: 'design-155',
    shape: 'ferry or helicopter',
    text: `Chardham by helicopter - Aryan Aviation
Booking AA-27-5512 is confirmed for 3 passengers.
Leg 1: 21 May 2027, Dehradun (Sahastradhara) to Yamunotri (Kharsali), take-off 07:30
Leg 2: 22 May 2027, Yamunotri (Kharsali) to Gangotri (Harsil), take-off 09:00
Package price Rs 5,85,000`,
    total: 585000,
    expected: [
      leg('air', '', 'Dehradun > Yamunotri', '2027-05-21 07:30', {
        name: 'Aryan Aviation',
        reference: 'AA275512',
        free: ['fare', 'name'],
      }),
      leg('air', '', 'Yamunotri > Gangotri', '2027-05-22 09:00', {
        name: 'Aryan Aviation',
        reference: 'AA275512',
        free: ['fare', 'name'],
      }),
    ],
  },
  {
    id: 'design-156',
    shape: 'bus',
    text: `Hi Zoya, your seats are booked!
🚌 Laxmi Holidays
📍 Delhi ➜ Nainital
📅 26 Jan 2027, Tue
🕙 10:15 PM from Anand Vihar ISBT (Gate 3)
🕔 Reaches Tallital by 5:30 AM
💺 L7, L8
🎫 LH2207714
💰 ₹1,640 (paid)`,
    expected: [
      leg('bus', '', 'Delhi > Nainital', '2027-01-26 22:15 > 05:30+1', {
        name: 'Laxmi Holidays',
        seat: 'L7,L8',
        fare: 1640,
        reference: 'LH2207714',
      }),
    ],
  },
  {
    id: 'design-157',
    shape: 'railway message',
    text: `Paytm: Train ticket booked for Rs 1,145.50. PNR: 4418830926. 12839 Howrah-Chennai Mail, 09 Jan, HWH 23:50 - MAS 05:10 (11 Jan). S5-60, S5-63. Cancel on app.`,
    expected: [
      leg('rail', '12839', '(HWH) > (MAS)', '2027-01-09 23:50 > 05:10+2', {
        coach: 'S5',
        seat: '60,63',
        fare: [1145, 1146],
        reference: '4418830926',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-158',
    shape: 'hotel',
    text: `WhatsApp from Hotel Kailash View, Uttarkashi:
Dear guest, room no. 204 & 205 are blocked for you from 10 May 2027 (2 PM) till 12 May 2027 (10 AM). Rent 2200 x 2 rooms x 2 nights = 8800. Advance 4000 received with thanks. Bill no KV-118.`,
    expected: [
      stay('Hotel Kailash View', 'Uttarkashi', '2027-05-10 14:00 > 10:00+2', {
        fare: 8800,
        free: ['class', 'to', 'reference', 'departs', 'arrives'],
      }),
    ],
  },
  {
    id: 'design-159',
    shape: 'unclear',
    text: `Bus: Greenline Travels, Bengaluru - Chennai
Sat 16/17 Jan night bus
11.45
Seat 5, 6
Tkt GL-77120`,
    expected: [
      {
        kind: 'bus',
        name: 'Greenline Travels',
        from: 'Bengaluru',
        to: 'Chennai',
        seat: '5,6',
        reference: 'GL77120',
        ask: ['date', 'departs'],
      },
    ],
  },
  {
    id: 'design-160',
    shape: 'changed',
    text: `IndiGo: We have moved your flight 6E 6114 (PNR RT5WQL) DEL-IXB on 15 Jan 2027 to 6E 6118, same day. New timings: dep 14:05, arr 16:10. Your old flight was at 11:30.`,
    expected: [
      leg('air', '6E6118', '(DEL) > (IXB)', '2027-01-15 14:05 > 16:10', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'RT5WQL',
      }),
    ],
  },
]
