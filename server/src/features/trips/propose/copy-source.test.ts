import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { stayOf } from './copy-source.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')

test.each([
  ['kedarnath-badrinath', 6],
  ['leh-ladakh', 7],
  ['gangtok-north-sikkim', 10],
])(
  'the stay of %s: is that of all its towns, though one goes on to the next before the first sight',
  (placeId, month) => {
    const request = { placeId, from: 'delhi', people: 2, days: 6, month } as const
    const proposal = proposeTrip(loadDataset(), request, NOW)
    if (!proposal) throw new Error('no proposal')
    const nights = proposal.items.filter(({ title }) => title.startsWith('Night in ')).map(({ day }) => day)
    const { first, last } = stayOf(proposal)
    expect([first, last]).toEqual([nights[0], (nights.at(-1) ?? 0) + 1])
  },
)
