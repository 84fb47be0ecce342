// Kept from whoever writes the reader of tickets: never open it to mend the reader.
import type { TicketText } from '../ticket-text.ts'

export const KEPT_RAIL: TicketText[] = [
  {
    id: 'kept-01',
    shape: 'railway message',
    text: `IRCTC: Ticket booked. PNR:2745610938,TRN:22691,DOJ:22-01-27,CLS:2A,FRM-TO:SBC-NZM,DP:20:00,AR:24-01-27
05:30,P DSOUZA+1,A1 7,
A1 8,FARE:9130,C FEE:35.4+PG`,
    expected: [
      {
        kind: 'rail',
        number: '22691',
        from: '(SBC)',
        to: '(NZM)',
        date: '2027-01-22',
        departs: '20:00',
        arrives: '05:30',
        arrivesDays: 2,
        coach: 'A1',
        seat: '7,8',
        class: '2A',
        fare: [9130, 9165],
        reference: '2745610938',
      },
    ],
  },
  {
    id: 'kept-02',
    shape: 'railway message',
    text: `Booking Confirmed! PNR 4218853076 | 12002 NDLS BPL SHATABDI | Mon, 14 Dec | NDLS 06:00 AM - AGC 07:50 AM | CC | C6-41, C6-42, C6-43 | Amt paid Rs.2,295. Live status & food on the app: t.example/Ab3`,
    expected: [
      {
        kind: 'rail',
        number: '12002',
        name: ['NDLS BPL SHATABDI', 'Bhopal Shatabdi', 'Rani Kamlapati Shatabdi'],
        from: '(NDLS)',
        to: '(AGC)',
        date: '2026-12-14',
        departs: '06:00',
        arrives: '07:50',
        arrivesDays: 0,
        coach: 'C6',
        seat: '41,42,43',
        class: 'CC',
        fare: 2295,
        reference: '4218853076',
      },
    ],
  },
  {
    id: 'kept-03',
    shape: 'railway message',
    text: `PNR:8106624739,TRN:12343,DOJ:26-12-26,SL,SDAH-NJP,DP:22:05,SUBHASH ROY,RAC 31,Fare:375,SC:11.8+PG CHGS`,
    expected: [
      {
        kind: 'rail',
        number: '12343',
        from: '(SDAH)',
        to: '(NJP)',
        date: '2026-12-26',
        departs: '22:05',
        class: 'SL',
        fare: [375, 387, 386],
        reference: '8106624739',
        free: ['seat'],
      },
    ],
  },
  {
    id: 'kept-04',
    shape: 'railway e-ticket',
    text: `Electronic Reservation Slip (ERS) - Normal User
Booked From Boarding At To
C SHIVAJI MAH T (CSMT) THANE (TNA) MADGAON (MAO)
Start Date* 01-Feb-2027 Departure* 07:50 01-Feb-2027 Arrival* 19:05 01-Feb-2027
PNR Train No./Name Class
8524417093 10103 / MANDOVI EXPRESS SLEEPER CLASS (SL)
Quota Distance Booking Date
GENERAL (GN) 732 KM 27-Nov-2026 08:02:55 HRS
Passenger Details
# Name Age Gender Booking Status Current Status
1. IMRAN SHAIKH 29 M CNF/S6/14/MIDDLE CNF/S6/14/MIDDLE
2. NEHA JOSHI 28 F CNF/S6/13/LOWER CNF/S6/13/LOWER
3. KABIR RAO 30 M CNF/S6/16/UPPER CNF/S6/16/UPPER
Transaction ID: 100005518830127
Payment Details
Ticket Fare ₹ 1,245.00
IRCTC Convenience Fee (Incl. of GST) ₹ 17.70
Travel Insurance Premium (Incl. of GST) ₹ 1.35
Total Fare (all inclusive) ₹ 1,264.05
PG Charges as applicable (Additional)
This is an electronically generated ticket. In case the passenger cancels or does not board, refund rules apply.`,
    expected: [
      {
        kind: 'rail',
        number: '10103',
        name: 'MANDOVI EXPRESS',
        from: 'THANE (TNA)',
        to: 'MADGAON (MAO)',
        date: '2027-02-01',
        departs: '07:50',
        arrives: '19:05',
        arrivesDays: 0,
        coach: 'S6',
        seat: '13,14,16',
        class: 'SL',
        fare: [1264, 1245],
        reference: '8524417093',
      },
    ],
  },
  {
    id: 'kept-05',
    shape: 'railway e-ticket',
    text: `Tatkal Ticket
Train: 12301 - HOWRAH RAJDHANI
HOWRAH JN
HWH
16:50
Sun, 10 Jan 2027
17h 15m
NEW DELHI
NDLS
10:05
Mon, 11 Jan 2027
PNR 6231190854
Class AC First Class (1A) | Quota Tatkal
Travellers
Dr. Madhuri Sen (51, F)
CNF
H1 - 5 (LB)
Mr. Tapan Sen (55, M)
CNF
H1 - 6 (UB)
Total amount paid: ₹ 11,724
Base fare ₹ 11,540 + agent charge ₹ 40 + gateway ₹ 144
Booked on 27 Nov 2026, 11:02 AM by travel desk, phone 033-2455 0199`,
    expected: [
      {
        kind: 'rail',
        number: '12301',
        name: ['HOWRAH RAJDHANI', 'Kolkata Rajdhani'],
        from: 'HOWRAH JN (HWH)',
        to: 'NEW DELHI (NDLS)',
        date: '2027-01-10',
        departs: '16:50',
        arrives: '10:05',
        arrivesDays: 1,
        coach: 'H1',
        seat: '5,6',
        class: '1A',
        fare: 11724,
        reference: '6231190854',
      },
    ],
  },
  {
    id: 'kept-06',
    shape: 'railway status',
    text: `Dear Passenger, current status of PNR 6408817725 for train 15657 (Brahmaputra Mail) on 19/12/2026, DLI-GHY, class 3A is: P1 CNF B1,45 P2 CNF B1,48. Chart Not Prepared. Earlier status: RLWL/8, RLWL/9. Do not share OTP or card details with anybody. IR`,
    expected: [
      {
        kind: 'rail',
        number: '15657',
        name: 'Brahmaputra Mail',
        from: '(DLI)',
        to: '(GHY)',
        date: '2026-12-19',
        coach: 'B1',
        seat: '45,48',
        class: '3A',
        reference: '6408817725',
      },
    ],
  },
]
