import type { TicketText } from '../ticket-text.ts'
import { leg, stay } from './short-labels.ts'

export const DESIGN_THIRD_OTHERS: TicketText[] = [
  {
    id: 'design-63',
    shape: 'ferry or helicopter',
    text: `Kochi - Lakshadweep Ship Ticket
Lakshadweep Administration, Port Office
Ticket No. LKD/26/00881
Vessel : MV KAVARATTI
Voyage : 1142
Embarkation : KOCHI (Willingdon Island)
Disembarkation : AGATTI
Date of Sailing : 12.01.2027
Time of Sailing : 12:00
Expected arrival : 13.01.2027 07:30
Class : Second Class Cabin  Berth : 214-B
Amount : Rs 3,270/-`,
    expected: [
      leg('sea', '', 'Kochi > Agatti', '2027-01-12 12:00 > 07:30+1', {
        name: 'MV Kavaratti',
        class: 'Second Class',
        seat: '214B',
        fare: 3270,
        reference: 'LKD2600881',
        free: ['number', 'seat'],
      }),
    ],
  },
  {
    id: 'design-64',
    shape: 'ferry or helicopter',
    text: `Vaishno Devi Heli Booking
Katra to Sanjichhat
Booking ID: SMV44820177
Date: 11 Feb 2027
Slot: 09:00 AM
Operator: Himalayan Heli
Passengers: 2
Total: Rs 4,420
Report at Katra helipad 1 hour before your slot.`,
    expected: [
      leg('air', '', 'Katra > Sanjichhat', '2027-02-11 09:00', {
        name: 'Himalayan Heli',
        fare: 4420,
        reference: 'SMV44820177',
      }),
    ],
  },
  {
    id: 'design-65',
    shape: 'ferry or helicopter',
    text: `Ro-Pax Ferry Service (Ghogha - Hazira)
DG Sea Connect
Ticket: DGSC2701447
Ghogha 09:00 hrs  -  Hazira 13:00 hrs
23-01-2027
Executive class, 3 passengers + 1 car
Paid Rs. 4650 by card ending 1144`,
    expected: [
      leg('sea', '', 'Ghogha > Hazira', '2027-01-23 09:00 > 13:00', {
        class: 'Executive',
        fare: 4650,
        arrivesDays: 0,
        reference: 'DGSC2701447',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-66',
    shape: 'bus',
    text: `Booking confirmed - NueGo
Trip: Bengaluru to Tirupati
Service no. BLR-TPT-0600
Boarding: 06:15 AM, 27 Jan 2027 - Marathahalli (opp. Kalamandir)
Drop-off: 11:30 AM - Tirupati Alipiri
Seat 9A (window)
Invoice NG-INV-2277 dt. 26 Nov 2026
Ref: NG7741LK
₹ 799 (incl. all)`,
    expected: [
      leg('bus', '', 'Bengaluru > Tirupati', '2027-01-27 06:15 > 11:30', {
        name: 'NueGo',
        seat: '9A',
        fare: 799,
        arrivesDays: 0,
        reference: 'NG7741LK',
        free: ['number'],
      }),
    ],
  },
  {
    id: 'design-67',
    shape: 'bus',
    text: `Kallada Travels (Suresh Kallada)
Tkt: SK-2291-77A
BANGALORE - ERNAKULAM
DOJ 22/01/2027 Fri
Rep 20:00 Dep 20:30
Brdg: Madiwala, St Johns
Seat: 1A, 1B
Volvo B11R Multi Axle Sleeper
Amt 3200 paid
Contact 080 0000 1111`,
    expected: [
      leg('bus', '', 'Bangalore > Ernakulam', '2027-01-22 20:30', {
        name: 'Kallada Travels',
        seat: '1A,1B',
        fare: 3200,
        reference: 'SK229177A',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-68',
    shape: 'bus',
    text: `Dear Passenger,
UPSRTC e-ticket details
PNR No: UP1206774410
From: LUCKNOW ALAMBAGH
To: VARANASI CANTT
Service: JANRATH AC 2X2
Date of Journey: 19-Jan-2027
Dep Time: 22:00
Exp. Arr: 04:30 (20-Jan-2027)
Seat No(s): 21 22
Fare: 1058.00 (Base 1010 + Res 48)
Bus No. will be sent 1 hr before departure.`,
    expected: [
      leg('bus', '', 'Lucknow > Varanasi', '2027-01-19 22:00 > 04:30+1', {
        seat: '21,22',
        fare: 1058,
        reference: 'UP1206774410',
        free: ['class', 'name', 'number'],
      }),
    ],
  },
  {
    id: 'design-69',
    shape: 'hotel',
    text: `Reservation Confirmation
Club Mahindra Madikeri
Member: 1144277   Reservation no. 90277114
Arrival  Wed 20 Jan 2027   Check-in after 14:00
Departure  Sat 23 Jan 2027   Check-out by 10:00
Unit: 1 Bedroom   Persons: 2A + 2C
Utility charges payable at resort`,
    expected: [
      stay('Club Mahindra Madikeri', '', '2027-01-20 14:00 > 10:00+3', {
        reference: '90277114',
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'design-70',
    shape: 'hotel',
    text: `Treebo Trend Amber, Jaipur
Booking TRB-4471-8820
3 nights | 22 Dec 2026 - 25 Dec 2026
Check-in: 12 PM  Check-out: 11 AM
1 x Oak (Standard), 2 adults
C-14 Bani Park, Jaipur 302016
Total ₹7,020 · Paid ₹2,000 · Pay at hotel ₹5,020`,
    expected: [
      stay('Treebo Trend Amber', 'Jaipur', '2026-12-22 12:00 > 11:00+3', { fare: 7020, reference: 'TRB44718820' }),
    ],
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
]
