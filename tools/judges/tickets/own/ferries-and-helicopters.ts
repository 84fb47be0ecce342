import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const FERRIES_AND_HELICOPTERS: TicketText[] = [
  {
    id: 'design-12',
    shape: 'ferry or helicopter',
    text: `NAUTIKA - Booking Confirmation
PNR: NTK58203317
Sri Vijaya Puram (Port Blair)  to  Swaraj Dweep (Havelock)
Date: 14-01-2027     Vessel: Nautika
Departure: 07:45     Arrival: 09:15
Class: Luxury
Passengers
1 Gaurav Bhatia M 33 Seat L-21
2 Shruti Bhatia F 31 Seat L-22
Ticket Fare 3,150.00
PSF 100.00
Total 3,250.00
Report at Haddo Wharf 75 minutes before departure`,
    expected: [
      leg('sea', '', 'Sri Vijaya Puram > Swaraj Dweep', '2027-01-14 07:45 > 09:15', {
        name: 'Nautika',
        seat: 'L21,L22',
        class: 'Luxury',
        fare: [3150, 3250],
        reference: 'NTK58203317',
        arrivesDays: 0,
      }),
    ],
  },
  {
    id: 'design-13',
    shape: 'ferry or helicopter',
    text: `HeliYatra e-Ticket
Booking ID: UKHY2704991
Operator: Rajas Aerosports
Date of Journey: 17-05-2027
Sector: PHATA - KEDARNATH - PHATA
Onward slot: 08:00 - 09:00
Passengers: 2
1. Mahesh Tiwari 58 kg 64
2. Usha Tiwari 55 kg 59
Total Fare: Rs. 12,124
Return shuttle will be operated on the same day, after darshan. Reach the helipad 60 min before the slot.`,
    total: 12124,
    expected: [
      leg('air', '', 'Phata > Kedarnath', '2027-05-17 08:00', {
        name: 'Rajas Aerosports',
        reference: 'UKHY2704991',
        free: ['fare', 'name'],
      }),
      {
        kind: 'air',
        from: 'Kedarnath',
        to: 'Phata',
        name: 'Rajas Aerosports',
        reference: 'UKHY2704991',
        ask: ['departs'],
        free: ['fare', 'date', 'name'],
      },
    ],
  },
  {
    id: 'design-34',
    shape: 'ferry or helicopter',
    text: `Pawan Hans Limited
HELICOPTER SERVICE - DIU
Ticket No: PHL/SRT/004417
Date of Flight: 09/01/2027  
Route: SURAT - DIU
Reporting Time: 08:45
Departure Time: 09:45
Arrival Time: 10:50
Passenger: MR KETAN MEHTA, 41, M
Fare: Rs. 3,500 + GST 175 = Rs. 3,675`,
    expected: [
      leg('air', '', 'Surat > Diu', '2027-01-09 09:45 > 10:50', {
        name: 'Pawan Hans',
        arrivesDays: 0,
        fare: 3675,
        reference: ['PHLSRT004417'],
      }),
    ],
  },
  {
    id: 'fresh-52',
    shape: 'ferry or helicopter',
    text: `Nautika Ferry - Booking confirmed
PNR: NTK-26-88120
Passenger: 2 adults
Trip: Swaraj Dweep (Havelock) → Shaheed Dweep (Neil)
Date: 10 Jan 2027
Departure 10:15 | Arrival 11:00 | Reporting 09:30
Class: Luxury | Seats: L14, L15
Amount: ₹2,950`,
    expected: [
      leg('sea', '', '', '2027-01-10 10:15 > 11:00+0', {
        name: 'Nautika',
        from: 'Swaraj Dweep',
        to: ['Shaheed Dweep', 'Neil'],
        seat: 'L14,L15',
        class: 'Luxury',
        fare: 2950,
        reference: ['NTK2688120', 'NTK-26-88120'],
      }),
    ],
  },
  {
    id: 'fresh-53',
    shape: 'ferry or helicopter',
    text: `M2M Ferries Boarding Pass
Mumbai (Bhaucha Dhakka) to Mandwa
Date 26/12/2026  Time 09:15 AM
Class Executive   Vehicle: Car (SUV) MH04 AB 1234
Booking Ref M2M-771204   Passengers 4
Amount Paid Rs 3,960
Please report 45 minutes before departure`,
    expected: [
      leg('sea', '', 'Mumbai > Mandwa', '2026-12-26 09:15', {
        name: 'M2M Ferries',
        fare: 3960,
        class: 'Executive',
        reference: ['M2M771204', 'M2M-771204'],
      }),
    ],
  },
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
    id: 'design-62',
    shape: 'ferry or helicopter',
    text: `Your sailing with Makruzz is booked!

Booking Reference
MKZ88214

Journey 1
Port Blair → Havelock
16 Jan 2027, 08:00 AM - 09:30 AM
Makruzz Gold | Deluxe | Seats D11, D12

Journey 2
Havelock → Neil Island
18 Jan 2027, 10:00 AM - 11:00 AM
Makruzz | Premium | Seats P3, P4

Grand Total   ₹ 7,264`,
    total: 7264,
    expected: [
      leg('sea', '', 'Port Blair > Havelock', '2027-01-16 08:00 > 09:30', {
        name: 'Makruzz',
        seat: 'D11,D12',
        class: 'Deluxe',
        arrivesDays: 0,
        reference: 'MKZ88214',
        free: ['fare'],
      }),
      leg('sea', '', 'Havelock > Neil', '2027-01-18 10:00 > 11:00', {
        name: 'Makruzz',
        seat: 'P3,P4',
        class: 'Premium',
        arrivesDays: 0,
        reference: 'MKZ88214',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-63',
    shape: 'ferry or helicopter',
    text: `Kochi - Lakshadweep Ship Ticket
Lakshadweep Administration, Port Office
Ticket No. LKD/26/00881
Vessel : MV KAVARATTI
Voyage : 1142
Embarkation : KOCHI (Willingdon Island)
Disembarkation : AGATTI
Date of Sailing : 12.01.2027
Time of Sailing : 12:00
Expected arrival : 13.01.2027 07:30
Class : Second Class Cabin  Berth : 214-B
Amount : Rs 3,270/-`,
    expected: [
      leg('sea', '', 'Kochi > Agatti', '2027-01-12 12:00 > 07:30+1', {
        name: 'MV Kavaratti',
        class: 'Second Class',
        seat: '214B',
        fare: 3270,
        reference: 'LKD2600881',
        free: ['number', 'seat'],
      }),
    ],
  },
  {
    id: 'design-64',
    shape: 'ferry or helicopter',
    text: `Vaishno Devi Heli Booking
Katra to Sanjichhat
Booking ID: SMV44820177
Date: 11 Feb 2027
Slot: 09:00 AM
Operator: Himalayan Heli
Passengers: 2
Total: Rs 4,420
Report at Katra helipad 1 hour before your slot.`,
    expected: [
      leg('air', '', 'Katra > Sanjichhat', '2027-02-11 09:00', {
        name: 'Himalayan Heli',
        fare: 4420,
        reference: 'SMV44820177',
      }),
    ],
  },
  {
    id: 'design-65',
    shape: 'ferry or helicopter',
    text: `Ro-Pax Ferry Service (Ghogha - Hazira)
DG Sea Connect
Ticket: DGSC2701447
Ghogha 09:00 hrs  -  Hazira 13:00 hrs
23-01-2027
Executive class, 3 passengers + 1 car
Paid Rs. 4650 by card ending 1144`,
    expected: [
      leg('sea', '', 'Ghogha > Hazira', '2027-01-23 09:00 > 13:00', {
        class: 'Executive',
        fare: 4650,
        arrivesDays: 0,
        reference: 'DGSC2701447',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-91',
    shape: 'ferry or helicopter',
    text: `e-Boarding Card
MV Makruzz Pearl
VOYAGE DATE: 19 JAN 2027, TUE
NEIL ISLAND (Bharatpur Jetty) to PORT BLAIR (Haddo Wharf)
ETD 16:45 / ETA 18:10
GUEST: MRS KAMINI BEDI   SEAT: 48 (PREMIUM)
PNR: MP77QX19
Boarding closes 15 minutes prior`,
    expected: [
      leg('sea', '', 'Neil Island > Port Blair', '2027-01-19 16:45 > 18:10', {
        name: 'Makruzz Pearl',
        seat: '48',
        class: 'Premium',
        arrivesDays: 0,
        reference: 'MP77QX19',
      }),
    ],
  },
  {
    id: 'design-92',
    shape: 'ferry or helicopter',
    text: `Thumby Aviation - Kedarnath Shuttle
Booking: TA/GK/27/0914
Guptkashi → Kedarnath
Wed, 19 May 2027 | Slot 07:00-08:00
Kedarnath → Guptkashi
Wed, 19 May 2027 | Slot 12:00-13:00
Passengers: 2 adults
Ticket amount Rs 17,064`,
    total: 17064,
    expected: [
      leg('air', '', 'Guptkashi > Kedarnath', '2027-05-19 07:00', {
        name: 'Thumby Aviation',
        reference: 'TAGK270914',
        free: ['fare'],
      }),
      leg('air', '', 'Kedarnath > Guptkashi', '2027-05-19 12:00', {
        name: 'Thumby Aviation',
        reference: 'TAGK270914',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-113',
    shape: 'ferry or helicopter',
    text: `Sealink Adventures - Booking voucher
Voucher no: SL-27-00418
Dear Guest, your ferry from Havelock to Neil Island is confirmed for 21st January 2027.
Reporting 12:45, departure 13:30, arrival 14:15.
2 x Luxury class @ Rs 1,450 = Rs 2,900
Carry photo ID.`,
    expected: [
      leg('sea', '', 'Havelock > Neil', '2027-01-21 13:30 > 14:15', {
        name: 'Sealink',
        class: 'Luxury',
        fare: 2900,
        arrivesDays: 0,
        reference: 'SL2700418',
      }),
    ],
  },
  {
    id: 'design-114',
    shape: 'ferry or helicopter',
    text: `FlyBlade
Reservation B-77120
Mumbai (Juhu) → Shirdi
Sat, Feb 13 2027
Check in 8:15 AM
Wheels up 9:00 AM
Lands 9:45 AM
2 seats on Bell 407
Total INR 47,200`,
    expected: [
      leg('air', '', 'Mumbai > Shirdi', '2027-02-13 09:00 > 09:45', {
        name: 'Blade',
        fare: 47200,
        arrivesDays: 0,
        reference: 'B77120',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-115',
    shape: 'ferry or helicopter',
    text: `TICKET - Inland Water Transport, Assam
Nimati Ghat to Kamalabari (Majuli)
Vessel MB Kamala
Dt 27.12.2026  Trip 10.30 am
Adult 2  Two-wheeler 1
Amt Rs 86.00  Receipt 55821`,
    expected: [
      leg('sea', '', 'Nimati Ghat > Kamalabari', '2026-12-27 10:30', {
        name: 'MB Kamala',
        fare: 86,
        free: ['reference', 'name'],
      }),
    ],
  },
  {
    id: 'design-140',
    shape: 'ferry or helicopter',
    text: `Your Nautika booking
PNR  NTK770918
Status  Confirmed

Swaraj Dweep           Shaheed Dweep
11:15 AM               12:00 PM
Sun, 17 Jan 2027

Nautika Lite - Luxury
Guests: Rohit (34), Neha (32) - Seats 12B, 12C
Amount paid  INR 2,960`,
    expected: [
      leg('sea', '', 'Swaraj Dweep > Shaheed Dweep', '2027-01-17 11:15 > 12:00', {
        name: 'Nautika Lite',
        seat: '12B,12C',
        class: 'Luxury',
        fare: 2960,
        arrivesDays: 0,
        reference: 'NTK770918',
      }),
    ],
  },
  {
    id: 'design-141',
    shape: 'ferry or helicopter',
    text: `Amarnath Yatra Helicopter Ticket
Sector: Pahalgam - Panjtarni - Pahalgam
Operator: Heritage Aviation
Booking No: AY270714882
Date of travel 14-07-2027
Reporting time 07:00 (Pahalgam helipad)
Onward flight 08:00
Return flight 13:00
Pax 2   Total Rs 21,600`,
    total: 21600,
    expected: [
      leg('air', '', 'Pahalgam > Panjtarni', '2027-07-14 08:00', {
        name: 'Heritage Aviation',
        reference: 'AY270714882',
        free: ['fare'],
      }),
      leg('air', '', 'Panjtarni > Pahalgam', '2027-07-14 13:00', {
        name: 'Heritage Aviation',
        reference: 'AY270714882',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-154',
    shape: 'ferry or helicopter',
    text: `Government ferry ticket
Dept. of Shipping Services
MV Bambooka
Swaraj Dweep to Sri Vijaya Puram
Journey date 24/01/2027 Sunday
Sailing 16:30 Hrs
Ticket no DSS/HV/70214
No. of pax 3
Rs 1,950/-`,
    expected: [
      leg('sea', '', 'Swaraj Dweep > Sri Vijaya Puram', '2027-01-24 16:30', {
        name: 'MV Bambooka',
        fare: 1950,
        reference: 'DSSHV70214',
      }),
    ],
  },
  {
    id: 'design-155',
    shape: 'ferry or helicopter',
    text: `Chardham by helicopter - Aryan Aviation
Booking AA-27-5512 is confirmed for 3 passengers.
Leg 1: 21 May 2027, Dehradun (Sahastradhara) to Yamunotri (Kharsali), take-off 07:30
Leg 2: 22 May 2027, Yamunotri (Kharsali) to Gangotri (Harsil), take-off 09:00
Package price Rs 5,85,000`,
    total: 585000,
    expected: [
      leg('air', '', 'Dehradun > Yamunotri', '2027-05-21 07:30', {
        name: 'Aryan Aviation',
        reference: 'AA275512',
        free: ['fare', 'name'],
      }),
      leg('air', '', 'Yamunotri > Gangotri', '2027-05-22 09:00', {
        name: 'Aryan Aviation',
        reference: 'AA275512',
        free: ['fare', 'name'],
      }),
    ],
  },
  {
    id: 'own-75',
    shape: 'ferry or helicopter',
    text: `Directorate of Shipping Services - Ferry ticket
PNR 2612998104
MV Sindhu Star, Port Blair (Phoenix Bay) to Havelock
Dep 02-Jan-2027 14:00 Arr 16:30
Seat type: AC Deluxe. Passengers: 3
Seats: D11 D12 D13
Fare Rs 1,455`,
    expected: [
      {
        kind: 'sea',
        name: 'MV Sindhu Star',
        from: 'Port Blair',
        to: 'Havelock',
        date: '2027-01-02',
        departs: '14:00',
        arrives: '16:30',
        arrivesDays: 0,
        seat: 'D11,D12,D13',
        class: 'AC Deluxe',
        fare: 1455,
        reference: '2612998104',
      },
    ],
  },
  {
    id: 'own-76',
    shape: 'ferry or helicopter',
    text: `Hi Zara! Green Ocean Seaways e-ticket GO2-77120 ✅
⛴ Green Ocean 1
📍 Havelock ➡ Neil
📅 6 January 2027
🕑 Check-in 1:30 PM | Departure 2:30 PM | Arrival 3:40 PM
💺 Royal: R3, R4
💰 ₹3,400 paid
No refund within 24 hours of departure.`,
    expected: [
      {
        kind: 'sea',
        name: 'Green Ocean 1',
        from: 'Havelock',
        to: 'Neil',
        date: '2027-01-06',
        departs: '14:30',
        arrives: '15:40',
        arrivesDays: 0,
        seat: 'R3,R4',
        class: 'Royal',
        fare: 3400,
        reference: 'GO277120',
      },
    ],
  },
  {
    id: 'own-77',
    shape: 'ferry or helicopter',
    text: `Heritage Aviation Pvt Ltd - Char Dham shuttle
E-ticket no: HA27-004418
Passenger: TARA DEVI + 1
Guptkashi - Kedarnath 24/05/2027 07:40
Kedarnath - Guptkashi 24/05/2027 10:20
Fare: 2 x 8,126 = Rs. 16,252 (both ways)
Reporting: Guptkashi helipad, 06:40. Weight limit 80 kg.`,
    expected: [
      {
        kind: 'air',
        name: 'Heritage Aviation',
        from: 'Guptkashi',
        to: 'Kedarnath',
        date: '2027-05-24',
        departs: '07:40',
        reference: 'HA27004418',
        free: ['fare'],
      },
      {
        kind: 'air',
        name: 'Heritage Aviation',
        from: 'Kedarnath',
        to: 'Guptkashi',
        date: '2027-05-24',
        departs: '10:20',
        reference: 'HA27004418',
        free: ['fare'],
      },
    ],
    total: 16252,
  },
  {
    id: 'own-42',
    shape: 'ferry or helicopter',
    text: `DG Sea Connect - Hazira Ghogha Ropax
Booking No: HZG2612-40077
Onward
Hazira (Surat) to Ghogha (Bhavnagar)
Date 20/12/2026   Departure 08:00   Arrival 11:30
Vessel: Voyage Symphony
Executive class: 2 passengers, seats 44, 45
Car: 1 (GJ05 RX 1190)
Total: INR 3,870
Reporting at Hazira terminal 1 hr 30 min prior`,
    expected: [
      {
        kind: 'sea',
        name: 'Voyage Symphony',
        from: 'Hazira',
        to: 'Ghogha',
        date: '2026-12-20',
        departs: '08:00',
        arrives: '11:30',
        arrivesDays: 0,
        seat: '44,45',
        class: 'Executive',
        fare: 3870,
        reference: 'HZG261240077',
      },
    ],
  },
  {
    id: 'own-43',
    shape: 'ferry or helicopter',
    text: `Dear Mr. Roy, your Makruzz tickets are confirmed. PNR MK7712A. 1) 03 Jan 2027 Port Blair 08:00 - Havelock 09:30 Premium 2) 05 Jan 2027 Havelock 10:00 - Neil Island 10:45 Deluxe. Seats will be allotted at the counter. Amount INR 6,150. Check-in closes 30 min before.`,
    expected: [
      {
        kind: 'sea',
        name: 'Makruzz',
        from: 'Port Blair',
        to: 'Havelock',
        date: '2027-01-03',
        departs: '08:00',
        arrives: '09:30',
        arrivesDays: 0,
        class: 'Premium',
        reference: 'MK7712A',
        free: ['fare', 'class'],
      },
      {
        kind: 'sea',
        name: 'Makruzz',
        from: 'Havelock',
        to: 'Neil Island',
        date: '2027-01-05',
        departs: '10:00',
        arrives: '10:45',
        arrivesDays: 0,
        class: 'Deluxe',
        reference: 'MK7712A',
        free: ['fare', 'class'],
      },
    ],
    total: 6150,
  },
  {
    id: 'own-44',
    shape: 'ferry or helicopter',
    text: `SHRI MATA VAISHNO DEVI SHRINE BOARD
HELICOPTER E-TICKET
Booking Ref : SMVDSB88127
Route : KATRA TO SANJICHHAT
Travel Date : 16/12/2026
Reporting Time : 08:10
Flight Time : 09:10
Operator : Global Vectra Helicorp
Pax Name       Age  Weight
MEENA PURI     51   63
RAJ PURI       55   78
Fare per pax : 2,210   Total Amount : 4,420`,
    expected: [
      {
        kind: 'air',
        name: 'Global Vectra Helicorp',
        from: 'KATRA',
        to: 'SANJICHHAT',
        date: '2026-12-16',
        departs: '09:10',
        fare: 4420,
        reference: 'SMVDSB88127',
      },
    ],
  },
  {
    id: 'own-45',
    shape: 'ferry or helicopter',
    text: `STDC Heli Service: Tkt SKH-2291 confirmed for 2 pax, Bagdogra to Gangtok (Burtuk helipad) on 14 Jan 2027 at 1330 hrs, flying time 35 min. Fare Rs 9,000 paid. Baggage 10 kg. Report 45 min early at the Bagdogra airport heli counter.`,
    expected: [
      {
        kind: 'air',
        from: 'Bagdogra',
        to: 'Gangtok',
        date: '2027-01-14',
        departs: '13:30',
        fare: 9000,
        reference: 'SKH2291',
        free: ['name'],
      },
    ],
  },
  {
    id: 'own-46',
    shape: 'ferry or helicopter',
    text: `LAKSHADWEEP SHIP TICKET
Ship: MV ARABIAN SEA
Kochi -> Agatti
Sailing: 22 Dec 2026, 14:00
Reaching: 23 Dec 2026, 08:30
Class: Tourist First Class, Cabin 14, Berth A/B
Ticket nos. LK20118, LK20119
Amount Rs. 8,940
Embarkation at Willingdon Island scanning centre, report by 11:00`,
    expected: [
      {
        kind: 'sea',
        name: 'MV ARABIAN SEA',
        from: 'Kochi',
        to: 'Agatti',
        date: '2026-12-22',
        departs: '14:00',
        arrives: '08:30',
        arrivesDays: 1,
        fare: 8940,
        free: ['class', 'reference', 'seat'],
      },
    ],
  },
  {
    id: 'own-47',
    shape: 'ferry or helicopter',
    text: `BLADE India
Your seats are confirmed
Mumbai (Juhu) ✈ Shirdi
Sunday 20 December 2026
Departs 7:15 AM · Arrives 8:00 AM
Booking code BLD-MH221
2 seats · ₹ 48,380 total
Arrive at the helipad 30 minutes before. Luggage max 7 kg each.`,
    expected: [
      {
        kind: 'air',
        name: 'BLADE India',
        from: 'Mumbai',
        to: 'Shirdi',
        date: '2026-12-20',
        departs: '07:15',
        arrives: '08:00',
        arrivesDays: 0,
        fare: 48380,
        reference: 'BLDMH221',
      },
    ],
  },
  {
    id: 'fresh-111',
    shape: 'ferry or helicopter',
    text: `GREEN OCEAN SEAWAYS
E-Ticket No: GO-2712-0098
Sailing: Port Blair (Haddo Wharf) – Havelock (Jetty No. 1)
Vessel: Green Ocean 2
Sailing date: 27 Dec 2026
Check-in 05:30, Departure 06:30, Arrival 09:00
Class: Economy, Seats E21, E22
Total ₹2,300
Return: Havelock – Port Blair
Sailing date: 30 Dec 2026
Check-in 15:00, Departure 16:00, Arrival 18:30
Class: Economy, Seats E5, E6
Total ₹2,300
Grand total ₹4,600`,
    expected: [
      leg('sea', '', 'Port Blair > Havelock', '2026-12-27 06:30 > 09:00+0', {
        name: 'Green Ocean 2',
        seat: 'E21,E22',
        class: 'Economy',
        reference: ['GO27120098', 'GO-2712-0098'],
        free: ['fare', 'name'],
      }),
      leg('sea', '', 'Havelock > Port Blair', '2026-12-30 16:00 > 18:30+0', {
        name: 'Green Ocean 2',
        seat: 'E5,E6',
        class: 'Economy',
        reference: ['GO27120098', 'GO-2712-0098'],
        free: ['fare', 'name'],
      }),
    ],
    total: 4600,
  },
  {
    id: 'fresh-112',
    shape: 'ferry or helicopter',
    text: `Heli Yatra Vaishno Devi - Confirmation
Ref: SMVDSB-88120445
Katra to Sanjichhat (one way)
Date of travel: 14/02/2027
Time slot: 08:00-10:00
Pilgrims: 2
Amount: Rs 4,200.00
Report at Katra helipad 1 hour before the slot with the Yatra slip.`,
    expected: [
      leg('air', '', 'Katra > Sanjichhat', '2027-02-14', {
        fare: 4200,
        reference: ['SMVDSB88120445', 'SMVDSB-88120445'],
        free: ['departs', 'arrives', 'arrivesDays', 'name'],
      }),
    ],
  },
  {
    id: 'fresh-113',
    shape: 'ferry or helicopter',
    text: `Cordelia-style cruise? No: your RoPax ticket! Ghogha (Bhavnagar) to Hazira (Surat), 26/12/2026, ETD 09:00, ETA 13:00. Vessel Voyage Symphony. Class: Executive. PNR DGSC77120. 2 pax + 1 car. Paid Rs. 3,180. Report 60 min before.`,
    expected: [
      leg('sea', '', 'Ghogha > Hazira', '2026-12-26 09:00 > 13:00+0', {
        name: 'Voyage Symphony',
        class: 'Executive',
        fare: 3180,
        reference: 'DGSC77120',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'fresh-140',
    shape: 'ferry or helicopter',
    text: `Makruzz e-Ticket
Booking Ref. MKZ7712098        Booked: 21 Nov 2026
ONWARD
Port Blair (Haddo) - Havelock (Swaraj Dweep)
12 Jan 2027   Makruzz Gold   Dep 11:30   Arr 13:15   Deluxe   Seats B11, B12
RETURN
Havelock (Swaraj Dweep) - Port Blair (Haddo)
15 Jan 2027   Makruzz   Dep 16:00   Arr 17:45   Premium   Seats C4, C5
Passengers: 2 adults
Total paid: Rs 7,140
Check-in counter closes 30 minutes before departure.`,
    expected: [
      leg('sea', '', 'Port Blair > Havelock', '2027-01-12 11:30 > 13:15+0', {
        name: 'Makruzz Gold',
        seat: 'B11,B12',
        class: 'Deluxe',
        reference: 'MKZ7712098',
        free: ['fare'],
      }),
      leg('sea', '', 'Havelock > Port Blair', '2027-01-15 16:00 > 17:45+0', {
        name: 'Makruzz',
        seat: 'C4,C5',
        class: 'Premium',
        reference: 'MKZ7712098',
        free: ['fare'],
      }),
    ],
    total: 7140,
  },
  {
    id: 'fresh-141',
    shape: 'ferry or helicopter',
    text: `SHRI AMARNATHJI YATRA - HELICOPTER TICKET
Operator : Himalayan Heli Services
Ticket No : AY27-0012984
Passenger(s) : 2
Sector : Neelgrath - Panjtarni - Neelgrath
Date of Journey : 08-Jul-2027
Reporting Time : 06:30 Hrs
Onward Flight : 07:30 Hrs
Return Flight : 12:30 Hrs
Fare : Rs 6,500 x 2 = Rs 13,000`,
    expected: [
      leg('air', '', 'Neelgrath > Panjtarni', '2027-07-08 07:30', {
        name: 'Himalayan Heli Services',
        reference: ['AY270012984', 'AY27-0012984'],
        free: ['fare', 'departs'],
      }),
      leg('air', '', 'Panjtarni > Neelgrath', '2027-07-08 12:30', {
        name: 'Himalayan Heli Services',
        reference: ['AY270012984', 'AY27-0012984'],
        free: ['fare', 'departs'],
      }),
    ],
    total: 13000,
  },
  {
    id: 'fresh-170',
    shape: 'ferry or helicopter',
    text: `ITT Majestic booking confirmed!
Ref ITT-8812093
Neil Island to Port Blair
Fri 15 Jan 2027, departs 3:30 PM, arrives 4:50 PM
Gold class, seats G7 & G8
Fare ₹1,800 x 2 + PSF ₹100 = ₹3,700
Be at the jetty by 2:45 PM.`,
    expected: [
      leg('sea', '', 'Neil > Port Blair', '2027-01-15 15:30 > 16:50+0', {
        name: 'ITT Majestic',
        seat: 'G7,G8',
        class: 'Gold',
        fare: 3700,
        reference: ['ITT8812093', 'ITT-8812093'],
      }),
    ],
  },
  {
    id: 'fresh-171',
    shape: 'ferry or helicopter',
    text: `Lakshadweep tourism - ship ticket. MV Lagoons, voyage L-118. Kochi to Kavaratti. Embarkation 11-02-2027 at 10:30 (report), sails 13:00. Arrival 12-02-2027 08:00. Cabin 2nd class, berths 214, 215. Ticket LK8812093. Fare Rs 8,460.`,
    expected: [
      leg('sea', '', 'Kochi > Kavaratti', '2027-02-11 13:00 > 08:00+1', {
        name: 'MV Lagoons',
        fare: 8460,
        reference: 'LK8812093',
        free: ['class', 'seat', 'number'],
      }),
    ],
  },
  {
    id: 'last-29',
    shape: 'ferry or helicopter',
    text: `MAKRUZZ
Andaman's first luxury catamaran

BOARDING PASS CUM TICKET        PNR: MKZ26K7719

Vessel           MAKRUZZ PEARL
From             Port Blair (Haddo Jetty)
To               Swaraj Dweep (Havelock)
Travel Date      05-01-2027 (Tuesday)
Departure        08:00 AM
Arrival          09:40 AM
Class            PREMIUM

Sl  Passenger            Age  Gender  Nationality  Seat
1   ARVIND SUBRAMANIAN   61   M       Indian       P-45
2   LATHA ARVIND         58   F       Indian       P-46

Fare 2 x 1650.00 = 3300.00
PSF  2 x 50.00 = 100.00
Total INR 3400.00

Report at the jetty 60 minutes before departure. Boarding closes 20 minutes before.
Baggage: 25 kg per passenger.`,
    expected: [
      leg('sea', '', 'Port Blair', '2027-01-05 08:00 > 09:40+0', {
        to: ['Swaraj Dweep', 'Havelock'],
        name: 'Makruzz',
        class: 'Premium',
        seat: 'P-45,P-46',
        fare: 3400,
        reference: 'MKZ26K7719',
      }),
    ],
  },
  {
    id: 'last-30',
    shape: 'ferry or helicopter',
    text: `Nautika Cruises: Booking confirmed, Ms Pooja Hegde + 1
Booking No NTK-880413

Trip 1
Port Blair - Havelock
Thu 07-01-2027
ETD 06:30  ETA 08:00
Nautika, Luxury class, seats L21 L22

Trip 2
Havelock - Neil Island
Sat 09-01-2027
ETD 10:15  ETA 11:05
Nautika Lite, Luxury class, seats L9 L10

Total for both trips Rs 7,180/- paid via Razorpay
Carry original Aadhaar/Passport. Sailing subject to sea condition and PMB clearance.`,
    expected: [
      leg('sea', '', 'Port Blair > Havelock', '2027-01-07 06:30 > 08:00+0', {
        name: 'Nautika',
        class: 'Luxury',
        seat: 'L21,L22',
        reference: 'NTK-880413',
        free: ['fare'],
      }),
      leg('sea', '', 'Havelock > Neil Island', '2027-01-09 10:15 > 11:05+0', {
        name: 'Nautika',
        class: 'Luxury',
        seat: 'L9,L10',
        reference: 'NTK-880413',
        free: ['fare'],
      }),
    ],
    total: 7180,
  },
  {
    id: 'last-31',
    shape: 'ferry or helicopter',
    text: `M2M Ferries – your Ro-Ro ticket

Order #M2M-2612-55107
Route: Mumbai to Mandwa
Sailing: Saturday 12 December 2026, 09:15 AM
Boarding at: Ferry Wharf (Bhaucha Dhakka), Mazgaon
Vehicle: Car – SUV, MH 02 FX 4417

1 x SUV (incl. driver)        ₹1,300.00
4 x Main Deck Adult           ₹1,600.00
Convenience fee                  ₹58.00
Order total                   ₹2,958.00

Vehicles must arrive 45 mins before sailing or the slot will be released. The crossing takes about an hour.
Free seating on deck. Pets: ₹ 250 at the counter.`,
    expected: [
      leg('sea', '', 'Mumbai > Mandwa', '2026-12-12 09:15', {
        name: 'M2M',
        fare: [2958, 2900],
        reference: 'M2M-2612-55107',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'last-32',
    shape: 'ferry or helicopter',
    text: `UT OF LAKSHADWEEP ADMINISTRATION
DIRECTORATE OF PORT, SHIPPING AND AVIATION
SHIP TICKET (ONLINE)

Ticket No : LKP2027021804417
Permit No : EP/26/118834
Passenger : Mohammed Rafi K (M/35)
Ship : M.V. ARABIAN SEA
Embarkation : KOCHI
Disembarkation : MINICOY
Sailing Date/Time : 18-02-2027 13:00
Expected Arrival : 19-02-2027 09:30
Class : FIRST CLASS
Berth No : 214
Ticket Fare : Rs. 4620.00

Reporting at the scanning centre, Willingdon Island, 3 hours before sailing.
The programme of ships is subject to change without notice. lakport.nic.in`,
    expected: [
      leg('sea', '', 'Kochi > Minicoy', '2027-02-18 13:00 > 09:30+1', {
        name: 'Arabian Sea',
        class: 'First Class',
        seat: '214',
        fare: 4620,
        reference: 'LKP2027021804417',
      }),
    ],
  },
  {
    id: 'last-33',
    shape: 'ferry or helicopter',
    text: `SHRI MATA VAISHNO DEVI SHRINE BOARD
Helicopter Ticket (One Way)

Booking Ref.
SMVDH4471863
Operator
Himalayan Heli Services Pvt. Ltd.
Sector
Katra to Sanjichhat
Date of Flight
16-Jan-2027
Reporting Time
08:45
Flight Time
09:30
Pilgrims
1. Om Prakash Gupta (M, 64, 78 kg)
2. Sarla Gupta (F, 60, 66 kg)
Amount
Rs. 4,420.00

Pilgrims should collect the RFID Yatra Access Card before reporting at the Katra helipad.
In bad weather the amount is refunded in 7 days. Jai Mata Di!`,
    expected: [
      leg('air', '', 'Katra > Sanjichhat', '2027-01-16 09:30', {
        name: 'Himalayan Heli Services',
        fare: 4420,
        reference: 'SMVDH4471863',
      }),
    ],
  },
  {
    id: 'last-34',
    shape: 'ferry or helicopter',
    text: `Heritage Aviation (RCS-UDAN)
Dear Bhupendra Bisht, your seat is confirmed.

Ticket: HAPL-20931
Flight: HA-104
Haldwani Helipad 11:20 -> Munsyari Helipad 12:10
Mon 14 Dec 2026
Seats: 1. Baggage: 5 kg soft bag only.
Paid: Rs 3,500

Please reach 45 minutes early with your ID. VFR operation, timing may move with weather.`,
    expected: [
      leg('air', 'HA104', 'Haldwani > Munsyari', '2026-12-14 11:20 > 12:10+0', {
        name: 'Heritage Aviation',
        fare: 3500,
        reference: 'HAPL-20931',
      }),
    ],
  },
  {
    id: 'last-35',
    shape: 'ferry or helicopter',
    text: `Inland Water Transport, Assam
e-Ticket issued through the IWT app

Ticket ID: IWTA/NK/00918274
Nimatighat → Kamalabari (Majuli)
13/12/2026, Sunday
Trip time 10:30 AM
Vessel: MV Rani Gaidinliu
Passenger: Dipankar Borah and 2 others
Two wheeler: 1 (AS 03 AB 7716)
Passenger fare Rs 90, two wheeler Rs 30
Total Rs 120

Wear the life jacket during the journey. Last ferry back from Kamalabari is at 3:30 PM.`,
    expected: [
      leg('sea', '', 'Nimatighat > Kamalabari', '2026-12-13 10:30', {
        fare: 120,
        reference: 'IWTA/NK/00918274',
      }),
    ],
  },
]
