// Kept from whoever writes the reader of tickets: never open it to mend the reader.
import type { TicketText } from '../ticket-text.ts'

export const KEPT_STAYS_AND_BUSES: TicketText[] = [
  {
    id: 'kept-13',
    shape: 'hotel',
    text: `Hi Sameer, your OYO booking is confirmed! Booking ID: GKQX4471. OYO Flagship 80122 Hotel Sunrise, near Assi Ghat, Varanasi. Check-in: 05 Dec 2026, 12:00 PM. Check-out: 06 Dec 2026, 11:00 AM. 1 room, 2 guests. Amount to be paid at hotel: Rs 1,412. Carry a valid ID. Hotel contact: 0124-6201174`,
    expected: [
      {
        kind: 'stay',
        name: 'Hotel Sunrise',
        to: 'Varanasi',
        date: '2026-12-05',
        departs: '12:00',
        arrives: '11:00',
        arrivesDays: 1,
        fare: 1412,
        reference: 'GKQX4471',
        free: ['class'],
      },
    ],
  },
  {
    id: 'kept-14',
    shape: 'hotel',
    text: `BOOKING CONFIRMATION
Backpackers' Barn, Old Manali

Dear Leah,
we are happy to confirm your stay.

Reservation no.: BB-20931
Arrival: 02/01/2027
Departure: 06/01/2027
Nights: 4
Bed in 6-bed mixed dorm x 1
Check in from 1:00 pm, check out by 10:00 am

Rate: INR 649 x 4 = INR 2,596
Taxes: INR 130
Total: INR 2,726
Paid: INR 545
Balance at property: INR 2,181

Dogs on the property! Quiet hours 11 pm to 7 am. Call us on 88940 10177 from the bridge.`,
    expected: [
      {
        kind: 'stay',
        name: "Backpackers' Barn",
        to: 'Old Manali',
        date: '2027-01-02',
        departs: '13:00',
        arrives: '10:00',
        arrivesDays: 4,
        fare: 2726,
        reference: 'BB20931',
        free: ['class'],
      },
    ],
  },
  {
    id: 'kept-15',
    shape: 'hotel',
    text: `*Kettuvallam Cruises, Alappuzha*
Booking confirmed ✅
Houseboat: 1 bedroom deluxe
Name: Mr Anil
Check in: 12.02.2027, 12 noon
Check out: 13.02.2027, 9 am
Meals: lunch, tea, dinner, breakfast
Total Rs 9500/-
Advance received Rs 3000/-
Booking ref KC/118/27
Parking at Finishing Point jetty. Boat in charge Biju 94470 31188`,
    expected: [
      {
        kind: 'stay',
        name: 'Kettuvallam Cruises',
        to: 'Alappuzha',
        date: '2027-02-12',
        departs: '12:00',
        arrives: '09:00',
        arrivesDays: 1,
        fare: 9500,
        reference: 'KC11827',
        free: ['class'],
      },
    ],
  },
  {
    id: 'kept-16',
    shape: 'bus',
    text: `Hey Ishaan! Your bus ticket is booked 🎉
*Jaipur ➡️ Udaipur*
🗓️ Fri, 11 Dec 2026
🚌 Marudhar Express Travels, NON A/C Seater / Sleeper (2+1)
⏰ Departure 11:30 PM, reach by 06:15 AM (12 Dec)
📍 Boarding: Narayan Singh Circle, 11:30 PM
📍 Drop: Udiapole
💺 U7
Ticket ID RB4419027736
Paid ₹ 649 (after ₹ 100 off)
Track your bus: rb.example/t/9Kx`,
    expected: [
      {
        kind: 'bus',
        name: 'Marudhar Express Travels',
        from: 'Jaipur',
        to: 'Udaipur',
        date: '2026-12-11',
        departs: '23:30',
        arrives: '06:15',
        arrivesDays: 1,
        seat: 'U7',
        fare: 649,
        reference: 'RB4419027736',
        free: ['class'],
      },
    ],
  },
  {
    id: 'kept-17',
    shape: 'bus',
    text: `GSRTC PNR:G60921177 Trip:1845AHMBHJ Ahmedabad (Geeta Mandir) to Bhuj JrnyDt:16-12-2026 Dep:18:45 Svc:Sleeper Seats:11,12 Adult:2 Fare:Rs 910 Platform shown 30 min before. Collect no printout, m-ticket valid with ID.`,
    expected: [
      {
        kind: 'bus',
        number: '1845AHMBHJ',
        name: 'GSRTC',
        from: 'Ahmedabad',
        to: 'Bhuj',
        date: '2026-12-16',
        departs: '18:45',
        seat: '11,12',
        fare: 910,
        reference: 'G60921177',
        free: ['class'],
      },
    ],
  },
  {
    id: 'kept-18',
    shape: 'bus',
    text: `TAMIL NADU STATE EXPRESS TRANSPORT CORPORATION
TNSTC PNR T7728104456
Trip Code 2100CHEKODNS02
Class AC SLEEPER SEATER
Service start place CHENNAI KILAMBAKKAM
Service end place KODAIKANAL
Passenger pickup point CHENNAI KILAMBAKKAM
Pickup time 21:00 Hrs, 08-01-2027
Drop KODAIKANAL, approx. 06:30 Hrs, 09-01-2027
Seats 1LB 2UB
Names JOHN PETER, MARY PETER
Total fare Rs. 1,690.00`,
    expected: [
      {
        kind: 'bus',
        number: '2100CHEKODNS02',
        name: 'TAMIL NADU STATE EXPRESS TRANSPORT CORPORATION',
        from: 'CHENNAI',
        to: 'KODAIKANAL',
        date: '2027-01-08',
        departs: '21:00',
        arrives: '06:30',
        arrivesDays: 1,
        seat: '1LB,2UB',
        fare: 1690,
        reference: 'T7728104456',
        free: ['class', 'name'],
      },
    ],
  },
]
