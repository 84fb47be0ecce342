import { describe, expect, test } from 'vitest'
import { clock, only } from './read-sample.ts'

describe('when one has to be there, beside the departure', () => {
  test.each([
    'Board by 21:05 - 21:30',
    'Boarding by: 21:05',
    'Board between 21:05 and 21:30',
    'Boarding window 21:05-21:30',
    'Counters open 3 hrs before (18:50) and close 60 min before (20:50).',
    'Bag drop shuts 60 minutes prior to departure i.e. 20:50. Gate shuts 25 minutes before departure (21:25).',
    'Counter opens at 18:50.',
    'Check in till 20:50 hrs',
    'Web check-in is open until 20:50',
  ])('%s: is not the departure', (line) => {
    const text = `Akasa Air QP 1812, PNR GV6Y3B
Ayodhya (AYJ) 21:50 - Bengaluru (BLR) 00:35 (+1), 18 Dec 2026
${line}`
    expect(only(text)).toMatchObject({
      departs: clock('21:50'),
      arrives: clock('00:35'),
      arrivesDays: 1,
      questions: [],
    })
  })

  test.each(['be there 10:55 PM', 'be there by 10:55 PM', 'reach 20 mins early (10:55 PM)'])(
    '%s, behind the pick-up of a bus: is not the departure',
    (words) => {
      const text = `zingbus
Delhi → Dehradun
12 Dec 2026
11:15 PM
Pickup: Kashmere Gate, ${words}
Drop: Dehradun ISBT, 5:05 AM`
      expect(only(text)).toMatchObject({ departs: clock('23:15'), arrives: clock('05:05'), arrivesDays: 1 })
    },
  )

  test('web check-in that is open for a flight: says nothing of its day and time', () => {
    const text =
      'Hello! Web check-in is now open for your Air India Express flight IX 1163 VNS-BLR on 30 Nov 26, 16:35 hrs. PNR H7YT5C'
    expect(only(text)).toMatchObject({ date: '2026-11-30', departs: clock('16:35'), questions: [] })
  })
})

describe('a train that one boards on the day after it has started', () => {
  test.each([
    'Train 16347 TVC MAQ EXPRESS\nDOJ 02-12-26, SL\nERS to CLT\nSch Dep 00:15 on 03-12-26 from ERS',
    'TRN:16347,DOJ:02-12-26,SL,ERS-CLT,DP:00:15 (03-12-26),S4 62',
    'Train 16347\nDate of journey 02-12-2026\nFrom ERS to CLT\nDeparture: 03-12-2026 00:15',
  ])('%s: has the day of its departure there', (text) => {
    expect(only(`PNR 4310286674\n${text}`)).toMatchObject({
      date: '2026-12-03',
      departs: clock('00:15'),
      questions: [],
    })
  })

  test('another day than that or the next: is asked', () => {
    const text = 'PNR 4310286674\nTRN:16347,DOJ:02-12-26,SL,ERS-CLT,DP:00:15 (05-12-26)'
    expect(only(text).questions.map(({ field }) => field)).toContain('date')
  })
})

test.each([
  'Counter booking opens 7 am',
  'Ticket window closes at 7 pm. Canteen opens 6 am',
  'Booking counter opens: 6:30',
])('%s: is neither the departure nor the arrival of a bus', (line) => {
  const text = `HRTC Ticket\nShimla to Manali\nDate 12-12-2026 Dep 08:30 PM\nSeat 12 Fare Rs 650\nPNR HR2281193\n${line}`
  expect(only(text)).toMatchObject({ departs: clock('20:30'), arrives: null, questions: [] })
})

test.each(['Rs 6,377 paid via UPI on 28 Nov 2026, 09:12 AM', 'Amount paid on 28 Nov 2026 09:12 AM'])(
  '%s: is no day of the journey',
  (line) => {
    const text = `IX 2935 Bengaluru - Varanasi PNR M9KC3A\n${line}\n26 Feb 2027\nBLR 10:50 AM\nVNS 01:30 PM`
    expect(only(text)).toMatchObject({ date: '2027-02-26', departs: clock('10:50'), arrives: clock('13:30') })
  },
)

test('paid on no day: leaves the day of the journey', () => {
  const text = 'Booked! Delhi to Manali Volvo, paid on UPI. 26 Feb 2027, 8:30 pm, seats 3,4, PNR ZB551208'
  expect(only(text)).toMatchObject({ date: '2027-02-26', departs: clock('20:30') })
})

test('a fare that is refundable, above the two ends of a flight: says nothing of their times', () => {
  const text = `IndiGo\n6E - 2418\nREFUNDABLE\nLucknow\n(LKO)\nWed - 27 Jan 2027\n13:50\n02h 15m\nNavi Mumbai\n(NMI)\nWed - 27 Jan 2027\n16:05`
  expect(only(text)).toMatchObject({ departs: clock('13:50'), arrives: clock('16:05'), arrivesDays: 0 })
})

test.each(['Shirdi pahonchse: 5.00 am savare', 'Shirdi pahunchegi 5:00 am'])('%s: is the arrival', (line) => {
  const text = `SHREE BALAJI TRAVELS\nSurat to Shirdi\nDt. 08.01.2027\nSeat: SL-5\nPickup: Kamrej 8.30 pm\n${line}\nTkt no 2217`
  expect(only(text)).toMatchObject({ departs: clock('20:30'), arrives: clock('05:00'), arrivesDays: 1 })
})
