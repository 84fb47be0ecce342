import type { Label, TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

const TO_LEH: Partial<Label> = { class: 'Economy', reference: '8QWX5L', free: ['fare'] }
const TO_TIRUPATI: Partial<Label> = { reference: ['V8YN3F', 'NF7A84C2917736E41'], free: ['fare'] }

/** Flights, trains and buses of the states, as their senders write at the end of 2026. */
export const LAST_JOURNEYS: TicketText[] = [
  {
    id: 'last-01',
    shape: 'airline mail',
    text: `Your IndiGo Itinerary - T7KX2M

IndiGo Booking Reference (PNR)
T7KX2M
Status
CONFIRMED
Date of Booking*
24 Nov 26 10:02:08 Hrs (UTC)
Payment Status
Complete
*Booking Date reflects in UTC (Universal Time Coordinated), all other timings mentioned are as per local time

IndiGo Passenger - 1/1
Ms. Ananya Deshpande  Adult

IndiGo Flight(s)
Date
From (Terminal)
To (Terminal)
Flight No.
(Aircraft type)
Check-in/Bag
drop closes
Dep Time
Arr Time
18 Dec 26
Pune
Bengaluru (T1)
6E 6284
(A321)
20:10
21:10
22:45

Seat(s)
14C
Cabin baggage
One hand bag up to 7 kg and 115 cms (L+W+H)
Check-in baggage
15 kg

Fare Summary
Airfare charges 3,650 INR
Cute Charge 50 INR
Regional Connectivity Charge 50 INR
Aviation Security Fee 236 INR
User Development Fee 522 INR
CGST/SGST 304 INR
Total Fare 4,812 INR

Web check-in opens 60 hrs before departure. Counters close 60 minutes before.
InterGlobe Aviation Limited, Upper Ground Floor, Thapar House, 124 Janpath, New Delhi 110 001`,
    expected: [
      leg('air', '6E6284', 'Pune > Bengaluru', '2026-12-18 21:10 > 22:45+0', {
        seat: '14C',
        fare: 4812,
        reference: 'T7KX2M',
      }),
    ],
  },
  {
    id: 'last-02',
    shape: 'airline mail',
    text: `Air India <donotreply@airindia.com>
Booking Confirmation | 8QWX5L | Mumbai - Leh

Dear Mr Tsering,
Thank you for choosing Air India. Your booking is confirmed.

Booking reference (PNR): 8QWX5L

DEPARTURE   Mumbai to Leh     1 stop | 5h 10m
Fri, 08 Jan 2027
AI 2428   Economy (Value)   Airbus A320neo
02:35  BOM  Chhatrapati Shivaji Maharaj Intl, Terminal 2
04:45  DEL  Indira Gandhi Intl, Terminal 3
   Layover in Delhi 1h 30m
AI 449   Economy (Value)   Airbus A319
06:15  DEL  Indira Gandhi Intl, Terminal 3
07:45  IXL  Kushok Bakula Rimpochee

RETURN   Leh to Mumbai     1 stop | 6h 20m
Wed, 13 Jan 2027
AI 450   Economy (Value)   Airbus A319
08:25  IXL  Kushok Bakula Rimpochee
09:55  DEL  Indira Gandhi Intl, Terminal 3
   Layover in Delhi 2h 35m
AI 2955   Economy (Value)   Airbus A350-900
12:30  DEL  Indira Gandhi Intl, Terminal 3
14:45  BOM  Chhatrapati Shivaji Maharaj Intl, Terminal 2

PASSENGERS
Mr Stanzin Tsering (Adult)   Ticket no. 098-2417730915
Mrs Padma Dolkar (Adult)     Ticket no. 098-2417730916

BAGGAGE (per adult)
Cabin 1 piece, 7 kg     Check-in 1 piece, 15 kg

PAYMENT
Base fare               INR 33,640
Taxes, fees & surcharges  INR 10,076
Total amount paid       INR 43,716   (UPI, 23 Nov 2026)

High altitude advisory: travellers to Leh are advised to rest for the first 24 hours.
Maharaja Club members: earn up to 8 points per INR 100.`,
    expected: [
      leg('air', 'AI2428', '(BOM) > (DEL)', '2027-01-08 02:35 > 04:45+0', TO_LEH),
      leg('air', 'AI449', '(DEL) > (IXL)', '2027-01-08 06:15 > 07:45+0', TO_LEH),
      leg('air', 'AI450', '(IXL) > (DEL)', '2027-01-13 08:25 > 09:55+0', TO_LEH),
      leg('air', 'AI2955', '(DEL) > (BOM)', '2027-01-13 12:30 > 14:45+0', TO_LEH),
    ],
    total: 43716,
  },
  {
    id: 'last-03',
    shape: 'airline mail',
    text: `Fly As You Are!

Hey Farhan, you're all set to go places with Air India Express.

PNR
N3TQ8V

Bengaluru (BLR) ✈ Varanasi (VNS)
Sat, 19 Dec 2026 | IX 2841 | Boeing 737-8 | Xpress Value

10:35 hrs                2h 35m Non-stop               13:10 hrs
Kempegowda Int'l, T2                                   Lal Bahadur Shastri Int'l

Guests
1. Mr Farhan Qureshi     Seat 17A    Gourmair: Veg Biryani
2. Ms Zoya Qureshi       Seat 17B    Gourmair: -

Baggage: 7 kg cabin + 15 kg check-in per guest

Price breakdown
2 x Base fare                     ₹10,300
Fuel charge                          ₹800
K3 GST (HSN/SAC 996425)              ₹555
UDF, ASF and RCF                   ₹1,128
Seats                                ₹350
Gourmair                             ₹349
Total price                       ₹13,482

GSTIN of AIXL: 32AAACA7963C1ZA   Place of supply: Karnataka
Check-in online from 48 hours to 60 minutes before departure.`,
    expected: [
      leg('air', 'IX2841', '(BLR) > (VNS)', '2026-12-19 10:35 > 13:10+0', {
        seat: '17A,17B',
        fare: 13482,
        reference: 'N3TQ8V',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'last-04',
    shape: 'airline mail',
    text: `From: Akasa Air <noreply@akasaair.com>
Subject: Your Akasa Air itinerary for Goa

It's Your Sky, Ritu.

Booking confirmed. PNR GLFT4Q

Sunday, 27 December 2026
QP 1853
Navi Mumbai (NMI), Terminal 1
Departs 2:20 PM
Goa Mopa (GOX)
Arrives 3:35 PM
Duration 1h 15m, Non-stop

Passenger       Seat    Café Akasa               Check-in bag
Ritu Salvi      9F      Paneer Makhani Sandwich  15 kg

Amount
Fare 2,850
Seat 300
Meal 375
Taxes 439
Paid INR 3,964 by card ending 4471

Bag drop closes 1:20 PM. Boarding gate closes 1:55 PM.`,
    expected: [
      leg('air', 'QP1853', '(NMI) > (GOX)', '2026-12-27 14:20 > 15:35+0', {
        seat: '9F',
        fare: 3964,
        reference: 'GLFT4Q',
      }),
    ],
  },
  {
    id: 'last-05',
    shape: 'airline mail',
    text: `SpiceJet Ltd. - Red. Hot. Spicy.
Itinerary and Tax Invoice will be sent separately.

SpiceJet Booking Reference No. (PNR): RB4H2W      Booking Status: CONFIRMED

| Flight Date | Flight No. | From (Terminal) | To (Terminal) | Check-in closes | Dep. | Arr. | Stops |
|---|---|---|---|---|---|---|---|
| Tue 22 Dec 2026 | SG 495 | Delhi (DEL) T1 | Darbhanga (DBR) | 10:05 | 11:05 | 12:55 | 0 |

| S.No | Passenger Name | Type | Product |
|---|---|---|---|
| 1 | Mr. RAKESH KUMAR JHA | ADT | SpiceSaver |
| 2 | Mrs. NEELAM JHA | ADT | SpiceSaver |
| 3 | Miss. AAROHI JHA | CHD | SpiceSaver |

Base Fare INR 17,550 + Passenger Service Fee INR 708 + UDF INR 933 + GST INR 1,056 + Convenience Fee INR 900
TOTAL PRICE INR 21,147

Reporting time: 3 hrs before departure during the festive rush. Photo ID is compulsory.`,
    expected: [
      leg('air', 'SG495', '(DEL) > (DBR)', '2026-12-22 11:05 > 12:55+0', {
        fare: [21147, 20247],
        reference: 'RB4H2W',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'last-06',
    shape: 'airline mail',
    text: `ALLIANCE AIR AVIATION LIMITED
ELECTRONIC TICKET ITINERARY / RECEIPT

NAME: THAKUR/DEVENDER MR
PNR: 0H7RWC
E-TICKET NO: 823-2406117352
ISSUED: 25NOV26 DEL WEB

FLIGHT   CLASS         DATE      FROM   DEP    TO    ARR    STATUS  BAG
9I 821   ECONOMY (Q)   12DEC26   DEL    0610   KUU   0735   HK      15KG

FROM: DELHI INDIRA GANDHI INTL T3
TO: KULLU MANALI BHUNTAR

FARE          INR 6,280
TAX YR        INR 200
TAX IN        INR 452
TAX K3        INR 314
TOTAL         INR 7,246

FLIGHTS TO KUU ARE SUBJECT TO WEATHER. CHECK-IN COUNTER CLOSES 60 MINUTES PRIOR TO STD.`,
    expected: [
      leg('air', '9I821', '(DEL) > (KUU)', '2026-12-12 06:10 > 07:35+0', {
        class: 'Economy',
        fare: 7246,
        reference: '0H7RWC',
      }),
    ],
  },
  {
    id: 'last-07',
    shape: 'airline mail',
    text: `Star Air – Connecting Real India
We are the aviation arm of Sanjay Ghodawat Group.

Dear Passenger, greetings!
PNR Number : WQ7M3D
Booking Date : 26-Nov-2026
Booking Status : Confirmed

Departure : Hyderabad (HYD), Monday 28-Dec-2026, 17:05 hrs
Arrival : Nanded (NDC), Monday 28-Dec-2026, 18:00 hrs
Flight : S5-265 (Embraer E175)

Passenger Details
MR. HARPREET SINGH SODHI - Seat 4A - Baggage 15 Kg
MRS. JASLEEN KAUR SODHI - Seat 4C - Baggage 15 Kg

Payment Details
Base Fare : 5,198.00
RCS/UDAN provision : 100.00
UDF + ASF : 760.00
GST @5% : 260.00
Total : INR 6,318.00

Sachkhand Gurudwara is 7 km from Nanded airport. For help call 022-50799555.`,
    expected: [
      leg('air', 'S5265', '(HYD) > (NDC)', '2026-12-28 17:05 > 18:00+0', {
        seat: '4A,4C',
        fare: 6318,
        reference: 'WQ7M3D',
      }),
    ],
  },
  {
    id: 'last-08',
    shape: 'airline mail',
    text: `FLY91 | Bharat Unbound

Hello Meenakshi,

Your booking reference is
A5PD9K

Flight
From
To
Date
Departure
Arrival

IC 3376
HYD
SDW
20 Jan 2027
12:10
13:55

Hyderabad Rajiv Gandhi International → Sindhudurg Chipi
Operated on an ATR 72-600

Guest
Meenakshi Rao
Seat
6D
Total paid
₹ 2,874

Included: 1 cabin bag 7 kg, 1 check-in bag 15 kg.
Chipi airport has no ATM, so please carry some cash for the taxi to Malvan (₹ 600 approx).`,
    expected: [
      leg('air', 'IC3376', '(HYD) > (SDW)', '2027-01-20 12:10 > 13:55+0', {
        seat: '6D',
        fare: 2874,
        reference: 'A5PD9K',
      }),
    ],
  },
  {
    id: 'last-09',
    shape: 'airline mail',
    text: `IndiaOne Air - Ticket Confirmation

Dear Mr. Suresh Pangi,

Thank you for booking with IndiaOne Air. Kindly find your travel details below.

PNR: IO4W8Z
Flight No: I7 211
Sector: Bhubaneswar (BBI) to Jeypore (PYB)
Date of Travel: Saturday, December 5, 2026
STD: 09:45   STA: 11:00
Aircraft: Cessna Grand Caravan EX (9 seats, free seating)
Baggage: 10 kg including hand baggage. Passengers are weighed along with their baggage at the counter.
Fare: Rs. 3,150 all inclusive

Kindly report at the counter by 08:45. Counter closes at 09:15.`,
    expected: [leg('air', 'I7211', '(BBI) > (PYB)', '2026-12-05 09:45 > 11:00+0', { fare: 3150, reference: 'IO4W8Z' })],
  },
  {
    id: 'last-10',
    shape: 'airline mail',
    text: `MakeMyTrip
E-Ticket for your trip to Tirupati
Booking ID: NF7A84C2917736E41    Booked on 21 Nov 2026

Kolkata → Tirupati
Thu, 14 Jan '27 • 1 stop via Hyderabad • 5h 25m

IndiGo 6E-6518
CCU 05:40            2h 25m              HYD 08:05
Kolkata, Thu 14 Jan                      Hyderabad, Thu 14 Jan
Netaji Subhash Chandra Bose Airport      Rajiv Gandhi International Airport

--- Change of planes • 1h 45m layover in Hyderabad ---

IndiGo 6E-7203
HYD 09:50            1h 15m              TIR 11:05
Hyderabad, Thu 14 Jan                    Tirupati, Thu 14 Jan
                                         Tirupati Airport

TRAVELLER              PNR       E-TICKET    SEAT
Mr Subrata Mitra       V8YN3F    V8YN3F      -
Mrs Sharmila Mitra     V8YN3F    V8YN3F      -
Mr Arko Mitra          V8YN3F    V8YN3F      -

Baggage (Adult)   Check-in 15 Kgs   Cabin 7 Kgs
Cancellation between 0 hrs - 4 days: ₹ 4,899 per pax + MMT fee ₹ 300

Amount paid   ₹ 26,775

Get FLAT 25% OFF on hotels in Tirupati! Use code MMTSTAY. Taranga Inn from ₹ 2,499/night.
Cabs from Tirupati airport starting ₹ 899.`,
    expected: [
      leg('air', '6E6518', '(CCU) > (HYD)', '2027-01-14 05:40 > 08:05+0', TO_TIRUPATI),
      leg('air', '6E7203', '(HYD) > (TIR)', '2027-01-14 09:50 > 11:05+0', TO_TIRUPATI),
    ],
    total: 26775,
  },
  {
    id: 'last-11',
    shape: 'airline mail',
    text: `Cleartrip — Booking confirmed 🎉
Trip ID 261124508813

Bangalore to Ahmedabad, round trip, 1 traveller

ONWARD · Fri, 15 Jan 2027
Akasa Air · QP-1334 · PNR: KD2X7N
BLR 18:55 ———— 2h 20m ———— AMD 21:15
Kempegowda International, Terminal 1 / Sardar Vallabhbhai Patel International, Terminal 1

RETURN · Mon, 18 Jan 2027
IndiGo · 6E-6507 · PNR: Y4RM1S
AMD 06:20 ———— 2h 20m ———— BLR 08:40
Sardar Vallabhbhai Patel International, Terminal 1 / Kempegowda International, Terminal 1

Traveller: Dhruvi Patel

Fare summary
Base fare Rs. 9,420
Taxes and fees Rs. 2,241
Convenience fee Rs. 399
Total charged Rs. 12,060

With CT Flexmax you can cancel for free up to 24 hours before departure.
Kite season deal: hotels near Sabarmati Riverfront at Rs. 1,999`,
    expected: [
      leg('air', 'QP1334', '(BLR) > (AMD)', '2027-01-15 18:55 > 21:15+0', {
        reference: ['KD2X7N', '261124508813'],
        free: ['fare'],
      }),
      leg('air', '6E6507', '(AMD) > (BLR)', '2027-01-18 06:20 > 08:40+0', {
        reference: ['Y4RM1S', '261124508813'],
        free: ['fare'],
      }),
    ],
    total: 12060,
  },
  {
    id: 'last-12',
    shape: 'airline mail',
    text: `EaseMyTrip.com   Flight e-Ticket
Booking ID - EMT176309842     Booking Date - Wed 25 Nov 2026
Booking Status : Confirmed

Airline PNR
HC6T9B
Air India Express
IX - 2747
Guwahati (GAU)
Sat-09 Jan 2027
13:15
Lokpriya Gopinath Bordoloi International Airport
01h 00m
Economy | Non-Refundable
Imphal (IMF)
Sat-09 Jan 2027
14:15
Bir Tikendrajit International Airport

PASSENGER NAME
MS LALREMSANGI HMAR (ADULT)

Price Summary
Base Fare                        Rs. 2,904
Total Taxes                      Rs. 744
Convenience Fee                  Rs. 249
Coupon Discount (EMTFIRST)     - Rs. 250
GRAND TOTAL                      Rs. 3,647

GST details: CGST 9% SGST 9% on convenience fee. GSTIN 06AADCE2731D1ZF
Important: web check-in is mandatory. Carry a valid photo identity proof.`,
    expected: [
      leg('air', 'IX2747', '(GAU) > (IMF)', '2027-01-09 13:15 > 14:15+0', {
        name: 'Air India Express',
        class: 'Economy',
        fare: [3647, 3398],
        reference: ['HC6T9B', 'EMT176309842'],
      }),
    ],
  },
  {
    id: 'last-13',
    shape: 'airline mail',
    text: `Dear Customer,

Congratulations! Your flight booking is confirmed on Yatra.
Yatra Reference Number: YT2611884527

Flight Details
New Delhi (DEL) - Goa (GOX)
IndiGo 6E 2314, Economy, Refundable
Departure: Fri, 25 Dec 2026, 23:10, Terminal 2, Indira Gandhi International
Arrival: Sat, 26 Dec 2026, 01:50, Manohar International Airport Mopa

Airline PNR: L1JX6D

Passengers: Mr Gaurav Bhatia, Mr Nitin Arora, Mr Sahil Chopra, Mr Kunal Mehra
Meal: not included. Check-in baggage: 15 kg each.

Total fare: INR 38,212 (4 Adults)
You earned 380 eCash, valid till 31 Dec 2026.

For help dial 0124-4591700. Happy travelling!`,
    expected: [
      leg('air', '6E2314', '(DEL) > (GOX)', '2026-12-25 23:10 > 01:50+1', {
        name: 'IndiGo',
        class: 'Economy',
        fare: 38212,
        reference: ['L1JX6D', 'YT2611884527'],
      }),
    ],
  },
  {
    id: 'last-14',
    shape: 'airline mail',
    text: `The Big Winter Getaway is here ❄️

Fares from ₹1,499* all-in on domestic flights and ₹5,299* on international flights.
Book between 27 Nov and 30 Nov 2026 for travel from 8 Jan to 31 Mar 2027.

Delhi – Jaipur from ₹1,499
Mumbai – Goa from ₹1,799
Chennai – Port Blair from ₹4,299
Kolkata – Bagdogra from ₹1,999

Use promo code WINTER26 and save up to 15% with partner cards.
New: 6E 1403 Navi Mumbai – Abu Dhabi, daily from 12 Jan 2027!

BOOK NOW
*T&C apply. Limited inventory. You receive this mail as a member of BluChip.
Unsubscribe`,
    expected: 'nothing',
  },
  {
    id: 'last-15',
    shape: 'boarding pass',
    text: `Boarding Pass (Web Check In)
Kulkarni / Sameer Mr
Mumbai (T2) To Lucknow (T3)

Flight   Gate*    Boarding Time   Boarding Zone   Seat
6E 5372  48B      0525 Hrs        Zone 2          21F

Date 29 Nov 2026
Departure 0610 Hrs
PNR Q9ZL4T
Seq 0087
Services  NIL

*Gate is subject to change and will close 25 minutes prior to departure.
Bag drop counter closes 60 min prior.`,
    expected: [leg('air', '6E5372', 'Mumbai > Lucknow', '2026-11-29 06:10', { seat: '21F', reference: 'Q9ZL4T' })],
  },
  {
    id: 'last-16',
    shape: 'boarding pass',
    text: `Wallet
AIR INDIA
FLIGHT
AI 2635
DELHI
DEL
PATNA
PAT
GATE
32A
BOARDS
14:55
DEPARTS
15:40
SEAT
18D
GROUP
4
PASSENGER
VERMA/ISHITA MS
DATE
30 NOV 26
CLASS
ECONOMY
TERMINAL
3
SEQ NO
104
BOOKING REF
9DKW2P`,
    expected: [
      leg('air', 'AI2635', '(DEL) > (PAT)', '2026-11-30 15:40', { seat: '18D', class: 'Economy', reference: '9DKW2P' }),
    ],
  },
  {
    id: 'last-17',
    shape: 'boarding pass',
    text: `Akasa Air ✅
Hi Vikrant! You are checked in 🧡 Here is your boarding pass.

✈️ *QP 1524*
📍 *Bengaluru (BLR)* to *Ayodhya (AYJ)*
📅 Sun, 29 Nov 2026
🕐 Departure 07:45 | Arrival 10:25
🚪 Gate closes 07:20
💺 Seat *11C*
🎫 PNR *ZM5G8H*

Please download the attached PDF and keep it handy at the airport. Terminal 1.
Reply MENU for more options.`,
    expected: [
      leg('air', 'QP1524', '(BLR) > (AYJ)', '2026-11-29 07:45 > 10:25+0', { seat: '11C', reference: 'ZM5G8H' }),
    ],
  },
  {
    id: 'last-18',
    shape: 'boarding pass',
    text: `BOARDING PASS          SPICEJET
NAME  DSOUZA/ALISHA MS
FROM  GOI GOA DABOLIM
TO    HYD HYDERABAD
FLIGHT SG 3724    DATE 30NOV
DEP 1935   BDG 1850   GATE 4
SEAT 3A    SEQ 022
PNR P3VC7J
GATE CLOSES 20 MIN BEFORE DEPARTURE
- - - - - - - - - - - - - - - -
DSOUZA/ALISHA MS   GOI-HYD
SG 3724  30NOV  3A  SEQ 022`,
    expected: [leg('air', 'SG3724', '(GOI) > (HYD)', '2026-11-30 19:35', { seat: '3A', reference: 'P3VC7J' })],
  },
  {
    id: 'last-19',
    shape: 'railway e-ticket',
    text: `Electronic Reservation Slip (ERS)-Normal User
IRCTC e-Ticketing Service

Booked From                     Boarding At                     To
C SHIVAJI MAH T (CSMT)          C SHIVAJI MAH T (CSMT)          MANGALURU JN (MAJN)
Start Date* 15-Jan-2027         Departure* 21:54 15-Jan-2027    Arrival* 13:05 16-Jan-2027

PNR                             Train No./Name                  Class
8617402935                      12133 / MANGALURU EXP           AC 3 TIER (3A)
Quota                           Distance                        Booking Date
GENERAL (GN)                    915 KM                          18-Nov-2026 08:04:51 HRS

Passenger Details
# Name               Age  Gender  Booking Status      Current Status
1. NAGESH SHETTY     44   M       CNF/B2/17/LOWER     CNF/B2/17/LOWER
2. VIDYA N SHETTY    39   F       CNF/B2/18/MIDDLE    CNF/B2/18/MIDDLE

Acronyms: RLWL: REMOTE LOCATION WAITLIST PQWL: POOLED QUOTA WAITLIST RSWL: ROAD-SIDE WAITLIST
Transaction ID: 100006114382907
IR recovers only 57% of cost of travel on an average.

Payment Details
Ticket Fare                                        ₹ 3,210.00
IRCTC Convenience Fee (Incl. of GST)               ₹ 35.40
Travel Insurance Premium (Incl. of GST)            ₹ 0.90
Total Fare (all inclusive)                         ₹ 3,246.30
PG Charges as applicable (Additional)
Prescribed original ID proof is required while travelling along with SMS/VRM/ERS.
*The printed departure and arrival times are liable to change. Please check correct departure, arrival from
Railway Station Enquiry or dial 139 or SMS RAIL to 139.`,
    expected: [
      leg('rail', '12133', 'C SHIVAJI MAH T (CSMT) > MANGALURU JN (MAJN)', '2027-01-15 21:54 > 13:05+1', {
        name: 'MANGALURU EXP',
        coach: 'B2',
        seat: '17,18',
        class: '3A',
        fare: [3246, 3210],
        reference: '8617402935',
      }),
    ],
  },
  {
    id: 'last-20',
    shape: 'railway message',
    text: `VIKALP: PNR 6534219870 booked in Trn 12394 DOJ 28-11-26 RJPB-NDLS 3A is now CNF in ALTERNATE Trn 12310, \
dep RJPB 19:10 hrs on 28-11-26. P1-B7,22 P2-B7,25. Travel in Trn 12310 only. Original train NOT permitted.-IRCTC`,
    expected: [
      leg('rail', '12310', '(RJPB) > (NDLS)', '2026-11-28 19:10', {
        coach: 'B7',
        seat: '22,25',
        class: '3A',
        reference: '6534219870',
      }),
    ],
  },
  {
    id: 'last-21',
    shape: 'railway status',
    text: `PNR Status
8412365907
16527 Yesvantpur - Kannur Express
YPR
Yesvantpur Jn
08:00 PM
Thu, 17 Dec 2026
13h 15m
CAN
Kannur
09:15 AM
Fri, 18 Dec 2026
SL · General quota · Chart not prepared
Passenger 1
Booked as WL 14
Now RAC 9
Confirmation chance 92% — High
You will definitely board. Last updated 2 min ago
Trip guarantee: get 3x refund on your next booking`,
    expected: [
      leg('rail', '16527', 'Yesvantpur Jn (YPR) > Kannur (CAN)', '2026-12-17 20:00 > 09:15+1', {
        name: 'Yesvantpur Kannur Express',
        class: 'SL',
        reference: '8412365907',
        free: ['seat', 'coach'],
      }),
    ],
  },
  {
    id: 'last-22',
    shape: 'bus',
    text: `MAHARASHTRA STATE ROAD TRANSPORT CORPORATION
e-Ticket (MSRTC Bus Ticket)

PNR No.            : MH71883406
Ticket No.         : 26112714920
Name               : PRATIK JADHAV
Mobile             : 98XXXXXX21
From               : SWARGATE (PUNE)
To                 : DADAR (MUMBAI)
Date of Journey    : 06/12/2026 (Sunday)
Departure Time     : 16:30
Service Type       : E-SHIVNERI
No. of Seats       : 2
Seat Nos.          : 7,8

Basic Fare         : 1030.00
Reservation Charge : 10.00
GST                : 52.00
Total Fare         : Rs. 1092.00

Original ID proof is needed during journey. Concession holders must carry their smart card.`,
    expected: [
      leg('bus', '', 'SWARGATE > DADAR', '2026-12-06 16:30', {
        class: 'SHIVNERI',
        seat: '7,8',
        fare: 1092,
        reference: ['MH71883406', '26112714920'],
      }),
    ],
  },
  {
    id: 'last-23',
    shape: 'bus',
    text: `KSRTC PNR:J528774316 Trip:2145BNGMNG BENGALURU-MANGALURU DOJ:11/12/2026 Dep:21:45 \
Class:AMBAARI UTSAV Seats:5,6 Pickup:KEMPEGOWDA BS TERMINAL 1 Amt:Rs.2796 \
Bus details will be sent 1hr before dep. Show this SMS with ID. Helpline 08026252625`,
    expected: [
      leg('bus', '', 'BENGALURU > MANGALURU', '2026-12-11 21:45', {
        class: 'AMBAARI UTSAV',
        seat: '5,6',
        fare: 2796,
        reference: 'J528774316',
        free: ['number'],
      }),
    ],
  },
  {
    id: 'last-24',
    shape: 'bus',
    text: `HRTC — Himachal Road Transport Corporation
Online Bus Reservation e-Ticket

Ticket ID: HR2611558204
Route: Shimla ISBT Tutikandi to Delhi ISBT Kashmere Gate
Onward Journey Date: Friday, 08-01-2027
Departure: 09:30 PM from Shimla
Expected arrival: 06:15 AM, 09-01-2027
Bus Type: Himsuta Volvo AC

Passenger Details
1) Anjali Negi, F, 27, Seat 21
2) Kritika Negi, F, 24, Seat 22

Fare Rs 2,020 + Reservation Rs 20 + Toll Rs 30 = Amount paid Rs 2,070

During snowfall the bus may start from Dhalli. Conductor's mobile number will be messaged on the day of travel.`,
    expected: [
      leg('bus', '', 'Shimla > Delhi', '2027-01-08 21:30 > 06:15+1', {
        class: 'Volvo AC',
        seat: '21,22',
        fare: 2070,
        reference: 'HR2611558204',
      }),
    ],
  },
  {
    id: 'last-25',
    shape: 'bus',
    text: `Tamil Nadu State Transport Corporation Ltd - OTRS
Your e-ticket is booked.

Corporation
SETC
PNR Number
T68015937
Service Start Place
CHENNAI KCBT KILAMBAKKAM
Service End Place
KANYAKUMARI
Date of Journey
13/01/2027
Service Depart. Time
19:15 Hrs.
Passenger Boarding Point
KCBT KILAMBAKKAM
Class of Service
AC SLEEPER SEATER
Seat Numbers
4LB,5LB,6LB
Total Fare
Rs. 3690.00 (Including reservation charges)
Passenger Name
SELVI M / KARTHIK M / MUTHUSAMY P

Pongal special services also run from Tambaram. Toll free 1800 599 1500.`,
    expected: [
      leg('bus', '', 'KILAMBAKKAM > KANYAKUMARI', '2027-01-13 19:15', {
        class: 'AC SLEEPER SEATER',
        seat: '4LB,5LB,6LB',
        fare: 3690,
        reference: 'T68015937',
      }),
    ],
  },
]
