import type { TicketText } from '../ticket-text.ts'
import { leg, stay } from './short-labels.ts'

export const UNCLEAR: TicketText[] = [
  {
    id: 'design-21',
    shape: 'unclear',
    text: `Bus ticket - Shivneri
Pune (Swargate) to Mumbai (Dadar)
Date 05/02/2027
Seat 12
Rs 555
Time 6:30
Ticket no SHV-55120`,
    expected: [
      {
        kind: 'bus',
        name: 'Shivneri',
        from: 'Pune',
        to: 'Mumbai',
        date: '2027-02-05',
        seat: '12',
        fare: 555,
        reference: 'SHV55120',
        ask: ['departs'],
        free: ['name', 'class'],
      },
    ],
  },
  {
    id: 'fresh-25',
    shape: 'unclear',
    text: `IndiGo 6E 2431 Delhi to Srinagar on 03/04/2027, departs 07:25 arrives 09:00. PNR VB6H3R. 2 passengers.`,
    expected: [
      leg('air', '6E2431', 'Delhi > Srinagar', ' 07:25 > 09:00+0', {
        reference: 'VB6H3R',
        ask: ['date'],
        free: ['arrivesDays'],
      }),
    ],
  },
  {
    id: 'fresh-35',
    shape: 'unclear',
    text: `Hotel Pearl Residency, Madurai - reservation confirmed
Check in: 04/02/2027
Check out: 06/02/2027
Ref PR-20918, 1 AC double room
Rs 3,200 total`,
    expected: [
      stay('Hotel Pearl Residency', 'Madurai', '2027-02-04 > +2', {
        fare: 3200,
        reference: 'PR20918',
      }),
    ],
  },
  {
    id: 'fresh-56',
    shape: 'unclear',
    text: `Reminder: complete your payment to confirm Delhi - Goa, 6E 2364, 20 Dec 2026, 09:40. Your fare of Rs 6,120 is held for 15 minutes only. Pay now: fly.example/pay`,
    expected: 'nothing',
  },
  {
    id: 'fresh-57',
    shape: 'unclear',
    text: `Acct XX4471 debited Rs 2,346.70 on 26-Nov-26 towards IRCTC CF via UPI ref 6330987712. Not you? Call 1800111109.`,
    expected: 'nothing',
  },
  {
    id: 'fresh-58',
    shape: 'unclear',
    text: `Train 12673 Cheran Express to Coimbatore. PNR 4418820097. 2 Jan at 10 from Chennai Central. Coach S8 berth 21, 22.`,
    expected: [
      leg('rail', '12673', 'Chennai Central > Coimbatore', '2027-01-02', {
        coach: 'S8',
        seat: '21,22',
        reference: '4418820097',
        ask: ['departs'],
      }),
    ],
  },
  {
    id: 'design-50',
    shape: 'unclear',
    text: `Reminder: your flight to Udaipur is on 20th Dec. 6E or Air India ka decide nahi hua par PNR Q8LTRX aa gaya hai. BOM se 10.20 pm ya 11 pm`,
    expected: [
      {
        kind: 'air',
        from: 'BOM',
        to: 'Udaipur',
        date: '2026-12-20',
        reference: 'Q8LTRX',
        ask: ['departs'],
        free: ['name', 'number'],
      },
    ],
    orNothing: true,
  },
  {
    id: 'design-73',
    shape: 'unclear',
    text: `AirAsia? no it's Air India Express now 😅 IX 1163 or IX 1165, BLR to GOX, 23 Jan 2027. One goes 7.05 am other 4.40 pm, will confirm which. PNR same: JX4TQN`,
    expected: [
      {
        kind: 'air',
        from: '(BLR)',
        to: '(GOX)',
        date: '2027-01-23',
        reference: 'JX4TQN',
        ask: ['number', 'departs'],
        free: ['name'],
      },
    ],
  },
  {
    id: 'design-74',
    shape: 'unclear',
    text: `Hotel booking
Lotus Residency, Madurai
Guest: 2
In: 12 Jan
Nights: 2
Out: 15 Jan
Rs 3600 paid`,
    expected: [
      {
        kind: 'stay',
        name: 'Lotus Residency',
        to: 'Madurai',
        fare: 3600,
        ask: ['arrivesDays'],
        free: ['date', 'class', 'to'],
      },
    ],
  },
  {
    id: 'design-97',
    shape: 'unclear',
    text: `Ticket book kar diya. Vande Bharat, Chennai se Mysuru, kal ya parso ki. Coach C2 seat 18, fare 1,200. PNR baad mein bhejta hoon.`,
    expected: [
      {
        kind: 'rail',
        name: 'Vande Bharat',
        from: 'Chennai',
        to: 'Mysuru',
        coach: 'C2',
        seat: '18',
        fare: 1200,
        ask: ['date', 'departs'],
        free: ['name'],
      },
    ],
  },
  {
    id: 'design-121',
    shape: 'unclear',
    text: `Ticket details
Train 12659 Gurudev Exp
NCJ to SHM
Date: 03-02-2027 / 10-02-2027 (pls confirm)
Class 3A
PNR 4421097736`,
    expected: [
      {
        kind: 'rail',
        number: '12659',
        from: '(NCJ)',
        to: '(SHM)',
        class: '3A',
        reference: '4421097736',
        ask: ['date'],
        free: ['name', 'departs'],
      },
    ],
    orNothing: true,
  },
  {
    id: 'design-146',
    shape: 'unclear',
    text: `Flight booked!
Goa trip - 2 ppl
Going 5/2, coming back 8/2
SpiceJet
PNR WQ5TLX
Rs 9,980`,
    expected: [
      {
        kind: 'air',
        name: 'SpiceJet',
        reference: 'WQ5TLX',
        ask: ['from', 'date', 'departs'],
        free: ['to', 'fare', 'name'],
      },
    ],
    orNothing: true,
  },
  {
    id: 'design-159',
    shape: 'unclear',
    text: `Bus: Greenline Travels, Bengaluru - Chennai
Sat 16/17 Jan night bus
11.45
Seat 5, 6
Tkt GL-77120`,
    expected: [
      {
        kind: 'bus',
        name: 'Greenline Travels',
        from: 'Bengaluru',
        to: 'Chennai',
        seat: '5,6',
        reference: 'GL77120',
        ask: ['date', 'departs'],
      },
    ],
  },
  {
    id: 'design-170',
    shape: 'unclear',
    text: `Boarding pass photo text:
6E 5?31  BOM-DEL
gate 44 seat 21C
boarding 0725
date 11 Jan`,
    expected: [
      {
        kind: 'air',
        from: '(BOM)',
        to: '(DEL)',
        date: '2027-01-11',
        seat: '21C',
        ask: ['departs'],
        free: ['number', 'name'],
      },
    ],
    orNothing: true,
  },
  {
    id: 'own-85',
    shape: 'unclear',
    text: `Hotel booked: Moonlit Stays, Coorg
03/04/2027 to 05/04/2027
2 rooms, Rs 9,000 paid
Ref MLS-2207`,
    expected: [
      {
        kind: 'stay',
        name: 'Moonlit Stays',
        to: 'Coorg',
        date: '2027-04-03',
        arrivesDays: 2,
        fare: 9000,
        reference: 'MLS2207',
        free: ['class', 'date'],
      },
    ],
  },
  {
    id: 'fresh-85',
    shape: 'unclear',
    text: `IndiGo
PNR VH7Q2L, confirmed
6E 2173 Delhi to Patna
Sat, 20 Dec 2026 at 14:10, arriving 15:55`,
    expected: [
      leg('air', '6E2173', 'Delhi > Patna', ' 14:10 > 15:55', {
        reference: 'VH7Q2L',
        ask: ['date'],
        free: ['arrivesDays'],
      }),
    ],
  },
  {
    id: 'fresh-86',
    shape: 'unclear',
    text: `Good news! Fares from Kolkata to Bangkok start at Rs 8,999 on 6E 1063. Travel between 10 Jan 2027 and 31 Mar 2027. Depart 21:15. Book by 5 Dec on the app.`,
    expected: 'nothing',
  },
  {
    id: 'fresh-105',
    shape: 'unclear',
    text: `Ola: Your outstation cab Bengaluru to Coorg is confirmed for 26 Dec 2026, 6:00 AM. CRN 7712093348. Fare Rs 6,240. Driver details 30 min before pickup.`,
    expected: 'nothing',
  },
  {
    id: 'fresh-106',
    shape: 'unclear',
    text: `Bus from Hyderabad to Goa, 26 Dec, sleeper. Leaves 6 from Kukatpally and 7:15 from Lakdikapul. Kaveri Travels, seats U1 U2 booked, ticket KV-88120.`,
    expected: [
      leg('bus', '', 'Hyderabad > Goa', '2026-12-26', {
        name: 'Kaveri Travels',
        seat: 'U1,U2',
        reference: ['KV88120', 'KV-88120'],
        ask: ['departs'],
        free: ['class', 'reference'],
      }),
    ],
  },
  {
    id: 'fresh-118',
    shape: 'unclear',
    text: `BookMyShow: Booking confirmed! Sitar Recital at Rabindra Bharati, Hyderabad. Sat 19 Dec 2026, 7:00 PM. Seats F12, F13. Booking ID WXKQ7T. Rs 1,240 paid.`,
    expected: 'nothing',
  },
  {
    id: 'fresh-119',
    shape: 'unclear',
    text: `Plan for Ladakh: fly 6E 2005 on 5 June morning or AI 445, stay 2 nights at Grand Willow, then bus to Nubra. Budget 40k each. Nothing booked yet, tell me by Sunday.`,
    expected: 'nothing',
  },
  {
    id: 'fresh-120',
    shape: 'unclear',
    text: `Trip insurance issued. Policy POL-7712-0098 covers Mr R Menon for the journey DEL-COK on 6E 2113 from 03 Jan 2027 to 09 Jan 2027. Sum insured Rs 2,00,000. Premium Rs 199.`,
    expected: 'nothing',
  },
  {
    id: 'fresh-69',
    shape: 'unclear',
    text: `Your food order is confirmed! Order ZP771209 for Train 12951, PNR 2431876590, Coach B4 Seat 33. Delivery at Kota Jn on 18 Dec 2026 around 22:05. Amount Rs 349 paid. -Zoop eCatering`,
    expected: 'nothing',
  },
  {
    id: 'fresh-95',
    shape: 'unclear',
    text: `Room available at Sea Pearl Cottage, Gokarna for 24 Dec to 27 Dec? Rate 2500 per night. Please confirm and share advance details. Check in 12, check out 10.`,
    expected: 'nothing',
  },
  {
    id: 'fresh-96',
    shape: 'unclear',
    text: `Table booked! Copper Chimney, Hotel Orchid, Mumbai. 25 Dec 2026, 8:30 PM, 4 guests. Booking ID TB77120. Please arrive 10 minutes early.`,
    expected: 'nothing',
  },
  {
    id: 'fresh-97',
    shape: 'unclear',
    text: `Reservation at Hotel Ganga Kripa, Haridwar. Check-in 12 Jan 2027, check-out 11 Jan 2027. 2 nights, 1 room, Rs 3,400 paid. Booking no. GK5512`,
    expected: [
      stay('Hotel Ganga Kripa', 'Haridwar', '', {
        fare: 3400,
        reference: 'GK5512',
        ask: ['arrivesDays'],
        free: ['class', 'to', 'date'],
      }),
    ],
  },
  {
    id: 'fresh-145',
    shape: 'unclear',
    text: `Kal raat ki bus hai, Neeta Travels, Mumbai se Indore, 9 baje Borivali se. Seat 7, ticket NT8812.`,
    expected: [
      leg('bus', '', 'Mumbai > Indore', ' 21:00', {
        name: 'Neeta Travels',
        seat: '7',
        reference: 'NT8812',
        ask: ['date'],
        free: ['departs', 'reference'],
      }),
    ],
    orNothing: true,
  },
  {
    id: 'fresh-146',
    shape: 'unclear',
    text: `Your ticket: Vande Bharat 20901, Mumbai Central to Ahmedabad. PNR 8334107752. C3 seat 44. Departure 6:00, date as per your choice of 18 or 19 Dec 2026, to be confirmed by you.`,
    expected: [
      leg('rail', '20901', 'Mumbai Central > Ahmedabad', ' 06:00', {
        coach: 'C3',
        seat: '44',
        reference: '8334107752',
        ask: ['date'],
        free: ['departs'],
      }),
    ],
    orNothing: true,
  },
  {
    id: 'fresh-147',
    shape: 'unclear',
    text: `Your 6E flight was on time today! Rate your trip DEL-BOM on 27 Nov 2026 (6E 2113, PNR ZX7Q2M). Book your next trip with code FLY10.`,
    expected: 'nothing',
  },
  {
    id: 'fresh-174',
    shape: 'unclear',
    text: `Booking request received. Hotel Tiger Den, Ranthambore, 5 Feb 2027 - 7 Feb 2027, 1 room. We will confirm availability within 24 hours. Request ID RQ-8812.`,
    expected: 'nothing',
  },
  {
    id: 'fresh-175',
    shape: 'unclear',
    text: `SRS Travels, Bengaluru to Hyderabad, boarding 10:30 at Hebbal on 07/02/2027, seat 3U, ticket SRS88120.`,
    expected: [
      leg('bus', '', 'Bengaluru > Hyderabad', '', {
        name: 'SRS Travels',
        seat: '3U',
        reference: 'SRS88120',
        ask: ['departs', 'date'],
      }),
    ],
  },
  {
    id: 'last-46',
    shape: 'unclear',
    text: `Good evening sir, this is reception from Hotel Pine Crest Mussoorie. As discussed on call your valley view \
room is confirmed from 12th, 2 nights, check in 1 pm. Total 7000 for both nights with breakfast, advance 2000 received \
on GPay, balance 5000 at check in. Kindly share ID of both guests. Parking is available 🙏`,
    expected: [stay('Hotel Pine Crest', 'Mussoorie', '13:00', { arrivesDays: 2, fare: 7000, ask: ['date'] })],
  },
  {
    id: 'last-47',
    shape: 'unclear',
    text: `Forwarded many times

Bhaiya ticket ho gaya 👍 kal subah 6:30 ki Volvo hai Dehradun se Delhi, UTC wali
seat no 11, 12
ticket no U44718352
1560 rupaye lage dono ke
6 baje tak ISBT pahunch jana`,
    expected: [
      leg('bus', '', 'Dehradun > Delhi', '06:30', {
        seat: '11,12',
        fare: 1560,
        reference: 'U44718352',
        ask: ['date'],
        free: ['class'],
      }),
    ],
  },
  {
    id: 'last-48',
    shape: 'unclear',
    text: `Hello ma'am, your booking for 18 Dec 2026, Borivali (BVI) to Hazrat Nizamuddin (NZM), 3A, 2 passengers \
is done. It got confirmed in either 12953 or 12909, I had tried both and the boy at the counter has the slip. \
Total is Rs 4,300. I will send the PNR and the right train no. after lunch. - Shree Tours`,
    expected: [leg('rail', '', '(BVI) > (NZM)', '2026-12-18', { class: '3A', fare: 4300, ask: ['number'] })],
  },
  {
    id: 'last-49',
    shape: 'unclear',
    text: `[27/11/26, 9:41 pm] Ankit: yaar agra wala plan pakka kar na
[27/11/26, 9:43 pm] Rhea: 12002 shatabdi best hai, 6 baje NDLS se nikalti hai aur 8 baje se pehle agra
[27/11/26, 9:43 pm] Rhea: par CC me 41 WL dikha raha h abhi 😭 fare 855
[27/11/26, 9:44 pm] Ankit: to gatimaan dekh le, ya phir gaadi se chalte hain
[27/11/26, 9:46 pm] Rhea: kal papa se puch ke batati hu, abhi book mat karna`,
    expected: 'nothing',
  },
]
