import { expect, test } from 'vitest'
import { all, only } from './read-sample.ts'
import { withStackedWays } from './stacked-ways.ts'

test.each(['Chandigarh\nTo\nMumbai', 'CHANDIGARH\nTO\nMUMBAI', 'Chandigarh\nto\nMumbai', 'Chandigarh\n→\nMumbai'])(
  '%j on a boarding pass: is its way',
  (way) => {
    const text = `IndiGo\nBoarding Pass (Web Check-in)\nKumar/Vishal Mr\n${way}\nFlight\n6E 5267\nBoarding Time\n0555 Hrs
Seat\n19E\nDate\n13 Dec 2026\nDeparture\n0640 Hrs\nPNR\nD9VH4S`
    const { from, to, questions } = only(text)
    expect([from?.name, to?.name]).toEqual(['Chandigarh', 'Mumbai'])
    expect(questions).toEqual([])
  },
)

test.each(['From\nDelhi\nTo\nMumbai', 'Name\nVISHAL KUMAR\nTo\nMumbai', 'Passenger\nTo\nDate'])(
  '%j: is headings with their values',
  (text) => {
    expect(withStackedWays(text)).toBe(text)
  },
)

test('three stops above each other: are asked for, not cut to two', () => {
  const [ticket] = all('Air India AI 442 PNR ABC12D 23 Dec 2026\nDelhi\n→\nAurangabad\n→\nMumbai\n10:00 - 13:40')
  expect(ticket).toMatchObject({ from: null, to: null })
  expect(ticket?.questions.map(({ field }) => field)).toEqual(['from', 'to'])
})
