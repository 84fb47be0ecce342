import type { TicketText } from '../ticket-text.ts'
import { leg, stay } from './short-labels.ts'

export const FRESH_LONG: TicketText[] = [
  {
    id: 'fresh-121',
    shape: 'airline mail',
    text: `SpiceJet
Booking Confirmation - E-Ticket / Itinerary
PNR : B7WQ3N        Booking Status : CONFIRMED        Booking Date : 22 Nov 2026 11:08 Hrs
Flight Details
Flight   From                        To                          Departs                 Arrives
SG 723   Delhi (DEL) - Terminal 3    Bagdogra (IXB)              Sat 16 Jan 27 12:35     Sat 16 Jan 27 14:40
SG 724   Bagdogra (IXB)              Delhi (DEL) - Terminal 3    Thu 21 Jan 27 15:15     Thu 21 Jan 27 17:40
Passenger Details
1  Mrs. Paromita Ghosh  Adult   SG 723: 4A   SG 724: 4F
2  Mr. Anirban Ghosh    Adult   SG 723: 4B   SG 724: 4E
Fare Breakup
Base Fare 13,200.00   Airport charges 2,118.00   Convenience fee 900.00
Total Price : INR 16,218.00
Important: check-in counters close 60 minutes before departure. Boarding gate closes 25 minutes before departure.`,
    expected: [
      leg('air', 'SG723', '(DEL) > (IXB)', '2027-01-16 12:35 > 14:40+0', {
        reference: 'B7WQ3N',
        free: ['fare', 'seat'],
      }),
      leg('air', 'SG724', '(IXB) > (DEL)', '2027-01-21 15:15 > 17:40+0', {
        reference: 'B7WQ3N',
        free: ['fare', 'seat'],
      }),
    ],
    total: 16218,
  },
  {
    id: 'fresh-122',
    shape: 'airline mail',
    text: `Hello Zoya, your trip to Srinagar is booked.
Air India Express, booking reference Y4PLM8

Depart
IX 1247
Bengaluru
Kempegowda International (BLR), T2
Tue, 9 Feb 2027, 06:50
Srinagar
Sheikh ul-Alam (SXR)
Tue, 9 Feb 2027, 10:10
Xpress Value, 15 kg check-in baggage

Return
IX 1248
Srinagar
Sheikh ul-Alam (SXR)
Sun, 14 Feb 2027, 11:00
Bengaluru
Kempegowda International (BLR), T2
Sun, 14 Feb 2027, 14:25
Xpress Lite, no check-in baggage

Price for 1 adult
Air fare ₹11,400.00
Taxes and fees ₹2,266.00
Total paid ₹13,666.00 on 24 Nov 2026`,
    expected: [
      leg('air', 'IX1247', '(BLR) > (SXR)', '2027-02-09 06:50 > 10:10+0', { reference: 'Y4PLM8', free: ['fare'] }),
      leg('air', 'IX1248', '(SXR) > (BLR)', '2027-02-14 11:00 > 14:25+0', { reference: 'Y4PLM8', free: ['fare'] }),
    ],
    total: 13666,
  },
  {
    id: 'fresh-123',
    shape: 'airline mail',
    text: `Yatra - Flight E-Ticket
Yatra Ref Number: 1811264409871       Booked on: 18 Nov 2026
Lucknow to Bengaluru - One way
IndiGo 6E 453                          Airline PNR: MK5T9V
Lucknow (LKO)                 2 hrs 40 mins              Bengaluru (BLR)
19:35, Sun 24 Jan 2027        Non-stop, Economy          22:15, Sun 24 Jan 2027
CCS Airport, Terminal 3                                  Kempegowda Airport, Terminal 1
Traveller                Ticket no.          Seat      Meal
Ms Shreya Tandon         MK5T9V-1            21D       VGML
Fare details
Base fare Rs. 5,200 | Fees and surcharges Rs. 960 | Yatra service fee Rs. 350 | Discount Rs. -400
Total amount Rs. 6,110`,
    expected: [
      leg('air', '6E453', '(LKO) > (BLR)', '2027-01-24 19:35 > 22:15+0', {
        seat: '21D',
        class: 'Economy',
        fare: 6110,
        reference: ['MK5T9V', '1811264409871'],
      }),
    ],
  },
  {
    id: 'fresh-124',
    shape: 'airline mail',
    text: `Your Air India e-ticket
Booking reference 4JXW9K | Issued 19 Nov 2026

1. AI 803 | Thursday 28 January 2027
Delhi DEL T3 - 18:00
Bengaluru BLR T2 - 20:50
Economy (S) | Operated by Air India
2. AI 9515 | Thursday 28 January 2027
Bengaluru BLR T2 - 22:35
Mangaluru IXE - 23:45
Economy (S) | Operated by Alliance Air

Passenger: Mr Rajesh Shetty | 098-2219907745
Total INR 8,740 paid by card`,
    expected: [
      leg('air', 'AI803', '(DEL) > (BLR)', '2027-01-28 18:00 > 20:50+0', {
        class: 'Economy',
        reference: '4JXW9K',
        free: ['fare'],
      }),
      leg('air', 'AI9515', '(BLR) > (IXE)', '2027-01-28 22:35 > 23:45+0', {
        class: 'Economy',
        reference: '4JXW9K',
        free: ['fare', 'name'],
      }),
    ],
    total: 8740,
  },
  {
    id: 'fresh-125',
    shape: 'boarding pass',
    text: `SpiceJet
BOARDING PASS
Passenger Name: KULKARNI/SNEHA MS
From: PUNE (PNQ)
To: DELHI (DEL) T1D
Flight: SG 8184      Date: 11 Jan 27
Boarding Time: 05:30      Dep. Time: 06:15
Gate: 6      Seat: 19F      Zone: 2
PNR: R2ZT6M      Sequence No.: 94`,
    expected: [leg('air', 'SG8184', '(PNQ) > (DEL)', '2027-01-11 06:15', { seat: '19F', reference: 'R2ZT6M' })],
  },
  {
    id: 'fresh-126',
    shape: 'airline message',
    text: `*IndiGo* 💙
Hi Aman, you're flying tomorrow!
6E 2519 · Chandigarh (IXC) → Hyderabad (HYD)
🗓 Sun, 29 Nov 2026
🕐 11:25 – 14:10
PNR: *QX8N4T* · Seat 9A
Terminal: IXC - T1 | Gate closes 25 min before departure
Bag drop closes at 10:25`,
    expected: [
      leg('air', '6E2519', '(IXC) > (HYD)', '2026-11-29 11:25 > 14:10+0', { seat: '9A', reference: 'QX8N4T' }),
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
    id: 'fresh-132',
    shape: 'bus',
    text: `redBus Ticket
eTicket                                         Need help? redbus.example/help
Ticket no: TR9K77120934                         PNR no: PRV1187

Chennai → Madurai                               Sunday, January 17, 2027

Parveen Travels                                 09:45 PM          10:00 PM
A/C Sleeper (2+1)                               Reporting time    Departure time
                                                05:30 AM
                                                Dropping time
Boarding point details
Location: Perungalathur
Landmark: Opp. bus stand
Address: GST Road, Chennai
Contact number: 04400000000
Dropping point details
Mattuthavani Bus Stand

Passenger Details (Age, Gender)                 Seat Number
Selvi R (45, Female)                            L3
Mani R (49, Male)                               L6

Total Fare : Rs. 2,310.00 (inclusive of GST and service charge, if applicable)`,
    expected: [
      leg('bus', '', 'Chennai > Madurai', '2027-01-17 22:00 > 05:30+1', {
        name: 'Parveen Travels',
        seat: 'L3,L6',
        class: 'A/C Sleeper',
        fare: 2310,
        reference: ['TR9K77120934', 'PRV1187'],
        free: ['class', 'seat'],
      }),
    ],
  },
  {
    id: 'fresh-133',
    shape: 'bus',
    text: `Gujarat State Road Transport Corporation
ONLINE RESERVATION TICKET
PNR No : G77120981          Txn. Date : 21/11/2026 18:40
Trip Code : 2200AHDDIU      Class of Service : VOLVO SEATER
Start Place : AHMEDABAD (GEETA MANDIR)     End Place : DIU
Date of Journey : 15/01/2027               Departure Time : 22:00
Passenger Boarding Point : PALDI           Boarding Time : 22:20
No. of Seats : 2     Seat No : 13,14
S.No  Passenger Name   Age  Gender
1     NIRAV SHAH       33   M
2     HETAL SHAH       31   F
Basic Fare : 1,610.00   Reservation Fee : 20.00   GST : 82.00   Total Amount : 1,712.00`,
    expected: [
      leg('bus', '2200AHDDIU', 'AHMEDABAD > DIU', '2027-01-15 22:20', {
        name: ['GSRTC', 'Gujarat State Road Transport Corporation'],
        seat: '13,14',
        fare: 1712,
        reference: 'G77120981',
        free: ['class', 'name', 'departs'],
      }),
    ],
  },
]
