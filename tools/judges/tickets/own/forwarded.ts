import type { TicketText } from '../ticket-text.ts'
import { leg, stay } from './short-labels.ts'

export const FORWARDED: TicketText[] = [
  {
    id: 'design-18',
    shape: 'forwarded',
    text: `[27/11/26, 9:14:05 PM] Maa: beta ye dekh lo
[27/11/26, 9:14:20 PM] Maa: PNR-6219940073
TRN:12309
DOJ:24-12-26
2A
RJPB-NDLS
DP:19:10
A2 7,A2 8
Chart not prepared
[27/11/26, 9:15:41 PM] Me: ok, station 6 baje tak pahunch jaana
[27/11/26, 9:16:02 PM] Maa: haan, papa 5 baje nikal denge`,
    expected: [
      leg('rail', '12309', '(RJPB) > (NDLS)', '2026-12-24 19:10', {
        coach: 'A2',
        seat: '7,8',
        class: '2A',
        reference: '6219940073',
      }),
    ],
  },
  {
    id: 'design-19',
    shape: 'forwarded',
    text: `---------- Forwarded message ---------
From: Yatra <noreply@yatra.example>
Date: Thu, 26 Nov 2026 at 22:18
Subject: E-Ticket for Yatra Ref 2611260044187
To: <ritu@example.com>

Dear Ritu,
Your flight is booked. Airline PNR: 4XWQ9P (Vistara is now Air India)

Air India AI-2455
Lucknow (LKO) CCS Intl, Terminal 3 - Tue, 16 Feb 2027, 18:45
Mumbai (BOM) CSMIA, Terminal 2 - Tue, 16 Feb 2027, 21:10
Economy, Non Stop, 02h 25m

Passenger: Ms Ritu Awasthi
Fare: Rs. 5,960 (Base 4,900 + Tax 1,060)
Customer care 1860 000 0000`,
    expected: [
      leg('air', 'AI2455', '(LKO) > (BOM)', '2027-02-16 18:45 > 21:10', {
        name: 'Air India',
        class: 'Economy',
        fare: 5960,
        reference: ['4XWQ9P', '2611260044187'],
        arrivesDays: 0,
      }),
    ],
  },
  {
    id: 'design-33',
    shape: 'forwarded',
    text: `mummy papa ki flight details 👇
DEL-IXB
12 March, Friday
Spicejet SG 8151
Nikalti hai 10.40 am, pahunchti hai 12.50 pm
PNR L5WQRT
terminal 3 hai, 8 baje tak airport pahunch jana`,
    expected: [
      leg('air', 'SG8151', '(DEL) > (IXB)', '2027-03-12 10:40 > 12:50', {
        name: 'SpiceJet',
        arrivesDays: 0,
        reference: 'L5WQRT',
      }),
    ],
  },
  {
    id: 'fresh-12',
    shape: 'forwarded',
    text: `Fwd: tickets
> Hi Anu,
> PNR 8120076543 Deccan Queen 12124, Pune - CSMT, 2 Jan 2027, 07:15 se 10:25, chair car C5/11, C5/12.
> Wapsi: PNR 8120076544, 12123 Deccan Queen, CSMT - Pune, 4 Jan 2027, 17:10 se 20:25, chair car C2/40, C2/41
> Dono ka mila ke 740 rupaye.`,
    expected: [
      leg('rail', '12124', 'Pune > (CSMT)', '2027-01-02 07:15 > 10:25', {
        coach: 'C5',
        seat: '11,12',
        class: 'CC',
        reference: '8120076543',
        ask: ['arrivesDays'],
        free: ['fare'],
      }),
      leg('rail', '12123', '(CSMT) > Pune', '2027-01-04 17:10 > 20:25', {
        coach: 'C2',
        seat: '40,41',
        class: 'CC',
        reference: '8120076544',
        ask: ['arrivesDays'],
        free: ['fare'],
      }),
    ],
    total: 740,
  },
  {
    id: 'fresh-59',
    shape: 'forwarded',
    text: `---------- Forwarded message ---------
From: IRCTC <ticketadmin@irctc.example>
Date: Fri, 27 Nov 2026 at 20:41
Subject: Booking Confirmation on IRCTC, Train: 12724, 05-Jan-2027, 3A, NDLS - KZJ
To: <dad@mail.example>

This is a system generated mail.
Train No. / Name: 12724 / TELANGANA EXP
PNR No.: 2447710983
Class: 3A   Quota: GN
From: NEW DELHI (NDLS)   To: KAZIPET JN (KZJ)
Date of Journey: 05-Jan-2027   Boarding: NEW DELHI (NDLS)
Date of Boarding: 05-Jan-2027   Scheduled Departure: 16:00
Scheduled Arrival: 06-Jan-2027 15:27
Passenger: 1. P LAXMI 61 F CNF B2/17/LB
Total Fare: Rs 2,095.00`,
    expected: [
      leg('rail', '12724', '(NDLS) > (KZJ)', '2027-01-05 16:00 > 15:27+1', {
        coach: 'B2',
        seat: '17',
        class: '3A',
        fare: 2095,
        reference: '2447710983',
      }),
    ],
  },
  {
    id: 'fresh-60',
    shape: 'forwarded',
    text: `[26/11/26, 7:02:11 pm] Didi: Goa ka sab ho gaya
[26/11/26, 7:02:40 pm] Didi: IndiGo 6E 5124 PNR-CT9M2X 30 Dec Nagpur to Goa Mopa dep 14.20 arr 16.00
[26/11/26, 7:03:05 pm] Didi: aur hotel Sunset Cove Resort, Morjim 30 Dec se 2 Jan, booking no 559120, 15000 paid
[26/11/26, 7:04:00 pm] Me: 👍 kal call karta hu 9 baje`,
    expected: [
      leg('air', '6E5124', 'Nagpur > Goa', '2026-12-30 14:20 > 16:00+0', { reference: 'CT9M2X' }),
      stay('Sunset Cove Resort', '', '2026-12-30 > +3', { fare: 15000, reference: '559120', free: ['class', 'to'] }),
    ],
  },
  {
    id: 'design-54',
    shape: 'forwarded',
    text: `Fwd:
Kal ki details 🙏
Jaane ka: 14 Jan, train 12904 Golden Temple Mail, Amritsar se Kota, raat 9.25 pe, PNR 2614407739, S7 berth 33
Aane ka: 20 Jan, train 12903, Kota se Amritsar, shaam 6 baje, PNR 8319927750, S2 berth 41
Ticket print mat karna, sms dikha dena`,
    expected: [
      leg('rail', '12904', 'Amritsar > Kota', '2027-01-14 21:25', {
        coach: 'S7',
        seat: '33',
        reference: '2614407739',
        free: ['name'],
      }),
      leg('rail', '12903', 'Kota > Amritsar', '2027-01-20 18:00', {
        coach: 'S2',
        seat: '41',
        reference: '8319927750',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-55',
    shape: 'forwarded',
    text: `Hi team, sharing my travel plan for the offsite:

Flight: Air India AI 639, 10 Feb, BOM 07:00 → IDR 08:20, PNR 6TQX4K
Hotel: Sayaji Indore, 10 Feb - 12 Feb, Conf 7719027, check-in 2 PM
Flight: IndiGo 6E 5231, 12 Feb, IDR 19:35 → BOM 20:55, PNR MJ7WTR

Cab from airport will be arranged by admin.`,
    expected: [
      leg('air', 'AI639', '(BOM) > (IDR)', '2027-02-10 07:00 > 08:20', {
        name: 'Air India',
        arrivesDays: 0,
        reference: '6TQX4K',
      }),
      stay('Sayaji Indore', 'Indore', '2027-02-10 14:00', {
        arrivesDays: 2,
        reference: '7719027',
        free: ['class', 'to'],
      }),
      leg('air', '6E5231', '(IDR) > (BOM)', '2027-02-12 19:35 > 20:55', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'MJ7WTR',
      }),
    ],
  },
  {
    id: 'design-87',
    shape: 'forwarded',
    text: `[26/11/2026, 18:02] Didi: train confirm ho gayi!!
[26/11/2026, 18:03] Didi: 22435 Vande Bharat, Varanasi se New Delhi
[26/11/2026, 18:03] Didi: 2 Feb ko dopahar 3 baje chalti hai, raat 11 baje pahunchegi
[26/11/2026, 18:04] Didi: C6 seat 20 aur 21, PNR 2519937046
[26/11/2026, 18:06] Me: badhiya 👍 main station aa jaunga`,
    expected: [
      leg('rail', '22435', 'Varanasi > New Delhi', '2027-02-02 15:00 > 23:00', {
        coach: 'C6',
        seat: '20,21',
        reference: '2519937046',
        ask: ['arrivesDays'],
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-88',
    shape: 'forwarded',
    text: `From: Meera Iyer
To: family group
Booked both legs finally

BUS: Sharma Transports, Bangalore → Goa (Panjim), 24 Dec night 8:45 PM, reaches 25 Dec 8 AM, seats U5 U6, ticket TK771204
STAY: Casa Palolem, 25-28 Dec, 3 nights, room Garden Cottage, conf CP-2255, ₹13,500
BUS back: Paulo Travels, Goa (Margao) → Bangalore, 28 Dec 7:30 PM, reaches 29 Dec 9 AM, seats L3 L4, ticket PT990214`,
    expected: [
      leg('bus', '', 'Bangalore > Goa', '2026-12-24 20:45 > 08:00+1', {
        name: 'Sharma Transports',
        seat: 'U5,U6',
        reference: 'TK771204',
        free: ['class'],
      }),
      stay('Casa Palolem', '', '2026-12-25', {
        arrivesDays: 3,
        fare: 13500,
        reference: 'CP2255',
        free: ['class', 'to'],
      }),
      leg('bus', '', 'Goa > Bangalore', '2026-12-28 19:30 > 09:00+1', {
        name: 'Paulo Travels',
        seat: 'L3,L4',
        reference: 'PT990214',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-118',
    shape: 'forwarded',
    text: `Fwd from travel agent:

SIR YOUR TKT DONE
AI-2424 / 14JAN / CCU-DEL / 1010-1235
AI-1811 / 18JAN / DEL-CCU / 1830-2045
PNR 7LWQX5 FOR BOTH
PAX 3
AMT 32400`,
    total: 32400,
    expected: [
      leg('air', 'AI2424', '(CCU) > (DEL)', '2027-01-14 10:10 > 12:35', {
        name: 'Air India',
        arrivesDays: 0,
        reference: '7LWQX5',
        free: ['fare'],
      }),
      leg('air', 'AI1811', '(DEL) > (CCU)', '2027-01-18 18:30 > 20:45', {
        name: 'Air India',
        arrivesDays: 0,
        reference: '7LWQX5',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'design-119',
    shape: 'forwarded',
    text: `Amma's bus tomorrow:
KSRTC Airavat, Mysore to Bangalore Satellite, 29-11-2026, 6:15 in the morning, seat no 23. Ticket number is J61120984. She will reach around 9:30 so be there by 9.`,
    expected: [
      leg('bus', '', 'Mysore > Bangalore', '2026-11-29 06:15 > 09:30', {
        seat: '23',
        arrivesDays: 0,
        reference: 'J61120984',
        free: ['name', 'class', 'arrives', 'arrivesDays'],
      }),
    ],
  },
  {
    id: 'design-144',
    shape: 'forwarded',
    text: `*Ticket details (forwarded)*
Bhaiya ka flight h kal nahi parso
Air India AI-409
Patna to Delhi
Dep 30 Nov 2026, 12:55
Arr 14:40
PNR 6KTXQW
Seat 17E
Kal web check in kar dena please`,
    expected: [
      leg('air', 'AI409', 'Patna > Delhi', '2026-11-30 12:55 > 14:40', {
        name: 'Air India',
        seat: '17E',
        arrivesDays: 0,
        reference: '6KTXQW',
      }),
    ],
  },
  {
    id: 'fresh-114',
    shape: 'forwarded',
    text: `FYI, see below.

Regards,
Nisha

-----Original Message-----
From: bookings@treks.example
Sent: 25 November 2026 18:30
To: nisha@mail.example
Subject: Volvo tickets

Dear Nisha,
Please find the Volvo seats for the group:
Operator: Laxmi Holidays
Route: Delhi to Bir
Departure: 26-12-2026, 20:30 hrs from Akshardham
Arrival: 27-12-2026, 08:00 hrs
Seats: 21, 22, 23
Ticket No: LXH-99120
Amount: 4,650`,
    expected: [
      leg('bus', '', 'Delhi > Bir', '2026-12-26 20:30 > 08:00+1', {
        name: 'Laxmi Holidays',
        seat: '21,22,23',
        fare: 4650,
        reference: ['LXH99120', 'LXH-99120'],
      }),
    ],
  },
  {
    id: 'fresh-115',
    shape: 'forwarded',
    text: `[28/11/2026, 10:02 am] Appa: ticket booked da
[28/11/2026, 10:02 am] Appa: 12695 Trivandrum SF, Jan 13 night 7.45 Chennai Central, B3 25 28
[28/11/2026, 10:03 am] Appa: reaching Kottayam morning 9.30 next day. PNR 4120098811
[28/11/2026, 10:05 am] Me: super pa, 2 tickets right?`,
    expected: [
      leg('rail', '12695', 'Chennai Central > Kottayam', '2027-01-13 19:45 > 09:30+1', {
        coach: 'B3',
        seat: '25,28',
        reference: '4120098811',
      }),
    ],
  },
  {
    id: 'fresh-72',
    shape: 'forwarded',
    text: `Papa ji tickets ho gayi hain 🙏
Train: Swarna Jayanti Exp 12803
Kahan se: Visakhapatnam (VSKP)
Kahan tak: H Nizamuddin (NZM)
Kab: 25 December 2026, subah 9:20
Pahunchegi: 26 December, dopahar 3:55 PM
PNR: 4312209875
Coach B5 seat 17, 20
Paise: 5240`,
    expected: [
      leg('rail', '12803', '(VSKP) > (NZM)', '2026-12-25 09:20 > 15:55+1', {
        coach: 'B5',
        seat: '17,20',
        fare: 5240,
        reference: '4312209875',
        free: ['fare'],
      }),
    ],
  },
  {
    id: 'fresh-142',
    shape: 'forwarded',
    text: `>> On 20 Nov 2026, at 19:40, Travel Desk <desk@mail.example> wrote:
>>
>> Dear Sir,
>> Pls find the ticket details as below:
>> Pax: Mr. Sunil Menon
>> Sector: COK - HYD
>> Flight: 6E 6707
>> Date: 08 Dec 2026
>> ETD: 2015 hrs ETA: 2145 hrs
>> PNR: LT5K2X
>
> Thanks, can you also block a cab?
Cab is done too. Driver will call.`,
    expected: [leg('air', '6E6707', '(COK) > (HYD)', '2026-12-08 20:15 > 21:45+0', { reference: 'LT5K2X' })],
  },
  {
    id: 'fresh-144',
    shape: 'forwarded',
    text: `Fwd: Booking voucher
Sent from Outlook

From: Kodai Stays <stay@kodai.example>
Sent: Tuesday, November 24, 2026 5:12 PM
To: Rekha
Subject: Booking voucher

Hi Rekha,
Happy to confirm 2 nights at our cottage "Silver Oak Cottage", Kodaikanal.
You arrive on Friday 5 February 2027 (any time after 2 pm) and leave on Sunday 7 February 2027 (by 11 am).
Rs 9,500 in all; Rs 3,000 came by GPay yesterday.
Booking no. SOC-310.

Warm wishes
Kodai Stays`,
    expected: [
      stay('Silver Oak Cottage', 'Kodaikanal', '2027-02-05 14:00 > 11:00+2', {
        fare: 9500,
        reference: ['SOC310', 'SOC-310'],
        free: ['class', 'to', 'reference'],
      }),
    ],
  },
  {
    id: 'fresh-172',
    shape: 'forwarded',
    text: `Maa, yeh lo details:
Flight - Vistara nahi, Air India 2944
Patna se Delhi
Tarikh 3 January
Udaan 11:50 subah, pahunchna 1:40 dopahar
PNR 7NXQ4L
Wheelchair bol diya hai.`,
    expected: [
      leg('air', 'AI2944', 'Patna > Delhi', '2027-01-03 11:50 > 13:40+0', {
        reference: '7NXQ4L',
        free: ['number', 'arrives', 'arrivesDays'],
      }),
    ],
  },
  {
    id: 'fresh-173',
    shape: 'forwarded',
    text: `fyi
> From: "Travel desk" <desk@firm.example>
> Subject: Re: Hyderabad visit
>
> Hotel: Novotel Convention Centre, Hyderabad
> In: 20 Jan 2027  Out: 22 Jan 2027
> Conf# 88120934
> Rate INR 8,500 + GST per night, bill to company
>
> Flight: 6E 6203 BOM-HYD 20 Jan 2027 0830/1000, PNR GQ4T7N`,
    expected: [
      leg('air', '6E6203', '(BOM) > (HYD)', '2027-01-20 08:30 > 10:00+0', { reference: 'GQ4T7N', free: ['fare'] }),
      stay('Novotel Convention Centre', 'Hyderabad', '2027-01-20 > +2', {
        reference: '88120934',
        free: ['class', 'to', 'fare'],
      }),
    ],
  },
  {
    id: 'last-50',
    shape: 'forwarded',
    text: `[26/11/26, 8:12 pm] Nisha: sending both bookings here so that nobody asks again 😅
[26/11/26, 8:12 pm] Nisha: *AbhiBus* Booking confirmed. Bengaluru to Alappuzha. Kallada Travels, A/C Multi Axle \
Sleeper. DOJ 29-12-2026, Dep 07:30 PM. Ticket no. ABX55417302. Seats L3, L4, U3, U4. Fare Rs. 6,400.
[26/11/26, 8:13 pm] Nisha: *Lake Lotus Houseboat, Alleppey*
2 bedroom premium, full board
Check-in 30 Dec 2026, 12 noon
Check-out 31 Dec 2026, 9 am
Booking ref LLH-2291
Package Rs 18,500
[26/11/26, 8:15 pm] Dev: 🔥🔥`,
    expected: [
      leg('bus', '', 'Bengaluru > Alappuzha', '2026-12-29 19:30', {
        name: 'Kallada Travels',
        class: 'Multi Axle Sleeper',
        seat: 'L3,L4,U3,U4',
        fare: 6400,
        reference: 'ABX55417302',
      }),
      stay('Lake Lotus Houseboat', 'Alleppey', '2026-12-30 12:00 > 09:00+1', { fare: 18500, reference: 'LLH-2291' }),
    ],
  },
]
