import type { TicketText } from '../ticket-text.ts'

export const OWN_MORE_BUSES: TicketText[] = [
  {
    id: 'own-36',
    shape: 'bus',
    text: `GSRTC e-Tkt PNR G10293841 Trip:2145AHDBHJ Jrny Dt:22/12/26 Dep:21:45 AHMEDABAD-BHUJ Svc:SLEEPER Seats:5,6 Psgr:2 Fare:Rs.842 Brdg:GEETA MANDIR. Carry ID proof`,
    expected: [
      {
        kind: 'bus',
        number: '2145AHDBHJ',
        name: 'GSRTC',
        from: 'AHMEDABAD',
        to: 'BHUJ',
        date: '2026-12-22',
        departs: '21:45',
        seat: '5,6',
        fare: 842,
        reference: 'G10293841',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-37',
    shape: 'bus',
    text: `Thank you for booking with VRL TRAVELS. Tkt No: VR88120 Belagavi to Bengaluru Jny Date: 24-12-2026 Thu, Bus Dep: 09:00 PM, Boarding Point: CBT Belagavi, Rpt Time 09:05 PM, Boarding Time 09:15 PM, Seats: 12,13 Amount: 1700.00 Bus No: KA25D1122 Contact 0836-2237511`,
    expected: [
      {
        kind: 'bus',
        name: 'VRL TRAVELS',
        from: 'Belagavi',
        to: 'Bengaluru',
        date: '2026-12-24',
        departs: '21:15',
        seat: '12,13',
        fare: 1700,
        reference: 'VR88120',
        free: ['departs'],
      },
    ],
  },
  {
    id: 'own-38',
    shape: 'bus',
    text: `Paytm Travel
Bus booking confirmed
Order ID 20448817723
Jabbar Travels - NON A/C Seater / Sleeper (2+1)

Bangalore
Fri, 11 Dec | 10:40 PM
Madiwala, near Ayyappa temple

Mangalore
Sat, 12 Dec | 06:20 AM
Pumpwell Circle

8h 20m
2 Travellers
Anil Shetty, 34, Seat 8
Rekha Shetty, 31, Seat 9
PNR JBT4471X
Total Paid ₹1,150`,
    expected: [
      {
        kind: 'bus',
        name: 'Jabbar Travels',
        from: 'Bangalore',
        to: 'Mangalore',
        date: '2026-12-11',
        departs: '22:40',
        arrives: '06:20',
        arrivesDays: 1,
        seat: '8,9',
        fare: 1150,
        reference: ['JBT4471X', '20448817723'],
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-39',
    shape: 'bus',
    text: `RAJASTHAN STATE ROAD TRANSPORT CORPORATION
Reservation Ticket
Ticket No. : RJ8812 0044
Depot : JAIPUR   Service : SUPER LUXURY (VOLVO)
From : JAIPUR (SINDHI CAMP)   To : DELHI (BIKANER HOUSE)
Date of Journey : 17/12/2026   Departure Time : 06:00 AM
Seat Nos : 3,4   Adult : 2
Fare : 1,780.00   Res. Charges : 20.00   Total : 1,800.00
Boarding From : NARAYAN SINGH CIRCLE at 06:15 AM
Booked on 20/11/2026 11:02 AM`,
    expected: [
      {
        kind: 'bus',
        name: 'RAJASTHAN STATE ROAD TRANSPORT CORPORATION',
        from: 'JAIPUR',
        to: 'DELHI',
        date: '2026-12-17',
        departs: '06:00',
        seat: '3,4',
        fare: 1800,
        free: ['class', 'departs', 'reference', 'name'],
      },
    ],
  },
  {
    id: 'own-40',
    shape: 'bus',
    text: `KSRTC SWIFT (Kerala) | Reservation No: 26120411882 | TVM-BLR Garuda King Class | Journey: 04 Dec 2026 17:00 | From: Thiruvananthapuram | To: Bengaluru (Satellite) | Boarding: Kollam 18:45 | Seats: 7W, 8 | Fare: 3246 | Status: CONFIRMED`,
    expected: [
      {
        kind: 'bus',
        name: 'KSRTC',
        from: 'Thiruvananthapuram',
        to: 'Bengaluru',
        date: '2026-12-04',
        departs: '18:45',
        seat: '7W,8',
        fare: 3246,
        reference: '26120411882',
        free: ['class', 'departs', 'from'],
      },
    ],
  },
  {
    id: 'own-41',
    shape: 'bus',
    text: `NueGo
Booking Confirmed
Booking ID: NGO7718221
Trip: Delhi ISBT Kashmiri Gate - Chandigarh Sector 43
Electric AC Seater
Wednesday, Dec 30 2026
Boarding: 2:30 PM, ISBT Kashmiri Gate, Platform 22
Drop: 7:15 PM, Sector 43 Bus Stand
Seats booked: 21, 22, 23
Total fare paid Rs. 1497
Please be at the pickup 10 minutes earlier.`,
    expected: [
      {
        kind: 'bus',
        name: 'NueGo',
        from: 'Delhi',
        to: 'Chandigarh',
        date: '2026-12-30',
        departs: '14:30',
        arrives: '19:15',
        arrivesDays: 0,
        seat: '21,22,23',
        fare: 1497,
        reference: 'NGO7718221',
        free: ['class'],
      },
    ],
  },
]
