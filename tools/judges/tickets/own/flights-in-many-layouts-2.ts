import type { TicketText } from '../ticket-text.ts'

export const FLIGHTS_IN_MANY_LAYOUTS_2: TicketText[] = [
  {
    id: 'manner-20',
    shape: 'airline mail',
    text: `Dear Guest,
Greetings from Star Air!
Please find below your e-ticket.

E-TICKET / TAX INVOICE
PNR No.: SGR58Q
Name: MR BASAVARAJ KADAM
Sector: HUBBALLI (HBX) - PUNE (PNQ)
Flight No.: S5 162
Travel date: 22 JAN 2027
Dep: 15:55 HRS
Arr: 17:05 HRS
Class: Economy
Seat: 8C
Basic Fare 2,499.00
RCS charges 50.00
UDF 160.00
SGST + CGST 129.00
Net Payable 2,838.00 INR

Reporting time 2 hours prior. Note: Star Air has shifted to the new terminal at Pune airport.`,
    expected: [
      {
        kind: 'air',
        number: 'S5162',
        name: 'Star Air',
        from: 'HUBBALLI (HBX)',
        to: 'PUNE (PNQ)',
        date: '2027-01-22',
        departs: '15:55',
        arrives: '17:05',
        arrivesDays: 0,
        seat: '8C',
        class: 'Economy',
        fare: 2838,
        reference: 'SGR58Q',
      },
    ],
  },
  {
    id: 'manner-21',
    shape: 'airline mail',
    text: `Alliance Air Aviation Limited
Electronic Ticket Passenger Itinerary Receipt
Passenger: NEGI/KIRAN MRS (ADT)
Booking reference: DWL6X9
Date of issue: 19NOV26

Flight 9I 823   Delhi Terminal 3 (DEL) - Kullu (KUU)
Date 28DEC26   Departs 06:45   Arrives 08:15
Class Economy (T)   Baggage 15K   Status OK

Fare calculation
Fare INR 5,600
Taxes INR 742
Total INR 6,342
Form of payment: CARD ending 2290

Operation of flights to hill stations is subject to weather.`,
    expected: [
      {
        kind: 'air',
        number: '9I823',
        name: 'Alliance Air',
        from: 'Delhi (DEL)',
        to: 'Kullu (KUU)',
        date: '2026-12-28',
        departs: '06:45',
        arrives: '08:15',
        arrivesDays: 0,
        class: 'Economy',
        fare: 6342,
        reference: 'DWL6X9',
      },
    ],
  },
  {
    id: 'manner-22',
    shape: 'airline mail',
    text: `Fly Big - Booking itinerary
Reservation number: 2MVG7C
Reservation status: Active
Mode of payment: Netbanking

Segment 1
S9 221, Wednesday 03 February 2027
Dehradun (DED) 11:30 -> Pithoragarh (NNS) 12:25

Segment 2
S9 222, Sunday 07 February 2027
Pithoragarh (NNS) 12:55 -> Dehradun (DED) 13:50

Passenger: Mr. Harish Chand Joshi

Charges
Air fare 2 x 2,150.00
GST 5%: 215.00
Convenience fee 236.00
Total paid Rs. 4,751.00
Free baggage 10 kg + 5 kg hand. Weight of each passenger is taken at check-in.`,
    expected: [
      {
        kind: 'air',
        number: 'S9221',
        name: 'Fly Big',
        from: 'Dehradun (DED)',
        to: 'Pithoragarh (NNS)',
        date: '2027-02-03',
        departs: '11:30',
        arrives: '12:25',
        arrivesDays: 0,
        reference: '2MVG7C',
        free: ['fare'],
      },
      {
        kind: 'air',
        number: 'S9222',
        name: 'Fly Big',
        from: 'Pithoragarh (NNS)',
        to: 'Dehradun (DED)',
        date: '2027-02-07',
        departs: '12:55',
        arrives: '13:50',
        arrivesDays: 0,
        reference: '2MVG7C',
        free: ['fare'],
      },
    ],
    total: 4751,
  },
  {
    id: 'manner-23',
    shape: 'airline mail',
    text: `Hi Rohan, your one way flight booking is confirmed 🎊

Ahmedabad - Bengaluru
Thu, 07 Jan '27 | Non stop | 2h 25m | Economy

Air India Express IX 2752
06:50 hrs Ahmedabad (AMD), Terminal 1
09:15 hrs Bengaluru (BLR), Terminal 2
Cabin: 7 Kgs (1 piece only), Check-in: 15 Kgs

TRAVELLER | PNR | SEAT | MEAL
Mr Rohan Desai, Adult | XC4K8T | 4F | -
Ms Kinjal Desai, Adult | XC4K8T | 4E | Veg

PAYMENT
Base Fare ₹ 8,240
Taxes & Surcharges ₹ 1,498
Other services ₹ 700
Discounts - ₹ 600
Total ₹ 9,838

Web check-in opens 48 hours prior. Cancellation charges: ₹ 4,300 per person till 4 hours before departure.
Need a hotel in Bengaluru? Up to 30% off!`,
    expected: [
      {
        kind: 'air',
        number: 'IX2752',
        name: 'Air India Express',
        from: 'Ahmedabad (AMD)',
        to: 'Bengaluru (BLR)',
        date: '2027-01-07',
        departs: '06:50',
        arrives: '09:15',
        arrivesDays: 0,
        seat: '4E,4F',
        class: 'Economy',
        fare: 9838,
        reference: 'XC4K8T',
      },
    ],
  },
  {
    id: 'manner-24',
    shape: 'airline mail',
    text: `Flight Ticket (Roundtrip)
Booked on Tue, 24 Nov 2026

ONWARD
Akasa Air, QP-1841, PNR: GH6W3L
Pune (PNQ) 05:40, Fri 12 Feb 2027
Delhi (DEL) T2 07:50, Fri 12 Feb 2027
Economy

RETURN
IndiGo, 6E-2286, PNR: PB8T5N
Delhi (DEL) T1 21:30, Sun 14 Feb 2027
Pune (PNQ) 23:45, Sun 14 Feb 2027
Economy

Passenger: Mr Omkar Joglekar

Fare details
Base fare Rs. 9,860
Taxes Rs. 1,735
Convenience fee Rs. 299
Total Rs. 11,894

Kindly reach the airport 2 hrs prior to departure. Carry a print or e-ticket on mobile.`,
    expected: [
      {
        kind: 'air',
        number: 'QP1841',
        name: 'Akasa Air',
        from: 'Pune (PNQ)',
        to: 'Delhi (DEL)',
        date: '2027-02-12',
        departs: '05:40',
        arrives: '07:50',
        arrivesDays: 0,
        class: 'Economy',
        reference: 'GH6W3L',
        free: ['fare'],
      },
      {
        kind: 'air',
        number: '6E2286',
        name: 'IndiGo',
        from: 'Delhi (DEL)',
        to: 'Pune (PNQ)',
        date: '2027-02-14',
        departs: '21:30',
        arrives: '23:45',
        arrivesDays: 0,
        class: 'Economy',
        reference: 'PB8T5N',
        free: ['fare'],
      },
    ],
    total: 11894,
  },
  {
    id: 'manner-25',
    shape: 'airline mail',
    text: `Malaysia Airlines
Your trip to Kuala Lumpur is confirmed!
Booking reference 7QKVMD

Sunday, 21 March 2027
MH 181
23:05 Chennai (MAA), Terminal 2
05:35 (+1 day) Kuala Lumpur (KUL), Terminal 1
Economy | Lite | Boeing 737-800 | 4h 00m

Passenger 1: Ms Shalini Natarajan, seat 17H
Ticket number 232-2407719385

Total paid INR 13,466
(Fare INR 9,900, carrier surcharge INR 1,850, taxes INR 1,716)

All times are local. The MDAC form must be sent within 3 days before arrival in Malaysia.`,
    expected: [
      {
        kind: 'air',
        number: 'MH181',
        name: 'Malaysia Airlines',
        from: 'Chennai (MAA)',
        to: 'Kuala Lumpur (KUL)',
        date: '2027-03-21',
        departs: '23:05',
        arrives: '05:35',
        arrivesDays: 1,
        seat: '17H',
        class: 'Economy',
        fare: 13466,
        reference: '7QKVMD',
      },
    ],
  },
]
