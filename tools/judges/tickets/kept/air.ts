// Kept from whoever writes the reader of tickets: never open it to mend the reader.
import type { TicketText } from '../ticket-text.ts'

export const KEPT_AIR: TicketText[] = [
  {
    id: 'kept-07',
    shape: 'airline mail',
    text: `SpiceJet - Travel Itinerary
Booking reference no. (PNR) H2JX7Y
Status: CONFIRMED
Booking date: Thu 19 Nov 2026

Flight: SG 8913
Depart: Delhi (DEL), Terminal 1D
Thu 24 Dec 2026, 10:15 AM
Arrive: Srinagar (SXR)
Thu 24 Dec 2026, 11:55 AM
Class: Economy / SpiceSaver

Passengers
MR HARPREET GILL ADULT Seat 21F Meal: none
MS SIMRAN GILL ADULT Seat 21E Meal: veg
MSTR JAZ GILL CHILD Seat 21D Meal: veg

Price: base fare Rs. 15,450.00, user development fee Rs. 456.00, taxes Rs. 1,210.00
Total: Rs. 17,116.00
Baggage: 15 kg each. Counter closes 60 min before departure. Emergency contact 98140 55667`,
    expected: [
      {
        kind: 'air',
        number: 'SG8913',
        name: 'SpiceJet',
        from: 'Delhi (DEL)',
        to: 'Srinagar (SXR)',
        date: '2026-12-24',
        departs: '10:15',
        arrives: '11:55',
        arrivesDays: 0,
        seat: '21D,21E,21F',
        class: 'Economy',
        fare: 17116,
        reference: 'H2JX7Y',
      },
    ],
  },
  {
    id: 'kept-08',
    shape: 'airline mail',
    text: `Akasa Air
Hello Nandini, you're all set!
Booking reference (PNR): M9CD4V

Bengaluru (BLR) to Ahmedabad (AMD)
14 Jan 2027
QP 1334 23:10 T1 - 01:25 +1
Fare type: Saver

Ahmedabad (AMD) to Bengaluru (BLR)
17 Jan 2027
QP 1335 06:05 - 08:20 T1
Fare type: Saver

Guests: Nandini Hegde, Prakash Hegde
Seats BLR-AMD 7A 7B, AMD-BLR not chosen

Amount paid ₹ 19,804.00
Payment by UPI, ref 633218840971
Bag drop closes 60 minutes before departure, boarding gate closes 25 minutes before departure.`,
    expected: [
      {
        kind: 'air',
        number: 'QP1334',
        name: 'Akasa Air',
        from: 'Bengaluru (BLR)',
        to: 'Ahmedabad (AMD)',
        date: '2027-01-14',
        departs: '23:10',
        arrives: '01:25',
        arrivesDays: 1,
        seat: '7A,7B',
        reference: 'M9CD4V',
        free: ['fare', 'class'],
      },
      {
        kind: 'air',
        number: 'QP1335',
        name: 'Akasa Air',
        from: 'Ahmedabad (AMD)',
        to: 'Bengaluru (BLR)',
        date: '2027-01-17',
        departs: '06:05',
        arrives: '08:20',
        arrivesDays: 0,
        reference: 'M9CD4V',
        free: ['fare', 'class'],
      },
    ],
    total: 19804,
  },
  {
    id: 'kept-09',
    shape: 'airline mail',
    text: `Electronic Ticket Itinerary / Receipt
Issued by: AIR INDIA Issue date: 24NOV26
Name: DAS/ROHINI MS
Booking Reference: 6ZKT3P
Ticket number: 098 2417 880041

FROM TO FLIGHT CLASS DATE DEP ARR STATUS
GUWAHATI KOLKATA AI 770 ECONOMY 10FEB27 1640 1800 OK
L G B INTL NETAJI S C BOSE
KOLKATA BENGALURU AI 772 ECONOMY 10FEB27 1955 2235 OK
NETAJI S C BOSE KEMPEGOWDA T2

Fare calculation GAU AI CCU AI BLR INR8120
Fare INR 8120
Tax INR 406K3 INR 236IN INR 914P2
Total INR 9676
Form of payment CC VI XXXXXXXXXXXX4417`,
    expected: [
      {
        kind: 'air',
        number: 'AI770',
        name: 'AIR INDIA',
        from: 'GUWAHATI',
        to: 'KOLKATA',
        date: '2027-02-10',
        departs: '16:40',
        arrives: '18:00',
        arrivesDays: 0,
        class: 'ECONOMY',
        reference: '6ZKT3P',
        free: ['fare'],
      },
      {
        kind: 'air',
        number: 'AI772',
        name: 'AIR INDIA',
        from: 'KOLKATA',
        to: 'BENGALURU',
        date: '2027-02-10',
        departs: '19:55',
        arrives: '22:35',
        arrivesDays: 0,
        class: 'ECONOMY',
        reference: '6ZKT3P',
        free: ['fare'],
      },
    ],
    total: 9676,
  },
  {
    id: 'kept-10',
    shape: 'airline message',
    text: `Namaste from Akasa Air! Your booking is confirmed. PNR- C4VB8Q, QP 1107, 19 Dec 26, BOM (T2) 07:15 - GOX 08:30. Passenger: FERNANDES/AGNES +1. Web check-in opens 48 hrs prior. Need help? 9606112131`,
    expected: [
      {
        kind: 'air',
        number: 'QP1107',
        name: 'Akasa Air',
        from: '(BOM)',
        to: '(GOX)',
        date: '2026-12-19',
        departs: '07:15',
        arrives: '08:30',
        arrivesDays: 0,
        reference: 'C4VB8Q',
      },
    ],
  },
  {
    id: 'kept-11',
    shape: 'airline message',
    text: `SpiceJet Alert: Trip to Leh tomorrow? No, in 10 days! SG-123 DEL-IXL on 08-Dec-2026, departs 06:05 AM from T3. PNR Z7QW2M. Arrive 2 hrs early, and rest 24 hrs after landing at altitude.`,
    expected: [
      {
        kind: 'air',
        number: 'SG123',
        name: 'SpiceJet',
        from: '(DEL)',
        to: '(IXL)',
        date: '2026-12-08',
        departs: '06:05',
        reference: 'Z7QW2M',
      },
    ],
  },
  {
    id: 'kept-12',
    shape: 'boarding pass',
    text: `AIR INDIA Boarding Pass / Web check-in
Passenger: BOSE/ANINDITA MS
Flight AI 401 Date 03JAN27
CCU Kolkata 10:00
DEL Delhi T3 12:25
Boarding 09:15 Gate TBA
Class Y Seat 27K Sequence 112
Frequent flyer 20017734 Silver
PNR 7BKM2D ETKT 098 2417990312
Gates close 20 minutes before departure.`,
    expected: [
      {
        kind: 'air',
        number: 'AI401',
        name: 'AIR INDIA',
        from: 'Kolkata (CCU)',
        to: 'Delhi (DEL)',
        date: '2027-01-03',
        departs: '10:00',
        arrives: '12:25',
        arrivesDays: 0,
        seat: '27K',
        reference: '7BKM2D',
        free: ['class'],
      },
    ],
  },
]
