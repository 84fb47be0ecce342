import type { TicketText } from '../ticket-text.ts'

export const OWN_BUSES: TicketText[] = [
  {
    id: 'own-01',
    shape: 'bus',
    text: `Corporation : SETC, From : CHENNAI To MADURAI
Trip Code : 2130CHEMDUAC01, Journey Date : 18/12/2026, Time : 21:30, Seat No. : 1LB,2LB, Class : AC SLEEPER, PNR NO. : T48120377, No. of Seats : 2, Total Fare : Rs.1840, Boarding at : DR.M.G.R.BUS STAND KOYAMBEDU. Wish you a happy journey.`,
    expected: [
      {
        kind: 'bus',
        number: '2130CHEMDUAC01',
        name: 'SETC',
        from: 'CHENNAI',
        to: 'MADURAI',
        date: '2026-12-18',
        departs: '21:30',
        seat: '1LB,2LB',
        class: 'AC SLEEPER',
        fare: 1840,
        reference: 'T48120377',
      },
    ],
  },
  {
    id: 'own-02',
    shape: 'bus',
    text: `redBus: Your ticket TS8M04417722 is booked! Orange Konark Travels, Hyderabad to Vijayawada, 05-Jan-2027. Boarding: Miyapur Allwyn X Road 10:15 PM. Seat(s): U7, U8. Track bus: rdb.example/k. PNR: 9913-ORK`,
    expected: [
      {
        kind: 'bus',
        name: 'Orange Konark Travels',
        from: 'Hyderabad',
        to: 'Vijayawada',
        date: '2027-01-05',
        departs: '22:15',
        seat: 'U7,U8',
        reference: ['TS8M04417722', '9913ORK'],
      },
    ],
  },
  {
    id: 'own-03',
    shape: 'bus',
    text: `AbhiBus e-Ticket
Service Name: Morning Star Travels
Bus Type: Bharat Benz A/C Sleeper (2+1)
AbhiBus Ref No: ABM7712440
Operator PNR: MST-550918
Source: Vijayawada          Destination: Chennai
Date of Journey: 2026-12-29
Start Time: 09:40 PM        Arrival Time: 05:10 AM
Boarding Point: Benz Circle (09:55 PM)
Dropping Point: Koyambedu (05:10 AM)
Seat Numbers: 5U,6U
Net Amount: Rs 2,310.00
Convenience fee Rs 0`,
    expected: [
      {
        kind: 'bus',
        name: 'Morning Star Travels',
        from: 'Vijayawada',
        to: 'Chennai',
        date: '2026-12-29',
        departs: '21:55',
        arrives: '05:10',
        arrivesDays: 1,
        seat: '5U,6U',
        class: 'Bharat Benz A/C Sleeper',
        fare: 2310,
        reference: ['ABM7712440', 'MST550918'],
        free: ['departs'],
      },
    ],
  },
  {
    id: 'own-04',
    shape: 'bus',
    text: `MSRTC e-Ticket
PNR Number              M2290418
Ticket Number           MS-0091-7741
Bus Service             SHIVNERI
Leaving From            SWARGATE PUNE
Going To                DADAR MUMBAI
Departure Date          12/01/2027
Departure Time          06:30 Hrs
Boarding Stop           WAKDEWADI
Trip No.                PSD0630
Seat Nos.               21,22
Basic Fare              Rs. 960
Reservation Fee         Rs. 20
Total Fare              Rs. 1,030`,
    expected: [
      {
        kind: 'bus',
        number: 'PSD0630',
        name: 'MSRTC',
        from: 'SWARGATE PUNE',
        to: 'DADAR MUMBAI',
        date: '2027-01-12',
        departs: '06:30',
        seat: '21,22',
        fare: 1030,
        reference: ['M2290418', 'MS00917741'],
        free: ['class', 'name'],
      },
    ],
  },
  {
    id: 'own-05',
    shape: 'bus',
    text: `Hey Nikhil, pack your bags!
Your zingbus trip is confirmed ✅
Delhi → Manali
Sat, 2 Jan 2027 | 8:30 PM
Pickup: Majnu Ka Tilla, Petrol Pump, 8:30 PM
Drop: Manali Private Bus Stand, Sun, 3 Jan, 9:15 AM
Seat(s): 11, 12
Booking ID: ZB7HQ2M81
Amount paid: ₹2,998`,
    expected: [
      {
        kind: 'bus',
        name: 'zingbus',
        from: 'Delhi',
        to: 'Manali',
        date: '2027-01-02',
        departs: '20:30',
        arrives: '09:15',
        arrivesDays: 1,
        seat: '11,12',
        fare: 2998,
        reference: 'ZB7HQ2M81',
      },
    ],
  },
  {
    id: 'own-06',
    shape: 'bus',
    text: `UPSRTC
Online Ticket
Ticket No.: UP0048812093
Journey: LUCKNOW (ALAMBAGH) to AYODHYA
Bus Service Type: JANRATH AC 3X2
Date/Time: 15-12-2026 07:00
Seat No(s): 14, 15, 16
Passengers: 3 (A:2 C:1)
Fare: 1,095.00 Insurance: 3.00 Total: 1,098.00
Booked on 26-11-2026 18:12`,
    expected: [
      {
        kind: 'bus',
        name: 'UPSRTC',
        from: 'LUCKNOW',
        to: 'AYODHYA',
        date: '2026-12-15',
        departs: '07:00',
        seat: '14,15,16',
        fare: 1098,
        reference: 'UP0048812093',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-07',
    shape: 'bus',
    text: `Dear Customer, Your IntrCity SmartBus booking is confirmed.
PNR: INC40772
Lucknow - Delhi
DOJ: 20 Dec'26, Reporting 21:15, Departure 21:30 from Alambagh Lounge
Arr: 06:45 (21 Dec'26) Akshardham Metro
Bus no. UP32 KN 4471, Seat 3A/3B
Helpline 8448449000`,
    expected: [
      {
        kind: 'bus',
        name: 'IntrCity SmartBus',
        from: 'Lucknow',
        to: 'Delhi',
        date: '2026-12-20',
        departs: '21:30',
        arrives: '06:45',
        arrivesDays: 1,
        seat: '3A,3B',
        reference: 'INC40772',
      },
    ],
  },
  {
    id: 'own-08',
    shape: 'bus',
    text: `APSRTC
TICKET CONFIRMATION
OPRS PNR: 104477821
Service No: 3587
Service Type: AMARAVATHI (VOLVO / SCANIA A.C MULTI AXLE)
From: TIRUPATI
To: HYDERABAD (MGBS)
Journey Date: 10-01-2027
Scheduled Departure: 19:00
Boarding Point: TIRUPATI SRINIVASAM, 19:20
Seat No: 25,26,29
Adults: 2 Child: 1
Total Fare: Rs. 3,657/-`,
    expected: [
      {
        kind: 'bus',
        number: '3587',
        name: 'APSRTC',
        from: 'TIRUPATI',
        to: 'HYDERABAD',
        date: '2027-01-10',
        departs: '19:20',
        seat: '25,26,29',
        fare: 3657,
        reference: '104477821',
        free: ['class', 'departs'],
      },
    ],
  },
]
