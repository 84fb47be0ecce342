import { expect, test } from 'vitest'
import { differences, EMPTY_DRAFT, toDraft, toFacts, wholeNumber } from './package-draft.ts'

const FACTS = {
  slug: 'hampi',
  name: 'Hampi by coracle',
  description: 'Granite and bananas.',
  tourType: 'historical' as const,
  price: 11_900,
  nights: 3,
  images: ['pictures/a.svg', 'https://b.example/c.jpg'],
  imageUrl: null,
  destinations: ['Hampi, Karnataka', 'Badami'],
  activities: [{ name: 'Coracle', description: 'Round boats.' }],
  raccom: [],
}

test('facts as a draft, and back: are equal', () => {
  expect(toFacts(toDraft(FACTS))).toEqual(FACTS)
})

test('a draft with blank lines and spaces: has facts without them', () => {
  const facts = toFacts({ ...toDraft(FACTS), destinations: ' Hampi \n\n Badami', imageUrl: ' ' })
  expect([facts.destinations, facts.imageUrl]).toEqual([['Hampi', 'Badami'], null])
})

test('wholeNumber: digits, also in groups', () => {
  expect(['12', ' 7 ', '0', '12,000', '1,20,000'].map(wholeNumber)).toEqual([12, 7, 0, 12_000, 120_000])
  for (const text of ['', '1.5', '-1', '1e3', 'ten']) expect(wholeNumber(text)).toBeNull()
})

test('differences: names the fields', () => {
  expect(differences(EMPTY_DRAFT, EMPTY_DRAFT)).toEqual([])
  expect(
    differences(toDraft(FACTS), { ...toDraft(FACTS), price: '1', raccom: [{ name: '', description: '' }] }),
  ).toEqual(['price', 'raccom'])
})
