import type { TicketText } from '../ticket-text.ts'
import { stay } from './short-labels.ts'

export const HOTELS: TicketText[] = [
  {
    id: 'design-14',
    shape: 'hotel',
    text: `OYO
Booking confirmed! 
Booking ID: QSPL4471
OYO 81244 Hotel Silver Sand
Near Dashashwamedh Ghat, Godowlia, Varanasi
Check in            Check out
Sat, 23 Jan         Mon, 25 Jan
12:00 PM onwards    Before 11:00 AM
2 Nights · 1 Room · 2 Guests · Classic
Guest: Alok Dubey, 90000 12345
Room price for 2 nights ₹3,120
Taxes ₹374
Payable at hotel ₹3,494
Couples welcome. Local IDs accepted.`,
    expected: [stay('Silver Sand', 'Varanasi', '2027-01-23 12:00 > 11:00+2', { fare: 3494, reference: 'QSPL4471' })],
  },
  {
    id: 'design-15',
    shape: 'hotel',
    text: `Dear Ms. Nanda,
Thank you for choosing Taj. We are delighted to confirm your reservation.
Hotel: Taj Fateh Prakash Palace, Udaipur
Confirmation Number: 84411FC0093
Arrival Date: 27-Feb-2027
Departure Date: 02-Mar-2027
Number of Nights: 3
Room Type: Luxury Room Lake View, King Bed
Guests: 2 Adults
Check-in time 1400 hrs / Check-out time 1200 hrs
Average daily rate: INR 31,000.00
Total for stay incl. taxes: INR 1,09,740.00
Cancellation: one night will be charged if cancelled after 24-Feb-2027 14:00 hrs.`,
    expected: [
      stay('Taj Fateh Prakash Palace', 'Udaipur', '2027-02-27 14:00 > 12:00+3', {
        fare: 109740,
        reference: '84411FC0093',
      }),
    ],
  },
  {
    id: 'design-16',
    shape: 'hotel',
    text: `Reservation confirmed · Airbnb
You're going to Alleppey!
Backwater Nook – 2BR villa with canoe
Entire villa hosted by Thomas
Check-in            Checkout
Thu, Dec 31         Sun, Jan 3
1:00 PM             10:00 AM
Address
Punnamada, Alappuzha, Kerala 688006
Guests  3 adults
Confirmation code
HMXQ4RKB2T
Amount paid (INR) ₹ 22,148.00
Cancellation policy: Free cancellation before Dec 26`,
    expected: [
      stay('Backwater Nook', 'Alappuzha', '2026-12-31 13:00 > 10:00+3', {
        to: ['Alappuzha', 'Alleppey'],
        fare: 22148,
        reference: 'HMXQ4RKB2T',
      }),
    ],
  },
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
  {
    id: 'design-44',
    shape: 'hotel',
    text: `Agoda Booking Confirmation
Booking ID: 1190447281
Property: The Fern Residency Bhuj
Address: Airport Ring Road, Bhuj, Gujarat, India 370001
Guest: Jignesh Solanki
Number of rooms: 1   Number of adults: 2
Room type: Winter Green Premium
Arrival: February 5, 2027
Departure: February 8, 2027
(3 nights)
Check in: 2:00 PM  Check out: 12:00 PM
Total charge to card: INR 13,905.36
Cancellation policy: cancelled before January 30, 2027 no charge.`,
    expected: [
      stay('The Fern Residency Bhuj', 'Bhuj', '2027-02-05 14:00 > 12:00+3', { fare: 13905, reference: '1190447281' }),
    ],
  },
  {
    id: 'design-45',
    shape: 'hotel',
    text: `Hello Mr. Kulkarni, greetings from Pench Jungle Camp! Your stay is confirmed from 18th Feb 2027 to 20th Feb 2027 (2N/3D) for 2 adults in 1 Luxury Tent, AP plan. Tariff Rs.24,800 incl GST, advance of Rs.12,400 received. Check-in 1 pm, check-out 11 am. Booking no PJC/2027/118.`,
    expected: [
      stay('Pench Jungle Camp', '', '2027-02-18 13:00 > 11:00+2', {
        fare: 24800,
        reference: 'PJC2027118',
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'design-46',
    shape: 'hotel',
    text: `Goibibo
HOTEL CONFIRMED
goibibo id  GOHTLAND7712204
Sea View Palace
Calangute - Baga Road, Goa
★★★★
Check in    Sat, 13 Mar 27   2:00 PM
Check out   Tue, 16 Mar 27   11:00 AM
Guests      2 Adults, 1 Child
Rooms       1 x Superior Room
Pay at hotel  ₹ 0
Amount paid   ₹ 14,310`,
    expected: [
      stay('Sea View Palace', 'Goa', '2027-03-13 14:00 > 11:00+3', {
        to: ['Goa', 'Calangute'],
        fare: 14310,
        reference: 'GOHTLAND7712204',
      }),
    ],
  },
  {
    id: 'design-69',
    shape: 'hotel',
    text: `Reservation Confirmation
Club Mahindra Madikeri
Member: 1144277   Reservation no. 90277114
Arrival  Wed 20 Jan 2027   Check-in after 14:00
Departure  Sat 23 Jan 2027   Check-out by 10:00
Unit: 1 Bedroom   Persons: 2A + 2C
Utility charges payable at resort`,
    expected: [
      stay('Club Mahindra Madikeri', '', '2027-01-20 14:00 > 10:00+3', {
        reference: '90277114',
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'design-70',
    shape: 'hotel',
    text: `Treebo Trend Amber, Jaipur
Booking TRB-4471-8820
3 nights | 22 Dec 2026 - 25 Dec 2026
Check-in: 12 PM  Check-out: 11 AM
1 x Oak (Standard), 2 adults
C-14 Bani Park, Jaipur 302016
Total ₹7,020 · Paid ₹2,000 · Pay at hotel ₹5,020`,
    expected: [
      stay('Treebo Trend Amber', 'Jaipur', '2026-12-22 12:00 > 11:00+3', { fare: 7020, reference: 'TRB44718820' }),
    ],
  },
  {
    id: 'design-93',
    shape: 'hotel',
    text: `Your booking at The Postcard in the Durrung Tea Estate is confirmed
Tezpur, Assam
Confirmation PCD-88214
You arrive Monday 8 February 2027, any time
You leave Thursday 11 February 2027, any time
1 Valley Room for 2 guests
Rs 63,000 + 18% GST = Rs 74,340
Paid in full on 24 Nov 2026`,
    expected: [
      stay('The Postcard', 'Tezpur', '2027-02-08', {
        arrivesDays: 3,
        fare: 74340,
        reference: 'PCD88214',
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'design-94',
    shape: 'hotel',
    text: `HomeStay booking (via phone)
Misty Meadows, Yercaud
Mr Prabhu & family, 4 pax, 2 rooms
I/N 26-12-2026 1pm
O/T 28-12-2026 11am
Total 9000/-, adv 3000/- recd, bal 6000/- on arrival
Cook available, veg/non-veg`,
    expected: [
      stay('Misty Meadows', 'Yercaud', '2026-12-26 13:00 > 11:00+2', {
        fare: 9000,
        free: ['class', 'to', 'departs', 'arrives'],
      }),
    ],
  },
  {
    id: 'design-116',
    shape: 'hotel',
    text: `Booking.com Confirmation
Thanks Sandeep! Your booking in Rishikesh is confirmed.
Ganga View Cottages by Aloha
Tapovan, Laxman Jhula Road, 249192 Rishikesh, India
Booking number 4119.207.663
Check-in  Saturday 13 February 2027, 13:00 - 23:00
Check-out Monday 15 February 2027, 06:00 - 10:00
Prepayment: none
Total price: INR 6,720
(2 nights, taxes included)`,
    expected: [
      stay('Ganga View Cottages', 'Rishikesh', '2027-02-13 13:00 > 10:00+2', { fare: 6720, reference: '4119207663' }),
    ],
  },
  {
    id: 'design-117',
    shape: 'hotel',
    text: `FabHotel Prime Sage, Gurgaon
Hey Neha! See you soon.
Booking ID 7FHX21
Stay dates: 09 Jan '27 to 10 Jan '27
1 Night, 2 Rooms, 4 Guests
Check-in 12 noon | Check-out 11 am
To pay at hotel: ₹5,280
Address: 22, Sector 45, Gurugram, Haryana`,
    expected: [
      stay('FabHotel Prime Sage', 'Gurugram', '2027-01-09 12:00 > 11:00+1', {
        to: ['Gurugram', 'Gurgaon'],
        fare: 5280,
        reference: '7FHX21',
      }),
    ],
  },
  {
    id: 'design-142',
    shape: 'hotel',
    text: `SOTC Holidays - Hotel Voucher
Voucher No: HV/2627/09981
Hotel: Radisson Blu Resort, Cavelossim, Goa
Guest(s): Mr Rajat Khurana + 1
Arrival: 20-Jan-2027 (1500 hrs)
Departure: 24-Jan-2027 (1100 hrs)
Rooms: 1 Superior (CP)
No. of nights: 4
Confirmed by: Melvin, hotel conf. no. RB77120
All payments settled.`,
    expected: [
      stay('Radisson Blu Resort', 'Goa', '2027-01-20 15:00 > 11:00+4', {
        to: ['Goa', 'Cavelossim'],
        reference: ['HV262709981', 'RB77120'],
      }),
    ],
  },
  {
    id: 'design-143',
    shape: 'hotel',
    text: `zostel.com
Booking #ZST-8842210
Zostel Gokarna
Hey Aarav, your bed is booked!
Check-in
30 Dec 2026, 12 PM
Check-out
02 Jan 2027, 10 AM
2 x Bed in 6 Bed Mixed Dorm
Total ₹4,794
Paid ₹1,438
Balance ₹3,356 (pay at property)`,
    expected: [
      stay('Zostel Gokarna', 'Gokarna', '2026-12-30 12:00 > 10:00+3', { fare: 4794, reference: 'ZST8842210' }),
    ],
  },
  {
    id: 'design-158',
    shape: 'hotel',
    text: `WhatsApp from Hotel Kailash View, Uttarkashi:
Dear guest, room no. 204 & 205 are blocked for you from 10 May 2027 (2 PM) till 12 May 2027 (10 AM). Rent 2200 x 2 rooms x 2 nights = 8800. Advance 4000 received with thanks. Bill no KV-118.`,
    expected: [
      stay('Hotel Kailash View', 'Uttarkashi', '2027-05-10 14:00 > 10:00+2', {
        fare: 8800,
        free: ['class', 'to', 'reference', 'departs', 'arrives'],
      }),
    ],
  },
  {
    id: 'own-80',
    shape: 'hotel',
    text: `Reservation voucher
Kerala Tourism Development Corporation
Property: KTDC Tea County, Munnar
Confirmation No: KTDC/26/11872
Guest: Mr. Varghese + 3
Check in: 24-12-2026 (14.00 hrs)
Check out: 26-12-2026 (12.00 hrs)
Rooms: 2 Premium
Plan: CP
Amount received: Rs.18,880/- (incl. GST)`,
    expected: [
      {
        kind: 'stay',
        name: 'KTDC Tea County',
        to: 'Munnar',
        date: '2026-12-24',
        departs: '14:00',
        arrives: '12:00',
        arrivesDays: 2,
        fare: 18880,
        free: ['class', 'reference'],
      },
    ],
  },
  {
    id: 'own-81',
    shape: 'hotel',
    text: `Your booking has been confirmed

Itinerary number: 72044918827713
Sunrise Bay Cottages
Palolem Beach, Canacona, Goa 403702
View on map
Tue, 15 Dec 2026 - Sat, 19 Dec 2026
4 nights · 1 room · 2 adults
Check-in time starts at 1 PM
Check-out time is 11 AM
Price summary
4 nights ₹13,200
Taxes ₹1,584
Total ₹14,784
Paid on 20 Nov 2026`,
    expected: [
      {
        kind: 'stay',
        name: 'Sunrise Bay Cottages',
        to: ['Canacona', 'Palolem'],
        date: '2026-12-15',
        departs: '13:00',
        arrives: '11:00',
        arrivesDays: 4,
        fare: 14784,
        reference: '72044918827713',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-82',
    shape: 'hotel',
    text: `OYO: Booking confirmed! ID: OYB88123X. Stay at Townhouse 221 Lake View, Hitech City, Hyderabad from Sat 12 Dec'26 12PM to Sun 13 Dec'26 11AM for 2 guests. Total Rs.1,876, paid online. Need help? oyo.example/help`,
    expected: [
      {
        kind: 'stay',
        name: 'Townhouse 221 Lake View',
        to: 'Hyderabad',
        date: '2026-12-12',
        departs: '12:00',
        arrives: '11:00',
        arrivesDays: 1,
        fare: 1876,
        reference: 'OYB88123X',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-51',
    shape: 'hotel',
    text: `Treebo Trend Sapphire Court
Booking ID TRB-0661288213
Hi Manoj, your booking is confirmed!
Check-in Sat, 12-Dec-26 12:00 PM
Check-out Mon, 14-Dec-26 11:00 AM
Oak room x 1 | 2 Adults
36, MG Road, Camp, Pune - 411001
Booking amount Rs. 4,928
Prepaid Rs. 4,928
Pending Rs. 0`,
    expected: [
      {
        kind: 'stay',
        name: 'Treebo Trend Sapphire Court',
        to: 'Pune',
        date: '2026-12-12',
        departs: '12:00',
        arrives: '11:00',
        arrivesDays: 2,
        fare: 4928,
        reference: 'TRB0661288213',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-52',
    shape: 'hotel',
    text: `Dear Ms Nandini,
Greetings from Ooty!
We are pleased to confirm your reservation at Willow Hill Heritage, Ooty as under:
Conf No. 88120
Arrival 24.12.2026
Departure 27.12.2026
No of nights 3
Room: 1 Classic Valley View on MAP
Tariff INR 8,500 + 18% GST per night
Total payable INR 30,090
Check-in 2 PM / Check-out 11 AM`,
    expected: [
      {
        kind: 'stay',
        name: 'Willow Hill Heritage',
        to: 'Ooty',
        date: '2026-12-24',
        departs: '14:00',
        arrives: '11:00',
        arrivesDays: 3,
        fare: 30090,
        reference: '88120',
        free: ['class', 'reference'],
      },
    ],
  },
  {
    id: 'own-53',
    shape: 'hotel',
    text: `Booking.com: confirmation 2281.774.902 for Coral Sands Resort, Havelock Island. Check-in Tue 5 Jan 2027 from 12:00, check-out Fri 8 Jan 2027 until 10:00. 2 rooms, Rs 27,300. PIN 4410. Free cancellation until 2 Jan 2027 23:59.`,
    expected: [
      {
        kind: 'stay',
        name: 'Coral Sands Resort',
        to: 'Havelock Island',
        date: '2027-01-05',
        departs: '12:00',
        arrives: '10:00',
        arrivesDays: 3,
        fare: 27300,
        reference: '2281774902',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-54',
    shape: 'hotel',
    text: `FabHotels Booking Voucher
Booking Id: 7PQ2KX
FabHotel Lotus Inn
Address: Plot 18, Sector 14, Dwarka, New Delhi 110078
Stay: 18 Jan 2027 - 19 Jan 2027 (1 Night)
Check-in time 12:00 PM | Check-out time 11:00 AM
Guest Name: Deepak Rawat
Rooms: 1, Guests: 2
Payable at hotel: Rs 1,599`,
    expected: [
      {
        kind: 'stay',
        name: 'FabHotel Lotus Inn',
        to: ['New Delhi', 'Dwarka'],
        date: '2027-01-18',
        departs: '12:00',
        arrives: '11:00',
        arrivesDays: 1,
        fare: 1599,
        reference: '7PQ2KX',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-56',
    shape: 'hotel',
    text: `Your stay at The Lagoon House, Alleppey is booked 🎉
Dates: 2 - 4 Jan 2027 (2 nights)
Guests: 2
Host: Jose
Check-in after 1 pm, checkout before 10 am
Booking reference LGH-20271
Total ₹7,400 (₹2,000 paid, ₹5,400 on arrival)`,
    expected: [
      {
        kind: 'stay',
        name: 'The Lagoon House',
        to: 'Alleppey',
        date: '2027-01-02',
        departs: '13:00',
        arrives: '10:00',
        arrivesDays: 2,
        fare: 7400,
        reference: 'LGH20271',
        free: ['class'],
      },
    ],
  },
  {
    id: 'fresh-87',
    shape: 'hotel',
    text: `Reservation Confirmation
The Fern Grove Resort, Coorg
Dear Mr. Nair,
Thank you for choosing us. We are delighted to confirm your stay as follows.
Confirmation No.: FGR/88120
Arrival: Friday, 08-Jan-2027 (Check-in: 1400 hrs)
Departure: Sunday, 10-Jan-2027 (Check-out: 1100 hrs)
No. of Rooms / Nights: 1 / 2
Room Category: Plantation Cottage
Room rate per night: INR 7,500 + taxes
Total: INR 16,800
Advance received: INR 8,400`,
    expected: [
      stay('The Fern Grove Resort', 'Coorg', '2027-01-08 14:00 > 11:00+2', {
        fare: 16800,
        reference: ['FGR88120', 'FGR/88120'],
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-88',
    shape: 'hotel',
    text: `Goibibo: Hi Farhan, your hotel booking at Hotel Lake Palace View, Nainital is confirmed for 24 Dec 26 - 26 Dec 26, 1 Room(s), 2 Adult(s). Booking ID: HTLGX8871203. Amt Paid: Rs 6,754. Hotel contact: 05942-200000`,
    expected: [
      stay('Hotel Lake Palace View', 'Nainital', '2026-12-24 > +2', { fare: 6754, reference: 'HTLGX8871203' }),
    ],
  },
  {
    id: 'fresh-89',
    shape: 'hotel',
    text: `Airbnb
Reservation reminder: your trip to Varkala starts on 3 January
Check-in is after 14:00 on Sunday, 3 January 2027
Checkout is before 11:00 on Thursday, 7 January 2027
Cliff Edge Studio, North Cliff, Varkala
Host: Maya
Reservation code HMZ28KQ7TT`,
    expected: [
      stay('Cliff Edge Studio', 'Varkala', '2027-01-03 14:00 > 11:00+4', {
        reference: 'HMZ28KQ7TT',
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-90',
    shape: 'hotel',
    text: `Booking Voucher - Please present at check-in
Hotel Name: Bamboo Heritage Retreat
Hotel Address: NH 37, Kohora, Kaziranga, Assam 785609
Guest: P. Baruah + 3
Check In Date: 12/02/2027
Check Out Date: 15/02/2027
Room(s): 2 x Deluxe Cottage (MAP)
Voucher No: BHR-2027-0091
Issued: 25/11/2026
Jeep safari: 13/02/2027 05:30 (Western range)
Total INR 28,600`,
    expected: [
      stay('Bamboo Heritage Retreat', '', '2027-02-12 > +3', {
        to: ['Kaziranga', 'Kohora'],
        fare: 28600,
        reference: ['BHR20270091', 'BHR-2027-0091'],
      }),
    ],
  },
  {
    id: 'fresh-91',
    shape: 'hotel',
    text: `Cleartrip Hotels
Trip ID 26112288174
Your booking is confirmed
Radhika Guest House
Chaudi Gali, Dashashwamedh, Varanasi
Check-in             Check-out
15 Dec 2026          18 Dec 2026
12:00 PM             10:00 AM
3 nights · 1 room · 2 guests
Price break-up
Room price (1 room x 3 nights)   ₹4,200
Taxes & fees   ₹504
Total   ₹4,704`,
    expected: [
      stay('Radhika Guest House', 'Varanasi', '2026-12-15 12:00 > 10:00+3', {
        fare: 4704,
        reference: '26112288174',
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-92',
    shape: 'hotel',
    text: `Hello ma'am, confirming your booking at Pine Whisper Homestay, Tirthan Valley
Check in 1st March 2027 after 12 noon
Check out 4th March 2027 before 10 am
2 rooms, 3 nights, dinner and breakfast included
Total 13,200, advance 5,000 received, balance 8,200 at check in
Location pin will be sent. Contact Dolma 98160 00221`,
    expected: [
      stay('Pine Whisper Homestay', '', '2027-03-01 12:00 > 10:00+3', {
        fare: 13200,
        to: ['Tirthan Valley', 'Tirthan'],
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-93',
    shape: 'hotel',
    text: `Your OYO is booked, Sana!
Booking ID: BNKX4471
OYO Townhouse 088 MG Road
Brigade Road, Bengaluru
Sat, 12 Dec - Sun, 13 Dec | 1N
Check in 12 PM onwards, check out till 11 AM
1 Room, 1 Guest (Classic)
Amount to be paid: ₹1,763
Pay now and save 5%`,
    expected: [
      stay('OYO Townhouse 088 MG Road', '', '2026-12-12 12:00 > 11:00+1', {
        fare: 1763,
        reference: 'BNKX4471',
        to: 'Bengaluru',
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-127',
    shape: 'hotel',
    text: `Booking.com
Your booking is confirmed at Heritage Villa Pondy
Hello Aarav, we've let the property know.

Booking number: 4418206635
PIN code: 8842 (confidential)

Check-in	Thursday, January 28, 2027 (from 1:00 PM)
Check-out	Sunday, January 31, 2027 (until 11:00 AM)
Your reservation	3 nights, 1 apartment
You booked for	3 adults, 1 child
Location	22 Rue Suffren, White Town, 605001 Puducherry, India
Phone	+91 413 220 0000
Cancellation policy	You can cancel for free until January 25, 2027 11:59 PM [IST]. From January 26, 2027 12:00 AM the fee is INR 6,300.

Price details
1 apartment × 3 nights	INR 16,875
12 % GST	INR 2,025
Price	INR 18,900`,
    expected: [
      stay('Heritage Villa Pondy', 'Puducherry', '2027-01-28 13:00 > 11:00+3', {
        fare: 18900,
        reference: '4418206635',
      }),
    ],
  },
  {
    id: 'fresh-128',
    shape: 'hotel',
    text: `Confirmed: your stay in Jaisalmer
Airbnb
Desert Fort Haveli - rooftop room
Room in boutique hotel hosted by Pushpendra

Wed, Jan 20 → Sat, Jan 23
Check-in 1:00 PM – 10:00 PM · Checkout 10:00 AM

Reservation code: HMWP8X4K2N
Guests: 2 adults
Where: Kund Para, near Jain Temple, Jaisalmer, Rajasthan 345001, India

₹3,100.00 x 3 nights  ₹9,300.00
Airbnb service fee  ₹1,313.00
Total (INR)  ₹10,613.00
Free cancellation before 1:00 PM on Jan 19.`,
    expected: [
      stay('Desert Fort Haveli', 'Jaisalmer', '2027-01-20 13:00 > 10:00+3', {
        fare: 10613,
        reference: 'HMWP8X4K2N',
      }),
    ],
  },
  {
    id: 'fresh-129',
    shape: 'hotel',
    text: `Dear Guest,

Warm greetings from Hotel Clarion Heights, Agra!

With reference to your booking through our website, please find your reservation details:

Reservation No        : CHA-26-11872
Guest Name            : Mr. Dinesh Rawal
Arrival Date / Time   : 23/01/2027 / 14:00 Hrs
Departure Date / Time : 25/01/2027 / 12:00 Hrs
No. of Nights         : 2
No. of Rooms / Pax    : 2 / 4
Room Type             : Deluxe Twin
Meal Plan             : CP (Breakfast)
Tariff                : Rs. 4,200 per room per night plus 12% GST
Total Amount          : Rs. 18,816
Amount Received       : Rs. 5,000
Balance               : Rs. 13,816 (payable at the hotel)

Early check-in is subject to availability. The hotel gate closes at 23:00.`,
    expected: [
      stay('Hotel Clarion Heights', 'Agra', '2027-01-23 14:00 > 12:00+2', {
        fare: 18816,
        reference: ['CHA2611872', 'CHA-26-11872'],
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-130',
    shape: 'hotel',
    text: `goSTOPS Bir
Booking confirmed ✔
Hey Tara, see you soon!
Ref: GS-7Q21M
Check-in: Fri 12 Feb, 1 PM
Check-out: Mon 15 Feb, 10 AM
1 x Bed in 4 Bed Female Dorm (AC)
Nights: 3
Total: ₹2,247 (₹749 x 3)
Paid now: ₹562
To pay at hostel: ₹1,685
Address: Chowgan Road, Bir Colony, Bir, Himachal Pradesh 176077`,
    expected: [
      stay('goSTOPS Bir', 'Bir', '2027-02-12 13:00 > 10:00+3', { fare: 2247, reference: ['GS7Q21M', 'GS-7Q21M'] }),
    ],
  },
  {
    id: 'fresh-131',
    shape: 'hotel',
    text: `EaseMyTrip Hotel Voucher
Booking ID : EMTH5512093
Hotel Confirmation No : 88201-AX

Palm Court Inn
Beach Road, Kovalam, Thiruvananthapuram, Kerala, India - 695527
Contact : 0471 2400000

Check In : 30-Dec-2026 (12:00 hrs)        Check Out : 02-Jan-2027 (10:00 hrs)
Duration : 3 Night(s)   Rooms : 1   Guests : 2 Adult(s)
Guest : Ms. Devika Raj
Room : Sea View Room with Breakfast

Payment Details
Room Charges : INR 13,500   Taxes : INR 1,620   Discount : INR 1,000
Total Amount Paid : INR 14,120`,
    expected: [
      stay('Palm Court Inn', '', '2026-12-30 12:00 > 10:00+3', {
        to: ['Thiruvananthapuram', 'Kovalam'],
        fare: 14120,
        reference: ['EMTH5512093', '88201AX'],
      }),
    ],
  },
  {
    id: 'fresh-158',
    shape: 'hotel',
    text: `Lemon Tree Hotel, Aurangabad
Confirmation of reservation 77120-LTA
Dear Ms. Kher,
Check-in date    : 09-Jan-27
Check-out date   : 11-Jan-27
Nights           : 2
Room type        : Superior Twin, breakfast included
Rate             : INR 5,400 plus taxes per night
Total with taxes : INR 12,096
Guarantee        : credit card
Check-in time is 14:00 and check-out time is 12:00.
Cancellation after 07-Jan-27 14:00 is charged with one night.`,
    expected: [
      stay('Lemon Tree Hotel', 'Aurangabad', '2027-01-09 14:00 > 12:00+2', {
        fare: 12096,
        reference: ['77120LTA', '77120-LTA'],
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-159',
    shape: 'hotel',
    text: `Hi! Your Vista Rooms booking is confirmed.
Villa: The Mango Orchard, Karjat
Dates: 16 Jan '27 to 18 Jan '27
Check in: 2 PM. Check out: 11 AM.
Guests: 8 + 2 kids
Booking code VR-71882
Total: Rs 34,500 | Paid: Rs 10,000 | Due on 14 Jan: Rs 24,500
Security deposit Rs 5,000 (refundable)`,
    expected: [
      stay('The Mango Orchard', 'Karjat', '2027-01-16 14:00 > 11:00+2', {
        fare: 34500,
        reference: ['VR71882', 'VR-71882'],
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-160',
    shape: 'hotel',
    text: `Agoda booking 2280119934 at Temple Bay View, Mahabalipuram. Arrive 2027-02-05, depart 2027-02-07, 1 x Standard Double, 2 adults. Paid INR 6,212.40 by card. Check-in time: 12:00-22:00, check-out time: until 10:00. Late arrivals call the property.`,
    expected: [
      stay('Temple Bay View', 'Mahabalipuram', '2027-02-05 12:00 > 10:00+2', {
        fare: 6212,
        reference: '2280119934',
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-161',
    shape: 'hotel',
    text: `KSTDC Hotel Mayura Chalukya, Badami
Online Booking Slip
Booking Ref No : KST/26-27/8812
Check in  : 21-02-2027 12:00
Check out : 22-02-2027 11:00
Type of Room : AC Deluxe
Rooms : 1   Adults : 2   Extra bed : 0
Room Rent 2,200.00
CGST 132.00  SGST 132.00
Grand Total 2,464.00`,
    expected: [
      stay('KSTDC Hotel Mayura Chalukya', 'Badami', '2027-02-21 12:00 > 11:00+1', {
        fare: 2464,
        reference: ['KST26278812', 'KST/26-27/8812'],
        free: ['class', 'to', 'reference'],
      }),
    ],
  },
  {
    id: 'last-36',
    shape: 'hotel',
    text: `Booking.com

Confirmation number: 4471.903.226
PIN code: 7741

Thanks, Rohan! Your booking in Udaipur is confirmed.
✔ Haveli Chandpol Ghat is expecting you on 21 January
✔ Your payment will be handled by Haveli Chandpol Ghat. The "Payment" section below has more details
✔ Make changes or cancel your booking for free until 18 January 2027 23:59 [IST]

Haveli Chandpol Ghat
27 Hanuman Ghat Road, Outside Chandpol, 313001 Udaipur, India
Phone: +91 294 555 0143

Check-in      Thursday, 21 January 2027 (14:00 - 22:00)
Check-out     Sunday, 24 January 2027 (07:00 - 11:00)
Your reservation   3 nights, 1 room
You booked for     2 adults

Price
1 room          ₹ 12,000
5 % GST         ₹ 600
Price           ₹ 12,600
(for 2 guests)

Deluxe Double Room with Lake View
Meal plan: breakfast is included in the final price.`,
    expected: [
      stay('Haveli Chandpol Ghat', 'Udaipur', '2027-01-21 14:00 > 11:00+3', { fare: 12600, reference: '4471.903.226' }),
    ],
  },
  {
    id: 'last-37',
    shape: 'hotel',
    text: `airbnb
Your reservation is confirmed
You're going to Fort Kochi!

Dutch Bungalow by the Nets
Entire home/flat hosted by Leena

Check-in
Fri, Dec 18
1:00 PM

Checkout
Mon, Dec 21
11:00 AM

Address
1/288 Princess Street, Fort Kochi, Kochi, Kerala 682001, India

Guests
3 adults

Confirmation code
HMXT4Q8ZRA

View itinerary
Show guidebook

Payment
₹3,900.00 x 3 nights
₹11,700.00
Cleaning fee
₹600.00
Taxes
₹1,476.00
Total (INR)
₹13,776.00

Cancellation policy
Free cancellation before 1:00 PM on Dec 13. After that, the first night is not refunded.`,
    expected: [
      stay('Dutch Bungalow by the Nets', '', '2026-12-18 13:00 > 11:00+3', {
        to: ['Fort Kochi', 'Kochi'],
        fare: 13776,
        reference: 'HMXT4Q8ZRA',
      }),
    ],
  },
  {
    id: 'last-38',
    shape: 'hotel',
    text: `Hey Ishaan 👋 your Zo trip is on!

Zostel Gokarna (Karnataka)
Booking ID: ZO-GKN-41877

Check-in: 24th Dec 2026, after 1 PM
Check-out: 27th Dec 2026, before 10 AM

Bed in 6 Bed Mixed AC Dorm x 1 guest x 3 nights
Total ₹5,997 (incl. taxes)
Paid now ₹1,200
Balance to be paid at the property ₹4,797

House rules: valid govt. ID, no local IDs, no outside alcohol. 18+ only in dorms.
The hostel is a 10 min climb from Kudle beach. See you soon, fellow Zo!`,
    expected: [
      stay('Zostel Gokarna', 'Gokarna', '2026-12-24 13:00 > 10:00+3', { fare: 5997, reference: 'ZO-GKN-41877' }),
    ],
  },
  {
    id: 'last-39',
    shape: 'hotel',
    text: `GARHWAL MANDAL VIKAS NIGAM LTD.
(A Govt. of Uttarakhand Enterprise)
74/1 Rajpur Road, Dehradun
ACCOMMODATION VOUCHER

Voucher No.: GMVN/ON/2627/31845          Date: 20-11-2026
Guest Name: Dr. Shalini Pant
Property: Tourist Rest House Auli
Check In: 05-02-2027 12:00 Noon
Check Out: 07-02-2027 10:00 AM
No. of Nights: 2     Rooms: 1     Persons: 2
Room Category: Super Deluxe

Tariff               9600.00
GST @5%               480.00
Net Amount Paid     10080.00

Check-in is after 12 noon. Breakfast for two persons is complimentary.
Ropeway tickets from Joshimath are not part of this voucher.`,
    expected: [
      stay('Tourist Rest House Auli', 'Auli', '2027-02-05 12:00 > 10:00+2', {
        fare: 10080,
        reference: 'GMVN/ON/2627/31845',
      }),
    ],
  },
  {
    id: 'last-40',
    shape: 'hotel',
    text: `Hi Ganesh, your booking at *OYO 71348 Hotel Sai Regency*, Shirdi is confirmed ✅

🆔 Booking ID: *UZPQ4417*
📅 *05 Dec, 12 PM* to *06 Dec, 11 AM*
🛏 1 room, 2 guests (Classic)
💰 Pay at hotel: *₹1,389*

📞 Hotel: 7700900417
Pay now and save ₹69 extra: oyo.page/p4417
Couples and local IDs are welcome.`,
    expected: [
      stay('Hotel Sai Regency', 'Shirdi', '2026-12-05 12:00 > 11:00+1', { fare: 1389, reference: 'UZPQ4417' }),
    ],
  },
  {
    id: 'last-41',
    shape: 'hotel',
    text: `|| Jai Dwarkadhish ||
Shree Govindam Yatri Niwas, Dwarka
(managed by a public charitable trust)

Room reservation receipt no. 7718 / 2026-27
Received with thanks from Shri Jayeshbhai Raval a donation of Rs. 1,600/- by NEFT
for 1 room, 4 bedded, non AC with attached bath.

Arrival: 22/12/2026 at 10.00 am
Departure: 24/12/2026 at 9.00 am

Bhojanalaya: 11 am to 1 pm and 7 pm to 8.30 pm, token Rs. 60 per person.
Onion, garlic, tobacco and liquor are prohibited. Gate closes at 10.30 pm.
Room will not be given to a single person. Aadhaar of all yatris is compulsory.`,
    expected: [
      stay('Shree Govindam Yatri Niwas', 'Dwarka', '2026-12-22 10:00 > 09:00+2', {
        fare: 1600,
        reference: ['7718', '7718 / 2026-27'],
        free: ['class', 'reference'],
      }),
    ],
  },
]
