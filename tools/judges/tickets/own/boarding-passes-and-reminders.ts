import type { TicketText } from '../ticket-text.ts'

export const BOARDING_PASSES_AND_REMINDERS: TicketText[] = [
  {
    id: 'third-18',
    shape: 'airline message',
    text: `Hi from IndiGo! 👋
Your flight is coming up soon.
PNR: *L2CJ7S*
Flight: *6E 5093*
Bhubaneswar (BBI) ➡ Jaipur (JAI)
Date: *03 Dec 2026*
Departure: *14:20 hrs*
Arrival: *16:45 hrs*
Check-in is open. Tap below to choose your seat and get your boarding pass. Check-in counters and bag drop close 60 mins before departure.`,
    expected: [
      {
        kind: 'air',
        number: '6E5093',
        name: 'IndiGo',
        from: 'Bhubaneswar (BBI)',
        to: 'Jaipur (JAI)',
        date: '2026-12-03',
        departs: '14:20',
        arrives: '16:45',
        arrivesDays: 0,
        reference: 'L2CJ7S',
      },
    ],
  },
  {
    id: 'third-21',
    shape: 'boarding pass',
    text: `IndiGo
Boarding Pass (Web Check-in)
Kapoor/Neha Ms
Jaipur (JAI) To Pune (PNQ)
Flight Gate Boarding Time Boarding Zone Seat
6E 2134 - 0720 Hrs 2 11F
Date Seq Departure Services
02 Dec 2026 0074 0805 Hrs NIL
PNR
T7HM2K
Gate is subject to change and will close 25 minutes prior to departure.
Please print or save this boarding pass on your phone.
Kapoor/Neha Ms JAI PNQ 6E 2134 02 Dec 2026 Seat 11F Seq 0074`,
    expected: [
      {
        kind: 'air',
        number: '6E2134',
        name: 'IndiGo',
        from: 'Jaipur (JAI)',
        to: 'Pune (PNQ)',
        date: '2026-12-02',
        departs: '08:05',
        seat: '11F',
        reference: 'T7HM2K',
      },
    ],
  },
  {
    id: 'third-22',
    shape: 'boarding pass',
    text: `AIR INDIA                                        BOARDING PASS
Name                     Flight        Class
SAIKIA / BHASKAR MR      AI 1763       Economy
From                     To
Guwahati                 New Delhi
GAU                      DEL
Date                     Departure     Boarding
30NOV26                  17:15         16:30
Terminal     Gate        Zone          Seat
-            12          C             28A
Sequence No. 112         PNR 8KD2WN
ETKT 0982418855210
Boarding gate closes 20 minutes before departure.`,
    expected: [
      {
        kind: 'air',
        number: 'AI1763',
        name: 'AIR INDIA',
        from: 'Guwahati (GAU)',
        to: 'New Delhi (DEL)',
        date: '2026-11-30',
        departs: '17:15',
        seat: '28A',
        class: 'Economy',
        reference: '8KD2WN',
      },
    ],
  },
  {
    id: 'third-23',
    shape: 'boarding pass',
    text: `FLY91
Web Boarding Pass

Passenger
MR PRAMOD CHAUDHARI

IC 1376
Goa (GOX)
15:10
Jalgaon (JLG)
16:50
Mon, 14 Dec 2026

Boarding time 14:25
Gate TBA
Seat 4C
Seq 019
PNR QX81NB

Boarding gate closes 25 mins before departure`,
    expected: [
      {
        kind: 'air',
        number: 'IC1376',
        name: 'FLY91',
        from: 'Goa (GOX)',
        to: 'Jalgaon (JLG)',
        date: '2026-12-14',
        departs: '15:10',
        arrives: '16:50',
        arrivesDays: 0,
        seat: '4C',
        reference: 'QX81NB',
      },
    ],
  },
]
