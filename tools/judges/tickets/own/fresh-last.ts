import type { TicketText } from '../ticket-text.ts'
import { leg, stay } from './short-labels.ts'

export const FRESH_LAST: TicketText[] = [
  {
    id: 'fresh-149',
    shape: 'railway message',
    text: `IRCTC Tkt Booked: PNR-2640098137, Tr-12627, Dt-19-01-27, From SBC To BPL, Cls-2A, Coach-A2, Seat-11,12, Dep-19:20, Amt-6,305. Happy Journey`,
    expected: [
      leg('rail', '12627', '(SBC) > (BPL)', '2027-01-19 19:20', {
        coach: 'A2',
        seat: '11,12',
        class: '2A',
        fare: 6305,
        reference: '2640098137',
      }),
    ],
  },
  {
    id: 'fresh-150',
    shape: 'railway message',
    text: `PNR 6733019824: Chart prepared. Train 12926 Paschim Exp 27-Dec NDLS 16:30. Pax1 B4,41,LB Pax2 B4,44,UB. Alight at BVI. Wish you a happy journey - IR/CRIS`,
    expected: [
      leg('rail', '12926', '(NDLS) > (BVI)', '2026-12-27 16:30', {
        coach: 'B4',
        seat: '41,44',
        reference: '6733019824',
        free: ['to'],
      }),
    ],
  },
  {
    id: 'fresh-151',
    shape: 'railway e-ticket',
    text: `MakeMyTrip Trains
Congratulations! Your ticket is CONFIRMED
PNR: 4430198822     Booking ID: NR7712009831
16022 - Kaveri Express (Runs daily)
Mysuru Jn (MYS)                    Chennai Central (MAS)
20:20 hrs, Sun, 31 Jan             06:50 hrs, Mon, 01 Feb
Duration: 10h 30m
Class: Sleeper (SL) | Quota: Ladies
Boarding from: Mandya (MYA) at 20:54
Traveller       Status/Coach/Berth
Sowmya (F, 31)  CNF / S7 / 6 / UB
Price details
Ticket fare ₹335 + Service fee ₹35 + Free cancellation ₹60 = ₹430`,
    expected: [
      leg('rail', '16022', '(MYA) > (MAS)', '2027-01-31 20:54 > 06:50+1', {
        coach: 'S7',
        seat: '6',
        class: 'SL',
        fare: 430,
        reference: ['4430198822', 'NR7712009831'],
        free: ['departs'],
      }),
    ],
  },
  {
    id: 'fresh-152',
    shape: 'railway status',
    text: `Train running status alert
22436 Vande Bharat Exp (NDLS → BSB), start date 15 Jan 2027
Your stop: Kanpur Central (CNB) arr 10:08, dep 10:10
PNR 2519930078, C2-31, confirmed, CNB to BSB
Arrives Varanasi Jn (BSB) 14:00`,
    expected: [
      leg('rail', '22436', '(CNB) > (BSB)', '2027-01-15 10:10 > 14:00', {
        coach: 'C2',
        seat: '31',
        reference: '2519930078',
        free: ['arrives', 'arrivesDays', 'from'],
      }),
    ],
  },
  {
    id: 'fresh-153',
    shape: 'airline message',
    text: `Confirmed: 6E-6023/07FEB/CCU-IXA/0955-1055. PNR NW5X2Q. Pax: 2 (DEB/A, DEB/S). Thank you for flying IndiGo.`,
    expected: [leg('air', '6E6023', '(CCU) > (IXA)', '2027-02-07 09:55 > 10:55+0', { reference: 'NW5X2Q' })],
  },
  {
    id: 'fresh-154',
    shape: 'airline message',
    text: `Your Air India booking 5TZX2M: AI2481 Mumbai T2 20:25 03 Feb - Rajkot 21:40; return AI2482 Rajkot 07:10 08 Feb - Mumbai T2 08:25. Total INR 9,126. Web check-in opens 48h before.`,
    expected: [
      leg('air', 'AI2481', 'Mumbai > Rajkot', '2027-02-03 20:25 > 21:40+0', { reference: '5TZX2M', free: ['fare'] }),
      leg('air', 'AI2482', 'Rajkot > Mumbai', '2027-02-08 07:10 > 08:25+0', { reference: '5TZX2M', free: ['fare'] }),
    ],
    total: 9126,
  },
  {
    id: 'fresh-155',
    shape: 'airline mail',
    text: `IndiGo
Dear Ms Fernandes, here is your itinerary.
PNR: VT3L9Q | Confirmed | Booked 23 Nov 2026

Goa (Dabolim) to Hyderabad
6E 6711, Airbus A320
Fri 22 Jan 2027
Departs 23:05
Arrives 00:25 (Sat 23 Jan)
Check-in closes 22:05

Hyderabad to Goa (Dabolim)
6E 6712, Airbus A321
Mon 25 Jan 2027
Departs 19:40
Arrives 21:00
Check-in closes 18:40

Fare summary: INR 3,100 + 3,400 + taxes 1,322 = INR 7,822`,
    expected: [
      leg('air', '6E6711', 'Goa > Hyderabad', '2027-01-22 23:05 > 00:25+1', { reference: 'VT3L9Q', free: ['fare'] }),
      leg('air', '6E6712', 'Hyderabad > Goa', '2027-01-25 19:40 > 21:00+0', { reference: 'VT3L9Q', free: ['fare'] }),
    ],
    total: 7822,
  },
  {
    id: 'fresh-156',
    shape: 'airline mail',
    text: `<table><tr><td>Airline</td><td>Flight</td><td>From</td><td>To</td><td>Date</td><td>Dep</td><td>Arr</td></tr>
<tr><td>Akasa Air</td><td>QP 1109</td><td>Bengaluru (BLR)</td><td>Pune (PNQ)</td><td>19-Jan-2027</td><td>21:15</td><td>22:50</td></tr></table>
<p>PNR: <b>ZL7Q4R</b></p><p>Passenger: Mr Imran Pathan</p><p>Total: &#8377; 4,218</p>`,
    expected: [
      leg('air', 'QP1109', '(BLR) > (PNQ)', '2027-01-19 21:15 > 22:50+0', { fare: 4218, reference: 'ZL7Q4R' }),
    ],
  },
  {
    id: 'fresh-157',
    shape: 'boarding pass',
    text: `6E 2362
DEL → IXL
Delhi T2 - Leh
17 Feb 2027
Board 05:10
Dep 05:55
Arr 07:20
Seat 3A
PNR BK2N8S
Group 1
Gate 31 (may change)`,
    expected: [
      leg('air', '6E2362', '(DEL) > (IXL)', '2027-02-17 05:55 > 07:20+0', { seat: '3A', reference: 'BK2N8S' }),
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
    id: 'fresh-162',
    shape: 'bus',
    text: `Ticket Confirmed ✅
Route: Kochi ➜ Bengaluru
Travels: Kallada Travels (Suresh)
Journey Date: 29/01/2027 (Fri)
Boarding Time & Place: 08:10 PM, Vytilla Hub
Dropping Time & Place: 06:30 AM (30/01/2027), Madiwala
Seat: L5 | Fare: ₹1,470
PNR: KLD771209 | redBus ID: TT8812093
Contact: 9400000000`,
    expected: [
      leg('bus', '', 'Kochi > Bengaluru', '2027-01-29 20:10 > 06:30+1', {
        name: 'Kallada Travels',
        seat: 'L5',
        fare: 1470,
        reference: ['KLD771209', 'TT8812093'],
      }),
    ],
  },
  {
    id: 'fresh-163',
    shape: 'bus',
    text: `SETC: PNR T81200934 TRICHY-CHENNAI(KCBT) 2130TRYCHE 24/01/2027 21:30 Ultra Deluxe Seats 11,12 Boarding: TRICHY CENTRAL BS Fare Rs.640.00. Bus details 30 mins before dep.`,
    expected: [
      leg('bus', '', 'TRICHY > CHENNAI', '2027-01-24 21:30', {
        name: 'SETC',
        seat: '11,12',
        fare: 640,
        reference: 'T81200934',
        free: ['class', 'number'],
      }),
    ],
  },
  {
    id: 'fresh-164',
    shape: 'bus',
    text: `IntrCity SmartBus e-ticket
Booking no: IC77120098
Delhi (Anand Vihar) - Lucknow (Alambagh)
Wed, 13 Jan 2027 11:15 PM
Thu, 14 Jan 2027 06:45 AM
Seat 12B lower
Fare 1,199 | Discount 200 | Total 999`,
    expected: [
      leg('bus', '', 'Delhi > Lucknow', '2027-01-13 23:15 > 06:45+1', {
        name: 'IntrCity SmartBus',
        seat: '12B',
        fare: 999,
        reference: 'IC77120098',
      }),
    ],
  },
]
