import type { TicketText } from '../ticket-text.ts'

export const CROSSINGS_AND_CHANGES_1: TicketText[] = [
  {
    id: 'manner-52',
    shape: 'ferry or helicopter',
    text: `NAUTIKA
Your e-ticket
PNR: NTK6A40917
Swaraj Dweep → Shaheed Dweep (Neil)
Thursday, 11 February 2027
Departure 14:15 | Arrival 15:00
Check-in closes 13:45
Luxury class
SL Name Age Seat
1 Ankit Bansal 33 L14
2 Shreya Bansal 31 L15
Base fare ₹ 2,300, PSF ₹ 100, GST ₹ 120, total ₹ 2,520
Carry the same ID as given while booking. Ferry timings depend on weather and sea conditions.`,
    expected: [
      {
        kind: 'sea',
        name: 'Nautika',
        from: 'Swaraj Dweep',
        to: ['Shaheed Dweep', 'Neil'],
        date: '2027-02-11',
        departs: '14:15',
        arrives: '15:00',
        arrivesDays: 0,
        seat: 'L14,L15',
        class: 'Luxury',
        fare: 2520,
        reference: 'NTK6A40917',
      },
    ],
  },
  {
    id: 'manner-53',
    shape: 'ferry or helicopter',
    text: `Andaman & Nicobar Administration
Directorate of Shipping Services
PASSENGER TICKET - FORESHORE SECTOR
Ticket No: DSS26-1180452
Date of issue: 25/11/2026
From: PORT BLAIR (PHOENIX BAY JETTY)
To: RANGAT
Date of journey: 09/02/2027
ETD: 06:00 HRS
Class: DECK
Passengers: 2 (Tourist)
Fare: Rs 680.00
Gates close 30 minutes before ETD. Schedule may change due to weather.`,
    expected: [
      {
        kind: 'sea',
        name: 'Directorate of Shipping Services',
        from: 'PORT BLAIR',
        to: 'RANGAT',
        date: '2027-02-09',
        departs: '06:00',
        class: 'Deck',
        fare: 680,
        reference: 'DSS261180452',
        free: ['name'],
      },
    ],
  },
  {
    id: 'manner-54',
    shape: 'ferry or helicopter',
    text: `M2M Ferries - Booking confirmed
Booking ID M2M-2211840
Mumbai (Ferry Wharf) to Mandwa
Sat 19 Dec 2026
Departs 08:00 am, arrives 09:00 am
1 car (MH 04 XX 2218), 3 adults, 1 child
Passenger class: AC Deck 1
Vehicle 1,090.00
Passengers 1,540.00
Convenience fee 47.20
Total Rs 2,677.20
Vehicles must report 45 minutes and passengers 20 minutes before departure. No boarding after the ramp is up!`,
    expected: [
      {
        kind: 'sea',
        name: 'M2M Ferries',
        from: 'Mumbai',
        to: 'Mandwa',
        date: '2026-12-19',
        departs: '08:00',
        arrives: '09:00',
        arrivesDays: 0,
        fare: 2677,
        reference: 'M2M2211840',
        free: ['class'],
      },
    ],
  },
  {
    id: 'manner-55',
    shape: 'ferry or helicopter',
    text: `SHRI MATA VAISHNO DEVI SHRINE BOARD
Helicopter Ticket (one way)
Ref. No. : HEL4417026
Operator : Himalayan Heli Services
Sector : Katra - Sanjichhat
Date of Journey : 10-Apr-2027
Slot : 09:00 to 09:30
Pilgrims : 2 (SEEMA DOGRA 48 F, RAJAN DOGRA 52 M)
Amount : Rs. 4,420.00
Report at Katra helipad 1 hour before the slot with the RFID yatra card. In bad weather the amount is refunded, no other flight is offered.`,
    expected: [
      {
        kind: 'air',
        name: 'Himalayan Heli Services',
        from: 'Katra',
        to: 'Sanjichhat',
        date: '2027-04-10',
        fare: 4420,
        reference: 'HEL4417026',
        free: ['departs', 'arrives', 'arrivesDays'],
      },
    ],
  },
  {
    id: 'manner-56',
    shape: 'railway message',
    text: `PNR:6418829075,TRN:12343,DOJ:22-01-27,CLS:2A,FRM-TO:SDAH-NJP,DP:22:05,ARINDAM SEN+2,A1 13,A1 15,A1 16,Fare:4515,SC:35.4+PG CHGS. Carry original ID during journey. -IRCTC`,
    expected: [
      {
        kind: 'rail',
        number: '12343',
        from: '(SDAH)',
        to: '(NJP)',
        date: '2027-01-22',
        departs: '22:05',
        coach: 'A1',
        seat: '13,15,16',
        class: '2A',
        fare: [4515, 4550],
        reference: '6418829075',
      },
    ],
  },
  {
    id: 'manner-57',
    shape: 'railway message',
    text: `PNR-4720918836
Trn:16587
Dt:01-12-26
Frm YPR to BKN
Cls:3A
P1-B3,34
P2-B3,37
Chart Prepared
For enquiry dial 139
-CRIS`,
    expected: [
      {
        kind: 'rail',
        number: '16587',
        from: '(YPR)',
        to: '(BKN)',
        date: '2026-12-01',
        coach: 'B3',
        seat: '34,37',
        class: '3A',
        reference: '4720918836',
      },
    ],
  },
  {
    id: 'manner-58',
    shape: 'changed',
    text: `Air India Express: Schedule change advice
Dear Guest, for operational reasons your flight has been changed. PNR N5TX2L
Earlier flight: IX 1247, Mangaluru (IXE) - Mumbai (BOM), 18 Dec 2026, dep 09:15, arr 10:55
Revised flight: IX 1253, Mangaluru (IXE) - Mumbai (BOM), 18 Dec 2026, dep 18:30, arr 20:10
If this does not suit you, you may choose another flight within 7 days or a full refund.`,
    expected: [
      {
        kind: 'air',
        number: 'IX1253',
        name: 'Air India Express',
        from: 'Mangaluru (IXE)',
        to: 'Mumbai (BOM)',
        date: '2026-12-18',
        departs: '18:30',
        arrives: '20:10',
        arrivesDays: 0,
        reference: 'N5TX2L',
      },
    ],
  },
  {
    id: 'manner-59',
    shape: 'changed',
    text: `Dear customer, your bus with Rajdhani Express Travels from Udaipur to Ahmedabad on 03 Jan 2027 is delayed. Ticket RX884120, seats 15, 16. Old boarding time 02:00 PM, revised boarding time 03:30 PM at Udiapole, near Hotel Apsara. We regret the inconvenience. Helpline 0294-255 0191`,
    expected: [
      {
        kind: 'bus',
        name: 'Rajdhani Express Travels',
        from: 'Udaipur',
        to: 'Ahmedabad',
        date: '2027-01-03',
        departs: '15:30',
        seat: '15,16',
        reference: 'RX884120',
      },
    ],
  },
  {
    id: 'manner-60',
    shape: 'changed',
    text: `Your hotel booking stands cancelled
Booking ID GOHTL7730915
Seabreeze Annexe, Varkala
Thu 21 Jan 2027 - Sun 24 Jan 2027, 1 room
Cancelled on 27 Nov 2026 at 18:05, on your request
Amount paid ₹ 8,316, cancellation fee ₹ 0, refund ₹ 8,316 to your UPI account within 2 working days`,
    expected: 'cancelled',
  },
  {
    id: 'agency-53',
    shape: 'ferry or helicopter',
    text: `NAUTIKA
Ferry e-ticket
PNR: NTK6620418

Trip 1: Port Blair to Havelock
09 Feb 2027 | ETD 06:45 | ETA 08:15 | Luxury | Seats C11, C12

Trip 2: Havelock to Neil Island
11 Feb 2027 | ETD 14:15 | ETA 15:00 | Luxury | Seats A5, A6

Passengers: Binu Cherian, Jincy Binu
Total paid for both trips: Rs. 6,480 (GST Rs. 309)
Gate closes 30 minutes before departure. Infants pay Rs. 105 at the counter.`,
    expected: [
      {
        kind: 'sea',
        name: 'NAUTIKA',
        from: 'Port Blair',
        to: 'Havelock',
        date: '2027-02-09',
        departs: '06:45',
        arrives: '08:15',
        arrivesDays: 0,
        seat: 'C11,C12',
        class: 'Luxury',
        reference: 'NTK6620418',
        free: ['fare'],
      },
      {
        kind: 'sea',
        name: 'NAUTIKA',
        from: 'Havelock',
        to: 'Neil Island',
        date: '2027-02-11',
        departs: '14:15',
        arrives: '15:00',
        arrivesDays: 0,
        seat: 'A5,A6',
        class: 'Luxury',
        reference: 'NTK6620418',
        free: ['fare'],
      },
    ],
    total: 6480,
  },
]
