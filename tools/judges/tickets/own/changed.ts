import type { TicketText } from '../ticket-text.ts'
import { leg, stay } from './short-labels.ts'

export const CHANGED: TicketText[] = [
  {
    id: 'design-20',
    shape: 'changed',
    text: `Dear Customer, we regret to inform you that your IndiGo flight 6E 2417 (PNR: XC8LRF) from Jaipur to Bengaluru on 21 Jan 2027 has been rescheduled. 
Old departure: 09:20, old arrival: 12:00
New departure: 11:05, new arrival: 13:45
Please visit our site to accept the change or choose plan B. Regret the inconvenience.`,
    expected: [
      leg('air', '6E2417', 'Jaipur > Bengaluru', '2027-01-21 11:05 > 13:45', {
        name: 'IndiGo',
        reference: 'XC8LRF',
        arrivesDays: 0,
      }),
    ],
  },
  {
    id: 'design-32',
    shape: 'changed',
    text: `Schedule change alert from Akasa Air
PNR NV2KLM
Your flight has been retimed.

Flight: QP 1558  Mumbai (BOM) - Kochi (COK)
Date: 23 Jan 2027
Previous timing: Departure 05:30 / Arrival 07:25
Revised timing: Departure 07:00 / Arrival 08:55`,
    expected: [
      leg('air', 'QP1558', '(BOM) > (COK)', '2027-01-23 07:00 > 08:55', {
        name: 'Akasa Air',
        arrivesDays: 0,
        reference: 'NV2KLM',
      }),
    ],
  },
  {
    id: 'fresh-15',
    shape: 'changed',
    text: `Air India Express
Schedule change notification - PNR K3ML7Y

ORIGINAL SCHEDULE
IX 2718  Bengaluru (BLR) - Varanasi (VNS)
12 Jan 2027   10:35 - 13:05

NEW SCHEDULE
IX 2718  Bengaluru (BLR) - Varanasi (VNS)
12 Jan 2027   14:20 - 16:50

If the new time does not suit you, change or cancel free of charge.`,
    expected: [leg('air', 'IX2718', '(BLR) > (VNS)', '2027-01-12 14:20 > 16:50+0', { reference: 'K3ML7Y' })],
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
    id: 'design-71',
    shape: 'changed',
    text: `IRCTC update: Train 12245 (HWH-YPR Duronto) PNR 6340918827 of 14-Jan-2027 will now depart HWH at 13:10 instead of 10:50. Coach B6 berth 18 unchanged. Sorry for the delay.`,
    expected: [
      leg('rail', '12245', '(HWH) > ', '2027-01-14 13:10', {
        to: '(YPR)',
        coach: 'B6',
        seat: '18',
        reference: '6340918827',
        free: ['to', 'name'],
      }),
    ],
  },
  {
    id: 'design-72',
    shape: 'changed',
    text: `Your redBus ticket TS88K2201 has been updated.
Boarding point changed by operator (Orange Travels)
Hyderabad - Vijayawada, 17 Jan 2027
Old: Ameerpet, 10:15 PM
New: SR Nagar, 10:40 PM
Seat 12L. Everything else is the same.`,
    expected: [
      leg('bus', '', 'Hyderabad > Vijayawada', '2027-01-17 22:40', {
        name: 'Orange Travels',
        seat: '12L',
        reference: 'TS88K2201',
      }),
    ],
  },
  {
    id: 'design-95',
    shape: 'changed',
    text: `Important: Change in your Air India itinerary (PNR 6HX3QT)

We're sorry, flight AI 2653 DEL-COK on 18 Jan 2027 at 14:10 has been cancelled.
You have been rebooked on AI 833, DEL-COK, 18 Jan 2027, departing 17:30 and arriving 20:50.
No action needed.`,
    expected: [
      leg('air', 'AI833', '(DEL) > (COK)', '2027-01-18 17:30 > 20:50', {
        name: 'Air India',
        arrivesDays: 0,
        reference: '6HX3QT',
      }),
    ],
  },
  {
    id: 'design-96',
    shape: 'changed',
    text: `Update on your Airbnb reservation HMA4QK2XTB
Fern Cottage, Munnar
New dates: Jan 16 - Jan 19, 2027 (3 nights)
Previous dates: Jan 15 - Jan 18, 2027
Check-in after 2:00 PM, checkout 11:00 AM
New total: ₹11,460`,
    expected: [
      stay('Fern Cottage', 'Munnar', '2027-01-16 14:00 > 11:00+3', {
        fare: 11460,
        reference: 'HMA4QK2XTB',
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'design-120',
    shape: 'changed',
    text: `Makruzz: Due to weather your ferry of 15 Jan 2027 (PNR MKZ5520) Port Blair - Havelock will sail at 07:15 instead of 08:00. Please report by 06:15. Seats unchanged: P7, P8.`,
    expected: [
      leg('sea', '', 'Port Blair > Havelock', '2027-01-15 07:15', {
        name: 'Makruzz',
        seat: 'P7,P8',
        reference: 'MKZ5520',
      }),
    ],
  },
  {
    id: 'design-145',
    shape: 'changed',
    text: `Dear Passenger, Train 12802 Purushottam Exp (PNR 2810447739) on 22-Dec-2026 has been diverted. You can board at Pt DD Upadhyaya Jn (DDU) instead of PRYJ at 05:40. Coach B3, 18. Regards, Indian Railways`,
    expected: [
      leg('rail', '12802', '(DDU) > ', '2026-12-22 05:40', {
        coach: 'B3',
        seat: '18',
        reference: '2810447739',
        free: ['name', 'to', 'departs'],
      }),
    ],
  },
  {
    id: 'design-160',
    shape: 'changed',
    text: `IndiGo: We have moved your flight 6E 6114 (PNR RT5WQL) DEL-IXB on 15 Jan 2027 to 6E 6118, same day. New timings: dep 14:05, arr 16:10. Your old flight was at 11:30.`,
    expected: [
      leg('air', '6E6118', '(DEL) > (IXB)', '2027-01-15 14:05 > 16:10', {
        name: 'IndiGo',
        arrivesDays: 0,
        reference: 'RT5WQL',
      }),
    ],
  },
  {
    id: 'own-83',
    shape: 'changed',
    text: `Dear Passenger, Train 12302 on 16-12-2026 is rescheduled to depart NEW DELHI (NDLS) at 20:40 instead of 16:50. PNR 2714490386, NDLS-HWH, 3A, B5 12. Inconvenience is regretted. -IRCTC`,
    expected: [
      {
        kind: 'rail',
        number: '12302',
        from: '(NDLS)',
        to: '(HWH)',
        date: '2026-12-16',
        departs: '20:40',
        coach: 'B5',
        seat: '12',
        class: '3A',
        reference: '2714490386',
      },
    ],
  },
  {
    id: 'own-84',
    shape: 'changed',
    text: `redBus alert: Boarding time changed for ticket TRB55120098 (Evacay Bus, Hyderabad to Bengaluru, 18 Dec 2026). New boarding time 10:50 PM at Gachibowli (earlier 10:20 PM). Seat 3L.`,
    expected: [
      {
        kind: 'bus',
        name: 'Evacay Bus',
        from: 'Hyderabad',
        to: 'Bengaluru',
        date: '2026-12-18',
        departs: '22:50',
        seat: '3L',
        reference: 'TRB55120098',
      },
    ],
  },
  {
    id: 'own-86',
    shape: 'changed',
    text: `We are sorry, your Akasa Air flight QP 1128 on 21 Dec 2026 has been cancelled. You have been moved to QP 1132, BOM-GAU, 21 Dec 2026, departing 11:15, arriving 14:10. PNR UX4N7R. No action is needed if this suits you.`,
    expected: [
      {
        kind: 'air',
        number: 'QP1132',
        name: 'Akasa Air',
        from: '(BOM)',
        to: '(GAU)',
        date: '2026-12-21',
        departs: '11:15',
        arrives: '14:10',
        arrivesDays: 0,
        reference: 'UX4N7R',
      },
    ],
  },
  {
    id: 'fresh-73',
    shape: 'changed',
    text: `Hi, your IndiGo flight details have changed.
PNR: FT2K8X
6E 6284 | Hyderabad - Udaipur | 28 Dec 2026
Departure 10:05 → 11:50
Arrival 11:55 → 13:40
Tap to accept the change.`,
    expected: [leg('air', '6E6284', 'Hyderabad > Udaipur', '2026-12-28 11:50 > 13:40+0', { reference: 'FT2K8X' })],
  },
  {
    id: 'fresh-74',
    shape: 'changed',
    text: `SpiceJet: SG 2966 from Jaipur to Delhi on 24-Dec-26 has been preponed. Flight will now depart at 05:55 instead of 07:10. PNR HY7T3L. Please report by 04:25.`,
    expected: [leg('air', 'SG2966', 'Jaipur > Delhi', '2026-12-24 05:55', { reference: 'HY7T3L' })],
  },
  {
    id: 'fresh-103',
    shape: 'changed',
    text: `Pickup changed: your zingbus Delhi-Manali on 2 Jan 2027 (ZB99Q2LM) will now pick you up at Majnu Ka Tilla at 20:00 instead of RK Ashram at 19:15. Seats 4, 5.`,
    expected: [
      leg('bus', '', 'Delhi > Manali', '2027-01-02 20:00', {
        name: 'zingbus',
        seat: '4,5',
        reference: 'ZB99Q2LM',
        free: ['reference', 'seat'],
      }),
    ],
  },
  {
    id: 'fresh-117',
    shape: 'changed',
    text: `Partial cancellation: 1 of 3 passengers has been cancelled for PNR 2519907734 (12618 Mangala Lakshadweep, NZM-ERS, 09-01-2027, dep 05:40). Remaining: S4 17, S4 18. Refund Rs 780.`,
    expected: [
      leg('rail', '12618', '(NZM) > (ERS)', '2027-01-09 05:40', {
        coach: 'S4',
        seat: '17,18',
        reference: '2519907734',
      }),
    ],
  },
  {
    id: 'fresh-70',
    shape: 'changed',
    text: `PNR 6417720935 Trn 12615 GT EXP DOJ 30-12-26: your waitlisted ticket is cancelled as the chart is prepared and berths are not allotted. Fare will be refunded. Book alternate train on IRCTC.`,
    expected: 'cancelled',
  },
  {
    id: 'fresh-94',
    shape: 'changed',
    text: `Your booking has been modified.
Hotel Sagar Kinara, Malvan - booking 4481.220.917
New dates: check-in 23 Dec 2026, check-out 26 Dec 2026
Old dates: check-in 20 Dec 2026, check-out 23 Dec 2026
New total: INR 9,900`,
    expected: [
      stay('Hotel Sagar Kinara', '', '2026-12-23 > +3', {
        fare: 9900,
        reference: '4481220917',
        to: 'Malvan',
        free: ['class', 'to'],
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
    id: 'last-44',
    shape: 'changed',
    text: `HappyFares - FLIGHT RESCHEDULE ALERT

Dear Travel Partner,
The airline has revised the schedule of the booking below. Please inform your passenger.

Passenger: Mr Balamurugan S    PNR: W3HQ7T
Sector: Chennai (MAA) - Madurai (IXM)

OLD: IndiGo 6E 7281, 10 Dec 2026, Dep 14:25, Arr 15:45
NEW: IndiGo 6E 7281, 10 Dec 2026, Dep 16:40, Arr 18:00

Reason: operational. To accept, no action is needed. For a free date change or full refund visit Plan B
on the website of the airline before departure.`,
    expected: [leg('air', '6E7281', '(MAA) > (IXM)', '2026-12-10 16:40 > 18:00+0', { reference: 'W3HQ7T' })],
  },
  {
    id: 'last-45',
    shape: 'changed',
    text: `zingbus
Hi Mohit, we are sorry 😔

Your zingbus Plus trip Jaipur - Delhi on Thu, 03 Dec 2026 at 11:15 PM (Booking ID ZB7K44Q1, seat 12) has been \
cancelled because of fog on NH-48.

Full refund of ₹649 has been initiated to your source account and reflects in 5-7 working days.
As an apology take ₹100 off on your next ride: code ZINGSORRY`,
    expected: 'cancelled',
  },
]
