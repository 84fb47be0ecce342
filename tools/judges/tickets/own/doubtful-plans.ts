import type { TicketText } from '../ticket-text.ts'
import { flight, leg } from './short-labels.ts'

export const DOUBTFUL_PLANS: TicketText[] = [
  {
    id: 'varied-77',
    shape: 'unclear',
    text: `mummy bol rahi thi ki mausi log 14 ya 15 jan ko aa rahe hai indore se nagpur, shayad indigo ki flight hai, subah 9 ke aas paas nikalegi. pnr abhi nahi mila, milega to bhejti hu. airport kaun jayega lene?`,
    expected: [flight('', 'Indore > Nagpur', '', { ask: ['date', 'departs'] })],
    orNothing: true,
  },
  {
    id: 'varied-78',
    shape: 'unclear',
    text: `Hi sir, Delhi to Guwahati 10 Feb 2027 ke liye ye options hai:
A) IndiGo 6E 2044 dep 07:10 arr 09:35
B) Air India AI 1879 dep 10:25 arr 12:50
C) SpiceJet SG 8169 dep 14:40 arr 17:05
Fare almost same hai, sab non stop. Jaldi batao kaunsa book karna hai, rate hold nahi hota.
Regards, Trip Junction`,
    expected: [flight('', 'Delhi > Guwahati', '2027-02-10', { ask: ['number', 'departs', 'arrives'] })],
    orNothing: true,
  },
  {
    id: 'varied-79',
    shape: 'unclear',
    text: `...t with us on board.
Flight No. 6E 5237
Travel date
1
Feb 2027  (screenshot me kat gaya, 11 ya 12 hai shayad)
Raipur (RPR)
16:40
Hyderabad (HYD)
18:
PNR: L5QX
Mr Yogesh Sahu Ad`,
    expected: [
      flight('6E 5237', 'Raipur (RPR) > Hyderabad (HYD)', '16:40', {
        ask: ['date', 'arrives'],
        free: ['reference'],
      }),
    ],
  },
  {
    id: 'varied-80',
    shape: 'unclear',
    text: `EaseMyTrip - complete your booking!
Dear Tanvi, you left your booking midway. Your seats are not reserved and ticket is NOT issued as payment is pending.
Vadodara (BDQ) to Delhi (DEL)
6E 6624, 16 Jan 2027, 17:55 - 19:40
1 Adult, Economy
Fare was ₹ 5,412, it may have gone up!
Use WAPSI to get upto ₹ 400 off. RESUME BOOKING >>`,
    expected: 'nothing',
  },
  {
    id: 'varied-81',
    shape: 'unclear',
    text: `Team, pls note my travel for the plant audit -
Coimbatore (CJB) to Mumbai (BOM), 6E 5342, Tue 13 Jan 2027, dep 07:40 arr 09:35.
PNR will be shared by travel desk by EOD. Return is by car.
Pls arrange pickup T2.
- Balaji R`,
    expected: [flight('6E 5342', 'Coimbatore (CJB) > Mumbai (BOM)', '07:40 > 09:35+0', { ask: ['date'] })],
  },
  {
    id: 'varied-82',
    shape: 'unclear',
    text: `bhaiya didi ki flight 19 december ko 8 baje ki hai air india wali, delhi ya noida kahan se hai ye pata nahi, patna jana hai. subah ki ya raat ki thi wo bhi confirm karke batana, cab book karni h`,
    expected: [flight('', ' > Patna', '2026-12-19', { ask: ['departs', 'from'] })],
    orNothing: true,
  },
  {
    id: 'varied-83',
    shape: 'unclear',
    text: `Tatkal kal 10 baje khulega. Dekho 20 Dec ko Delhi se Bhopal jana hai, 12002 Shatabdi ya 20172 Vande Bharat, jisme mil jaye. Dono me se jo bhi hua message karunga, uske baad hotel dekhenge.`,
    expected: [leg('rail', '', 'Delhi > Bhopal', '2026-12-20', { ask: ['number'], free: ['name'] })],
    orNothing: true,
  },
  {
    id: 'varied-84',
    shape: 'unclear',
    text: `Subject: Re: Group request GRP-88213 / Ixigo desk
Dear Mr Lalit,
Airline has given seats on QP 1352 Mumbai (BOM) - Bagdogra (IXB), 10:05/13:00, for either 17/03/2027 or 18/03/2027, 14 pax. Pls revert with the date that suits. Rs 7,890 per head, 30% advance within 48 hrs, names 7 days before travel. PNR will be generated only after advance.`,
    expected: [
      flight('QP 1352', 'Mumbai (BOM) > Bagdogra (IXB)', '10:05 > 13:00+0', {
        ask: ['date'],
        free: ['fare', 'reference'],
      }),
    ],
    orNothing: true,
  },
]
