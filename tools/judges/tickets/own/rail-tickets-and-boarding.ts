import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const RAIL_TICKETS_AND_BOARDING: TicketText[] = [
  {
    id: 'varied-71',
    shape: 'railway e-ticket',
    text: `Electronic Reservation Slip (ERS) - Normal User
Booked from
To
NEW DELHI (NDLS)
RAJENDRANAGAR T (RJPB)
Boarding At
KANPUR CENTRAL (CNB)
Start Date* 17-Jan-2027
Departure* 21:57 17-Jan-2027
Arrival* 04:40 18-Jan-2027
PNR
2714406583
Train No./Name
12310 / RJPB TEJAS RAJ
Class
THIRD AC (3A)
Quota
GENERAL (GN)
Distance
998 KM
Booking Date
19-Nov-2026 10:02:51 HRS
Passenger Details
# Name Age Gender Food Choice Booking Status Current Status
1. ALOK RANJAN 44 M VEG CNF/B4/33/LOWER BERTH CNF/B4/33/LOWER BERTH
2. SMITA RANJAN 41 F VEG CNF/B4/34/MIDDLE BERTH CNF/B4/34/MIDDLE BERTH
Acronyms: RLWL: REMOTE LOCATION WAITLIST PQWL: POOLED QUOTA WAITLIST RSWL: ROAD-SIDE WAITLIST
Transaction ID: 100005613928447
IR RECOVERS ONLY 57% OF COST OF TRAVEL ON AN AVERAGE.
Payment Details
Ticket Fare ₹ 5,270.00
IRCTC Convenience Fee (Incl. of GST) ₹ 35.40
Travel Insurance Premium (Incl. of GST) ₹ 0.90
Total Fare (all inclusive) ₹ 5,306.30
PG Charges as applicable (Additional)
* The printed Departure and Arrival Times are liable to change. Please Check correct departure, arrival from Railway Station Enquiry or Dial 139 or SMS RAIL to 139.`,
    expected: [
      leg('rail', '12310', 'Kanpur Central (CNB) > Rajendranagar T (RJPB)', '2027-01-17 21:57 > 04:40+1', {
        name: 'Tejas Raj',
        coach: 'B4',
        seat: '33,34',
        class: '3A',
        fare: [5306.3, 5270],
        reference: '2714406583',
      }),
    ],
  },
  {
    id: 'varied-72',
    shape: 'railway e-ticket',
    text: `ConfirmTkt
Good news Sreejith! Your waitlisted ticket is now CONFIRMED 🎉
Was: WL 14
Now: CNF - S6, 52 (Lower), S6, 53 (Middle)

PNR 4531907726
Island Express - 16526
KSR Bengaluru (SBC)  ➝  Ernakulam Jn (ERS)
20:10, 23 Dec                    07:00, 24 Dec
Sleeper (SL) | General quota | 10h 50m

Sreejith P, 35 M
Anju Sreejith, 31 F

Ticket fare ₹ 790
Convenience + agent fee ₹ 63.60
Amount paid ₹ 853.60

With Travel Guarantee you would have got 2X refund had it not confirmed! Chart gets prepared about 8 hrs before departure. Need food in train? Order at Rs 99.`,
    expected: [
      leg('rail', '16526', 'KSR Bengaluru (SBC) > Ernakulam Jn (ERS)', '2026-12-23 20:10 > 07:00+1', {
        name: 'Island',
        coach: 'S6',
        seat: '52,53',
        class: 'SL',
        fare: [853.6, 790],
        reference: '4531907726',
      }),
    ],
  },
  {
    id: 'varied-73',
    shape: 'railway message',
    text: `RailYatri: Hi Neelam, ticket booked! PNR 2619083347. Train 22436 Vande Bharat, NDLS to BSB, Tue 15 Dec dep 06:00, reaches 14:00. Chair Car (CC) C5-41, C5-42. Rs 3,598 paid. Breakfast & lunch incl. Platform updates & live running status on app: ry.example/x`,
    expected: [
      leg('rail', '22436', '(NDLS) > (BSB)', '2026-12-15 06:00 > 14:00', {
        name: 'Vande Bharat',
        coach: 'C5',
        seat: '41,42',
        class: 'CC',
        fare: 3598,
        reference: '2619083347',
      }),
    ],
  },
  {
    id: 'varied-74',
    shape: 'railway message',
    text: `Boarding point for PNR 6320475519, Train 12557 SAPT KRANTI EXP, DOJ 06-Jan-2027 has been changed from MFP to BMKI on your request. New boarding: BAPUDM MOTIHARI (BMKI) at 13:28 hrs. Destination ANVT. You will lose all rights to travel from original boarding stn. -IRCTC`,
    expected: [
      leg('rail', '12557', 'Bapudm Motihari (BMKI) > (ANVT)', '2027-01-06 13:28', {
        name: 'Sapt Kranti',
        reference: '6320475519',
      }),
    ],
  },
  {
    id: 'varied-75',
    shape: 'railway message',
    text: `IRCTC CHART PREPARED
PNR:2440918365
TRN:12622,DOJ:28-11-26,3A,NDLS-MAS
DP:22:30
P1 WL 6-CNF B2 41
P2 WL 7-CNF B2 44
Pls carry original ID. Deboard w/o cnf tkt is punishable. Meals: dial 1323`,
    expected: [
      leg('rail', '12622', '(NDLS) > (MAS)', '2026-11-28 22:30', {
        coach: 'B2',
        seat: '41,44',
        class: '3A',
        reference: '2440918365',
      }),
    ],
  },
  {
    id: 'varied-76',
    shape: 'railway e-ticket',
    text: `Paytm Trains – Ticket Booked
IRCTC Authorised Partner
Order 22107743960
12901 Gujarat Mail
Dadar
DDR
9:50 PM
Fri, 29 Jan
Quota GN · SL
Ahmedabad Jn
ADI
6:00 AM
Sat, 30 Jan
PNR 8206613374
Hitesh Vora
48, Male
RAC 12
Current status: RAC 12
Jyotsna Vora
45, Female
RAC 13
Current status: RAC 13
RAC = you can board the train, two passengers share a side lower berth.
Base fare 610.00
Paytm service fee 0.00
IRCTC conv. fee 20.00 + GST 3.60
Total 633.60
Free cancellation: Not opted. Cancel upto 30 min before dep for RAC tickets.`,
    expected: [
      leg('rail', '12901', 'Dadar (DDR) > Ahmedabad Jn (ADI)', '2027-01-29 21:50 > 06:00+1', {
        name: 'Gujarat Mail',
        class: 'SL',
        fare: [633.6, 610],
        reference: ['8206613374', '22107743960'],
      }),
    ],
  },
]
