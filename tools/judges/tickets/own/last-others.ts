import type { TicketText } from '../ticket-text.ts'
import { leg, stay } from './short-labels.ts'

/** Buses of companies, ferries, helicopters, stays, calendars, changes and messages that leave something unclear. */
export const LAST_OTHERS: TicketText[] = [
  {
    id: 'last-26',
    shape: 'bus',
    text: `redBus mTicket
Hyderabad to Vijayawada | 30 Dec 2026

Ticket No: TT9X41785236
PNR: 13528846-2207190
Travels: Morning Star Travels
Bus Type: A/C Semi Sleeper (2+2)
Reporting: 10:50 PM
Boarding: 11:05 PM, 30 Dec 2026
Boarding Point: Kukatpally, opp. JNTU metro pillar A-692. Ph 9000011223
Dropping: 04:30 AM, 31 Dec 2026
Dropping Point: Benz Circle
Seat: 17, 18
Passengers: Sai Teja (M, 23), Harika (F, 22)

Total Fare: INR 1,268 (incl. of taxes)

Cancellation: 90% refund before 30 Dec 11:05 AM
Refer a friend & earn Rs 150 in your redBus wallet.`,
    expected: [
      leg('bus', '', 'Hyderabad > Vijayawada', '2026-12-30 23:05 > 04:30+1', {
        name: 'Morning Star Travels',
        class: 'Semi Sleeper',
        seat: '17,18',
        fare: 1268,
        reference: ['TT9X41785236', '13528846-2207190'],
      }),
    ],
  },
  {
    id: 'last-27',
    shape: 'bus',
    text: `NueGo by GreenCell Mobility ⚡

Hi Tanvi, your seat on India's electric coach is booked!

Booking ID NG-4471902835

Delhi
05:45 AM
ISBT Kashmere Gate, Platform 42
Agra
09:50 AM
ISBT Transport Nagar
Sat, 12 Dec 2026

Seat
9W
Coach
Electric AC Seater
Fare
₹449
GST
₹22
Discount (NUEGO50)
-₹50
Total paid
₹421

Pink seats are kept for women who travel alone. Track your bus in the app 30 minutes before departure.`,
    expected: [
      leg('bus', '', 'Delhi > Agra', '2026-12-12 05:45 > 09:50+0', {
        name: 'NueGo',
        seat: '9W',
        fare: 421,
        reference: 'NG-4471902835',
        free: ['class', 'coach'],
      }),
    ],
  },
  {
    id: 'last-28',
    shape: 'bus',
    text: `FlixBus India
Your booking confirmation

Booking number 332 614 8876

Monday, 21 December 2026
22:00  Delhi (Majnu Ka Tilla)
       Bus N512, direction Dharamshala
       Assigned seats: 3C, 3D
08:15  Dharamshala (McLeod Ganj)     Tue, 22 December 2026

2 Adults
Tenzin Choedon
Lobsang Norbu

1 hold item and 1 hand item each
Price ₹2,398.00
Service fee ₹20.00
Total ₹2,418.00 (incl. 5% GST)

Be at the stop 15 minutes before. The QR code is your ticket; no print is needed. FlixBus, the green way to travel.`,
    expected: [
      leg('bus', 'N512', 'Delhi > Dharamshala', '2026-12-21 22:00 > 08:15+1', {
        name: 'FlixBus',
        seat: '3C,3D',
        fare: [2418, 2398],
        reference: '332 614 8876',
      }),
    ],
  },
  {
    id: 'last-29',
    shape: 'ferry or helicopter',
    text: `MAKRUZZ
Andaman's first luxury catamaran

BOARDING PASS CUM TICKET        PNR: MKZ26K7719

Vessel           MAKRUZZ PEARL
From             Port Blair (Haddo Jetty)
To               Swaraj Dweep (Havelock)
Travel Date      05-01-2027 (Tuesday)
Departure        08:00 AM
Arrival          09:40 AM
Class            PREMIUM

Sl  Passenger            Age  Gender  Nationality  Seat
1   ARVIND SUBRAMANIAN   61   M       Indian       P-45
2   LATHA ARVIND         58   F       Indian       P-46

Fare 2 x 1650.00 = 3300.00
PSF  2 x 50.00 = 100.00
Total INR 3400.00

Report at the jetty 60 minutes before departure. Boarding closes 20 minutes before.
Baggage: 25 kg per passenger.`,
    expected: [
      leg('sea', '', 'Port Blair', '2027-01-05 08:00 > 09:40+0', {
        to: ['Swaraj Dweep', 'Havelock'],
        name: 'Makruzz',
        class: 'Premium',
        seat: 'P-45,P-46',
        fare: 3400,
        reference: 'MKZ26K7719',
      }),
    ],
  },
  {
    id: 'last-30',
    shape: 'ferry or helicopter',
    text: `Nautika Cruises: Booking confirmed, Ms Pooja Hegde + 1
Booking No NTK-880413

Trip 1
Port Blair - Havelock
Thu 07-01-2027
ETD 06:30  ETA 08:00
Nautika, Luxury class, seats L21 L22

Trip 2
Havelock - Neil Island
Sat 09-01-2027
ETD 10:15  ETA 11:05
Nautika Lite, Luxury class, seats L9 L10

Total for both trips Rs 7,180/- paid via Razorpay
Carry original Aadhaar/Passport. Sailing subject to sea condition and PMB clearance.`,
    expected: [
      leg('sea', '', 'Port Blair > Havelock', '2027-01-07 06:30 > 08:00+0', {
        name: 'Nautika',
        class: 'Luxury',
        seat: 'L21,L22',
        reference: 'NTK-880413',
        free: ['fare'],
      }),
      leg('sea', '', 'Havelock > Neil Island', '2027-01-09 10:15 > 11:05+0', {
        name: 'Nautika',
        class: 'Luxury',
        seat: 'L9,L10',
        reference: 'NTK-880413',
        free: ['fare'],
      }),
    ],
    total: 7180,
  },
  {
    id: 'last-31',
    shape: 'ferry or helicopter',
    text: `M2M Ferries – your Ro-Ro ticket

Order #M2M-2612-55107
Route: Mumbai to Mandwa
Sailing: Saturday 12 December 2026, 09:15 AM
Boarding at: Ferry Wharf (Bhaucha Dhakka), Mazgaon
Vehicle: Car – SUV, MH 02 FX 4417

1 x SUV (incl. driver)        ₹1,300.00
4 x Main Deck Adult           ₹1,600.00
Convenience fee                  ₹58.00
Order total                   ₹2,958.00

Vehicles must arrive 45 mins before sailing or the slot will be released. The crossing takes about an hour.
Free seating on deck. Pets: ₹ 250 at the counter.`,
    expected: [
      leg('sea', '', 'Mumbai > Mandwa', '2026-12-12 09:15', {
        name: 'M2M',
        fare: [2958, 2900],
        reference: 'M2M-2612-55107',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'last-32',
    shape: 'ferry or helicopter',
    text: `UT OF LAKSHADWEEP ADMINISTRATION
DIRECTORATE OF PORT, SHIPPING AND AVIATION
SHIP TICKET (ONLINE)

Ticket No : LKP2027021804417
Permit No : EP/26/118834
Passenger : Mohammed Rafi K (M/35)
Ship : M.V. ARABIAN SEA
Embarkation : KOCHI
Disembarkation : MINICOY
Sailing Date/Time : 18-02-2027 13:00
Expected Arrival : 19-02-2027 09:30
Class : FIRST CLASS
Berth No : 214
Ticket Fare : Rs. 4620.00

Reporting at the scanning centre, Willingdon Island, 3 hours before sailing.
The programme of ships is subject to change without notice. lakport.nic.in`,
    expected: [
      leg('sea', '', 'Kochi > Minicoy', '2027-02-18 13:00 > 09:30+1', {
        name: 'Arabian Sea',
        class: 'First Class',
        seat: '214',
        fare: 4620,
        reference: 'LKP2027021804417',
      }),
    ],
  },
  {
    id: 'last-33',
    shape: 'ferry or helicopter',
    text: `SHRI MATA VAISHNO DEVI SHRINE BOARD
Helicopter Ticket (One Way)

Booking Ref.
SMVDH4471863
Operator
Himalayan Heli Services Pvt. Ltd.
Sector
Katra to Sanjichhat
Date of Flight
16-Jan-2027
Reporting Time
08:45
Flight Time
09:30
Pilgrims
1. Om Prakash Gupta (M, 64, 78 kg)
2. Sarla Gupta (F, 60, 66 kg)
Amount
Rs. 4,420.00

Pilgrims should collect the RFID Yatra Access Card before reporting at the Katra helipad.
In bad weather the amount is refunded in 7 days. Jai Mata Di!`,
    expected: [
      leg('air', '', 'Katra > Sanjichhat', '2027-01-16 09:30', {
        name: 'Himalayan Heli Services',
        fare: 4420,
        reference: 'SMVDH4471863',
      }),
    ],
  },
  {
    id: 'last-34',
    shape: 'ferry or helicopter',
    text: `Heritage Aviation (RCS-UDAN)
Dear Bhupendra Bisht, your seat is confirmed.

Ticket: HAPL-20931
Flight: HA-104
Haldwani Helipad 11:20 -> Munsyari Helipad 12:10
Mon 14 Dec 2026
Seats: 1. Baggage: 5 kg soft bag only.
Paid: Rs 3,500

Please reach 45 minutes early with your ID. VFR operation, timing may move with weather.`,
    expected: [
      leg('air', 'HA104', 'Haldwani > Munsyari', '2026-12-14 11:20 > 12:10+0', {
        name: 'Heritage Aviation',
        fare: 3500,
        reference: 'HAPL-20931',
      }),
    ],
  },
  {
    id: 'last-35',
    shape: 'ferry or helicopter',
    text: `Inland Water Transport, Assam
e-Ticket issued through the IWT app

Ticket ID: IWTA/NK/00918274
Nimatighat → Kamalabari (Majuli)
13/12/2026, Sunday
Trip time 10:30 AM
Vessel: MV Rani Gaidinliu
Passenger: Dipankar Borah and 2 others
Two wheeler: 1 (AS 03 AB 7716)
Passenger fare Rs 90, two wheeler Rs 30
Total Rs 120

Wear the life jacket during the journey. Last ferry back from Kamalabari is at 3:30 PM.`,
    expected: [
      leg('sea', '', 'Nimatighat > Kamalabari', '2026-12-13 10:30', {
        fare: 120,
        reference: 'IWTA/NK/00918274',
      }),
    ],
  },
  {
    id: 'last-36',
    shape: 'hotel',
    text: `Booking.com

Confirmation number: 4471.903.226
PIN code: 7741

Thanks, Rohan! Your booking in Udaipur is confirmed.
✔ Haveli Chandpol Ghat is expecting you on 21 January
✔ Your payment will be handled by Haveli Chandpol Ghat. The "Payment" section below has more details
✔ Make changes or cancel your booking for free until 18 January 2027 23:59 [IST]

Haveli Chandpol Ghat
27 Hanuman Ghat Road, Outside Chandpol, 313001 Udaipur, India
Phone: +91 294 555 0143

Check-in      Thursday, 21 January 2027 (14:00 - 22:00)
Check-out     Sunday, 24 January 2027 (07:00 - 11:00)
Your reservation   3 nights, 1 room
You booked for     2 adults

Price
1 room          ₹ 12,000
5 % GST         ₹ 600
Price           ₹ 12,600
(for 2 guests)

Deluxe Double Room with Lake View
Meal plan: breakfast is included in the final price.`,
    expected: [
      stay('Haveli Chandpol Ghat', 'Udaipur', '2027-01-21 14:00 > 11:00+3', { fare: 12600, reference: '4471.903.226' }),
    ],
  },
  {
    id: 'last-37',
    shape: 'hotel',
    text: `airbnb
Your reservation is confirmed
You're going to Fort Kochi!

Dutch Bungalow by the Nets
Entire home/flat hosted by Leena

Check-in
Fri, Dec 18
1:00 PM

Checkout
Mon, Dec 21
11:00 AM

Address
1/288 Princess Street, Fort Kochi, Kochi, Kerala 682001, India

Guests
3 adults

Confirmation code
HMXT4Q8ZRA

View itinerary
Show guidebook

Payment
₹3,900.00 x 3 nights
₹11,700.00
Cleaning fee
₹600.00
Taxes
₹1,476.00
Total (INR)
₹13,776.00

Cancellation policy
Free cancellation before 1:00 PM on Dec 13. After that, the first night is not refunded.`,
    expected: [
      stay('Dutch Bungalow by the Nets', '', '2026-12-18 13:00 > 11:00+3', {
        to: ['Fort Kochi', 'Kochi'],
        fare: 13776,
        reference: 'HMXT4Q8ZRA',
      }),
    ],
  },
  {
    id: 'last-38',
    shape: 'hotel',
    text: `Hey Ishaan 👋 your Zo trip is on!

Zostel Gokarna (Karnataka)
Booking ID: ZO-GKN-41877

Check-in: 24th Dec 2026, after 1 PM
Check-out: 27th Dec 2026, before 10 AM

Bed in 6 Bed Mixed AC Dorm x 1 guest x 3 nights
Total ₹5,997 (incl. taxes)
Paid now ₹1,200
Balance to be paid at the property ₹4,797

House rules: valid govt. ID, no local IDs, no outside alcohol. 18+ only in dorms.
The hostel is a 10 min climb from Kudle beach. See you soon, fellow Zo!`,
    expected: [
      stay('Zostel Gokarna', 'Gokarna', '2026-12-24 13:00 > 10:00+3', { fare: 5997, reference: 'ZO-GKN-41877' }),
    ],
  },
  {
    id: 'last-39',
    shape: 'hotel',
    text: `GARHWAL MANDAL VIKAS NIGAM LTD.
(A Govt. of Uttarakhand Enterprise)
74/1 Rajpur Road, Dehradun
ACCOMMODATION VOUCHER

Voucher No.: GMVN/ON/2627/31845          Date: 20-11-2026
Guest Name: Dr. Shalini Pant
Property: Tourist Rest House Auli
Check In: 05-02-2027 12:00 Noon
Check Out: 07-02-2027 10:00 AM
No. of Nights: 2     Rooms: 1     Persons: 2
Room Category: Super Deluxe

Tariff               9600.00
GST @5%               480.00
Net Amount Paid     10080.00

Check-in is after 12 noon. Breakfast for two persons is complimentary.
Ropeway tickets from Joshimath are not part of this voucher.`,
    expected: [
      stay('Tourist Rest House Auli', 'Auli', '2027-02-05 12:00 > 10:00+2', {
        fare: 10080,
        reference: 'GMVN/ON/2627/31845',
      }),
    ],
  },
  {
    id: 'last-40',
    shape: 'hotel',
    text: `Hi Ganesh, your booking at *OYO 71348 Hotel Sai Regency*, Shirdi is confirmed ✅

🆔 Booking ID: *UZPQ4417*
📅 *05 Dec, 12 PM* to *06 Dec, 11 AM*
🛏 1 room, 2 guests (Classic)
💰 Pay at hotel: *₹1,389*

📞 Hotel: 7700900417
Pay now and save ₹69 extra: oyo.page/p4417
Couples and local IDs are welcome.`,
    expected: [
      stay('Hotel Sai Regency', 'Shirdi', '2026-12-05 12:00 > 11:00+1', { fare: 1389, reference: 'UZPQ4417' }),
    ],
  },
  {
    id: 'last-41',
    shape: 'hotel',
    text: `|| Jai Dwarkadhish ||
Shree Govindam Yatri Niwas, Dwarka
(managed by a public charitable trust)

Room reservation receipt no. 7718 / 2026-27
Received with thanks from Shri Jayeshbhai Raval a donation of Rs. 1,600/- by NEFT
for 1 room, 4 bedded, non AC with attached bath.

Arrival: 22/12/2026 at 10.00 am
Departure: 24/12/2026 at 9.00 am

Bhojanalaya: 11 am to 1 pm and 7 pm to 8.30 pm, token Rs. 60 per person.
Onion, garlic, tobacco and liquor are prohibited. Gate closes at 10.30 pm.
Room will not be given to a single person. Aadhaar of all yatris is compulsory.`,
    expected: [
      stay('Shree Govindam Yatri Niwas', 'Dwarka', '2026-12-22 10:00 > 09:00+2', {
        fare: 1600,
        reference: ['7718', '7718 / 2026-27'],
        free: ['class', 'reference'],
      }),
    ],
  },
  {
    id: 'last-42',
    shape: 'calendar',
    text: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//ixigo//Trips//EN
METHOD:PUBLISH
BEGIN:VEVENT
UID:ix-261120-88417@ixigo.example
DTSTAMP:20261120T091512Z
DTSTART:20270128T235000Z
DTEND:20270129T021000Z
SUMMARY:Flight 6E 6519 Chennai (MAA) to Port Blair (IXZ)
LOCATION:Chennai International Airport\\, Terminal 1
DESCRIPTION:IndiGo 6E 6519\\nPNR: S6WQ2E\\nTravellers: Preethi Raghavan\\, Ar
 un Raghavan\\nSeats: 22D\\, 22E\\nWeb check-in opens 48 hours before departu
 re.
BEGIN:VALARM
TRIGGER:-PT3H
ACTION:DISPLAY
DESCRIPTION:Leave for the airport
END:VALARM
END:VEVENT
END:VCALENDAR`,
    expected: [
      leg('air', '6E6519', '(MAA) > (IXZ)', '2027-01-29 05:20 > 07:40+0', { seat: '22D,22E', reference: 'S6WQ2E' }),
    ],
  },
  {
    id: 'last-43',
    shape: 'calendar',
    text: `BEGIN:VCALENDAR
PRODID:-//Agoda//Booking//EN
VERSION:2.0
BEGIN:VEVENT
UID:1650443871@agoda.example
DTSTAMP:20261118T140000Z
DTSTART;TZID=Asia/Kolkata:20261229T140000
DTEND;TZID=Asia/Kolkata:20270101T120000
SUMMARY:Stay at Casa Anjuna Boutique Hotel
LOCATION:Casa Anjuna Boutique Hotel\\, D'Mello Vaddo\\, Anjuna\\, Goa 403509
DESCRIPTION:Booking ID 1650443871\\nCheck-in 29 December 2026 (after 14:00)\\n
 Check-out 1 January 2027 (before 12:00)\\n1 x Superior Double Room\\, 2 adults
STATUS:CONFIRMED
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR`,
    expected: [
      stay('Casa Anjuna Boutique Hotel', '', '2026-12-29 14:00 > 12:00+3', {
        to: ['Anjuna', 'Goa'],
        reference: '1650443871',
      }),
    ],
  },
  {
    id: 'last-44',
    shape: 'changed',
    text: `HappyFares - FLIGHT RESCHEDULE ALERT

Dear Travel Partner,
The airline has revised the schedule of the booking below. Please inform your passenger.

Passenger: Mr Balamurugan S    PNR: W3HQ7T
Sector: Chennai (MAA) - Madurai (IXM)

OLD: IndiGo 6E 7281, 10 Dec 2026, Dep 14:25, Arr 15:45
NEW: IndiGo 6E 7281, 10 Dec 2026, Dep 16:40, Arr 18:00

Reason: operational. To accept, no action is needed. For a free date change or full refund visit Plan B
on the website of the airline before departure.`,
    expected: [leg('air', '6E7281', '(MAA) > (IXM)', '2026-12-10 16:40 > 18:00+0', { reference: 'W3HQ7T' })],
  },
  {
    id: 'last-45',
    shape: 'changed',
    text: `zingbus
Hi Mohit, we are sorry 😔

Your zingbus Plus trip Jaipur - Delhi on Thu, 03 Dec 2026 at 11:15 PM (Booking ID ZB7K44Q1, seat 12) has been \
cancelled because of fog on NH-48.

Full refund of ₹649 has been initiated to your source account and reflects in 5-7 working days.
As an apology take ₹100 off on your next ride: code ZINGSORRY`,
    expected: 'cancelled',
  },
  {
    id: 'last-46',
    shape: 'unclear',
    text: `Good evening sir, this is reception from Hotel Pine Crest Mussoorie. As discussed on call your valley view \
room is confirmed from 12th, 2 nights, check in 1 pm. Total 7000 for both nights with breakfast, advance 2000 received \
on GPay, balance 5000 at check in. Kindly share ID of both guests. Parking is available 🙏`,
    expected: [stay('Hotel Pine Crest', 'Mussoorie', '13:00', { arrivesDays: 2, fare: 7000, ask: ['date'] })],
  },
  {
    id: 'last-47',
    shape: 'unclear',
    text: `Forwarded many times

Bhaiya ticket ho gaya 👍 kal subah 6:30 ki Volvo hai Dehradun se Delhi, UTC wali
seat no 11, 12
ticket no U44718352
1560 rupaye lage dono ke
6 baje tak ISBT pahunch jana`,
    expected: [
      leg('bus', '', 'Dehradun > Delhi', '06:30', {
        seat: '11,12',
        fare: 1560,
        reference: 'U44718352',
        ask: ['date'],
        free: ['class'],
      }),
    ],
  },
  {
    id: 'last-48',
    shape: 'unclear',
    text: `Hello ma'am, your booking for 18 Dec 2026, Borivali (BVI) to Hazrat Nizamuddin (NZM), 3A, 2 passengers \
is done. It got confirmed in either 12953 or 12909, I had tried both and the boy at the counter has the slip. \
Total is Rs 4,300. I will send the PNR and the right train no. after lunch. - Shree Tours`,
    expected: [leg('rail', '', '(BVI) > (NZM)', '2026-12-18', { class: '3A', fare: 4300, ask: ['number'] })],
  },
  {
    id: 'last-49',
    shape: 'unclear',
    text: `[27/11/26, 9:41 pm] Ankit: yaar agra wala plan pakka kar na
[27/11/26, 9:43 pm] Rhea: 12002 shatabdi best hai, 6 baje NDLS se nikalti hai aur 8 baje se pehle agra
[27/11/26, 9:43 pm] Rhea: par CC me 41 WL dikha raha h abhi 😭 fare 855
[27/11/26, 9:44 pm] Ankit: to gatimaan dekh le, ya phir gaadi se chalte hain
[27/11/26, 9:46 pm] Rhea: kal papa se puch ke batati hu, abhi book mat karna`,
    expected: 'nothing',
  },
  {
    id: 'last-50',
    shape: 'forwarded',
    text: `[26/11/26, 8:12 pm] Nisha: sending both bookings here so that nobody asks again 😅
[26/11/26, 8:12 pm] Nisha: *AbhiBus* Booking confirmed. Bengaluru to Alappuzha. Kallada Travels, A/C Multi Axle \
Sleeper. DOJ 29-12-2026, Dep 07:30 PM. Ticket no. ABX55417302. Seats L3, L4, U3, U4. Fare Rs. 6,400.
[26/11/26, 8:13 pm] Nisha: *Lake Lotus Houseboat, Alleppey*
2 bedroom premium, full board
Check-in 30 Dec 2026, 12 noon
Check-out 31 Dec 2026, 9 am
Booking ref LLH-2291
Package Rs 18,500
[26/11/26, 8:15 pm] Dev: 🔥🔥`,
    expected: [
      leg('bus', '', 'Bengaluru > Alappuzha', '2026-12-29 19:30', {
        name: 'Kallada Travels',
        class: 'Multi Axle Sleeper',
        seat: 'L3,L4,U3,U4',
        fare: 6400,
        reference: 'ABX55417302',
      }),
      stay('Lake Lotus Houseboat', 'Alleppey', '2026-12-30 12:00 > 09:00+1', { fare: 18500, reference: 'LLH-2291' }),
    ],
  },
]
