import { TourType } from '@saathi/shared/packages/schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { aPackage } from '../../../test/make.ts'
import { catalogueTable, readCatalogue, writeCatalogue } from './catalogue-text.ts'

z.config(z.locales.en())

const errorsIn = (text: string) => {
  const result = readCatalogue(text)
  return 'errors' in result ? result.errors : []
}
const errorsOf = (...rows: unknown[]) => errorsIn(JSON.stringify(rows))
const HAMPI = aPackage({ slug: 'hampi' })

describe('readCatalogue and writeCatalogue', () => {
  test('a written catalogue: reads back equal, and writes to the same text', () => {
    const text = (max: number) =>
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: max / 4 })
        .map((value) => value.replaceAll('\0', '').trim())
        .filter(Boolean)
    const named = fc.record({ name: text(80), description: text(600) })
    const aPackageOf = fc.record({
      slug: fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,2}$/),
      name: text(80),
      description: text(2000),
      tourType: fc.constantFrom(...TourType.options),
      price: fc.integer({ min: 0, max: 10_000_000 }),
      nights: fc.integer({ min: 0, max: 60 }),
      images: fc.array(text(100), { maxLength: 12 }),
      imageUrl: fc.option(text(100)),
      destinations: fc.array(text(100), { minLength: 1, maxLength: 20 }),
      activities: fc.array(named, { maxLength: 5 }),
      raccom: fc.array(named, { maxLength: 5 }),
    })
    const catalogue = fc.uniqueArray(aPackageOf, { selector: ({ slug }) => slug, maxLength: 5 })
    fc.assert(
      fc.property(catalogue, (packages) => {
        const file = writeCatalogue(packages)
        const result = readCatalogue(file)
        expect(result).toEqual({ packages })
        expect('packages' in result && writeCatalogue(result.packages)).toBe(file)
      }),
    )
  })

  test('a package with shuffled fields: is written in the fixed field order', () => {
    const shuffled = Object.fromEntries(Object.entries(HAMPI).reverse()) as typeof HAMPI
    expect(writeCatalogue([shuffled])).toBe(writeCatalogue([HAMPI]))
  })

  test('a file with a byte order mark: is read', () => {
    expect(readCatalogue(`\uFEFF${writeCatalogue([HAMPI])}`)).toEqual({ packages: [HAMPI] })
  })
})

describe('readCatalogue: each error names its row and field', () => {
  test.for<[string, object, string]>([
    ['a price in words', { price: '11,900' }, 'price: Invalid input: expected number, received string'],
    ['a negative price', { price: -1 }, 'price: Too small: expected number to be >=0'],
    ['a fractional price', { price: 0.5 }, 'price: Invalid input: expected int, received number'],
    ['an unknown tour type', { tourType: 'moon' }, 'tourType: Invalid option: expected one of "beaches"'],
    ['a missing field', { nights: undefined }, 'nights: is missing'],
    ['an unknown field', { colour: 'red' }, 'colour: there is no such field'],
    ['a name of spaces', { name: '   ' }, 'name: Too small: expected string to have >=1 characters'],
    ['no destinations', { destinations: [] }, 'destinations: Too small: expected array to have >=1 items'],
    [
      'an activity without a description',
      { activities: [{ name: 'Coracle' }] },
      'activities[0].description: is missing',
    ],
    [
      'an activity with an unknown field',
      { activities: [{ name: 'Coracle', description: 'It spins.', hours: 2 }] },
      'activities[0].hours: there is no such field',
    ],
    [
      'an image that is not a string',
      { images: ['a.svg', 7] },
      'images[1]: Invalid input: expected string, received number',
    ],
    ['a NUL character', { name: 'Ham\0pi' }, 'name: holds a character that cannot be stored'],
    [
      'an unpaired surrogate',
      { raccom: [{ name: 'x', description: '\ud83d' }] },
      'raccom[0].description: holds a character',
    ],
  ])('%s', ([, fields, error]) => {
    expect(errorsOf(aPackage(), aPackage(), { ...HAMPI, ...fields })).toEqual([
      expect.stringContaining(`row 3 (slug hampi): ${error}`),
    ])
  })

  test('an invalid or missing slug', () => {
    expect(errorsOf({ ...HAMPI, slug: 'Hampi by Coracle' })).toEqual([
      'row 1: slug: must be words of small letters and digits, joined by hyphens',
    ])
    expect(errorsOf({ ...HAMPI, slug: undefined })).toEqual(['row 1: slug: is missing'])
  })

  test('a slug in two rows', () => {
    expect(errorsOf(HAMPI, aPackage(), HAMPI)).toEqual(['row 3 (slug hampi): slug: row 1 has it already'])
  })

  test.each([null, 7, 'hampi', [HAMPI]])('a row that is not a package: %j', (row) => {
    expect(errorsOf(HAMPI, row)).toEqual(['row 2: not a package: its fields stand between { and }'])
  })

  test('several errors: all are listed in file order', () => {
    const errors = errorsOf({ ...HAMPI, price: -1, nights: 'two' }, { ...aPackage({ slug: 'leh' }), mood: 1 })
    expect(errors.map((error) => error.split(': ').slice(0, 2).join(': '))).toEqual([
      'row 1 (slug hampi): price',
      'row 1 (slug hampi): nights',
      'row 2 (slug leh): mood',
    ])
  })
})

describe('readCatalogue: a file that is not a catalogue', () => {
  test.each([
    ['truncated JSON', '[{"slug": "hampi"', /^not JSON: .*(end of|after property)/i],
    ['a trailing comma', '[\n  {"slug": "hampi",}\n]', /^not JSON: line 2, column 20: /],
    ['an empty file', '', /^not JSON: /],
    ['a package outside a list', JSON.stringify(HAMPI), /^not a list: /],
  ])('%s', (_, text, error) => {
    expect(errorsIn(text)).toEqual([expect.stringMatching(error)])
  })

  test('any text: gives packages or errors and does not throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.json().map((row) => `[${row}]`),
        ),
        (text) => {
          const result = readCatalogue(text)
          expect('errors' in result ? result.errors.length : result.packages).not.toBe(0)
        },
      ),
    )
  })
})

test('catalogueTable: one line for each package, with aligned columns and a count', () => {
  const table = catalogueTable([aPackage({ slug: 'hampi', price: 1_11_900 }), aPackage({ slug: 'leh', price: 900 })])
  const [head, hampi, leh, count] = table.split('\n')
  expect(hampi).toMatch(/^hampi .*4 +₹1,11,900$/)
  expect([head, leh].map((line) => line?.length)).toEqual([hampi?.length, hampi?.length])
  expect(count).toBe('2 packages')
  expect(catalogueTable([HAMPI])).toMatch(/\n1 package$/)
})
