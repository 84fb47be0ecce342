import { leg, stay } from '../own/short-labels.ts'
import type { TicketText } from '../ticket-text.ts'

export const ASIDE_OTHERS: TicketText[] = [
  {
    id: 'aside-14',
    shape: 'hotel',
    text: `MakeMyTrip Hotel Voucher
Booking ID: NH2440198837721
Booked on Fri 27 Nov 2026, 10:44 PM

Zostel Plus Poombarai
Poombarai Road, Kodaikanal
GUEST NAME  Harini S (+1)
CHECK-IN            CHECK-OUT
15 Jan 2027         18 Jan 2027
01:00 PM            10:00 AM
3 NIGHTS | 1 ROOM | 2 ADULTS
Room type: Mountain View Private Room
Meal: Room only

Base price (1 room x 3 nights) 11,400
Taxes & service fees 1,368
Discount -1,000
Total Amount 11,768
PAID 11,768`,
    expected: [
      stay('Zostel Plus Poombarai', 'Kodaikanal', '2027-01-15 13:00 > 10:00+3', {
        to: ['Kodaikanal', 'Poombarai'],
        fare: 11768,
        reference: 'NH2440198837721',
      }),
    ],
  },
  {
    id: 'aside-15',
    shape: 'hotel',
    text: `Booking.com
Your booking is confirmed at Hotel Meghavan Coorg Retreat
Confirmation: 5521.337.904    PIN: 4410
Check-in Fri 12 Feb 2027 (14:00 - 22:00)
Check-out Sun 14 Feb 2027 (07:00 - 11:00)
Your booking: 2 nights, 1 room
Room: Deluxe Cottage with balcony
Address: Galibeedu Post, 571201 Madikeri, India
Price ₹ 9,400
12% GST ₹ 1,128
Total ₹ 10,528
No prepayment. You can cancel for free until 10 Feb 2027.`,
    expected: [
      stay('Meghavan Coorg Retreat', 'Madikeri', '2027-02-12 14:00 > 11:00+2', {
        to: ['Madikeri', 'Coorg'],
        fare: 10528,
        reference: '5521337904',
      }),
    ],
  },
  {
    id: 'aside-16',
    shape: 'hotel',
    text: `RTDC Hotel Moomal, Jaisalmer
Online reservation slip no. RT/26/118843
Guest: Sh. Devendra Rathore    Persons: 2+1
From 04/01/2027 to 06/01/2027 (2 nights)
Room category: Super Deluxe AC x 1
Check in 12 noon  Check out 11 am
Tariff 3200 x 2 = 6400   GST 768   Total 7168/-
Received online 28/11/2026, Txn 7740019283`,
    expected: [
      stay('Hotel Moomal', 'Jaisalmer', '2027-01-04 12:00 > 11:00+2', { fare: 7168, reference: 'RT26118843' }),
    ],
  },
  {
    id: 'aside-17',
    shape: 'bus',
    text: `HRTC - Himachal Road Transport Corporation
Ticket No: HR20270104551
Volvo AC (2x2)   Route: DELHI - MANALI
Boarding: ISBT Kashmiri Gate, Platform 31
Boarding Date/Time: 02 Jan 2027 20:30
Destination: Manali Bus Stand    ETA 09:45, 03 Jan 2027
Passenger: Tenzin Norbu  M/30  Seat 7
Base 1,412  Reservation 25  Total 1,437`,
    expected: [
      leg('bus', '', 'Delhi > Manali', '2027-01-02 20:30 > 09:45+1', {
        name: 'HRTC',
        seat: '7',
        fare: 1437,
        reference: 'HR20270104551',
        free: ['class', 'name'],
      }),
    ],
  },
  {
    id: 'aside-18',
    shape: 'forwarded',
    text: `Fwd msg from chachu 👇👇
*Train ka ticket ho gaya* 🎉
Train no 12957 Swarna Jayanti Rajdhani
ADI se NDLS
Date: 14 January 2027 (Thursday)
Time shaam 5.45
Coach B5, seats 1, 2, 3
PNR 2518839041
Sab log ID card lana mat bhoolna 🙏`,
    expected: [
      leg('rail', '12957', '(ADI) > (NDLS)', '2027-01-14 17:45', {
        coach: 'B5',
        seat: '1,2,3',
        reference: '2518839041',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'aside-19',
    shape: 'forwarded',
    text: `hey both bookings below

1) IndiGo 6E-6814, CCU-IXZ, 10 Jan 27, 05:50-08:05, PNR L7PDXK
2) Hotel: SeaShells Havelock, 11 Jan to 14 Jan (3N), check in 12pm, ref SS-20931

flight is 7,240 for both of us, hotel 27,000 total`,
    expected: [
      leg('air', '6E6814', '(CCU) > (IXZ)', '2027-01-10 05:50 > 08:05', {
        name: 'IndiGo',
        reference: 'L7PDXK',
        arrivesDays: 0,
        free: ['fare'],
      }),
      stay('SeaShells Havelock', 'Havelock', '2027-01-11 12:00', {
        arrivesDays: 3,
        reference: 'SS20931',
        free: ['class', 'fare', 'to'],
      }),
    ],
  },
  {
    id: 'aside-20',
    shape: 'changed',
    text: `IRCTC: Journey date of PNR 6728819034 changed on your request. Train 12649 KTK SAMPRK K, YPR to NZM. Old DOJ 05-Feb-2027, New DOJ 07-Feb-2027, Dep 13:35, Class 3A, Status CNF B7 12.`,
    expected: [
      leg('rail', '12649', '(YPR) > (NZM)', '2027-02-07 13:35', {
        coach: 'B7',
        seat: '12',
        class: '3A',
        reference: '6728819034',
        free: ['name'],
      }),
    ],
  },
  {
    id: 'aside-21',
    shape: 'unclear',
    text: `Bhai flight ka PNR bhej raha hu: T8KQWZ. Akasa QP 1107, BOM to BLR. 03/02/27 ya 04/02/27 confirm karke batata hu, departure 19.55`,
    expected: [
      {
        kind: 'air',
        number: 'QP1107',
        name: 'Akasa',
        from: '(BOM)',
        to: '(BLR)',
        departs: '19:55',
        reference: 'T8KQWZ',
        ask: ['date'],
      },
    ],
  },
  {
    id: 'aside-22',
    shape: 'calendar',
    text: `BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
UID:bk-20991@example
DTSTART;VALUE=DATE:20270219
DTEND;VALUE=DATE:20270222
SUMMARY:Stay at Evolve Back Hampi
LOCATION:Hallikeri, Kamalapura, Hampi
DESCRIPTION:Confirmation EBH-55102. Check-in from 13:00, check-out by 11:00.
END:VEVENT
END:VCALENDAR`,
    expected: [
      stay('Evolve Back Hampi', 'Hampi', '2027-02-19 13:00 > 11:00+3', {
        reference: 'EBH55102',
        free: ['class', 'to'],
      }),
    ],
  },
]
