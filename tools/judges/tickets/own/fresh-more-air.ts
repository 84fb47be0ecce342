import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const FRESH_MORE_AIR: TicketText[] = [
  {
    id: 'fresh-73',
    shape: 'changed',
    text: `Hi, your IndiGo flight details have changed.
PNR: FT2K8X
6E 6284 | Hyderabad - Udaipur | 28 Dec 2026
Departure 10:05 → 11:50
Arrival 11:55 → 13:40
Tap to accept the change.`,
    expected: [leg('air', '6E6284', 'Hyderabad > Udaipur', '2026-12-28 11:50 > 13:40+0', { reference: 'FT2K8X' })],
  },
  {
    id: 'fresh-74',
    shape: 'changed',
    text: `SpiceJet: SG 2966 from Jaipur to Delhi on 24-Dec-26 has been preponed. Flight will now depart at 05:55 instead of 07:10. PNR HY7T3L. Please report by 04:25.`,
    expected: [leg('air', 'SG2966', 'Jaipur > Delhi', '2026-12-24 05:55', { reference: 'HY7T3L' })],
  },
  {
    id: 'fresh-75',
    shape: 'airline mail',
    text: `Air India
Thank you for choosing us. Your booking reference (PNR) is 6YTR4M
Itinerary
Date         Flight   From                      To                        Depart   Arrive
14 Jan 2027  AI 2651  Delhi, Terminal 3 (DEL)   Mumbai, Terminal 2 (BOM)  07:00    09:15
19 Jan 2027  AI 2660  Mumbai, Terminal 2 (BOM)  Delhi, Terminal 3 (DEL)   21:30    23:45
Passenger            Seats
Mr Aditya Bhatt      12C / 14D
Payment
Fare 9,800.00 INR
Taxes and fees 2,316.00 INR
Total 12,116.00 INR`,
    expected: [
      leg('air', 'AI2651', '(DEL) > (BOM)', '2027-01-14 07:00 > 09:15+0', {
        reference: '6YTR4M',
        free: ['fare', 'seat'],
      }),
      leg('air', 'AI2660', '(BOM) > (DEL)', '2027-01-19 21:30 > 23:45+0', {
        reference: '6YTR4M',
        free: ['fare', 'seat'],
      }),
    ],
    total: 12116,
  },
  {
    id: 'fresh-76',
    shape: 'airline mail',
    text: `ixigo flights
Booking confirmed, PNR DW3Q7Z
Ahmedabad ✈ Bengaluru
Tue, 12 Jan 2027
06:35 AMD
Sardar Vallabhbhai Patel Airport, T1
2h 20m
08:55 BLR
Kempegowda Intl Airport, T1
Akasa Air QP-1342
Economy
Baggage: cabin 7 kg, check-in 15 kg
Contact: 98250 00112
Total fare: ₹5,094
Convenience fee included`,
    expected: [
      leg('air', 'QP1342', '(AMD) > (BLR)', '2027-01-12 06:35 > 08:55+0', {
        class: 'Economy',
        fare: 5094,
        reference: 'DW3Q7Z',
      }),
    ],
  },
  {
    id: 'fresh-77',
    shape: 'airline mail',
    text: `IndiGo Itinerary | PNR/Booking Ref.: NS6Y2P | Status: CONFIRMED | Date of Booking*: 24Nov26 13:05:11 (UTC) | Payment Status: Complete | Ms. Tara Pillai | 6E 389 | Kochi (COK) | Bengaluru (BLR) T1 | 18 Dec 26 | Dep 21:35 | Arr 22:45 | Seat 27C | Booking Contact 91*9900000000 | Total Fare 3,998.00 INR`,
    expected: [
      leg('air', '6E389', '(COK) > (BLR)', '2026-12-18 21:35 > 22:45+0', {
        seat: '27C',
        fare: 3998,
        reference: 'NS6Y2P',
      }),
    ],
  },
  {
    id: 'fresh-78',
    shape: 'airline mail',
    text: `MakeMyTrip e-Ticket
Booking ID NF2A7711290034
Mumbai to Port Blair | 1 stop
AIR INDIA AI 2593
Mon, 04 Jan 2027, 05:05 BOM Mumbai T2
Mon, 04 Jan 2027, 07:55 MAA Chennai T1
Change of planes, 2h 10m layover in Chennai
AIR INDIA AI 2549
Mon, 04 Jan 2027, 10:05 MAA Chennai T1
Mon, 04 Jan 2027, 12:20 IXZ Port Blair T1
PNR 5LM7QT for both flights
Total paid ₹ 19,870 for 2 adults`,
    expected: [
      leg('air', 'AI2593', '(BOM) > (MAA)', '2027-01-04 05:05 > 07:55+0', {
        reference: ['5LM7QT', 'NF2A7711290034'],
        free: ['fare'],
      }),
      leg('air', 'AI2549', '(MAA) > (IXZ)', '2027-01-04 10:05 > 12:20+0', {
        reference: ['5LM7QT', 'NF2A7711290034'],
        free: ['fare'],
      }),
    ],
    total: 19870,
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
    id: 'fresh-82',
    shape: 'boarding pass',
    text: `BOARDING PASS
NAME          VERGHESE/ANN MS
FLIGHT        AI 2927
FROM          THIRUVANANTHAPURAM TRV
TO            DELHI DEL
DATE          09JAN27
BOARDING      0610
DEPARTURE     0655
SEAT          31K
GATE          4
SEQ           0121
PNR           8WKX3M`,
    expected: [leg('air', 'AI2927', '(TRV) > (DEL)', '2027-01-09 06:55', { seat: '31K', reference: '8WKX3M' })],
  },
  {
    id: 'fresh-83',
    shape: 'boarding pass',
    text: `M1MEHTA/ROHIT MR      EWH2T7 BOMBLR6E 5387 352 Y014F0067 100
IndiGo 6E 5387   BOM T2 - BLR T1
18 Dec 2026   Boarding 16:50   Depart 17:35
Seat 14F   Seq 67   PNR WH2T7K`,
    expected: [leg('air', '6E5387', '(BOM) > (BLR)', '2026-12-18 17:35', { seat: '14F', reference: 'WH2T7K' })],
  },
  {
    id: 'fresh-84',
    shape: 'boarding pass',
    text: `Akasa Air | Boarding Pass
SHAH / DIYA MS
From: Ahmedabad (AMD) T1
To: Goa, Mopa (GOX)
Flight: QP 1781
Date: 27 Dec 2026
Boarding starts: 12:30 PM
Departs: 1:15 PM
Arrives: 3:10 PM
Seat: 08A
Group: 3
Booking ref: LM4X9Z`,
    expected: [
      leg('air', 'QP1781', '(AMD) > (GOX)', '2026-12-27 13:15 > 15:10+0', { seat: '08A', reference: 'LM4X9Z' }),
    ],
  },
  {
    id: 'fresh-85',
    shape: 'unclear',
    text: `IndiGo
PNR VH7Q2L, confirmed
6E 2173 Delhi to Patna
Sat, 20 Dec 2026 at 14:10, arriving 15:55`,
    expected: [
      leg('air', '6E2173', 'Delhi > Patna', ' 14:10 > 15:55', {
        reference: 'VH7Q2L',
        ask: ['date'],
        free: ['arrivesDays'],
      }),
    ],
  },
  {
    id: 'fresh-86',
    shape: 'unclear',
    text: `Good news! Fares from Kolkata to Bangkok start at Rs 8,999 on 6E 1063. Travel between 10 Jan 2027 and 31 Mar 2027. Depart 21:15. Book by 5 Dec on the app.`,
    expected: 'nothing',
  },
]
