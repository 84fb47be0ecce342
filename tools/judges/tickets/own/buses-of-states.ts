import type { TicketText } from '../ticket-text.ts'

export const BUSES_OF_STATES: TicketText[] = [
  {
    id: 'later-19',
    shape: 'bus',
    text: `VM-KSRTCK: KSRTC e-Ticket. PNR: J81192044, Trip: 2215BNGMNG, Class: AMBAARI UTSAV, From BENGALURU(KEMPEGOWDA BS T2) To MANGALURU, Jrny Dt 24-12-2026, Dep 22:15, Bdg Pt: YESHWANTHPUR (GOVARDHAN) 22:45, Seats: 5L,6L. Total Rs.2672/-. Show this SMS with ID proof. Helpline 000-00000000. Cancel before 24-12-2026 20:15.`,
    expected: [
      {
        kind: 'bus',
        from: 'BENGALURU',
        to: 'MANGALURU',
        date: '2026-12-24',
        departs: '22:45',
        seat: '5L,6L',
        fare: 2672,
        reference: 'J81192044',
        free: ['name', 'class', 'number', 'from'],
      },
    ],
  },
  {
    id: 'later-21',
    shape: 'bus',
    text: `GUJARAT STATE ROAD TRANSPORT CORPORATION
E-TICKET (ONLINE PASSENGER RESERVATION SYSTEM)
------------------------------------------------------------
PNR No.          : G2026-7741906       Ticket Status : BOOKED
Booking Dt/Time  : 26/11/2026 09:44    Booked By     : ONLINE USER
Journey Date     : 05/12/2026          Trip No       : 118704
Service          : AC SLEEPER 2X1
From             : AHMEDABAD (GEETA MANDIR)
To               : BHUJ
Boarding Point   : RANIP               Boarding Time : 22:35
Trip Dep. Time   : 22:00               Arrival Time  : 05:20 (06/12/2026)
No. of Pass.     : 1
Seat   Name               Age   Sex   Fare
U7     KRUNAL VAGHELA     31    M     611.00
------------------------------------------------------------
Basic 570.00  Toll 16.00  Resv 10.00  GST 15.00   TOTAL FARE 611.00
ID PROOF: AADHAAR. Seat once booked may be cancelled upto 1 hour before trip start.`,
    expected: [
      {
        kind: 'bus',
        from: 'AHMEDABAD',
        to: 'BHUJ',
        date: '2026-12-05',
        departs: '22:35',
        arrives: '05:20',
        arrivesDays: 1,
        seat: 'U7',
        fare: 611,
        reference: 'G20267741906',
        free: ['name', 'class', 'number', 'from'],
      },
    ],
  },
  {
    id: 'later-22',
    shape: 'bus',
    text: `TNSTC Corporation:SETC , PNR NO.:T74920186 , From:CHENNAI-KILAMBAKKAM KCBT To NAGERCOIL , Trip Code:1800CHENAGVV02L , Journey Date:13/01/2027 , Time:18:00 , Seat No.:7LB, 8LB .Class:AC SLEEPER , Boarding at:TAMBARAM MEPZ . For e-Ticket: Download from View Ticket. Please carry your photo ID during journey. T&C apply. https://www.tnstc.example`,
    expected: [
      {
        kind: 'bus',
        from: 'CHENNAI',
        to: 'NAGERCOIL',
        date: '2027-01-13',
        departs: '18:00',
        seat: '7LB,8LB',
        reference: 'T74920186',
        free: ['name', 'class', 'number', 'from'],
      },
    ],
  },
  {
    id: 'later-23',
    shape: 'bus',
    text: `उत्तर प्रदेश राज्य सड़क परिवहन निगम
UPSRTC e-Ticket

OPRS PNR No.            30614802
Passenger Name          SMT. RASHMI DIXIT
Service                 JANRATH AC 3X2 / 20571
Origin Station          KANPUR JHAKARKATI      Destination: DEHRADUN ISBT
Boarding Station        LUCKNOW ALAMBAGH
Alighting Station       HARIDWAR
Journey Date            19-Dec-2026
Origin Dep. Time        17:30
Boarding Time           19:45
Alighting Time          06:10 (20-Dec-2026)
Seat No(s)              12
Concession              NIL
Adult Fare 1,042.00 + Reservation 20.00 + Acc. Cess 5.00 = Rs. 1,067.00
Ticket printed on 27-Nov-2026 20:30

कृपया बस छूटने से 15 मिनट पूर्व स्टेशन पहुंचें।`,
    expected: [
      {
        kind: 'bus',
        from: 'LUCKNOW ALAMBAGH',
        to: 'HARIDWAR',
        date: '2026-12-19',
        departs: '19:45',
        arrives: '06:10',
        arrivesDays: 1,
        seat: '12',
        fare: 1067,
        reference: '30614802',
        free: ['name', 'class', 'number'],
      },
    ],
  },
  {
    id: 'later-25',
    shape: 'bus',
    text: `HRTC-Himachal Road Transport Corp.
Your seat(s) have been booked.
Ticket: HR7702615
Delhi ISBT Kashmiri Gate - Manali
Himgaurav AC Seater, Trip ID 55210
JD: 31-DEC-26, Dep: 8:10 PM
Seats: 25,26,27
Amt: Rs.4215.00
Booked 22-NOV-26 07:12 PM
Snow chains / weather: service may end at Kullu on 01-JAN-27. Enquiry 0000-0000000`,
    expected: [
      {
        kind: 'bus',
        from: 'Delhi ISBT Kashmiri Gate',
        to: 'Manali',
        date: '2026-12-31',
        departs: '20:10',
        seat: '25,26,27',
        fare: 4215,
        reference: 'HR7702615',
        free: ['name', 'class', 'number', 'from'],
      },
    ],
  },
  {
    id: 'later-27',
    shape: 'bus',
    text: `zingbus 💙
Hey Shreya, your seat is booked!

*ZBPNR6638A1*
Delhi ➡️ Dehradun
🗓 12 Dec'26 (Sat)
🕥 11:15 PM
💺 3C
🚌 zingbus Maxx | BharatBenz AC Seater
📍 Pickup: Zingbus lounge, Kashmere Gate, Metro gate 8, be there 10:55 PM
🏁 Drop: Dehradun ISBT, 5:05 AM
💰 ₹649 (ticket ₹599 + assurance ₹50)

Live tracking link comes 30 mins before. Bus no. HR38-XX-4410 will be shared. Cancel for ₹0 till 11 Dec 11:15 PM`,
    expected: [
      {
        kind: 'bus',
        name: 'zingbus',
        from: 'Delhi',
        to: 'Dehradun',
        date: '2026-12-12',
        departs: '23:15',
        arrives: '05:05',
        arrivesDays: 1,
        seat: '3C',
        fare: [649, 599],
        reference: 'ZBPNR6638A1',
        free: ['class', 'from', 'to', 'number'],
      },
    ],
  },
]
