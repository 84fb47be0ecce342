import type { TicketText } from '../ticket-text.ts'

export const CHANGED_AND_CANCELLED: TicketText[] = [
  {
    id: 'third-08',
    shape: 'changed',
    text: `From: ticketadmin@irctc.co.in
Subject: Cancellation Details of PNR 4419306728

Dear Customer (User ID: smohanty77),
Your e-ticket has been successfully cancelled as per your request.

PNR No.: 4419306728
Train No./Name: 18463 / PRASHANTI EXP
Date of Journey: 11-Jan-2027
From: BHUBANESWAR (BBS)  To: VIJAYAWADA JN (BZA)
Class: 3A
Passenger(s) cancelled:
1. SUBRAT MOHANTY  CAN
2. LIPIKA MOHANTY  CAN
Amount Deposited: Rs. 2,610.40
Cancellation Charges: Rs. 360.00
Refund Amount: Rs. 2,215.00
Cancellation ID: 100000418833126
The refund will be credited to the account used for booking in 3-4 working days.
Warm Regards, Customer Care, Internet Ticketing, IRCTC`,
    expected: 'cancelled',
  },
  {
    id: 'third-09',
    shape: 'changed',
    text: `VM-RAILWY: Dear Passenger, PNR 6723904418, Train No 12333 VIBHUTI EXPRESS of 09-Dec-2026 ex HWH is RESCHEDULED and will leave HWH at 23:30 hrs on 09-Dec-2026 instead of 20:00 hrs due to late running of pairing rake. Inconvenience is regretted. IR`,
    expected: [
      {
        kind: 'rail',
        number: '12333',
        name: 'VIBHUTI',
        from: '(HWH)',
        date: '2026-12-09',
        departs: '23:30',
        reference: '6723904418',
      },
    ],
  },
  {
    id: 'third-19',
    shape: 'changed',
    text: `Subject: Change in your flight schedule - PNR Z9PD5F

Dear Customer,
Due to operational reasons, there is a change in the timing of your IndiGo flight.

PNR: Z9PD5F

Your earlier flight
6E 783 | Indore (IDR) - Chennai (MAA) | 14 Jan 2027 | Dep 18:40 | Arr 20:55

Your revised flight
6E 783 | Indore (IDR) - Chennai (MAA) | 14 Jan 2027 | Dep 19:35 | Arr 21:50

If the new timing does not suit you, please visit Plan B to change your flight or claim a full refund at no extra cost.
Regards, Team IndiGo`,
    expected: [
      {
        kind: 'air',
        number: '6E783',
        name: 'IndiGo',
        from: 'Indore (IDR)',
        to: 'Chennai (MAA)',
        date: '2027-01-14',
        departs: '19:35',
        arrives: '21:50',
        arrivesDays: 0,
        reference: 'Z9PD5F',
      },
    ],
  },
  {
    id: 'third-20',
    shape: 'changed',
    text: `Hi Meenal,
We regret to inform you that your Akasa Air flight QP 1338 from Mumbai (BOM) to Ayodhya (AYJ) on 07 Dec 2026, scheduled to depart at 11:25, has been cancelled due to operational reasons.
PNR: F3LQ8Z
You may choose a full refund, which will be credited to your original mode of payment within 7 working days, or rebook at no extra cost within 7 days of the original date, subject to availability.
We are sorry for the inconvenience.
Team Akasa Air`,
    expected: 'cancelled',
  },
  {
    id: 'third-30',
    shape: 'changed',
    text: `MakeMyTrip
Your booking has been modified

Hi Tenzin,
As requested, the dates of your stay at Norling Guest House, Gangtok have been changed.

Booking ID: NH7501483326490

Old dates: Sat, 12 Dec 2026 to Mon, 14 Dec 2026
New dates: Sat, 19 Dec 2026 to Tue, 22 Dec 2026 (3 Nights)
Check-in from 12 PM, check-out by 10 AM

1 Room, 2 Adults, Premium Room with Balcony
Revised total: Rs 8,925
Already paid: Rs 5,950. Balance paid now: Rs 2,975

All other terms of your booking stay the same.`,
    expected: [
      {
        kind: 'stay',
        name: 'Norling Guest House',
        to: 'Gangtok',
        date: '2026-12-19',
        departs: '12:00',
        arrives: '10:00',
        arrivesDays: 3,
        fare: 8925,
        reference: 'NH7501483326490',
        free: ['class'],
      },
    ],
  },
  {
    id: 'third-40',
    shape: 'changed',
    text: `AbhiBus: Dear Customer, your ticket with Orchid Roadlines from Hyderabad to Shirdi on 11-Dec-2026, 06:15 PM, Seat U4, Ticket No ABH70D5518, stands CANCELLED as per your request. Cancellation charges Rs 255, refund of Rs 1,445 will reach your source account in 5-7 working days.`,
    expected: 'cancelled',
  },
]
