import { expect, test } from 'vitest'
import { withoutOptions } from './other-options.ts'
import { all, clock } from './read-sample.ts'

const train = `ConfirmTkt
PNR 2638801947
13149 Kanchan Kanya Exp
Sealdah (SDAH) 20:35, 23 Dec 2026
New Alipurduar (NOQ) 10:40, 24 Dec 2026
WL 37
Total ₹ 2,410`

test.each([
  'Alternate: 12377 Padatik Exp 23:20, 3A Available 12',
  'Other trains on this route\n12377 Padatik Exp 23:20 AVL 14\n12343 Darjeeling Mail 22:05 AVL 45',
  'More options: 12343 Darjeeling Mail 22:05',
  'You may also like: VRL Travels 20:30, Rs 1,450',
  'Travelling back? 13150 NOQ 17:05 - SDAH 08:10 on 28 Dec 2026 from Rs 899',
  'Book your return: 13150 on 28 Dec 2026',
])('%s: is no leg of the booking', (offer) => {
  expect(all(`${train}\n\n${offer}`)).toMatchObject([
    { number: '13149', date: '2026-12-23', fare: 2410, questions: [] },
  ])
})

test.each([
  'Alternate train: 12377 Padatik Exp, 23 Dec 2026\nYour train 13149 is cancelled.',
  'Coming back: Kedarnath to Sersi, 11:20',
  'Return journey\n13150 on 28 Dec 2026',
])('%s: is kept', (text) => {
  expect(withoutOptions(text)).toBe(text)
})

test.each(['Help available 24/7 at 139', 'Meals available 24 hours before'])(
  '%s: does not drop what is booked on its line',
  (words) => {
    const text = `Your train 12951 leaves MMCT for NDLS on 23-12-2026 at 17:00, coach B2 berth 34. ${words}`
    expect(all(text)).toMatchObject([{ number: '12951', date: '2026-12-23', departs: clock('17:00') }])
  },
)

test.each([
  'More services: Live tracking',
  'Alternate contact: NA',
  'Also available in the app',
  'You may also need a photo ID at the desk.',
])('%s: drops nothing that stands below it', (words) => {
  const text = `IRCTC e-ticket\nPNR: 2638801947\n${words}\nTrain: 12951 MMCT-NDLS\nDOJ: 23-12-2026 Dep 17:00\nB2 34`
  expect(all(text)).toMatchObject([{ number: '12951', date: '2026-12-23', questions: [] }])
})

test.each([
  ['Other train', '2638801948 12952 NDLS-MMCT 28-12-2026 16:55', '12952'],
  ['Other flight: 6E 2135 BOM-DEL 28 Dec 2026 18:00-20:10,', 'XYZ98K', '6E2135'],
])('%s with a PNR: is booked too', (words, rest, number) => {
  const text = `PNR 2638801947 12951 MMCT-NDLS 23-12-2026 17:00\n${words} PNR ${rest}`
  expect(all(text).map((ticket) => ticket.number)).toEqual(['12951', number])
})

test('train given under VIKALP: is told beside the booked one', () => {
  const text = `IRCTC: PNR 2638801947 (12951 MMCT-NDLS 23-12-2026) has been given VIKALP.
Alternate train: 12953 MMCT-NZM DOJ 23-12-2026 Dep 17:10, B2 34 CNF`
  expect(all(text).map(({ number }) => number)).toEqual(['12951', '12953'])
})

test.each([
  'Other sailings\nPort Blair - Neil 23 Dec 2026 14:00',
  'Book your return\n13150 NOQ-SDAH 28 Dec 2026 17:05',
  'Other trains with confirmed seats\n12377 Padatik Exp 23 Dec 2026 23:20',
  'Other trains\n12377 Padatik Exp 23 Dec 2026 23:20, seats 12 available',
])('%s: is no leg of the booking', (offer) => {
  expect(all(`${train}\n\n${offer}`).map(({ number }) => number)).toEqual(['13149'])
})

test('sentence with the day and the time of a journey that may be delayed: is read', () => {
  const text = 'Makruzz MK1234567: your ferry Port Blair - Havelock of 23 Dec 2026 08:00 may be delayed due to weather.'
  expect(all(text)).toMatchObject([{ date: '2026-12-23', departs: clock('08:00') }])
})

test.each(['opens', 'begins:', 'is available from'])('stay whose check-in %s on a day: begins on it', (words) => {
  const text = `Villa Rosa, Goa. Confirmation code HM1234ABCD\nCheck-in ${words} 23 Dec 2026, 2 PM\nCheck-out: 25 Dec 2026, 11 AM`
  expect(all(text)).toMatchObject([{ kind: 'stay', date: '2026-12-23', departs: clock('14:00'), arrivesDays: 2 }])
})
