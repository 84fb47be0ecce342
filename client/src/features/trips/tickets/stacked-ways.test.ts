import { expect, test } from 'vitest'
import { only } from './read-sample.ts'
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
