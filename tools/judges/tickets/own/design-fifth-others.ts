import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const DESIGN_FIFTH_OTHERS: TicketText[] = [
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
]
