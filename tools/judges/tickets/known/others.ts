import type { TicketText } from '../ticket-text.ts'

export const KNOWN_OTHERS: TicketText[] = [
  {
    id: 'known-19',
    shape: 'calendar',
    text: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example Travel//EN
METHOD:PUBLISH
BEGIN:VEVENT
UID:flight-5531@travel.example
DTSTAMP:20261120T081500Z
DTSTART:20261220T053500Z
DTEND:20261220T081500Z
SUMMARY:Flight 6E 2134 Delhi (DEL) to Goa (GOI)
LOCATION:Delhi (DEL)
DESCRIPTION:Booking reference K7X2QD\\nDepart Delhi T1 11:05\\nArrive Goa 13:
 45\\nSeats 12A\\, 12B
END:VEVENT
END:VCALENDAR`,
    expected: [
      {
        kind: 'air',
        number: '6E2134',
        from: 'Delhi (DEL)',
        to: 'Goa (GOI)',
        date: '2026-12-20',
        departs: '11:05',
        arrives: '13:45',
        arrivesDays: 0,
        seat: '12A,12B',
        reference: 'K7X2QD',
      },
    ],
  },
  {
    id: 'known-20',
    shape: 'calendar',
    text: `BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VTIMEZONE
TZID:Asia/Kolkata
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0530
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:pnr-2680193347@rail.example
DTSTAMP:20261127T040000Z
DTSTART;TZID=Asia/Kolkata:20270114T151500
DTEND;TZID=Asia/Kolkata:20270114T210000
SUMMARY:Train 12055 DDN JANSHTBDI EXP
LOCATION:New Delhi (NDLS)
DESCRIPTION:PNR 2680193347. From New Delhi (NDLS) to Dehradun (DDN). Class
  CC\\, coach C2\\, seats 51\\, 52.
BEGIN:VALARM
TRIGGER:-PT3H
ACTION:DISPLAY
END:VALARM
END:VEVENT
END:VCALENDAR`,
    expected: [
      {
        kind: 'rail',
        number: '12055',
        name: ['DDN JANSHTBDI', 'Dehradun Jan Shatabdi'],
        from: 'New Delhi (NDLS)',
        to: 'Dehradun (DDN)',
        date: '2027-01-14',
        departs: '15:15',
        arrives: '21:00',
        arrivesDays: 0,
        coach: 'C2',
        seat: '51,52',
        class: 'CC',
        reference: '2680193347',
      },
    ],
  },
  {
    id: 'known-21',
    shape: 'ferry or helicopter',
    text: `MAKRUZZ
Boarding Pass / Booking Confirmation
Booking No: MKZ0118842
Vessel: Makruzz Pearl
Sector: Port Blair (Haddo Jetty) to Swaraj Dweep (Havelock)
Date of Journey: 07-02-2027
Departure: 08:00 AM Arrival: 09:45 AM
Class: Premium
Passengers: 2
1. SUNITA RAO F 44 Seat P23
2. G RAO M 47 Seat P24
Total (INR): 3,540
Report at the jetty 1 hour before departure with original photo ID.`,
    expected: [
      {
        kind: 'sea',
        name: 'Makruzz',
        from: 'Port Blair',
        to: ['Swaraj Dweep', 'Havelock'],
        date: '2027-02-07',
        departs: '08:00',
        arrives: '09:45',
        arrivesDays: 0,
        seat: 'P23,P24',
        class: 'Premium',
        fare: 3540,
        reference: 'MKZ0118842',
      },
    ],
  },
  {
    id: 'known-22',
    shape: 'ferry or helicopter',
    text: `IRCTC HeliYatra - Shri Kedarnath Dham
Helicopter e-Ticket
Booking ID: HY26051900418
Operator: Pawan Hans Ltd
Onward: Phata - Kedarnath, 19-May-2027, slot 07:00 to 08:00
Return: Kedarnath - Phata, 19-May-2027, slot 12:00 to 13:00
Yatra registration no. 051188420093
Passengers: 2, weight 62 kg + 71 kg
Total fare: Rs 12,520 (round trip, incl. convenience fee)
Flights depend on weather. Report 1 hour before the slot.`,
    expected: [
      {
        kind: 'air',
        name: 'Pawan Hans',
        from: 'Phata',
        to: 'Kedarnath',
        date: '2027-05-19',
        reference: 'HY26051900418',
        free: ['departs', 'arrives', 'arrivesDays', 'fare'],
      },
      {
        kind: 'air',
        name: 'Pawan Hans',
        from: 'Kedarnath',
        to: 'Phata',
        date: '2027-05-19',
        reference: 'HY26051900418',
        free: ['departs', 'arrives', 'arrivesDays', 'fare'],
      },
    ],
    total: 12520,
  },
  {
    id: 'known-23',
    shape: 'forwarded',
    text: `[27/11/26, 9:14:02 pm] Mummy: Beta ye dekho ticket ho gaya
[27/11/26, 9:14:30 pm] Mummy: Forwarded: PNR:2709918345,TRN:12015,DOJ:26-12-26,CLS:CC,FRM-TO:NDLS-JP,DP:06:10,USHA GUPTA+3,C3 11,C3 12,C3 13,C3 14,Fare:3480,SC:35.4+PG CHGS
[27/11/26, 9:15:11 pm] Mummy: papa ka number wahi hai 9811000123
[27/11/26, 9:16:40 pm] Me: ok mil gaya 👍
[27/11/26, 9:20:05 pm] Mummy: hotel bhi: Hotel Confirmed! Booking ID 8831207745, Chandpole Palace, Jaipur. Check-in 26 Dec 2026 12:00 PM, Check-out 28 Dec 2026 10:00 AM, 2 Rooms, Rs. 9,240 paid.
[27/11/26, 9:21:00 pm] Me: perfect, 5 baje nikalte hain ghar se`,
    expected: [
      {
        kind: 'rail',
        number: '12015',
        from: '(NDLS)',
        to: '(JP)',
        date: '2026-12-26',
        departs: '06:10',
        coach: 'C3',
        seat: '11,12,13,14',
        class: 'CC',
        fare: [3480, 3515],
        reference: '2709918345',
      },
      {
        kind: 'stay',
        name: 'Chandpole Palace',
        to: 'Jaipur',
        date: '2026-12-26',
        departs: '12:00',
        arrives: '10:00',
        arrivesDays: 2,
        fare: 9240,
        reference: '8831207745',
        free: ['class'],
      },
    ],
  },
  {
    id: 'known-24',
    shape: 'forwarded',
    text: `yaar tickets ho gaye finally!! Netravati express 16345, LTT se Udupi, 15 jan ko 11:40 AM pe nikalti hai aur 16 jan ko 02:18 AM pahunchegi. PNR 8440917726 SL class S7 - 33 34 35. Per head 540 pada, total 1620, tu mujhe gpay kar dena 98330 12045 pe. Rohit ka bhi isi me hai`,
    expected: [
      {
        kind: 'rail',
        number: '16345',
        name: 'Netravati express',
        from: '(LTT)',
        to: 'Udupi',
        date: '2027-01-15',
        departs: '11:40',
        arrives: '02:18',
        arrivesDays: 1,
        coach: 'S7',
        seat: '33,34,35',
        class: 'SL',
        fare: 1620,
        reference: '8440917726',
      },
    ],
  },
]
