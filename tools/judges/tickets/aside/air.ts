import type { TicketText } from '../ticket-text.ts'

export const ASIDE_AIR: TicketText[] = [
  {
    id: 'second-01',
    shape: 'airline mail',
    text: `Booking Confirmation - Air India

Dear Mr Prabal Hazarika,

Thank you for choosing Air India. Please find your itinerary below.
Booking reference: 4XN8QB
Ticket number: 098-2400000617

AI 2713  Guwahati (GAU), Lokpriya Gopinath Bordoloi International
Airport to New Delhi (DEL), Indira Gandhi International Airport
Departure: Sunday 17 January 2027 14:55
Arrival: Sunday 17 January 2027 17:45, Terminal 3
Cabin: Premium Economy    Fare family: Value    Seat: 5F
Aircraft: Airbus A320neo  Baggage: 1 piece of 15 kg

Fare breakdown (INR)
Base fare                                  8,700.00
Airline fuel surcharge                       400.00
Aviation security fee                        236.00
User development fee                         871.00
GST                                          455.00
Seat selection                                 0.00
Total amount                              10,662.00

Form of payment: Mastercard ending 0000. For help call our 24x7
contact centre +91 00 0000 0000. Terms and conditions apply.`,
    expected: [
      {
        kind: 'air',
        number: 'AI2713',
        name: 'Air India',
        from: 'Guwahati (GAU)',
        to: 'New Delhi (DEL)',
        date: '2027-01-17',
        departs: '14:55',
        arrives: '17:45',
        arrivesDays: 0,
        seat: '5F',
        class: 'Premium Economy',
        fare: 10662,
        reference: ['4XN8QB', '098-2400000617'],
      },
    ],
  },
  {
    id: 'second-02',
    shape: 'airline mail',
    text: `Vistara e-Ticket Receipt
Fly the new feeling
PNR: 3JZ6WA          Booked on: 11 Mar 2024
Guest Name                     Ticket Number        CV Number
Mrs. Lakshmi Venkataraman      228 2400000933       -
Flight  From  Departure  To  Arrival  Class  Status
UK 833  Mumbai (BOM) T2  Sat 18 May 2024 19:25  Chennai (MAA) T4  Sat 18 May 2024 21:25  Business (D)  Confirmed
Duration 02:00 | Non-stop | Check-in baggage 35 kg
Receipt Details
Base Fare INR 17,500.00 | Fuel Charge INR 1,050.00 | PSF INR 154.00 | ASF INR 236.00 | GST INR 2,250.00
Total INR 21,190.00
Earn Club Vistara points on every flight.`,
    expected: [
      {
        kind: 'air',
        number: 'UK833',
        name: 'Vistara',
        from: 'Mumbai (BOM)',
        to: 'Chennai (MAA)',
        date: '2024-05-18',
        departs: '19:25',
        arrives: '21:25',
        arrivesDays: 0,
        class: 'Business',
        fare: 21190,
        reference: ['3JZ6WA', '2282400000933'],
      },
    ],
  },
  {
    id: 'second-04',
    shape: 'airline mail',
    text: `YATRA.COM E-TICKET
YATRA REF NO 2611YT0098214
STATUS: CONFIRMED (MULTI CITY)
PASSENGER: MR GURUPREET ANAND

SECTOR 1  FLIGHT 6E 2038  CLASS ECONOMY  AIRLINE PNR B7KD2Z
DEP AMRITSAR (ATQ) 08 FEB 2027 13:40 HRS
ARR MUMBAI (BOM) T1 08 FEB 2027 16:20 HRS

SECTOR 2  FLIGHT 6E 5384  CLASS ECONOMY  AIRLINE PNR B7KD2Z
DEP MUMBAI (BOM) T1 11 FEB 2027 22:50 HRS
ARR COCHIN (COK) 12 FEB 2027 00:45 HRS

SECTOR 3  FLIGHT AI 834  CLASS ECONOMY  AIRLINE PNR 6MQX4R
DEP COCHIN (COK) 15 FEB 2027 18:05 HRS
ARR DELHI (DEL) T3 15 FEB 2027 21:20 HRS

FARE DETAILS (INR)
BASE FARE 18,320  TAXES 4,217  YATRA CONVENIENCE FEE 650  ECASH REDEEMED -500
NET PAYABLE 22,687
CUSTOMER CARE 0124 000 0000`,
    expected: [
      {
        kind: 'air',
        number: '6E2038',
        from: 'AMRITSAR (ATQ)',
        to: 'MUMBAI (BOM)',
        date: '2027-02-08',
        departs: '13:40',
        arrives: '16:20',
        arrivesDays: 0,
        class: 'ECONOMY',
        reference: ['B7KD2Z', '2611YT0098214'],
        free: ['fare'],
      },
      {
        kind: 'air',
        number: '6E5384',
        from: 'MUMBAI (BOM)',
        to: 'COCHIN (COK)',
        date: '2027-02-11',
        departs: '22:50',
        arrives: '00:45',
        arrivesDays: 1,
        class: 'ECONOMY',
        reference: ['B7KD2Z', '2611YT0098214'],
        free: ['fare'],
      },
      {
        kind: 'air',
        number: 'AI834',
        from: 'COCHIN (COK)',
        to: 'DELHI (DEL)',
        date: '2027-02-15',
        departs: '18:05',
        arrives: '21:20',
        arrivesDays: 0,
        class: 'ECONOMY',
        reference: ['6MQX4R', '2611YT0098214'],
        free: ['fare'],
      },
    ],
    total: 22687,
  },
  {
    id: 'second-05',
    shape: 'airline mail',
    text: `Paytm Travel
Hi Nilofer, your flight ticket is confirmed!
Paytm Order ID: 22904418073
Airline PNR: TQ3V8L

Fri, 8 Jan
12:35 HYD Hyderabad
02 hrs 15 mins
14:50 RPR Raipur
IndiGo
6E-7281

1. Nilofer Shaikh (Adult)
2. Rehan Shaikh (Child)

Adult x 1   ₹5,212
Child x 1   ₹5,212
Taxes   ₹1,630
Convenience fee   ₹598
Promo FLYNEW   -₹750
Cashback of ₹300 will be added to your Paytm wallet after travel
Amount paid   ₹11,902`,
    expected: [
      {
        kind: 'air',
        number: '6E7281',
        name: 'IndiGo',
        from: 'Hyderabad (HYD)',
        to: 'Raipur (RPR)',
        date: '2027-01-08',
        departs: '12:35',
        arrives: '14:50',
        arrivesDays: 0,
        fare: 11902,
        reference: ['TQ3V8L', '22904418073'],
      },
    ],
  },
  {
    id: 'second-08',
    shape: 'airline mail',
    text: `airindiaexpress.example
Xpress Booking Confirmed

Q2LX7D  Booking reference

IX 1520  Flight
Bhubaneswar (BBI)  From
Kochi (COK)  To
13 Feb 2027  Travel date
09:45  Departs
12:10  Arrives

SUBRAT PANDA  ADT  10A
MITALI PANDA  ADT  10B
AYUSH PANDA  CHD  10C
SASMITA PANDA  ADT  10D
ISHAAN PANDA  INF  -

₹ 24,300.00  Base fare
₹ 1,750.00  Infant fee
₹ 4,926.00  Taxes
₹ 1,196.00  Seats
₹ 996.00  Convenience fee
₹ 33,168.00  Total

Xpress Lite guests carry 7 kg only. Add 15 kg from ₹ 1,200.
Gourmair hot meals: book 24 hours before departure.`,
    expected: [
      {
        kind: 'air',
        number: 'IX1520',
        name: ['Air India Express', 'airindiaexpress'],
        from: 'Bhubaneswar (BBI)',
        to: 'Kochi (COK)',
        date: '2027-02-13',
        departs: '09:45',
        arrives: '12:10',
        arrivesDays: 0,
        seat: '10A,10B,10C,10D',
        fare: [33168, 32172],
        reference: 'Q2LX7D',
      },
    ],
  },
  {
    id: 'second-09',
    shape: 'boarding pass',
    text: `IndiGo
6E 408
FLIGHT
22:40
DEPARTS
COIMBATORE
CJB
MUMBAI
BOM
SELVAM / ARUN
PASSENGER
27 Dec 2026
DATE
21:55
BOARDS
13D
SEAT
157
SEQ
3
ZONE
G6WK2V
PNR
Gate closes 25 min before departure. Fast Forward: not added.`,
    expected: [
      {
        kind: 'air',
        number: '6E408',
        name: 'IndiGo',
        from: 'COIMBATORE (CJB)',
        to: 'MUMBAI (BOM)',
        date: '2026-12-27',
        departs: '22:40',
        seat: '13D',
        reference: 'G6WK2V',
      },
    ],
  },
  {
    id: 'second-10',
    shape: 'boarding pass',
    text: `Air India Web Check-in: your boarding documents
Booking reference 7HD5ZN    Passenger ROY/MADHUMITA MRS    ETKT 0982400000274

BOARDING PASS 1 OF 2
Flight AI 2465    Date 22JAN    Class ECONOMY
From KOLKATA (CCU)   To DELHI (DEL)
Departs 19:10  Arrives 21:45  Boarding 18:25  Gate 19  Seat 24E  Zone D  Seq 078

BOARDING PASS 2 OF 2
Flight AI 1887    Date 22JAN    Class ECONOMY
From DELHI (DEL)   To JODHPUR (JDH)
Departs 23:15  Arrives 00:35 23JAN  Boarding 22:30  Gate TBA  Seat 9C  Zone B  Seq 012

Baggage tagged through to JDH. Bag drop closes 60 minutes before departure at CCU.`,
    expected: [
      {
        kind: 'air',
        number: 'AI2465',
        name: 'Air India',
        from: 'KOLKATA (CCU)',
        to: 'DELHI (DEL)',
        date: '2027-01-22',
        departs: '19:10',
        arrives: '21:45',
        arrivesDays: 0,
        seat: '24E',
        class: 'ECONOMY',
        reference: ['7HD5ZN', '0982400000274'],
      },
      {
        kind: 'air',
        number: 'AI1887',
        name: 'Air India',
        from: 'DELHI (DEL)',
        to: 'JODHPUR (JDH)',
        date: '2027-01-22',
        departs: '23:15',
        arrives: '00:35',
        arrivesDays: 1,
        seat: '9C',
        class: 'ECONOMY',
        reference: ['7HD5ZN', '0982400000274'],
      },
    ],
  },
  {
    id: 'second-11',
    shape: 'boarding pass',
    text: `STAR AIR   Connecting Real India
BOARDING PASS
NAME: HIREMATH/SHIVANAND MR
PNR: STX4Q9     SEQ: 31
BELAGAVI IXG  TO  TIRUPATI TIR
FLIGHT S5 155    DATE 04/12/2026
BOARDING 03:15 PM    DEPARTURE 03:50 PM    ARRIVAL 05:00 PM
SEAT 6A   GATE 1
Counters close 45 minutes prior to departure`,
    expected: [
      {
        kind: 'air',
        number: 'S5155',
        name: 'STAR AIR',
        from: 'BELAGAVI (IXG)',
        to: 'TIRUPATI (TIR)',
        date: '2026-12-04',
        departs: '15:50',
        arrives: '17:00',
        arrivesDays: 0,
        seat: '6A',
        reference: 'STX4Q9',
      },
    ],
  },
  {
    id: 'second-12',
    shape: 'boarding pass',
    text: `Checked in! Namaste Farhan, here is your IndiGo boarding pass.
Srinagar (SXR) - Jammu (IXJ)
6E 6165, 09 Dec 2026
Boarding time: 12:45 hrs (gate closes 13:05 hrs)
Gate: 2 | Seat: 28F | Sequence: 0132
PNR: V9NP3K | Farhan Lone
Extra security check at SXR: reach 3 hours early. Only 1 hand bag.
Download pass: 6e.example/bp/V9NP3K`,
    expected: [
      {
        kind: 'air',
        number: '6E6165',
        name: 'IndiGo',
        from: 'Srinagar (SXR)',
        to: 'Jammu (IXJ)',
        date: '2026-12-09',
        seat: '28F',
        reference: 'V9NP3K',
      },
    ],
  },
  {
    id: 'second-13',
    shape: 'boarding pass',
    text: `AKASA AIR
KULSHRESTHA / TANMAY MR
DELHI DEL T1 KOLKATA CCU
QP 1829 25DEC26
BOARDING GATE SEAT SEQ PNR
10:45 42 15B 099 SA6ZM3
DEPARTURE 11:30 ARRIVAL 13:45
CABIN BAG 7KG CHECK-IN 15KG
GATE CLOSES 25 MINUTES BEFORE DEPARTURE. SMOKING AND E-CIGARETTES ARE
BANNED ON BOARD. POWER BANKS IN HAND BAG ONLY.`,
    expected: [
      {
        kind: 'air',
        number: 'QP1829',
        name: 'AKASA AIR',
        from: 'DELHI (DEL)',
        to: 'KOLKATA (CCU)',
        date: '2026-12-25',
        departs: '11:30',
        arrives: '13:45',
        arrivesDays: 0,
        seat: '15B',
        reference: 'SA6ZM3',
      },
    ],
  },
  {
    id: 'second-14',
    shape: 'boarding pass',
    text: `FLY91 | Online Boarding Pass
Passenger: Ms Rukmini Gaikwad
Flight: IC 1376
From: Goa Mopa (GOX)
To: Jalgaon (JLG)
Travel date: Tuesday, 2nd February 2027
ETD: 1725  ETA: 1855  Boarding: 1655
Seat No: 11A   Sequence No: 44   Gate: As announced
PNR: 91KZ6P
Meal: not opted. Baggage: 15 kg + 7 kg`,
    expected: [
      {
        kind: 'air',
        number: 'IC1376',
        name: 'FLY91',
        from: 'Goa Mopa (GOX)',
        to: 'Jalgaon (JLG)',
        date: '2027-02-02',
        departs: '17:25',
        arrives: '18:55',
        arrivesDays: 0,
        seat: '11A',
        reference: '91KZ6P',
      },
    ],
  },
]
