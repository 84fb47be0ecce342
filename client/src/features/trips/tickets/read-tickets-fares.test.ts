import { expect, test } from 'vitest'
import { all, only } from './read-sample.ts'

const trip = (more: string) => `Booking reference: 8HJ2QW
6E 6174 Kochi (COK) - Bengaluru (BLR), 18 Jan 2027, 09:40 - 10:50
6E 5318 Bengaluru (BLR) - Ranchi (IXR), 21 Jan 2027, 07:15 - 09:45
${more}`
const asked = (text: string) => all(text).map(({ questions }) => questions.map(({ field }) => field))

test('two legs of a text that names no price: are asked for none', () => {
  expect(asked(trip('Have a pleasant flight'))).toEqual([[], []])
})

test.each(['Total paid: Rs. 12,480', 'Fare USD 412.00', 'Dono ka mila ke 12480 rupaye'])(
  'two legs of a text with one price for both (%s): are asked for theirs',
  (line) => {
    expect(asked(trip(line))).toEqual([['fare'], ['fare']])
  },
)

const bus = (fare: string) => `KSRTC e-ticket\nPNR No: K71883406\nFrom: MYSURU\nTo: MADIKERI
Journey Date: 18 Dec 2026\nDeparture Time: 20:30\nSeat No: 15\n${fare}`

test.each([
  ['Fare 250.00   Reservation 20.00   Levy 5.00   Amount 275.00', 275],
  ['Fare: Rs 250\nReservation: Rs 20\nAmount: Rs 270', 270],
])('parts of a price with their sum (%s): the sum is paid', (fare, sum) => {
  expect(only(bus(fare))).toMatchObject({ fare: sum, questions: [] })
})

test('two prices of which none is the sum of parts: are asked', () => {
  const { fare, questions } = only(bus('Fare 250.00   Levy 5.00   Amount 300.00'))
  expect({ fare, fields: questions.map(({ field }) => field) }).toEqual({ fare: null, fields: ['fare'] })
})

test.each(['Rs 7,200 (paid 2,000)', '₹7,200 (advance ₹2,000 paid)', 'INR 7200 (advance 2000)'])(
  'a stay of which a part is paid (%s): costs the whole',
  (price) => {
    const text = `Hill View Homestay, Munnar. Check-in 20 Feb 2027 noon, check-out 22 Feb 2027 11 AM. ${price}. Booking ref TRR-0619.`
    expect(only(text)).toMatchObject({ fare: 7200, departs: 720, arrives: 660 })
  },
)

test.each([
  ['Fare ₹1,930', 'Fare ₹6,180', 'Total amount ₹8,708'],
  ['Ticket price Rs 1,930', 'Ticket price Rs 6,180', 'Convenience fee Rs 350\nGrand total Rs 8,460'],
  ['fare Rs 1,930.00', 'fare Rs 6,180.00', 'You paid Rs 8,060'],
])('%s, %s and %s for both: each ticket has its own', (first, second, both) => {
  const text = `PNR 2456170338
12014 Amritsar Shatabdi
ASR 04:55, Mon 07 Dec 2026 → NDLS 11:05, Mon 07 Dec 2026
${first}

PNR 2744905126
12302 Howrah Rajdhani
NDLS 16:50, Mon 07 Dec 2026 → HWH 09:55, Tue 08 Dec 2026
${second}

${both}`
  expect(all(text).map(({ fare }) => fare)).toEqual([1930, 6180])
})

test.each(['Balance            NIL', 'Balance due: Rs 0', 'Balance amount: zero', 'Bal. 0.00'])(
  'advance beside %j: is the whole price',
  (line) => {
    const text = `Bolgatty Palace, Kochi\nBooking no MT99182\nCheck-in 26.02.2027 14:00\nCheck-out 28.02.2027 12:00
Tariff 9,500.00 x 2 nights\nAdvance received   Rs 22,420.00\n${line}`
    expect(only(text)).toMatchObject({ fare: 22420, questions: [] })
  },
)

test.each(['₹649 (ticket ₹599 + assurance ₹50)', 'Rs 649 (fare Rs 599, insurance Rs 50)'])(
  '%s: is the first, which is the sum of the others',
  (price) => {
    const text = `NueGo\nDelhi to Agra\n12 Dec 2026 09:15 AM\nSeat 4 PNR NG882134\n${price}`
    expect(only(text)).toMatchObject({ fare: 649, questions: [] })
  },
)

test.each([
  ['GST ₹90 (CGST ₹45 + SGST ₹45)\nBooking value ₹1890'],
  ['Discount ₹150 (coupon ₹100 + wallet ₹50). Booked at ₹849.'],
])('tax or discount with its parts (%j): is no fare', (words) => {
  expect(only(`VRL Travels bus TS1234567 Bengaluru to Chennai 23/12/2026 22:30 seat 12\n${words}`).fare).toBeNull()
})

test('two bookings with a total each: keep their totals', () => {
  const text = `PNR ABC12D 6E 2134 DEL-BOM 23 Dec 2026 07:00 - 09:10
Base fare: Rs 4000
Total fare: Rs 4000

PNR XYZ98K 6E 2135 BOM-DEL 28 Dec 2026 18:00 - 20:10
Base fare: Rs 4000
Taxes: Rs 600
Total fare: Rs 4600`
  expect(all(text).map(({ fare }) => fare)).toEqual([4000, 4600])
})

const flight = (line: string) => `AI 2429 Mumbai (BOM) - Chennai (MAA) 14 Dec 2026 19:15 PNR 6PXW3J\n${line}`

test.each([
  'Your bid for an upgrade was successful. INR 4,500 has been charged.',
  'You have paid Rs 4,500 for the upgrade.',
  'Seat chahiye? Sirf Rs 250 se shuru',
])('what an extra costs (%s): is no fare', (line) => {
  expect(only(flight(line))).toMatchObject({ fare: null, questions: [] })
})

test.each([
  ['Base fare 4,000 Taxes 460 Gross 4,460', 4460],
  ['Gross 5,000 Discount 500 Net 4,500', 4500],
  ['net 14,250 for both', 14250],
  ['SEAT 4A RS 582 CANCEL UPTO 2 HRS PRIOR', 582],
  ['Fare 5,200. Cancel fee Rs 3,500', 5200],
  ['Total paid Rs 4,500 for seats 4A, 4B', 4500],
])('%s: the whole is paid', (line, fare) => {
  expect(only(flight(line))).toMatchObject({ fare, questions: [] })
})
