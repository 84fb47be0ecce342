import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const FRESH_BUSES: TicketText[] = [
  {
    id: 'fresh-39',
    shape: 'bus',
    text: `redBus Ticket
Ticket no: TS4410882731        PNR no: 77120-HUB
Bengaluru  →  Hubballi          Friday, December 18, 2026
VRL Travels
Multi-Axle Scania AC Semi Sleeper (2+2)
Reporting time 10:15 PM     Departure time 10:30 PM
Boarding point: Anand Rao Circle, Opp. Movieland Theatre
Dropping point: Hubballi New Bus Stand        Dropping time 06:00 AM, 19 Dec
Passenger details: Suma H, 31, F    Seat no 22
Total Fare: Rs. 1,104.60 (inclusive of Rs. 52.60 GST)`,
    expected: [
      leg('bus', '', 'Bengaluru > Hubballi', '2026-12-18 22:30 > 06:00+1', {
        name: 'VRL Travels',
        seat: '22',
        fare: [1105, 1104],
        reference: ['TS4410882731', '77120HUB'],
        free: ['class'],
      }),
    ],
  },
  {
    id: 'fresh-40',
    shape: 'bus',
    text: `KSRTC (Kerala) Reservation: PNR K5512098, Trip 2030TVMBLR, SWIFT GARUDA AC SLEEPER, TVM to BENGALURU on 23/12/2026 20:30 hrs. Seats 7L,8L. Boarding: THAMPANOOR. Amt Rs 3012. Bus no & crew mobile will be SMSed before journey.`,
    expected: [
      leg('bus', '2030TVMBLR', 'TVM > BENGALURU', '2026-12-23 20:30', {
        name: 'KSRTC',
        seat: '7L,8L',
        fare: 3012,
        reference: 'K5512098',
        free: ['class', 'name'],
      }),
    ],
  },
  {
    id: 'fresh-41',
    shape: 'bus',
    text: `Intercity ticket by Orange Tours and Travels
From Hyderabad To Shirdi
Date of journey 15-01-2027 (Fri)
Boarding: Lakdikapul 7:45 PM
Your bus leaves first stop at 7:00 PM
Arrives Shirdi 6:30 AM (16-01-2027)
Seat L12 (Lower)
Ticket Number OTT9920117
Fare paid Rs 1650`,
    expected: [
      leg('bus', '', 'Hyderabad > Shirdi', '2027-01-15 19:45 > 06:30+1', {
        name: 'Orange Tours and Travels',
        seat: 'L12',
        fare: 1650,
        reference: 'OTT9920117',
      }),
    ],
  },
  {
    id: 'fresh-42',
    shape: 'bus',
    text: `NueGo: You're all set! 🚌 Delhi to Chandigarh, 19 Dec 2026. Pick-up: ISBT Kashmere Gate 07:00 AM. Drop: Sector 43 ISBT 11:45 AM. Seat 5B. Booking ID NG88102734. Rs 599 paid. Track: nuego.example/t`,
    expected: [
      leg('bus', '', 'Delhi > Chandigarh', '2026-12-19 07:00 > 11:45+0', {
        name: 'NueGo',
        seat: '5B',
        fare: 599,
        reference: 'NG88102734',
      }),
    ],
  },
  {
    id: 'fresh-43',
    shape: 'bus',
    text: `RAJASTHAN STATE ROAD TRANSPORT CORPORATION
E-TICKET
PNR/Ticket No	: 2026120071183
Depot		: JAIPUR
Service Type	: SUPER LUXURY VOLVO
Boarding From	: JAIPUR (SINDHI CAMP)
Destination	: UDAIPUR
Date of Journey	: 27/12/2026
Departure Time	: 23:00
Seat No(s)	: 31 32
Total Passengers: 2
Total Fare	: 2004.00`,
    expected: [
      leg('bus', '', 'JAIPUR > UDAIPUR', '2026-12-27 23:00', {
        name: 'RAJASTHAN STATE ROAD TRANSPORT CORPORATION',
        seat: '31,32',
        fare: 2004,
        reference: '2026120071183',
        free: ['class', 'name'],
      }),
    ],
  },
  {
    id: 'fresh-44',
    shape: 'bus',
    text: `Your bus has been rescheduled. Ticket TSB77100293, Sharma Transports, Bengaluru to Mumbai, 22 Dec 2026. New departure time: 6:15 PM from Majestic (earlier 5:00 PM). Seat S9. We are sorry for the change.`,
    expected: [
      leg('bus', '', 'Bengaluru > Mumbai', '2026-12-22 18:15', {
        name: 'Sharma Transports',
        seat: 'S9',
        reference: 'TSB77100293',
      }),
    ],
  },
  {
    id: 'fresh-45',
    shape: 'bus',
    text: `Paytm: Bus ticket confirmed
Greenline Travels And Holidays
Volvo A/C Sleeper (2+1)
Chennai - Coimbatore
Sun, 20 Dec 2026, 11:55 PM - Mon, 21 Dec 2026, 8:10 AM
Boarding point: Koyambedu Omni Bus Stand, 11:30 PM
Seats: 3U, 4U
Operator PNR: GL-441092
Order ID: 21188209417
Paid Rs 2,390`,
    expected: [
      leg('bus', '', 'Chennai > Coimbatore', '2026-12-20 23:55 > 08:10+1', {
        name: 'Greenline Travels',
        seat: '3U,4U',
        class: 'A/C Sleeper',
        fare: 2390,
        reference: ['GL441092', '21188209417'],
        free: ['departs', 'class'],
      }),
    ],
  },
  {
    id: 'fresh-46',
    shape: 'bus',
    text: `UPSRTC: Ticket UP51200987 Agra(ISBT)-Lucknow(Alambagh) 31-12-26 22:15 Scania AC Seat 11,12 Psgr 2 Amt 1846. Happy journey`,
    expected: [
      leg('bus', '', 'Agra > Lucknow', '2026-12-31 22:15', {
        name: 'UPSRTC',
        seat: '11,12',
        fare: 1846,
        reference: 'UP51200987',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'fresh-47',
    shape: 'bus',
    text: `bhai bus book kar di, Raj Travels, Ahmedabad se Udaipur, 24 dec raat 10.30 baje Paldi se, seat 14-15, ticket no RJ4471. 1400 diye maine`,
    expected: [
      leg('bus', '', 'Ahmedabad > Udaipur', '2026-12-24 22:30', {
        name: 'Raj Travels',
        seat: '14,15',
        fare: 1400,
        reference: 'RJ4471',
        free: ['seat', 'fare', 'reference'],
      }),
    ],
  },
  {
    id: 'fresh-48',
    shape: 'bus',
    text: `TGSRTC e-Ticket Confirmation
OPRS PNR No. 4410229871
Onward Journey: Hyderabad (MGBS) to Vijayawada (PNBS)
Service No 9621 RAJADHANI AC
Journey Date 13/01/2027 Departure 06:30 Arrival 12:15
Seats 5,6 | Adults 2
Return Journey: Vijayawada (PNBS) to Hyderabad (MGBS)
Service No 9626 RAJADHANI AC
Journey Date 16/01/2027 Departure 15:00 Arrival 20:50
Seats 9,10 | Adults 2
Total Fare Rs 2,264`,
    expected: [
      leg('bus', '9621', 'Hyderabad > Vijayawada', '2027-01-13 06:30 > 12:15+0', {
        name: 'TGSRTC',
        seat: '5,6',
        reference: '4410229871',
        free: ['class', 'fare'],
      }),
      leg('bus', '9626', 'Vijayawada > Hyderabad', '2027-01-16 15:00 > 20:50+0', {
        name: 'TGSRTC',
        seat: '9,10',
        reference: '4410229871',
        free: ['class', 'fare'],
      }),
    ],
    total: 2264,
  },
]
