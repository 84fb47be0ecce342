import type { TicketText } from '../ticket-text.ts'

export const OWN_SEAS_AND_SKIES: TicketText[] = [
  {
    id: 'own-23',
    shape: 'ferry or helicopter',
    text: `Nautika
E-Ticket / Boarding Advice
PNR: NTK260114
Vessel: Nautika Lite
Sector: Swaraj Dweep (Havelock) - Shaheed Dweep (Neil)
Travel Date: 11-01-2027
ETD: 10:30 hrs    ETA: 11:15 hrs
Class: Luxury
Passenger Details
1. Mr Ajay Bose   32 M   Seat L41
2. Mrs Mita Bose   30 F   Seat L42
Total Fare: INR 2,760.00 (incl. PSF and GST)
Reporting: 60 minutes before ETD. Gate closes at 10:10 hrs.`,
    expected: [
      {
        kind: 'sea',
        name: 'Nautika Lite',
        from: 'Swaraj Dweep',
        to: 'Shaheed Dweep',
        date: '2027-01-11',
        departs: '10:30',
        arrives: '11:15',
        arrivesDays: 0,
        seat: 'L41,L42',
        class: 'Luxury',
        fare: 2760,
        reference: 'NTK260114',
      },
    ],
  },
  {
    id: 'own-24',
    shape: 'ferry or helicopter',
    text: `Green Ocean 2 - booking confirmed!
Ref GOC-88124
Port Blair to Neil Island
13 Jan 2027, 6:30 AM to 8:45 AM
Economy, seats E12 E13 E14
Paid Rs 4,125 for 3 pax
Be at Haddo Jetty by 5:30 AM with photo ID`,
    expected: [
      {
        kind: 'sea',
        name: 'Green Ocean 2',
        from: 'Port Blair',
        to: 'Neil Island',
        date: '2027-01-13',
        departs: '06:30',
        arrives: '08:45',
        arrivesDays: 0,
        seat: 'E12,E13,E14',
        class: 'Economy',
        fare: 4125,
        reference: 'GOC88124',
      },
    ],
  },
  {
    id: 'own-25',
    shape: 'ferry or helicopter',
    text: `SHIP TICKET ADVANCE RESERVATION SYSTEM (STARS)
DIRECTORATE OF SHIPPING SERVICES, A & N ADMINISTRATION
[ RESERVATION E-TICKET ]
Passengers must report 2 hrs prior to the scheduled sailing. Embarkation gates will close 30 mins prior.
PNR No.          Transaction No.     Voyage No. 2917
4411800923       2611270418          MV COASTAL BREEZE
Boarding         Deboarding          Date & Time of Sailing
PORT BLAIR       RANGAT              18-Jan-2027 06:15
Class            Quota               Embarkation Port
SEAT             GENERAL             PHOENIX BAY JETTY
Total Fare: Rs. 430`,
    expected: [
      {
        kind: 'sea',
        name: 'MV COASTAL BREEZE',
        from: 'PORT BLAIR',
        to: 'RANGAT',
        date: '2027-01-18',
        departs: '06:15',
        fare: 430,
        reference: '4411800923',
        free: ['class', 'number'],
      },
    ],
  },
  {
    id: 'own-26',
    shape: 'ferry or helicopter',
    text: `Pawan Hans Limited
Shri Amarnath Yatra Helicopter Services
Passenger Itinerary
Booking Reference: PHL7A2091
Sector: BALTAL - PANJTARNI (One Way)
Date of Journey: 08-07-2027
Slot: 08:00 - 09:00
Pax: 2 (ANIL GUPTA, SUDHA GUPTA)
Fare Rs 3,250 x 2 = Rs 6,500
Report at Baltal helipad by 07:15`,
    expected: [
      {
        kind: 'air',
        name: 'Pawan Hans',
        from: 'BALTAL',
        to: 'PANJTARNI',
        date: '2027-07-08',
        departs: '08:00',
        fare: 6500,
        reference: 'PHL7A2091',
        free: ['departs', 'arrives', 'arrivesDays'],
      },
    ],
  },
  {
    id: 'own-27',
    shape: 'ferry or helicopter',
    text: `M2M Ferries: Booking M2M-330918 confirmed. Mazgaon (Ferry Wharf) to Mandwa RoRo, Sat 19-12-2026, sailing 09:15, arrival 10:20. 2 pax Gold class + 1 car (MH01 EX 4417). Total Rs 2,150. Vehicle reporting 08:30.`,
    expected: [
      {
        kind: 'sea',
        name: 'M2M',
        from: 'Mazgaon',
        to: 'Mandwa',
        date: '2026-12-19',
        departs: '09:15',
        arrives: '10:20',
        arrivesDays: 0,
        class: 'Gold',
        fare: 2150,
        reference: 'M2M330918',
      },
    ],
  },
  {
    id: 'own-28',
    shape: 'ferry or helicopter',
    text: `Himalayan Heli Services Pvt Ltd
Kedarnath shuttle - CONFIRMED
Ticket ID: HHS-KDR-20118
Route: Sersi to Kedarnath to Sersi
Date: 21 May 2027
Departure time (Sersi): 09:20
Return time (Kedarnath): 11:50
Passengers 1. R. Iyengar 2. K. Iyengar
Total weight 141 kg
Amount paid: INR 13,640`,
    expected: [
      {
        kind: 'air',
        name: 'Himalayan Heli Services',
        from: 'Sersi',
        to: 'Kedarnath',
        date: '2027-05-21',
        departs: '09:20',
        reference: 'HHSKDR20118',
        free: ['arrives', 'arrivesDays', 'fare', 'name'],
      },
      {
        kind: 'air',
        name: 'Himalayan Heli Services',
        from: 'Kedarnath',
        to: 'Sersi',
        date: '2027-05-21',
        departs: '11:50',
        reference: 'HHSKDR20118',
        free: ['arrives', 'arrivesDays', 'fare', 'name'],
      },
    ],
    total: 13640,
  },
]
