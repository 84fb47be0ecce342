import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const PRINTED_BOARDING_PASSES: TicketText[] = [
  {
    id: 'varied-10',
    shape: 'boarding pass',
    text: `SINGAPORE AIRLINES
CONFIRMATION SLIP / MOBILE BOARDING PASS
Name: KHANNA/ARJUN MR     KrisFlyer SQ 8847120365
Flight    Class      Seat    Boarding group
SQ 403    Economy    52D     4
From: Delhi (DEL) Terminal 3
To: Singapore (SIN) Terminal 3
Departs  Fri 05 Feb 21:45
Arrives  Sat 06 Feb 06:00
Gate closes 21:30    Boarding time 20:55
Booking ref 5TRNGB       618-2417750091
This document is not valid for boarding if you need to drop bags. You must complete SG Arrival Card within 3 days before arrival (from 3 Feb).
Verify docs: YES`,
    expected: [
      leg('air', 'SQ 403', 'Delhi (DEL) > Singapore (SIN)', '2027-02-05 21:45 > 06:00+1', {
        seat: '52D',
        reference: '5TRNGB',
        free: ['name', 'class'],
      }),
    ],
  },
  {
    id: 'varied-11',
    shape: 'boarding pass',
    text: `THAI LION AIR     บัตรขึ้นเครื่อง / BOARDING PASS
GOWDA/HEMANTH KUMARMR
FROM  BENGALURU (BLR)
TO    BANGKOK DON MUEANG (DMK)
FLIGHT      DATE     TIME
SL 217      09FEB    0005
GATE    BOARDING TIME     SEAT
C4      2320              17A
GATE CLOSES 20 MINUTES BEFORE DEPARTURE
SEQ 098   CLASS V
BKG REF: YHKQTD
BAGGAGE 0PC/20KG    REMARKS: TDAC REQUIRED`,
    expected: [
      leg('air', 'SL 217', 'Bengaluru (BLR) > Bangkok Don Mueang (DMK)', '2027-02-09 00:05', {
        seat: '17A',
        reference: 'YHKQTD',
        free: ['name', 'class'],
      }),
    ],
  },
  {
    id: 'varied-12',
    shape: 'boarding pass',
    text: `IndiGo Boarding Pass(es) - PNR: WB8M1R
1. Mr Sudip Ghoshal   2. Mrs Mousumi Ghoshal

Kolkata (CCU) -> Hyderabad (HYD)     6E 6832     20 Dec 26
Dep 0640     Arr 0905     Boarding 0555     Gate 104
Ghoshal Sudip      Seat 20E   Seq 0131   Zone 3
Ghoshal Mousumi    Seat 20F   Seq 0132   Zone 3

--- connecting ---
Hyderabad (HYD) -> Tirupati (TIR)     6E 7411     20 Dec 26
Dep 1105     Arr 1220     Boarding 1030     Gate 35A
Ghoshal Sudip      Seat 7C    Seq 0018   Zone 1
Ghoshal Mousumi    Seat 7D    Seq 0019   Zone 1

Your bag is tagged through to TIR. No need to collect at HYD. Security check again needed at transfer.
No cash accepted for excess baggage. Excess baggage @ Rs 600/kg`,
    expected: [
      leg('air', '6E 6832', 'Kolkata (CCU) > Hyderabad (HYD)', '2026-12-20 06:40 > 09:05+0', {
        seat: '20E,20F',
        reference: 'WB8M1R',
        free: ['name'],
      }),
      leg('air', '6E 7411', 'Hyderabad (HYD) > Tirupati (TIR)', '2026-12-20 11:05 > 12:20+0', {
        seat: '7C,7D',
        reference: 'WB8M1R',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'varied-13',
    shape: 'boarding pass',
    text: `** KIOSK 07 T2 **
6E 347
BOM > IXC
SAT 12 DEC
BRDG 0510  DEP 0555
SEAT 29B   SEQ 176
SODHI/GURPREET
PNR H2VX7C
BAG DROP ROW D
HAVE A NICE FLT`,
    expected: [
      leg('air', '6E 347', '(BOM) > (IXC)', '2026-12-12 05:55', {
        seat: '29B',
        reference: 'H2VX7C',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'varied-14',
    shape: 'boarding pass',
    text: `Hi Ms. Prarthana, thank you for checking in with Air India Express! ✈️
Here is your boarding pass for IX 1087 from Lucknow (LKO) to Bengaluru (BLR) on 18 Dec 2026.
*Seat:* 14A
*PNR:* T5YC8J
*Terminal:* T3
*Boarding begins:* 16:20
*Gate closes:* 16:45
*Seq:* 88
Gate no. airport ke display par dekhein.
Xpress Holidays: Bali from ₹24,999! Reply STOP to unsubscribe.`,
    expected: [
      leg('air', 'IX 1087', 'Lucknow (LKO) > Bengaluru (BLR)', '2026-12-18', {
        seat: '14A',
        reference: 'T5YC8J',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'varied-15',
    shape: 'boarding pass',
    text: `VM-INDIGO: DEAR RAO, WEB CHECK-IN DONE. PNR Q8ZP4L 6E-503 BLR-CCU 19DEC DEP 1410 T1 SEAT 14F SEQ 88. BP: https://goindigo.example/b/Q8ZP4L . BAG DROP CLOSES 60 MIN PRIOR. GATE CLOSES 25 MIN PRIOR.
M1RAO/KAVITHA MRS     EQ8ZP4L BLRCCU6E 0503 353Y014F0088 100`,
    expected: [
      leg('air', '6E 503', '(BLR) > (CCU)', '2026-12-19 14:10', {
        seat: '14F',
        reference: 'Q8ZP4L',
        free: ['name', 'class'],
      }),
    ],
  },
  {
    id: 'varied-16',
    shape: 'boarding pass',
    text: `AIR INDIA
BUSINESS
Boarding Pass
Name
SETHI / ANANYA MS
Frequent flyer
AI 700 441 925 / GOLD
From                To
Delhi               Srinagar
DEL T3              SXR
Flight   Date     Gate   Boarding till
AI 1825  02 Jan   47B    07:35
Dep.     Arr.     Seat   Zone
07:55    09:30    02D    PRIORITY
Seq. no. 003
Ticket no. 098-2420031177
Booking Ref. 8KDM2F
LOUNGE ACCESS: YES
Note: SXR has an additional baggage identification before boarding. Winter fog: check flight status before leaving home. Fog mein flight late ho sakti hai.`,
    expected: [
      leg('air', 'AI 1825', 'Delhi (DEL) > Srinagar (SXR)', '2027-01-02 07:55 > 09:30+0', {
        seat: '02D',
        reference: '8KDM2F',
        free: ['name', 'class'],
      }),
    ],
  },
  {
    id: 'varied-17',
    shape: 'boarding pass',
    text: `Boarding pass 1/1   Akasa Air
MR IMRAN QURESHI (+ INFANT: MASTER ZAID QURESHI)
Mumbai BOM T2 - Prayagraj IXD
Date Sun 14 Feb | Flight QP 1571
Gate closes 17:05 | Boarding 16:40
Seq 71 | Seat
23C
| Zone A
Reference no: BN4J7S
Do not fold the barcode
M1QURESHI/IMRAN       EBN4J7S BOMIXDQP 1571 045Y023C0071 100`,
    expected: [
      leg('air', 'QP 1571', 'Mumbai (BOM) > Prayagraj (IXD)', '2027-02-14', {
        seat: '23C',
        reference: 'BN4J7S',
        free: ['name', 'class'],
      }),
    ],
  },
  {
    id: 'varied-18',
    shape: 'boarding pass',
    text: `Google Wallet
SpiceJet
SG 477
Bagdogra IXB  ->  Delhi DEL
Mon, 1 Mar, 4:20 PM     6:45 PM
Terminal -   Gate 2
Boarding 3:35 PM
Passenger LEPCHA TSHERING
Seat 10A  Group 2  Sequence 44
Confirmation code C9F3XD
Your pass was added on 27 Nov. Pass will be archived after the flight.
Need a cab from airport? Book Uber`,
    expected: [
      leg('air', 'SG 477', 'Bagdogra (IXB) > Delhi (DEL)', '2027-03-01 16:20 > 18:45+0', {
        seat: '10A',
        reference: 'C9F3XD',
        free: ['name'],
      }),
    ],
  },
]
