import type { TicketText } from '../ticket-text.ts'
import { calendar } from './calendars.ts'
import { leg, stay } from './short-labels.ts'

export const EVENTS_OF_CALENDARS: TicketText[] = [
  {
    id: 'design-22',
    shape: 'calendar',
    text: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//MakeMyTrip//EN
BEGIN:VEVENT
UID:mmt-8841@example
DTSTART;TZID=Asia/Kolkata:20270130T143500
DTEND;TZID=Asia/Kolkata:20270130T164000
SUMMARY:Flight to Goa - 6E 6178
LOCATION:Hyderabad Airport (HYD)
DESCRIPTION:IndiGo 6E 6178 HYD-GOI. PNR: WQ3NBD. Booking ID NF7A2Q99120048
END:VEVENT
END:VCALENDAR`,
    expected: [
      leg('air', '6E6178', '(HYD) > (GOI)', '2027-01-30 14:35 > 16:40', {
        name: 'IndiGo',
        reference: ['WQ3NBD', 'NF7A2Q99120048'],
        arrivesDays: 0,
      }),
    ],
  },
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
    id: 'design-98',
    shape: 'calendar',
    text: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//redBus//EN
BEGIN:VEVENT
UID:rb-11902@example
DTSTART;TZID=Asia/Kolkata:20270122T213000
DTEND;TZID=Asia/Kolkata:20270123T063000
SUMMARY:Bus: Chennai to Madurai (Parveen Travels)
DESCRIPTION:Ticket TR44K90127\\, seats 7\\, 8. Boarding: Koyambedu
END:VEVENT
END:VCALENDAR`,
    expected: [
      leg('bus', '', 'Chennai > Madurai', '2027-01-22 21:30 > 06:30+1', {
        name: 'Parveen Travels',
        seat: '7,8',
        reference: 'TR44K90127',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-122',
    shape: 'calendar',
    text: `BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
UID:irctc-2271@example
DTSTART:20270211T123000Z
DTEND:20270212T020000Z
SUMMARY:Train 12650 Karnataka Sampark Kranti (NZM → SBC)
DESCRIPTION:PNR 2218840937\\nCoach A2 Seat 13\\nClass 2A
END:VEVENT
END:VCALENDAR`,
    expected: [
      leg('rail', '12650', '(NZM) > (SBC)', '2027-02-11 18:00 > 07:30+1', {
        coach: 'A2',
        seat: '13',
        class: '2A',
        reference: '2218840937',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'own-57',
    shape: 'calendar',
    text: calendar(
      'UID:9912@hotel.example',
      'DTSTAMP:20261127T080000Z',
      'DTSTART;TZID=India Standard Time:20270102T140000',
      'DTEND;TZID=India Standard Time:20270104T110000',
      'SUMMARY;LANGUAGE=en-us:Hotel Amber View, Jaipur',
      'LOCATION;LANGUAGE=en-us:Amber Road\\, Jaipur 302002',
      'DESCRIPTION:Booking no. AV-33418\\nGuests: 2 adults\\nRate: INR 7\\,140 for 2 nights\\n',
    ),
    expected: [
      {
        kind: 'stay',
        name: 'Hotel Amber View',
        to: 'Jaipur',
        date: '2027-01-02',
        departs: '14:00',
        arrives: '11:00',
        arrivesDays: 2,
        fare: 7140,
        reference: 'AV33418',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-58',
    shape: 'calendar',
    text: calendar(
      'UID:QP-1@airline.example',
      'DTSTAMP:20261127T080000Z',
      'DTSTART:20270110T004000Z',
      'DURATION:PT2H15M',
      'SUMMARY:Akasa Air QP 1102 BOM-BLR',
      'DESCRIPTION:PNR YT6R2K. Terminal 1. Seat 15A.',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:QP-2@airline.example',
      'DTSTAMP:20261127T080000Z',
      'DTSTART:20270112T153000Z',
      'DURATION:PT1H55M',
      'SUMMARY:Akasa Air QP 1109 BLR-BOM',
      'DESCRIPTION:PNR YT6R2K. Terminal 1. Seat 15A.',
    ),
    expected: [
      {
        kind: 'air',
        number: 'QP1102',
        name: 'Akasa Air',
        from: '(BOM)',
        to: '(BLR)',
        date: '2027-01-10',
        departs: '06:10',
        arrives: '08:25',
        arrivesDays: 0,
        seat: '15A',
        reference: 'YT6R2K',
      },
      {
        kind: 'air',
        number: 'QP1109',
        name: 'Akasa Air',
        from: '(BLR)',
        to: '(BOM)',
        date: '2027-01-12',
        departs: '21:00',
        arrives: '22:55',
        arrivesDays: 0,
        seat: '15A',
        reference: 'YT6R2K',
      },
    ],
  },
  {
    id: 'own-59',
    shape: 'calendar',
    text: calendar(
      'UID:ci-1@stay.example',
      'DTSTAMP:20261127T080000Z',
      'DTSTART;TZID=Asia/Kolkata:20270120T130000',
      'DTEND;TZID=Asia/Kolkata:20270120T140000',
      'SUMMARY:Check-in: Pine Crest Homestay',
      'LOCATION:Old Manali Road\\, Manali\\, HP 175131',
      'DESCRIPTION:Booking ID PCH-7782\\, 2 nights\\, checkout 22 Jan 11:00',
    ),
    expected: [
      {
        kind: 'stay',
        name: 'Pine Crest Homestay',
        to: 'Manali',
        date: '2027-01-20',
        departs: '13:00',
        arrives: '11:00',
        arrivesDays: 2,
        reference: 'PCH7782',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-60',
    shape: 'calendar',
    text: calendar(
      'UID:tr-1@mail.example',
      'DTSTAMP:20261127T080000Z',
      'DTSTART;VALUE=DATE:20270123',
      'DTEND;VALUE=DATE:20270124',
      'SUMMARY:Train to Madurai',
      'DESCRIPTION:12637 Pandian Express\\nMS 21:40 - MDU 05:20 (24 Jan)\\nPNR 4230019982\\nS4 / 33\\, S4 / 36',
    ),
    expected: [
      {
        kind: 'rail',
        number: '12637',
        name: 'Pandian Express',
        from: '(MS)',
        to: '(MDU)',
        date: '2027-01-23',
        departs: '21:40',
        arrives: '05:20',
        arrivesDays: 1,
        coach: 'S4',
        seat: '33,36',
        reference: '4230019982',
      },
    ],
  },
  {
    id: 'own-61',
    shape: 'calendar',
    text: calendar(
      'UID:clash@mail.example',
      'DTSTAMP:20261127T080000Z',
      'DTSTART;TZID=Asia/Kolkata:20270205T043000',
      'DTEND;TZID=Asia/Kolkata:20270205T053000',
      'SUMMARY:Leave for airport - 6E 2471 DEL-GAU',
      'DESCRIPTION:PNR LK2M8Q. Flight departs 07:50\\, arrives 10:15',
    ),
    expected: [
      {
        kind: 'air',
        number: '6E2471',
        name: 'IndiGo',
        from: '(DEL)',
        to: '(GAU)',
        date: '2027-02-05',
        reference: 'LK2M8Q',
        ask: ['departs'],
        free: ['arrives', 'arrivesDays'],
      },
    ],
  },
  {
    id: 'fresh-107',
    shape: 'calendar',
    text: calendar(
      'UID:7@rail.example',
      'DTSTART;TZID=Asia/Kolkata:20261223T224000',
      'DTEND;TZID=Asia/Kolkata:20261224T070500',
      'SUMMARY:Train 12137 Punjab Mail: Mumbai CSMT to Bhopal',
      'DESCRIPTION:PNR 8120097734\\nDep CSMT 22:40\\, arr BPL 07:05 (+1)\\nCoach A1 berths 3\\, 5 · 2A',
    ),
    expected: [
      leg('rail', '12137', '(CSMT) > ', '2026-12-23 22:40 > 07:05+1', {
        to: ['(BPL)', 'Bhopal'],
        coach: 'A1',
        seat: '3,5',
        class: '2A',
        reference: '8120097734',
        free: ['from'],
      }),
    ],
  },
  {
    id: 'fresh-108',
    shape: 'calendar',
    text: calendar(
      'UID:8@bus.example',
      'DTSTART:20270114T163000Z',
      'DTEND:20270115T010000Z',
      'SUMMARY:redBus: Hyderabad to Tirupati',
      'LOCATION:Ameerpet metro\\, Hyderabad',
      'DESCRIPTION:Operator: Kaveri Travels\\nTicket TS91820034\\nSeat L4\\nReport by 21:45',
    ),
    expected: [
      leg('bus', '', 'Hyderabad > Tirupati', '2027-01-14 22:00 > 06:30+1', {
        name: 'Kaveri Travels',
        seat: 'L4',
        reference: 'TS91820034',
      }),
    ],
  },
  {
    id: 'fresh-109',
    shape: 'calendar',
    text: calendar(
      'UID:9@air.example',
      'DTSTART:20270105T080000Z',
      'DTEND:20270105T101500Z',
      'STATUS:CANCELLED',
      'SUMMARY:CANCELLED: Flight 6E 811 Delhi to Lucknow',
    ),
    expected: 'cancelled',
  },
  {
    id: 'fresh-110',
    shape: 'calendar',
    text: `Quoted invitation:
BEGIN:VCALENDAR
METHOD:REQUEST
BEGIN:VEVENT
UID:10@stay.example
DTSTART;VALUE=DATE:20270220
DTEND;VALUE=DATE:20270222
SUMMARY:Stay: Riverbend Camp\\, Rishikesh
DESCRIPTION:Booking RBC-5512. Check-in from 1 pm\\, check-out by 11 am. 2 nights\\, Rs 7\\,800 paid.
END:VEVENT
END:VCALENDAR`,
    expected: [
      stay('Riverbend Camp', '', '2027-02-20 13:00 > 11:00+2', {
        fare: 7800,
        to: 'Rishikesh',
        reference: ['RBC5512', 'RBC-5512'],
        free: ['class', 'to'],
      }),
    ],
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
    id: 'last-42',
    shape: 'calendar',
    text: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//ixigo//Trips//EN
METHOD:PUBLISH
BEGIN:VEVENT
UID:ix-261120-88417@ixigo.example
DTSTAMP:20261120T091512Z
DTSTART:20270128T235000Z
DTEND:20270129T021000Z
SUMMARY:Flight 6E 6519 Chennai (MAA) to Port Blair (IXZ)
LOCATION:Chennai International Airport\\, Terminal 1
DESCRIPTION:IndiGo 6E 6519\\nPNR: S6WQ2E\\nTravellers: Preethi Raghavan\\, Ar
 un Raghavan\\nSeats: 22D\\, 22E\\nWeb check-in opens 48 hours before departu
 re.
BEGIN:VALARM
TRIGGER:-PT3H
ACTION:DISPLAY
DESCRIPTION:Leave for the airport
END:VALARM
END:VEVENT
END:VCALENDAR`,
    expected: [
      leg('air', '6E6519', '(MAA) > (IXZ)', '2027-01-29 05:20 > 07:40+0', { seat: '22D,22E', reference: 'S6WQ2E' }),
    ],
  },
  {
    id: 'last-43',
    shape: 'calendar',
    text: `BEGIN:VCALENDAR
PRODID:-//Agoda//Booking//EN
VERSION:2.0
BEGIN:VEVENT
UID:1650443871@agoda.example
DTSTAMP:20261118T140000Z
DTSTART;TZID=Asia/Kolkata:20261229T140000
DTEND;TZID=Asia/Kolkata:20270101T120000
SUMMARY:Stay at Casa Anjuna Boutique Hotel
LOCATION:Casa Anjuna Boutique Hotel\\, D'Mello Vaddo\\, Anjuna\\, Goa 403509
DESCRIPTION:Booking ID 1650443871\\nCheck-in 29 December 2026 (after 14:00)\\n
 Check-out 1 January 2027 (before 12:00)\\n1 x Superior Double Room\\, 2 adults
STATUS:CONFIRMED
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR`,
    expected: [
      stay('Casa Anjuna Boutique Hotel', '', '2026-12-29 14:00 > 12:00+3', {
        to: ['Anjuna', 'Goa'],
        reference: '1650443871',
      }),
    ],
  },
]
