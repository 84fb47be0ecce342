import type { TicketText } from '../ticket-text.ts'

export const BUSES_IN_MANY_LAYOUTS_2: TicketText[] = [
  {
    id: 'manner-38',
    shape: 'bus',
    text: `PAULO TRAVELS
Online Ticket - Return Journey
Booking Ref: PT-338154

ONWARD
Mumbai to Panaji, 24/12/2026
Pickup: Sion Circle, 18:45
Drop: Kadamba Stand, Panaji, 25/12/2026 08:00
Seat: S5, S6

RETURN
Panaji to Mumbai, 01/01/2027
Pickup: Kadamba Stand, Panaji, 18:00
Drop: Sion Circle, 02/01/2027 07:15
Seat: S3, S4

Passengers: Clifford Fernandes (M), Sonia Fernandes (F)
Coach: Volvo 9600 AC Sleeper
Total for both journeys: Rs. 9,600/-
No refund on tickets from 20 Dec to 5 Jan.`,
    expected: [
      {
        kind: 'bus',
        name: 'Paulo Travels',
        from: 'Mumbai',
        to: 'Panaji',
        date: '2026-12-24',
        departs: '18:45',
        arrives: '08:00',
        arrivesDays: 1,
        seat: 'S5,S6',
        reference: 'PT338154',
        free: ['class', 'fare'],
      },
      {
        kind: 'bus',
        name: 'Paulo Travels',
        from: 'Panaji',
        to: 'Mumbai',
        date: '2027-01-01',
        departs: '18:00',
        arrives: '07:15',
        arrivesDays: 1,
        seat: 'S3,S4',
        reference: 'PT338154',
        free: ['class', 'fare'],
      },
    ],
    total: 9600,
  },
  {
    id: 'agency-27',
    shape: 'bus',
    text: `KSRTC SWIFT: e-Ticket confirmed. PNR K26X881402, Ernakulam to Bengaluru, DOJ 08/01/2027, report 19:00 hrs, dep 19:30 hrs, Pickup Vyttila Mobility Hub, Seats 11,12, Pax 2, Amt Rs 2,412. Crew no. sent 1 hr before dep. Control room 0471-0000463`,
    expected: [
      {
        kind: 'bus',
        name: ['KSRTC SWIFT', 'KSRTC'],
        from: 'Ernakulam',
        to: 'Bengaluru',
        date: '2027-01-08',
        departs: '19:30',
        seat: '11,12',
        fare: 2412,
        reference: 'K26X881402',
        free: ['name'],
      },
    ],
  },
  {
    id: 'agency-28',
    shape: 'bus',
    text: `Bus ticket
TICKET NO
TX7K40981226
PNR
5519-88342
FROM
Kochi
TO
Chennai
DATE OF JOURNEY
Friday, 15 January 2027
OPERATOR
Malabar Star Travels
BUS TYPE
A/C Sleeper (2+1)
BOARDING POINT
Vyttila, opposite the hub
BOARDING TIME
07:40 PM
DROPPING POINT
Koyambedu omni bus stand
DROPPING TIME
07:15 AM, 16 January 2027
SEAT
U7
PASSENGER
Ajmal K (M, 26)
TOTAL FARE
₹ 1,549 (including GST ₹ 74)`,
    expected: [
      {
        kind: 'bus',
        name: 'Malabar Star Travels',
        from: 'Kochi',
        to: 'Chennai',
        date: '2027-01-15',
        departs: '19:40',
        arrives: '07:15',
        arrivesDays: 1,
        seat: 'U7',
        fare: 1549,
        reference: ['TX7K40981226', '551988342'],
        free: ['class'],
      },
    ],
  },
  {
    id: 'agency-29',
    shape: 'bus',
    text: `STATE EXPRESS TRANSPORT CORPORATION (TAMIL NADU) LTD
e-Ticket / மின் பயணச்சீட்டு
PNR Number : T88123400715
Trip Code : 2100CHEMDUAC01
Date of Journey : 13/01/2027
Service Start Place : CHENNAI
Service End Place : MADURAI
Service Departure Time : 21:00 Hrs
Passenger Pickup Point : CHENNAI KILAMBAKKAM
Seat No : 4LB, 5LB
No. of Passengers : 2
Bus ID Proof : any government photo ID
Basic Fare : 1,530.00
Reservation Fee : 20.00
Toll Fee : 44.00
Total Fare : 1,594.00`,
    expected: [
      {
        kind: 'bus',
        number: '2100CHEMDUAC01',
        name: 'STATE EXPRESS TRANSPORT CORPORATION',
        from: 'CHENNAI',
        to: 'MADURAI',
        date: '2027-01-13',
        departs: '21:00',
        seat: '4LB,5LB',
        fare: 1594,
        reference: 'T88123400715',
        free: ['name'],
      },
    ],
  },
  {
    id: 'agency-30',
    shape: 'bus',
    text: `🚌 *Periyar Line Travels* 🚌
Dear Shibu sir, your seat is confirmed 👍
Route: *Kozhikode to Mysuru*
Date: *Sat, 9 Jan 2027*
Bus leaves *10:15 PM* sharp, be there by 9:45 PM
Pickup: Mofussil bus stand, bay 6
Seat: *L2*
Ticket: PLT-30918
Total *₹ 950*, paid ₹ 300, balance ₹ 650 to be paid at the counter
Driver no. comes by 8 PM. Help 98460 00192`,
    expected: [
      {
        kind: 'bus',
        name: 'Periyar Line Travels',
        from: 'Kozhikode',
        to: 'Mysuru',
        date: '2027-01-09',
        departs: '22:15',
        seat: 'L2',
        fare: 950,
        reference: 'PLT30918',
      },
    ],
  },
  {
    id: 'agency-31',
    shape: 'bus',
    text: `GSRTC - ADVANCE BOOKING TICKET
PNR NO
From
To
Journey Date
Departure
Seat Nos
Amount
G70981335
AHMEDABAD
DWARKA
16-01-2027
22:45
21, 22, 23
Rs 1,182
Conductor will check the PNR against a photo ID. Helpline 1800 000 6666`,
    expected: [
      {
        kind: 'bus',
        name: 'GSRTC',
        from: 'AHMEDABAD',
        to: 'DWARKA',
        date: '2027-01-16',
        departs: '22:45',
        seat: '21,22,23',
        fare: 1182,
        reference: 'G70981335',
        free: ['name'],
      },
    ],
  },
  {
    id: 'agency-32',
    shape: 'bus',
    text: `MSRTC Tkt:MS90711862 DADAR-MAHABALESHWAR DOJ:23JAN27 DEP:0630HRS SHIVSHAHI SEAT:13,14 ADT:2 FARE:1130 RSVN:10 TOT:1140. Happy journey.`,
    expected: [
      {
        kind: 'bus',
        name: ['MSRTC', 'SHIVSHAHI'],
        from: 'DADAR',
        to: 'MAHABALESHWAR',
        date: '2027-01-23',
        departs: '06:30',
        seat: '13,14',
        fare: [1140, 1130],
        reference: 'MS90711862',
        free: ['name', 'class'],
      },
    ],
  },
]
