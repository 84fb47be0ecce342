import { tourPrice } from '@saathi/shared/lib/money'
import type { PackageCard } from '@saathi/shared/packages/schema'
import { TOUR_COVERS } from '@saathi/shared/tours/rules'
import { TourFacts } from '@saathi/shared/tours/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDraft } from './draft-storage.ts'
import {
  buildPreview,
  EMPTY,
  fieldFor,
  moved,
  parseWhole,
  type TourDraft,
  toTourInput,
  validateDraft,
  withPackage,
  withStart,
  withStartPackage,
} from './tour-draft.ts'

const TODAY = '2026-11-20'
const anyDay = fc.constantFrom('', '2026-11-19', '2026-11-20', '2026-12-12', '2026-12-15', '2027-01-02')
const anyDraft = fc.record({
  ...(Object.fromEntries(
    Object.entries(EMPTY).map(([name, empty]): [string, unknown] => [
      name,
      typeof empty === 'boolean' ? fc.boolean() : fc.string(),
    ]),
  ) as { [Name in keyof TourDraft]: fc.Arbitrary<TourDraft[Name]> }),
  packageId: fc.constantFrom('', '0198c0de-0000-7000-8000-000000000001'),
  name: fc.oneof(fc.string(), fc.stringMatching(/^[a-z ]{1,100}$/)),
  description: fc.oneof(fc.string(), fc.constant('x'.repeat(2001))),
  cancellationTerms: fc.oneof(fc.string(), fc.constant('x'.repeat(501))),
  start: anyDay,
  end: anyDay,
  price: fc.oneof(fc.nat().map(String), fc.string(), fc.constant('11,900'), fc.constant('10000001')),
  capacity: fc.oneof(fc.nat({ max: 700 }).map(String), fc.string(), fc.constant('')),
  images: fc.array(fc.constantFrom('pictures/hampi.svg', `media/${'a'.repeat(43)}`, `media/${'d'.repeat(43)}`), {
    maxLength: 10,
  }),
  covers: fc.subarray([...TOUR_COVERS]),
  questions: fc.array(fc.constantFrom('Can you swim?', ' ', '\u200b', 'x'.repeat(201)), { maxLength: 3 }),
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

test("validateDraft: a draft without errors is accepted by the server's schema", () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      fc.pre(Object.keys(validateDraft(draft, TODAY)).length === 0)
      expect(TourFacts.safeParse(toTourInput(draft)).error?.issues).toBeUndefined()
      expect(draft.end >= TODAY).toBe(true)
    }),
    // About one draft in a hundred has no errors, which is near the usual limit.
    { maxSkipsPerRun: 1_000 },
  )
})

test("validateDraft: a draft that the server's schema accepts has no errors, unless it ends before today", () => {
  const named = anyDraft.map((draft) => ({ ...draft, name: draft.name || 'Hampi', destination: 'Hampi', price: '500' }))
  let accepted = 0
  fc.assert(
    fc.property(fc.oneof(anyDraft, named), (draft) => {
      fc.pre(TourFacts.safeParse(toTourInput(draft)).success && draft.end >= TODAY)
      accepted++
      expect(validateDraft(draft, TODAY)).toEqual({})
    }),
  )
  expect(accepted).toBeGreaterThan(50)
})

test('validateDraft: each error is reported at its field', () => {
  expect(Object.keys(validateDraft(EMPTY, TODAY)).sort()).toEqual(['destination', 'end', 'name', 'price', 'start'])
  const draft: TourDraft = {
    ...EMPTY,
    name: 'Hampi',
    destination: 'Hampi',
    start: TODAY,
    end: TODAY,
    price: '₹ 11,900',
  }
  expect(validateDraft(draft, TODAY)).toEqual({})
  expect(validateDraft({ ...draft, end: '2026-11-19' }, TODAY).end).toBe('The tour cannot end before it starts.')
  expect(validateDraft({ ...draft, start: '2026-11-01', end: '2026-11-02' }, TODAY).end).toBe(
    'A tour cannot end before today.',
  )
  expect(validateDraft({ ...draft, price: '11.5' }, TODAY).price).toBe('Please give whole rupees, such as 11900.')
  expect(validateDraft({ ...draft, capacity: '0' }, TODAY).capacity).toMatch(/from 1 to 500/)
})

test('parseWhole: amounts as people type them are parsed, anything else is NaN', () => {
  expect(['11900', '11,900', '₹ 1,00,000'].map(parseWhole)).toEqual([11_900, 11_900, 100_000])
  for (const odd of ['', '12.5', '-4', 'ten', '1e3', '9'.repeat(12)]) expect(parseWhole(odd)).toBeNaN()
})

test('fieldFor: server input names map to form fields', () => {
  expect(['tour.travelDates.end', 'travelDates.start', 'tour.capacity', 'images.3', 'name'].map(fieldFor)).toEqual([
    'end',
    'start',
    'capacity',
    'images',
    'name',
  ])
  expect([null, 'tourId', 'constructor'].map(fieldFor)).toEqual(['form', 'form', 'form'])
})

test('withPackage: fills empty fields, and replaces only what the previous package had filled', () => {
  const first = withPackage({ ...EMPTY, start: '2026-12-12' }, hampi, null)
  expect(first).toMatchObject({ name: 'Hampi by coracle', price: '11900', end: '2026-12-15', images: hampi.images })
  const mine = { ...first, name: 'Hampi with my aunts' }
  expect(withPackage(mine, konkan, hampi)).toMatchObject({ name: 'Hampi with my aunts', price: '15200' })
  expect(withPackage(first, null, hampi)).toEqual({ ...EMPTY, start: '2026-12-12', end: '2026-12-15' })
})

test('withStartPackage: adds what the package gives to what is given, and leaves out a package that is not offered', () => {
  const start = { destination: 'Anegundi', packageId: hampi._id }
  expect(withStartPackage(start, [konkan, hampi])).toMatchObject({ ...start, name: hampi.name, price: '11900' })
  expect(withStartPackage(start, [konkan])).toEqual({ destination: 'Anegundi', packageId: '' })
  expect(withStartPackage({ destination: 'Anegundi' }, [])).toEqual({ destination: 'Anegundi', packageId: '' })
})

test('withStart: the last day follows the nights of the package, unless the user chose one', () => {
  const draft = withPackage(EMPTY, hampi, null)
  const dated = withStart(draft, '2026-12-12', hampi)
  expect(dated.end).toBe('2026-12-15')
  expect(withStart(dated, '2026-12-20', hampi).end).toBe('2026-12-23')
  expect(withStart({ ...dated, end: '2026-12-18' }, '2026-12-14', hampi).end).toBe('2026-12-18')
  expect(withStart(EMPTY, '2026-12-12', null)).toMatchObject({ start: '2026-12-12', end: '' })
})

test('parseDraft: restores a stored draft, without uploads that have expired', () => {
  const now = Date.UTC(2026, 10, 20)
  fc.assert(
    fc.property(anyDraft, fc.constantFrom(0, 24), (draft, hours) => {
      const read = parseDraft(JSON.stringify({ draft, at: now - hours * 3_600_000 }), now) ?? EMPTY
      const images = hours === 0 ? draft.images : draft.images.filter((image) => !image.startsWith('media/'))
      expect(read).toEqual({ ...draft, images })
    }),
  )
})

test('parseDraft: invalid or empty text gives null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (stored) => {
      const read = parseDraft(stored, 0)
      if (read)
        for (const [name, value] of Object.entries(EMPTY)) expect(typeof read[name as 'name']).toBe(typeof value)
    }),
  )
  for (const stored of [null, '', '{}', '[]', '{"draft":null}', '{"draft":{}}', '{"draft":{"name":7}}'])
    expect(parseDraft(stored, 0)).toBeNull()
})

test('buildPreview: an empty price is N/A, with a price of 0 one pays one’s own way', () => {
  const host = { _id: '0198c0de-0000-7000-8000-000000000003', name: 'Asha Rao', firebaseUid: 'asha' }
  const price = (typed: string) =>
    tourPrice(buildPreview({ draft: { ...EMPTY, price: typed }, host, item: null, today: TODAY }).price)
  expect(['', 'cheap', '0', '11,900'].map(price)).toEqual(['N/A', 'N/A', 'Pay your own way', '₹11,900'])
})

test('moved: an element moves to the new index, the others keep their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 }), fc.nat(), fc.nat(), (list, a, b) => {
      const [from, to] = [a % list.length, b % list.length]
      const after = moved(list, from, to)
      expect(after[to]).toBe(list[from])
      expect([...after].sort()).toEqual([...list].sort())
      expect(after.filter((item) => item !== list[from])).toEqual(list.filter((item) => item !== list[from]))
    }),
  )
})
