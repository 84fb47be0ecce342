import type { TicketText } from '../ticket-text.ts'

export const ASIDE_RAIL_AND_BUS: TicketText[] = [
  {
    id: 'second-15',
    shape: 'bus',
    text: `MSRTC e-Ticket
PNR No: M20981145  Ticket No: 500771842
Bus Service Type: SHIVNERI  Trip No: 41872
From Stop: DADAR  To Stop: SWARGATE  Route: DADAR-PUNE
Jrny Date: 06/12/2026  Dep.Time: 07:45  Apprx Arr.Time: 11:30
Seats: 13,14  Adults: 1  Sr.Citizen: 1
Basic Fare 770.00 ASN Amt 2.00 Reservation 10.00 GST 38.60 Net Amt 820.60
Passenger: Smita Joglekar. Half fare pass holders carry Aadhaar.`,
    expected: [
      {
        kind: 'bus',
        number: '41872',
        name: 'MSRTC',
        from: 'DADAR',
        to: 'SWARGATE',
        date: '2026-12-06',
        departs: '07:45',
        arrives: '11:30',
        arrivesDays: 0,
        seat: '13,14',
        class: 'SHIVNERI',
        fare: 820.6,
        reference: ['M20981145', '500771842'],
      },
    ],
  },
  {
    id: 'second-16',
    shape: 'bus',
    text: `Thank you for booking with AbhiBus!
Rajahmundry to Hyderabad on Sun, 17 Jan 2027
Sri Kaveri Tours & Travels
Bus type: Volvo 9600 Multi-Axle Semi Sleeper
AbhiBus ID  AB26KQ41178
Operator PNR  KVR-8841
Seats  21W, 22
Pickup  Rajahmundry, Kotipalli Bus Stand, 10:05 PM
Drop  Hyderabad, Lakdikapul, 05:40 AM (18 Jan)
Passengers: G. Satish (M, 41), G. Padma (F, 37)
Total fare  Rs 2,400
Prime savings  Rs 240
Service tax  Rs 108
Net paid  Rs 2,268
Track your bus 30 mins before boarding. Abhi Cash earned: 48.`,
    expected: [
      {
        kind: 'bus',
        name: 'Sri Kaveri Tours & Travels',
        from: 'Rajahmundry',
        to: 'Hyderabad',
        date: '2027-01-17',
        departs: '22:05',
        arrives: '05:40',
        arrivesDays: 1,
        seat: '21W,22',
        class: 'Volvo 9600 Multi-Axle Semi Sleeper',
        fare: 2268,
        reference: ['AB26KQ41178', 'KVR-8841'],
      },
    ],
  },
  {
    id: 'second-17',
    shape: 'bus',
    text: `GSRTC OPRS
Txn Password: hidden. Never share it.
PNR T71830266; Jny Dt 27-12-2026; Frm JUNAGADH To SURAT; Trip 2015JNDSRT; Dep 08:15 PM; Srv GURJARNAGRI; Seats 31 32 33; Amt Rs 1014 (incl. Rs 15 resv charge); Pickup JUNAGADH CENTRAL BS PF 4. Bus no. shown 1 hr before dep.`,
    expected: [
      {
        kind: 'bus',
        number: '2015JNDSRT',
        name: 'GSRTC',
        from: 'JUNAGADH',
        to: 'SURAT',
        date: '2026-12-27',
        departs: '20:15',
        seat: '31,32,33',
        class: 'GURJARNAGRI',
        fare: [1014, 999],
        reference: 'T71830266',
        free: ['class'],
      },
    ],
  },
  {
    id: 'second-19',
    shape: 'bus',
    text: `redBus: Your ticket TW6K20839914 for Coimbatore to Bengaluru on 11-Dec-2026 10:40 PM, Sangeetha Coaches, seat L14 stands CANCELLED. Fare Rs 1,150. Cancellation charges Rs 287.50. Refund Rs 862.50 to source in 3-5 working days. Rebook & get Rs 100 off: BACKAGAIN`,
    expected: 'cancelled',
  },
  {
    id: 'second-20',
    shape: 'railway e-ticket',
    text: `Electronic Reservation Slip (ERS) Normal User
Booked FromBoarding AtTo
VIJAYAWADA JN (BZA)VIJAYAWADA JN (BZA)CHENNAI CENTRAL
(MAS)
Start Date* 19-Dec-2026Departure* 15:30 19-Dec-2026Arrival*
22:10 19-Dec-2026
PNRTrain No./NameClass
421709365820677 / MAS VANDE BHARATAC CHAIR CAR (CC)
QuotaDistanceBooking Date
TATKAL (TQ)431 KM18-Dec-2026 10:00:42 HRS
Passenger Details
#NameAgeGenderBooking StatusCurrent Status
1.T SRINIVASA RAO52MCNF/C6/44/WINDOW SIDECNF/C6/44/WINDOW SIDE
2.T ARUNA48FCNF/C6/45/NO CHOICECNF/C6/45/NO CHOICE
Catering: VEG, VEG
Transaction ID: 100006244108835
Payment Details
Ticket Fare ₹ 2,690.00
Catering Charge ₹ 616.00 (included in Ticket Fare)
IRCTC Convenience Fee (Incl. of GST) ₹ 35.40
Total Fare (all inclusive) ₹ 2,725.40
* The printed departure and arrival times are liable to change.
Please check correct departure, arrival from Railway Station
Enquiry or Dial 139 or SMS RAIL to 139.`,
    expected: [
      {
        kind: 'rail',
        number: '20677',
        name: ['MAS VANDE BHARAT', 'VANDE BHARAT'],
        from: 'VIJAYAWADA JN (BZA)',
        to: 'CHENNAI CENTRAL (MAS)',
        date: '2026-12-19',
        departs: '15:30',
        arrives: '22:10',
        arrivesDays: 0,
        coach: 'C6',
        seat: '44,45',
        class: 'CC',
        fare: [2725.4, 2690],
        reference: ['4217093658', '100006244108835'],
      },
    ],
  },
  {
    id: 'second-22',
    shape: 'railway e-ticket',
    text: `Paytm Trains: ticket booked, PNR
2519938046

Hi Vinod, your seat is confirmed. Show
this message with your original ID to
the TTE. No printout is needed.

Train      22451 CHANDIGARH SF EXP
From       ST  Thu 31 Dec 2026 21:50
To         SWM Fri 1 Jan 2027 07:55
Class      3E    Quota  LADIES? No: GN
Traveller  Vinod Meena, 38 yrs, Male
Berth      M2-61-Side Lower

Fare 915.00, IRCTC fee 35.40, Paytm
fee 15.00, promo -25.00
You paid Rs 940.40

Order ID 19920456631. Need food in
train? Order with RailRestro, pay on
delivery. Call 0000000000.`,
    expected: [
      {
        kind: 'rail',
        number: '22451',
        name: 'CHANDIGARH SF EXP',
        from: '(ST)',
        to: '(SWM)',
        date: '2026-12-31',
        departs: '21:50',
        arrives: '07:55',
        arrivesDays: 1,
        coach: 'M2',
        seat: '61',
        class: '3E',
        fare: [940.4, 915],
        reference: ['2519938046', '19920456631'],
      },
    ],
  },
  {
    id: 'second-24',
    shape: 'railway message',
    text: `PNR-2650718943
Trn:13020
Dt:05-12-26
Frm KGM to HWH
Cls:3A
P1-B3,55
P2-B3,56
Status CNF (was WL 12,13)
Dep 20:40
Chart not prepared. Helpline 139. IR-CRIS`,
    expected: [
      {
        kind: 'rail',
        number: '13020',
        from: '(KGM)',
        to: '(HWH)',
        date: '2026-12-05',
        departs: '20:40',
        coach: 'B3',
        seat: '55,56',
        class: '3A',
        reference: '2650718943',
      },
    ],
  },
  {
    id: 'second-25',
    shape: 'railway message',
    text: `Dear Customer, boarding point of PNR 4538201167, Train 11302 UDYAN EXP, DOJ 18/12/2026 has been changed from GUNTAKAL JN (GTL) to ADONI (AD). Destination PUNE JN (PUNE). Coach A1 berth 27. Sch dep from ADONI 03:44 hrs. Once changed you cannot board from GTL. -IRCTC`,
    expected: [
      {
        kind: 'rail',
        number: '11302',
        name: 'UDYAN EXP',
        from: 'ADONI (AD)',
        to: 'PUNE JN (PUNE)',
        date: '2026-12-18',
        departs: '03:44',
        coach: 'A1',
        seat: '27',
        reference: '4538201167',
      },
    ],
  },
]
