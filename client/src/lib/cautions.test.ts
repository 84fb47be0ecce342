import type { DestinationCaution } from '@saathi/shared/destinations/schema'
import { expect, test } from 'vitest'
import { cautionMonths, warningIn } from './cautions.ts'

const caution = (dates: Partial<DestinationCaution>): DestinationCaution => ({
  what: 'The pass is shut.',
  kind: 'closure',
  from: null,
  to: null,
  months: null,
  isSure: true,
  ...dates,
})

test('cautionMonths: are those named, those between the dates, or the whole year', () => {
  expect(cautionMonths(caution({ months: [7, 8] }))).toEqual([7, 8])
  expect(cautionMonths(caution({ from: '06-15', to: '08-01' }))).toEqual([6, 7, 8])
  expect(cautionMonths(caution({ from: '11-15', to: '02-10' }))).toEqual([1, 2, 11, 12])
  expect(cautionMonths(caution({}))).toHaveLength(12)
})

test('warningIn: is the first that holds in one of the months and is no note', () => {
  const note = caution({ kind: 'note', what: 'Carry cash.' })
  const [july, august] = [caution({ months: [7] }), caution({ kind: 'danger', months: [7, 8] })]
  const all = [note, july, august]
  expect(warningIn(all, [7])).toBe(july)
  expect(warningIn(all, [8, 9])).toBe(august)
  expect(warningIn(all, [9])).toBeUndefined()
  expect(warningIn(all, [])).toBeUndefined()
})
