import { expect, test } from 'vitest'
import { byCodesAbove, bySlash } from './ways-of-passes.ts'

const PASS = 'DEL\nDelhi, Terminal 3\n13 Mar 2027, 23:15\nto\nSIN\nSingapore, Terminal 2\n14 Mar 2027, 07:35'

test('pass with two codes, each above the name of its airport: the way', () => {
  expect(byCodesAbove(PASS, 'air')).toMatchObject([{ from: { code: 'DEL' }, to: { code: 'SIN' } }])
})

test.each([
  ['a third airport', `${PASS}\nBOM\nMumbai, Terminal 2`, 'air'],
  ['a code above another name', PASS.replace('Singapore', 'Gate'), 'air'],
  ['a train', PASS, 'rail'],
] as const)('such a pass with %s: no way', (_, text, kind) => {
  expect(byCodesAbove(text, kind)).toEqual([])
})

test('line of two airports with a slash between them: the way', () => {
  expect(bySlash('FLT 9I 519\nHYDERABAD / TIRUPATI\nSEAT 11A', 'air')).toMatchObject([
    { from: { name: 'Hyderabad' }, to: { name: 'Tirupati' } },
  ])
})

test.each(['WINDOW / AISLE', 'HYDERABAD / DOMESTIC', 'PNR / HYDERABAD / TIRUPATI', 'Delhi / Mumbai\nPune / Goa'])(
  '%j: no way',
  (text) => {
    expect(bySlash(text, 'air')).toEqual([])
  },
)
