import type { TicketText } from '../ticket-text.ts'
import { flight } from './short-labels.ts'

export const AIRLINE_ITINERARIES: TicketText[] = [
  {
    id: 'varied-51',
    shape: 'airline mail',
    text: `Cleartrip
Ticket for your round trip Kochi - Mumbai
Trip ID : 26112788431
Booking status  CONFIRMED

ONWARD   Fri, 5 Feb 2027
Air India Express  IX-1132
COK 07:35            2h 5m             BOM 09:40
Kochi                 Xpress Value         Mumbai
Cochin International Airport            Chhatrapati Shivaji Intl, Terminal 2
Airline PNR: J7NQ2C

RETURN   Tue, 9 Feb 2027
Akasa Air  QP-1519
BOM 21:10            2h 0m             COK 23:10
Mumbai                 Saver                    Kochi
Chhatrapati Shivaji Intl, Terminal 1   Cochin International Airport
Airline PNR: D3VW8Y

Travellers
Mr. Jobin Kurian
Mrs. Sneha Kurian

Payment
Base fare (2 travellers)      ₹ 16,240
Taxes & fees                   ₹ 3,964
Convenience fee               ₹ 900
Meal                                free
CTFLY coupon                 -₹ 1,200
Total paid                        ₹ 19,904
No-cost EMI @ ₹ 6,635/month (3 months) Bank: HDFC
Cancellation: airline fee ₹ 3,999 + Cleartrip fee ₹ 400 per pax per sector. Reach us on 080 0000 0000`,
    expected: [
      flight('IX 1132', 'Kochi (COK) > Mumbai (BOM)', '2027-02-05 07:35 > 09:40+0', {
        reference: ['J7NQ2C', '26112788431'],
        free: ['class'],
      }),
      flight('QP 1519', 'Mumbai (BOM) > Kochi (COK)', '2027-02-09 21:10 > 23:10+0', {
        reference: ['D3VW8Y', '26112788431'],
        free: ['class'],
      }),
    ],
    total: 19904,
  },
  {
    id: 'varied-52',
    shape: 'airline mail',
    text: `EaseMyTrip.com - E-Ticket
Booking ID: EMT197340826   Booked On: Wed 25 Nov 2026 11:18
Dear Customer, Greetings from EaseMyTrip.com! Your booking is Confirmed.
Airline PNR - T2GJ6Z

IndiGo
6E - 2418
REFUNDABLE
Lucknow
(LKO)
Wed - 27 Jan 2027
13:50
Chaudhary Charan Singh Airport, Terminal - 3
02h 15m
Economy
Navi Mumbai
(NMI)
Wed - 27 Jan 2027
16:05
Navi Mumbai Intl Airport, Terminal - 1

S.No Passenger Name   Type  Ticket No.
1 Mr Faizan Qureshi   Adult   T2GJ6Z-1
2 Mrs Zoya Qureshi   Adult   T2GJ6Z-2
3 Mstr Ayaan Qureshi   Infant   T2GJ6Z-3
Payment Details
Amount (INR)
Base Fare 10,860
Total Tax 2,108
Other Charges 0
Convenience Charges 700
Coupon EMTFIRST (-) 950
Grand Total 12,718
Terms: Carry valid photo ID. All timings local. Use your airline PNR for all correspondence directly with the airline. For infant carry birth certificate. Fare rule: cancellation upto 4 days before departure 2999 per pax, 0-3 days 4499.`,
    expected: [
      flight('6E 2418', 'Lucknow (LKO) > Navi Mumbai (NMI)', '2027-01-27 13:50 > 16:05+0', {
        class: 'Economy',
        fare: 12718,
        reference: ['T2GJ6Z', 'EMT197340826'],
      }),
    ],
  },
  {
    id: 'varied-53',
    shape: 'airline mail',
    text: `Yatra.com | Flight e-ticket
Reference No. YT2611250087143
This is a self-transfer itinerary: you must collect bags and check in again at Guwahati.

Delhi to Lilabari, 1 Adult

FLIGHT 1  |  Thu, 10 Dec 2026
IndiGo | 6E-394 | Airline PNR: N6RB4X
Delhi (DEL), T2  05:55  ->  Guwahati (GAU)  08:25
Duration 2h 30m | Check-in 15 Kgs

*** 3h 20m layover - SELF TRANSFER ***

FLIGHT 2  |  Thu, 10 Dec 2026
Alliance Air | 9I-755 | Airline PNR: 04HQTC
Guwahati (GAU)  11:45  ->  Lilabari (IXI)  12:55
Duration 1h 10m | ATR 72-600 | Check-in 15 Kgs

Passenger: Ms. Dipshikha Saikia (F)
Fare break up: Base 6,128 + K3 tax 341 + Other taxes 1,207 + Yatra service charge 350 = 8,026
Less: eCash redeemed 500
You paid: Rs. 7,526
GSTIN of agency 06AAACY0000A1Z5. This is not a tax invoice. Assistance 24x7 : 1860 000 0000`,
    expected: [
      flight('6E 394', 'Delhi (DEL) > Guwahati (GAU)', '2026-12-10 05:55 > 08:25+0', {
        reference: ['N6RB4X', 'YT2611250087143'],
      }),
      flight('9I 755', 'Guwahati (GAU) > Lilabari (IXI)', '2026-12-10 11:45 > 12:55+0', {
        reference: ['04HQTC', 'YT2611250087143'],
      }),
    ],
    total: 7526,
  },
  {
    id: 'varied-54',
    shape: 'airline mail',
    text: `ixigo
Yay Harsh! Aapki flights book ho gayi hain 🎉
ixigo ID IXF2488107365

1) JAI ✈ PNQ
Jaipur to Pune
Sat 13 Feb 2027
IndiGo 6E 913
20:25 - 22:20 (1h 55m, non stop)
PNR VK1S7D
Fare charged: Rs 4,120

2) PNQ ✈ JAI
Pune to Jaipur
Wed 17 Feb 2027
SpiceJet SG 1078
09:35 - 11:30 (1h 55m, non stop)
PNR Y4TL9E
Fare charged: Rs 5,233

Passenger - Harsh Vardhan Rathore, Adult
ixigo money earned: Rs 150 (valid 90 days)
ixigo assured NOT taken. Add within 24 hrs @ Rs 549 and get full refund on cancellation.
Cabin bag: 1 pc 7 kg. Check-in 15 kg`,
    expected: [
      flight('6E 913', 'Jaipur (JAI) > Pune (PNQ)', '2027-02-13 20:25 > 22:20+0', {
        fare: 4120,
        reference: ['VK1S7D', 'IXF2488107365'],
      }),
      flight('SG 1078', 'Pune (PNQ) > Jaipur (JAI)', '2027-02-17 09:35 > 11:30+0', {
        fare: 5233,
        reference: ['Y4TL9E', 'IXF2488107365'],
      }),
    ],
  },
  {
    id: 'varied-55',
    shape: 'airline mail',
    text: `Goibibo: Your E-Ticket for Hyderabad-Belagavi
Booking Id GOFLDBE7731902
Hey Ananya! Pack your bags.

Star Air S5-191     PNR: 2QKD8R     Embraer 175
Hyderabad (HYD)                                   Belagavi (IXG)
16:20, Mon 21 Dec '26              17:35, Mon 21 Dec '26
Rajiv Gandhi Airport                   Sambra Airport
1h 15m | non-stop

Passengers: Ananya Kulkarni (seat not selected)
Check in baggage 15 kg, hand baggage 7 kg

Total Amount Paid Rs. 3,894
[Base 2,950 | Taxes 795 | goCash used 0 | Convenience 149]

Don't forget to web check in! Reach the airport 2 hrs before. Rate us on Play Store *****`,
    expected: [
      flight('S5 191', 'Hyderabad (HYD) > Belagavi (IXG)', '2026-12-21 16:20 > 17:35+0', {
        fare: 3894,
        reference: ['2QKD8R', 'GOFLDBE7731902'],
      }),
    ],
  },
  {
    id: 'varied-56',
    shape: 'airline mail',
    text: `FLY91
Bharat Unbound

Hi GAURI,
Here's your booking. See you on board!

Booking Reference
C8YF5U
Issued 20-11-2026

Sun 27 Dec 2026
IC 1375
PNQ
Pune
08:05
1h 05m
SDW
Sindhudurg
09:10

GUEST
SAWANT/GAURI MS     Seat 6D
SAWANT/OM MSTR       Seat 6C

What you paid
Fare INR 3,398.00
Fees & taxes INR 1,016.00
Seats INR 300.00
Total INR 4,714.00

Counters open 2 hours & close 60 min prior to departure. In case of bad weather at Sindhudurg flight may be diverted to Goa (GOX).`,
    expected: [
      flight('IC 1375', 'Pune (PNQ) > Sindhudurg (SDW)', '2026-12-27 08:05 > 09:10+0', {
        seat: '6D,6C',
        fare: 4714,
        reference: 'C8YF5U',
      }),
    ],
  },
]
