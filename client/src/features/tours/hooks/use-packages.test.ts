import type { PackageCard } from '@saathi/shared/packages/schema'
import { expect, test } from 'vitest'
import { packageOptions } from './use-packages.ts'

const card = (_id: string, name: string, nights: number) => ({ _id, name, nights }) as PackageCard
const LISTED = [card('2', 'Konkan, slowly', 4), card('1', 'Hampi by coracle', 1)]
const WITHDRAWN = { _id: '3', name: 'Lions of Gir' }

test('packageOptions: the packages by name, with their nights', () => {
  expect(packageOptions(LISTED, '1')).toEqual([
    { id: '1', name: 'Hampi by coracle', detail: '1 night' },
    { id: '2', name: 'Konkan, slowly', detail: '4 nights' },
  ])
})

test('packageOptions: a chosen package that is no longer listed has the name that its tour gives', () => {
  expect(packageOptions(LISTED, '3', WITHDRAWN)[0]).toEqual({ id: '3', name: 'Lions of Gir' })
})

test('packageOptions: the package of the tour is no choice of its own when another one is chosen', () => {
  expect(packageOptions(LISTED, '1', WITHDRAWN)).toHaveLength(2)
})

test('packageOptions: a chosen package without a known name is a choice while the list loads', () => {
  expect(packageOptions([], '9', WITHDRAWN)).toEqual([{ id: '9', name: 'One package' }])
})
