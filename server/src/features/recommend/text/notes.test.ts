import { expect, test } from 'vitest'
import { answer, card, timed } from './sample-card.ts'

const noted = (...of: Parameters<typeof card>) => card(...of).notes!.join('\n')

test('how children were counted on the trains, of an answer that has trains', () => {
  const counted = 'On trains the child of 5 to 11 has a seat or berth at the whole fare; without one it is half.'
  expect(answer({}, { adults: 2, childrenAges: [7] }).note).toContain(counted)
  expect(answer({}, { adults: 2, childrenAges: [3, 12] }).note).not.toContain('On trains')
})

test('the hours of a long way, unless a caution has them', () => {
  const long = 'about 15 hours each way'
  expect(noted({}, { month: 2 }, { hours: 13 })).toContain(long)
  const hard = card({}, { seniors: 1, month: 2 }, { hours: 13 })
  expect(hard.cautions.join()).toContain('About 15 hours each way is hard on seniors')
  expect(hard.notes!.join()).not.toContain(long)
})

test('an early arrival, whose time no caution has, and then what to do alone', () => {
  const early = { ...timed, departs: '18:02', arrives: '03:02+1' }
  expect(noted({}, {}, early)).toContain('The train arrives at 03:02: wait at the station until it is light')
  const hard = card({}, { seniors: 1 }, early)
  expect(hard.cautions).toContain('The train arrives at 03:02, which is hard on seniors.')
  expect(hard.notes!.join('\n')).toMatch(/^Wait at the station until it is light, or pay for one night more/m)
})

test('the days that a trip does not use, with those of the journey', () => {
  const byDay = { runs: 'day', hours: 7 } as const
  expect(noted({}, { days: 3 })).not.toContain('three days')
  expect(noted({}, { days: 6 })).toContain('Three of your six days are enough here.')
  expect(noted({}, { days: 4 }, byDay)).toContain('One of your four days goes on the journey.')
  expect(noted({}, { days: 6 }, byDay)).toContain(
    'Three of your six days are enough here, and one more goes on the journey.',
  )
  const longer = { ideal_days: [2, 5] as [number, number] }
  expect(noted(longer, { days: 6, budget: '10000' })).toMatch(
    /^\w+ of your six days: at this budget that gives the best trip\.$/m,
  )
  expect(noted(longer, { days: 6, budget: '5000' })).toMatch(/^The total is for two of your six days\.$/m)
})
