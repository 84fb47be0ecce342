import type { TicketText } from '../ticket-text.ts'

export const CONNECTIONS_AND_RETURNS: TicketText[] = [
  {
    id: 'newest-02',
    shape: 'airline mail',
    text: `Your Air India booking confirmation

Booking reference
5WQTL8

Ahmedabad to Melbourne
One way | 1 Adult | Economy Flex

Fri 05 Mar 2027
AI 2962  operated by Air India
08:40  Ahmedabad AMD, Terminal 1
10:20  Delhi DEL, Terminal 3
1h 40m

3h 55m connection in Delhi. Self check at transfer desk not required.

Fri 05 Mar 2027
AI 308  operated by Air India
14:15  Delhi DEL, Terminal 3
08:05 (+1 day)  Melbourne MEL, Terminal 2
12h 20m

Traveller
Ms Hiral Pandya        Ticket 098-2420071183
AMD-DEL seat 14A       DEL-MEL seat 36H
Vegetarian Hindu meal requested (DEL-MEL)

Purchase summary, 20 Nov 2026
Air transportation charges   INR 52,310
Taxes, fees and charges      INR  9,844
Seats                        INR  1,900
Total                        INR 64,054

Please make sure your passport is valid and that you hold a visa. Check-in online opens on 03 Mar 2027 at 08:40.`,
    expected: [
      {
        kind: 'air',
        number: 'AI2962',
        name: 'Air India',
        from: 'Ahmedabad (AMD)',
        to: 'Delhi (DEL)',
        date: '2027-03-05',
        departs: '08:40',
        arrives: '10:20',
        arrivesDays: 0,
        seat: '14A',
        class: 'Economy',
        reference: '5WQTL8',
        free: ['fare', 'class'],
      },
      {
        kind: 'air',
        number: 'AI308',
        name: 'Air India',
        from: 'Delhi (DEL)',
        to: 'Melbourne (MEL)',
        date: '2027-03-05',
        departs: '14:15',
        arrives: '08:05',
        arrivesDays: 1,
        seat: '36H',
        class: 'Economy',
        reference: '5WQTL8',
        free: ['fare', 'class'],
      },
    ],
    total: 64054,
  },
  {
    id: 'newest-03',
    shape: 'airline mail',
    text: `Subject: Booking Voucher for Bhubaneswar - Bengaluru (Booking ID: GOFLIN8b0d26112214)

goibibo

ONWARD   BBI ✈ BLR   Wed, 27 Jan '27
--------------------------------------
IndiGo 6E-469          PNR: SY3DK7
Dep  21:35   Bhubaneswar, Biju Patnaik Airport T1
Arr  23:50   Bengaluru, Kempegowda International Airport T1
2h 15m  |  Non-stop  |  ECONOMY

RETURN   BLR ✈ BBI   Sun, 31 Jan '27
--------------------------------------
Akasa Air QP-1865      PNR: HC8R2P
Dep  05:50   Bengaluru, Kempegowda International Airport T1
Arr  08:00   Bhubaneswar, Biju Patnaik Airport T1
2h 10m  |  Non-stop  |  ECONOMY

TRAVELLERS (2)
Mr Debasish Mohanty    Onward: 23A   Return: -
Mrs Lipsa Mohanty      Onward: 23B   Return: -

FARE BREAKUP
Base Fare (2 travellers)    14,236
Taxes                        3,388
Insurance (2 x 199)            398
Instant off                 -1,250
TOTAL AMOUNT PAID       Rs. 16,772

Booked 22 Nov '26, 8:51 AM. Date change fee starts at Rs. 2,999 up to 24 Jan '27.`,
    expected: [
      {
        kind: 'air',
        number: '6E469',
        name: 'IndiGo',
        from: 'Bhubaneswar (BBI)',
        to: 'Bengaluru (BLR)',
        date: '2027-01-27',
        departs: '21:35',
        arrives: '23:50',
        arrivesDays: 0,
        seat: '23A,23B',
        class: 'ECONOMY',
        reference: ['SY3DK7', 'GOFLIN8b0d26112214'],
        free: ['fare'],
      },
      {
        kind: 'air',
        number: 'QP1865',
        name: 'Akasa Air',
        from: 'Bengaluru (BLR)',
        to: 'Bhubaneswar (BBI)',
        date: '2027-01-31',
        departs: '05:50',
        arrives: '08:00',
        arrivesDays: 0,
        class: 'ECONOMY',
        reference: ['HC8R2P', 'GOFLIN8b0d26112214'],
        free: ['fare'],
      },
    ],
    total: 16772,
  },
  {
    id: 'newest-05',
    shape: 'airline message',
    text: `Akasa Air ✔
Hey MEGHA 👋
Only 24 hours to go! You haven't checked in for *QP 1403* yet.

🛫 Sun, 29 Nov 2026, *20:15*, Mumbai T1
🛬 Lucknow T3, *22:30*
🔖 *JD7V5M*

Check in now and pick a window seat from ₹150. Online check-in shuts at 19:15. Kiosks are free at Mumbai T1.
Doors close 25 min before departure.`,
    expected: [
      {
        kind: 'air',
        number: 'QP1403',
        name: 'Akasa Air',
        from: 'Mumbai',
        to: 'Lucknow',
        date: '2026-11-29',
        departs: '20:15',
        arrives: '22:30',
        arrivesDays: 0,
        reference: 'JD7V5M',
      },
    ],
  },
  {
    id: 'newest-06',
    shape: 'forwarded',
    text: `---------- Forwarded message ---------
From: Balaji Tours n Travels
Date: Sat, Nov 28, 2026 at 1:27 PM
Subject: REISSUED TICKET CHENNAI MADURAI
To: <ramanathan@mail.example>

Dear sir
SG 3305 MAA-IXM 11 Dec 07:25 has been CANCELLED BY AIRLINE (old pnr F5RZ2B, do not use)
Reissued on IndiGo, no fare difference

   PNR       U2MN6C
   Flight    6E 7245
   Sector    Chennai MAA T1 - Madurai IXM
   Date      11-Dec-2026
   Dep/Arr   0910/1035
   Pax       Ramanathan S Mr, Alamelu R Mrs
   Seats     auto assign at check in

Boarding pass I will send on 10th evening
Balaji 00000 00000`,
    expected: [
      {
        kind: 'air',
        number: '6E7245',
        name: 'IndiGo',
        from: 'Chennai (MAA)',
        to: 'Madurai (IXM)',
        date: '2026-12-11',
        departs: '09:10',
        arrives: '10:35',
        arrivesDays: 0,
        reference: 'U2MN6C',
      },
    ],
  },
]
