import { priceWords } from '@saathi/shared/money'
import type { PackageCard } from '@saathi/shared/packages'
import { TourFacts } from '@saathi/shared/tours'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDraft } from './draft-storage.ts'
import {
  EMPTY,
  factsOf,
  faultsOf,
  fieldNamed,
  moved,
  previewOf,
  type TourDraft,
  wholeOf,
  withPackage,
} from './tour-draft.ts'

const TODAY = '2026-11-20'
const anyDay = fc.constantFrom('', '2026-11-19', '2026-11-20', '2026-12-12', '2026-12-15', '2027-01-02')
const anyDraft: fc.Arbitrary<TourDraft> = fc.record({
  packageId: fc.constantFrom('', '0198c0de-0000-7000-8000-000000000001'),
  name: fc.oneof(fc.string(), fc.stringMatching(/^[a-z ]{1,100}$/)),
  description: fc.oneof(fc.string(), fc.constant('x'.repeat(2001))),
  destination: fc.string(),
  start: anyDay,
  end: anyDay,
  price: fc.oneof(fc.nat().map(String), fc.string(), fc.constant('11,900'), fc.constant('10000001')),
  capacity: fc.oneof(fc.nat({ max: 700 }).map(String), fc.string(), fc.constant('')),
  images: fc.array(fc.constantFrom('pictures/hampi.svg', `media/${'a'.repeat(43)}`, `media/${'d'.repeat(43)}`), {
    maxLength: 10,
  }),
  isPublic: fc.boolean(),
})
const hampi = {
  _id: '0198c0de-0000-7000-8000-000000000001',
  name: 'Hampi by coracle',
  description: 'Boulders and goats.',
  destinations: ['Hampi, Karnataka'],
  price: 11_900,
  nights: 3,
  images: ['pictures/hampi.svg'],
} as PackageCard
const konkan = { ...hampi, _id: '0198c0de-0000-7000-8000-000000000002', name: 'Konkan, slowly', price: 15_200 }

test('a draft without faults is one that the server takes', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      fc.pre(Object.keys(faultsOf(draft, TODAY)).length === 0)
      expect(TourFacts.safeParse(factsOf(draft)).error?.issues).toBeUndefined()
      expect(draft.end >= TODAY).toBe(true)
    }),
  )
})

test('each fault stands at its own field, in words', () => {
  expect(Object.keys(faultsOf(EMPTY, TODAY)).sort()).toEqual(['destination', 'end', 'name', 'price', 'start'])
  const draft: TourDraft = {
    ...EMPTY,
    name: 'Hampi',
    destination: 'Hampi',
    start: TODAY,
    end: TODAY,
    price: '₹ 11,900',
  }
  expect(faultsOf(draft, TODAY)).toEqual({})
  expect(faultsOf({ ...draft, end: '2026-11-19' }, TODAY).end).toBe('The tour cannot end before it starts.')
  expect(faultsOf({ ...draft, start: '2026-11-01', end: '2026-11-02' }, TODAY).end).toBe(
    'A tour cannot end before today.',
  )
  expect(faultsOf({ ...draft, price: '11.5' }, TODAY).price).toBe('Please give whole rupees, such as 11900.')
  expect(faultsOf({ ...draft, capacity: '0' }, TODAY).capacity).toMatch(/from 1 to 500/)
})

test('rupees are read as people type them', () => {
  expect(['11900', '11,900', '₹ 1,00,000'].map(wholeOf)).toEqual([11_900, 11_900, 100_000])
  for (const odd of ['', '12.5', '-4', 'ten', '1e3', '9'.repeat(12)]) expect(wholeOf(odd)).toBeNaN()
})

test("the server's names of inputs lead to the form's fields", () => {
  expect(['tour.travelDates.end', 'travelDates.start', 'tour.capacity', 'images.3', 'name'].map(fieldNamed)).toEqual([
    'end',
    'start',
    'capacity',
    'images',
    'name',
  ])
  expect([null, 'tourId', 'constructor'].map(fieldNamed)).toEqual(['form', 'form', 'form'])
})

test('a package fills what is empty, and another one replaces only what the first had filled', () => {
  const first = withPackage({ ...EMPTY, start: '2026-12-12' }, hampi, null)
  expect(first).toMatchObject({ name: 'Hampi by coracle', price: '11900', end: '2026-12-15', images: hampi.images })
  const mine = { ...first, name: 'Hampi with my aunts' }
  expect(withPackage(mine, konkan, hampi)).toMatchObject({ name: 'Hampi with my aunts', price: '15200' })
  expect(withPackage(first, null, hampi)).toEqual({ ...EMPTY, start: '2026-12-12', end: '2026-12-15' })
})

test('a draft is kept as it was written, without pictures that the server has swept', () => {
  const now = Date.UTC(2026, 10, 20)
  fc.assert(
    fc.property(anyDraft, fc.constantFrom(0, 24), (draft, hours) => {
      const read = readDraft(JSON.stringify({ draft, at: now - hours * 3_600_000 }), now) ?? EMPTY
      const images = hours === 0 ? draft.images : draft.images.filter((image) => !image.startsWith('media/'))
      expect(read).toEqual({ ...draft, images })
    }),
  )
})

test('what is no draft is none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (kept) => {
      const read = readDraft(kept, 0)
      if (read)
        for (const [name, value] of Object.entries(EMPTY)) expect(typeof read[name as 'name']).toBe(typeof value)
    }),
  )
  for (const kept of [null, '', '{}', '[]', '{"draft":null}', '{"draft":{}}', '{"draft":{"name":7}}'])
    expect(readDraft(kept, 0)).toBeNull()
})

test('a price that is not written yet is none, and one of nothing is free', () => {
  const host = { _id: '0198c0de-0000-7000-8000-000000000003', name: 'Asha Rao', firebaseUid: 'asha' }
  const price = (typed: string) => priceWords(previewOf({ ...EMPTY, price: typed }, host, null, TODAY).price)
  expect(['', 'cheap', '0', '11,900'].map(price)).toEqual(['N/A', 'N/A', 'Free', '₹11,900'])
})

test('a moved picture changes places with those between, and none is lost', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 }), fc.nat(), fc.nat(), (list, a, b) => {
      const [from, to] = [a % list.length, b % list.length]
      const after = moved(list, from, to)
      expect(after[to]).toBe(list[from])
      expect([...after].sort()).toEqual([...list].sort())
      expect(after.filter((one) => one !== list[from])).toEqual(list.filter((one) => one !== list[from]))
    }),
  )
})
