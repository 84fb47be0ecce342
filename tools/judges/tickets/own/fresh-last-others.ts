import type { TicketText } from '../ticket-text.ts'
import { calendar } from './calendars.ts'
import { leg, stay } from './short-labels.ts'

export const FRESH_LAST_OTHERS: TicketText[] = [
  {
    id: 'fresh-165',
    shape: 'changed',
    text: `IRCTC: Due to diversion, train 12802 Purushottam Exp of 16-Jan-27 will not stop at your boarding station. PNR 2811093345, NDLS-PURI, S5 22. You may change your boarding station or cancel with full refund.`,
    expected: [
      leg('rail', '12802', '(NDLS) > (PURI)', '2027-01-16', {
        coach: 'S5',
        seat: '22',
        reference: '2811093345',
      }),
    ],
  },
  {
    id: 'fresh-166',
    shape: 'changed',
    text: `SpiceJet update: SG 8902 GOI-AMD on 30-Dec-26 stands cancelled due to operational reasons. PNR Q7ZK2L. Options: 1) full refund 2) rebook within 7 days at no extra cost. Visit spicejet.example/refund`,
    expected: 'cancelled',
  },
  {
    id: 'fresh-167',
    shape: 'changed',
    text: `Your OYO stay is extended by 1 night. Hotel Amber Plaza, Jaipur. Check-in 18 Dec 2026, new check-out 21 Dec 2026 (was 20 Dec 2026). Booking ID JPRX2219. New total Rs 4,530.`,
    expected: [
      stay('Hotel Amber Plaza', 'Jaipur', '2026-12-18 > +3', {
        fare: 4530,
        reference: 'JPRX2219',
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-168',
    shape: 'calendar',
    text: calendar(
      'DTSTART;TZID=Asia/Kolkata:20270122T213000',
      'DTEND;TZID=Asia/Kolkata:20270122T223000',
      'SUMMARY:Bus to Coorg - boarding Satellite BS',
      'LOCATION:Mysore Road Satellite Bus Stand\\, Bengaluru',
      'DESCRIPTION:KSRTC Airavat\\, PNR J90023411\\, seats 21 22\\, reaches Madikeri 4:30 AM',
    ),
    expected: [
      leg('bus', '', '', '2027-01-22 21:30', {
        name: 'KSRTC',
        to: ['Coorg', 'Madikeri'],
        seat: '21,22',
        reference: 'J90023411',
        free: ['from', 'arrives', 'arrivesDays', 'class'],
      }),
    ],
  },
  {
    id: 'fresh-169',
    shape: 'calendar',
    text: calendar(
      'DTSTART:20270210T033000Z',
      'DTEND:20270210T052000Z',
      'SUMMARY:Flight SG 384: MAA-MDU',
      'DESCRIPTION:Departs 09:00 from Chennai\\, arrives 10:50 in Madurai. PNR P7WX2K. Seat 5D',
    ),
    expected: [
      leg('air', 'SG384', '(MAA) > ', '2027-02-10 09:00 > 10:50+0', {
        to: ['Madurai', '(IXM)'],
        seat: '5D',
        reference: 'P7WX2K',
        free: ['from', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-170',
    shape: 'ferry or helicopter',
    text: `ITT Majestic booking confirmed!
Ref ITT-8812093
Neil Island to Port Blair
Fri 15 Jan 2027, departs 3:30 PM, arrives 4:50 PM
Gold class, seats G7 & G8
Fare ₹1,800 x 2 + PSF ₹100 = ₹3,700
Be at the jetty by 2:45 PM.`,
    expected: [
      leg('sea', '', 'Neil > Port Blair', '2027-01-15 15:30 > 16:50+0', {
        name: 'ITT Majestic',
        seat: 'G7,G8',
        class: 'Gold',
        fare: 3700,
        reference: ['ITT8812093', 'ITT-8812093'],
      }),
    ],
  },
  {
    id: 'fresh-171',
    shape: 'ferry or helicopter',
    text: `Lakshadweep tourism - ship ticket. MV Lagoons, voyage L-118. Kochi to Kavaratti. Embarkation 11-02-2027 at 10:30 (report), sails 13:00. Arrival 12-02-2027 08:00. Cabin 2nd class, berths 214, 215. Ticket LK8812093. Fare Rs 8,460.`,
    expected: [
      leg('sea', '', 'Kochi > Kavaratti', '2027-02-11 13:00 > 08:00+1', {
        name: 'MV Lagoons',
        fare: 8460,
        reference: 'LK8812093',
        free: ['class', 'seat', 'number'],
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
]
