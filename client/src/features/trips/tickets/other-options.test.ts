import { expect, test } from 'vitest'
import { withoutOptions } from './other-options.ts'
import { all } from './read-sample.ts'

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
