import type { TicketText } from '../ticket-text.ts'

export const BUS_TICKETS: TicketText[] = [
  {
    id: 'third-31',
    shape: 'bus',
    text: `KSRTC mTicket
PNR No: J84120677
Trip Code: 2201MYSMNG
Mysuru to Mangaluru
Class: AIRAVAT CLUB CLASS
Journey Date: 5th January 2027
Dep Time: 10:01 PM
Boarding: Mysuru Central Bus Stand
Seats: 21, 22
Passenger: Shwetha Bhat +1
Total Fare: Rs.1,424
Show this SMS with original ID during journey. Crew mobile no. will be sent 1 hr before departure.`,
    expected: [
      {
        kind: 'bus',
        name: 'KSRTC',
        from: 'Mysuru',
        to: 'Mangaluru',
        date: '2027-01-05',
        departs: '22:01',
        seat: '21,22',
        class: 'AIRAVAT CLUB CLASS',
        fare: 1424,
        reference: 'J84120677',
        free: ['number'],
      },
    ],
  },
  {
    id: 'third-32',
    shape: 'bus',
    text: `MAHARASHTRA STATE ROAD TRANSPORT CORPORATION
e-TICKET (MSRTC Online Reservation)

Ticket No.        : 4400917725
Booking Date      : 23/11/2026 16:20
Journey Date      : 18/12/2026
From              : NASHIK
To                : KOLHAPUR
Bus Type          : E-SHIVAI (AC SEATER)
Departure Time    : 20:30
Arrival Time      : 06:00 (19/12/2026)
Boarding Point    : MAHAMARG BUS STAND

Sr  Passenger Name     Age  Sex  Concession      Seat No
1   SUNIL GAIKWAD      34   M    GENERAL         15
2   VAISHALI GAIKWAD   31   F    MAHILA SANMAN   16

Basic Fare 1,410.00  Reservation Charges 20.00  GST 71.50
Total Amount Rs. 1,501.50

Original identity card is compulsory. Women concession valid only within Maharashtra.`,
    expected: [
      {
        kind: 'bus',
        name: ['MSRTC', 'MAHARASHTRA STATE ROAD TRANSPORT CORPORATION'],
        from: 'NASHIK',
        to: 'KOLHAPUR',
        date: '2026-12-18',
        departs: '20:30',
        arrives: '06:00',
        arrivesDays: 1,
        seat: '15,16',
        fare: [1501.5, 1410],
        reference: '4400917725',
        free: ['class'],
      },
    ],
  },
  {
    id: 'third-34',
    shape: 'bus',
    text: `TNSTC Corporation : SETC
PNR Number : T73920418
From : COIMBATORE
To : NAGERCOIL
Trip Code : 2030COINAGLB01L
Journey Date : 30/12/2026
Time : 20:30
Seat No. : 3UB, 4UB
Class : AC SLEEPER SEATER
Boarding at : GANDHIPURAM SETC BUS STAND
No. of Seats : 2
Total Fare : 1,690.00
For e-Ticket: Download from View Ticket. Please carry your photo ID during journey. T&C apply.
https://www.example.com/TNSTCOnline`,
    expected: [
      {
        kind: 'bus',
        name: ['TNSTC', 'SETC'],
        from: 'COIMBATORE',
        to: 'NAGERCOIL',
        date: '2026-12-30',
        departs: '20:30',
        seat: '3UB,4UB',
        class: 'AC SLEEPER SEATER',
        fare: 1690,
        reference: 'T73920418',
        free: ['number'],
      },
    ],
  },
  {
    id: 'third-35',
    shape: 'bus',
    text: `RAJASTHAN STATE ROAD TRANSPORT CORPORATION
राजस्थान राज्य पथ परिवहन निगम
RSRTC e-Ticket

PNR No. / पीएनआर : 31077245
Ticket Booked On : 25-Nov-2026 11:52
Journey Date / यात्रा दिनांक : 15-Dec-2026
From / से : JAIPUR
To / तक : BIKANER
Departure / प्रस्थान : 11:30 PM
Arrival / आगमन : 05:45 AM, 16-Dec-2026
Bus Type / बस : SUPER LUXURY AC VOLVO
Seat / सीट : 11
Passenger : MAHENDRA RATHORE (M, 29)
Boarding Point : SINDHI CAMP

Fare 735.00 + Reservation 10.00 + IT Charge 5.00 = Total Rs. 750.00`,
    expected: [
      {
        kind: 'bus',
        name: ['RSRTC', 'RAJASTHAN STATE ROAD TRANSPORT CORPORATION'],
        from: 'JAIPUR',
        to: 'BIKANER',
        date: '2026-12-15',
        departs: '23:30',
        arrives: '05:45',
        arrivesDays: 1,
        seat: '11',
        fare: [750, 735],
        reference: '31077245',
        free: ['class'],
      },
    ],
  },
  {
    id: 'third-36',
    shape: 'bus',
    text: `redBus ticket
Bhopal → Nagpur
Friday, 18 December 2026

Ticket no: TSCX60441827    PNR no: 88213047-6610925

Satpura Travels
A/C Sleeper (2+1)

Reporting time: 10:30 PM
Departure time: 10:45 PM
Boarding point: ISBT Bus Stand, Platform 6, Habibganj
Dropping point: Ganeshpeth, Nagpur
Arrival: 05:30 AM, 19 December 2026

Passenger details
Arpit Malviya (Male, 27 yrs)   Seat No. L7

Ticket price    INR 950.00
GST    INR 47.50
Total fare    INR 997.50

What's next? Bus and crew contact details will be sent 30 mins before departure.
Cancellation: before 17 Dec 10:45 PM 10% ; after that 50% ; last 6 hrs no refund.`,
    expected: [
      {
        kind: 'bus',
        name: 'Satpura Travels',
        from: 'Bhopal',
        to: 'Nagpur',
        date: '2026-12-18',
        departs: '22:45',
        arrives: '05:30',
        arrivesDays: 1,
        seat: 'L7',
        fare: [997.5, 950],
        reference: ['TSCX60441827', '88213047-6610925'],
        free: ['class'],
      },
    ],
  },
]
