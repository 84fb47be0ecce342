import type { TicketText } from '../ticket-text.ts'
import { flight } from './short-labels.ts'

export const AIRLINE_RECEIPTS: TicketText[] = [
  {
    id: 'varied-57',
    shape: 'airline mail',
    text: `Paytm Travel
Your flight booking is successful
Order ID 21904488731
Rs 6,377 paid via Paytm Postpaid on 28 Nov 2026, 09:12 AM

Bengaluru - Varanasi
26 Feb 2027 | 1 Traveller | Economy

Depart
BLR, 10:50 AM
26 Feb, Fri
Kempegowda International Airport, T1
Air India Express, IX 2935
2 hr 40 min
Arrive
VNS, 01:30 PM
26 Feb, Fri
Lal Bahadur Shastri Airport

Traveller Details
SHRUTI PANDEY
Ticket/PNR
M9KC3A

Fare details
Ticket fare  5,128
Taxes 1,000
Convenience fee 399
Promo FLYNEW -150
Net paid 6,377

Scan & pay at duty free. Cashback up to Rs 500 will be credited within 24 hrs of travel. For cancellation go to My Orders. Paytm charges Rs 350 per pax extra.`,
    expected: [
      flight('IX 2935', 'Bengaluru (BLR) > Varanasi (VNS)', '2027-02-26 10:50 > 13:30+0', {
        class: 'Economy',
        fare: 6377,
        reference: ['M9KC3A', '21904488731'],
      }),
    ],
  },
  {
    id: 'varied-58',
    shape: 'airline mail',
    text: `From: Rukmini Iyer
To: family group
Subject: Fwd: Flights - trip summary from Gmail

Appa, see below, Google picked this from the IndiGo mail. Print lena mat bhoolna.

Your trip to Port Blair
Jan 30 – Feb 4

Flight to Port Blair
Confirmation number 6JQX1P
IndiGo 6E 6519
Depart
Chennai MAA
Sat, Jan 30
7:15 AM
Arrive
Port Blair IXZ
Sat, Jan 30
9:35 AM
2 hr 20 min
Passengers: Rukmini Iyer, K Iyer

Flight to Chennai
Confirmation number 6JQX1P
IndiGo 6E 2487
Depart
Port Blair IXZ
Thu, Feb 4
10:20 AM
Arrive
Chennai MAA
Thu, Feb 4
12:45 PM
2 hr 25 min

Explore things to do in Port Blair · Hotels from ₹2,140 · Check entry requirements
View in Google Travel`,
    expected: [
      flight('6E 6519', 'Chennai (MAA) > Port Blair (IXZ)', '2027-01-30 07:15 > 09:35+0', { reference: '6JQX1P' }),
      flight('6E 2487', 'Port Blair (IXZ) > Chennai (MAA)', '2027-02-04 10:20 > 12:45+0', { reference: '6JQX1P' }),
    ],
  },
  {
    id: 'varied-59',
    shape: 'airline mail',
    text: `AIR INDIA ELECTRONIC TICKET - ITINERARY RECEIPT
A STAR ALLIANCE MEMBER
Booking Reference (PNR): 7TZMKE
Date of issue: 23NOV2026    Issuing office: AIR INDIA WEBSITE
Name                           Ticket number
BANERJEE/SUDIPTO MR      098-2410556318
BANERJEE/MITALI MRS       098-2410556319

Flight AI 2775    Class: Economy    Status: Confirmed
From Mumbai (BOM) Terminal 2
Thu 31 Dec 2026 22:45
To Kolkata (CCU)
Fri 01 Jan 2027 01:25 (+1)
Seat 18A, 18B    Baggage 15K
Duration 02:40

Flight AI 2776    Class: Economy    Status: Confirmed
From Kolkata (CCU)
Mon 04 Jan 2027 06:50
To Mumbai (BOM) Terminal 2
Mon 04 Jan 2027 09:45
Seat 11E, 11F    Baggage 15K
Duration 02:55

RECEIPT
Fare INR 24,600.00
Taxes/Fees/Charges  YR 1,700.00  P2 944.00  IN 1,610.00  K3 1,326.00
Total INR 30,180.00
Form of payment CC VI XXXXXXXXXXXX8042
Endorsements NON END/ CHNG PENALTY APPLIES
Carriage and other services provided by the carrier are subject to conditions of carriage, which are hereby incorporated by reference.`,
    expected: [
      flight('AI 2775', 'Mumbai (BOM) > Kolkata (CCU)', '2026-12-31 22:45 > 01:25+1', {
        class: 'Economy',
        seat: '18A,18B',
        reference: '7TZMKE',
      }),
      flight('AI 2776', 'Kolkata (CCU) > Mumbai (BOM)', '2027-01-04 06:50 > 09:45+0', {
        class: 'Economy',
        seat: '11E,11F',
        reference: '7TZMKE',
      }),
    ],
    total: 30180,
  },
  {
    id: 'varied-60',
    shape: 'airline mail',
    text: `IndiGo - Flight change notification
Dear Customer,
This is regarding your booking with PNR F8QW5T.
Owing to runway restrictions at Srinagar your flight 6E 6177 SXR-DEL of 15 Dec 2026 (18:30 hrs) stands cancelled. To minimise the inconvenience we have moved you to an alternate flight as below:

6E 2135
Wed, 16 Dec 2026
Srinagar (SXR) 11:40 hrs
Delhi (DEL) T1 13:15 hrs
Status: Confirmed

Accept the change, or opt for Plan B to pick another flight/ refund. Kindly do so latest by 14 Dec 2026, 10:00 hrs, else new flight will be treated as accepted.
Do note: any seat or meal purchased earlier (Rs 550) shall be refunded to source within 7 working days.
This is a system generated mail. Pls do not reply.`,
    expected: [
      flight('6E 2135', 'Srinagar (SXR) > Delhi (DEL)', '2026-12-16 11:40 > 13:15+0', { reference: 'F8QW5T' }),
    ],
  },
  {
    id: 'varied-61',
    shape: 'airline mail',
    text: `air india express
You've got your favourite seat!
Hi Melvin D'Souza, thanks for adding Xpress Ahead & seats to your booking PNR U5LKR2.

Ranchi (IXR) to Bengaluru (BLR)
IX 2819
03 Mar 2027
14:25 – 16:55
Seat: 7A
INR 640

Bengaluru (BLR) to Mangaluru (IXE)
IX 2743
03 Mar 2027
19:10 – 20:15
Seat: 9C
INR 350

Add-ons total (incl. GST): INR 990
Receipt no. ANC/26/4471903
Transit 2h 15m in BLR. Your bag is through-checked. Seats can't be refunded if you cancel within 4 hrs.
Tata Neu members get 8% NeuCoins.`,
    expected: [
      flight('IX 2819', 'Ranchi (IXR) > Bengaluru (BLR)', '2027-03-03 14:25 > 16:55+0', {
        seat: '7A',
        reference: 'U5LKR2',
      }),
      flight('IX 2743', 'Bengaluru (BLR) > Mangaluru (IXE)', '2027-03-03 19:10 > 20:15+0', {
        seat: '9C',
        reference: 'U5LKR2',
      }),
    ],
  },
  {
    id: 'varied-62',
    shape: 'airline mail',
    text: `ALLIANCE AIR AVIATION LIMITED
e-Ticket Itinerary & Tax Invoice
PNR: 06GTLP      Booked: 19NOV26 1623 IST
Invoice No. HP2611/0093381     SAC 996425   Place of supply: DELHI (07)
Passenger(s): 1. MR TENZIN NEGI   ADT   2. MS PEMA NEGI   ADT

Flt      Sector                                   Date              Dep     Arr      Cls   Status
9I 821  DELHI (DEL) - KULLU (KUU)   09MAR27 TUE   0615   0740    Y     HK

Baggage 15 kg each. T3 Delhi departure.
Base fare 6,980.00
Fuel 1,400.00
ASF/UDF/PSF 1,248.00
CGST 0.00 SGST 0.00 IGST 5% 419.00
Gross 10,047.00
Kullu operations are subject to weather and load restriction; guests may be offloaded or sent by surface transport. Checkin closes 60 mins before.
Helpdesk 044-0000 0000. E & O.E.`,
    expected: [
      flight('9I 821', 'Delhi (DEL) > Kullu (KUU)', '2027-03-09 06:15 > 07:40+0', {
        fare: 10047,
        reference: '06GTLP',
        free: ['class'],
      }),
    ],
  },
]
