import type { TicketText } from '../ticket-text.ts'

export const CROSSINGS_AND_CHANGES_2: TicketText[] = [
  {
    id: 'agency-54',
    shape: 'ferry or helicopter',
    text: `PASSENGER SHIP TICKET
Ship : M.V. CORAL QUEEN
Ticket No : LKS/27/330915
From : KOCHI
To : KAVARATTI
Date of sailing : 06-01-2027
Embarkation : 09:00 to 11:00 hrs
Departure : 12:00 hrs
Arrival : 07-01-2027 07:30 hrs
Berth No : 214
Passenger : HAMSA KOYA P
Fare : 850.00  Port dues : 60.00  Total : 910.00
Entry permit and original ID are needed on board`,
    expected: [
      {
        kind: 'sea',
        name: 'CORAL QUEEN',
        from: 'KOCHI',
        to: 'KAVARATTI',
        date: '2027-01-06',
        departs: '12:00',
        arrives: '07:30',
        arrivesDays: 1,
        seat: '214',
        fare: 910,
        reference: 'LKS27330915',
      },
    ],
  },
  {
    id: 'agency-55',
    shape: 'ferry or helicopter',
    text: `Harbour Link Ferries: booking HLF-118207 confirmed. Mumbai to Mandwa, Sat 16 Jan 2027, departure 9:15 AM, arrival 10:15 AM, 2 passengers + 1 car, total Rs 1,985 incl. GST. Car gate closes 8:45 AM. Monsoon timings differ. Care 022-0000 4471`,
    expected: [
      {
        kind: 'sea',
        name: 'Harbour Link Ferries',
        from: 'Mumbai',
        to: 'Mandwa',
        date: '2027-01-16',
        departs: '09:15',
        arrives: '10:15',
        arrivesDays: 0,
        fare: 1985,
        reference: 'HLF118207',
      },
    ],
  },
  {
    id: 'agency-56',
    shape: 'ferry or helicopter',
    text: `PAWAN HANS LIMITED
HELICOPTER TICKET / हेलीकॉप्टर टिकट
BOOKING REF      PHX70418
PASSENGER        MS TANVI SOOD, 58 KG
FROM             SHIMLA
TO               MANDI
DATE             10MAR27
REPORTING        0830 HRS
DEPARTURE        0915 HRS
ARRIVAL          0945 HRS
FARE             INR 3,180 (UDAN)
GST              INR 159
TOTAL            INR 3,339
BAGGAGE          5 KG ONLY, SOFT BAGS
IF THE WEATHER IS BAD THE FULL AMOUNT IS REFUNDED`,
    expected: [
      {
        kind: 'air',
        name: 'PAWAN HANS',
        from: 'SHIMLA',
        to: 'MANDI',
        date: '2027-03-10',
        departs: '09:15',
        arrives: '09:45',
        arrivesDays: 0,
        fare: 3339,
        reference: 'PHX70418',
      },
    ],
  },

  // Changed
  {
    id: 'agency-57',
    shape: 'changed',
    text: `*Flight time changed* ⚠️
Dear guest, Akasa Air flight QP 1348, Kochi (COK) to Bengaluru (BLR), 12 Jan 2027, PNR HN4VQL

❌ Earlier: departs 9:20 AM, arrives 10:30 AM
✅ Now: departs 1:45 PM, arrives 2:55 PM

Check-in closes 12:45 PM. Your seat 9D stays the same. For a full refund or another flight tap below.`,
    expected: [
      {
        kind: 'air',
        number: 'QP1348',
        name: 'Akasa Air',
        from: 'Kochi (COK)',
        to: 'Bengaluru (BLR)',
        date: '2027-01-12',
        departs: '13:45',
        arrives: '14:55',
        arrivesDays: 0,
        seat: '9D',
        reference: 'HN4VQL',
      },
    ],
  },
  {
    id: 'agency-58',
    shape: 'changed',
    text: `Malabar Star Travels: Your bus Kochi to Chennai on 15-01-2027, Ticket TX7K40981226, scheduled departure 07:40 PM, is delayed. Revised departure 08:30 PM from Vyttila. Seat U7 is unchanged. Sorry for the trouble. Helpline 0484-0007711`,
    expected: [
      {
        kind: 'bus',
        name: 'Malabar Star Travels',
        from: 'Kochi',
        to: 'Chennai',
        date: '2027-01-15',
        departs: '20:30',
        seat: 'U7',
        reference: 'TX7K40981226',
      },
    ],
  },
  {
    id: 'agency-59',
    shape: 'changed',
    text: `NAUTIKA: Due to rough sea the sailing of 09 Feb 2027, Port Blair to Havelock, ETD 06:45, PNR NTK6620418, stands CANCELLED. Full refund of Rs. 3,240 goes to the original payment mode within 7 working days. We regret the inconvenience.`,
    expected: 'cancelled',
  },
  {
    id: 'agency-60',
    shape: 'changed',
    text: `Your booking has been amended
Hotel: Kuttanad Lake House, Kumarakom
Booking no: KLH91150
                 Earlier            Now
Check-in         12 Jan 2027        19 Jan 2027
Check-out        14 Jan 2027        21 Jan 2027
Check-in time 2:00 PM, check-out time 11:00 AM (no change)
Earlier total: Rs 7,000
New total: Rs 7,840
Difference of Rs 840 to be paid at the counter`,
    expected: [
      {
        kind: 'stay',
        name: 'Kuttanad Lake House',
        to: 'Kumarakom',
        date: '2027-01-19',
        departs: '14:00',
        arrives: '11:00',
        arrivesDays: 2,
        fare: 7840,
        reference: 'KLH91150',
      },
    ],
  },
]
