import type { Sample } from './sample-items.ts'

/** Stays, ferries, calendar files, and texts in which something is unclear. */
export const MORE_SAMPLES: Sample[] = [
  {
    title: 'hotel confirmation',
    text: `Your booking is confirmed!
Hotel: Lake Pichola Haveli
Address: 24 Gangaur Ghat Road, Udaipur, Rajasthan 313001
Guest name: Rohan Mehta
Booking ID: HT99123877
Check-in: Sat, 5 Dec 2026, 2:00 PM
Check-out: Tue, 8 Dec 2026, 11:00 AM
3 nights, 1 room, 2 adults
Room type: Deluxe Lake View
Total price: ₹13,500
Amount paid: ₹13,500`,
    tickets: [
      {
        kind: 'stay',
        name: 'Lake Pichola Haveli',
        date: '2026-12-05',
        departs: 840,
        arrives: 660,
        arrivesDays: 3,
        class: 'Deluxe Lake View',
        fare: 13500,
        asks: [],
      },
    ],
    secrets: ['Rohan', 'Mehta', 'HT99123877'],
  },
  {
    title: 'hotel with exchanged day and month: the nights tell which is which',
    text: 'Thank you Leela! Your stay at Zostel Manali is confirmed. Check-in 05/12/2026, check-out 07/12/2026 (2 nights). Total Rs 2400 paid. Booking no. 55512345',
    tickets: [{ kind: 'stay', name: 'Zostel Manali', date: '2026-12-05', arrivesDays: 2, fare: 2400, asks: [] }],
    secrets: ['Leela', '55512345'],
  },
  {
    title: 'ferry',
    text: `Makruzz ferry e-ticket
Booking ID MKZ-778812
Sector: Port Blair to Havelock
Travel date: 16 Dec 2026
Departure: 08:00 hrs  Arrival: 09:30 hrs
Class: Premium  Seats: 24, 25
Passenger 1: Tenzin D, Passport X1234567
Total paid: INR 3,150`,
    tickets: [
      {
        kind: 'sea',
        name: 'Makruzz',
        date: '2026-12-16',
        departs: 480,
        arrives: 570,
        arrivesDays: 0,
        from: 'Port Blair',
        to: 'Havelock',
        class: 'Premium',
        seat: '24, 25',
        fare: 3150,
        asks: [],
      },
    ],
    secrets: ['MKZ-778812', 'Tenzin', 'X1234567'],
  },
  {
    title: 'calendar file in UTC',
    text: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1@example.test\r\nDTSTART:20261205T004500Z\r\nDTEND:20261205T033500Z\r\nSUMMARY:Flight 6E 2134 BLR-DEL\r\nDESCRIPTION:PNR K7XQ2M\\, Ms Neha Kulkarni\\nSeat 14C\r\nLOCATION:Kempegowda International Airport\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    tickets: [
      {
        kind: 'air',
        number: '6E2134',
        date: '2026-12-05',
        departs: 375,
        arrives: 545,
        arrivesDays: 0,
        from: 'BLR',
        to: 'DEL',
        seat: '14C',
        asks: [],
      },
    ],
    secrets: ['K7XQ2M', 'Neha', 'Kulkarni'],
  },
  {
    title: 'calendar file of a hotel, all day',
    text: 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20261205\nDTEND;VALUE=DATE:20261208\nSUMMARY:Stay at Taj View Hotel\nEND:VEVENT\nEND:VCALENDAR',
    tickets: [{ kind: 'stay', date: '2026-12-05', arrivesDays: 3, asks: [] }],
    secrets: [],
  },
  {
    title: 'a date of which day and month could be exchanged is asked',
    text: 'Flight SG 401 from Mumbai (BOM) to Delhi (DEL). Date: 05/04/2027. Departs 18:05, arrives 20:15. PNR QWERT1',
    tickets: [{ kind: 'air', number: 'SG401', date: null, departs: 1085, from: 'BOM', to: 'DEL', asks: ['date'] }],
    secrets: ['QWERT1'],
  },
  {
    title: 'day, month and time of a bus are all unclear',
    text: 'Paulo Travels bus ticket. From: Panaji, To: Mumbai, Date of journey: 05/04/2027, Departure: 7:30, Seat U3, Fare 1400',
    tickets: [{ kind: 'bus', date: null, departs: null, from: 'Panaji', to: 'Mumbai', asks: ['date', 'departs'] }],
    secrets: [],
  },
  {
    title: 'a date without a year is the next one',
    text: 'Bus ticket: Pune to Goa, Neeta Travels, 5 Dec, boarding time 9:30 PM, seat 4',
    tickets: [{ kind: 'bus', date: '2026-12-05', departs: 1290, from: 'Pune', to: 'Goa', seat: '4', asks: [] }],
    secrets: [],
  },
  {
    title: 'a date without a year that is just past is asked',
    text: 'Bus ticket: Pune to Goa, Neeta Travels, 25 Nov, boarding time 9:30 PM, seat 4',
    tickets: [{ kind: 'bus', date: null, departs: 1290, from: 'Pune', to: 'Goa', seat: '4', asks: ['date'] }],
    secrets: [],
  },
  {
    title: 'a time without am or pm is asked',
    text: 'Paulo Travels bus ticket. From: Panaji, To: Mumbai, Date of journey: 5 Dec 2026, Departure: 7:30, Seat U3, Fare 1400',
    tickets: [{ kind: 'bus', date: '2026-12-05', departs: null, from: 'Panaji', to: 'Mumbai', asks: ['departs'] }],
    secrets: [],
  },
  {
    title: 'two dates that could both be the journey are asked',
    text: 'Train 12002 Bhopal Shatabdi NDLS-AGC, 4 Dec 2026 or 6 Dec 2026, dep 06:00, CC, C4 22',
    tickets: [{ kind: 'rail', number: '12002', date: null, departs: 360, asks: ['date'] }],
    secrets: [],
  },
]
