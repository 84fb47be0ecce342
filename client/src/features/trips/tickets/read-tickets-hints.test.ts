import { expect, test } from 'vitest'
import { clock, only } from './read-sample.ts'

test.each([
  '🛫 Sun, 29 Nov 2026, *20:15*, Mumbai T1\n🛬 Lucknow T3, *22:30*',
  'Departs: 29 Nov 2026 20:15 Mumbai T1\nArrives: 29 Nov 2026 22:30 Lucknow T3',
  'Dep - Mumbai, Terminal 1, 29 Nov 2026, 20:15\nArr - Lucknow, Terminal 3, 22:30',
  'Take-off Mumbai 20:15, 29 Nov 2026\nLanding Lucknow 22:30',
])('places beside their times behind words for the two ends (%s): are the way', (words) => {
  expect(only(`Hey MEGHA 👋\nYou haven't checked in for *QP 1403* yet.\n\n${words}\n🔖 *JD7V5M*`)).toMatchObject({
    from: { name: 'Mumbai' },
    to: { name: 'Lucknow' },
    date: '2026-11-29',
    departs: clock('20:15'),
    arrives: clock('22:30'),
    reference: 'JD7V5M',
    questions: [],
  })
})

test.each(['Tkt no 4471', 'Ticket number: 4471', 'Booking no. SK-4471', 'Receipt # 4471'])(
  'short number of a small office (%s): is that of the booking',
  (words) => {
    const text = `Nagpur to Pune\nShree Krishna Travels ac sleeper\n16 Jan 2027, 7:30 pm\nSeat no L3\n${words}\n1300 paid`
    expect(only(text).reference).toMatch(/^(?:SK)?4471$/)
  },
)
