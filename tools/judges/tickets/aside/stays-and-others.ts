import type { TicketText } from '../ticket-text.ts'

export const ASIDE_STAYS_AND_OTHERS: TicketText[] = [
  {
    id: 'second-03',
    shape: 'changed',
    text: `ixigo
Your cancellation request is processed

Hi Danish,
The RETURN flight of your booking IXI48820917Z has been cancelled. Your
onward flight is still confirmed.

CONFIRMED
Lucknow (LKO) to Goa (GOI)
IndiGo 6E 6812 | Wed, 23 Dec '26
LKO 06:20 am  -  GOI 08:50 am
Traveller: Danish Kidwai, Seat 18B
PNR H5QZ9M

CANCELLED
Goa (GOI) to Lucknow (LKO)
IndiGo 6E 6813 | Tue, 29 Dec '26
GOI 09:25 am  -  LKO 11:55 am
PNR H5QZ9M

Refund: Rs 4,150 (of Rs 6,890) to ixigo money, within 24 hours.
Tip: with ixigo Assured you get a full refund, no questions asked.`,
    expected: [
      {
        kind: 'air',
        number: '6E6812',
        name: 'IndiGo',
        from: 'Lucknow (LKO)',
        to: 'Goa (GOI)',
        date: '2026-12-23',
        departs: '06:20',
        arrives: '08:50',
        arrivesDays: 0,
        seat: '18B',
        reference: ['H5QZ9M', 'IXI48820917Z'],
      },
    ],
  },
  {
    id: 'second-06',
    shape: 'forwarded',
    text: `Done Mummy, I took the evening one. Here is the ticket:

Akasa Air booking confirmed
PNR NX4T7J
QP 1621  Varanasi (VNS) to Bengaluru (BLR)
Sat 30 Jan 2027, dep 18:55, arr 21:40
Passenger: Kumud Mishra, seat 2A (aisle was full)
Total paid Rs 7,349 (fare 6,120, taxes 879, fee 350)

Love,
Saurabh

On Thu, 26 Nov 2026 at 10:12 PM Kumud Mishra wrote:
> Beta subah wali mat lena, bahut jaldi uthna padega. 6E 6502 at
> 05:50 is too early for me. Shaam ki dekh lo.
>
> On Thu, 26 Nov 2026 at 9:48 PM Saurabh Mishra wrote:
>> Options for 30 Jan: 6E 6502 VNS-BLR 05:50-08:30 Rs 6,400 or
>> QP 1621 VNS-BLR 18:55-21:40 Rs 7,000. Which one?`,
    expected: [
      {
        kind: 'air',
        number: 'QP1621',
        name: 'Akasa Air',
        from: 'Varanasi (VNS)',
        to: 'Bengaluru (BLR)',
        date: '2027-01-30',
        departs: '18:55',
        arrives: '21:40',
        arrivesDays: 0,
        seat: '2A',
        fare: [7349, 6999],
        reference: 'NX4T7J',
      },
    ],
  },
  {
    id: 'second-07',
    shape: 'changed',
    text: `SpiceJet: Important update on your booking F8WZ1C

Dear Customer,

We regret to inform you that SG 3412 Delhi-Dharamshala of 19-Dec-2026,
STD 0725, has been cancelled for operational reasons. You have been
re-accommodated on the flight below at no extra cost:

  New flight   SG 3416
  Sector       Delhi (DEL T1D) - Dharamshala (DHM)
  Date         20-Dec-2026
  STD          1140
  STA          1305
  PNR          F8WZ1C (unchanged)

If you do not accept this change, ask for a full refund at
spicejet.example/changes or +91 (0)000 000 0000.
This is an auto-generated mail, please do not reply.`,
    expected: [
      {
        kind: 'air',
        number: 'SG3416',
        name: 'SpiceJet',
        from: 'Delhi (DEL)',
        to: 'Dharamshala (DHM)',
        date: '2026-12-20',
        departs: '11:40',
        arrives: '13:05',
        arrivesDays: 0,
        reference: 'F8WZ1C',
      },
    ],
  },
  {
    id: 'second-18',
    shape: 'changed',
    text: `*zingbus* 🚌
Hi Lavanya, aapki bus ka time badal gaya hai ⏰

Booking ID: ZB7714093X
Dehradun → Delhi
📅 13 Dec 2026
❌ Purana time: 11:00 PM
✅ Naya time: 11:45 PM
📍 Boarding: ISBT Dehradun, Platform 9
🏁 Drop: Kashmere Gate, 5:30 AM (14 Dec)
💺 Seat 4B

Bus details (UK07XX0000) 1 ghante pehle milenge. Agar plan change hai to free cancel karein before 6 PM: zing.example/c
Sorry for the trouble 🙏`,
    expected: [
      {
        kind: 'bus',
        name: 'zingbus',
        from: 'Dehradun',
        to: 'Delhi',
        date: '2026-12-13',
        departs: '23:45',
        arrives: '05:30',
        arrivesDays: 1,
        seat: '4B',
        reference: 'ZB7714093X',
        free: ['number'],
      },
    ],
  },
  {
    id: 'second-21',
    shape: 'forwarded',
    text: `Confirm ho gaya!! Chart mein aa gaya, ab tension nahi. S2 mein
dono lower ke paas.

PNR 8610442973 - Chart Prepared
15657 BRAHMAPUTRA MAIL  29-Nov-2026  SL
NEW JALPAIGURI (NJP) to KAMAKHYA (KYQ)
Pax 1  WL 31  ->  CNF S2 10 MB
Pax 2  WL 32  ->  CNF S2 11 UB

--- Original message ---
From: ixigo trains
Sent: 12 Nov 2026 16:20

> Your ticket is WAITLISTED.
> 15657 Brahmaputra Mail, PNR 8610442973
> NEW JALPAIGURI (NJP) 23:05, Sun 29 Nov 2026 to
> KAMAKHYA (KYQ) 05:45, Mon 30 Nov 2026
> Kunal Das 24 M   GNWL 58 / WL 58
> Priya Das 22 F   GNWL 59 / WL 59
> Ticket fare Rs 520, convenience fee Rs 17.70, agent charge
> Rs 20, you paid Rs 557.70. Chance of confirmation: 81%`,
    expected: [
      {
        kind: 'rail',
        number: '15657',
        name: 'BRAHMAPUTRA MAIL',
        from: 'NEW JALPAIGURI (NJP)',
        to: 'KAMAKHYA (KYQ)',
        date: '2026-11-29',
        departs: '23:05',
        arrives: '05:45',
        arrivesDays: 1,
        coach: 'S2',
        seat: '10,11',
        class: 'SL',
        fare: [557.7, 520],
        reference: '8610442973',
      },
    ],
  },
  {
    id: 'second-23',
    shape: 'changed',
    text: `Fwd: IRCTC Partial Cancellation Details

Dear User,
Cancellation of 1 of 3 passengers on PNR 2367015584 is done. The
e-ticket stays valid for the passengers shown as CNF below.

Train No./Name : 19038 / AVADH EXPRESS     Class: 3A
Journey Date   : 22-Jan-2027
From / To      : GONDA JN (GD) / RATLAM JN (RTM)
Departure      : 22-Jan-2027 15:20
Arrival        : 23-Jan-2027 11:05

1  ASHA TRIPATHI     63 F   CNF/B5/9/LB
2  KAMLESH TRIPATHI  66 M   CNF/B5/12/LB
3  DIVYA TRIPATHI    30 F   CAN/MOD

Fare of the cancelled passenger : Rs 1,480.00
Cancellation charge             : Rs   190.50
Refund amount                   : Rs 1,289.50 (in 5-7 days)

Kindly print the fresh ticket from Booked Ticket History.`,
    expected: [
      {
        kind: 'rail',
        number: '19038',
        name: 'AVADH EXPRESS',
        from: 'GONDA JN (GD)',
        to: 'RATLAM JN (RTM)',
        date: '2027-01-22',
        departs: '15:20',
        arrives: '11:05',
        arrivesDays: 1,
        coach: 'B5',
        seat: '9,12',
        class: '3A',
        reference: '2367015584',
      },
    ],
  },
  {
    id: 'second-26',
    shape: 'hotel',
    text: `agoda
Your booking is confirmed and complete!
Booking ID 1180442795

The Salt Lagoon Resort
Plot 7, Beach Road, Puri, Odisha, India, 752001

Check in                     Check out
Fri 22 Jan 2027              Mon 25 Jan 2027
after 02:00 PM               before 11:00 AM

Lead guest: Debjani Mukherjee
Reservation: 2 rooms, 3 nights
Occupancy: 4 adults, 1 child
Room type: Superior Sea View, breakfast included

Room charge (3 nights x 2 rooms)     Rs. 22,320.00
Taxes and fees                       Rs.  2,678.40
Agoda price after AgodaCash -Rs.800  Rs. 24,198.40
TOTAL CHARGE                         Rs. 24,198.40
Payment: charged to card xxxx-0000 on 18 Jan 2027

Cancellation policy: any cancellation within 4 days of arrival incurs a
100% charge.`,
    expected: [
      {
        kind: 'stay',
        name: 'The Salt Lagoon Resort',
        to: ['Puri', 'Plot 7, Beach Road, Puri', 'Beach Road, Puri, Odisha'],
        date: '2027-01-22',
        departs: '14:00',
        arrives: '11:00',
        arrivesDays: 3,
        fare: 24198.4,
        reference: '1180442795',
        free: ['seat'],
      },
    ],
  },
  {
    id: 'second-27',
    shape: 'hotel',
    text: `Your reservation is confirmed

You're going to Landour!

Cedar & Slate: a writer's cottage with valley views
Entire cottage hosted by Meher

Check-in                Checkout
Tue, 5 Jan              Sat, 9 Jan
3:00 PM                 11:00 AM

Address
Upper Mall, Landour Cantt, Mussoorie, Uttarakhand 248179, India
Guests
2 adults
Confirmation code
HMQX7RT4BD

Cost breakdown
₹6,250 x 4 nights   ₹25,000
Cleaning fee   ₹1,200
Airbnb service fee   ₹3,698
Taxes   ₹1,500
Total (INR)   ₹31,398

Cancel before 31 Dec for a full refund.`,
    expected: [
      {
        kind: 'stay',
        name: 'Cedar & Slate',
        to: ['Landour', 'Mussoorie', 'Upper Mall, Landour Cantt, Mussoorie', 'Upper Mall'],
        date: '2027-01-05',
        departs: '15:00',
        arrives: '11:00',
        arrivesDays: 4,
        fare: 31398,
        reference: 'HMQX7RT4BD',
        free: ['name', 'seat'],
      },
    ],
  },
  {
    id: 'second-28',
    shape: 'hotel',
    text: `makemytrip Hotel Confirmation Voucher
Booking ID NH7411820933654 PNR 0904417726 (Booked on 23 Nov 2026)
Hotel Sunbeam Grand
3-Star
Near Clock Tower, Sai Nagar, Kumbakonam, Tamil Nadu
Hotel Phone +91-0000-000000
CHECK-IN CHECK-OUT
12 Feb 2027 14 Feb 2027
Friday Sunday
12:00 PM 11:00 AM
2-Night Stay 1 Room 2 Adults
Guest: Mr. Balaji Raghunathan
ROOM Executive Room with Free Breakfast
PAYMENT BREAKUP
Room Charges 5,600.00
Hotel Taxes 280.00
Service Fee 118.00
MMT Discount -420.00
TOTAL PAID INR 5,578.00
Price includes GST. Unmarried couples allowed. Outside food not allowed.`,
    expected: [
      {
        kind: 'stay',
        name: 'Hotel Sunbeam Grand',
        to: ['Kumbakonam', 'Near Clock Tower, Sai Nagar, Kumbakonam', 'Sai Nagar, Kumbakonam'],
        date: '2027-02-12',
        departs: '12:00',
        arrives: '11:00',
        arrivesDays: 2,
        fare: 5578,
        reference: ['NH7411820933654', '0904417726'],
        free: ['seat'],
      },
    ],
  },
  {
    id: 'second-29',
    shape: 'changed',
    text: `From: Tsering Guest House <stay@tseringgh.example>
To: Pooja Bendre
Subject: Re: Re: booking 10-13 Dec

Julley Pooja ji,

no problem, we have moved your stay as you asked. New booking is:

  Tsering Guest House, Upper Dharamkot
  Arrival   11 December 2026, from 12 noon
  Departure 15 December 2026, till 10 am
  Room 4, double with bath, 4 nights
  Rs 1,600 a night, Rs 6,400 in all
  Your booking no. TGH/448

Taxi from Gaggal airport is about Rs 1,500, tell us if we shall send.

Tsering, 98160 00000

On 25/11/2026 Pooja Bendre wrote:
> Hello, our train changed. Could we come on the 11th in place of
> the 10th and stay till the 15th? Sorry!
>
> On 14/11/2026 Tsering Guest House wrote:
>> Confirmed: Arrival 10 December 2026, Departure 13 December
>> 2026, 3 nights, Rs 4,800. Booking no. TGH/448`,
    expected: [
      {
        kind: 'stay',
        name: 'Tsering Guest House',
        to: ['Upper Dharamkot', 'Dharamkot'],
        date: '2026-12-11',
        departs: '12:00',
        arrives: '10:00',
        arrivesDays: 4,
        fare: 6400,
        reference: 'TGH/448',
        free: ['seat'],
      },
    ],
  },
  {
    id: 'second-30',
    shape: 'forwarded',
    text: `Fwd: Munnar plan FINAL (sab book ho gaya)

All, sab tickets ho gaye. Please save this mail.

1. Train, Fri 19 Feb 2027
16315 KOCHUVELI EXP, KSR Bengaluru (SBC) to Aluva (AWY), dep 4.50 PM,
arr 3.50 AM next day. PNR 4602997318. Coach B2, berths 25, 28, 29.
3A. Rs 3,285 total.

2. Bus, Sat 20 Feb 2027
KSRTC Swift, Aluva to Munnar, 6.15 AM, reaches 10.15 AM. Seats 15, 16,
17. Ticket no. KS88140263. Rs 642 for all three.

3. Stay
Teatree Ridge Homestay, Pothamedu, Munnar. Check-in 20 Feb 2027 noon,
check-out 22 Feb 2027 11 AM. 1 family room, Rs 7,200 (paid 2,000).
Booking ref TRR-0619.

Return ka abhi pending hai, flight ya bus dekhte hain, I will check
6E from COK on Sunday night.

Thanks, Noel (+91 90000 22222)`,
    expected: [
      {
        kind: 'rail',
        number: '16315',
        name: 'KOCHUVELI EXP',
        from: 'KSR Bengaluru (SBC)',
        to: 'Aluva (AWY)',
        date: '2027-02-19',
        departs: '16:50',
        arrives: '03:50',
        arrivesDays: 1,
        coach: 'B2',
        seat: '25,28,29',
        class: '3A',
        fare: 3285,
        reference: '4602997318',
      },
      {
        kind: 'bus',
        name: 'KSRTC Swift',
        from: 'Aluva',
        to: 'Munnar',
        date: '2027-02-20',
        departs: '06:15',
        arrives: '10:15',
        arrivesDays: 0,
        seat: '15,16,17',
        fare: 642,
        reference: 'KS88140263',
      },
      {
        kind: 'stay',
        name: 'Teatree Ridge Homestay',
        to: ['Munnar', 'Pothamedu, Munnar', 'Pothamedu'],
        date: '2027-02-20',
        departs: '12:00',
        arrives: '11:00',
        arrivesDays: 2,
        fare: 7200,
        reference: 'TRR-0619',
        free: ['seat'],
      },
    ],
  },
]
