import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const FRESH_AIR: TicketText[] = [
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
    id: 'fresh-15',
    shape: 'changed',
    text: `Air India Express
Schedule change notification - PNR K3ML7Y

ORIGINAL SCHEDULE
IX 2718  Bengaluru (BLR) - Varanasi (VNS)
12 Jan 2027   10:35 - 13:05

NEW SCHEDULE
IX 2718  Bengaluru (BLR) - Varanasi (VNS)
12 Jan 2027   14:20 - 16:50

If the new time does not suit you, change or cancel free of charge.`,
    expected: [leg('air', 'IX2718', '(BLR) > (VNS)', '2027-01-12 14:20 > 16:50+0', { reference: 'K3ML7Y' })],
  },
  {
    id: 'fresh-16',
    shape: 'airline mail',
    text: `Akasa Air Itinerary
PNR: ABX7K2      Status: Confirmed     Booked on: 20 Nov 2026

Flight QP 1615
Mumbai (BOM) Terminal 1
Thu, 24 Dec 2026
23:20

Ahmedabad (AMD) Terminal 1
Fri, 25 Dec 2026
00:35

Passengers
Mr Kabir Sethi   Seat 14F   Meal: none
Ms Jaya Sethi    Seat 14E   Meal: none

Total amount paid: INR 7,846`,
    expected: [
      leg('air', 'QP1615', '(BOM) > (AMD)', '2026-12-24 23:20 > 00:35+1', {
        name: 'Akasa Air',
        seat: '14F,14E',
        fare: 7846,
        reference: 'ABX7K2',
      }),
    ],
  },
  {
    id: 'fresh-17',
    shape: 'airline mail',
    text: `ELECTRONIC TICKET RECEIPT
Booking Reference: 7QKLM2      Date of issue: 18NOV26
Passenger: THOMAS/LEENA MS     Ticket number: 098 2200417765

From             To               Flight   Class  Date    Departure  Arrival  Status
Kochi (COK)      Delhi (DEL)      AI2816   Y      10JAN   06:05      09:25    OK
Delhi (DEL)      Leh (IXL)        AI2403   Y      10JAN   10:50      12:20    OK

Fare INR 8,800   Taxes INR 1,944   Total INR 10,744`,
    expected: [
      leg('air', 'AI2816', '(COK) > (DEL)', '2027-01-10 06:05 > 09:25+0', {
        reference: '7QKLM2',
        free: ['fare', 'class'],
      }),
      leg('air', 'AI2403', '(DEL) > (IXL)', '2027-01-10 10:50 > 12:20+0', {
        reference: '7QKLM2',
        free: ['fare', 'class'],
      }),
    ],
    total: 10744,
  },
  {
    id: 'fresh-18',
    shape: 'airline mail',
    text: `Goibibo
Booking ID GOFLDAND4a77c
Onward: Pune → Jaipur
IndiGo 6E-6135 | PNR: ZK8P4T
Sun, 17 Jan'27
11:25 PNQ
13:20 JAI
1h 55m | Non stop

Return: Jaipur → Pune
IndiGo 6E-6136 | PNR: ZK8P4T
Thu, 21 Jan'27
14:05 JAI
16:00 PNQ
1h 55m | Non stop

Total paid ₹ 15,210`,
    expected: [
      leg('air', '6E6135', '(PNQ) > (JAI)', '2027-01-17 11:25 > 13:20+0', { reference: 'ZK8P4T', free: ['fare'] }),
      leg('air', '6E6136', '(JAI) > (PNQ)', '2027-01-21 14:05 > 16:00+0', { reference: 'ZK8P4T', free: ['fare'] }),
    ],
    total: 15210,
  },
  {
    id: 'fresh-19',
    shape: 'airline mail',
    text: `Cleartrip: Your flight is booked. Trip ID: 2611230098. Chennai to Kolkata, Wed 30 Dec 2026, IndiGo 6E-861, MAA 19:55 - CCU 22:20, non-stop. PNR: UY2T8N. Travellers: Ravi M, Asha M. Total charge: Rs.11,982 (incl. convenience fee Rs.640). Check-in online from 28 Dec 2026 19:55.`,
    expected: [
      leg('air', '6E861', '(MAA) > (CCU)', '2026-12-30 19:55 > 22:20+0', {
        fare: 11982,
        reference: ['UY2T8N', '2611230098'],
      }),
    ],
  },
  {
    id: 'fresh-20',
    shape: 'boarding pass',
    text: `AIR INDIA EXPRESS
BOARDING PASS
DAS/ANIK MR
IX 1136
GUWAHATI (GAU)  →  IMPHAL (IMF)
DATE 23 DEC 2026
BOARDING 12:05  GATE 3  SEAT 21C  SEQ 088
DEPARTURE 12:50
PNR HN3X8W
Gate closes 25 mins before departure`,
    expected: [leg('air', 'IX1136', '(GAU) > (IMF)', '2026-12-23 12:50', { seat: '21C', reference: 'HN3X8W' })],
  },
  {
    id: 'fresh-21',
    shape: 'boarding pass',
    text: `Boarding Pass (Web Check in)
Sharma / Ishaan Mr
New Delhi (T2) To Bagdogra
Flight 6E 5314    Gate 44    Boarding Time 0915 Hrs
Boarding Zone 2   Seat 18D   Sequence 0102
Departure 1000 Hrs   Date 02 Jan 2027   PNR DK8V5S
Services NIL`,
    expected: [leg('air', '6E5314', 'Delhi > Bagdogra', '2027-01-02 10:00', { seat: '18D', reference: 'DK8V5S' })],
  },
  {
    id: 'fresh-22',
    shape: 'airline mail',
    text: `From: reservations@airline.example
Date: Thu, 26 Nov 2026 09:14:55 +0530
Subject: Your booking NP4W7Q is confirmed
To: someone@mail.example

Hello,

Your Alliance Air booking NP4W7Q:

9I 517 Hyderabad (HYD) to Tirupati (TIR)
Depart Mon 04 Jan 2027 at 07:15
Arrive Mon 04 Jan 2027 at 08:30
1 adult, seat 6A
Paid INR 3,150

On Tue, 24 Nov 2026 at 18:02, Someone <someone@mail.example> wrote:
> Can I still get the flight at 11:40 on 3 January?`,
    expected: [
      leg('air', '9I517', '(HYD) > (TIR)', '2027-01-04 07:15 > 08:30+0', {
        seat: '6A',
        fare: 3150,
        reference: 'NP4W7Q',
      }),
    ],
  },
  {
    id: 'fresh-23',
    shape: 'airline mail',
    text: `EaseMyTrip e-Ticket
EMT Booking Id: EMT88123374     Booking Date: 22 Nov 2026

Air India AI-2935
Departure                                Arrival
Mumbai (BOM)                             Goa (GOX)
Sat-19 Dec 2026 12:40                    Sat-19 Dec 2026 13:55
Chhatrapati Shivaji Intl Airport, T2     Manohar Intl Airport, Mopa
Economy | Refundable

Airline PNR: 8KT2WQ
Grand Total: Rs. 5,263`,
    expected: [
      leg('air', 'AI2935', '(BOM) > (GOX)', '2026-12-19 12:40 > 13:55+0', {
        class: 'Economy',
        fare: 5263,
        reference: ['8KT2WQ', 'EMT88123374'],
      }),
    ],
  },
  {
    id: 'fresh-24',
    shape: 'airline message',
    text: `Star Air: Booking confirmed! PNR S5M2KQ. Flight S5 135, Belagavi(IXG)-Jodhpur(JDH), 11-Jan-2027, STD 11:05, STA 13:00. Reach airport 2 hrs prior.`,
    expected: [leg('air', 'S5135', '(IXG) > (JDH)', '2027-01-11 11:05 > 13:00+0', { reference: 'S5M2KQ' })],
  },
  {
    id: 'fresh-25',
    shape: 'unclear',
    text: `IndiGo 6E 2431 Delhi to Srinagar on 03/04/2027, departs 07:25 arrives 09:00. PNR VB6H3R. 2 passengers.`,
    expected: [
      leg('air', '6E2431', 'Delhi > Srinagar', ' 07:25 > 09:00+0', {
        reference: 'VB6H3R',
        ask: ['date'],
        free: ['arrivesDays'],
      }),
    ],
  },
]
