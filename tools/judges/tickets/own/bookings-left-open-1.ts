import type { TicketText } from '../ticket-text.ts'

export const BOOKINGS_LEFT_OPEN_1: TicketText[] = [
  {
    id: 'manner-46',
    shape: 'unclear',
    text: `SHREE SAI TRAVELS
Ticket No. 4418
Nashik to Surat
Date: 20-12-2026
Reporting: 7.45
Departure: 8.00
Seat No: 9, 10
Fare Rs. 1100/- paid
Luggage at owner's risk`,
    expected: [
      {
        kind: 'bus',
        name: 'Shree Sai Travels',
        from: 'Nashik',
        to: 'Surat',
        date: '2026-12-20',
        seat: '9,10',
        fare: 1100,
        reference: '4418',
        ask: ['departs'],
      },
    ],
  },
  {
    id: 'manner-47',
    shape: 'unclear',
    text: `Bhai bus book ho gayi, Konduskar Travels, Pune se Panaji. 12 dec ki raat 12:15 AM pe Swargate se nikalegi, 11 ko late night hai ya 12 ko woh pata nahi, agent se puchh le. Seat L9 L10, ticket no KT5526, 2400 diye hai dono ke`,
    expected: [
      {
        kind: 'bus',
        name: 'Konduskar Travels',
        from: 'Pune',
        to: 'Panaji',
        departs: '00:15',
        seat: 'L9,L10',
        fare: 2400,
        reference: 'KT5526',
        ask: ['date'],
      },
    ],
  },
  {
    id: 'manner-48',
    shape: 'unclear',
    text: `Parso ki flight hai didi ki, Air India AI 2437, Bangalore se Ranchi, shaam 5:20 PM pe. PNR 5NXR7G, seat 27C. Lene kaun jayega airport?`,
    expected: [
      {
        kind: 'air',
        number: 'AI2437',
        name: 'Air India',
        from: 'Bangalore',
        to: 'Ranchi',
        departs: '17:20',
        seat: '27C',
        reference: '5NXR7G',
        ask: ['date'],
      },
    ],
    orNothing: true,
  },
  {
    id: 'manner-49',
    shape: 'unclear',
    text: `Dear Guest, thank you for booking with Hotel Shivam Residency.
Booking no. SR-2093
Check-in: 18 Dec 2026, 12:00 PM
Check-out: 20 Dec 2026, 11:00 AM
AC Deluxe, 1 room, 2 persons
Amount Rs. 4,480 paid
Address: M.G. Road, opp. Bus Stand, next to SBI ATM
Ph. 98250 55146`,
    expected: [
      {
        kind: 'stay',
        name: 'Hotel Shivam Residency',
        date: '2026-12-18',
        departs: '12:00',
        arrives: '11:00',
        arrivesDays: 2,
        fare: 4480,
        reference: 'SR2093',
        ask: ['to'],
        free: ['class'],
      },
    ],
  },
  {
    id: 'manner-50',
    shape: 'unclear',
    text: `Hi all, tickets done for the wedding 🎉 IndiGo 6E 713, Lucknow to Bengaluru, 14 Dec 2026, leaves at 7:20. PNR DZ5H8W. We are 12C, 12D, you are 13C, 13D. Please do the web checkin yourself!`,
    expected: [
      {
        kind: 'air',
        number: '6E713',
        name: 'IndiGo',
        from: 'Lucknow',
        to: 'Bengaluru',
        date: '2026-12-14',
        seat: '12C,12D,13C,13D',
        reference: 'DZ5H8W',
        ask: ['departs'],
      },
    ],
  },
  {
    id: 'manner-51',
    shape: 'unclear',
    text: `HIMGIRI ROADWAYS
Advance Booking Ticket
Ticket No. HG-00731
From PATHANKOT To DALHOUSIE
Date of journey ?/01/2027 (photo me din dhundhla hai)
Dep. time 14:10 hrs
Seat 22
Rs. 210.00
Non refundable. Be at the stand 15 min before.`,
    expected: [
      {
        kind: 'bus',
        name: 'Himgiri Roadways',
        from: 'PATHANKOT',
        to: 'DALHOUSIE',
        departs: '14:10',
        seat: '22',
        fare: 210,
        reference: 'HG00731',
        ask: ['date'],
      },
    ],
  },
  {
    id: 'agency-45',
    shape: 'unclear',
    text: `Bhai kal raat 9:30 ki bus hai, Nilgiri Star Travels, Bengaluru to Ooty, seat 15 aur 16. Madiwala se chadhna hai, 9 baje pahunch jaana`,
    expected: [
      {
        kind: 'bus',
        name: 'Nilgiri Star Travels',
        from: 'Bengaluru',
        to: 'Ooty',
        departs: '21:30',
        seat: '15,16',
        ask: ['date'],
      },
    ],
    orNothing: true,
  },
  {
    id: 'agency-46',
    shape: 'unclear',
    text: `High Range Motors
Ticket No: HRM 5521
From: Kottayam
To: Kumily
Date: 07-01-2027
Dep: 7.15
Arr: 11.40
Seat No: 8
Amount: Rs 260
Help line 04869 000 221`,
    expected: [
      {
        kind: 'bus',
        name: 'High Range Motors',
        from: 'Kottayam',
        to: 'Kumily',
        date: '2027-01-07',
        seat: '8',
        fare: 260,
        reference: 'HRM5521',
        ask: ['departs', 'arrives'],
        free: ['arrivesDays'],
      },
    ],
  },
  {
    id: 'agency-47',
    shape: 'unclear',
    text: `Ticket confirmed, Chandragiri Express Travels
Kasaragod to Bengaluru
Wednesday 13 January night, 12:15 AM
Seat: U4
Booking ID: CGE71904
Fare: Rs 1,150 paid
Please be at the new bus stand 15 minutes early`,
    expected: [
      {
        kind: 'bus',
        name: 'Chandragiri Express Travels',
        from: 'Kasaragod',
        to: 'Bengaluru',
        departs: '00:15',
        seat: 'U4',
        fare: 1150,
        reference: 'CGE71904',
        ask: ['date'],
      },
    ],
  },
  {
    id: 'agency-48',
    shape: 'unclear',
    text: `Subject: Your IndiGo flight to Ahmedabad on 12 Jan 2027
PNR: S6NK3V
Passenger: Mr Tojo Chacko
Flight: 6E 6493
Route: Kochi (COK) to Ahmedabad (AMD)
Journey date: 13 Jan 2027
Departure: 18:20
Arrival: 20:45
Total fare: INR 6,730`,
    expected: [
      {
        kind: 'air',
        number: '6E6493',
        name: 'IndiGo',
        from: 'Kochi (COK)',
        to: 'Ahmedabad (AMD)',
        departs: '18:20',
        arrives: '20:45',
        arrivesDays: 0,
        fare: 6730,
        reference: 'S6NK3V',
        ask: ['date'],
      },
    ],
  },
  {
    id: 'agency-49',
    shape: 'unclear',
    text: `Mistyhill Resorts - booking confirmed
Booking no. MHR30277
Check-in 20 Jan 2027, 2:00 PM
Check-out 22 Jan 2027, 11:00 AM
1 room, 2 adults, Rs 9,800 paid
Property: Munnar or Vagamon. As both are nearly full, we shall tell you which of the two one day before check-in.`,
    expected: [
      {
        kind: 'stay',
        name: 'Mistyhill Resorts',
        date: '2027-01-20',
        departs: '14:00',
        arrives: '11:00',
        arrivesDays: 2,
        fare: 9800,
        reference: 'MHR30277',
        ask: ['to'],
        free: ['class'],
      },
    ],
  },
  {
    id: 'agency-50',
    shape: 'unclear',
    text: `Akasa Air booking update
PNR: U4XD9L
Flight: QP 1519
Date: 29 Mar 2027
Departs: 15:10 from Mumbai (BOM) or Navi Mumbai (NMI), the airport is not decided yet
Arrives: 17:05 at Kochi (COK)
Seat: 10C
We will write to you as soon as the airport of departure is known.`,
    expected: [
      {
        kind: 'air',
        number: 'QP1519',
        name: 'Akasa Air',
        to: 'Kochi (COK)',
        date: '2027-03-29',
        departs: '15:10',
        arrives: '17:05',
        arrivesDays: 0,
        seat: '10C',
        reference: 'U4XD9L',
        ask: ['from'],
      },
    ],
  },
]
