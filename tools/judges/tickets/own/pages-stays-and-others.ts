import type { TicketText } from '../ticket-text.ts'

export const OWN_PAGES_STAYS_AND_OTHERS: TicketText[] = [
  {
    id: 'first-06',
    shape: 'changed',
    text: `From: IndiGo <reservations@goindigo.example>
Subject: Schedule change - PNR J3LW7Y

Dear Mr. Faizan Qureshi,

Due to operational reasons, the departure of your IndiGo flight has
been revised. We regret the inconvenience.

            Earlier schedule        Revised schedule
Flight      6E 2374                 6E 2374
Sector      Jaipur - Hyderabad      Jaipur - Hyderabad
Date        12 Jan 2027             12 Jan 2027
Departure   18:20 hrs               20:05 hrs
Arrival     20:15 hrs               21:55 hrs

If the revised time suits you, no action is needed. Otherwise choose
another flight or a full refund through Plan B on our website within
7 days. Bag drop closes 60 minutes before departure.

Team IndiGo`,
    expected: [
      {
        kind: 'air',
        number: '6E2374',
        name: 'IndiGo',
        from: 'Jaipur',
        to: 'Hyderabad',
        date: '2027-01-12',
        departs: '20:05',
        arrives: '21:55',
        arrivesDays: 0,
        reference: 'J3LW7Y',
      },
    ],
  },
  {
    id: 'first-21',
    shape: 'forwarded',
    text: `Bhaiya ye dekh lo, station lene aa jana please

---------- Forwarded message ---------
From: ConfirmTkt <noreply@confirmtkt.example>
Date: Tue, 24 Nov 2026 at 21:04
Subject: Booking Confirmed - Train 15014 on 11 Dec
To: <garima.pant@mail.example>

> Hi Garima Pant,
> Your train ticket is booked successfully! Booking ID CT9K2207715
>
> 15014 Ranikhet Express                 PNR 2740951836
> Delhi (DLI)  ------- 5h 40m -------  Haldwani
> (HDW)
> Fri, 11 Dec 2026, 22:40          Sat, 12 Dec 2026,
> 04:20
> Class 3A | Quota GN | Confirmed
>
> Garima Pant, 27 F    B1 - 52 (Upper)
> Bina Pant, 58 F      B1 - 49 (Lower)
>
> Base fare 1,150.00, Agent service fee 40.00, PG charges
> 21.40, Free cancellation 118.00
> Total Paid: Rs 1,329.40
>
> Why pay more? Invite friends and earn Rs 50 each.`,
    expected: [
      {
        kind: 'rail',
        number: '15014',
        name: 'Ranikhet Express',
        from: 'Delhi (DLI)',
        to: 'Haldwani (HDW)',
        date: '2026-12-11',
        departs: '22:40',
        arrives: '04:20',
        arrivesDays: 1,
        coach: 'B1',
        seat: '52,49',
        class: '3A',
        fare: [1329.4, 1150],
        reference: ['2740951836', 'CT9K2207715'],
      },
    ],
  },
  {
    id: 'first-23',
    shape: 'forwarded',
    text: `Fwd: Re: Shaadi ke tickets

Chachaji, dono taraf ka ho gaya hai. Jaane ka confirm hai, aane
ka bhi confirm mil gaya. Details neeche hain. - Mohit

On Sun, 22 Nov 2026 at 19:41, Mohit Saxena wrote:

JAANE KA
Train 14312 ALA HAZRAT EXP, PNR 2358810476, Bareilly (BE) se
Ajmer Jn (AII), 10 Dec 2026, chhutti 06:35, pahunchegi 20:25
usi din. Coach S7 seat 17, 18, 20. Class SL. Fare 1,365 total
teeno ka.

AANE KA
Train 14311 ALA HAZRAT EXP, PNR 2358811902, Ajmer Jn (AII) se
Bareilly (BE), 13 Dec 2026, 21:15 baje, subah 10:50 pe 14 Dec
ko. Coach S3 seat 33, 34, 36. Class SL. Fare 1,365.

> Beta return 14 ka mat karna, 13 raat ko nikalna hai.
> Chachaji`,
    expected: [
      {
        kind: 'rail',
        number: '14312',
        name: 'ALA HAZRAT EXP',
        from: 'Bareilly (BE)',
        to: 'Ajmer Jn (AII)',
        date: '2026-12-10',
        departs: '06:35',
        arrives: '20:25',
        arrivesDays: 0,
        coach: 'S7',
        seat: '17,18,20',
        class: 'SL',
        fare: 1365,
        reference: '2358810476',
      },
      {
        kind: 'rail',
        number: '14311',
        name: 'ALA HAZRAT EXP',
        from: 'Ajmer Jn (AII)',
        to: 'Bareilly (BE)',
        date: '2026-12-13',
        departs: '21:15',
        arrives: '10:50',
        arrivesDays: 1,
        coach: 'S3',
        seat: '33,34,36',
        class: 'SL',
        fare: 1365,
        reference: '2358811902',
      },
    ],
  },
  {
    id: 'first-26',
    shape: 'hotel',
    text: `Booking.com
Confirmation: 4418.902.337   PIN: 0000

Thanks, Aditi! Your booking in Udaipur is confirmed.

Haveli Panna Vilas
14 Gangaur Ghat Marg, Old City, 313001 Udaipur, India
Phone: +91 00000 00000

Check-in    Thursday, 24 December 2026 (from 14:00)
Check-out   Sunday, 27 December 2026 (until 11:00)
Your reservation   3 nights, 1 room
You booked for     2 adults

Deluxe Double Room with Lake View
Price             ₹ 16,200
GST 5%            ₹    810
Total price       ₹ 17,010
You'll pay at the property. Genius discount of 10% applied.

Free cancellation until 22 December 2026 23:59 [IST]. Cancellation
cost from 23 December 2026 00:00: ₹ 5,670`,
    expected: [
      {
        kind: 'stay',
        name: 'Haveli Panna Vilas',
        to: ['Udaipur', '14 Gangaur Ghat Marg, Old City, 313001 Udaipur', 'Gangaur Ghat Marg'],
        date: '2026-12-24',
        departs: '14:00',
        arrives: '11:00',
        arrivesDays: 3,
        fare: [17010, 16200],
        reference: '4418902337',
        free: ['seat'],
      },
    ],
  },
  {
    id: 'first-27',
    shape: 'hotel',
    text: `OYO: Booking ID CXH40917 confirmed! OYO 81245 Hotel Shree Residency, Sigra, Varanasi. Check in 05 Dec 12 PM, Check out 07 Dec 11 AM. 1 Room, 2 Guests. Amt to pay at hotel Rs 2418. Carry govt ID. Local IDs accepted. Directions: oyo.example/s/1k. Help 0124-0000000`,
    expected: [
      {
        kind: 'stay',
        name: ['Hotel Shree Residency', 'OYO 81245 Hotel Shree Residency'],
        to: ['Varanasi', 'Sigra, Varanasi'],
        date: '2026-12-05',
        departs: '12:00',
        arrives: '11:00',
        arrivesDays: 2,
        fare: 2418,
        reference: 'CXH40917',
        free: ['seat'],
      },
    ],
  },
  {
    id: 'first-28',
    shape: 'hotel',
    text: `[22/11/26, 6:18:41 PM] Pepper Trail Homestay: Good evening sir, room is available for your dates
[22/11/26, 6:20:03 PM] Rohan: Great please confirm. 2 adults 1 child
[22/11/26, 6:31:27 PM] Pepper Trail Homestay: Confirmed 👍
Pepper Trail Homestay, Madikeri
Check in 25th Dec 1 pm
Check out 28th Dec 10.30 am
Family room, breakfast included
Rs 3,500 per night x 3 = Rs 10,500
Advance Rs 3,000 received, balance 7,500 on arrival. Thank you
[22/11/26, 6:33:10 PM] Rohan: 🙏 thanks. Is dinner possible?
[22/11/26, 6:40:55 PM] Pepper Trail Homestay: Yes sir 350 per plate, inform by 5 pm. Call 94000 00000`,
    expected: [
      {
        kind: 'stay',
        name: 'Pepper Trail Homestay',
        to: 'Madikeri',
        date: '2026-12-25',
        departs: '13:00',
        arrives: '10:30',
        arrivesDays: 3,
        fare: 10500,
        free: ['seat'],
      },
    ],
  },
  {
    id: 'first-29',
    shape: 'hotel',
    text: `NOMADIC OTTER HOSTELS
Booking voucher

NOH-55K209
Booking reference
Nomadic Otter, Rishikesh (Tapovan)
Property
1 x Bed in 6 Bed Mixed Dorm (Ensuite)
Room type
16 Jan 2027, after 1:00 PM
Check-in
20 Jan 2027, before 10:00 AM
Check-out
4
Nights
INR 2,796.00
Room tariff
INR 139.80
Taxes
INR 2,935.80
Grand total
INR 587.16
Paid now
INR 2,348.64
Due at property

House rules: no outside alcohol, quiet hours 11 PM to 7 AM.
Rafting at member prices: ask at the desk!`,
    expected: [
      {
        kind: 'stay',
        name: 'Nomadic Otter',
        to: ['Rishikesh', 'Tapovan'],
        date: '2027-01-16',
        departs: '13:00',
        arrives: '10:00',
        arrivesDays: 4,
        fare: [2935.8, 2796],
        reference: 'NOH-55K209',
        free: ['seat'],
      },
    ],
  },
  {
    id: 'first-30',
    shape: 'forwarded',
    text: `Subject: Rajasthan tour - tickets & vouchers (Mr. Hemant Kulkarni x 2)
From: Desert Bloom Holidays <ops@desertbloom.example>

Dear Sir, all services are confirmed as under.

1) FLIGHT
Air India AI 2655, Mumbai (BOM) - Udaipur (UDR), 05 Feb 2027
Dep 07:10 / Arr 08:40. PNR 7WB3KE. Economy. Fare Rs 11,360 for 2.

2) HOTEL
Hotel Arvalli Heights, Udaipur. Check-in 05 Feb 2027 12:00, check-out
07 Feb 2027 10:00. 2 nights, CP plan. Conf. no. AH-2291. Rs 7,800.

3) BUS
Shrinath Volvo Services, Udaipur to Jodhpur, 07 Feb 2027, dep. 14:30,
arr. 20:00. Seats 9, 10. Ticket SVS330187. Rs 1,240.

4) TRAIN
12479 SURYANAGRI EXP, Jodhpur (JU) to Bandra Terminus (BDTS)
09 Feb 2027 dep 18:45, arr 10 Feb 2027 11:40. 2A, coach A1, berths
19, 20. PNR 2409117835. Rs 4,520.

Local driver Mr. Bhanwar, 90000 11111. Balance may please be cleared
before 20 January. Jodhpur stay is with your relatives as informed.`,
    expected: [
      {
        kind: 'air',
        number: 'AI2655',
        name: 'Air India',
        from: 'Mumbai (BOM)',
        to: 'Udaipur (UDR)',
        date: '2027-02-05',
        departs: '07:10',
        arrives: '08:40',
        arrivesDays: 0,
        class: 'Economy',
        fare: 11360,
        reference: '7WB3KE',
      },
      {
        kind: 'stay',
        name: 'Hotel Arvalli Heights',
        to: 'Udaipur',
        date: '2027-02-05',
        departs: '12:00',
        arrives: '10:00',
        arrivesDays: 2,
        fare: 7800,
        reference: 'AH-2291',
        free: ['seat'],
      },
      {
        kind: 'bus',
        name: 'Shrinath Volvo Services',
        from: 'Udaipur',
        to: 'Jodhpur',
        date: '2027-02-07',
        departs: '14:30',
        arrives: '20:00',
        arrivesDays: 0,
        seat: '9,10',
        fare: 1240,
        reference: 'SVS330187',
        free: ['class'],
      },
      {
        kind: 'rail',
        number: '12479',
        name: 'SURYANAGRI EXP',
        from: 'Jodhpur (JU)',
        to: 'Bandra Terminus (BDTS)',
        date: '2027-02-09',
        departs: '18:45',
        arrives: '11:40',
        arrivesDays: 1,
        coach: 'A1',
        seat: '19,20',
        class: '2A',
        fare: 4520,
        reference: '2409117835',
      },
    ],
  },
]
