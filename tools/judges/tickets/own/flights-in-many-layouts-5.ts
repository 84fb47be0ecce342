import type { TicketText } from '../ticket-text.ts'

export const FLIGHTS_IN_MANY_LAYOUTS_5: TicketText[] = [
  {
    id: 'agency-24',
    shape: 'airline mail',
    text: `ALLIANCE AIR e-Ticket / ई-टिकट
पीएनआर / PNR: Y2KNF6
यात्री / Passenger: Mrs Omana Kurup
उड़ान / Flight: 9I 517
कहाँ से / From: Kochi (COK)
कहाँ तक / To: Salem (SXV)
यात्रा तिथि / Travel date: 04-02-2027
प्रस्थान / Departure: 1310 hrs
आगमन / Arrival: 1420 hrs
किराया / Fare: Rs. 1,999.00
कर / Taxes: Rs. 541.00
कुल / Total: Rs. 2,540.00
चेक-इन बंद / Check-in closes: 1225 hrs`,
    expected: [
      {
        kind: 'air',
        number: '9I517',
        name: 'ALLIANCE AIR',
        from: 'Kochi (COK)',
        to: 'Salem (SXV)',
        date: '2027-02-04',
        departs: '13:10',
        arrives: '14:20',
        arrivesDays: 0,
        fare: 2540,
        reference: 'Y2KNF6',
      },
    ],
  },
  {
    id: 'agency-25',
    shape: 'airline mail',
    text: `Air India
ONWARD                                RETURN
AI 1843                               AI 1848
Wed 24 Mar 2027                       Sun 28 Mar 2027
Trivandrum (TRV)                      Mumbai (BOM)
10:25                                 06:30
Mumbai (BOM)                          Trivandrum (TRV)
12:40                                 08:50

Booking reference: 4HXJ7C
Passengers: Ms Devika R, Ms Gowri R
Cabin: Economy
Total for 2 passengers, both ways: INR 24,680 including taxes INR 4,112`,
    expected: [
      {
        kind: 'air',
        number: 'AI1843',
        name: 'Air India',
        from: 'Trivandrum (TRV)',
        to: 'Mumbai (BOM)',
        date: '2027-03-24',
        departs: '10:25',
        arrives: '12:40',
        arrivesDays: 0,
        class: 'Economy',
        reference: '4HXJ7C',
        free: ['fare'],
      },
      {
        kind: 'air',
        number: 'AI1848',
        name: 'Air India',
        from: 'Mumbai (BOM)',
        to: 'Trivandrum (TRV)',
        date: '2027-03-28',
        departs: '06:30',
        arrives: '08:50',
        arrivesDays: 0,
        class: 'Economy',
        reference: '4HXJ7C',
        free: ['fare'],
      },
    ],
    total: 24680,
  },
  {
    id: 'agency-26',
    shape: 'airline mail',
    text: `TAX INVOICE CUM ITINERARY
Invoice no. KL/26-27/008814 dated 27-11-2026
GSTIN 32BBBBB2222B1Z6, SAC 996425
PNR        : H8TR3M
Airline    : IndiGo
Flight     : 6E 978
Sector     : Kochi (COK) - Goa Mopa (GOX)
Travel dt. : 05.02.2027 (Fri)
Dep. / Arr.: 11:50 / 13:25
Passenger  : Mr Vinod Eapen
Seat       : 16E
Fare       : 3,650.00
Tax        :   742.00
Our service charge : 200.00
CGST 9%    :    18.00
SGST 9%    :    18.00
Grand total: 4,628.00
Special offer: Kochi - Goa return from Rs 3,999 till 31-03-2027!`,
    expected: [
      {
        kind: 'air',
        number: '6E978',
        name: 'IndiGo',
        from: 'Kochi (COK)',
        to: ['Goa Mopa (GOX)', 'Goa (GOX)'],
        date: '2027-02-05',
        departs: '11:50',
        arrives: '13:25',
        arrivesDays: 0,
        seat: '16E',
        fare: 4628,
        reference: 'H8TR3M',
      },
    ],
  },

  // Buses
]
