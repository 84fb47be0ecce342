import type { TicketText } from '../ticket-text.ts'
import { leg, stay } from './short-labels.ts'

export const FRESH_LONG_STAYS: TicketText[] = [
  {
    id: 'fresh-134',
    shape: 'bus',
    text: `AbhiBus: Dear Lokesh, your ticket is booked. Jabbar Travels, Bangalore-Goa, DOJ 22-01-2027, Ref ABH4471092, Opr PNR JT-88120. Bus starts 18:30 from Kalasipalyam; your boarding Yeshwanthpur 19:40, report 19:25. Drop: Mapusa 09:00 on 23-01. Seat 2L. Fare Rs 1890.`,
    expected: [
      leg('bus', '', 'Bangalore > Goa', '2027-01-22 19:40 > 09:00+1', {
        name: 'Jabbar Travels',
        seat: '2L',
        fare: 1890,
        reference: ['ABH4471092', 'JT88120'],
        free: ['departs'],
      }),
    ],
  },
  {
    id: 'fresh-135',
    shape: 'railway e-ticket',
    text: `IRCTC e-Ticket via Paytm
Order ID: 22871104432
PNR: 4238810977 (CONFIRMED)
18047 - AMARAVATI EXP
SHALIMAR (SHM)                         VASCO DA GAMA (VSG)
11:30 PM, Mon 18 Jan 2027              2:15 PM, Wed 20 Jan 2027
Duration 38h 45m | 3A | General Quota
Boarding: SHALIMAR (SHM), 11:30 PM
PASSENGERS
1. Tapan Sen, 62, M     CNF B1, 33 (Side lower)
2. Mita Sen, 58, F      CNF B1, 31 (Upper)
PAYMENT
Base fare ₹4,020 | IRCTC fee ₹35.4 | Agent fee ₹40 | PG ₹41
Total amount paid ₹4,136`,
    expected: [
      leg('rail', '18047', '(SHM) > (VSG)', '2027-01-18 23:30 > 14:15+2', {
        coach: 'B1',
        seat: '33,31',
        class: '3A',
        fare: 4136,
        reference: ['4238810977', '22871104432'],
      }),
    ],
  },
  {
    id: 'fresh-136',
    shape: 'railway status',
    text: `PNR : 8108827743
Train : 12780 / GOA EXPRESS
Date of Journey : 24-1-2027
From : NZM   To : MAO   Reserved Upto : MAO   Boarding Point : AGC
Class : 2A
S.No   Booking Status        Current Status
Passenger 1   CNF/A1/23/GN   CNF/A1/23
Passenger 2   CNF/A1/25/GN   CNF/A1/25
Charting Status : Chart Not Prepared
Remarks if any : none. Data as of 27-11-2026 08:14`,
    expected: [
      leg('rail', '12780', '(AGC) > (MAO)', '2027-01-24', {
        coach: 'A1',
        seat: '23,25',
        class: '2A',
        reference: '8108827743',
      }),
    ],
  },
  {
    id: 'fresh-137',
    shape: 'changed',
    text: `Dear passenger, Train 12002 (NDLS-RKMP) of 06-Jan-2027, PNR 2338109945, will leave NDLS at 08:30 hrs on account of fog. Scheduled departure was 06:00. Coach C6 seats 12, 13 remain the same. - Northern Railway`,
    expected: [
      leg('rail', '12002', '(NDLS) > (RKMP)', '2027-01-06 08:30', {
        coach: 'C6',
        seat: '12,13',
        reference: '2338109945',
      }),
    ],
  },
  {
    id: 'fresh-138',
    shape: 'changed',
    text: `Akasa Air: Change in your itinerary ABW3K7
We have moved your flight to an earlier departure.
Was: QP 1406, 25 Dec 2026, Bengaluru 18:45 - Delhi 21:30
Now: QP 1404, 25 Dec 2026, Bengaluru 15:10 - Delhi 17:55
Your seat 12A stays as it is.`,
    expected: [
      leg('air', 'QP1404', 'Bengaluru > Delhi', '2026-12-25 15:10 > 17:55+0', { seat: '12A', reference: 'ABW3K7' }),
    ],
  },
  {
    id: 'fresh-139',
    shape: 'changed',
    text: `Hi Leela, your hotel has been changed. Instead of Hotel Sun View, you will now stay at Hotel Moon Valley, Munnar, same dates: check-in 22 Jan 2027, check-out 24 Jan 2027. Booking ID HTM-22910, no extra cost.`,
    expected: [
      stay('Hotel Moon Valley', 'Munnar', '2027-01-22 > +2', {
        reference: ['HTM22910', 'HTM-22910'],
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-140',
    shape: 'ferry or helicopter',
    text: `Makruzz e-Ticket
Booking Ref. MKZ7712098        Booked: 21 Nov 2026
ONWARD
Port Blair (Haddo) - Havelock (Swaraj Dweep)
12 Jan 2027   Makruzz Gold   Dep 11:30   Arr 13:15   Deluxe   Seats B11, B12
RETURN
Havelock (Swaraj Dweep) - Port Blair (Haddo)
15 Jan 2027   Makruzz   Dep 16:00   Arr 17:45   Premium   Seats C4, C5
Passengers: 2 adults
Total paid: Rs 7,140
Check-in counter closes 30 minutes before departure.`,
    expected: [
      leg('sea', '', 'Port Blair > Havelock', '2027-01-12 11:30 > 13:15+0', {
        name: 'Makruzz Gold',
        seat: 'B11,B12',
        class: 'Deluxe',
        reference: 'MKZ7712098',
        free: ['fare'],
      }),
      leg('sea', '', 'Havelock > Port Blair', '2027-01-15 16:00 > 17:45+0', {
        name: 'Makruzz',
        seat: 'C4,C5',
        class: 'Premium',
        reference: 'MKZ7712098',
        free: ['fare'],
      }),
    ],
    total: 7140,
  },
  {
    id: 'fresh-141',
    shape: 'ferry or helicopter',
    text: `SHRI AMARNATHJI YATRA - HELICOPTER TICKET
Operator : Himalayan Heli Services
Ticket No : AY27-0012984
Passenger(s) : 2
Sector : Neelgrath - Panjtarni - Neelgrath
Date of Journey : 08-Jul-2027
Reporting Time : 06:30 Hrs
Onward Flight : 07:30 Hrs
Return Flight : 12:30 Hrs
Fare : Rs 6,500 x 2 = Rs 13,000`,
    expected: [
      leg('air', '', 'Neelgrath > Panjtarni', '2027-07-08 07:30', {
        name: 'Himalayan Heli Services',
        reference: ['AY270012984', 'AY27-0012984'],
        free: ['fare', 'departs'],
      }),
      leg('air', '', 'Panjtarni > Neelgrath', '2027-07-08 12:30', {
        name: 'Himalayan Heli Services',
        reference: ['AY270012984', 'AY27-0012984'],
        free: ['fare', 'departs'],
      }),
    ],
    total: 13000,
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
    id: 'fresh-148',
    shape: 'calendar',
    text: `BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
DTSTART:20270116T013000Z
DTEND:20270116T070000Z
SUMMARY:Shatabdi 12007 to Mysuru
LOCATION:MGR Chennai Central (MAS)
DESCRIPTION:Seats C4 11\\, 12\\nPNR 4410293387\\nMAS 06:00 → MYS 13:00
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20270116
DTEND;VALUE=DATE:20270118
SUMMARY:Hotel Metropole Gardens\\, Mysuru (2 nights)
DESCRIPTION:Booking HMG-22871. Check-in 14:00. Check-out 11:00. Rs 9\\,440
END:VEVENT
END:VCALENDAR`,
    expected: [
      leg('rail', '12007', '(MAS) > (MYS)', '2027-01-16', {
        coach: 'C4',
        seat: '11,12',
        reference: '4410293387',
        ask: ['departs', 'arrives'],
        free: ['arrivesDays'],
      }),
      stay('Hotel Metropole Gardens', 'Mysuru', '2027-01-16 14:00 > 11:00+2', {
        fare: 9440,
        reference: ['HMG22871', 'HMG-22871'],
        free: ['class', 'to'],
      }),
    ],
  },
]
