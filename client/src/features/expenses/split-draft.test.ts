import { describe, expect, it } from 'vitest'
import {
  EMPTY_PERSON,
  fromSplit,
  type SplitDraft,
  type SplitKind,
  splitFigures,
  toSplit,
  withKind,
} from './split-draft.ts'

const ORDER = ['a', 'b', 'c']
const draft = (how: SplitKind, typed: Record<string, string> = {}, chosen = ORDER): SplitDraft => ({
  how,
  chosen,
  typed: Object.fromEntries(
    Object.entries(typed).map(([id, value]) => [id, { ...EMPTY_PERSON, [how === 'equal' ? 'exact' : how]: value }]),
  ),
})

describe('splitFigures', () => {
  it('split equally: gives odd paise to the first', () => {
    expect(splitFigures(100_00, draft('equal'), ORDER)).toEqual({
      of: { a: 33_34, b: 33_33, c: 33_33 },
      leftPaise: 0,
      problem: null,
    })
  })

  it('for some people only: counts them alone, in the order of the ledger', () => {
    expect(splitFigures(101, draft('equal', {}, ['c', 'a']), ORDER).of).toEqual({ a: 51, c: 50 })
  })

  it('without people: says so', () => {
    expect(splitFigures(100_00, draft('equal', {}, []), ORDER).problem).toMatch(/choose who/)
  })

  it('exact amounts: says what is left and what is too much', () => {
    expect(splitFigures(100_00, draft('exact', { a: '60', b: '30.50' }), ORDER)).toMatchObject({
      of: { a: 60_00, b: 30_50, c: 0 },
      leftPaise: 9_50,
      problem: '₹9.50 is not given to anybody yet.',
    })
    expect(splitFigures(100_00, draft('exact', { a: '60', b: '50' }), ORDER).problem).toMatch(/₹10 more/)
    expect(splitFigures(100_00, draft('exact', { a: '60', b: '40' }), ORDER).problem).toBeNull()
  })

  it('percent: is exact once it is a hundred', () => {
    expect(splitFigures(100_01, draft('percent', { a: '33.33', b: '33.33', c: '33.34' }), ORDER)).toMatchObject({
      leftPaise: 0,
      problem: null,
    })
    expect(splitFigures(100_00, draft('percent', { a: '50' }), ORDER)).toMatchObject({
      of: { a: 50_00, b: 0, c: 0 },
      leftPaise: 50_00,
      problem: '50 % is not given to anybody yet.',
    })
  })

  it('shares: one share each at first, and only whole ones', () => {
    expect(splitFigures(90_00, draft('shares', { a: '2' }), ORDER).of).toEqual({ a: 45_00, b: 22_50, c: 22_50 })
    for (const wrong of ['0', '', '1.5', '1001', 'x'])
      expect(splitFigures(90_00, draft('shares', { a: wrong }), ORDER).problem).toMatch(/whole numbers/)
  })

  it('adjusted: adds and takes away, never below nothing', () => {
    expect(splitFigures(100_00, draft('adjusted', { a: '10', b: '-5' }), ORDER).of).toEqual({
      a: 41_67,
      b: 26_67,
      c: 31_66,
    })
    expect(splitFigures(10_00, draft('adjusted', { a: '-50' }), ORDER).problem).toBeTruthy()
    expect(splitFigures(10_00, draft('adjusted', { a: '50' }), ORDER).problem).toBeTruthy()
  })

  it('shares of an amount always add up to it', () => {
    for (const how of ['equal', 'shares', 'adjusted'] as const)
      for (const amount of [1, 2, 99, 100_00, 1_234_567]) {
        const { of } = splitFigures(amount, draft(how), ORDER)
        expect(Object.values(of).reduce((sum: number, paise) => sum + (paise ?? 0), 0)).toBe(amount)
      }
  })
})

describe('withKind', () => {
  it('starts exact amounts and percentages with what everybody owed so far', () => {
    const equal = draft('equal')
    const figures = splitFigures(100_00, equal, ORDER)
    for (const how of ['exact', 'percent'] as const) {
      const changed = withKind(equal, how, figures, ORDER)
      expect(splitFigures(100_00, changed, ORDER)).toMatchObject({ leftPaise: 0, problem: null })
    }
  })

  it('keeps what was typed', () => {
    const typed = draft('exact', { a: '70' })
    const there = withKind(typed, 'shares', splitFigures(100_00, typed, ORDER), ORDER)
    expect(withKind(there, 'exact', splitFigures(100_00, there, ORDER), ORDER).typed.a?.exact).toBe('70')
  })
})

describe('fromSplit', () => {
  it.each([
    { how: 'equal', people: ['a', 'c'] },
    { how: 'exact', people: [{ id: 'a', paise: 1050 }] },
    { how: 'shares', people: [{ id: 'a', shares: 3 }] },
    {
      how: 'percent',
      people: [
        { id: 'a', basisPoints: 3333 },
        { id: 'b', basisPoints: 6667 },
      ],
    },
    {
      how: 'adjusted',
      people: [
        { id: 'a', adjustPaise: -50 },
        { id: 'b', adjustPaise: 0 },
      ],
    },
  ] as const)('$how: is sent back as it was saved', (split) => {
    expect(toSplit(fromSplit(structuredClone(split) as never), ORDER)).toEqual(split)
  })
})
