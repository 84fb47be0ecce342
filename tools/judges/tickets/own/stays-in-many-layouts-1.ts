import type { TicketText } from '../ticket-text.ts'

export const STAYS_IN_MANY_LAYOUTS_1: TicketText[] = [
  {
    id: 'manner-39',
    shape: 'hotel',
    text: `OYO
Hey Nikhil, your booking is confirmed!
Booking ID: QWTR8841
OYO 61724 Hotel Silver Oak
Plot 18, Sector 4, near Nirala Chowk, Bhopal, Madhya Pradesh
Check-in
Sat, 12 Dec 2026
12:00 PM onwards
Check-out
Sun, 13 Dec 2026
11:00 AM
1 night, 2 guests, 1 Classic room
Room charges ₹1,899
Wizard discount -₹190
Coupon -₹310
Payable amount ₹1,399 (pay at hotel)
All guests above 18 shall carry a valid photo ID; PAN card is not accepted. Get directions: oyo.example/d/61724`,
    expected: [
      {
        kind: 'stay',
        name: 'Hotel Silver Oak',
        to: 'Bhopal',
        date: '2026-12-12',
        departs: '12:00',
        arrives: '11:00',
        arrivesDays: 1,
        fare: 1399,
        reference: 'QWTR8841',
        free: ['class'],
      },
    ],
  },
  {
    id: 'manner-40',
    shape: 'hotel',
    text: `Agoda
Booking Confirmation
Booking ID: 1187736204
Booking Reference No: 90415528
Client: Deepika Rathore
Property: Amber Courtyard Residency
Address: 12 Station Road, Paota, Jodhpur, Rajasthan, India, 342006
Property contact: +91 291 255 0183
Number of rooms: 1 Number of adults: 2 Breakfast: included
Room type: Heritage Double
Arrival: January 22, 2027 (after 2:00 PM)
Departure: January 24, 2027 (before 12:00 PM)
Total charge: INR 6,745.20
Charged to Visa XXXX-5518 on December 1, 2026
Cancellation policy: from January 19, 2027 the first night is charged.`,
    expected: [
      {
        kind: 'stay',
        name: 'Amber Courtyard Residency',
        to: 'Jodhpur',
        date: '2027-01-22',
        departs: '14:00',
        arrives: '12:00',
        arrivesDays: 2,
        fare: 6745,
        reference: ['1187736204', '90415528'],
        free: ['class'],
      },
    ],
  },
  {
    id: 'manner-41',
    shape: 'hotel',
    text: `airbnb

Your reservation is confirmed
You're going to Kasauli!

The Cedar Attic with valley view
Entire home hosted by Gurleen

Check-in
Fri, 19 Feb 2027
1:00 PM
Checkout
Mon, 22 Feb 2027
11:00 AM

Address
Lower Mall, Kasauli, Himachal Pradesh 173204

Guests
3 adults

Confirmation code
HMQK2X9RTB

Price breakdown
₹4,200.00 x 3 nights ₹12,600.00
Cleaning fee ₹800.00
Airbnb service fee ₹1,890.00
Total (INR) ₹15,290.00

Cancel before 14 Feb for a full refund. Message Gurleen about your arrival.`,
    expected: [
      {
        kind: 'stay',
        name: 'The Cedar Attic',
        to: 'Kasauli',
        date: '2027-02-19',
        departs: '13:00',
        arrives: '11:00',
        arrivesDays: 3,
        fare: 15290,
        reference: 'HMQK2X9RTB',
        free: ['class'],
      },
    ],
  },
  {
    id: 'manner-42',
    shape: 'hotel',
    text: `KERALA TOURISM DEVELOPMENT CORPORATION LTD
Reservation Voucher
Reservation No : KTDC/2026/118847
Property : Periyar Mist, Thekkady
Guest Name : Mr. ASHOK KURUVILLA
Check In : 02-Jan-2027 14:00
Check Out : 04-Jan-2027 12:00
Room Type : Premium Cottage No of Rooms : 2
Plan : CP Adults : 4 Children : 1
Tariff 14,000.00
Extra Bed 1,200.00
GST 1,824.00
Grand Total 17,024.00
Advance Paid 17,024.00 Balance NIL
Boat tickets for the lake are not part of this voucher. Central reservations 0471 255 0136`,
    expected: [
      {
        kind: 'stay',
        name: 'Periyar Mist',
        to: 'Thekkady',
        date: '2027-01-02',
        departs: '14:00',
        arrives: '12:00',
        arrivesDays: 2,
        fare: 17024,
        reference: 'KTDC2026118847',
        free: ['class'],
      },
    ],
  },
  {
    id: 'manner-43',
    shape: 'hotel',
    text: `HPTDC: Dear Guest, your booking no. HP-70288 at Hotel Deodar Ridge, Narkanda is confirmed. Check-in 26/12/2026 1 PM, check-out 29/12/2026 11 AM. Deluxe room x 1, EP plan. Rs.10416 received. Heater charges Rs.200 per night extra, to be paid at the hotel. Ph 01782-255 017`,
    expected: [
      {
        kind: 'stay',
        name: 'Hotel Deodar Ridge',
        to: 'Narkanda',
        date: '2026-12-26',
        departs: '13:00',
        arrives: '11:00',
        arrivesDays: 3,
        fare: 10416,
        reference: 'HP70288',
        free: ['class'],
      },
    ],
  },
  {
    id: 'manner-44',
    shape: 'hotel',
    text: `OFFICE OF THE DIVISIONAL FOREST OFFICER
Permit for Stay in Forest Rest House
Permit No. FRH/882/26-27 dated 23-11-2026
Rest House: Banjar Old Forest Rest House, Banjar
Name of applicant: Dr. Leela Krishnan
No. of persons: 4 Suite: 1 & 2
From: 15-01-2027 (12 noon)
To: 17-01-2027 (10 am)
User charges Rs. 1,000 x 2 suites x 2 nights = Rs. 4,000
Amount deposited: Rs. 4,000 vide challan 0155827
Ration to be brought by the visitors. Chowkidar: Tule Ram 94184 55013. The permit may be cancelled without notice for official duty.`,
    expected: [
      {
        kind: 'stay',
        name: 'Forest Rest House',
        to: 'Banjar',
        date: '2027-01-15',
        departs: '12:00',
        arrives: '10:00',
        arrivesDays: 2,
        fare: 4000,
        reference: 'FRH8822627',
        free: ['class', 'reference'],
      },
    ],
  },
  {
    id: 'manner-45',
    shape: 'hotel',
    text: `[26/11/26, 7:42:11 pm] Coffee Trail Homestay: Good evening mam, advance 3000 received thank you 🙏
[26/11/26, 7:43:05 pm] Coffee Trail Homestay: Booking confirmed at Coffee Trail Homestay, Chikkamagaluru
Check in: 23 Jan 2027, 1 pm
Check out: 25 Jan 2027, 11 am
2 rooms, 5 persons, breakfast and dinner included
Total: Rs 15,000. Balance 12,000 at the time of check in
[26/11/26, 7:44:40 pm] Coffee Trail Homestay: Last 3 km is mud road, small cars pls call Manju 94480 55127 for jeep pickup
[26/11/26, 7:50:19 pm] Me: ok thanks, bonfire is there na?
[26/11/26, 7:51:02 pm] Coffee Trail Homestay: Yes mam 8 pm to 10 pm`,
    expected: [
      {
        kind: 'stay',
        name: 'Coffee Trail Homestay',
        to: 'Chikkamagaluru',
        date: '2027-01-23',
        departs: '13:00',
        arrives: '11:00',
        arrivesDays: 2,
        fare: 15000,
        free: ['class'],
      },
    ],
  },
  {
    id: 'agency-37',
    shape: 'hotel',
    text: `RESERVATION CONFIRMED
Chinese Net Homestay
Princess Street, Fort Kochi

ARRIVAL              DEPARTURE            NIGHTS
Tue 05-Jan-27        Fri 08-Jan-27        3
from 1:00 PM         by 10:30 AM

GUEST                ROOM                 CONF NO
Mr Paul Abraham      Garden Double        CNH-20771

Room 3 x 2,400 = 7,200
GST 360
TOTAL 7,560 INR, to be paid at the counter`,
    expected: [
      {
        kind: 'stay',
        name: 'Chinese Net Homestay',
        to: ['Fort Kochi', 'Kochi'],
        date: '2027-01-05',
        departs: '13:00',
        arrives: '10:30',
        arrivesDays: 3,
        fare: 7560,
        reference: 'CNH20771',
        free: ['class'],
      },
    ],
  },
  {
    id: 'agency-38',
    shape: 'hotel',
    text: `Booking confirmed! ID TNW8840217. Hotel Silver Palm, Coimbatore. Check-in 11 Jan 2027 12:00 PM, Check-out 12 Jan 2027 11:00 AM. 1 room, 2 guests. Amount Rs 1,874, pay at hotel. Call 0422-0001188. Invite a friend and get Rs 500.`,
    expected: [
      {
        kind: 'stay',
        name: 'Hotel Silver Palm',
        to: 'Coimbatore',
        date: '2027-01-11',
        departs: '12:00',
        arrives: '11:00',
        arrivesDays: 1,
        fare: 1874,
        reference: 'TNW8840217',
        free: ['class'],
      },
    ],
  },
]
