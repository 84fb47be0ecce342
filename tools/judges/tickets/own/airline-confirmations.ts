import type { TicketText } from '../ticket-text.ts'
import { flight } from './short-labels.ts'

export const AIRLINE_CONFIRMATIONS: TicketText[] = [
  {
    id: 'varied-45',
    shape: 'airline mail',
    text: `---------- Forwarded message ---------
From: IndiGo Reservations <reservations@indigo.example>
Date: Thu, 26 Nov 2026 at 14:12
Subject: Your IndiGo Itinerary - R7KX2M
To: <pranav.desh@mail.example>

PNR/Booking Ref.
R7KX2M
Status
CONFIRMED
Date of Booking*
26 Nov 26 08:41 (UTC)
Payment Status
Approved
*Booking Date reflects in UTC (Coordinated Universal Time), all other timings mentioned are as per local time
IndiGo Passenger(s)
1. Mr Pranav Deshpande (Adult)
2. Ms Ketaki Deshpande (Adult)
IndiGo Flight(s)
Date
From (Terminal)
To (Terminal)
Flight No.
Check-in/Bag drop closes
Departs
Arrives
18 Dec 26
Pune
Kolkata
6E 6834
(A321)
05:10 hrs
06:10 hrs
08:50 hrs
Seats and Additional Services
Passenger
PNQ - CCU
Mr Pranav Deshpande
14C, 6E Eats combo veg, 15Kg check-in
Ms Ketaki Deshpande
14D, 15Kg check-in
Fare Summary
Airfare Charges 11,260.00
CUTE & RCS 472.00
User Development Fee 650.00
GST for Maharashtra 590.00
Seat Fee 700.00
Total Fare 13,672.00 INR
Please note, boarding gate closes 25 minutes prior to the scheduled time of departure. Convenience fee is non refundable. Call 0124 000 0000.`,
    expected: [
      flight('6E 6834', 'Pune (PNQ) > Kolkata (CCU)', '2026-12-18 06:10 > 08:50+0', {
        seat: '14C,14D',
        fare: 13672,
        reference: 'R7KX2M',
      }),
    ],
  },
  {
    id: 'varied-46',
    shape: 'airline mail',
    text: `Booking Confirmed | PNR 8K2LQD
Namaste Ms. Revathi Subramaniam,
Thank you for choosing Air India. Your e-ticket is attached. Earn 820 Maharaja Points on this trip!

Bengaluru to Delhi
Wed, 06 Jan 2027 | 1 Adult | Economy - Value

BLR
17:45
Kempegowda Intl Airport
Terminal 2
2h 50m
Non-stop
AI 2806
Airbus A320 Neo, operated by Air India
DEL
20:35
Indira Gandhi Intl Airport
Terminal 3

Baggage: Cabin 7kg  Check-in 15kg
Change fee up to 3 hrs before dep: INR 3,000 + fare diff
Cancellation fee: INR 4,000

Price summary
Base fare  INR 6,950
Airline fuel surcharge  INR 425
Airport charges (ADF/UDF/PSF)  INR 1,194
GST  INR 392
Grand total  INR 8,961
Paid by UPI  on 27 Nov 2026, 22:04

Add a hotel and save up to 25%. Need a cab to airport? From INR 599.`,
    expected: [
      flight('AI 2806', 'Bengaluru (BLR) > Delhi (DEL)', '2027-01-06 17:45 > 20:35+0', {
        fare: 8961,
        reference: '8K2LQD',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'varied-47',
    shape: 'airline mail',
    text: `make my trip
Hi Arjun,
Your flight to Tirupati is CONFIRMED. Booking ID: NF2A7BKQ81104567
(Booked on 24 Nov 2026)

New Delhi → Tirupati
Sun, 20 Dec 2026 · 1 stop · 6h 00m

IndiGo
6E-5086
PNR W9T4HB
New Delhi DEL
06:05 hrs
Sun, 20 Dec
Indira Gandhi International Airport, Terminal 1
02h 15m
Economy
Hyderabad HYD
08:20 hrs
Sun, 20 Dec
Rajiv Gandhi International Airport

Change of planes • 2h 25m layover in Hyderabad

IndiGo
6E-7402
PNR W9T4HB
Hyderabad HYD
10:45 hrs
Sun, 20 Dec
01h 20m
Economy
Tirupati TIR
12:05 hrs
Sun, 20 Dec
Tirupati Airport

TRAVELLER       SEAT            MEAL
Arjun Nambiar (Adult)   21F / 8A   -

FARE DETAILS
Base Fare  ₹ 7,430
Taxes & Surcharges  ₹ 1,288
Convenience Fee  ₹ 399
Discount (MMTSUPER)  - ₹ 650
TOTAL PAID  ₹ 8,467

Zero cancellation not opted. Get flat 20% off on hotels in Tirupati, code TRAVELMORE, valid till 31 Dec 2026.`,
    expected: [
      flight('6E 5086', 'New Delhi (DEL) > Hyderabad (HYD)', '2026-12-20 06:05 > 08:20+0', {
        class: 'Economy',
        seat: '21F',
        reference: ['W9T4HB', 'NF2A7BKQ81104567'],
      }),
      flight('6E 7402', 'Hyderabad (HYD) > Tirupati (TIR)', '2026-12-20 10:45 > 12:05+0', {
        class: 'Economy',
        seat: '8A',
        reference: ['W9T4HB', 'NF2A7BKQ81104567'],
      }),
    ],
    total: 8467,
  },
  {
    id: 'varied-48',
    shape: 'airline mail',
    text: `Subject: Important! Change in your Akasa Air flight schedule - PNR H5TR9W

Hello Nishant,

We're writing to let you know that due to operational reasons your flight timings have been revised. We apologise for the inconvenience.

ORIGINAL FLIGHT
QP 1372
Ahmedabad (AMD) to Bengaluru (BLR)
22 Jan 2027
Dep 15:20  Arr 17:35

REVISED FLIGHT
QP 1372
Ahmedabad (AMD) to Bengaluru (BLR)
22 Jan 2027
Dep 18:05  Arr 20:25

If the new timings suit you, no action is needed. Else you may change your flight at no extra cost (within 7 days of original date) or take a full refund at akasaair.example/planb by 20 Jan 2027, 18:00.

Team Akasa`,
    expected: [
      flight('QP 1372', 'Ahmedabad (AMD) > Bengaluru (BLR)', '2027-01-22 18:05 > 20:25+0', { reference: 'H5TR9W' }),
    ],
  },
  {
    id: 'varied-49',
    shape: 'airline mail',
    text: `SpiceJet Web Check-in is now OPEN!
Dear Mr. Md Shahnawaz Alam,
Kindly note that web check-in for your flight opens 48 hrs and closes 60 mins before departure. An airport check-in fee of Rs. 200 per pax shall apply if boarding pass is not web generated.
Your trip
PNR: ZL8M4K
Flight: SG 487
Sector: Mumbai (BOM) - Darbhanga (DBR)
Date: Fri 11 Dec 2026
STD: 12:40   STA: 15:05
Terminal: 1
Pax: 3 (2 ADT, 1 CHD)
>> CHECK-IN NOW <<
SpiceMax seats @ Rs 999 onwards | Hot meals from Rs 275 | Excess bag 5 kg Rs 2,150 (save 20% vs. airport rate)
Baggage allowance 15 kg check in / 7 kg cabin. Power banks not allowed in check-in baggage.`,
    expected: [
      flight('SG 487', 'Mumbai (BOM) > Darbhanga (DBR)', '2026-12-11 12:40 > 15:05+0', { reference: 'ZL8M4K' }),
    ],
  },
  {
    id: 'varied-50',
    shape: 'airline mail',
    text: `Congratulations! Your upgrade is confirmed

Dear Mr Vikram Talwar
Your bid for an upgrade on the below flight has been successful. INR 4,500 (incl. of applicable taxes) has been charged to your card ending 3319.

Booking reference: 6PXW3J
Flight AI 2429
Mumbai (BOM) – Chennai (MAA)
Departure 14-Dec-2026 19:15
Arrival 14-Dec-2026 21:10
Old cabin: Economy   Old seat: 23B
New cabin: Business
New seat: 2C

Your new boarding pass can be downloaded after check-in. Lounge access at BOM T2 is included, please show this mail at the counter. Upgrade amount is non-refundable, except in case of involuntary downgrade.
e-ticket no. 098-2417730056`,
    expected: [
      flight('AI 2429', 'Mumbai (BOM) > Chennai (MAA)', '2026-12-14 19:15 > 21:10+0', {
        class: 'Business',
        seat: '2C',
        reference: '6PXW3J',
      }),
    ],
  },
]
