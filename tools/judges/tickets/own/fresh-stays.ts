import type { TicketText } from '../ticket-text.ts'
import { stay } from './short-labels.ts'

export const FRESH_STAYS: TicketText[] = [
  {
    id: 'fresh-26',
    shape: 'hotel',
    text: `Thanks, Meenal! Your booking in Udaipur is confirmed.
Lakeside Haveli
Confirmation number: 4471.902.338
PIN code: 7731
Check-in
Friday 25 December 2026 (13:00 - 22:00)
Check-out
Monday 28 December 2026 (08:00 - 11:00)
Your reservation
3 nights, 1 room
You booked for
2 adults
Location
14 Lal Ghat Road, 313001 Udaipur, India
Total price ₹ 12,690
Payment at the property
Free cancellation until 22 December 2026 23:59 [IST]`,
    expected: [
      stay('Lakeside Haveli', 'Udaipur', '2026-12-25 13:00 > 11:00+3', { fare: 12690, reference: '4471902338' }),
    ],
  },
  {
    id: 'fresh-27',
    shape: 'hotel',
    text: `Agoda - Booking confirmation
Booking ID: 1188204417
Property: Sea Breeze Beach Huts
Address: Ashwem Beach Road, Mandrem, Goa, India, 403527
Number of Rooms: 1   Number of Extra Beds: 0
Arrival: January 14, 2027        Departure: January 17, 2027
Room Type: Superior Hut
Total Charge: INR 8,940.00
Check-in from 2:00 PM. Check-out before 11:00 AM.
Cancellation Policy: Any cancellation received within 3 days prior to arrival will incur the first night charge.`,
    expected: [
      stay('Sea Breeze Beach Huts', '', '2027-01-14 14:00 > 11:00+3', {
        to: ['Mandrem', 'Goa'],
        fare: 8940,
        reference: '1188204417',
      }),
    ],
  },
  {
    id: 'fresh-28',
    shape: 'hotel',
    text: `Your reservation is confirmed
You're going to Munnar!
Misty Ridge Treehouse
Entire home/apt hosted by Joseph

Check-in          Checkout
Sat, Jan 9        Tue, Jan 12
2:00 PM           11:00 AM

Address
Chithirapuram, Munnar, Kerala 685565, India

Guests
3 adults

Confirmation code
HMK4XW9P2T

Payment
₹4,500 x 3 nights ₹13,500
Cleaning fee ₹800
Total (INR) ₹14,300`,
    expected: [
      stay('Misty Ridge Treehouse', 'Munnar', '2027-01-09 14:00 > 11:00+3', {
        fare: 14300,
        reference: 'HMK4XW9P2T',
      }),
    ],
  },
  {
    id: 'fresh-29',
    shape: 'hotel',
    text: `OYO: Booking confirmed! ID KQRT8821. OYO 23341 Hotel Green Leaf, near Bus Stand, Rishikesh. Check-in: 20 Dec (12 PM), Check-out: 22 Dec (11 AM). 1 Room, 2 Guests. Pay Rs.2184 at hotel. Directions: oyo.example/d`,
    expected: [
      stay('Hotel Green Leaf', 'Rishikesh', '2026-12-20 12:00 > 11:00+2', { fare: 2184, reference: 'KQRT8821' }),
    ],
  },
  {
    id: 'fresh-30',
    shape: 'hotel',
    text: `MakeMyTrip
Hotel Voucher
Booking ID: NH7711829004432
Primary Guest: Rohan Das & 1 more

Hotel Blue Orchid, Mahabaleshwar
Panchgani Road, Mahabaleshwar, Maharashtra 412806
CHECK-IN
Thu, 31 Dec 2026
02:00 PM
CHECK-OUT
Sat, 02 Jan 2027
11:00 AM
2 Nights | 1 Room | 2 Adults
Deluxe Valley View with breakfast

Amount paid ₹ 18,420
Non-refundable`,
    expected: [
      stay('Hotel Blue Orchid', 'Mahabaleshwar', '2026-12-31 14:00 > 11:00+2', {
        fare: 18420,
        reference: 'NH7711829004432',
      }),
    ],
  },
  {
    id: 'fresh-31',
    shape: 'hotel',
    text: `Booking.com\tConfirmation: 3390.118.204\tPIN: 2204\tGuesthouse Old Fort\t12 Princess Street, Fort Kochi, 682001 Kochi, India\tCheck-in: Sunday, 3 January 2027 (from 12:00)\tCheck-out: Tuesday, 5 January 2027 (until 10:30)\t1 room, 2 nights\tPrice: INR 5,600\tPrepayment: none`,
    expected: [
      stay('Guesthouse Old Fort', 'Kochi', '2027-01-03 12:00 > 10:30+2', { fare: 5600, reference: '3390118204' }),
    ],
  },
  {
    id: 'fresh-32',
    shape: 'hotel',
    text: `Hostelworld booking confirmation
Reference: 31442-557810923
Wanderers Nest Hostel, Pushkar
Arriving: 27th Dec 2026
Nights: 2
Bed in 6 Bed Mixed Dorm Ensuite x 1
Deposit paid: INR 210
Balance due on arrival: INR 1,190
Total: INR 1,400
Check in from 13:00, check out until 11:00`,
    expected: [
      stay('Wanderers Nest Hostel', 'Pushkar', '2026-12-27 13:00 > 11:00+2', {
        fare: 1400,
        reference: ['31442557810923', '31442-557810923'],
      }),
    ],
  },
  {
    id: 'fresh-33',
    shape: 'hotel',
    text: `Dear Guest, your room at Treebo Premium Amber, Mysuru is booked from 24/12/2026 to 26/12/2026. Booking ID TRB-5512098834. Amount Rs 5,376 (prepaid). Check-in 12:00 noon, check-out 11:00 am. Call 9322800100 for help.`,
    expected: [
      stay('Treebo Premium Amber', 'Mysuru', '2026-12-24 12:00 > 11:00+2', {
        fare: 5376,
        reference: 'TRB5512098834',
      }),
    ],
  },
  {
    id: 'fresh-34',
    shape: 'hotel',
    text: `Namaste Verma ji, aapki booking confirm hai. Hotel Shivalik View, Manali. 15 Jan ko check in, 18 Jan ko check out, 1 family room. Advance 3000 mil gaya, baaki 6000 check in pe dena hai. Check in 1 baje dopahar, checkout subah 10 baje. - Suresh, reception`,
    expected: [stay('Hotel Shivalik View', 'Manali', '2027-01-15 13:00 > 10:00+3', { fare: 9000 })],
  },
  {
    id: 'fresh-35',
    shape: 'unclear',
    text: `Hotel Pearl Residency, Madurai - reservation confirmed
Check in: 04/02/2027
Check out: 06/02/2027
Ref PR-20918, 1 AC double room
Rs 3,200 total`,
    expected: [
      stay('Hotel Pearl Residency', 'Madurai', '2027-02-04 > +2', {
        fare: 3200,
        reference: 'PR20918',
      }),
    ],
  },
  {
    id: 'fresh-36',
    shape: 'hotel',
    text: `GMVN Tourist Rest House Online Reservation
TRH Name : TRH Joshimath
Booking No : GM/2026/118834
Guest : A. NEGI
Arrival Date : 02-05-2027    Departure Date : 03-05-2027
Room Type : Deluxe Double Bed    No. of Rooms : 2
Tariff : 4,200.00   GST : 504.00   Net Amount : 4,704.00
Check In : 12 Noon   Check Out : 11 AM`,
    expected: [
      stay('TRH Joshimath', '', '2027-05-02 12:00 > 11:00+1', {
        fare: 4704,
        reference: ['GM2026118834', 'GM/2026/118834'],
      }),
    ],
  },
  {
    id: 'fresh-37',
    shape: 'hotel',
    text: `Hi Priya,
We look forward to welcoming you at Zostel Spiti (Kaza).
Booking reference: ZO-88127-KZ
Bed in 8-bed mixed dorm, 3 nights
In: 10 Jun 2027, 1:00 PM onwards
Out: 13 Jun 2027, by 10:00 AM
Amount: INR 3,147 | Paid: INR 3,147`,
    expected: [
      stay('Zostel Spiti', '', '2027-06-10 13:00 > 10:00+3', { fare: 3147, reference: ['ZO88127KZ', 'ZO-88127-KZ'] }),
    ],
  },
  {
    id: 'fresh-38',
    shape: 'hotel',
    text: `Yatra.com Hotel Confirmation
Yatra Ref: 2811260077412
Hotel Name    The Cedar Grand
City          Shimla
Check In      26-Dec-2026
Check Out     29-Dec-2026
Rooms/Nights  1 / 3
Room          Premium Mountain View
Inclusions    Breakfast and dinner
Status        Confirmed
Amount        INR 21,300`,
    expected: [stay('The Cedar Grand', 'Shimla', '2026-12-26 > +3', { fare: 21300, reference: '2811260077412' })],
  },
]
