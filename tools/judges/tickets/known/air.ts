import type { TicketText } from '../ticket-text.ts'

export const KNOWN_AIR: TicketText[] = [
  {
    id: 'known-07',
    shape: 'airline mail',
    text: `IndiGo
Your booking is confirmed
PNR/Booking Ref. K7X2QD
Status Confirmed | Date of Booking 21Nov26 16:22:15 | Payment Status Complete
IndiGo Passenger(s): 1. Ms Meera Iyer 2. Mr Arjun Iyer
Flight details
Travel Date | From (Terminal) | To (Terminal) | Flight No. (Aircraft) | Check-in/Bag drop closes | Dep | Via | Arr
20 Dec 26 | Delhi (T1) | Goa - Dabolim | 6E 2134 (A320) | 10:05 | 11:05 | - | 13:45
Seats: 12A, 12B
Add-ons: 6E Eats x2 at ₹ 500 each
Fare summary
Airfare charges 10,940.00 INR
CUTE charge 130.00 INR
GST for Delhi 557.00 INR
Add-ons 1,000.00 INR
Total fare 12,627.00 INR
Contact: meera.i@mail.example, 91-9820001122
Cancel or change your booking up to 2 hours before departure; fees apply.`,
    expected: [
      {
        kind: 'air',
        number: '6E2134',
        name: 'IndiGo',
        from: 'Delhi',
        to: 'Goa',
        date: '2026-12-20',
        departs: '11:05',
        arrives: '13:45',
        arrivesDays: 0,
        seat: '12A,12B',
        fare: 12627,
        reference: 'K7X2QD',
      },
    ],
  },
  {
    id: 'known-08',
    shape: 'airline mail',
    text: `Air India
Booking reference: 5QWZ8L

Dear Mr KHAN, thank you for flying with us. Here is your e-ticket receipt.

Outbound - Fri, 15 Jan 2027
AI 865
Delhi (DEL) Terminal 3 10:00
Mumbai (BOM) Terminal 2 12:15
Duration 2h 15m, Non-stop, Economy, Airbus A320neo

Return - Mon, 18 Jan 2027
AI 888
Mumbai (BOM) Terminal 2 20:30
Delhi (DEL) Terminal 3 22:45
Duration 2h 15m, Non-stop, Economy, Airbus A321

Passenger: KHAN/FARHAN MR, e-ticket 098-2417765530
Grand total: INR 14,236
Check-in opens 48 hours and closes 60 minutes before departure.`,
    expected: [
      {
        kind: 'air',
        number: 'AI865',
        name: 'Air India',
        from: 'Delhi (DEL)',
        to: 'Mumbai (BOM)',
        date: '2027-01-15',
        departs: '10:00',
        arrives: '12:15',
        arrivesDays: 0,
        class: 'Economy',
        reference: '5QWZ8L',
        free: ['fare'],
      },
      {
        kind: 'air',
        number: 'AI888',
        name: 'Air India',
        from: 'Mumbai (BOM)',
        to: 'Delhi (DEL)',
        date: '2027-01-18',
        departs: '20:30',
        arrives: '22:45',
        arrivesDays: 0,
        class: 'Economy',
        reference: '5QWZ8L',
        free: ['fare'],
      },
    ],
    total: 14236,
  },
  {
    id: 'known-09',
    shape: 'airline mail',
    text: `Booking ID: NF7402118853 | Your flight is confirmed
New Delhi -> Port Blair, Sat, 06 Feb 27, 1 stop, 6h 20m

IndiGo 6E-6412
DEL 05:30 hrs Sat, 06 Feb 27 Indira Gandhi Intl, T1
CCU 07:50 hrs Sat, 06 Feb 27 Netaji Subhas Chandra Bose Intl
Economy | Saver

Layover in Kolkata 1h 45m, no change of terminal

IndiGo 6E-6843
CCU 09:35 hrs Sat, 06 Feb 27 Netaji Subhas Chandra Bose Intl
IXZ 11:50 hrs Sat, 06 Feb 27 Veer Savarkar Intl
Economy | Saver

TRAVELLER PNR E-TICKET NO. SEAT
Mrs Sunita Rao (Adult) R4T9MC R4T9MC 14D / 9D
Cabin 7 kg, check-in 15 kg

You have paid INR 9,862. Base fare 7,900, taxes 1,612, convenience fee 350`,
    expected: [
      {
        kind: 'air',
        number: '6E6412',
        name: 'IndiGo',
        from: '(DEL)',
        to: '(CCU)',
        date: '2027-02-06',
        departs: '05:30',
        arrives: '07:50',
        arrivesDays: 0,
        class: 'Economy',
        reference: 'R4T9MC',
        free: ['fare', 'seat'],
      },
      {
        kind: 'air',
        number: '6E6843',
        name: 'IndiGo',
        from: '(CCU)',
        to: '(IXZ)',
        date: '2027-02-06',
        departs: '09:35',
        arrives: '11:50',
        arrivesDays: 0,
        class: 'Economy',
        reference: 'R4T9MC',
        free: ['fare', 'seat'],
      },
    ],
    total: 9862,
  },
  {
    id: 'known-10',
    shape: 'airline message',
    text: `Dear Guest, your IndiGo PNR is W3HN6T- 6E 534 12Dec BLR-PNQ 2255-0025 hrs. Report 2 hrs before at T1. Web check-in is mandatory: goindigo.example/c`,
    expected: [
      {
        kind: 'air',
        number: '6E534',
        name: 'IndiGo',
        from: '(BLR)',
        to: '(PNQ)',
        date: '2026-12-12',
        departs: '22:55',
        arrives: '00:25',
        arrivesDays: 1,
        reference: 'W3HN6T',
      },
    ],
  },
  {
    id: 'known-11',
    shape: 'airline message',
    text: `*Air India Express* ✅
Hi Thomas, check-in is now open!

✈️ IX 346
🛫 Kochi (COK) 01:20 PM
🛬 Bengaluru (BLR) 02:30 PM
📅 Monday, 30 November 2026
🎫 PNR: T8KPLZ
💺 Seat: not selected

Tap *Check-in now* to save time at the airport. Reply STOP to opt out.`,
    expected: [
      {
        kind: 'air',
        number: 'IX346',
        name: 'Air India Express',
        from: 'Kochi (COK)',
        to: 'Bengaluru (BLR)',
        date: '2026-11-30',
        departs: '13:20',
        arrives: '14:30',
        arrivesDays: 0,
        reference: 'T8KPLZ',
      },
    ],
  },
  {
    id: 'known-12',
    shape: 'boarding pass',
    text: `BOARDING PASS
NAIR/RAKESH MR
From DELHI T1 To SRINAGAR
Flight 6E 2045
Date 26 DEC 26
Gate 42B
Boarding time 0740
Departure 0825
Seat 14C
Zone 2 Seq 0087
PNR LQ8R2T
Services NIL
Gate closes 25 minutes prior to departure`,
    expected: [
      {
        kind: 'air',
        number: '6E2045',
        from: 'DELHI',
        to: 'SRINAGAR',
        date: '2026-12-26',
        departs: '08:25',
        seat: '14C',
        reference: 'LQ8R2T',
      },
    ],
  },
]
