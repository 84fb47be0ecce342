import type { TicketText } from '../ticket-text.ts'
import { calendar } from './calendars.ts'
import { leg, stay } from './short-labels.ts'

export const FRESH_OTHERS: TicketText[] = [
  {
    id: 'fresh-49',
    shape: 'calendar',
    text: calendar(
      'UID:1@air.example',
      'DTSTART:20270102T021000Z',
      'DTEND:20270102T050500Z',
      'SUMMARY:✈ QP 1833 · BLR → GAU',
      'LOCATION:Kempegowda International Airport Bengaluru T1',
      'DESCRIPTION:Akasa Air\\nConfirmation: WQ7T2M\\nSeat 3C',
    ),
    expected: [
      leg('air', 'QP1833', '(BLR) > (GAU)', '2027-01-02 07:40 > 10:35+0', { seat: '3C', reference: 'WQ7T2M' }),
    ],
  },
  {
    id: 'fresh-50',
    shape: 'calendar',
    text: calendar(
      'UID:2@stay.example',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270103',
      'SUMMARY:Casa Palmeira, Panjim',
      'LOCATION:Rua de Natal\\, Fontainhas\\, Panaji\\, Goa 403001\\, India',
      'DESCRIPTION:Check-in: 2:00 PM\\nCheckout: 11:00 AM\\nConfirmation code HM8TT42PQX\\nEntire apartment · 3 nights',
    ),
    expected: [
      stay('Casa Palmeira', '', '2026-12-31 14:00 > 11:00+3', {
        to: ['Panaji', 'Panjim'],
        reference: 'HM8TT42PQX',
      }),
    ],
  },
  {
    id: 'fresh-51',
    shape: 'calendar',
    text: calendar(
      'UID:3@work.example',
      'DTSTART:20261207T043000Z',
      'DTEND:20261207T053000Z',
      'SUMMARY:Call with hotel about the January offsite',
      'DESCRIPTION:Ask for 20 rooms\\, 15 to 17 Jan 2027',
    ),
    expected: 'nothing',
  },
  {
    id: 'fresh-52',
    shape: 'ferry or helicopter',
    text: `Nautika Ferry - Booking confirmed
PNR: NTK-26-88120
Passenger: 2 adults
Trip: Swaraj Dweep (Havelock) → Shaheed Dweep (Neil)
Date: 10 Jan 2027
Departure 10:15 | Arrival 11:00 | Reporting 09:30
Class: Luxury | Seats: L14, L15
Amount: ₹2,950`,
    expected: [
      leg('sea', '', '', '2027-01-10 10:15 > 11:00+0', {
        name: 'Nautika',
        from: 'Swaraj Dweep',
        to: ['Shaheed Dweep', 'Neil'],
        seat: 'L14,L15',
        class: 'Luxury',
        fare: 2950,
        reference: ['NTK2688120', 'NTK-26-88120'],
      }),
    ],
  },
  {
    id: 'fresh-53',
    shape: 'ferry or helicopter',
    text: `M2M Ferries Boarding Pass
Mumbai (Bhaucha Dhakka) to Mandwa
Date 26/12/2026  Time 09:15 AM
Class Executive   Vehicle: Car (SUV) MH04 AB 1234
Booking Ref M2M-771204   Passengers 4
Amount Paid Rs 3,960
Please report 45 minutes before departure`,
    expected: [
      leg('sea', '', 'Mumbai > Mandwa', '2026-12-26 09:15', {
        name: 'M2M Ferries',
        fare: 3960,
        class: 'Executive',
        reference: ['M2M771204', 'M2M-771204'],
      }),
    ],
  },
  {
    id: 'fresh-54',
    shape: 'changed',
    text: `Dear Guest, we regret that 6E 5391 BOM-NAG on 27Dec26 is cancelled for operational reasons. You are now booked on 6E 5393 departing 27Dec26 at 18:40, arriving 20:10. PNR LX2W7F remains the same.`,
    expected: [leg('air', '6E5393', '(BOM) > (NAG)', '2026-12-27 18:40 > 20:10+0', { reference: 'LX2W7F' })],
  },
  {
    id: 'fresh-55',
    shape: 'changed',
    text: `Your booking at Hotel Coral Bay, Puri (ID CBP-22810) stands cancelled as requested. Rs 4,500 will be refunded to the original payment mode within 5-7 days.`,
    expected: 'cancelled',
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
]
