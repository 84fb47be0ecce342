import type { TicketText } from '../ticket-text.ts'
import { leg } from './short-labels.ts'

export const DOUBTFUL_MESSAGES: TicketText[] = [
  {
    id: 'varied-35',
    shape: 'unclear',
    text: `[27/11, 9:58 pm] Sameer: bhai Tushar keh raha tha indigo ki flight hai delhi se leh
[27/11, 9:58 pm] Sameer: subah 6 ya 6:30 ki, 18 ko
[27/11, 9:59 pm] Me: kis mahine ki 18?
[27/11, 10:04 pm] Sameer: pata nahi yaar usi se pooch. ticket usi ke mail pe hai`,
    expected: [
      leg('air', '', 'Delhi > Leh', '', {
        ask: ['date', 'departs'],
        free: ['name'],
      }),
    ],
    orNothing: true,
  },
  {
    id: 'varied-36',
    shape: 'unclear',
    text: `...vels
Bus type NON A/C Sleeper (2+1)
Boarding point Anand Rao Circle, 09:1
Dropping point Hampi Bypass, 05:30 AM
Bengaluru → Hospet on Fri 22 Jan 20
Passenger Seat no.
Tejaswini R  U1
Ticket no TX7P11940
Total far`,
    expected: [
      leg('bus', '', 'Bengaluru > Hospet', '2027-01-22', {
        seat: 'U1',
        ask: ['departs'],
        reference: 'TX7P11940',
        free: ['name', 'class', 'arrives'],
      }),
    ],
  },
  {
    id: 'varied-37',
    shape: 'unclear',
    text: `SRS TRAVELS CONF TKT SR5518204 GOA(MAPUSA) TO PUNE DOJ 09/01/2027 SEAT 14 BRDG 00:20 FRI NIGHT 08 JAN PLS NOTE BUS LEAVES AFTER MIDNIGHT. REPORT 23:59. RS 1150 PAID. IN CASE OF DOUBT CALL 080-67446744`,
    expected: [
      leg('bus', '', 'Goa > Pune', '2027-01-09 00:20', {
        name: 'SRS Travels',
        seat: '14',
        fare: 1150,
        reference: 'SR5518204',
        free: ['from'],
      }),
    ],
  },
  {
    id: 'varied-38',
    shape: 'unclear',
    text: `Your flight booking is PENDING ⏳
Cleartrip Trip ID 2611280047713
We've received your payment of ₹ 11,846 but the airline hasn't confirmed the seats yet.
Mumbai (BOM) - Guwahati (GAU)
Akasa Air QP 1187 | Sun, 7 Mar 2027 | 10:25 - 13:25
2 adults: R Kalita, M Kalita
PNR: Awaited
If not confirmed within 4 hours the amount will be refunded in full within 5-7 working days. Please do not book again.`,
    expected: [
      leg('air', 'QP 1187', 'Mumbai (BOM) > Guwahati (GAU)', '2027-03-07 10:25 > 13:25+0', {
        fare: 11846,
        reference: '2611280047713',
        free: ['name'],
      }),
    ],
    orNothing: true,
  },
  {
    id: 'varied-39',
    shape: 'unclear',
    text: `Fwd: Parveen Travels
Chennai to Munnar 26 Dec 2026
Seat 8 Tkt PVN3380917
Dep 08:00 PM Koyambedu (ticket)
-----
Msg 2 from operator: Sir tomorrow bus timing maybe 8.45 or 9pm from Perungalathur, office will confirm evening. Koyambedu boarding not sure
-----
Amma which one to go?? pls ask them`,
    expected: [
      leg('bus', '', 'Chennai > Munnar', '2026-12-26', {
        name: 'Parveen Travels',
        seat: '8',
        reference: 'PVN3380917',
        ask: ['departs'],
      }),
    ],
  },
  {
    id: 'varied-40',
    shape: 'unclear',
    text: `Mummy, I'm maybe coming by Shatabdi on the 20th, either 12012 (evening wali) or 12046, Ritu is booking both and will cancel one. Chandigarh to New Delhi. Seat abhi nahi pata. Don't send papa to station till I call`,
    expected: [
      leg('rail', '', 'Chandigarh > New Delhi', '', {
        ask: ['number', 'date'],
        free: ['name'],
      }),
    ],
    orNothing: true,
  },
  {
    id: 'varied-41',
    shape: 'unclear',
    text: `UPSRTC TKT NO UP77120463 VARANASI TO GORAKHPUR JNY DT 17 DEP 2045 HRS JANRATH AC 3X2 SEAT 34 RS 582 CANCEL UPTO 2 HRS PRIOR. HELPLINE 18001802877`,
    expected: [
      leg('bus', '', 'Varanasi > Gorakhpur', '', {
        departs: '20:45',
        seat: '34',
        fare: 582,
        reference: 'UP77120463',
        ask: ['date'],
        free: ['class', 'name'],
      }),
    ],
  },
  {
    id: 'varied-42',
    shape: 'unclear',
    text: `Sir as discussed options for Kochi - Delhi 16 Jan 2027 (fares not held, subject to change till ticketed):
1) 6E 2136 dep 0610 arr 0925  Rs 7,412
2) AI 2834 dep 1115 arr 1430  Rs 8,050 with meal
3) IX 1162 dep 2040 arr 2355  Rs 6,390 no bag
Pls confirm which one with names as per Aadhaar, then I will issue. Regards, Biju, Malabar Holidays`,
    expected: 'nothing',
  },
  {
    id: 'varied-43',
    shape: 'unclear',
    text: `Himgiri Holidays manali
Tempo traveller / volvo booking slip no. 661
Mr Dhruv x 2 pax
Manali to Chandigarh, 3 Jan 2027, 7:30 baje private bus stand
seat 3-4 volvo
advance 500 bal 1900 on board
(am/pm ka poochna hai bhaiya se, dono time gaadi jaati hai)`,
    expected: [
      leg('bus', '', 'Manali > Chandigarh', '2027-01-03', {
        name: 'Himgiri Holidays',
        seat: '3,4',
        reference: '661',
        ask: ['departs'],
        free: ['class', 'fare'],
      }),
    ],
  },
  {
    id: 'varied-44',
    shape: 'unclear',
    text: `From: bookings@faretrek-usa.example
ITINERARY - see your agent for changes
Traveler: REDDY/SWATHI
Air India AI 2544
Bengaluru BLR to Delhi DEL
01/02/2027  6:15 AM - 9:05 AM
Conf# 6WNT4P    Amount $ 92.40 charged to card ending 4417
All dates may appear in your local or the agency's format. E&OE.`,
    expected: [
      leg('air', 'AI 2544', 'Bengaluru (BLR) > Delhi (DEL)', '', {
        departs: '06:15',
        arrives: '09:05',
        arrivesDays: 0,
        reference: '6WNT4P',
        ask: ['date'],
        free: ['name', 'fare'],
      }),
    ],
  },
]
