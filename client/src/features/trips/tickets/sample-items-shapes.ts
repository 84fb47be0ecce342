import type { Sample } from './sample-items.ts'

/** Texts as they come: broken, forwarded, with terms and further times around what counts. */
export const SHAPE_SAMPLES: Sample[] = [
  {
    title: 'railway SMS of which a narrow phone has broken the numbers',
    text: 'PNR-84\n12290537 TRN:16\n346 DOJ:18-\n12-26 SL TVC-L\nTT DP:09:\n15 S5 41 Fare:13\n90 C Fee:17.\n7+PG',
    tickets: [
      {
        kind: 'rail',
        number: '16346',
        date: '2026-12-18',
        from: 'TVC',
        to: 'LTT',
        departs: 555,
        coach: 'S5',
        seat: '41',
        fare: 1390,
        asks: [],
      },
    ],
    secrets: ['8412290537'],
  },
  {
    title: 'railway SMS with another boarding station',
    text: 'PNR:4410298837,TRN:16346,DOJ:18-12-26,SL,TVC-LTT,DP:13:15,Boarding at:ERS,S5 41,S5 44,Fare:1410,C Fee:17.7+PG',
    tickets: [{ kind: 'rail', from: 'ERS', to: 'LTT', departs: 795, seat: '41, 44', fare: 1410, asks: [] }],
    secrets: ['4410298837'],
  },
  {
    title: 'railway slip: the train starts the day before one boards it',
    text: 'Electronic Reservation Slip (ERS)-Normal User\nBooked From  Boarding At  To\nHOWRAH JN (HWH)  GAYA JN (GAYA)  NEW DELHI (NDLS)\nStart Date* 23-Dec-2026  Departure* 00:12 24-Dec-2026  Arrival* 12:05 24-Dec-2026\nPNR  Train No./Name  Class\n2234567890  12381 / POORVA EXPRESS  AC 2 Tier (2A)\nBooking Date 01-Nov-2026 09:00:11 HRS\n1. A PERSON 44 M CNF/A1/17/LOWER CNF/A1/17/LOWER\nTicket Fare                                   ₹ 4000.00\nIRCTC Convenience Fee (Incl. of GST)          ₹ 35.40\nTotal Fare (all inclusive)                    ₹ 4035.40',
    tickets: [
      {
        kind: 'rail',
        number: '12381',
        date: '2026-12-24',
        departs: 12,
        arrives: 725,
        arrivesDays: 0,
        from: 'GAYA',
        to: 'NDLS',
        coach: 'A1',
        seat: '17',
        class: '2A',
        fare: 4035,
        asks: [],
      },
    ],
    secrets: ['2234567890', 'PERSON'],
  },
  {
    title: 'flight with all the times of an airport',
    text: 'Air India Express Itinerary\nPNR F4K2LM\nIX 1134\nSat 19 Dec 2026\nCheck-in opens 03:15 | Check-in closes 05:15 | Boarding 05:30\nCCJ 06:15 Kozhikode\nBLR 07:25 Bengaluru\n2 Guests: Seats 8A(Window), 8B\nBase 5,200.00\nTaxes 1,140.00\nTotal 7,040.00\nPayment: 22 Nov 2026 14:05',
    tickets: [
      {
        kind: 'air',
        number: 'IX1134',
        date: '2026-12-19',
        departs: 375,
        arrives: 445,
        from: 'CCJ',
        to: 'BLR',
        seat: '8A, 8B',
        fare: 7040,
        asks: [],
      },
    ],
    secrets: ['F4K2LM'],
  },
  {
    title: 'forwarded mail of a flight, with penalties and an insurance',
    text: 'Fwd: E-TICKET 4410\n---------- Forwarded message ---------\n> Date: Tue, 17 Nov 2026 at 22:40\n> Subject: E-ticket Lucknow to Mumbai\n>\n> Lucknow (LKO)  to  Mumbai (BOM)   Fri, 15 Jan\n> IndiGo 6E-5185   Economy\n> LKO 22:40\n> BOM 00:55  Sat, 16 Jan\n> PNR: QX3L9T\n> You paid: Rs. 5,614\n> Airline penalty for cancel Rs. 3,500. Date change till 14 Jan 2027 20:00 Rs. 2,999.\n> Insurance policy starts 15/01/2027.',
    tickets: [
      {
        kind: 'air',
        number: '6E5185',
        date: '2027-01-15',
        departs: 1360,
        arrives: 55,
        arrivesDays: 1,
        from: 'LKO',
        to: 'BOM',
        fare: 5614,
        asks: [],
      },
    ],
    secrets: ['QX3L9T'],
  },
  {
    title: 'flight at another time than it was',
    text: 'Dear Customer, your Akasa Air flight QP 1332 BOM-GOX on 24 Dec 2026 has been rescheduled from 23:25 to 21:10, arr 22:30. PNR ABQ9XZ',
    tickets: [{ kind: 'air', number: 'QP1332', date: '2026-12-24', departs: 1270, arrives: 1350, asks: [] }],
    secrets: ['ABQ9XZ'],
  },
  {
    title: 'bus SMS with a reporting time, parts of the fare and the end of a refund',
    text: 'Seat conf: Hubli-Pune, Sangam Roadlines, A/C Sleeper (2+1). DOJ 22-12-2026. Seats L1,L2. BP: Hosur Cross. Rep time 20:45, Dep 21:00. Fare Rs 1100 + GST Rs 55 = Rs 1155. Cancel before 21-12-2026 21:00 for 75% refund (Rs.866).',
    tickets: [
      {
        kind: 'bus',
        name: 'Sangam Roadlines',
        date: '2026-12-22',
        departs: 1260,
        arrives: null,
        from: 'Hubli',
        to: 'Pune',
        seat: 'L1, L2',
        fare: 1155,
        asks: [],
      },
    ],
    secrets: [],
  },
  {
    title: 'bus mail: one boards after it has started, and the seat stands in a table',
    text: 'Ticket TS1X\nMadurai → Chennai          Friday, January 15, 2027\nSouth Star Transports\nBus start time     20:30 from the depot\nYour boarding point    Periyar\nBoarding time      21:10      Reporting time 20:55\nDropping point     Tambaram\nDropping time      05:10, Sat Jan 16, 2027\nPassenger Details      Seat no\nIla K  28 Yrs, FEMALE     U9\nTotal fare  Rs. 1,337.00\n\nCancellation policy\nBefore 14th Jan 08:30 PM     Rs. 130.0 (10%)\nAfter 14th Jan 08:30 PM & Before 15th Jan 08:30 AM     Rs. 650.0 (50%)',
    tickets: [
      {
        kind: 'bus',
        name: 'South Star Transports',
        date: '2027-01-15',
        departs: 1270,
        arrives: 310,
        arrivesDays: 1,
        seat: 'U9',
        fare: 1337,
        asks: [],
      },
    ],
    secrets: ['Ila K'],
  },
  {
    title: 'chat about a night bus: the night before or after its date is asked',
    text: '*Jai Malhar Travels*\nPune se Indore\n25 Dec 2026 raat 12.15 baje\nSeat 5 6\nAC sleeper\n₹2400 jama',
    tickets: [
      {
        kind: 'bus',
        name: 'Jai Malhar Travels',
        date: null,
        departs: 15,
        from: 'Pune',
        to: 'Indore',
        seat: '5, 6',
        fare: 2400,
        asks: ['date'],
      },
    ],
    secrets: [],
  },
  {
    title: 'chat of a family about its train',
    text: '[12/11/26, 10:11 am] Asha: ticket ho gaya, 12137 Punjab Mail 5 jan 2027 CSMT se BPL, S4 me 23 24 25 berth. raat 7.35 ki gaadi. 1650 total diya',
    tickets: [
      {
        kind: 'rail',
        number: '12137',
        date: '2027-01-05',
        departs: 1175,
        from: 'CSMT',
        to: 'BPL',
        coach: 'S4',
        seat: '23, 24, 25',
        fare: 1650,
        asks: [],
      },
    ],
    secrets: ['Asha'],
  },
  {
    title: 'hotel whose name stands in no line of its own',
    text: 'Thanks, Leela! Your booking in Udaipur is confirmed.\nCheck-in    Sunday 7 February 2027 (from 13:00 until 22:00)\nCheck-out   Wednesday 10 February 2027 (until 10:30)\nTotal price                     ₹ 12,768\nYou pay when you stay at Jheel Mahal by the Ghat. Extras are not in this total.\nCancellation cost: until 3 February 2027 23:59: ₹ 0. From 4 February 2027 00:00: ₹ 4,256.',
    tickets: [
      {
        kind: 'stay',
        name: 'Jheel Mahal by the Ghat',
        date: '2027-02-07',
        arrivesDays: 3,
        departs: 780,
        arrives: 630,
        fare: 12768,
        asks: [],
      },
    ],
    secrets: ['Leela'],
  },
  {
    title: 'chat of a homestay, with a span of days and an advance',
    text: '[24/11/26, 7:42:10 pm] Owner: Namaskara madam your booking is confirmed at Rose Garden Homestay, Coorg\n24th to 26th Jan 2027, check in 12 noon\nTotal 12000/- , advance 3000 recd, balance 9000 on arrival\ncancel before 10 Jan full refund',
    tickets: [
      { kind: 'stay', name: 'Rose Garden Homestay', date: '2027-01-24', arrivesDays: 2, departs: 720, asks: [] },
    ],
    secrets: [],
  },
  {
    title: 'hotel with exchanged day and month, and labels without a colon: the date is asked',
    text: 'Property  Lantern Boutique Stay, Kochi\nArrival   03/02/2027\nStay      2 nights\nBooking confirmed. Check-in time starts at 2 PM. Check-out time is 11 AM.\nTotal     INR 9,204.00 (paid)',
    tickets: [{ kind: 'stay', name: 'Lantern Boutique Stay', date: null, fare: 9204, asks: ['date', 'arrivesDays'] }],
    secrets: [],
  },
  {
    title: 'ferry at which one has to be earlier',
    text: 'M2M Ferries Ro-Ro: Mumbai (Ferry Wharf) - Mandwa, 02 Jan 2027, Sailing 09:15 AM, Boarding starts 08:30 AM, reach by 8:15 AM. Luxury class. INR 1,880 paid',
    tickets: [
      {
        kind: 'sea',
        date: '2027-01-02',
        departs: 555,
        arrives: null,
        from: 'Mumbai',
        to: 'Mandwa',
        class: 'Luxury',
        fare: 1880,
        asks: [],
      },
    ],
    secrets: [],
  },
]

const event = (head: string, words: string) =>
  `BEGIN:VCALENDAR\n${head}BEGIN:VEVENT\nDTSTART:20270110T033000Z\nDTEND:20270110T043000Z\n${words}\nEND:VEVENT\nEND:VCALENDAR`

/** Texts about journeys that are no ticket. */
export const NO_TICKETS: { title: string; text: string; result: 'nothing' | 'cancelled' }[] = [
  {
    title: 'message of a bank',
    text: 'Rs.3245.40 debited from A/c XX1234 on 26-11-26 to IRCTC via UPI Ref 633012. Not you? Call 1800',
    result: 'nothing',
  },
  {
    title: 'message of a card',
    text: 'INR 7,609.00 spent on Bank Card XX9001 on 12-Nov-26 10:12 at INDIGO AIRLINE. Avl Lmt: INR 1,20,000',
    result: 'nothing',
  },
  {
    title: 'plan in a chat',
    text: '[26/11/26, 9:06:02 pm] Selvi: 13 Jan, 12635 or 12637 try panren, WL 80 kaatudhu\n[26/11/26, 9:07:12 pm] Selvi: bus 2500, naalaikku 8 am ku book panren',
    result: 'nothing',
  },
  {
    title: 'advertisement',
    text: 'Last minute offer! Mumbai to Goa from Rs 1,299 on 6E 5320, travel between 5 Dec and 31 Dec 2026. Use code FLY',
    result: 'nothing',
  },
  {
    title: 'booking that failed',
    text: 'Your booking request for Sea Breeze Resort from 5 Jan 2027 to 8 Jan 2027 could not be confirmed.',
    result: 'nothing',
  },
  {
    title: 'meeting about a journey',
    text: event('', 'SUMMARY:Goa trip - decide flights and hotel'),
    result: 'nothing',
  },
  { title: 'meeting in a hotel', text: event('', 'SUMMARY:Lunch meeting\nLOCATION:Palm Hotel'), result: 'nothing' },
  {
    title: 'calendar file that withdraws a flight',
    text: event('METHOD:CANCEL\n', 'SUMMARY:Flight 6E 222 BOM-DEL'),
    result: 'cancelled',
  },
  {
    title: 'flight that does not go',
    text: 'Your flight IX 2884 Bengaluru - Bagdogra of 22 Dec 2026, 10:25 hrs stands cancelled. A refund of Rs. 13,406 has been initiated.',
    result: 'cancelled',
  },
]
