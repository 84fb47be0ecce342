import type { TicketText } from '../ticket-text.ts'

export const AIRLINE_MAILS_OF_TWO_FLIGHTS: TicketText[] = [
  {
    id: 'third-17',
    shape: 'airline mail',
    text: `Air India Express
Hi Aditi, get set to Fly As You Are!

Booking confirmed
PNR: N6VY3R

Varanasi to Goa (Mopa), 1 stop, 6h 30m

IX 1073
Sun, 20 Dec 2026, 18:25
Varanasi (VNS)
Sun, 20 Dec 2026, 20:50
Mumbai (BOM) T2

Layover 2h 40m in Mumbai

IX 1178
Sun, 20 Dec 2026, 23:30
Mumbai (BOM) T2
Mon, 21 Dec 2026, 00:55
Goa - Mopa (GOX)

Guests
Ms Aditi Srivastava
Mr Dev Srivastava
Fare: Xpress Value

Total: INR 14,962
Base fare 11,800 | Taxes & fees 3,162
Gourmair hot meals can be added till 24 hours before departure.`,
    expected: [
      {
        kind: 'air',
        number: 'IX1073',
        name: 'Air India Express',
        from: 'Varanasi (VNS)',
        to: 'Mumbai (BOM)',
        date: '2026-12-20',
        departs: '18:25',
        arrives: '20:50',
        arrivesDays: 0,
        reference: 'N6VY3R',
        free: ['fare', 'class'],
      },
      {
        kind: 'air',
        number: 'IX1178',
        name: 'Air India Express',
        from: 'Mumbai (BOM)',
        to: ['Goa - Mopa (GOX)', 'Goa Mopa (GOX)', 'Goa (Mopa) (GOX)', 'Goa (GOX)', 'Mopa (GOX)'],
        date: '2026-12-20',
        departs: '23:30',
        arrives: '00:55',
        arrivesDays: 1,
        reference: 'N6VY3R',
        free: ['fare', 'class'],
      },
    ],
    total: 14962,
  },
  {
    id: 'third-24',
    shape: 'airline mail',
    text: `Cleartrip
Your flights are booked
Trip ID: Q261123558204

Raipur - Hyderabad
Sat, Jan 16, 2027
IndiGo 6E-7291
RPR 7:05 AM - 8:50 AM HYD
1h 45m, non-stop, Economy
Airline PNR: G5TR2W

Hyderabad - Raipur
Mon, Jan 18, 2027
Air India Express IX-2885
HYD 9:40 PM - 11:15 PM RPR
1h 35m, non-stop, Economy
Airline PNR: J7BQ4L

Travellers
Mr Amit Chandrakar
Fare breakup
Base fare (1 traveller): Rs. 7,108
Taxes & fees: Rs. 1,876
Coupon CTDOM: - Rs. 500
Total: Rs. 8,484
Charged to card ending 0000`,
    expected: [
      {
        kind: 'air',
        number: '6E7291',
        name: 'IndiGo',
        from: 'Raipur (RPR)',
        to: 'Hyderabad (HYD)',
        date: '2027-01-16',
        departs: '07:05',
        arrives: '08:50',
        arrivesDays: 0,
        class: 'Economy',
        reference: ['G5TR2W', 'Q261123558204'],
        free: ['fare'],
      },
      {
        kind: 'air',
        number: 'IX2885',
        name: 'Air India Express',
        from: 'Hyderabad (HYD)',
        to: 'Raipur (RPR)',
        date: '2027-01-18',
        departs: '21:40',
        arrives: '23:15',
        arrivesDays: 0,
        class: 'Economy',
        reference: ['J7BQ4L', 'Q261123558204'],
        free: ['fare'],
      },
    ],
    total: 8484,
  },
]
