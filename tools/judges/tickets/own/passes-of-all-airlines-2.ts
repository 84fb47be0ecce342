import type { TicketText } from '../ticket-text.ts'

export const PASSES_OF_ALL_AIRLINES_2: TicketText[] = [
  {
    id: 'manner-9',
    shape: 'boarding pass',
    text: `IndiGo
GATE
7
BOARDING
5:25 AM
LUCKNOW
LKO
MUMBAI
BOM
FLIGHT
6E 5182
DATE
11 Dec
DEPARTS
6:10 AM
SEAT
3B
SEQ
14
PASSENGER
FAROOQUI/ZOYA MS
PNR
VD6N3K
TERMINAL
T3
Pull to update · Suggest on Lock Screen`,
    expected: [
      {
        kind: 'air',
        number: '6E5182',
        name: 'IndiGo',
        from: 'LUCKNOW (LKO)',
        to: 'MUMBAI (BOM)',
        date: '2026-12-11',
        departs: '06:10',
        seat: '3B',
        reference: 'VD6N3K',
      },
    ],
  },
  {
    id: 'manner-10',
    shape: 'boarding pass',
    text: `AIR INDIA EXPRESS
Boarding Pass 1 of 2
JOSEPH / ANNIE MRS
IX 2936 | 21 Dec 2026
Hyderabad (HYD) to Kochi (COK)
Boarding 13:05 | Departure 13:50 | Arrival 15:30
Seat 9E | Zone B | Seq 054
PNR J4WR8H

AIR INDIA EXPRESS
Boarding Pass 2 of 2
JOSEPH / MATHEW MR
IX 2936 | 21 Dec 2026
Hyderabad (HYD) to Kochi (COK)
Boarding 13:05 | Departure 13:50 | Arrival 15:30
Seat 9F | Zone B | Seq 055
PNR J4WR8H`,
    expected: [
      {
        kind: 'air',
        number: 'IX2936',
        name: 'Air India Express',
        from: 'Hyderabad (HYD)',
        to: 'Kochi (COK)',
        date: '2026-12-21',
        departs: '13:50',
        arrives: '15:30',
        arrivesDays: 0,
        seat: '9E,9F',
        reference: 'J4WR8H',
      },
    ],
  },
  {
    id: 'manner-11',
    shape: 'boarding pass',
    text: `Air India | Boarding pass
Mr Gurpreet Singh GILL
Business | Maharaja Club GOLD 4411802297

DEL
Delhi, Terminal 3
13 Mar 2027, 23:15
to
SIN
Singapore, Terminal 2
14 Mar 2027, 07:35

Flight AI 382
Boarding 22:15, gate 14B
Boarding group 1
Seat 4A
Booking reference 3RMZ7Q
Ticket 0982419906271
Lounge access: yes
Gate closes 25 minutes before departure. Please complete the SG Arrival Card within three days before arrival.`,
    expected: [
      {
        kind: 'air',
        number: 'AI382',
        name: 'Air India',
        from: 'Delhi (DEL)',
        to: 'Singapore (SIN)',
        date: '2027-03-13',
        departs: '23:15',
        arrives: '07:35',
        arrivesDays: 1,
        seat: '4A',
        class: 'Business',
        reference: '3RMZ7Q',
      },
    ],
  },
  {
    id: 'manner-12',
    shape: 'boarding pass',
    text: `*Your boarding pass is here!* 🎉

Hi Ritika, you are checked in on IndiGo.
✈️ *6E 2471* | 05 Dec 2026
🛫 Jaipur (JAI) 07:55 hrs
🛬 Hyderabad (HYD) 09:55 hrs
⏰ Boarding starts 07:10 hrs
💺 Seat *19D* | Seq 88
🎫 PNR *M8CQ5T*
📎 BoardingPass_M8CQ5T.pdf (112 kB)

Reach the airport 2 hours early. Bag drop closes 60 min prior to departure. For help, chat with 6Eskai.`,
    expected: [
      {
        kind: 'air',
        number: '6E2471',
        name: 'IndiGo',
        from: 'Jaipur (JAI)',
        to: 'Hyderabad (HYD)',
        date: '2026-12-05',
        departs: '07:55',
        arrives: '09:55',
        arrivesDays: 0,
        seat: '19D',
        reference: 'M8CQ5T',
      },
    ],
  },
  {
    id: 'manner-13',
    shape: 'boarding pass',
    text: `BOARDING PASS
BHATTACHARYA/ARNAB MR
CCU KOLKATA
IXB BAGDOGRA
QP 1562   29 DEC 26
BOARDING TIME
12:20
GATE 19   SEAT 25B
SEQ NO. 134   PNR ZK7DPE
GATE CLOSES 20 MINS BEFORE DEPARTURE
CHECK FIDS FOR ANY CHANGE OF GATE`,
    expected: [
      {
        kind: 'air',
        number: 'QP1562',
        from: 'KOLKATA (CCU)',
        to: 'BAGDOGRA (IXB)',
        date: '2026-12-29',
        seat: '25B',
        reference: 'ZK7DPE',
      },
    ],
  },
  {
    id: 'manner-14',
    shape: 'boarding pass',
    text: `Air India - Web check-in confirmation
Ms RAMYA SUBRAMANIAN, you are checked in for both flights.
Booking reference 8HFK2V

1) AI 573 | 06 Feb 2027
Chennai (MAA) 06:20 - Delhi (DEL) T3 09:10
Boarding 05:35, Gate 12
Seat 15F, Economy, Sequence 033

2) AI 821 | 06 Feb 2027
Delhi (DEL) T3 11:25 - Srinagar (SXR) 12:55
Boarding 10:40, Gate 34B
Seat 20A, Economy, Sequence 008

Transfer time 2h 15m. Bags are checked through to Srinagar.`,
    expected: [
      {
        kind: 'air',
        number: 'AI573',
        name: 'Air India',
        from: 'Chennai (MAA)',
        to: 'Delhi (DEL)',
        date: '2027-02-06',
        departs: '06:20',
        arrives: '09:10',
        arrivesDays: 0,
        seat: '15F',
        class: 'Economy',
        reference: '8HFK2V',
      },
      {
        kind: 'air',
        number: 'AI821',
        name: 'Air India',
        from: 'Delhi (DEL)',
        to: 'Srinagar (SXR)',
        date: '2027-02-06',
        departs: '11:25',
        arrives: '12:55',
        arrivesDays: 0,
        seat: '20A',
        class: 'Economy',
        reference: '8HFK2V',
      },
    ],
  },
  {
    id: 'agency-1',
    shape: 'boarding pass',
    text: `IndiGo                          BOARDING PASS (WEB CHECK-IN)
NAME OF PASSENGER
PILLAI/GOPIKA MS
FROM                  TO
Kochi (COK)           Hyderabad (HYD)
FLIGHT      DATE        DEP      ARR
6E 6707     05JAN27     1425     1605
GATE     BRD TIME     SEAT     SEQ      ZONE
4        1340         21F      0113     3
PNR
Q7LT4M
Gate closes 25 minutes before departure. Bag drop closes 60 minutes before departure.`,
    expected: [
      {
        kind: 'air',
        number: '6E6707',
        name: 'IndiGo',
        from: 'Kochi (COK)',
        to: 'Hyderabad (HYD)',
        date: '2027-01-05',
        departs: '14:25',
        arrives: '16:05',
        arrivesDays: 0,
        seat: '21F',
        reference: 'Q7LT4M',
      },
    ],
  },
  {
    id: 'agency-2',
    shape: 'boarding pass',
    text: `BOARDING PASS THOMAS/JIJO MR AI 682 COK-BOM 07JAN27 TERM T1 GATE 6 BRD 0555 STD 0640 STA 0845 SEAT 17A SEQ 042 GRP 4 PNR 6ZXQ2R ETKT 0982417701122`,
    expected: [
      {
        kind: 'air',
        number: 'AI682',
        from: '(COK)',
        to: '(BOM)',
        date: '2027-01-07',
        departs: '06:40',
        arrives: '08:45',
        arrivesDays: 0,
        seat: '17A',
        reference: '6ZXQ2R',
      },
    ],
  },
]
