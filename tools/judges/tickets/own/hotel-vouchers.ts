import type { TicketText } from '../ticket-text.ts'

export const HOTEL_VOUCHERS: TicketText[] = [
  {
    id: 'third-25',
    shape: 'hotel',
    text: `Booking.com
Confirmation number: 4071 883 215
PIN code: 6640

Thanks, Gayatri! Your booking in Udaipur is confirmed.

Haveli Pichola Heritage
✓ Haveli Pichola Heritage is expecting you on 5 January
✓ Your payment will be handled by the property

Check-in     Tuesday 5 January 2027 (from 13:00)
Check-out    Friday 8 January 2027 (until 11:00)
Your reservation    3 nights, 1 room
You booked for    2 adults
Location    14 Gangaur Marg, Old City, 313001 Udaipur, India
Phone    +91 50000 22871

Deluxe Double Room with Lake View
Breakfast included

Price
1 room    ₹ 13,125
12 % GST    ₹ 1,575
Total price    ₹ 14,700

Free cancellation until 2 January 2027 23:59 [IST]`,
    expected: [
      {
        kind: 'stay',
        name: 'Haveli Pichola Heritage',
        to: ['Udaipur', '14 Gangaur Marg, Old City, 313001 Udaipur, India', 'Udaipur, India'],
        date: '2027-01-05',
        departs: '13:00',
        arrives: '11:00',
        arrivesDays: 3,
        fare: 14700,
        reference: ['4071 883 215', '4071883215'],
        free: ['class'],
      },
    ],
  },
  {
    id: 'third-26',
    shape: 'hotel',
    text: `goibibo
Hotel Booking Voucher
Booking ID: HTL7QK20481   Booked on: 21 Nov '26

Hi Debasish Panda, your stay is confirmed!

Hotel Sagar Tarang
★★★
Chakratirtha Road, Near Light House, Puri, Odisha

CHECK-IN
Thu, 24 Dec 2026
02:00 PM
CHECK-OUT
Sat, 26 Dec 2026
11:00 AM
2 Nights | 1 Room | 2 Adults, 1 Child

Room: Super Deluxe Sea Facing, Breakfast & Dinner
Non-refundable

Payment Breakup
Room charges 2 nights    ₹ 9,000
Hotel taxes    ₹ 1,080
goibibo discount    - ₹ 668
Total amount paid    ₹ 9,412

Hotel contact: 50000-33019
Unmarried couples allowed. Local ids not accepted.`,
    expected: [
      {
        kind: 'stay',
        name: 'Hotel Sagar Tarang',
        to: ['Puri', 'Puri, Odisha', 'Chakratirtha Road, Near Light House, Puri, Odisha'],
        date: '2026-12-24',
        departs: '14:00',
        arrives: '11:00',
        arrivesDays: 2,
        fare: 9412,
        reference: 'HTL7QK20481',
        free: ['class'],
      },
    ],
  },
  {
    id: 'third-27',
    shape: 'hotel',
    text: `Hello ma'am, greetings from Kaveri Mist Homestay, Madikeri 🌿
Aapka advance Rs 2000 mil gaya, thank you. Booking is confirmed for Jan 2027:
Check in: 5th January, 1 pm
Check out: 7th January, 11 am
1 family room, 3 persons, with breakfast
Total 7000, balance 5000 at the time of check in
Last 2 km road is kachcha, please come before dark. Location bhej raha hoon.
- Ponnappa`,
    expected: [
      {
        kind: 'stay',
        name: 'Kaveri Mist Homestay',
        to: 'Madikeri',
        date: '2027-01-05',
        departs: '13:00',
        arrives: '11:00',
        arrivesDays: 2,
        fare: 7000,
        free: ['class'],
      },
    ],
  },
  {
    id: 'third-28',
    shape: 'hotel',
    text: `OYO
Hey Gurmeet! Your booking is confirmed
Booking ID: LKPR6620
OYO 71822 Hotel Green Leaf
Near Bus Stand, GT Road, Amritsar, Punjab
Sun, 20 Dec 2026 - Mon, 21 Dec 2026
Check-in: 12:00 PM | Check-out: 11:00 AM
1 Room, 2 Guests, Classic
Pay at hotel: Rs. 1,347 (inclusive of all taxes)
Original photo ID (Aadhaar / Driving Licence / Passport) needed for all guests. PAN card not accepted.`,
    expected: [
      {
        kind: 'stay',
        name: 'Hotel Green Leaf',
        to: ['Amritsar', 'Amritsar, Punjab', 'Near Bus Stand, GT Road, Amritsar, Punjab'],
        date: '2026-12-20',
        departs: '12:00',
        arrives: '11:00',
        arrivesDays: 1,
        fare: 1347,
        reference: 'LKPR6620',
        free: ['class'],
      },
    ],
  },
  {
    id: 'third-29',
    shape: 'hotel',
    text: `GARHWAL MANDAL VIKAS NIGAM LTD.
(A Govt. of Uttarakhand Undertaking)
ONLINE ACCOMMODATION VOUCHER

Booking No : GMVN/26-27/118034
Guest Name : SH. HEMANT BISHT
Tourist Rest House : TRH AULI
Place : Auli
Check In Date : 13-03-2027   Time : 12:00 Noon
Check Out Date : 15-03-2027   Time : 10:00 AM
Room Type : Deluxe (Double Bed)   No. of Rooms : 2   No. of Nights : 2
Tariff : 16,000.00
GST : 1,920.00
Total Amount : 17,920.00   Paid Online
Tariff does not include meals. Guests are requested to carry this voucher with ID proof.`,
    expected: [
      {
        kind: 'stay',
        name: ['TRH AULI', 'GARHWAL MANDAL VIKAS NIGAM'],
        to: 'Auli',
        date: '2027-03-13',
        departs: '12:00',
        arrives: '10:00',
        arrivesDays: 2,
        fare: 17920,
        reference: 'GMVN/26-27/118034',
        free: ['class'],
      },
    ],
  },
  {
    id: 'later-39',
    shape: 'hotel',
    text: `Kerala Tourism Development Corporation Ltd.
Reservation Voucher

Voucher No.        KTDC/RES/26-27/08831
Date               17.11.2026
Guest              Dr. Annamma Varghese
Property           Bolgatty Palace, Kochi
Room type          Palace Suite (CP)      Rooms 1      Pax 2 + 1 child
Arrival            26.02.2027  14:00 hrs
Departure          28.02.2027  12:00 hrs
Tariff             9,500.00 x 2 nights
GST                3,420.00
Advance received   Rs 22,420.00 (UPI 17.11.2026)
Balance            NIL

No refund if cancelled after 24.02.2027. Reception 0000-0000000`,
    expected: [
      {
        kind: 'stay',
        name: 'Bolgatty Palace',
        to: 'Kochi',
        date: '2027-02-26',
        departs: '14:00',
        arrives: '12:00',
        arrivesDays: 2,
        fare: 22420,
        reference: 'KTDCRES262708831',
        free: ['class'],
      },
    ],
  },
]
