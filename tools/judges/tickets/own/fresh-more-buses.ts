import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const FRESH_MORE_BUSES: TicketText[] = [
  {
    id: 'fresh-98',
    shape: 'bus',
    text: `redBus
Booking confirmed
Delhi → Rishikesh
Thu 24 Dec
22:45 — 05:15 (25 Dec)
Shatabdi Travels
A/C Seater / Sleeper (2+1)
Boarding point
22:30  Kashmere Gate metro, Gate 2
Dropping point
05:15  Natraj Chowk
Passenger  Mohit (M, 29)  Seat 5
Ticket no. TS7G88102931
₹ 749 paid via UPI`,
    expected: [
      leg('bus', '', 'Delhi > Rishikesh', '2026-12-24 22:45 > 05:15+1', {
        name: 'Shatabdi Travels',
        seat: '5',
        class: 'A/C Seater / Sleeper',
        fare: 749,
        reference: 'TS7G88102931',
        free: ['departs', 'class'],
      }),
    ],
  },
  {
    id: 'fresh-99',
    shape: 'bus',
    text: `MSRTC: Ticket booked. From PUNE (SWARGATE) To MAHABALESHWAR, Dt 19/12/2026 Time 05:45, Bus Type SEMI LUXURY (HIRKANI), Seat No 3,4, PNR MH7120934, Fare 610. Boarding SWARGATE.`,
    expected: [
      leg('bus', '', 'PUNE > MAHABALESHWAR', '2026-12-19 05:45', {
        name: 'MSRTC',
        seat: '3,4',
        class: 'SEMI LUXURY',
        fare: 610,
        reference: 'MH7120934',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'fresh-100',
    shape: 'bus',
    text: `KSRTC e-TICKET
Ticket No : J88120934      Trip Code : 0600MYSOOT
From : MYSURU              To : UDHAGAMANDALAM (OOTY)
Class : RAJAHAMSA          Platform : 7
Journey Date & Dep Time : 30/01/2027 06:00
Arrival : 30/01/2027 10:30
Seat Nos : 9, 10
Passenger : Smt Leela (F 60), Master Om (M 9)
Basic fare 596 | Reservation 40 | Toll 24 | Total 660`,
    expected: [
      leg('bus', '0600MYSOOT', 'MYSURU > ', '2027-01-30 06:00 > 10:30+0', {
        to: ['UDHAGAMANDALAM', 'OOTY'],
        name: 'KSRTC',
        seat: '9,10',
        fare: 660,
        reference: 'J88120934',
        free: ['class', 'name'],
      }),
    ],
  },
  {
    id: 'fresh-101',
    shape: 'bus',
    text: `FlixBus booking 330 1187 2245
Jaipur - Delhi
Sun 27 Dec 2026
06:20 Jaipur (Sindhi Camp)
11:40 Delhi (ISBT Kashmere Gate)
Bus 1420, direct
1 adult, seat 3D
Total: ₹799.00`,
    expected: [
      leg('bus', '', 'Jaipur > Delhi', '2026-12-27 06:20 > 11:40+0', {
        name: 'FlixBus',
        seat: '3D',
        fare: 799,
        reference: '33011872245',
        free: ['reference', 'number'],
      }),
    ],
  },
  {
    id: 'fresh-102',
    shape: 'bus',
    text: `Sangitam Travels: Dear passenger, your seat 14 (SL) for Nagpur-Pune dt 28-12-2026 is CONFIRMED. Bus dep 17:00 Nagpur, your pickup 17:40 at Butibori. Reporting 17:25. TKT ST-441290, Rs.1300/-. Thank you.`,
    expected: [
      leg('bus', '', 'Nagpur > Pune', '2026-12-28 17:40', {
        name: 'Sangitam Travels',
        seat: '14',
        fare: 1300,
        reference: ['ST441290', 'ST-441290'],
        free: ['departs', 'class'],
      }),
    ],
  },
  {
    id: 'fresh-103',
    shape: 'changed',
    text: `Pickup changed: your zingbus Delhi-Manali on 2 Jan 2027 (ZB99Q2LM) will now pick you up at Majnu Ka Tilla at 20:00 instead of RK Ashram at 19:15. Seats 4, 5.`,
    expected: [
      leg('bus', '', 'Delhi > Manali', '2027-01-02 20:00', {
        name: 'zingbus',
        seat: '4,5',
        reference: 'ZB99Q2LM',
        free: ['reference', 'seat'],
      }),
    ],
  },
  {
    id: 'fresh-104',
    shape: 'bus',
    text: `HRTC online: PNR 26HR118820 | Shimla - Manali | 22-12-2026 | Dep 08:30 | Ordinary | Seat 11 | Rs 492 | Boarding ISBT Tutikandi | Reach 10 min early`,
    expected: [
      leg('bus', '', 'Shimla > Manali', '2026-12-22 08:30', {
        name: 'HRTC',
        seat: '11',
        fare: 492,
        reference: '26HR118820',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'fresh-105',
    shape: 'unclear',
    text: `Ola: Your outstation cab Bengaluru to Coorg is confirmed for 26 Dec 2026, 6:00 AM. CRN 7712093348. Fare Rs 6,240. Driver details 30 min before pickup.`,
    expected: 'nothing',
  },
  {
    id: 'fresh-106',
    shape: 'unclear',
    text: `Bus from Hyderabad to Goa, 26 Dec, sleeper. Leaves 6 from Kukatpally and 7:15 from Lakdikapul. Kaveri Travels, seats U1 U2 booked, ticket KV-88120.`,
    expected: [
      leg('bus', '', 'Hyderabad > Goa', '2026-12-26', {
        name: 'Kaveri Travels',
        seat: 'U1,U2',
        reference: ['KV88120', 'KV-88120'],
        ask: ['departs'],
        free: ['class', 'reference'],
      }),
    ],
  },
]
