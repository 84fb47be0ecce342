import type { TicketText } from '../ticket-text.ts'

export const STAYS_IN_MANY_LAYOUTS_2: TicketText[] = [
  {
    id: 'agency-39',
    shape: 'hotel',
    text: `Hotel voucher - please present at reception
Booking ID: 912044873
Property: Amber Fort View Hotel
City: Jaipur
Lead guest: Roshni Paulose
Check-in: 14 February 2027 after 14:00
Check-out: 17 February 2027 before 12:00
Room: 1 x Superior Twin, breakfast included
Room rate 3 nights: INR 9,900.00
Taxes and fees: INR 1,188.00
Total charged: INR 11,088.00

Cancelled on or before | Charge
07-Feb-2027 | 0%
12-Feb-2027 | 50% (INR 5,544.00)
after 12-Feb-2027 | 100% (INR 11,088.00)`,
    expected: [
      {
        kind: 'stay',
        name: 'Amber Fort View Hotel',
        to: 'Jaipur',
        date: '2027-02-14',
        departs: '14:00',
        arrives: '12:00',
        arrivesDays: 3,
        fare: 11088,
        reference: '912044873',
        free: ['class'],
      },
    ],
  },
  {
    id: 'agency-40',
    shape: 'hotel',
    text: `മലബാർ വിശ്രമ മന്ദിരം / Malabar Rest House
ബുക്കിംഗ് നമ്പർ / Booking No: MRH/2027/00418
അതിഥി / Guest: Smt Radhamani Amma
സ്ഥലം / Place: Kalpetta
വരുന്ന തീയതി / Check-in: 26.01.2027 (Tue), 2.00 PM
പോകുന്ന തീയതി / Check-out: 28.01.2027 (Thu), 12.00 noon
മുറി / Room: 1 (A/C Double)
വാടക / Rent: 3,600.00
നികുതി / GST: 180.00
ആകെ / Total: 3,780.00
തിരിച്ചറിയൽ കാർഡ് നിർബന്ധം / ID card is a must`,
    expected: [
      {
        kind: 'stay',
        name: 'Malabar Rest House',
        to: 'Kalpetta',
        date: '2027-01-26',
        departs: '14:00',
        arrives: '12:00',
        arrivesDays: 2,
        fare: 3780,
        reference: 'MRH202700418',
        free: ['class'],
      },
    ],
  },
  {
    id: 'agency-41',
    shape: 'hotel',
    text: `You're in, Neha! 🤙
Cliffside Hostel, Varkala
Reservation code: CLF6T2
IN    Mon 18 Jan 2027, 1 PM onwards
OUT   Wed 20 Jan 2027, 10 AM latest
1 bed in 6-bed mixed dorm
2 nights × ₹ 750 = ₹ 1,500
Online discount −₹ 150
Total ₹ 1,350
Refundable key deposit of ₹ 200 at the desk. Surf lesson ₹ 1,200, ask us!`,
    expected: [
      {
        kind: 'stay',
        name: 'Cliffside Hostel',
        to: 'Varkala',
        date: '2027-01-18',
        departs: '13:00',
        arrives: '10:00',
        arrivesDays: 2,
        fare: 1350,
        reference: 'CLF6T2',
        free: ['class', 'seat'],
      },
    ],
  },
  {
    id: 'agency-42',
    shape: 'hotel',
    text: `Reservation confirmed
You're going to Wayanad!
Pepper Vine Cottage
Entire home hosted by Jolly

Check-in          Checkout
Thu, Jan 14       Sun, Jan 17
2:00 PM           11:00 AM

Guests
4 adults

Confirmation code
HMQ4X9TZ2K

Payment
₹4,100 x 3 nights ₹12,300
Cleaning fee ₹800
Service fee ₹1,450
Total (INR) ₹14,550

Cancel before Jan 9 for a partial refund.`,
    expected: [
      {
        kind: 'stay',
        name: 'Pepper Vine Cottage',
        to: 'Wayanad',
        date: '2027-01-14',
        departs: '14:00',
        arrives: '11:00',
        arrivesDays: 3,
        fare: 14550,
        reference: 'HMQ4X9TZ2K',
        free: ['class'],
      },
    ],
  },
  {
    id: 'agency-43',
    shape: 'hotel',
    text: `Houseboat stay confirmation
Boat name: Vembanad Swan Houseboat
Boarding place: Alappuzha, Finishing Point jetty
Booking ref: VSH 4417
Check-in: 22/01/2027, 12:00 noon
Check-out: 23/01/2027, 09:00 AM
2 adults, 1 bedroom A/C, all meals
Package total: Rs. 11,500
Advance received: Rs. 3,500
Balance to be paid at the counter: Rs. 8,000
A/C works from 9 PM to 6 AM. Boat captain's number is sent one day before.`,
    expected: [
      {
        kind: 'stay',
        name: 'Vembanad Swan Houseboat',
        to: 'Alappuzha',
        date: '2027-01-22',
        departs: '12:00',
        arrives: '09:00',
        arrivesDays: 1,
        fare: 11500,
        reference: 'VSH4417',
        free: ['class'],
      },
    ],
  },
  {
    id: 'agency-44',
    shape: 'hotel',
    text: `Dear Mr Joseph, your two hotels for the hills are confirmed.

1) Teavalley Residency, Munnar
Conf. no. TVR10662
Check-in 08 Feb 2027, 2:00 PM
Check-out 10 Feb 2027, 11:00 AM
Room: Valley View, 2 nights, Rs 8,400 incl. tax

2) Spice Garden Inn, Thekkady
Conf. no. SGI77540
Check-in 10 Feb 2027, 1:00 PM
Check-out 11 Feb 2027, 10:00 AM
Room: Standard, 1 night, Rs 3,300 incl. tax

Regards, Backwater Holidays, Kochi. Office hours 9:30 AM to 6:00 PM.`,
    expected: [
      {
        kind: 'stay',
        name: 'Teavalley Residency',
        to: 'Munnar',
        date: '2027-02-08',
        departs: '14:00',
        arrives: '11:00',
        arrivesDays: 2,
        fare: 8400,
        reference: 'TVR10662',
        free: ['class'],
      },
      {
        kind: 'stay',
        name: 'Spice Garden Inn',
        to: 'Thekkady',
        date: '2027-02-10',
        departs: '13:00',
        arrives: '10:00',
        arrivesDays: 1,
        fare: 3300,
        reference: 'SGI77540',
        free: ['class'],
      },
    ],
  },

  // Unclear
]
