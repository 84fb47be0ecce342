import type { TicketText } from '../ticket-text.ts'
import { stay } from './short-labels.ts'

export const FRESH_MORE_STAYS: TicketText[] = [
  {
    id: 'fresh-87',
    shape: 'hotel',
    text: `Reservation Confirmation
The Fern Grove Resort, Coorg
Dear Mr. Nair,
Thank you for choosing us. We are delighted to confirm your stay as follows.
Confirmation No.: FGR/88120
Arrival: Friday, 08-Jan-2027 (Check-in: 1400 hrs)
Departure: Sunday, 10-Jan-2027 (Check-out: 1100 hrs)
No. of Rooms / Nights: 1 / 2
Room Category: Plantation Cottage
Room rate per night: INR 7,500 + taxes
Total: INR 16,800
Advance received: INR 8,400`,
    expected: [
      stay('The Fern Grove Resort', 'Coorg', '2027-01-08 14:00 > 11:00+2', {
        fare: 16800,
        reference: ['FGR88120', 'FGR/88120'],
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-88',
    shape: 'hotel',
    text: `Goibibo: Hi Farhan, your hotel booking at Hotel Lake Palace View, Nainital is confirmed for 24 Dec 26 - 26 Dec 26, 1 Room(s), 2 Adult(s). Booking ID: HTLGX8871203. Amt Paid: Rs 6,754. Hotel contact: 05942-200000`,
    expected: [
      stay('Hotel Lake Palace View', 'Nainital', '2026-12-24 > +2', { fare: 6754, reference: 'HTLGX8871203' }),
    ],
  },
  {
    id: 'fresh-89',
    shape: 'hotel',
    text: `Airbnb
Reservation reminder: your trip to Varkala starts on 3 January
Check-in is after 14:00 on Sunday, 3 January 2027
Checkout is before 11:00 on Thursday, 7 January 2027
Cliff Edge Studio, North Cliff, Varkala
Host: Maya
Reservation code HMZ28KQ7TT`,
    expected: [
      stay('Cliff Edge Studio', 'Varkala', '2027-01-03 14:00 > 11:00+4', {
        reference: 'HMZ28KQ7TT',
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-90',
    shape: 'hotel',
    text: `Booking Voucher - Please present at check-in
Hotel Name: Bamboo Heritage Retreat
Hotel Address: NH 37, Kohora, Kaziranga, Assam 785609
Guest: P. Baruah + 3
Check In Date: 12/02/2027
Check Out Date: 15/02/2027
Room(s): 2 x Deluxe Cottage (MAP)
Voucher No: BHR-2027-0091
Issued: 25/11/2026
Jeep safari: 13/02/2027 05:30 (Western range)
Total INR 28,600`,
    expected: [
      stay('Bamboo Heritage Retreat', '', '2027-02-12 > +3', {
        to: ['Kaziranga', 'Kohora'],
        fare: 28600,
        reference: ['BHR20270091', 'BHR-2027-0091'],
      }),
    ],
  },
  {
    id: 'fresh-91',
    shape: 'hotel',
    text: `Cleartrip Hotels
Trip ID 26112288174
Your booking is confirmed
Radhika Guest House
Chaudi Gali, Dashashwamedh, Varanasi
Check-in             Check-out
15 Dec 2026          18 Dec 2026
12:00 PM             10:00 AM
3 nights · 1 room · 2 guests
Price break-up
Room price (1 room x 3 nights)   ₹4,200
Taxes & fees   ₹504
Total   ₹4,704`,
    expected: [
      stay('Radhika Guest House', 'Varanasi', '2026-12-15 12:00 > 10:00+3', {
        fare: 4704,
        reference: '26112288174',
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-92',
    shape: 'hotel',
    text: `Hello ma'am, confirming your booking at Pine Whisper Homestay, Tirthan Valley
Check in 1st March 2027 after 12 noon
Check out 4th March 2027 before 10 am
2 rooms, 3 nights, dinner and breakfast included
Total 13,200, advance 5,000 received, balance 8,200 at check in
Location pin will be sent. Contact Dolma 98160 00221`,
    expected: [
      stay('Pine Whisper Homestay', '', '2027-03-01 12:00 > 10:00+3', {
        fare: 13200,
        to: ['Tirthan Valley', 'Tirthan'],
        free: ['class', 'to'],
      }),
    ],
  },
  {
    id: 'fresh-93',
    shape: 'hotel',
    text: `Your OYO is booked, Sana!
Booking ID: BNKX4471
OYO Townhouse 088 MG Road
Brigade Road, Bengaluru
Sat, 12 Dec - Sun, 13 Dec | 1N
Check in 12 PM onwards, check out till 11 AM
1 Room, 1 Guest (Classic)
Amount to be paid: ₹1,763
Pay now and save 5%`,
    expected: [
      stay('OYO Townhouse 088 MG Road', '', '2026-12-12 12:00 > 11:00+1', {
        fare: 1763,
        reference: 'BNKX4471',
        to: 'Bengaluru',
        free: ['class', 'to'],
      }),
    ],
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
    id: 'fresh-95',
    shape: 'unclear',
    text: `Room available at Sea Pearl Cottage, Gokarna for 24 Dec to 27 Dec? Rate 2500 per night. Please confirm and share advance details. Check in 12, check out 10.`,
    expected: 'nothing',
  },
  {
    id: 'fresh-96',
    shape: 'unclear',
    text: `Table booked! Copper Chimney, Hotel Orchid, Mumbai. 25 Dec 2026, 8:30 PM, 4 guests. Booking ID TB77120. Please arrive 10 minutes early.`,
    expected: 'nothing',
  },
  {
    id: 'fresh-97',
    shape: 'unclear',
    text: `Reservation at Hotel Ganga Kripa, Haridwar. Check-in 12 Jan 2027, check-out 11 Jan 2027. 2 nights, 1 room, Rs 3,400 paid. Booking no. GK5512`,
    expected: [
      stay('Hotel Ganga Kripa', 'Haridwar', '', {
        fare: 3400,
        reference: 'GK5512',
        ask: ['arrivesDays'],
        free: ['class', 'to', 'date'],
      }),
    ],
  },
]
