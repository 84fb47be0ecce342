import type { TicketText } from '../ticket-text.ts'
import { leg, stay } from './short-labels.ts'

export const STAYS_AND_EVENTS: TicketText[] = [
  {
    id: 'fresh-206',
    shape: 'hotel',
    text: `Booking.com
Thanks, Aditi! Your booking in Udaipur is confirmed.
Confirmation number: 4410.998.231
PIN code: 0000 (confidential)

Jheel Darpan Haveli
Address: 14 Gangaur Ghat Marg, Udaipur, 313001, India
Phone: +91 90000 00021

Check-in    Wednesday, 16 December 2026 (14:00 - 22:00)
Check-out   Saturday, 19 December 2026 (until 11:00)
Your stay   3 nights, 1 room
Deluxe Double Room with Lake View
2 adults

Price  ₹ 11,700
12% Goods & services tax ₹ 1,404
Total price ₹ 13,104
You'll pay at the property. Free cancellation until 14 December 2026, 23:59 IST.`,
    expected: [
      stay('Jheel Darpan Haveli', '', '2026-12-16 14:00 > 11:00+3', {
        fare: [13104, 11700],
        reference: ['4410.998.231', '4410998231'],
        free: ['class', 'fare'],
        to: ['Udaipur', '14 Gangaur Ghat Marg, Udaipur', '14 Gangaur Ghat Marg, Udaipur, 313001, India'],
      }),
    ],
  },
  {
    id: 'fresh-207',
    shape: 'hotel',
    text: `MakeMyTrip Hotel e-Voucher
Booking ID NH2207710093164   |  PNR 0811440937
Hotel Confirmed - Instant

INN MALABAR BREEZE ★★★
Near Beach Road, Kozhikode, Kerala 673032

CHECK IN              CHECK OUT
Fri                   Sun
15 Jan 2027           17 Jan 2027
12 PM                 11 AM
                2 Nights | 2 Guests | 1 Room
Room: Superior King | Meal plan: CP (Breakfast)
Primary Guest: Mr. Jithin Kurian

Payment
Room tariff 5,560 | Hotel taxes 667 | MMT service fee 236 | Coupon MMTSTAY -800
Amount Paid INR 5,663

Local IDs are allowed. Unmarried couples allowed. Early check-in subject to availability.`,
    expected: [
      stay('Inn Malabar Breeze', '', '2027-01-15 12:00 > 11:00+2', {
        fare: 5663,
        reference: ['NH2207710093164', '0811440937'],
        to: ['Kozhikode', 'Near Beach Road, Kozhikode', 'Near Beach Road, Kozhikode, Kerala 673032'],
      }),
    ],
  },
  {
    id: 'fresh-208',
    shape: 'hotel',
    text: `Hi Imran, your OYO booking is confirmed! Booking ID WXYZ4471. Hotel: OYO Townhouse Sector Star, Hazratganj, Lucknow. Check-in: 04 Dec 2026, 12 noon. Check-out: 05 Dec 2026, 11 AM. 1 Classic room, 2 guests. Amt Rs 1,386 payable at hotel. Directions: https://oyo.example/m/4471 Carry original govt ID.`,
    expected: [
      stay('OYO Townhouse Sector Star', '', '2026-12-04 12:00 > 11:00+1', {
        fare: 1386,
        reference: 'WXYZ4471',
        free: ['class', 'fare'],
        to: ['Lucknow', 'Hazratganj, Lucknow'],
      }),
    ],
  },
  {
    id: 'fresh-209',
    shape: 'hotel',
    text: `Kerala Honey Holidays (sample agency) - HOTEL VOUCHER
Lead guest: Mrs. Farida Contractor     Pax: 2 Adults     File: KHH/1226/58

Hotel 1
Name        : Mistwood Resort
City        : Munnar
Check in    : 28-12-2026    Check out : 30-12-2026    Nights: 2
Room        : 1 Premium Valley Room    Plan: MAP
Conf. No    : MW-30177

Hotel 2
Name        : Punnamada Water Villas
City        : Alleppey
Check in    : 30-12-2026    Check out : 01-01-2027    Nights: 2
Room        : 1 Lake Villa             Plan: AP
Conf. No    : PWV 8852

Standard check-in 1400 hrs and check-out 1100 hrs at both hotels.
Gala dinner on 31 Dec is included. Package value paid: Rs 46,500/-
Emergency contact: Mr Biju 90000 00044`,
    expected: [
      stay('Mistwood Resort', 'Munnar', '2026-12-28 14:00 > 11:00+2', {
        reference: ['MW-30177', 'KHH/1226/58'],
        free: ['class', 'departs', 'arrives', 'fare'],
      }),
      stay('Punnamada Water Villas', 'Alleppey', '2026-12-30 14:00 > 11:00+2', {
        reference: ['PWV 8852', 'KHH/1226/58'],
        free: ['class', 'departs', 'arrives', 'fare'],
      }),
    ],
    total: 46500,
  },
  {
    id: 'fresh-210',
    shape: 'hotel',
    text: `Airbnb
Reservation confirmed
You're going to Panjim!

Sunlit Portuguese flat in Fontainhas
Entire home/flat hosted by Melvin

Check-in                 Checkout
Sun, 3 Jan               Thu, 7 Jan
3:00 pm                  10:00 am

Address
Rua 31 de Janeiro, Panjim, Goa 403001, India

Guests
3 adults

Confirmation code
HMQ4ZR92XK

₹4,200.00 x 4 nights     ₹16,800.00
Cleaning fee              ₹1,000.00
Airbnb service fee        ₹2,740.00
Taxes                     ₹1,246.00
Total (INR)              ₹21,786.00

Cancel before 29 December for a full refund.`,
    expected: [
      stay('Sunlit Portuguese flat in Fontainhas', '', '2027-01-03 15:00 > 10:00+4', {
        fare: 21786,
        reference: 'HMQ4ZR92XK',
        to: ['Panjim', 'Rua 31 de Janeiro, Panjim', 'Rua 31 de Janeiro, Panjim, Goa 403001, India', 'Panjim, Goa'],
      }),
    ],
  },
  {
    id: 'fresh-211',
    shape: 'hotel',
    text: `ZOSTEL
Booking confirmation for Zostel Jaisalmer

Hola Meghna! Booking code: ZO-88KT2
Property: Zostel Jaisalmer, Near Fort Road, Jaisalmer
Arrive: 24/12/26    Depart: 27/12/26
Bed in 6 Bed Mixed Dorm (AC) x 1

Tariff (3 nights)   2,847.00
GST @ 5%              142.35
Payable             2,989.35
Paid online           747.34
Due at property     2,242.01

House rules: check-in opens from 1 PM, check-out is by 10 AM. No alcohol in dorms. Guests below 18 not allowed.`,
    expected: [
      stay('Zostel Jaisalmer', '', '2026-12-24 13:00 > 10:00+3', {
        fare: [2989.35, 2989, 747.34],
        reference: 'ZO-88KT2',
        free: ['class', 'departs', 'arrives', 'fare'],
        to: ['Jaisalmer', 'Near Fort Road, Jaisalmer'],
      }),
    ],
  },
  {
    id: 'fresh-212',
    shape: 'calendar',
    text: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example Air//Itinerary//EN
X-WR-TIMEZONE:Asia/Kolkata
BEGIN:VEVENT
UID:ai-2461-20261218@example
DTSTAMP:20261127T061500Z
DTSTART:20261218T033000Z
DTEND:20261218T060000Z
SUMMARY:Flight AI 2461 Bhubaneswar (BBI) - Delhi (DEL)
LOCATION:Biju Patnaik International Airport
DESCRIPTION:Air India\\nPNR: 4NLD8V\\nSeat: 27F\\nPlease reach the airport 2
  hours early.
BEGIN:VALARM
TRIGGER:-PT3H
ACTION:DISPLAY
END:VALARM
END:VEVENT
END:VCALENDAR`,
    expected: [
      leg('air', 'AI2461', 'Bhubaneswar (BBI) > Delhi (DEL)', '2026-12-18 09:00 > 11:30+0', {
        name: 'Air India',
        seat: '27F',
        reference: '4NLD8V',
      }),
    ],
  },
  {
    id: 'fresh-213',
    shape: 'calendar',
    text: `BEGIN:VCALENDAR
METHOD:PUBLISH
BEGIN:VEVENT
UID:bus-7719@example
DTSTART;TZID=Asia/Kolkata:20270114T211500
DTEND;TZID=Asia/Kolkata:20270115T053000
SUMMARY:Bus: Coimbatore to Bengaluru (KPN Safar Travels)
LOCATION:Gandhipuram Omni Bus Stand\\, Coimbatore
DESCRIPTION:Ticket TSKP10094471. Seat U12. Report 15 min before. Rs 1\\,180
  paid.
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`,
    expected: [
      leg('bus', '', 'Coimbatore > Bengaluru', '2027-01-14 21:15 > 05:30+1', {
        name: 'KPN Safar Travels',
        seat: 'U12',
        fare: 1180,
        reference: 'TSKP10094471',
      }),
    ],
  },
  {
    id: 'fresh-214',
    shape: 'calendar',
    text: `Stay at The Pine Cottage, Kasauli
Sat 12 Dec, 13:00 – Mon 14 Dec 2026, 11:00
📍 The Pine Cottage, Lower Mall Road, Kasauli, Himachal Pradesh
Created from your email · Reservation no. PC20261
Guests: 4. Paid ₹9,900 in advance, bonfire extra
🔔 1 day before
Organiser: rhea.k@mail.example`,
    expected: [
      stay('The Pine Cottage', '', '2026-12-12 13:00 > 11:00+2', {
        fare: 9900,
        reference: 'PC20261',
        free: ['fare'],
        to: [
          'Kasauli',
          'Lower Mall Road, Kasauli',
          'Lower Mall Road, Kasauli, Himachal Pradesh',
          'Kasauli, Himachal Pradesh',
        ],
      }),
    ],
  },
  {
    id: 'fresh-215',
    shape: 'calendar',
    text: `Flight to Chandigarh (6E 2195)
When: Thursday, 7 January 2027 4:40 pm – 5:50 pm (IST)
Where: Delhi DEL
Confirmation number B9MZ6T, IndiGo
--
Flight to Delhi (6E 2236)
When: Saturday, 9 January 2027 8:15 pm – 9:20 pm (IST)
Where: Chandigarh IXC
Confirmation number B9MZ6T, IndiGo
--
To see detailed information for automatically created events like this one, use the official Google Calendar app.`,
    expected: [
      leg('air', '6E2195', 'Delhi (DEL) > ', '2027-01-07 16:40 > 17:50+0', {
        name: 'IndiGo',
        to: ['Chandigarh', 'Chandigarh (IXC)'],
        reference: 'B9MZ6T',
      }),
      leg('air', '6E2236', 'Chandigarh (IXC) > ', '2027-01-09 20:15 > 21:20+0', {
        name: 'IndiGo',
        to: ['Delhi', 'Delhi (DEL)'],
        reference: 'B9MZ6T',
      }),
    ],
  },
]
