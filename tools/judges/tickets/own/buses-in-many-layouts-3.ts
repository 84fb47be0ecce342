import type { TicketText } from '../ticket-text.ts'

export const BUSES_IN_MANY_LAYOUTS_3: TicketText[] = [
  {
    id: 'agency-33',
    shape: 'bus',
    text: `APSRTC Online
Two-way booking

ONWARD JOURNEY
Ticket No: AP551880041
Vijayawada to Tirupati
10 Feb 2027, Departure 9:30 PM, Arrival 5:45 AM on 11 Feb 2027
Seats 19, 20
Onward fare Rs. 1,420

RETURN JOURNEY
Ticket No: AP551880042
Tirupati to Vijayawada
12 Feb 2027, Departure 8:00 PM, Arrival 4:30 AM on 13 Feb 2027
Seats 7, 8
Return fare Rs. 1,380

10% off was applied on the return fare. Luggage above 50 kg is charged extra.`,
    expected: [
      {
        kind: 'bus',
        name: 'APSRTC',
        from: 'Vijayawada',
        to: 'Tirupati',
        date: '2027-02-10',
        departs: '21:30',
        arrives: '05:45',
        arrivesDays: 1,
        seat: '19,20',
        fare: 1420,
        reference: 'AP551880041',
        free: ['name'],
      },
      {
        kind: 'bus',
        name: 'APSRTC',
        from: 'Tirupati',
        to: 'Vijayawada',
        date: '2027-02-12',
        departs: '20:00',
        arrives: '04:30',
        arrivesDays: 1,
        seat: '7,8',
        fare: 1380,
        reference: 'AP551880042',
        free: ['name'],
      },
    ],
  },
  {
    id: 'agency-34',
    shape: 'bus',
    text: `Booking successful | Ticket ID BZ4471902
Hyderabad ➜ Vizag | 28 Jan 2027 (Thu)
Sai Godavari Tours, Volvo Multi-Axle A/C Semi Sleeper
Boarding: Ameerpet, 08:20 PM
Dropping: Maddilapalem, 08:05 AM (29 Jan 2027)
Passengers: Harsha (M) seat 22, Vani (F) seat 23
Ticket fare 2,400 + GST 120 + Insurance 30 = Total 2,550
Wallet used 250, UPI 2,300

Cancellation policy
Before 26 Jan 2027 08:20 PM | 10% | Rs 240
26 Jan to 27 Jan 2027 08:20 PM | 50% | Rs 1,200
After 27 Jan 2027 08:20 PM | 100% | Rs 2,400`,
    expected: [
      {
        kind: 'bus',
        name: 'Sai Godavari Tours',
        from: 'Hyderabad',
        to: 'Vizag',
        date: '2027-01-28',
        departs: '20:20',
        arrives: '08:05',
        arrivesDays: 1,
        seat: '22,23',
        fare: 2550,
        reference: 'BZ4471902',
        free: ['class'],
      },
    ],
  },
  {
    id: 'agency-35',
    shape: 'bus',
    text: `उत्तर प्रदेश परिवहन / UPSRTC
ई-टिकट / e-Ticket
टिकट सं. / Ticket No. UP2027-118840
कहाँ से / From: LUCKNOW ALAMBAGH
कहाँ तक / To: GORAKHPUR
यात्रा तिथि / DOJ: 19/01/2027
प्रस्थान / Dep: 14:30
आगमन / Arr: 20:15
सीट / Seat: 33
यात्री / Passenger: Shalini Mishra
किराया / Fare: Rs 612
जीएसटी / GST: Rs 31
कुल / Total: Rs 643`,
    expected: [
      {
        kind: 'bus',
        name: ['UPSRTC', 'उत्तर प्रदेश परिवहन'],
        from: 'LUCKNOW',
        to: 'GORAKHPUR',
        date: '2027-01-19',
        departs: '14:30',
        arrives: '20:15',
        arrivesDays: 0,
        seat: '33',
        fare: 643,
        reference: 'UP2027118840',
        free: ['name'],
      },
    ],
  },
  {
    id: 'agency-36',
    shape: 'bus',
    text: `Konkan Coast Roadways
Cust: Mrs Lorna Pinto          Ph: 98220 00417
Bkg Ref        Coach Type           Seat
KCR88017       NON A/C SLEEPER      S14

SRC            DST             DOJ          RPT       DEP
Panaji         Pune            02-Mar-27    1845      1915

Fare 900.00   GST 45.00   Total 945.00
GSTIN 30CCCCC3333C1Z7
Refund: 75% up to 12 hrs before departure, nil later`,
    expected: [
      {
        kind: 'bus',
        name: 'Konkan Coast Roadways',
        from: 'Panaji',
        to: 'Pune',
        date: '2027-03-02',
        departs: '19:15',
        seat: 'S14',
        fare: 945,
        reference: 'KCR88017',
        free: ['class'],
      },
    ],
  },

  // Hotels
]
