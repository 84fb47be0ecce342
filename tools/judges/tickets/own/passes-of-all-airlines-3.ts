import type { TicketText } from '../ticket-text.ts'

export const PASSES_OF_ALL_AIRLINES_3: TicketText[] = [
  {
    id: 'agency-3',
    shape: 'boarding pass',
    text: `Akasa Air
Boarding Pass
Name
Sreelakshmi Menon
From
Kochi (COK) T1
To
Bengaluru (BLR) T1
Flight
QP 1348
Date
12 Jan 2027
Boarding
08:35 AM
Departure
09:20 AM
Arrival
10:30 AM
Seat
9D
Gate
Please see the screens
Sequence
57
PNR
HN4VQL
Café Akasa: meals on board from ₹ 350`,
    expected: [
      {
        kind: 'air',
        number: 'QP1348',
        name: 'Akasa Air',
        from: 'Kochi (COK)',
        to: 'Bengaluru (BLR)',
        date: '2027-01-12',
        departs: '09:20',
        arrives: '10:30',
        arrivesDays: 0,
        seat: '9D',
        reference: 'HN4VQL',
      },
    ],
  },
  {
    id: 'agency-4',
    shape: 'boarding pass',
    text: `AIR INDIA एअर इंडिया
बोर्डिंग पास / BOARDING PASS
नाम / Name : SHARMA/RITU MRS
उड़ान / Flight : AI 833
दिनांक / Date : 14-01-2027
से / From : DELHI (DEL) Terminal 3
तक / To : KOCHI (COK) Terminal 1
बोर्डिंग समय / Boarding Time : 05:10
प्रस्थान / Departure : 05:55
गेट / Gate : 34A
सीट / Seat : 26C
श्रेणी / Class : ECONOMY
क्रम सं. / Seq No. : 118
पीएनआर / PNR : 7MWD3K
गेट प्रस्थान से 20 मिनट पहले बंद हो जाता है / Gate closes 20 min before departure`,
    expected: [
      {
        kind: 'air',
        number: 'AI833',
        name: 'AIR INDIA',
        from: 'DELHI (DEL)',
        to: 'KOCHI (COK)',
        date: '2027-01-14',
        departs: '05:55',
        seat: '26C',
        class: 'ECONOMY',
        reference: '7MWD3K',
      },
    ],
  },
  {
    id: 'agency-5',
    shape: 'boarding pass',
    text: `AIR INDIA EXPRESS
ബോർഡിംഗ് പാസ് / Boarding pass
യാത്രക്കാരൻ / Passenger
KURIAN/BENNY MR
വിമാനം / Flight    IX 2749
തീയതി / Date    Tue 05-Jan
പുറപ്പെടുന്ന സ്ഥലം / From    Kannur (CNN)
എത്തുന്ന സ്ഥലം / To    Bengaluru (BLR)
ബോർഡിംഗ് / Boarding    6.20 PM
പുറപ്പെടൽ / Departure    7.05 PM
എത്തിച്ചേരൽ / Arrival    8.10 PM
സീറ്റ് / Seat    11B
ഗേറ്റ് / Gate    2
PNR    V6RTKE`,
    expected: [
      {
        kind: 'air',
        number: 'IX2749',
        name: 'AIR INDIA EXPRESS',
        from: 'Kannur (CNN)',
        to: 'Bengaluru (BLR)',
        date: '2027-01-05',
        departs: '19:05',
        arrives: '20:10',
        arrivesDays: 0,
        seat: '11B',
        reference: 'V6RTKE',
      },
    ],
  },
  {
    id: 'agency-6',
    shape: 'boarding pass',
    text: `e-Boarding Pass
VARGHESE/ANNA MS
FLIGHT FROM TO DATE BOARDING DEPARTURE SEAT
IX 2634 TRV MAA 19-JAN-27 19:10 19:55 22E
GATE SEQUENCE GROUP PNR
TBA 091 B D4NKW8
Carry this pass and a government photo ID. Gate is announced 60 minutes before departure.`,
    expected: [
      {
        kind: 'air',
        number: 'IX2634',
        from: '(TRV)',
        to: '(MAA)',
        date: '2027-01-19',
        departs: '19:55',
        seat: '22E',
        reference: 'D4NKW8',
      },
    ],
  },
  {
    id: 'agency-7',
    shape: 'boarding pass',
    text: `SpiceJet
BOARDING PASS
Name: IQBAL/SAMEER MR     PNR: G5PZ9W
From: DELHI T1     To: DEHRADUN
Flight: SG 2951     Date: 22.01.2027 (Fri)
Boarding: 16:20     Dep: 17:05     Gate: 11
Seat: 6A     Seq: 033     Zone: 1
- - - - - - - - - - - - - - - - - - - -
IQBAL/SAMEER MR
SG 2951   22.01.2027
DELHI - DEHRADUN
Seat 6A   Gate 11   Seq 033
Cabin baggage 1 pc / 7 kg`,
    expected: [
      {
        kind: 'air',
        number: 'SG2951',
        name: 'SpiceJet',
        from: 'DELHI',
        to: 'DEHRADUN',
        date: '2027-01-22',
        departs: '17:05',
        seat: '6A',
        reference: 'G5PZ9W',
      },
    ],
  },
  {
    id: 'agency-8',
    shape: 'boarding pass',
    text: `*Your boarding pass is ready* 🎉
Hi Fathima, you're all set to fly with *IndiGo*

🎫 *PNR* B8HX3C
✈️ *6E 5384*
🗓️ 25 Jan 2027, Monday
🛫 Mumbai (BOM) T2 → 🛬 Kochi (COK) T1
🚪 Boarding starts 3:15 PM, gate closes 3:35 PM
⏰ Departs 4:00 PM, arrives 5:55 PM
💺 *18D*  |  Seq 64

Add 6E Prime now at ₹ 899. Tap below to download.`,
    expected: [
      {
        kind: 'air',
        number: '6E5384',
        name: 'IndiGo',
        from: 'Mumbai (BOM)',
        to: 'Kochi (COK)',
        date: '2027-01-25',
        departs: '16:00',
        arrives: '17:55',
        arrivesDays: 0,
        seat: '18D',
        reference: 'B8HX3C',
      },
    ],
  },
  {
    id: 'agency-9',
    shape: 'boarding pass',
    text: `Mobile boarding pass for DSOUZA/ALAN: 6E 356, 20Jan27, HYD to COK, Seat 28B, Gate 23, Boarding 0540 hrs, Dep 0625 hrs, Seq 0142, PNR N2YF7J. View: bp.example/n2yf7j Do not share this link.`,
    expected: [
      {
        kind: 'air',
        number: '6E356',
        from: '(HYD)',
        to: '(COK)',
        date: '2027-01-20',
        departs: '06:25',
        seat: '28B',
        reference: 'N2YF7J',
      },
    ],
  },
  {
    id: 'agency-10',
    shape: 'boarding pass',
    text: `AIR INDIA EXPRESS - INTERNATIONAL
Boarding Pass / Home printed
Guest: BASHEER/NOUFAL MR
Passport: checked
COK                        DXB
Kochi, T3                  Dubai, T2
5/1/27 04:10               5/1/27 07:05
IX 435
Check-in counter closes 03:10
Be at the gate by 03:25
Gate closes 03:45
SEAT 23F    GATE 15    SEQ 0166
Booking reference C9TLWX
Checked baggage 30 kg, cabin 7 kg`,
    expected: [
      {
        kind: 'air',
        number: 'IX435',
        name: 'AIR INDIA EXPRESS',
        from: 'Kochi (COK)',
        to: 'Dubai (DXB)',
        date: '2027-01-05',
        departs: '04:10',
        arrives: '07:05',
        arrivesDays: 0,
        seat: '23F',
        reference: 'C9TLWX',
      },
    ],
  },
]
