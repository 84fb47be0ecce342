import type { Sample } from './sample-items.ts'

/** Messages of sellers and airlines, in the ways that they write tables, legs and numbers of bookings. */
export const SELLER_SAMPLES: Sample[] = [
  {
    title: 'airline mail with a table between bars, whose check-in closes before the departure',
    text: 'IndiGo itinerary\nPNR/Booking Ref. Q7W2ER\nTravel Date | From (Terminal) | To (Terminal) | Flight No. (Aircraft) | Bag drop closes | Dep | Arr\n24 Jan 27 | Pune | Kochi - Nedumbassery | 6E 6877 (A321) | 06:25 | 07:25 | 09:15\nSeats: 3C\nTotal fare 6,120.00 INR',
    tickets: [
      {
        kind: 'air',
        number: '6E6877',
        from: 'Pune',
        date: '2027-01-24',
        departs: 445,
        arrives: 555,
        seat: '3C',
        fare: 6120,
        reference: 'Q7W2ER',
        asks: [],
      },
    ],
    secrets: [],
  },
  {
    title: 'two flights with a layover',
    text: 'Booking ID: NF123400987 | Confirmed\nJaipur -> Imphal, Sat, 16 Jan 27, 1 stop, 6h 05m\n\nIndiGo 6E-394\nJAI 06:20 hrs Sat, 16 Jan 27\nCCU 08:40 hrs Sat, 16 Jan 27\nEconomy | Flexi\n\nLayover in Kolkata 1h 50m\n\nIndiGo 6E-219\nCCU 10:30 hrs Sat, 16 Jan 27\nIMF 11:45 hrs Sat, 16 Jan 27\nEconomy | Flexi\n\nYou have paid INR 8,410',
    tickets: [
      { number: '6E394', from: 'JAI', to: 'CCU', date: '2027-01-16', departs: 380, arrives: 520, asks: ['fare'] },
      { number: '6E219', from: 'CCU', to: 'IMF', date: '2027-01-16', departs: 630, arrives: 705, asks: ['fare'] },
    ],
    secrets: [],
  },
  {
    title: 'chat with a train and a hotel: each is a booking of its own',
    text: '[25/11/26, 8:10:01 pm] Didi: PNR:2612345987,TRN:12016,DOJ:20-12-26,CLS:CC,FRM-TO:JP-NDLS,DP:17:50,MEENA JAIN+1,C2 31,C2 32,Fare:1490\n[25/11/26, 8:12:40 pm] Didi: number 98290 12045 hai\n[25/11/26, 8:15:00 pm] Didi: hotel: Booking ID 7712098, Hotel Confirmed, Amber Niwas, Delhi. Check-in 20 Dec 2026 12:00 PM, Check-out 22 Dec 2026 10:00 AM, Rs. 5,200 paid.',
    tickets: [
      { kind: 'rail', number: '12016', departs: 1070, coach: 'C2', seat: '31, 32', fare: 1490, asks: [] },
      { kind: 'stay', date: '2026-12-20', arrivesDays: 2, fare: 5200, reference: '7712098', asks: [] },
    ],
    secrets: ['Meena', '98290'],
  },
  {
    title: 'helicopter there and back',
    text: 'Helicopter e-Ticket\nBooking ID: HX26050012345\nOperator: Heritage Aviation\nOnward: Sersi - Kedarnath, 21-May-2027, slot 08:00 to 09:00\nReturn: Kedarnath - Sersi, 21-May-2027, slot 13:00 to 14:00\nTotal fare: Rs 11,900',
    tickets: [
      { kind: 'air', name: 'Heritage Aviation', from: 'Sersi', to: 'Kedarnath', date: '2027-05-21' },
      { kind: 'air', name: 'Heritage Aviation', from: 'Kedarnath', to: 'Sersi', reference: 'HX26050012345' },
    ],
    secrets: [],
  },
  {
    title: 'signs of a plane that leaves and lands',
    text: '*SpiceJet*\nCheck-in is now open\n✈️ SG 8709\n🛫 Delhi (DEL) 01:40 PM\n🛬 Leh (IXL) 03:15 PM\n📅 5 January 2027\n🎫 PNR: H8JK2L',
    tickets: [{ number: 'SG8709', from: 'DEL', to: 'IXL', departs: 820, arrives: 915, reference: 'H8JK2L', asks: [] }],
    secrets: [],
  },
  {
    title: 'boarding pass message, with a date without spaces before a full stop',
    text: 'Boarding pass for SG 8709 DEL-IXL 05Jan27. Gate closes 06:15. Dep 06:40. Seat 4A. PNR: H8JK2L',
    tickets: [{ number: 'SG8709', date: '2027-01-05', departs: 400, seat: '4A', asks: [] }],
    secrets: [],
  },
  {
    title: 'status of a railway booking, with the code of the boarding station before its name',
    text: 'PNR Status\n2712345678\nTrain: 12302 - HWH RAJDHANI\nDate of Journey: 18 Dec 2026\nFrom: NDLS To: HWH\nBoarding: CNB (Kanpur Central)\nClass: 3A Quota: GN\nPassenger 1: Booking WL 12, Current CNF B7 33',
    tickets: [
      { number: '12302', from: 'CNB', to: 'HWH', date: '2026-12-18', coach: 'B7', seat: '33', asks: ['departs'] },
    ],
    secrets: [],
  },
  {
    title: 'friend who writes about a train: a phone number is none, the verbs say when it leaves and arrives',
    text: 'Tickets mil gaye! Kaveri express 16021, MAS se MYS, 9 jan ko 09:15 PM pe nikalti hai aur 10 jan ko 06:40 AM pahunchegi. PNR 8440917799 SL class S3 - 21 22. Per head 300 pada, total 600, gpay 98330 12045 pe',
    tickets: [
      {
        number: '16021',
        from: 'MAS',
        to: 'MYS',
        date: '2027-01-09',
        departs: 1275,
        arrives: 400,
        arrivesDays: 1,
        coach: 'S3',
        seat: '21, 22',
        fare: 600,
        asks: [],
      },
    ],
    secrets: ['98330', '12045'],
  },
  {
    title: 'bus with its way and the earlier time at the boarding point',
    text: 'Zingbus booking confirmed\nDelhi to Manali\nSat, 19 Dec 26 | 09:30 PM - 10:00 AM (20 Dec)\nPNR: ZB7788991\nSeat: 5A, 5B\nBoarding at: Majnu Ka Tilla, 09:15 PM\nAmount paid: ₹2,598',
    tickets: [{ date: '2026-12-19', departs: 1275, arrives: 600, arrivesDays: 1, reference: 'ZB7788991', asks: [] }],
    secrets: [],
  },
  {
    title: 'hotel with its number in its name',
    text: 'OYO: Booking confirmed! Booking ID: BVXK1234. OYO 5678 Hotel Blue Sky, Jaipur. Check-in: Sat 19 Dec 12 PM, Check-out: Mon 21 Dec 11 AM. 1 room, 2 guests. Pay Rs 2,310 at hotel.',
    tickets: [{ name: 'OYO 5678 Hotel Blue Sky', date: '2026-12-19', arrivesDays: 2, reference: 'BVXK1234', asks: [] }],
    secrets: [],
  },
  {
    title: 'hotel whose address ends with its town, and a number of digits with dots',
    text: 'Your booking in Pushkar is confirmed.\nConfirmation number: 4471.902.399\nLake Haveli Rooms\nCheck-in: Friday, 18 December 2026 (from 14:00)\nCheck-out: Sunday, 20 December 2026 (until 11:00)\nLocation: 24 Ghat Marg, 305022 Pushkar, India\nTotal price ₹ 8,064',
    tickets: [{ name: 'Lake Haveli Rooms', to: 'Pushkar', reference: '4471902399', arrivesDays: 2, asks: [] }],
    secrets: [],
  },
]
