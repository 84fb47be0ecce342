import type { TicketText } from '../ticket-text.ts'
import { flight } from './short-labels.ts'

export const AIRLINE_MESSAGES: TicketText[] = [
  {
    id: 'varied-63',
    shape: 'airline message',
    text: `Dear Customer, your IndiGo PNR is Q4HV8N- 6E 723 08Dec BOM(T2)-IXC, 1015-1250 hrs. Web check-in is mandatory, do it at goindigo.example/wci. Pls reach 2 hrs prior. Carry 1 hand bag upto 7kg only. T&C apply`,
    expected: [flight('6E 723', '(BOM) > (IXC)', '2026-12-08 10:15 > 12:50+0', { reference: 'Q4HV8N' })],
  },
  {
    id: 'varied-64',
    shape: 'airline message',
    text: `Air India: We regret to inform that AI 2954 (PNR 5WNR7H) from Delhi to Bhubaneswar on 02-Dec-26 is delayed due to late arrival of incoming aircraft. Sch dep 20:10, revised dep 21:55. Revised arr 00:15 (03-Dec). Terminal 3. For refund/ reschedule visit airindia.example or call 011 0000 0000`,
    expected: [flight('AI 2954', 'Delhi > Bhubaneswar', '2026-12-02 21:55 > 00:15+1', { reference: '5WNR7H' })],
  },
  {
    id: 'varied-65',
    shape: 'airline message',
    text: `[28/11, 10:42 am] MakeMyTrip ✅: *Booking Confirmed!* 🥳

Hi Ritika, your flight *Goa → Delhi* is booked.
✈️ *6E-5312* | IndiGo
📅 *Sun, 03 Jan 2027*
🛫 GOX 14:55
🛬 DEL 17:30
👥 3 Adults
🎫 PNR: *K7ZD2B*
🧾 Booking ID: NF7A19BKQ60022815

Total: ₹26,784 (incl. conv. fee ₹1,197)

Free cancellation till 1 Jan. Tap below to add meals 🍱
[View Ticket] [Web Check-in] [Talk to Myra]`,
    expected: [
      flight('6E 5312', 'Goa (GOX) > Delhi (DEL)', '2027-01-03 14:55 > 17:30+0', {
        fare: [26784, 25587],
        reference: ['K7ZD2B', 'NF7A19BKQ60022815'],
      }),
    ],
  },
  {
    id: 'varied-66',
    shape: 'airline message',
    text: `SpiceJet alert! SG 8152 / 05-Dec / Bagdogra - Delhi. STD 15:35. Boarding from Gate 4 (earlier Gate 2). Ur seat 19F. PNR GX3P6Q. Gate closes 20 min prior. Arr 17:50 T1D. Happy flying`,
    expected: [
      flight('SG 8152', 'Bagdogra > Delhi', '2026-12-05 15:35 > 17:50+0', { seat: '19F', reference: 'GX3P6Q' }),
    ],
  },
  {
    id: 'varied-67',
    shape: 'airline message',
    text: `Namaste Lokesh ji! 🙏 Tia here from Air India Express.
Aapki flight IX 1543 Surat se Kolkata ke liye web check-in khul gaya hai.
Date: 30-11-2026
Time: 21:05 (pahunchne ka samay 23:40)
PNR - B2XJ9M
Ticket par 15 kg check-in baggage free hai. Seat abhi tak select nahi ki? Sirf Rs 250 se shuru.
1. Web check-in karein
2. Add baggage
3. Kuch nahi, thanks`,
    expected: [flight('IX 1543', 'Surat > Kolkata', '2026-11-30 21:05 > 23:40+0', { reference: 'B2XJ9M' })],
  },
  {
    id: 'varied-68',
    shape: 'airline message',
    text: `VM-AKASAI
Hi Farhana! Booking W6MC4T confirmed. QP1408 VNS-BOM 18Jan 0910/1130; QP1411 BOM-VNS 24Jan 1745/2005. Paid INR 13346. Check in online from 48 hours before dep. More: akasa.example/mb -Akasa Air`,
    expected: [
      flight('QP 1408', '(VNS) > (BOM)', '2027-01-18 09:10 > 11:30+0', { reference: 'W6MC4T' }),
      flight('QP 1411', '(BOM) > (VNS)', '2027-01-24 17:45 > 20:05+0', { reference: 'W6MC4T' }),
    ],
    total: 13346,
  },
  {
    id: 'varied-69',
    shape: 'airline message',
    text: `Sharma Travels Patna: Sir tkt done 👍
PAX - KUMAR/ABHISHEK MR + KUMARI/NEHA MS
AI 2633 PAT/BLR 12 FEB
DEP 13:20 ARR 16:05
PNR 9EJ4VK
net 14,250 dono ka, kal tak gpay kar dena. 1 bag 15kg hi allowed hai, extra hua to airport pe paisa lagega`,
    expected: [flight('AI 2633', '(PAT) > (BLR)', '2027-02-12 13:20 > 16:05+0', { fare: 14250, reference: '9EJ4VK' })],
  },
  {
    id: 'varied-70',
    shape: 'airline message',
    text: `Alliance Air: Ur booking PNR 01KNVD is cnf. 9I517 COK/AGX 20JAN27 ETD 0940 ETA 1110. Entry permit for Lakshadweep is must, w/o permit boarding denied & no refund. Free bag 15kg. 044-0000-0000`,
    expected: [flight('9I 517', '(COK) > (AGX)', '2027-01-20 09:40 > 11:10+0', { reference: '01KNVD' })],
  },
]
