import type { TicketText } from '../ticket-text.ts'

export const TICKETS_IN_PLACE_OF_OTHERS: TicketText[] = [
  {
    id: 'later-03',
    shape: 'changed',
    text: `AIR INDIA
Important: change to your flight

Dear Mr Fernandes,

Due to operational reasons we have had to cancel flight AI 2411 from Dabolim Goa (GOI) to Delhi (DEL) of 22 December 2026,
scheduled to depart at 18:25. We have moved you to the next available flight at no extra charge:

New itinerary - booking reference 6JXP4T
Flight           AI 856
Departure        23 December 2026, 07:10    Dabolim Goa (GOI)
Arrival          23 December 2026, 09:50    Delhi (DEL), Terminal 3
Class            Economy
Passenger        FERNANDES/ASHLEY MR
Seat             not assigned (your earlier seat 18C could not be carried over)

If this does not suit you, you may change free of charge to any Air India flight up to 30 December 2026, or ask
for a full refund before 23 December 2026, 05:10.

Accept | Change | Refund
Mail sent on 27 November 2026. Please do not reply.`,
    expected: [
      {
        kind: 'air',
        number: 'AI856',
        name: 'AIR INDIA',
        from: 'Dabolim Goa (GOI)',
        to: 'Delhi (DEL)',
        date: '2026-12-23',
        departs: '07:10',
        arrives: '09:50',
        arrivesDays: 0,
        class: 'Economy',
        reference: '6JXP4T',
      },
    ],
  },
  {
    id: 'later-08',
    shape: 'forwarded',
    text: `From: Trishna Holidays <desk@trishnaholidays.example>
To: Mr. Barun Hazarika
Date: Fri, 27 Nov 2026 at 11:48
Subject: Re: Fwd: Ticket GAU-DEL

Sir, as discussed old ticket is cancelled, refund 2,100 will come. New ticket as below, pls check name spelling.

PNR - K2SD9V
IndiGo 6E 2615
08 JAN 2027 FRI
Guwahati 17:20 / Delhi T1 20:05
HAZARIKA/BARUN MR
HAZARIKA/MINAKSHI MRS
Amount Rs 13,960 for both, all incl

Thanks & regards
Rekha

On Tue, 17 Nov 2026 at 16:02, Trishna Holidays wrote:
> Dear Sir,
> Ticket confirmed
> PNR - T6LW3H
> IndiGo 6E 684
> 04 JAN 2027 MON
> Guwahati 08:15 / Delhi T1 11:00
> HAZARIKA/BARUN MR
> HAZARIKA/MINAKSHI MRS
> Amount Rs 11,240`,
    expected: [
      {
        kind: 'air',
        number: '6E2615',
        name: 'IndiGo',
        from: 'Guwahati',
        to: 'Delhi',
        date: '2027-01-08',
        departs: '17:20',
        arrives: '20:05',
        arrivesDays: 0,
        fare: 13960,
        reference: 'K2SD9V',
      },
    ],
  },
  {
    id: 'later-10',
    shape: 'changed',
    text: `IndiGo
We are sorry! Your flight stands cancelled

PNR: B3FT6Y

Dear Ms. Nivedita Rao,
We regret to inform you that due to operational reasons your IndiGo flight as below has been cancelled:

6E 7214 | 05 Dec 2026 | Mangaluru (IXE) 11:40 - Hyderabad (HYD) 13:25

As you have opted for Plan B - Refund, an amount of INR 5,613 will be credited to your original mode of payment within 7 days.
No further action is needed from you.

Looking for other options? 6E 6142 departs Mangaluru at 19:05 daily. Book afresh at goindigo.example
Sent: 28 Nov 2026 08:17`,
    expected: 'cancelled',
  },
  {
    id: 'later-28',
    shape: 'forwarded',
    text: `[26/11, 19:02] Dinesh Bhai Travels: ---------- Forwarded ----------
*ABHIBUS*
ONWARD
Surat to Indore, 15-01-2027
Hans Travels (I) Pvt Ltd
PNR HT-771204
Seat DL4, DL5
Boarding Kamrej Char Rasta 08:40 PM
Drop Indore Teen Imli 07:00 AM
RETURN
Indore to Surat, 18-01-2027
Verma Travels
PNR 2690417VT
Seat 11, 12
Boarding Teen Imli Square 09:15 PM
Drop Kamrej 07:45 AM
[26/11, 19:02] Dinesh Bhai Travels: total 5600 both side, 2 pax. gpay kar do`,
    expected: [
      {
        kind: 'bus',
        name: 'Hans Travels',
        from: 'Surat',
        to: 'Indore',
        date: '2027-01-15',
        departs: '20:40',
        arrives: '07:00',
        arrivesDays: 1,
        seat: 'DL4,DL5',
        reference: 'HT771204',
        free: ['fare', 'from', 'to'],
      },
      {
        kind: 'bus',
        name: 'Verma',
        from: 'Indore',
        to: 'Surat',
        date: '2027-01-18',
        departs: '21:15',
        arrives: '07:45',
        arrivesDays: 1,
        seat: '11,12',
        reference: '2690417VT',
        free: ['fare', 'from', 'to'],
      },
    ],
    total: 5600,
  },
]
