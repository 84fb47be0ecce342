import type { TicketText } from '../ticket-text.ts'

export const OWN_MORE_SEAS_AND_SKIES: TicketText[] = [
  {
    id: 'own-42',
    shape: 'ferry or helicopter',
    text: `DG Sea Connect - Hazira Ghogha Ropax
Booking No: HZG2612-40077
Onward
Hazira (Surat) to Ghogha (Bhavnagar)
Date 20/12/2026   Departure 08:00   Arrival 11:30
Vessel: Voyage Symphony
Executive class: 2 passengers, seats 44, 45
Car: 1 (GJ05 RX 1190)
Total: INR 3,870
Reporting at Hazira terminal 1 hr 30 min prior`,
    expected: [
      {
        kind: 'sea',
        name: 'Voyage Symphony',
        from: 'Hazira',
        to: 'Ghogha',
        date: '2026-12-20',
        departs: '08:00',
        arrives: '11:30',
        arrivesDays: 0,
        seat: '44,45',
        class: 'Executive',
        fare: 3870,
        reference: 'HZG261240077',
      },
    ],
  },
  {
    id: 'own-43',
    shape: 'ferry or helicopter',
    text: `Dear Mr. Roy, your Makruzz tickets are confirmed. PNR MK7712A. 1) 03 Jan 2027 Port Blair 08:00 - Havelock 09:30 Premium 2) 05 Jan 2027 Havelock 10:00 - Neil Island 10:45 Deluxe. Seats will be allotted at the counter. Amount INR 6,150. Check-in closes 30 min before.`,
    expected: [
      {
        kind: 'sea',
        name: 'Makruzz',
        from: 'Port Blair',
        to: 'Havelock',
        date: '2027-01-03',
        departs: '08:00',
        arrives: '09:30',
        arrivesDays: 0,
        class: 'Premium',
        reference: 'MK7712A',
        free: ['fare', 'class'],
      },
      {
        kind: 'sea',
        name: 'Makruzz',
        from: 'Havelock',
        to: 'Neil Island',
        date: '2027-01-05',
        departs: '10:00',
        arrives: '10:45',
        arrivesDays: 0,
        class: 'Deluxe',
        reference: 'MK7712A',
        free: ['fare', 'class'],
      },
    ],
    total: 6150,
  },
  {
    id: 'own-44',
    shape: 'ferry or helicopter',
    text: `SHRI MATA VAISHNO DEVI SHRINE BOARD
HELICOPTER E-TICKET
Booking Ref : SMVDSB88127
Route : KATRA TO SANJICHHAT
Travel Date : 16/12/2026
Reporting Time : 08:10
Flight Time : 09:10
Operator : Global Vectra Helicorp
Pax Name       Age  Weight
MEENA PURI     51   63
RAJ PURI       55   78
Fare per pax : 2,210   Total Amount : 4,420`,
    expected: [
      {
        kind: 'air',
        name: 'Global Vectra Helicorp',
        from: 'KATRA',
        to: 'SANJICHHAT',
        date: '2026-12-16',
        departs: '09:10',
        fare: 4420,
        reference: 'SMVDSB88127',
      },
    ],
  },
  {
    id: 'own-45',
    shape: 'ferry or helicopter',
    text: `STDC Heli Service: Tkt SKH-2291 confirmed for 2 pax, Bagdogra to Gangtok (Burtuk helipad) on 14 Jan 2027 at 1330 hrs, flying time 35 min. Fare Rs 9,000 paid. Baggage 10 kg. Report 45 min early at the Bagdogra airport heli counter.`,
    expected: [
      {
        kind: 'air',
        from: 'Bagdogra',
        to: 'Gangtok',
        date: '2027-01-14',
        departs: '13:30',
        fare: 9000,
        reference: 'SKH2291',
        free: ['name'],
      },
    ],
  },
  {
    id: 'own-46',
    shape: 'ferry or helicopter',
    text: `LAKSHADWEEP SHIP TICKET
Ship: MV ARABIAN SEA
Kochi -> Agatti
Sailing: 22 Dec 2026, 14:00
Reaching: 23 Dec 2026, 08:30
Class: Tourist First Class, Cabin 14, Berth A/B
Ticket nos. LK20118, LK20119
Amount Rs. 8,940
Embarkation at Willingdon Island scanning centre, report by 11:00`,
    expected: [
      {
        kind: 'sea',
        name: 'MV ARABIAN SEA',
        from: 'Kochi',
        to: 'Agatti',
        date: '2026-12-22',
        departs: '14:00',
        arrives: '08:30',
        arrivesDays: 1,
        fare: 8940,
        free: ['class', 'reference', 'seat'],
      },
    ],
  },
  {
    id: 'own-47',
    shape: 'ferry or helicopter',
    text: `BLADE India
Your seats are confirmed
Mumbai (Juhu) ✈ Shirdi
Sunday 20 December 2026
Departs 7:15 AM · Arrives 8:00 AM
Booking code BLD-MH221
2 seats · ₹ 48,380 total
Arrive at the helipad 30 minutes before. Luggage max 7 kg each.`,
    expected: [
      {
        kind: 'air',
        name: 'BLADE India',
        from: 'Mumbai',
        to: 'Shirdi',
        date: '2026-12-20',
        departs: '07:15',
        arrives: '08:00',
        arrivesDays: 0,
        fare: 48380,
        reference: 'BLDMH221',
      },
    ],
  },
  {
    id: 'own-48',
    shape: 'boarding pass',
    text: `BOARDING PASS
Name  KULKARNI/ISHA MS
DEL          BLR
Delhi        Bengaluru
AI 803   27 DEC 2026   Y
Boarding   Departure   Arrival
16:45      17:25       20:15
Terminal 3   Gate 28B   Seat 023D   Zone C
PNR 8LM3QR   Seq 112`,
    expected: [
      {
        kind: 'air',
        number: 'AI803',
        name: 'Air India',
        from: '(DEL)',
        to: '(BLR)',
        date: '2026-12-27',
        departs: '17:25',
        arrives: '20:15',
        arrivesDays: 0,
        seat: '23D',
        reference: '8LM3QR',
        free: ['seat'],
      },
    ],
  },
  {
    id: 'own-49',
    shape: 'boarding pass',
    text: `IndiGo | e-boarding card
Passenger: DSOUZA / NEIL MR
PNR: P7RT3V  Flight: 6E-5211  Seat: 3C
HYDERABAD (HYD) >> CHENNAI (MAA)
04 JAN 27 STD 0655 STA 0815
Boarding closes 0630, Gate 25A, Seq 9
Present this at security. Check-in bag drop closes 60 min before departure.`,
    expected: [
      {
        kind: 'air',
        number: '6E5211',
        name: 'IndiGo',
        from: '(HYD)',
        to: '(MAA)',
        date: '2027-01-04',
        departs: '06:55',
        arrives: '08:15',
        arrivesDays: 0,
        seat: '3C',
        reference: 'P7RT3V',
      },
    ],
  },
  {
    id: 'own-50',
    shape: 'boarding pass',
    text: `Air India Express
Mobile boarding pass
GEORGE/ANNA MRS
IX 2814 / 18DEC26
CCJ Kozhikode - BLR Bengaluru
Boarding 20:05 Gate to be announced
Dep. 20:50
Seat 17E, Group 4, No. 61
Booking ref EXP7TL`,
    expected: [
      {
        kind: 'air',
        number: 'IX2814',
        name: 'Air India Express',
        from: '(CCJ)',
        to: '(BLR)',
        date: '2026-12-18',
        departs: '20:50',
        seat: '17E',
        reference: 'EXP7TL',
      },
    ],
  },
]
