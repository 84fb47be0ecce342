// Kept from whoever writes the reader of tickets: never open it to mend the reader.
import type { TicketText } from '../ticket-text.ts'

export const KEPT_OTHERS: TicketText[] = [
  {
    id: 'kept-19',
    shape: 'calendar',
    text: `Flight to Leh (AI 445)
Tuesday, 8 December 2026
6:20am - 7:50am
Indira Gandhi International Airport, Delhi (DEL)
Confirmation number: 8QLM4T
Passenger: Tenzin Dolma
From your mail. Only you can see this event.
30 minutes before`,
    expected: [
      {
        kind: 'air',
        number: 'AI445',
        from: 'Delhi (DEL)',
        to: 'Leh',
        date: '2026-12-08',
        departs: '06:20',
        arrives: '07:50',
        arrivesDays: 0,
        reference: '8QLM4T',
      },
    ],
  },
  {
    id: 'kept-20',
    shape: 'calendar',
    text: `BEGIN:VCALENDAR
VERSION:2.0
CALSCALE:GREGORIAN
BEGIN:VEVENT
UID:stay-77120@stays.example
DTSTAMP:20261125T101010Z
DTSTART;VALUE=DATE:20261224
DTEND;VALUE=DATE:20261227
SUMMARY:Stay at Amber Courtyard\\, Jaisalmer
LOCATION:Amber Courtyard\\, Dhibba Para\\, Jaisalmer 345001
DESCRIPTION:Confirmation 6620.118.904\\nCheck-in from 13:00\\, check-out
  until 10:00\\nTotal INR 11\\,400\\nHost: Gaju Singh\\, +91 94141 70025
END:VEVENT
END:VCALENDAR`,
    expected: [
      {
        kind: 'stay',
        name: 'Amber Courtyard',
        to: 'Jaisalmer',
        date: '2026-12-24',
        departs: '13:00',
        arrives: '10:00',
        arrivesDays: 3,
        fare: 11400,
        reference: '6620118904',
        free: ['class'],
      },
    ],
  },
  {
    id: 'kept-21',
    shape: 'ferry or helicopter',
    text: `Nautika ✨ Hi Devika, your sail is confirmed.
PNR: NTK884120
Swaraj Dweep ➜ Shaheed Dweep | 09 Feb 2027 | 2:15 PM - 3:00 PM | Luxury deck | Seats: 4C, 4D
Shaheed Dweep ➜ Port Blair | 11 Feb 2027 | 4:00 PM - 5:15 PM | Luxury deck | Seats: 4C, 4D
Total paid: ₹6,180
Counter opens 60 min prior. Carry ID in original. Permits for foreigners must be shown.`,
    expected: [
      {
        kind: 'sea',
        name: 'Nautika',
        from: 'Swaraj Dweep',
        to: 'Shaheed Dweep',
        date: '2027-02-09',
        departs: '14:15',
        arrives: '15:00',
        arrivesDays: 0,
        seat: '4C,4D',
        class: 'Luxury',
        reference: 'NTK884120',
        free: ['fare'],
      },
      {
        kind: 'sea',
        name: 'Nautika',
        from: 'Shaheed Dweep',
        to: 'Port Blair',
        date: '2027-02-11',
        departs: '16:00',
        arrives: '17:15',
        arrivesDays: 0,
        seat: '4C,4D',
        class: 'Luxury',
        reference: 'NTK884120',
        free: ['fare'],
      },
    ],
    total: 6180,
  },
  {
    id: 'kept-22',
    shape: 'ferry or helicopter',
    text: `SHRI MATA VAISHNO DEVI SHRINE BOARD
Helicopter Ticket
Confirmation No : VD-44120918
Route : KATRA - SANJICHHAT (One Way)
Date of Flight : 15-03-2027
Departure Time : 10:30
Operator : GLOBAL VECTRA
Passengers : 1. MANISH KOUL 2. RENU KOUL
Amount : Rs 4,420.00
Report at Katra helipad one hour prior to the departure time with yatra access card.`,
    expected: [
      {
        kind: 'air',
        name: 'GLOBAL VECTRA',
        from: 'KATRA',
        to: 'SANJICHHAT',
        date: '2027-03-15',
        departs: '10:30',
        fare: 4420,
        reference: 'VD44120918',
      },
    ],
  },
  {
    id: 'kept-23',
    shape: 'forwarded',
    text: `---------- Forwarded message ---------
From: Ajay M <ajay@mail.example>
Date: Thu, 26 Nov 2026 at 18:40
Subject: dono tickets
To: Ritu <ritu@mail.example>

Jaane ka:
PNR:4527710938,TRN:12137,DOJ:09-01-27,CLS:3A,FRM-TO:CSMT-AGC,DP:19:35,AJAY M+1,B1 17,B1 20,Fare:3390,SC:35.4+PG CHGS

Aane ka:
PNR:2760054418,TRN:12138,DOJ:13-01-27,CLS:3A,FRM-TO:AGC-CSMT,DP:08:30,AJAY M+1,B3 1,B3 4,Fare:3390,SC:35.4+PG CHGS

Hotel mai dekh leta hun, 2500 per night tak chalega. Call karna 8291044556`,
    expected: [
      {
        kind: 'rail',
        number: '12137',
        from: '(CSMT)',
        to: '(AGC)',
        date: '2027-01-09',
        departs: '19:35',
        coach: 'B1',
        seat: '17,20',
        class: '3A',
        fare: [3390, 3425],
        reference: '4527710938',
      },
      {
        kind: 'rail',
        number: '12138',
        from: '(AGC)',
        to: '(CSMT)',
        date: '2027-01-13',
        departs: '08:30',
        coach: 'B3',
        seat: '1,4',
        class: '3A',
        fare: [3390, 3425],
        reference: '2760054418',
      },
    ],
  },
  {
    id: 'kept-24',
    shape: 'forwarded',
    text: `*Forwarded*
Didi flight book kar di aapki 🙏
QP 1621 Akasa, Lucknow to Mumbai
Date 2 Dec raat 9.40 PM, Mumbai 11.55 PM
PNR Y3KV7P
Seat 18F khidki wali
Rs 5432 lage
Airport 2 ghante pehle pahunch jana. Mumbai me Suresh driver aayega, uska no 99200 45671, gaadi MH02 4410`,
    expected: [
      {
        kind: 'air',
        number: 'QP1621',
        name: 'Akasa',
        from: 'Lucknow',
        to: 'Mumbai',
        date: '2026-12-02',
        departs: '21:40',
        arrives: '23:55',
        arrivesDays: 0,
        seat: '18F',
        fare: 5432,
        reference: 'Y3KV7P',
      },
    ],
  },
]
