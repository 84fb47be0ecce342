import type { TicketText } from '../ticket-text.ts'

export const PASSES_OF_ALL_AIRLINES_4: TicketText[] = [
  {
    id: 'agency-11',
    shape: 'boarding pass',
    text: `IndiGo boarding passes (2)
Passenger GEORGE/MARIA MS
PNR F3JQ6T

Pass 1 of 2
6E 6482 Kochi (COK) to Bengaluru (BLR) T1
Date 30 Dec 2026
Boarding 07:25 Departure 08:10 Arrival 09:20
Gate 5 Seat 15C Seq 0077 Zone 2

Pass 2 of 2
6E 6163 Bengaluru (BLR) T1 to Guwahati (GAU)
Date 30 Dec 2026
Boarding 11:05 Departure 11:50 Arrival 14:55
Gate 22 Seat 8F Seq 0031 Zone 1

Layover at Bengaluru 2h 30m. Your bags are tagged to Guwahati.`,
    expected: [
      {
        kind: 'air',
        number: '6E6482',
        name: 'IndiGo',
        from: 'Kochi (COK)',
        to: 'Bengaluru (BLR)',
        date: '2026-12-30',
        departs: '08:10',
        arrives: '09:20',
        arrivesDays: 0,
        seat: '15C',
        reference: 'F3JQ6T',
      },
      {
        kind: 'air',
        number: '6E6163',
        name: 'IndiGo',
        from: 'Bengaluru (BLR)',
        to: 'Guwahati (GAU)',
        date: '2026-12-30',
        departs: '11:50',
        arrives: '14:55',
        arrivesDays: 0,
        seat: '8F',
        reference: 'F3JQ6T',
      },
    ],
  },
  {
    id: 'agency-12',
    shape: 'boarding pass',
    text: `ALLIANCE AIR
BOARDING CARD
KOYA/SAJNA MRS      TKT 0900418827716
FLT   9I 505
FRM   KOCHI
TO    AGATTI
DT    18FEB27
ETD   1015
BRD   0940
GATE  3
SEAT  FREE SEATING
SEQ   029
PNR   L7CVXA
Entry permit for Lakshadweep to be shown at the counter`,
    expected: [
      {
        kind: 'air',
        number: '9I505',
        name: 'ALLIANCE AIR',
        from: 'KOCHI',
        to: 'AGATTI',
        date: '2027-02-18',
        departs: '10:15',
        reference: 'L7CVXA',
        free: ['seat'],
      },
    ],
  },

  // Airline mails
]
