import { describe, expect, it } from 'vitest'
import { type Flow, ribbonLayout } from './ribbon-layout.ts'

const flow = (from: string, to: string, paise: number, claimed = false): Flow => ({
  id: `${from}:${to}`,
  from,
  to,
  paise,
  mine: from === 'ananya' || to === 'ananya',
  claimed,
})
const options = { me: 'ananya', width: 100, slot: 60 }

describe('ribbonLayout', () => {
  const flows = [
    flow('joseph', 'meera', 343_900, true),
    flow('ananya', 'meera', 164_900),
    flow('tenzin', 'farhan', 16_500),
    flow('tenzin', 'meera', 259_400),
    flow('lakshmi', 'farhan', 71_600),
  ]
  const layout = ribbonLayout(flows, options)

  it('puts the reader first, then the largest amount first, on each side', () => {
    expect(layout.debtors.map(({ id }) => id)).toEqual(['ananya', 'joseph', 'tenzin', 'lakshmi'])
    expect(layout.creditors.map(({ id }) => id)).toEqual(['meera', 'farhan'])
  })

  it('makes both ends of a side as high as their ribbons together', () => {
    const heights = (ends: typeof layout.debtors) => ends.reduce((sum, { height }) => sum + height, 0)
    expect(heights(layout.debtors)).toBeCloseTo(heights(layout.creditors))
  })

  it('draws a ribbon twice as wide for twice the amount', () => {
    const { debtors } = ribbonLayout([flow('a', 'z', 200_00), flow('b', 'z', 100_00)], options)
    expect(debtors[0]?.height).toBeCloseTo(2 * (debtors[1]?.height ?? 0))
  })

  it('keeps the people of a side apart, within the height', () => {
    for (const ends of [layout.debtors, layout.creditors]) {
      for (const [index, end] of ends.entries()) {
        const before = ends[index - 1]
        expect(end.top).toBeGreaterThanOrEqual(before ? before.top + before.height : 0)
        if (before) expect(end.middle - before.middle).toBeGreaterThanOrEqual(options.slot)
        expect(end.top + end.height).toBeLessThanOrEqual(layout.height)
      }
    }
  })

  it('writes no amount over another', () => {
    const labels = layout.ribbons.flatMap(({ label }) => (label ? [label.y] : [])).toSorted((a, b) => a - b)
    expect(labels.length).toBeGreaterThan(2)
    for (const [index, y] of labels.entries())
      if (index > 0) expect(y - (labels[index - 1] ?? 0)).toBeGreaterThanOrEqual(24)
  })

  it('draws the only debt of two people as a ribbon, not as a slab', () => {
    const { debtors, height } = ribbonLayout([flow('a', 'ananya', 2_478_75)], options)
    expect(debtors[0]?.height).toBe(72)
    expect(height).toBeLessThan(100)
  })

  it('shows a tiny amount as a visible line', () => {
    const { debtors } = ribbonLayout([flow('a', 'z', 1), flow('b', 'z', 900_000_00)], options)
    expect(Math.min(...debtors.map(({ height }) => height))).toBeGreaterThanOrEqual(3)
  })

  it('with more than eight people shows the own ribbons and the others as one, with whole sums', () => {
    const many = [
      flow('ananya', 'meera', 500_00),
      ...Array.from({ length: 7 }, (_, index) => flow(`p${index}`, index < 4 ? 'meera' : 'farhan', 100_00)),
    ]
    const { debtors, creditors, ribbons } = ribbonLayout(many, options)
    expect(debtors.map(({ id, others }) => [id, others])).toEqual([
      ['ananya', 0],
      ['others', 7],
    ])
    expect(creditors.map(({ id, others }) => [id, others])).toEqual([
      ['meera', 0],
      ['others', 1],
    ])
    expect(creditors[0]?.paise).toBe(900_00)
    expect(ribbons.reduce((sum, { paise }) => sum + paise, 0)).toBe(1_200_00)
  })

  it('with exactly eight people shows each of them', () => {
    const eight = Array.from({ length: 7 }, (_, index) => flow(`p${index}`, 'meera', 100_00))
    expect(ribbonLayout(eight, options).debtors).toHaveLength(7)
  })

  it('without transfers is empty', () => {
    expect(ribbonLayout([], options)).toEqual({ height: 0, debtors: [], creditors: [], ribbons: [] })
  })
})
