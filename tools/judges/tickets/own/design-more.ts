import type { TicketText } from '../ticket-text.ts'
import { leg, stay } from './short-labels.ts'

export const DESIGN_MORE: TicketText[] = [
  {
    id: 'design-35',
    shape: 'ferry or helicopter',
    text: `Green Ocean Seaways
BOOKING CONFIRMED  Ref: GO2271905
ONWARD
Port Blair (Haddo) - Havelock
06 Feb 2027  06:30 - 08:45  Green Ocean 1
RETURN
Havelock - Port Blair (Haddo)
09 Feb 2027  13:30 - 15:45  Green Ocean 2
2 pax  Economy
Total amount Rs 5,240 incl. port charges`,
    total: 5240,
    expected: [
      leg('sea', '', 'Port Blair > Havelock', '2027-02-06 06:30 > 08:45', {
        name: 'Green Ocean 1',
        class: 'Economy',
        arrivesDays: 0,
        reference: 'GO2271905',
        free: ['fare', 'name'],
      }),
      leg('sea', '', 'Havelock > Port Blair', '2027-02-09 13:30 > 15:45', {
        name: 'Green Ocean 2',
        class: 'Economy',
        arrivesDays: 0,
        reference: 'GO2271905',
        free: ['fare', 'name'],
      }),
    ],
  },
  {
    id: 'design-36',
    shape: 'ferry or helicopter',
    text: `Dear Customer, your M2M Ferries ticket is confirmed. Booking No 88120457. Mumbai (Bhaucha Dhakka) to Mandwa on 02-Jan-2027 Saturday, departure 08:00 AM. Car: 1, Passengers: 4 (Premium). Amount Rs 3450. Arrive 45 min early with vehicle.`,
    expected: [
      leg('sea', '', 'Mumbai > Mandwa', '2027-01-02 08:00', {
        name: 'M2M',
        class: 'Premium',
        fare: 3450,
        reference: '88120457',
      }),
    ],
  },
  {
    id: 'design-37',
    shape: 'ferry or helicopter',
    text: `ITT MAJESTIC
Passenger Ticket
PNR   : ITT9920417
Sector           Date          ETD      ETA      Class
Havelock-Neil    22/01/2027    10:00    10:45    Premium
Neil-Port Blair  24/01/2027    14:45    16:00    Premium
Passengers: 2   Seats: A5, A6
Amount paid Rs. 6,180`,
    total: 6180,
    expected: [
      leg('sea', '', 'Havelock > Neil', '2027-01-22 10:00 > 10:45', {
        name: 'ITT Majestic',
        class: 'Premium',
        arrivesDays: 0,
        reference: 'ITT9920417',
        free: ['fare', 'seat'],
      }),
      leg('sea', '', 'Neil > Port Blair', '2027-01-24 14:45 > 16:00', {
        name: 'ITT Majestic',
        class: 'Premium',
        arrivesDays: 0,
        reference: 'ITT9920417',
        free: ['fare', 'seat'],
      }),
    ],
  },
  {
    id: 'design-38',
    shape: 'ferry or helicopter',
    text: `UCADA Heli Shuttle
Confirmation
Ref. No. HS-2027-55810
Flight date  : 22 May 2027 (Saturday)
Helipad      : Sersi
Operator     : Himalayan Heli Services
Going        : Sersi to Kedarnath, 06:40
Coming back  : Kedarnath to Sersi, 11:20
Persons      : 3
Paid         : INR 18,183`,
    total: 18183,
    expected: [
      leg('air', '', 'Sersi > Kedarnath', '2027-05-22 06:40', {
        name: 'Himalayan Heli Services',
        reference: 'HS202755810',
        free: ['fare'],
      }),
      leg('air', '', 'Kedarnath > Sersi', '2027-05-22 11:20', {
        name: 'Himalayan Heli Services',
        reference: 'HS202755810',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-39',
    shape: 'bus',
    text: `zingbus
Your trip to Manali is confirmed 🎉
Booking ID ZB-77410283

Delhi                        Manali
8:30 PM, 30 Dec              9:00 AM, 31 Dec
Majnu Ka Tilla               Volvo Bus Stand

Bus: Volvo A/C Semi Sleeper (2+2)
Seat no. 17, 18
Travellers: Nitin, Pallavi
Total paid ₹2,499`,
    expected: [
      leg('bus', '', 'Delhi > Manali', '2026-12-30 20:30 > 09:00+1', {
        name: 'Zingbus',
        seat: '17,18',
        fare: 2499,
        reference: 'ZB77410283',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-40',
    shape: 'bus',
    text: `MSRTC Online Reservation
Ticket No 20270115004471
Service: SHIVSHAHI AC SLEEPER
From Stop: PUNE SHIVAJINAGAR    To Stop: CHHATRAPATI SAMBHAJINAGAR CBS
Journey Date: 15/01/2027    Departure Time: 23:15
Boarding Stop: PUNE SHIVAJINAGAR (23:15)
No. of Seats: 1    Seat Nos: 9
Ticket Fare 620.00   Reservation Charge 10.00   ASN 1.00   Total 631.00`,
    expected: [
      leg('bus', '', 'Pune > Chhatrapati Sambhajinagar', '2027-01-15 23:15', {
        seat: '9',
        fare: 631,
        reference: '20270115004471',
        free: ['class', 'name', 'number'],
      }),
    ],
  },
  {
    id: 'design-41',
    shape: 'bus',
    text: `Paytm Bus Ticket
Chennai - Coimbatore
24 Jan 2027, Sun
10:15 PM - 06:05 AM
KPN Travels
AC Sleeper (2+1)
Boarding: Koyambedu, Omni Bus Stand (Platform 3) at 10:15 PM
Drop: Gandhipuram at 06:05 AM
Seat: SL6
PNR: KPN7741203
Operator contact 044 0000 1234
Amount Paid Rs. 1,149`,
    expected: [
      leg('bus', '', 'Chennai > Coimbatore', '2027-01-24 22:15 > 06:05+1', {
        name: 'KPN Travels',
        seat: 'SL6',
        fare: 1149,
        reference: 'KPN7741203',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-42',
    shape: 'bus',
    text: `TNSTC: OB Ref T61190442 ; Trip Code 2130MADCHN ; Corp SETC ; MADURAI MATTUTHAVANI to CHENNAI KILAMBAKKAM ; 05/01/2027 21:30 Hrs ; Class AC SLEEPER ; Seats 12LB,14LB ; Fare 2070`,
    expected: [
      leg('bus', '2130MADCHN', 'Madurai > Chennai', '2027-01-05 21:30', {
        name: 'SETC',
        seat: '12,14',
        class: 'AC Sleeper',
        fare: 2070,
        reference: 'T61190442',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-43',
    shape: 'bus',
    text: `FlixBus booking confirmation
Order number 3118 204 771

Trip 1
Wed, 24 Feb 2027
07:15  Bengaluru (Silk Board)
12:40  Hampi (Hosapete bus stand)
Bus N512, seat 4A

Trip 2
Sat, 27 Feb 2027
22:30  Hampi (Hosapete bus stand)
05:10  Bengaluru (Silk Board)   +1 day
Bus N513, seat 6C

Total: ₹ 1,798.00`,
    total: 1798,
    expected: [
      leg('bus', 'N512', 'Bengaluru > Hampi', '2027-02-24 07:15 > 12:40', {
        name: 'FlixBus',
        seat: '4A',
        arrivesDays: 0,
        reference: '3118204771',
        free: ['fare', 'number'],
      }),
      leg('bus', 'N513', 'Hampi > Bengaluru', '2027-02-27 22:30 > 05:10+1', {
        name: 'FlixBus',
        seat: '6C',
        reference: '3118204771',
        free: ['fare', 'number'],
      }),
    ],
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
    id: 'design-47',
    shape: 'railway e-ticket',
    text: `IRCTC e-Ticket
PNR : 2216640873
Train : 20608 / VANDE BHARAT EXP
Quota : GENERAL (GN)
Class : CHAIR CAR (CC)
From : MYSURU JN (MYS)
To : MGR CHENNAI CTL (MAS)
Date of Journey : 14-Feb-2027
Boarding At : KSR BENGALURU (SBC)
Date Of Boarding : 14-Feb-2027
Scheduled Departure : 14:50
Reservation Upto : MGR CHENNAI CTL (MAS)
Scheduled Arrival : 19:20 14-Feb-2027
Adult : 1  Child : 0
Passenger Mobile No : 90000 00000
Distance : 497 KM
Booking Date : 22-Nov-2026 09:14:55 AM
S. No. Name Age Gender Booking Status Current Status
1 K RAMESH 52 Male CNF/C4/57/WINDOW SIDE CNF/C4/57/WINDOW SIDE
Ticket Fare Rs. 1,365.00
Total Fare (all inclusive) Rs. 1,400.40`,
    expected: [
      leg('rail', '20608', '(SBC) > (MAS)', '2027-02-14 14:50 > 19:20', {
        coach: 'C4',
        seat: '57',
        class: 'CC',
        fare: [1365, 1400],
        arrivesDays: 0,
        reference: '2216640873',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-48',
    shape: 'railway message',
    text: `RailYatri: Booking confirmed! PNR 6620417739, Train 19020 Haridwar-Bandra Terminus Exp, Boarding: Haridwar Jn (HW) 12:35 PM on 23 Jan, Drop: Kota Jn (KOTA) 1:10 AM on 24 Jan. Class 3A. Seats: B1-12, B1-15. Amount Rs.1987`,
    expected: [
      leg('rail', '19020', '(HW) > (KOTA)', '2027-01-23 12:35 > 01:10+1', {
        coach: 'B1',
        seat: '12,15',
        class: '3A',
        fare: 1987,
        reference: '6620417739',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-49',
    shape: 'railway e-ticket',
    text: `Two journeys booked on your Paytm account

1. 12269 Duronto Express
MGR Chennai Ctl (MAS) to H Nizamuddin (NZM)
Mon, 08 Feb 2027 06:35 - Tue, 09 Feb 2027 10:40
PNR 4119320087 | 2A | A1-19 (Lower)
Fare ₹3,480

2. 12270 Duronto Express
H Nizamuddin (NZM) to MGR Chennai Ctl (MAS)
Sat, 13 Feb 2027 15:55 - Sun, 14 Feb 2027 20:10
PNR 2730018846 | 2A | A1-7 (Side Lower)
Fare ₹3,480`,
    total: 6960,
    expected: [
      leg('rail', '12269', '(MAS) > (NZM)', '2027-02-08 06:35 > 10:40+1', {
        coach: 'A1',
        seat: '19',
        class: '2A',
        reference: '4119320087',
        free: ['name', 'fare'],
      }),
      leg('rail', '12270', '(NZM) > (MAS)', '2027-02-13 15:55 > 20:10+1', {
        coach: 'A1',
        seat: '7',
        class: '2A',
        reference: '2730018846',
        free: ['name', 'fare'],
      }),
    ],
  },
  {
    id: 'design-50',
    shape: 'unclear',
    text: `Reminder: your flight to Udaipur is on 20th Dec. 6E or Air India ka decide nahi hua par PNR Q8LTRX aa gaya hai. BOM se 10.20 pm ya 11 pm`,
    expected: [
      {
        kind: 'air',
        from: 'BOM',
        to: 'Udaipur',
        date: '2026-12-20',
        reference: 'Q8LTRX',
        ask: ['departs'],
        free: ['name', 'number'],
      },
    ],
    orNothing: true,
  },
]
