import type { TicketText } from '../ticket-text.ts'

export const FORWARDED_MAILS: TicketText[] = [
  {
    id: 'third-10',
    shape: 'forwarded',
    text: `Train tickets for dadi's function, print nikal lena

---------- Forwarded message ---------
From: ixigo trains <noreply@ixigo.com>
Date: Wed, 25 Nov 2026 at 20:11
Subject: Booking confirmed: Lucknow - Dehradun and back
To: <kshitij.a@example.com>

> Hi Kshitij, your 2 train bookings are confirmed!
>
> ONWARD | PNR 2318840756
> 12327 Upasana Express
> Lucknow (LKO)  09:40 AM, Sat 12 Dec 2026
> Dehradun (DDN)  07:10 PM, Sat 12 Dec 2026
> Class 3A | Quota GN
> Kshitij Awasthi  - CNF B2 - 33
> Ila Awasthi      - CNF B2 - 36
> Total paid: Rs 1,972
>
> RETURN | PNR 2718840991
> 15006 Dehradun Gorakhpur Express
> Dehradun (DDN)  03:20 PM, Tue 15 Dec 2026
> Lucknow (LKO)  03:05 AM, Wed 16 Dec 2026
> Class 2A | Quota GN
> Kshitij Awasthi  - CNF A1 - 5
> Ila Awasthi      - CNF A1 - 6
> Total paid: Rs 2,744
>
> Track your train live on the ixigo app. Get a full refund with ixigo Assured.`,
    expected: [
      {
        kind: 'rail',
        number: '12327',
        name: 'Upasana',
        from: 'Lucknow (LKO)',
        to: 'Dehradun (DDN)',
        date: '2026-12-12',
        departs: '09:40',
        arrives: '19:10',
        arrivesDays: 0,
        coach: 'B2',
        seat: '33,36',
        class: '3A',
        fare: 1972,
        reference: '2318840756',
      },
      {
        kind: 'rail',
        number: '15006',
        name: 'Dehradun Gorakhpur',
        from: 'Dehradun (DDN)',
        to: 'Lucknow (LKO)',
        date: '2026-12-15',
        departs: '15:20',
        arrives: '03:05',
        arrivesDays: 1,
        coach: 'A1',
        seat: '5,6',
        class: '2A',
        fare: 2744,
        reference: '2718840991',
      },
    ],
  },
  {
    id: 'third-14',
    shape: 'forwarded',
    text: `Fyi, my flight. Will reach by lunch, no need to send the car.
Rohan

On Tue, 24 Nov 2026 at 09:16, Akasa Air <bookings@akasaair.example> wrote:
> Hi Rohan,
> You're all set to fly with Akasa Air!
>
> Booking reference: HT5BNQ
>
> Pune (PNQ) to Kolkata (CCU)
> Flight QP 1517
> Fri, 11 Dec 2026
> Departs 09:35 AM    Arrives 12:10 PM
> Non-stop, 2h 35m
>
> Guest: Mr Rohan Deshmukh
> Seat: 17A    Fare type: Saver
>
> Fare                    Rs 5,899
> Convenience fee         Rs 350
> Amount paid             Rs 6,249
>
> Please complete web check-in 60 minutes before departure.
> SNV Aviation Pvt Ltd`,
    expected: [
      {
        kind: 'air',
        number: 'QP1517',
        name: 'Akasa Air',
        from: 'Pune (PNQ)',
        to: 'Kolkata (CCU)',
        date: '2026-12-11',
        departs: '09:35',
        arrives: '12:10',
        arrivesDays: 0,
        seat: '17A',
        fare: [6249, 5899],
        reference: 'HT5BNQ',
        free: ['class'],
      },
    ],
  },
  {
    id: 'third-33',
    shape: 'forwarded',
    text: `Amma, ticket details below. Seat side lower only, don't worry.

Begin forwarded message:

> From: APSRTC Online <no-reply@apsrtconline.example>
> Subject: APSRTC e-Ticket OB Ref No: 71882046
> Date: 26 November 2026 at 6:31:09 PM IST
> To: venkat.k@example.com
>
> Dear Passenger,
> Thank you for booking with APSRTC. Your ticket details are:
>
> OB Reference No.   : 71882046
> Service No.        : 9361
> Service Type       : AMARAVATHI (AC MULTI AXLE)
> Route              : VIJAYAWADA to TIRUPATI
> Date of Journey    : 22/12/2026
> Service Start Time : 21:00
> Boarding Point     : PNBS VIJAYAWADA, 21:00
> Dropping Point     : TIRUPATI CBS, 05:15, 23/12/2026
> Seat No(s)         : 8
> Passenger          : K SUBBALAKSHMI, 61, F, Senior Citizen
> Total Fare         : Rs. 902.00
>
> Please carry the original age proof for concession.`,
    expected: [
      {
        kind: 'bus',
        number: '9361',
        name: 'APSRTC',
        from: 'VIJAYAWADA',
        to: 'TIRUPATI',
        date: '2026-12-22',
        departs: '21:00',
        arrives: '05:15',
        arrivesDays: 1,
        seat: '8',
        fare: 902,
        reference: '71882046',
        free: ['class'],
      },
    ],
  },
]
