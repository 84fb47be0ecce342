import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const BUS_TICKETS_BY_MESSAGE: TicketText[] = [
  {
    id: 'varied-28',
    shape: 'bus',
    text: `APSRTC
Journey Ticket            OB Reference No: OB260091774
Service No: 3571          Service Start Place: TIRUPATI
From: TIRUPATI            To: NELLORE
Platform No: 4            DOJ: 12/01/2027
Service Class: INDRA(A/C) Scheduled departure: 14:30
Boarding Point: TIRUPATI BUS STATION    Boarding time: 14:30
Dropping point: NELLORE RTC COMPLEX
No. of seats: 2     Seat Nos: 23, 24
Name               Gender  Age  Adult/Child
K VENKATA RAMANA   M       63   ADULT
K SUSEELA          F       58   ADULT
Basic fare 574  Res 20  Toll 40  GST 29  TOTAL: 663
Bus route on OTP basis. Bus will not wait. Call 149 or 0866-2570005
Wallet cashback: 5% for R & R journey`,
    expected: [
      leg('bus', '', 'Tirupati > Nellore', '2027-01-12 14:30', {
        seat: '23,24',
        fare: 663,
        reference: 'OB260091774',
        free: ['class', 'number', 'name'],
      }),
    ],
  },
  {
    id: 'varied-29',
    shape: 'bus',
    text: `GSRTC PNR:G55702916 Ahmedabad(Geetamandir) to Bhuj dt 29/12/26 dep 21:30 VOLVO AC SLEEPER seat no 9(L),10(L) amt 1486 INR. Trip:AHMBHJ2130V. Conductor ne aa SMS batavo. Avsar nu swagat - Rann Utsav bus from Bhuj daily 9:00`,
    expected: [
      leg('bus', '', 'Ahmedabad > Bhuj', '2026-12-29 21:30', {
        fare: 1486,
        reference: 'G55702916',
        free: ['seat', 'class', 'number', 'name'],
      }),
    ],
  },
  {
    id: 'varied-30',
    shape: 'bus',
    text: `RAJASTHAN STATE ROAD TRANSPORT CORPORATION
e-Ticket
PNR Number R0048157726                 Print date 28-Nov-2026 08:02
Jaipur ---> Jodhpur
Boarding Jaipur Sindhi Camp Platform 3   28-Nov-2026  23:00 hrs
Destination arrival approx 29-Nov-2026 05:30 hrs
Bus Type: SUPER LUXURY (AC)  Route: via Ajmer Beawar
Passenger Details
S.No Name          Age Sex Seat ID Proof
1    Manish Bhati  29  M   31   AADHAAR
2    Pooja Bhati   27  F   32   (महिला 30% छूट)
Fare Rs 1271.00   Res. 10.00  IT fee 20.00   Net Rs 1301.00
Ye ticket non transferable hai. Refund only to source account in 7 working days.`,
    expected: [
      leg('bus', '', 'Jaipur > Jodhpur', '2026-11-28 23:00 > 05:30+1', {
        seat: '31,32',
        fare: 1301,
        reference: 'R0048157726',
        free: ['class', 'name'],
      }),
    ],
  },
  {
    id: 'varied-31',
    shape: 'bus',
    text: `HRTC Himachal Road Transport Corporation
Ticket Number HR11-7740952   status BOOKED
Bus: SHIMLA - DELHI (HIMSUTA AC VOLVO)
Depot: Taradevi
Journey: 03-JAN-2027 SUN
Shimla ISBT dep. 10:05 PM
arrive Delhi ISBT K.Gate 06:10 AM next day
Seats 25 26 27 (3)
Total fare 2,823.00
In snow, the bus may start from Taradevi / Shoghi. Call ISBT 0177-2656326.`,
    expected: [
      leg('bus', '', 'Shimla > Delhi', '2027-01-03 22:05 > 06:10+1', {
        seat: '25,26,27',
        fare: 2823,
        reference: 'HR11-7740952',
        free: ['class', 'name'],
      }),
    ],
  },
  {
    id: 'varied-32',
    shape: 'bus',
    text: `🙏 Jai Mata Di 🙏
*SHREE BALAJI TRAVELS* (Regd.)
Surat ⇒ Shirdi
Dt. 08.01.2027 Friday
Seat: SL-5 / SL-6  (AC sleeper)
Name: Bhaveshbhai +1
Pickup van: Varachha Hirabaug 7.45 pm
Bus upadvano time: Kamrej char rasta 8.30 pm
Shirdi pahonchse: 5.00 am savare
Paid 1000/- gpay, baki 800 bus ma apvana (total 1800)
Tkt no 2217
Contact Mukeshbhai 98250xxxxx. Van chuki jav to Kamrej apne rite avvanu.
No refund. Samaan ni javabdari musafar ni.`,
    expected: [
      leg('bus', '', 'Surat > Shirdi', '2027-01-08 > 05:00+1', {
        name: 'Shree Balaji Travels',
        seat: 'SL-5,SL-6',
        fare: 1800,
        reference: '2217',
        free: ['class', 'departs'],
      }),
    ],
  },
  {
    id: 'varied-33',
    shape: 'bus',
    text: `Dear Passenger, boarding point of your redBus ticket TV4M20871556 (Hyderabad - Nagpur, 18-Dec-2026, Royal Cars Travels) is CHANGED due to traffic diversion at Lakdikapul.
Old boarding pt: Lakdikapul 08:30 PM
New boarding pt: Bowenpally Checkpost, Opp Mallareddy Garden, 09:20 PM
Seat 5L remains same. Sorry for inconvenience. Bus no TS08UK4471, Ph 9000XXXX12. Track bus: r.bus.example/t`,
    expected: [
      leg('bus', '', 'Hyderabad > Nagpur', '2026-12-18 21:20', {
        name: 'Royal Cars Travels',
        seat: '5L',
        reference: 'TV4M20871556',
        free: ['number'],
      }),
    ],
  },
  {
    id: 'varied-34',
    shape: 'bus',
    text: `Paytm Bus - Ticket confirmed ✔
Order ID 24187700391
ONWARD  Kolkata → Digha
Sat, 23 Jan 2027
Greenline Paribahan AC Seater
Esplanade (Dharmatala L20 stand) 06:15 AM
Digha Bus Depot 11:00 AM
Seats C1 C2   PNR GL40021
RETURN  Digha → Kolkata
Tue, 26 Jan 2027
Greenline Paribahan AC Seater
Digha Bus Depot 03:30 PM
Esplanade 08:15 PM
Seats D3 D4   PNR GL40022
Total paid ₹1,960 (both trips)
Convenience fee ₹0 - Paytm promise. You've unlocked Croma voucher of ₹500`,
    expected: [
      leg('bus', '', 'Kolkata > Digha', '2027-01-23 06:15 > 11:00+0', {
        name: 'Greenline Paribahan',
        seat: 'C1,C2',
        reference: ['GL40021', '24187700391'],
        free: ['class'],
      }),
      leg('bus', '', 'Digha > Kolkata', '2027-01-26 15:30 > 20:15+0', {
        name: 'Greenline Paribahan',
        seat: 'D3,D4',
        reference: ['GL40022', '24187700391'],
        free: ['class'],
      }),
    ],
    total: 1960,
  },
]
