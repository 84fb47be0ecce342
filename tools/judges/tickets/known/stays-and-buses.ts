import type { TicketText } from '../ticket-text.ts'

export const KNOWN_STAYS_AND_BUSES: TicketText[] = [
  {
    id: 'known-13',
    shape: 'hotel',
    text: `Thanks, Priya! Your booking in Udaipur is confirmed.
Confirmation number: 4471.902.338
PIN code: 7719 (confidential)
Lake Haveli Rooms
Your reservation: 2 nights, 1 room
Check-in: Friday, 18 December 2026 (from 14:00)
Check-out: Sunday, 20 December 2026 (until 11:00)
You booked for 2 adults
Location: 24 Gangaur Ghat Marg, 313001 Udaipur, India
Phone: +91 294 255 0142
Price: ₹ 7,200, GST (12%): ₹ 864
Total price ₹ 8,064
You'll pay when you stay.
Cancellation cost: until 16 December 2026 23:59 [IST]: ₹ 0. From 17 December 2026 00:00 [IST]: ₹ 8,064`,
    expected: [
      {
        kind: 'stay',
        name: 'Lake Haveli Rooms',
        to: 'Udaipur',
        date: '2026-12-18',
        departs: '14:00',
        arrives: '11:00',
        arrivesDays: 2,
        fare: 8064,
        reference: '4471902338',
        free: ['class'],
      },
    ],
  },
  {
    id: 'known-14',
    shape: 'hotel',
    text: `Hotel Booking Voucher
Booking ID NH71200458819936
PNR 0077-2215486
Booked on 22 Nov 2026

Hill Crest Retreat ★★★
Naddi Road, McLeod Ganj, Dharamshala, Himachal Pradesh

CHECK-IN
Thu, 24 Dec '26
1 PM
CHECK-OUT
Sun, 27 Dec '26
11 AM
3 Nights | 1 Room | 2 Adults, 1 Child

Deluxe Mountain View, Breakfast included
Primary guest: Vikram Sethi

Price break-up
Room charges ₹ 10,500
Hotel taxes ₹ 1,260
Coupon MMTDEAL - ₹ 900
Total amount paid ₹ 10,860
Free cancellation till 21 Dec '26 12:59 PM. Local ID is not accepted for unmarried couples.`,
    expected: [
      {
        kind: 'stay',
        name: 'Hill Crest Retreat',
        to: ['McLeod Ganj', 'Dharamshala'],
        date: '2026-12-24',
        departs: '13:00',
        arrives: '11:00',
        arrivesDays: 3,
        fare: 10860,
        reference: ['NH71200458819936', '00772215486'],
        free: ['class'],
      },
    ],
  },
  {
    id: 'known-15',
    shape: 'hotel',
    text: `Namaste ji 🙏 aapki booking pakki hai. Pine Nest Homestay, Jibhi. Check in 30 Dec 12 baje ke baad, check out 2 Jan subah 10 baje. 2 log, 1 room, total 6000 (1500 advance mil gaya, baaki 4500 yahan dena). Location bhej dunga. Koi dikkat ho to Ramesh ko call karna 98160 44120`,
    expected: [
      {
        kind: 'stay',
        name: 'Pine Nest Homestay',
        to: 'Jibhi',
        date: '2026-12-30',
        arrives: '10:00',
        arrivesDays: 3,
        fare: 6000,
        free: ['class', 'departs'],
      },
    ],
  },
  {
    id: 'known-16',
    shape: 'bus',
    text: `redBus Ticket
Ticket no: TV5R92841177 | PNR: 88214-5501
Bengaluru -> Madikeri | Sunday, 27 December 2026
Sree Cauvery Travels
A/C Sleeper (2+1)
Passenger: Mohit (M, 31) Seat: L4
Passenger: Tara (F, 30) Seat: L5
Boarding point: Anand Rao Circle, opp. Reliance petrol pump, Bengaluru
Boarding time 10:45 PM
Dropping point: KSRTC Bus Stand, Madikeri
Dropping time 04:30 AM, 28 Dec 2026
Ticket price Rs. 1,980 (incl. GST Rs. 94)
Bus operator contact: 080-41550012
Cancellation: before 24 hrs 10%, after that 50%`,
    expected: [
      {
        kind: 'bus',
        name: 'Sree Cauvery Travels',
        from: 'Bengaluru',
        to: 'Madikeri',
        date: '2026-12-27',
        departs: '22:45',
        arrives: '04:30',
        arrivesDays: 1,
        seat: 'L4,L5',
        fare: 1980,
        reference: ['TV5R92841177', '882145501'],
        free: ['class'],
      },
    ],
  },
  {
    id: 'known-17',
    shape: 'bus',
    text: `KSRTC: Ticket confirmed. PNR No: J81455209, Trip Code: 2215BNGMYS, Service: Airavat Club Class, From: BENGALURU To: MYSURU, DOJ: 03/01/2027, Dep Time: 22:15, Boarding: Kempegowda Bus Station, Seat No: 17,18, Psgr: 2, Total Fare: Rs.840.00. Show this SMS and an ID to the conductor. Conductor no. will be sent 2 hrs before departure.`,
    expected: [
      {
        kind: 'bus',
        number: '2215BNGMYS',
        name: 'KSRTC',
        from: 'BENGALURU',
        to: 'MYSURU',
        date: '2027-01-03',
        departs: '22:15',
        seat: '17,18',
        fare: 840,
        reference: 'J81455209',
        free: ['class', 'name'],
      },
    ],
  },
  {
    id: 'known-18',
    shape: 'bus',
    text: `Himachal Road Transport Corporation
e-Ticket
Ticket No HR2026-4478123
Service : Himsuta AC Volvo 2x2
Route : DELHI ISBT KASHMERE GATE - MANALI
Journey Date : 23-12-2026
Reporting Time : 20:15
Departure Time : 20:30
Arrival : 24-12-2026 09:30
Seat(s) : 9, 10, 13
Name : KAVITA BISHT, DEEPAK BISHT, ANU BISHT
Base Fare : 4,425 Reservation : 30 GST : 221
Total Fare (Rs) : 4,676
Helpline 94180 00529`,
    expected: [
      {
        kind: 'bus',
        name: 'Himachal Road Transport Corporation',
        from: 'DELHI',
        to: 'MANALI',
        date: '2026-12-23',
        departs: '20:30',
        arrives: '09:30',
        arrivesDays: 1,
        seat: '9,10,13',
        fare: 4676,
        reference: 'HR20264478123',
        free: ['class', 'name'],
      },
    ],
  },
]
