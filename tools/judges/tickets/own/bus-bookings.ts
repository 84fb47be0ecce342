import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const BUS_BOOKINGS: TicketText[] = [
  {
    id: 'design-10',
    shape: 'bus',
    text: `AbhiBus eTicket
Hyderabad To Tirupati
Ticket Number: TSR90144820
Journey Date
19-02-2027, Friday
Travels: Orange Tours & Travels
Bus Type
Volvo Multi-Axle A/C Sleeper
Boarding Point
Lakdikapul - Opp Hotel Dwaraka, 09:40 PM (Report by 09:25 PM)
Dropping Point
Leela Mahal Circle, 07:15 AM
Passenger Name  Seat No  Gender  Age
Srinivas M       L9       M       51
Padma M          L10      F       47
Net Fare: 2,780.00
Offer discount: 150.00
Amount Paid: 2,630.00`,
    expected: [
      leg('bus', '', 'Hyderabad > Tirupati', '2027-02-19 21:40 > 07:15+1', {
        name: 'Orange Tours Travels',
        seat: 'L9,L10',
        fare: 2630,
        reference: 'TSR90144820',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-11',
    shape: 'bus',
    text: `KSRTC: Ref No J41829036, Trip 2230MYSCNN, MYSURU to KANNUR, Jny Dt 08/01/2027 Dep 22:30 hrs, AIRAVAT CLUB CLASS, Seats 15 16, Rs.1386, Boarding: MYSURU BUS STAND. Show this SMS with photo ID.`,
    expected: [
      leg('bus', '', 'Mysuru > Kannur', '2027-01-08 22:30', {
        seat: '15,16',
        fare: 1386,
        reference: 'J41829036',
        free: ['class', 'number', 'name'],
      }),
    ],
  },
  {
    id: 'design-17',
    shape: 'bus',
    text: `Hi Farhan, booking confirmed on IntrCity SmartBus. Lucknow to Delhi on 29 Jan 2027, Fri. Bus leaves from Transport Nagar Metro Stn lounge at 10:30 PM, reaching Kashmere Gate at 6:15 AM (30 Jan). Seats: 3U, 4U. PNR IC7782014. You paid Rs 1,798. Track: https://intrcity.example/t`,
    expected: [
      leg('bus', '', 'Lucknow > Delhi', '2027-01-29 22:30 > 06:15+1', {
        name: 'IntrCity',
        seat: '3U,4U',
        fare: 1798,
        reference: 'IC7782014',
      }),
    ],
  },
  {
    id: 'fresh-39',
    shape: 'bus',
    text: `redBus Ticket
Ticket no: TS4410882731        PNR no: 77120-HUB
Bengaluru  →  Hubballi          Friday, December 18, 2026
VRL Travels
Multi-Axle Scania AC Semi Sleeper (2+2)
Reporting time 10:15 PM     Departure time 10:30 PM
Boarding point: Anand Rao Circle, Opp. Movieland Theatre
Dropping point: Hubballi New Bus Stand        Dropping time 06:00 AM, 19 Dec
Passenger details: Suma H, 31, F    Seat no 22
Total Fare: Rs. 1,104.60 (inclusive of Rs. 52.60 GST)`,
    expected: [
      leg('bus', '', 'Bengaluru > Hubballi', '2026-12-18 22:30 > 06:00+1', {
        name: 'VRL Travels',
        seat: '22',
        fare: [1105, 1104],
        reference: ['TS4410882731', '77120HUB'],
        free: ['class'],
      }),
    ],
  },
  {
    id: 'fresh-40',
    shape: 'bus',
    text: `KSRTC (Kerala) Reservation: PNR K5512098, Trip 2030TVMBLR, SWIFT GARUDA AC SLEEPER, TVM to BENGALURU on 23/12/2026 20:30 hrs. Seats 7L,8L. Boarding: THAMPANOOR. Amt Rs 3012. Bus no & crew mobile will be SMSed before journey.`,
    expected: [
      leg('bus', '2030TVMBLR', 'TVM > BENGALURU', '2026-12-23 20:30', {
        name: 'KSRTC',
        seat: '7L,8L',
        fare: 3012,
        reference: 'K5512098',
        free: ['class', 'name'],
      }),
    ],
  },
  {
    id: 'fresh-41',
    shape: 'bus',
    text: `Intercity ticket by Orange Tours and Travels
From Hyderabad To Shirdi
Date of journey 15-01-2027 (Fri)
Boarding: Lakdikapul 7:45 PM
Your bus leaves first stop at 7:00 PM
Arrives Shirdi 6:30 AM (16-01-2027)
Seat L12 (Lower)
Ticket Number OTT9920117
Fare paid Rs 1650`,
    expected: [
      leg('bus', '', 'Hyderabad > Shirdi', '2027-01-15 19:45 > 06:30+1', {
        name: 'Orange Tours and Travels',
        seat: 'L12',
        fare: 1650,
        reference: 'OTT9920117',
      }),
    ],
  },
  {
    id: 'fresh-42',
    shape: 'bus',
    text: `NueGo: You're all set! 🚌 Delhi to Chandigarh, 19 Dec 2026. Pick-up: ISBT Kashmere Gate 07:00 AM. Drop: Sector 43 ISBT 11:45 AM. Seat 5B. Booking ID NG88102734. Rs 599 paid. Track: nuego.example/t`,
    expected: [
      leg('bus', '', 'Delhi > Chandigarh', '2026-12-19 07:00 > 11:45+0', {
        name: 'NueGo',
        seat: '5B',
        fare: 599,
        reference: 'NG88102734',
      }),
    ],
  },
  {
    id: 'fresh-43',
    shape: 'bus',
    text: `RAJASTHAN STATE ROAD TRANSPORT CORPORATION
E-TICKET
PNR/Ticket No	: 2026120071183
Depot		: JAIPUR
Service Type	: SUPER LUXURY VOLVO
Boarding From	: JAIPUR (SINDHI CAMP)
Destination	: UDAIPUR
Date of Journey	: 27/12/2026
Departure Time	: 23:00
Seat No(s)	: 31 32
Total Passengers: 2
Total Fare	: 2004.00`,
    expected: [
      leg('bus', '', 'JAIPUR > UDAIPUR', '2026-12-27 23:00', {
        name: 'RAJASTHAN STATE ROAD TRANSPORT CORPORATION',
        seat: '31,32',
        fare: 2004,
        reference: '2026120071183',
        free: ['class', 'name'],
      }),
    ],
  },
  {
    id: 'fresh-44',
    shape: 'bus',
    text: `Your bus has been rescheduled. Ticket TSB77100293, Sharma Transports, Bengaluru to Mumbai, 22 Dec 2026. New departure time: 6:15 PM from Majestic (earlier 5:00 PM). Seat S9. We are sorry for the change.`,
    expected: [
      leg('bus', '', 'Bengaluru > Mumbai', '2026-12-22 18:15', {
        name: 'Sharma Transports',
        seat: 'S9',
        reference: 'TSB77100293',
      }),
    ],
  },
  {
    id: 'fresh-45',
    shape: 'bus',
    text: `Paytm: Bus ticket confirmed
Greenline Travels And Holidays
Volvo A/C Sleeper (2+1)
Chennai - Coimbatore
Sun, 20 Dec 2026, 11:55 PM - Mon, 21 Dec 2026, 8:10 AM
Boarding point: Koyambedu Omni Bus Stand, 11:30 PM
Seats: 3U, 4U
Operator PNR: GL-441092
Order ID: 21188209417
Paid Rs 2,390`,
    expected: [
      leg('bus', '', 'Chennai > Coimbatore', '2026-12-20 23:55 > 08:10+1', {
        name: 'Greenline Travels',
        seat: '3U,4U',
        class: 'A/C Sleeper',
        fare: 2390,
        reference: ['GL441092', '21188209417'],
        free: ['departs', 'class'],
      }),
    ],
  },
  {
    id: 'fresh-46',
    shape: 'bus',
    text: `UPSRTC: Ticket UP51200987 Agra(ISBT)-Lucknow(Alambagh) 31-12-26 22:15 Scania AC Seat 11,12 Psgr 2 Amt 1846. Happy journey`,
    expected: [
      leg('bus', '', 'Agra > Lucknow', '2026-12-31 22:15', {
        name: 'UPSRTC',
        seat: '11,12',
        fare: 1846,
        reference: 'UP51200987',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'fresh-47',
    shape: 'bus',
    text: `bhai bus book kar di, Raj Travels, Ahmedabad se Udaipur, 24 dec raat 10.30 baje Paldi se, seat 14-15, ticket no RJ4471. 1400 diye maine`,
    expected: [
      leg('bus', '', 'Ahmedabad > Udaipur', '2026-12-24 22:30', {
        name: 'Raj Travels',
        seat: '14,15',
        fare: 1400,
        reference: 'RJ4471',
        free: ['seat', 'fare', 'reference'],
      }),
    ],
  },
  {
    id: 'fresh-48',
    shape: 'bus',
    text: `TGSRTC e-Ticket Confirmation
OPRS PNR No. 4410229871
Onward Journey: Hyderabad (MGBS) to Vijayawada (PNBS)
Service No 9621 RAJADHANI AC
Journey Date 13/01/2027 Departure 06:30 Arrival 12:15
Seats 5,6 | Adults 2
Return Journey: Vijayawada (PNBS) to Hyderabad (MGBS)
Service No 9626 RAJADHANI AC
Journey Date 16/01/2027 Departure 15:00 Arrival 20:50
Seats 9,10 | Adults 2
Total Fare Rs 2,264`,
    expected: [
      leg('bus', '9621', 'Hyderabad > Vijayawada', '2027-01-13 06:30 > 12:15+0', {
        name: 'TGSRTC',
        seat: '5,6',
        reference: '4410229871',
        free: ['class', 'fare'],
      }),
      leg('bus', '9626', 'Vijayawada > Hyderabad', '2027-01-16 15:00 > 20:50+0', {
        name: 'TGSRTC',
        seat: '9,10',
        reference: '4410229871',
        free: ['class', 'fare'],
      }),
    ],
    total: 2264,
  },
  {
    id: 'design-39',
    shape: 'bus',
    text: `zingbus
Your trip to Manali is confirmed 🎉
Booking ID ZB-77410283

Delhi                        Manali
8:30 PM, 30 Dec              9:00 AM, 31 Dec
Majnu Ka Tilla               Volvo Bus Stand

Bus: Volvo A/C Semi Sleeper (2+2)
Seat no. 17, 18
Travellers: Nitin, Pallavi
Total paid ₹2,499`,
    expected: [
      leg('bus', '', 'Delhi > Manali', '2026-12-30 20:30 > 09:00+1', {
        name: 'Zingbus',
        seat: '17,18',
        fare: 2499,
        reference: 'ZB77410283',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-40',
    shape: 'bus',
    text: `MSRTC Online Reservation
Ticket No 20270115004471
Service: SHIVSHAHI AC SLEEPER
From Stop: PUNE SHIVAJINAGAR    To Stop: CHHATRAPATI SAMBHAJINAGAR CBS
Journey Date: 15/01/2027    Departure Time: 23:15
Boarding Stop: PUNE SHIVAJINAGAR (23:15)
No. of Seats: 1    Seat Nos: 9
Ticket Fare 620.00   Reservation Charge 10.00   ASN 1.00   Total 631.00`,
    expected: [
      leg('bus', '', 'Pune > Chhatrapati Sambhajinagar', '2027-01-15 23:15', {
        seat: '9',
        fare: 631,
        reference: '20270115004471',
        free: ['class', 'name', 'number'],
      }),
    ],
  },
  {
    id: 'design-41',
    shape: 'bus',
    text: `Paytm Bus Ticket
Chennai - Coimbatore
24 Jan 2027, Sun
10:15 PM - 06:05 AM
KPN Travels
AC Sleeper (2+1)
Boarding: Koyambedu, Omni Bus Stand (Platform 3) at 10:15 PM
Drop: Gandhipuram at 06:05 AM
Seat: SL6
PNR: KPN7741203
Operator contact 044 0000 1234
Amount Paid Rs. 1,149`,
    expected: [
      leg('bus', '', 'Chennai > Coimbatore', '2027-01-24 22:15 > 06:05+1', {
        name: 'KPN Travels',
        seat: 'SL6',
        fare: 1149,
        reference: 'KPN7741203',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-42',
    shape: 'bus',
    text: `TNSTC: OB Ref T61190442 ; Trip Code 2130MADCHN ; Corp SETC ; MADURAI MATTUTHAVANI to CHENNAI KILAMBAKKAM ; 05/01/2027 21:30 Hrs ; Class AC SLEEPER ; Seats 12LB,14LB ; Fare 2070`,
    expected: [
      leg('bus', '2130MADCHN', 'Madurai > Chennai', '2027-01-05 21:30', {
        name: 'SETC',
        seat: '12,14',
        class: 'AC Sleeper',
        fare: 2070,
        reference: 'T61190442',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'design-43',
    shape: 'bus',
    text: `FlixBus booking confirmation
Order number 3118 204 771

Trip 1
Wed, 24 Feb 2027
07:15  Bengaluru (Silk Board)
12:40  Hampi (Hosapete bus stand)
Bus N512, seat 4A

Trip 2
Sat, 27 Feb 2027
22:30  Hampi (Hosapete bus stand)
05:10  Bengaluru (Silk Board)   +1 day
Bus N513, seat 6C

Total: ₹ 1,798.00`,
    total: 1798,
    expected: [
      leg('bus', 'N512', 'Bengaluru > Hampi', '2027-02-24 07:15 > 12:40', {
        name: 'FlixBus',
        seat: '4A',
        arrivesDays: 0,
        reference: '3118204771',
        free: ['fare', 'number'],
      }),
      leg('bus', 'N513', 'Hampi > Bengaluru', '2027-02-27 22:30 > 05:10+1', {
        name: 'FlixBus',
        seat: '6C',
        reference: '3118204771',
        free: ['fare', 'number'],
      }),
    ],
  },
  {
    id: 'design-66',
    shape: 'bus',
    text: `Booking confirmed - NueGo
Trip: Bengaluru to Tirupati
Service no. BLR-TPT-0600
Boarding: 06:15 AM, 27 Jan 2027 - Marathahalli (opp. Kalamandir)
Drop-off: 11:30 AM - Tirupati Alipiri
Seat 9A (window)
Invoice NG-INV-2277 dt. 26 Nov 2026
Ref: NG7741LK
₹ 799 (incl. all)`,
    expected: [
      leg('bus', '', 'Bengaluru > Tirupati', '2027-01-27 06:15 > 11:30', {
        name: 'NueGo',
        seat: '9A',
        fare: 799,
        arrivesDays: 0,
        reference: 'NG7741LK',
        free: ['number'],
      }),
    ],
  },
  {
    id: 'design-67',
    shape: 'bus',
    text: `Kallada Travels (Suresh Kallada)
Tkt: SK-2291-77A
BANGALORE - ERNAKULAM
DOJ 22/01/2027 Fri
Rep 20:00 Dep 20:30
Brdg: Madiwala, St Johns
Seat: 1A, 1B
Volvo B11R Multi Axle Sleeper
Amt 3200 paid
Contact 080 0000 1111`,
    expected: [
      leg('bus', '', 'Bangalore > Ernakulam', '2027-01-22 20:30', {
        name: 'Kallada Travels',
        seat: '1A,1B',
        fare: 3200,
        reference: 'SK229177A',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-68',
    shape: 'bus',
    text: `Dear Passenger,
UPSRTC e-ticket details
PNR No: UP1206774410
From: LUCKNOW ALAMBAGH
To: VARANASI CANTT
Service: JANRATH AC 2X2
Date of Journey: 19-Jan-2027
Dep Time: 22:00
Exp. Arr: 04:30 (20-Jan-2027)
Seat No(s): 21 22
Fare: 1058.00 (Base 1010 + Res 48)
Bus No. will be sent 1 hr before departure.`,
    expected: [
      leg('bus', '', 'Lucknow > Varanasi', '2027-01-19 22:00 > 04:30+1', {
        seat: '21,22',
        fare: 1058,
        reference: 'UP1206774410',
        free: ['class', 'name', 'number'],
      }),
    ],
  },
  {
    id: 'design-89',
    shape: 'bus',
    text: `Your ticket for VRL Travels
Hubballi to Mumbai
Trip ID 4471-HUB-BOM
Wed, Jan 20 2027

PICK UP
Gokul Road, VRL Office
6:45 PM

DROP OFF
Sion Circle
6:15 AM

SEATS
12, 13

TICKET NUMBER
VRL20917735

PAID
INR 2,940.00`,
    expected: [
      leg('bus', '', 'Hubballi > Mumbai', '2027-01-20 18:45 > 06:15+1', {
        name: 'VRL Travels',
        seat: '12,13',
        fare: 2940,
        reference: ['VRL20917735', '4471HUBBOM'],
        free: ['number'],
      }),
    ],
  },
  {
    id: 'design-90',
    shape: 'bus',
    text: `Kerala RTC (KSRTC SWIFT)
Reservation Ticket
PNR: KL4471220918
Trip: 2030TVMBLR Gajaraj AC Sleeper
Starting point: Thiruvananthapuram
Boarding point: Kazhakkoottam (20:55 hrs)
Destination: Bengaluru (Shantinagar)
Journey date: 24-Jan-2027, starts 20:30 hrs
Seat: 9, 10
Fare: Rs. 3,480.00`,
    expected: [
      leg('bus', '', 'Thiruvananthapuram > Bengaluru', '2027-01-24 20:55', {
        seat: '9,10',
        fare: 3480,
        reference: 'KL4471220918',
        free: ['class', 'number', 'name', 'from'],
      }),
    ],
  },
  {
    id: 'design-110',
    shape: 'bus',
    text: `MakeMyTrip Bus Ticket
Booking ID: NU70299187743321
Jaipur to Udaipur
Onward: 16 Jan 2027

Shrinath Travel Agency Pvt. Ltd.
NON AC Seater / Sleeper (2+1)

10:00 PM, 16 Jan            06:00 AM, 17 Jan
Jaipur                      Udaipur
Sindhi Camp, Polo Victory   Udiapole

Traveller: Chirag Jain   Seat: G
Operator PNR: SNT-2298814
Amount paid: Rs 612`,
    expected: [
      leg('bus', '', 'Jaipur > Udaipur', '2027-01-16 22:00 > 06:00+1', {
        name: 'Shrinath Travel Agency',
        seat: 'G',
        fare: 612,
        reference: ['SNT2298814', 'NU70299187743321'],
        free: ['class', 'seat'],
      }),
    ],
  },
  {
    id: 'design-111',
    shape: 'bus',
    text: `*Booking Confirmation*
Travels: Raj Ratan Tours
Route: Indore → Pune
Date: Sat 06-Feb-2027
Boarding: Teen Imli Square @ 07:30 PM
Drop: Wakad @ 07:00 AM
Seat(s): 7U
Ticket No: RR-55190
Fare: 1350/-
For help 0731-0000000`,
    expected: [
      leg('bus', '', 'Indore > Pune', '2027-02-06 19:30 > 07:00+1', {
        name: 'Raj Ratan Tours',
        seat: '7U',
        fare: 1350,
        reference: 'RR55190',
      }),
    ],
  },
  {
    id: 'design-112',
    shape: 'bus',
    text: `APSRTC: Ticket booked. OPRS PNR 471209938, Svc 3744 INDRA, Vijayawada(PNBS)-Hyderabad(MGBS), 02/01/2027 23:00, Boarding: Benz Circle 23:15, Seats: 5,6, Amt 1520.00.`,
    expected: [
      leg('bus', '', 'Vijayawada > Hyderabad', '2027-01-02 23:15', {
        name: 'APSRTC',
        seat: '5,6',
        fare: 1520,
        reference: '471209938',
        free: ['class', 'number', 'departs'],
      }),
    ],
  },
  {
    id: 'design-137',
    shape: 'bus',
    text: `IntrCity SmartBus
Boarding Pass
Trip: Delhi - Dehradun
Date: 02-01-2027 (Sat)
Boarding: ISBT Kashmiri Gate, 23:30
Dropping: ISBT Dehradun, 05:15 (03-01-2027)
Name: Ayesha Khan   Seat: 5 (Lower)
PNR: ICDEL88120
Amount: ₹699.00`,
    expected: [
      leg('bus', '', 'Delhi > Dehradun', '2027-01-02 23:30 > 05:15+1', {
        name: 'IntrCity',
        seat: '5',
        fare: 699,
        reference: 'ICDEL88120',
      }),
    ],
  },
  {
    id: 'design-138',
    shape: 'bus',
    text: `OSRTC e-Ticket
Ticket No. ORS2712200981   Txn 2209187744
Bhubaneswar (Baramunda) to Puri
27-12-2026  07:30 hrs
Service: AC Seater   Seat Nos: 3, 4
Fare 2 x 110 = Rs 220
Helpline 0674-0000000`,
    expected: [
      leg('bus', '', 'Bhubaneswar > Puri', '2026-12-27 07:30', {
        seat: '3,4',
        fare: 220,
        reference: 'ORS2712200981',
        free: ['class', 'name'],
      }),
    ],
  },
  {
    id: 'design-139',
    shape: 'bus',
    text: `Greetings from NORTHERN TRAVELS!
Your seat no 2LB & 3LB from CHANDIGARH to SRINAGAR on 24-Dec-2026 is confirmed. 
Boarding point: Sector 43 ISBT
Boarding time: 06:00 PM
Ticket no NT/26/44817
Vehicle no and crew details will be shared 30 min before. Fare 3,000 paid online.`,
    expected: [
      leg('bus', '', 'Chandigarh > Srinagar', '2026-12-24 18:00', {
        name: 'Northern Travels',
        seat: '2,3',
        fare: 3000,
        reference: 'NT2644817',
      }),
    ],
  },
  {
    id: 'design-156',
    shape: 'bus',
    text: `Hi Zoya, your seats are booked!
🚌 Laxmi Holidays
📍 Delhi ➜ Nainital
📅 26 Jan 2027, Tue
🕙 10:15 PM from Anand Vihar ISBT (Gate 3)
🕔 Reaches Tallital by 5:30 AM
💺 L7, L8
🎫 LH2207714
💰 ₹1,640 (paid)`,
    expected: [
      leg('bus', '', 'Delhi > Nainital', '2027-01-26 22:15 > 05:30+1', {
        name: 'Laxmi Holidays',
        seat: 'L7,L8',
        fare: 1640,
        reference: 'LH2207714',
      }),
    ],
  },
  {
    id: 'design-168',
    shape: 'bus',
    text: `Ticket Confirmed - AbhiBus
Kaveri Travels
Vijayawada -> Bengaluru
Sun, 17-Jan-2027
Boarding: 07:50 PM - Benz Circle, Opp. Fortune Murali Park
Dropping: 06:40 AM - Madiwala
Seats: SU3 | SU4
Bus type: A/C Sleeper (2+1)
Ticket ID: KVT55120987
Total paid: Rs. 2,398 (Fare 2,280 + GST 118)
Reporting time: 07:35 PM`,
    expected: [
      leg('bus', '', 'Vijayawada > Bengaluru', '2027-01-17 19:50 > 06:40+1', {
        name: 'Kaveri Travels',
        seat: 'SU3,SU4',
        fare: 2398,
        reference: 'KVT55120987',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'design-169',
    shape: 'bus',
    text: `SMS: RSRTC Tkt 770218445 Jaipur to Jodhpur, Jrny 04-01-27, Dep 23:00 Sindhi Camp PF 3, Volvo, S.No 17 & 18, Rs 1612, Bkd 27-11-26. Carry ID.`,
    expected: [
      leg('bus', '', 'Jaipur > Jodhpur', '2027-01-04 23:00', {
        seat: '17,18',
        fare: 1612,
        reference: '770218445',
        free: ['class', 'name', 'seat'],
      }),
    ],
  },
  {
    id: 'own-71',
    shape: 'bus',
    text: `TNSTC e-ticket. PNR: E77120943. Madurai (Mattuthavani) to Rameswaram on 03-01-2027, dep 05:30 hrs. Bus: Ultra Deluxe, route no 431UD. Seats 19 & 20. Fare Rs. 370 incl. Rs. 20 reservation. Boarding at Mattuthavani platform 4. Carry original ID.`,
    expected: [
      {
        kind: 'bus',
        number: '431UD',
        name: 'TNSTC',
        from: 'Madurai',
        to: 'Rameswaram',
        date: '2027-01-03',
        departs: '05:30',
        seat: '19,20',
        fare: 370,
        reference: 'E77120943',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-72',
    shape: 'bus',
    text: `Your trip to Pondicherry is confirmed

Parveen Travels
A/C Semi Sleeper (2+2)
Chennai 11:30 PM → Pondicherry 03:00 AM (next day)
Fri, 22 Jan 2027

Boarding
Perungudi Toll Plaza
11:55 PM
Dropping
New Bus Stand
03:00 AM

Traveller   Seat
Lena D'Cruz (F, 27)   14
Ticket ID PT20014471
Paid: ₹655 by UPI`,
    expected: [
      {
        kind: 'bus',
        name: 'Parveen Travels',
        from: 'Chennai',
        to: 'Pondicherry',
        date: '2027-01-22',
        departs: '23:30',
        arrives: '03:00',
        arrivesDays: 1,
        seat: '14',
        class: 'A/C Semi Sleeper',
        fare: 655,
        reference: 'PT20014471',
        free: ['departs'],
      },
    ],
  },
  {
    id: 'own-73',
    shape: 'bus',
    text: `Namaste from Himalayan Roadlines! Tkt HR-8817: Delhi (RK Ashram) to Dharamshala, Tue 29/12/26, bus leaves 8.30pm, pls come by 8.15pm. Seats 7,8 (pushback Volvo). Reaches 7am on 30th. Rs 2600 received by UPI. Bus no will be sent 1 hr before. Call 98160 11220`,
    expected: [
      {
        kind: 'bus',
        name: 'Himalayan Roadlines',
        from: 'Delhi',
        to: 'Dharamshala',
        date: '2026-12-29',
        departs: '20:30',
        arrives: '07:00',
        arrivesDays: 1,
        seat: '7,8',
        fare: 2600,
        reference: 'HR8817',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-74',
    shape: 'bus',
    text: `KADAMBA TRANSPORT CORPORATION LTD
ADVANCE RESERVATION TICKET
PNR NO : KTC4410982            DATE OF ISSUE : 25/11/2026
FROM : PANAJI                  TO : PUNE
JOURNEY DATE : 02/01/2027      DEP. TIME : 18:15
SERVICE NO : PNJ-PUN-1815      TYPE : AC SLEEPER
SEAT NO : 11,12                NO. OF PASSENGERS : 2
BOARDING : PORVORIM 18:30
FARE : 2,200.00                RSV FEE : 30.00
TOTAL : 2,230.00`,
    expected: [
      {
        kind: 'bus',
        number: 'PNJPUN1815',
        name: 'KADAMBA TRANSPORT CORPORATION',
        from: 'PANAJI',
        to: 'PUNE',
        date: '2027-01-02',
        departs: '18:30',
        seat: '11,12',
        fare: 2230,
        reference: 'KTC4410982',
        free: ['class', 'departs'],
      },
    ],
  },
  {
    id: 'own-36',
    shape: 'bus',
    text: `GSRTC e-Tkt PNR G10293841 Trip:2145AHDBHJ Jrny Dt:22/12/26 Dep:21:45 AHMEDABAD-BHUJ Svc:SLEEPER Seats:5,6 Psgr:2 Fare:Rs.842 Brdg:GEETA MANDIR. Carry ID proof`,
    expected: [
      {
        kind: 'bus',
        number: '2145AHDBHJ',
        name: 'GSRTC',
        from: 'AHMEDABAD',
        to: 'BHUJ',
        date: '2026-12-22',
        departs: '21:45',
        seat: '5,6',
        fare: 842,
        reference: 'G10293841',
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-37',
    shape: 'bus',
    text: `Thank you for booking with VRL TRAVELS. Tkt No: VR88120 Belagavi to Bengaluru Jny Date: 24-12-2026 Thu, Bus Dep: 09:00 PM, Boarding Point: CBT Belagavi, Rpt Time 09:05 PM, Boarding Time 09:15 PM, Seats: 12,13 Amount: 1700.00 Bus No: KA25D1122 Contact 0836-2237511`,
    expected: [
      {
        kind: 'bus',
        name: 'VRL TRAVELS',
        from: 'Belagavi',
        to: 'Bengaluru',
        date: '2026-12-24',
        departs: '21:15',
        seat: '12,13',
        fare: 1700,
        reference: 'VR88120',
        free: ['departs'],
      },
    ],
  },
  {
    id: 'own-38',
    shape: 'bus',
    text: `Paytm Travel
Bus booking confirmed
Order ID 20448817723
Jabbar Travels - NON A/C Seater / Sleeper (2+1)

Bangalore
Fri, 11 Dec | 10:40 PM
Madiwala, near Ayyappa temple

Mangalore
Sat, 12 Dec | 06:20 AM
Pumpwell Circle

8h 20m
2 Travellers
Anil Shetty, 34, Seat 8
Rekha Shetty, 31, Seat 9
PNR JBT4471X
Total Paid ₹1,150`,
    expected: [
      {
        kind: 'bus',
        name: 'Jabbar Travels',
        from: 'Bangalore',
        to: 'Mangalore',
        date: '2026-12-11',
        departs: '22:40',
        arrives: '06:20',
        arrivesDays: 1,
        seat: '8,9',
        fare: 1150,
        reference: ['JBT4471X', '20448817723'],
        free: ['class'],
      },
    ],
  },
  {
    id: 'own-39',
    shape: 'bus',
    text: `RAJASTHAN STATE ROAD TRANSPORT CORPORATION
Reservation Ticket
Ticket No. : RJ8812 0044
Depot : JAIPUR   Service : SUPER LUXURY (VOLVO)
From : JAIPUR (SINDHI CAMP)   To : DELHI (BIKANER HOUSE)
Date of Journey : 17/12/2026   Departure Time : 06:00 AM
Seat Nos : 3,4   Adult : 2
Fare : 1,780.00   Res. Charges : 20.00   Total : 1,800.00
Boarding From : NARAYAN SINGH CIRCLE at 06:15 AM
Booked on 20/11/2026 11:02 AM`,
    expected: [
      {
        kind: 'bus',
        name: 'RAJASTHAN STATE ROAD TRANSPORT CORPORATION',
        from: 'JAIPUR',
        to: 'DELHI',
        date: '2026-12-17',
        departs: '06:00',
        seat: '3,4',
        fare: 1800,
        free: ['class', 'departs', 'reference', 'name'],
      },
    ],
  },
  {
    id: 'own-40',
    shape: 'bus',
    text: `KSRTC SWIFT (Kerala) | Reservation No: 26120411882 | TVM-BLR Garuda King Class | Journey: 04 Dec 2026 17:00 | From: Thiruvananthapuram | To: Bengaluru (Satellite) | Boarding: Kollam 18:45 | Seats: 7W, 8 | Fare: 3246 | Status: CONFIRMED`,
    expected: [
      {
        kind: 'bus',
        name: 'KSRTC',
        from: 'Thiruvananthapuram',
        to: 'Bengaluru',
        date: '2026-12-04',
        departs: '18:45',
        seat: '7W,8',
        fare: 3246,
        reference: '26120411882',
        free: ['class', 'departs', 'from'],
      },
    ],
  },
  {
    id: 'own-41',
    shape: 'bus',
    text: `NueGo
Booking Confirmed
Booking ID: NGO7718221
Trip: Delhi ISBT Kashmiri Gate - Chandigarh Sector 43
Electric AC Seater
Wednesday, Dec 30 2026
Boarding: 2:30 PM, ISBT Kashmiri Gate, Platform 22
Drop: 7:15 PM, Sector 43 Bus Stand
Seats booked: 21, 22, 23
Total fare paid Rs. 1497
Please be at the pickup 10 minutes earlier.`,
    expected: [
      {
        kind: 'bus',
        name: 'NueGo',
        from: 'Delhi',
        to: 'Chandigarh',
        date: '2026-12-30',
        departs: '14:30',
        arrives: '19:15',
        arrivesDays: 0,
        seat: '21,22,23',
        fare: 1497,
        reference: 'NGO7718221',
        free: ['class'],
      },
    ],
  },
  {
    id: 'fresh-98',
    shape: 'bus',
    text: `redBus
Booking confirmed
Delhi → Rishikesh
Thu 24 Dec
22:45 — 05:15 (25 Dec)
Shatabdi Travels
A/C Seater / Sleeper (2+1)
Boarding point
22:30  Kashmere Gate metro, Gate 2
Dropping point
05:15  Natraj Chowk
Passenger  Mohit (M, 29)  Seat 5
Ticket no. TS7G88102931
₹ 749 paid via UPI`,
    expected: [
      leg('bus', '', 'Delhi > Rishikesh', '2026-12-24 22:45 > 05:15+1', {
        name: 'Shatabdi Travels',
        seat: '5',
        class: 'A/C Seater / Sleeper',
        fare: 749,
        reference: 'TS7G88102931',
        free: ['departs', 'class'],
      }),
    ],
  },
  {
    id: 'fresh-99',
    shape: 'bus',
    text: `MSRTC: Ticket booked. From PUNE (SWARGATE) To MAHABALESHWAR, Dt 19/12/2026 Time 05:45, Bus Type SEMI LUXURY (HIRKANI), Seat No 3,4, PNR MH7120934, Fare 610. Boarding SWARGATE.`,
    expected: [
      leg('bus', '', 'PUNE > MAHABALESHWAR', '2026-12-19 05:45', {
        name: 'MSRTC',
        seat: '3,4',
        class: 'SEMI LUXURY',
        fare: 610,
        reference: 'MH7120934',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'fresh-100',
    shape: 'bus',
    text: `KSRTC e-TICKET
Ticket No : J88120934      Trip Code : 0600MYSOOT
From : MYSURU              To : UDHAGAMANDALAM (OOTY)
Class : RAJAHAMSA          Platform : 7
Journey Date & Dep Time : 30/01/2027 06:00
Arrival : 30/01/2027 10:30
Seat Nos : 9, 10
Passenger : Smt Leela (F 60), Master Om (M 9)
Basic fare 596 | Reservation 40 | Toll 24 | Total 660`,
    expected: [
      leg('bus', '0600MYSOOT', 'MYSURU > ', '2027-01-30 06:00 > 10:30+0', {
        to: ['UDHAGAMANDALAM', 'OOTY'],
        name: 'KSRTC',
        seat: '9,10',
        fare: 660,
        reference: 'J88120934',
        free: ['class', 'name'],
      }),
    ],
  },
  {
    id: 'fresh-101',
    shape: 'bus',
    text: `FlixBus booking 330 1187 2245
Jaipur - Delhi
Sun 27 Dec 2026
06:20 Jaipur (Sindhi Camp)
11:40 Delhi (ISBT Kashmere Gate)
Bus 1420, direct
1 adult, seat 3D
Total: ₹799.00`,
    expected: [
      leg('bus', '', 'Jaipur > Delhi', '2026-12-27 06:20 > 11:40+0', {
        name: 'FlixBus',
        seat: '3D',
        fare: 799,
        reference: '33011872245',
        free: ['reference', 'number'],
      }),
    ],
  },
  {
    id: 'fresh-102',
    shape: 'bus',
    text: `Sangitam Travels: Dear passenger, your seat 14 (SL) for Nagpur-Pune dt 28-12-2026 is CONFIRMED. Bus dep 17:00 Nagpur, your pickup 17:40 at Butibori. Reporting 17:25. TKT ST-441290, Rs.1300/-. Thank you.`,
    expected: [
      leg('bus', '', 'Nagpur > Pune', '2026-12-28 17:40', {
        name: 'Sangitam Travels',
        seat: '14',
        fare: 1300,
        reference: ['ST441290', 'ST-441290'],
        free: ['departs', 'class'],
      }),
    ],
  },
  {
    id: 'fresh-104',
    shape: 'bus',
    text: `HRTC online: PNR 26HR118820 | Shimla - Manali | 22-12-2026 | Dep 08:30 | Ordinary | Seat 11 | Rs 492 | Boarding ISBT Tutikandi | Reach 10 min early`,
    expected: [
      leg('bus', '', 'Shimla > Manali', '2026-12-22 08:30', {
        name: 'HRTC',
        seat: '11',
        fare: 492,
        reference: '26HR118820',
        free: ['class'],
      }),
    ],
  },
  {
    id: 'fresh-132',
    shape: 'bus',
    text: `redBus Ticket
eTicket                                         Need help? redbus.example/help
Ticket no: TR9K77120934                         PNR no: PRV1187

Chennai → Madurai                               Sunday, January 17, 2027

Parveen Travels                                 09:45 PM          10:00 PM
A/C Sleeper (2+1)                               Reporting time    Departure time
                                                05:30 AM
                                                Dropping time
Boarding point details
Location: Perungalathur
Landmark: Opp. bus stand
Address: GST Road, Chennai
Contact number: 04400000000
Dropping point details
Mattuthavani Bus Stand

Passenger Details (Age, Gender)                 Seat Number
Selvi R (45, Female)                            L3
Mani R (49, Male)                               L6

Total Fare : Rs. 2,310.00 (inclusive of GST and service charge, if applicable)`,
    expected: [
      leg('bus', '', 'Chennai > Madurai', '2027-01-17 22:00 > 05:30+1', {
        name: 'Parveen Travels',
        seat: 'L3,L6',
        class: 'A/C Sleeper',
        fare: 2310,
        reference: ['TR9K77120934', 'PRV1187'],
        free: ['class', 'seat'],
      }),
    ],
  },
  {
    id: 'fresh-133',
    shape: 'bus',
    text: `Gujarat State Road Transport Corporation
ONLINE RESERVATION TICKET
PNR No : G77120981          Txn. Date : 21/11/2026 18:40
Trip Code : 2200AHDDIU      Class of Service : VOLVO SEATER
Start Place : AHMEDABAD (GEETA MANDIR)     End Place : DIU
Date of Journey : 15/01/2027               Departure Time : 22:00
Passenger Boarding Point : PALDI           Boarding Time : 22:20
No. of Seats : 2     Seat No : 13,14
S.No  Passenger Name   Age  Gender
1     NIRAV SHAH       33   M
2     HETAL SHAH       31   F
Basic Fare : 1,610.00   Reservation Fee : 20.00   GST : 82.00   Total Amount : 1,712.00`,
    expected: [
      leg('bus', '2200AHDDIU', 'AHMEDABAD > DIU', '2027-01-15 22:20', {
        name: ['GSRTC', 'Gujarat State Road Transport Corporation'],
        seat: '13,14',
        fare: 1712,
        reference: 'G77120981',
        free: ['class', 'name', 'departs'],
      }),
    ],
  },
  {
    id: 'fresh-162',
    shape: 'bus',
    text: `Ticket Confirmed ✅
Route: Kochi ➜ Bengaluru
Travels: Kallada Travels (Suresh)
Journey Date: 29/01/2027 (Fri)
Boarding Time & Place: 08:10 PM, Vytilla Hub
Dropping Time & Place: 06:30 AM (30/01/2027), Madiwala
Seat: L5 | Fare: ₹1,470
PNR: KLD771209 | redBus ID: TT8812093
Contact: 9400000000`,
    expected: [
      leg('bus', '', 'Kochi > Bengaluru', '2027-01-29 20:10 > 06:30+1', {
        name: 'Kallada Travels',
        seat: 'L5',
        fare: 1470,
        reference: ['KLD771209', 'TT8812093'],
      }),
    ],
  },
  {
    id: 'fresh-163',
    shape: 'bus',
    text: `SETC: PNR T81200934 TRICHY-CHENNAI(KCBT) 2130TRYCHE 24/01/2027 21:30 Ultra Deluxe Seats 11,12 Boarding: TRICHY CENTRAL BS Fare Rs.640.00. Bus details 30 mins before dep.`,
    expected: [
      leg('bus', '', 'TRICHY > CHENNAI', '2027-01-24 21:30', {
        name: 'SETC',
        seat: '11,12',
        fare: 640,
        reference: 'T81200934',
        free: ['class', 'number'],
      }),
    ],
  },
  {
    id: 'fresh-164',
    shape: 'bus',
    text: `IntrCity SmartBus e-ticket
Booking no: IC77120098
Delhi (Anand Vihar) - Lucknow (Alambagh)
Wed, 13 Jan 2027 11:15 PM
Thu, 14 Jan 2027 06:45 AM
Seat 12B lower
Fare 1,199 | Discount 200 | Total 999`,
    expected: [
      leg('bus', '', 'Delhi > Lucknow', '2027-01-13 23:15 > 06:45+1', {
        name: 'IntrCity SmartBus',
        seat: '12B',
        fare: 999,
        reference: 'IC77120098',
      }),
    ],
  },
  {
    id: 'fresh-134',
    shape: 'bus',
    text: `AbhiBus: Dear Lokesh, your ticket is booked. Jabbar Travels, Bangalore-Goa, DOJ 22-01-2027, Ref ABH4471092, Opr PNR JT-88120. Bus starts 18:30 from Kalasipalyam; your boarding Yeshwanthpur 19:40, report 19:25. Drop: Mapusa 09:00 on 23-01. Seat 2L. Fare Rs 1890.`,
    expected: [
      leg('bus', '', 'Bangalore > Goa', '2027-01-22 19:40 > 09:00+1', {
        name: 'Jabbar Travels',
        seat: '2L',
        fare: 1890,
        reference: ['ABH4471092', 'JT88120'],
        free: ['departs'],
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
]
