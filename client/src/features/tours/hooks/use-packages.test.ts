import type { PackageCard } from '@saathi/shared/packages/schema'
import { expect, test } from 'vitest'
import { packageChoices } from './use-packages.ts'

const card = (_id: string, name: string) => ({ _id, name }) as PackageCard
const LISTED = [card('2', 'Konkan, slowly'), card('1', 'Hampi by coracle')]
const WITHDRAWN = { _id: '3', name: 'Lions of Gir' }

test('packageChoices: the packages by name, after the choice of none', () => {
  expect(packageChoices(LISTED, '1', 'None')).toEqual([
    ['', 'None'],
    ['1', 'Hampi by coracle'],
    ['2', 'Konkan, slowly'],
  ])
})

test('packageChoices: a chosen package that is no longer listed has the name that its tour gives', () => {
  expect(packageChoices(LISTED, '3', 'None', WITHDRAWN)[1]).toEqual(['3', 'Lions of Gir'])
})

test('packageChoices: the package of the tour is no choice of its own when another one is chosen', () => {
  expect(packageChoices(LISTED, '1', 'None', WITHDRAWN)).toHaveLength(3)
})

test('packageChoices: a chosen package without a known name is a choice while the list loads', () => {
  expect(packageChoices([], '9', 'None', WITHDRAWN)).toEqual([
    ['', 'None'],
    ['9', 'One package'],
  ])
})
