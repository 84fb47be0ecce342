import type { TicketText } from '../ticket-text.ts'

export const BUSES_IN_MANY_LAYOUTS_1: TicketText[] = [
  {
    id: 'manner-29',
    shape: 'bus',
    text: `AbhiBus e-Ticket
Thank you for booking with AbhiBus.
Ticket No: ABHX4471926
Operator PNR: 55120834
Service: Orange Deccan Travels, Scania Multi-Axle AC Sleeper (2+1)
Journey: Hyderabad to Tirupati
Date of journey: 28 Jan 2027 (Thursday)
Boarding point: Miyapur, Allwyn X Roads, near Kalyan Jewellers
Boarding time: 08:20 PM
Reporting time: 08:05 PM
Dropping point: Leela Mahal Circle, Tirupati, 29 Jan 2027 07:15 AM
Passengers: Lavanya K (F, 29), Suresh K (M, 34)
Seats: U7, U8
Base fare Rs.2600, GST Rs.130, Offer ABHI200 - Rs.200
Total paid: Rs.2530
Bus contact: 040-2555 0119. One small bag per person, no parcels.`,
    expected: [
      {
        kind: 'bus',
        name: 'Orange Deccan Travels',
        from: 'Hyderabad',
        to: 'Tirupati',
        date: '2027-01-28',
        departs: '20:20',
        arrives: '07:15',
        arrivesDays: 1,
        seat: 'U7,U8',
        fare: 2530,
        reference: ['ABHX4471926', '55120834'],
        free: ['class'],
      },
    ],
  },
  {
    id: 'manner-30',
    shape: 'bus',
    text: `redBus: Booking confirmed. VRL Travels, Belagavi-Bengaluru on 19-Dec-26. Tkt TX7K30518826. Seats 13,14. Boarding: 21:35 at Central Bus Stand opp. Hotel Milan. Amt Rs.1,750. Live tracking link will be sent 30 min before. Cancel in app.`,
    expected: [
      {
        kind: 'bus',
        name: 'VRL Travels',
        from: 'Belagavi',
        to: 'Bengaluru',
        date: '2026-12-19',
        departs: '21:35',
        seat: '13,14',
        fare: 1750,
        reference: 'TX7K30518826',
      },
    ],
  },
  {
    id: 'manner-31',
    shape: 'bus',
    text: `महाराष्ट्र राज्य मार्ग परिवहन महामंडळ
MSRTC e-Ticket (ORS)
Ticket No : M26112744018
Txn. Date : 27-11-2026 19:22
Service Type : SHIVNERI AC
From Stop : DADAR
To Stop : SWARGATE
Journey Date : 06-12-2026
Dep. Time : 07:15
Seat No(s) : 21, 22
Adult : 1 Sr. Citizen : 1
Passenger : SUHAS BHOSALE
Basic fare 785.00 Reservation 10.00 ASN 1.00 GST 40.00
Total 836.00
Senior citizens shall show Aadhaar to the conductor. Ticket not transferable.`,
    expected: [
      {
        kind: 'bus',
        name: 'MSRTC',
        from: 'DADAR',
        to: 'SWARGATE',
        date: '2026-12-06',
        departs: '07:15',
        seat: '21,22',
        fare: 836,
        reference: 'M26112744018',
        free: ['class', 'name'],
      },
    ],
  },
  {
    id: 'manner-32',
    shape: 'bus',
    text: `APSRTC OPRS: Tkt confirmed. OB Ref No: 20263318, PNR: 71450962, Srvc No: 3472, AMARAVATHI AC, VIJAYAWADA to VISAKHAPATNAM, DOJ 10/01/2027, Dep 22:30 from VJA PNBS PF 12, Seats 25,26,29, Pax 3, Amt Rs.2697. Carry photo ID. Helpline 0866-2555 005. -APSRTC`,
    expected: [
      {
        kind: 'bus',
        number: '3472',
        name: 'APSRTC',
        from: 'VIJAYAWADA',
        to: 'VISAKHAPATNAM',
        date: '2027-01-10',
        departs: '22:30',
        seat: '25,26,29',
        fare: 2697,
        reference: ['20263318', '71450962'],
        free: ['class', 'name'],
      },
    ],
  },
  {
    id: 'manner-33',
    shape: 'bus',
    text: `TNSTC e-Ticket
Corporation : SETC
PNR Number : T71190448
Service Start Place : CHENNAI-PT DR. M.G.R. BS
Passenger Boarding Place : CHENNAI-PT DR. M.G.R. BS
Passenger Alighting Place : NAGERCOIL
Date of Journey : 12/01/2027
Departure Time : 17:30 Hrs.
Trip Code : 1730CHENAGAC01
Class of Service : AC SLEEPER
No. of Seats : 2
Seat No. : 5UB, 6UB
Name Age Gender
MURUGESAN P 61 M
SELVI M 55 F
OB Reference No. : OB88402716
Total Fare : Rs. 2,570.00
ID card number is verified by the conductor. Concession seats are not refundable.`,
    expected: [
      {
        kind: 'bus',
        number: '1730CHENAGAC01',
        name: ['TNSTC', 'SETC'],
        from: 'CHENNAI',
        to: 'NAGERCOIL',
        date: '2027-01-12',
        departs: '17:30',
        seat: '5UB,6UB',
        fare: 2570,
        reference: ['T71190448', 'OB88402716'],
        free: ['class', 'name'],
      },
    ],
  },
  {
    id: 'manner-34',
    shape: 'bus',
    text: `UPSRTC Online Reservation
Ticket No: UP0918-556032
Passenger: Saurabh Mishra (1 Adult)
From: Lucknow (Alambagh Bus Station)
To: Prayagraj (Civil Lines)
Journey: 17-01-2027
Bus type: Janrath AC 2x2
Departure: 06:30 AM
Expected arrival: 11:15 AM
Seat: 31
Fare: Rs 432.00 + Reservation charges Rs 20.00 = Rs 452.00
Helpline 1800 555 0150. Passenger must board from the booked bus station only.`,
    expected: [
      {
        kind: 'bus',
        name: 'UPSRTC',
        from: 'Lucknow',
        to: 'Prayagraj',
        date: '2027-01-17',
        departs: '06:30',
        arrives: '11:15',
        arrivesDays: 0,
        seat: '31',
        fare: 452,
        reference: 'UP0918556032',
        free: ['class', 'name'],
      },
    ],
  },
  {
    id: 'manner-35',
    shape: 'bus',
    text: `zingbus
Hey Sakshi! Your seat is booked 🚌
PNR: ZB7TQ29K
Delhi → Rishikesh
Fri, 15 Jan 2027

10:50 PM  Kashmere Gate, Metro gate 6, Delhi
|  6 h 10 m
05:00 AM  Natraj Chowk, Rishikesh (16 Jan)

Seat: 7B, zingbus Plus AC Seater 2+2
Passenger: Sakshi Arora, F, 26
Fare ₹ 649 + GST ₹ 32 - zingcash ₹ 50
You paid ₹ 631

Bus number and driver's contact will be shared 2 hours before. Free reschedule till 15 Jan 06:50 PM.`,
    expected: [
      {
        kind: 'bus',
        name: 'zingbus',
        from: 'Delhi',
        to: 'Rishikesh',
        date: '2027-01-15',
        departs: '22:50',
        arrives: '05:00',
        arrivesDays: 1,
        seat: '7B',
        fare: 631,
        reference: 'ZB7TQ29K',
        free: ['class'],
      },
    ],
  },
  {
    id: 'manner-36',
    shape: 'bus',
    text: `Dear Mr. Yash Malhotra, greetings from IntrCity SmartBus!
Booking ID: INC-40188273
Trip: Indore to Pune
Journey date: 22-Dec-2026
Boarding: 19:10 hrs - IntrCity lounge, Vijay Nagar (22-Dec-2026)
Dropping: 06:40 hrs - Wakad Bridge, Pune (23-Dec-2026)
Seat no.: 3LB, 4LB
Bus type: AC Sleeper with washroom
Passengers: Yash Malhotra (32), Ritu Malhotra (30)
Total amount: INR 2,998
Bus captain details are sent 1 hr before boarding. Lounge opens at 18:00 hrs.`,
    expected: [
      {
        kind: 'bus',
        name: 'IntrCity',
        from: 'Indore',
        to: 'Pune',
        date: '2026-12-22',
        departs: '19:10',
        arrives: '06:40',
        arrivesDays: 1,
        seat: '3LB,4LB',
        fare: 2998,
        reference: 'INC40188273',
        free: ['class'],
      },
    ],
  },
  {
    id: 'manner-37',
    shape: 'bus',
    text: `*NueGo* 💚 Ticket confirmed!
Booking ID: NG2611881420
Agra ➡️ Jaipur
🗓 30 Dec 2026
🕗 Pickup 08:40 AM, ISBT Agra
🕐 Drop 01:05 PM, Sindhi Camp, Jaipur
💺 Seats: 10A, 10B, 11A
👤 Neelam Saxena +2
💰 ₹1,347 paid via UPI (incl. pink discount ₹45)
Your ride is 100% electric and saves 28 kg of CO2. Please reach the pickup point 15 mins early. Track: nuego.example/t/1420`,
    expected: [
      {
        kind: 'bus',
        name: 'NueGo',
        from: 'Agra',
        to: 'Jaipur',
        date: '2026-12-30',
        departs: '08:40',
        arrives: '13:05',
        arrivesDays: 0,
        seat: '10A,10B,11A',
        fare: 1347,
        reference: 'NG2611881420',
      },
    ],
  },
]
