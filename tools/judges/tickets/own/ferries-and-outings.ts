import type { TicketText } from '../ticket-text.ts'

export const FERRIES_AND_OUTINGS: TicketText[] = [
  {
    id: 'third-07',
    shape: 'ferry or helicopter',
    text: `M2M Ferries - Booking Confirmation
Dear Farhan Qureshi,
Thank you for booking with us. Show this mail or the QR code at the gate.

Booking No: M2M-70418825
Route: Mumbai to Mandwa
Date of Sailing: Saturday, 19 December 2026
Departure: 11:15 AM   (gate closes 15 minutes before)
Arrival: 12:15 PM
Seats: Main Deck AC x 2 adults, 1 child
Vehicle: Hatchback x 1

Passenger fare       INR 1,170
Vehicle fare         INR 880
Total paid           INR 2,050

No refund within 24 hrs of sailing. Sailings are subject to weather and tide.`,
    expected: [
      {
        kind: 'sea',
        name: 'M2M',
        from: 'Mumbai',
        to: 'Mandwa',
        date: '2026-12-19',
        departs: '11:15',
        arrives: '12:15',
        arrivesDays: 0,
        fare: 2050,
        reference: 'M2M-70418825',
        free: ['class'],
      },
    ],
  },
  {
    id: 'third-37',
    shape: 'ferry or helicopter',
    text: `NAUTIKA
Boarding Confirmation

Booking ID: NTK2611-40925
Lead passenger: Oindrila Sen (2 Adults)

Trip 1
Port Blair to Swaraj Dweep (Havelock)
Date: 05-Jan-27
Departure: 07:30 AM   Arrival: 09:00 AM
Class: Luxury   Seats: 14A, 14B
Fare: Rs. 3,500

Trip 2
Shaheed Dweep (Neil) to Port Blair
Date: 08-Jan-27
Departure: 03:15 PM   Arrival: 04:30 PM
Class: Luxury   Seats: 9C, 9D
Fare: Rs. 3,300

Total paid: Rs. 6,800 (incl. PSF)
Report at Haddo Jetty one hour before departure with original photo ID. Gates close 30 mins before departure.`,
    expected: [
      {
        kind: 'sea',
        name: 'NAUTIKA',
        from: 'Port Blair',
        to: ['Swaraj Dweep (Havelock)', 'Swaraj Dweep', 'Havelock'],
        date: '2027-01-05',
        departs: '07:30',
        arrives: '09:00',
        arrivesDays: 0,
        seat: '14A,14B',
        class: 'Luxury',
        fare: 3500,
        reference: 'NTK2611-40925',
      },
      {
        kind: 'sea',
        name: 'NAUTIKA',
        from: 'Shaheed Dweep',
        to: 'Port Blair',
        date: '2027-01-08',
        departs: '15:15',
        arrives: '16:30',
        arrivesDays: 0,
        seat: '9C,9D',
        class: 'Luxury',
        fare: 3300,
        reference: 'NTK2611-40925',
      },
    ],
  },
  {
    id: 'third-38',
    shape: 'unclear',
    text: `Dear Vivek Nair,
Your Savaari car rental booking is confirmed.
Booking ID: S26-8841073
Trip: Madurai - Munnar (one way drop)
Pick up: 27 December 2026, 08:00 AM
Pick up address: 22 West Perumal Maistry Street, Madurai
Car: Toyota Innova or equivalent
Total fare: Rs. 5,640 (advance paid Rs. 1,410, pay driver Rs. 4,230)
Toll and state permit included. Driver details will be shared by SMS 2 hours before pick up.`,
    expected: 'nothing',
  },
  {
    id: 'third-39',
    shape: 'unclear',
    text: `Thrillophilia
Your activity is confirmed!

River Rafting in Rishikesh - Shivpuri to Nim Beach (16 km)
Booking ID: TP-5580231
Date: Sunday, 13 December 2026
Slot: 09:30 AM - 01:00 PM
Participants: 4
Meeting point: Shivpuri Rafting Office, Badrinath Road

Amount paid: ₹ 3,996

Carry an extra pair of clothes. Not recommended for children below 14 years. GoPro video can be bought at the spot.`,
    expected: 'nothing',
  },
]
